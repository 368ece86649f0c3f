"""A vendor of language models on this machine, for tests: real HTTP, and any misbehaviour.

In a test:

    with Vendor() as vendor:
        vendor.script.add("rate_limited", {"nth": 1}, after="0.05")
        ... Providers(groq_api_key="k", groq_base_url=vendor.groq_url) ...
        assert len(vendor.calls) == 2

For a whole court: `python -m tests.stubs.vendor --port 9999 --script faults.json`, with
`GROQ_BASE_URL=http://127.0.0.1:9999` and `OPENAI_BASE_URL=http://127.0.0.1:9999/v1`; then
`GET /calls` tells what was asked, `POST /script` puts other rules in force, and `DELETE
/calls` forgets what came.
"""

import argparse
import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.stubs import answers
from tests.stubs.faults import Script
from tests.stubs.handler import Call, Handler, StubServer

Body = dict[str, Any]
Answer = Callable[[Body], str | Body]


@dataclass
class Vendor:
    """The server. `answer` says what a well-behaved call gets: a text, or an object."""

    script: Script = field(default_factory=Script)
    answer: Answer = answers.answer
    port: int = 0
    token_pause: float = 0.0  # seconds between the words of a stream
    latency: float = 0.0  # seconds before every answer

    def __post_init__(self) -> None:
        self.calls: list[Call] = []
        self.lock = threading.Lock()
        self.stopping = threading.Event()
        self._server = StubServer(("127.0.0.1", self.port), Handler)
        self._server.vendor = self
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(
            target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True
        )

    @property
    def groq_url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    def start(self) -> "Vendor":
        self._thread.start()
        return self

    def stop(self) -> None:
        self.stopping.set()
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> "Vendor":
        return self.start()

    def __exit__(self, *failure: object) -> None:
        self.stop()

    def reset(self, script: Script | None = None) -> None:
        """Forget the calls; other rules, or none."""
        with self.lock:
            self.calls.clear()
        self.script = script or Script()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--script", type=Path, help="rules, as JSON")
    parser.add_argument("--latency", type=float, default=0.0, help="seconds before an answer")
    parser.add_argument("--token-pause", type=float, default=0.0, help="seconds between words")
    parser.add_argument("--babble", action="store_true", help="a Markov chain answers")
    given = parser.parse_args()
    script = Script.from_json(json.loads(given.script.read_text())) if given.script else Script()
    vendor = Vendor(
        script,
        answers.babble if given.babble else answers.answer,
        given.port,
        given.token_pause,
        given.latency,
    )
    with vendor:
        print(f"a vendor at {vendor.groq_url} (groq) and {vendor.url} (openai)", flush=True)
        threading.Event().wait()


if __name__ == "__main__":
    main()
