"""How the stub vendor speaks HTTP: one request after the other, well or badly."""

import json
import socket
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

from tests.stubs import answers, wire
from tests.stubs.faults import SPOILT, Fault, Script, refusal_of

Body = dict[str, Any]

SECRETS = ("authorization", "api-key", "x-api-key", "cookie")
MODELS = ("openai/gpt-oss-120b", "llama-3.3-70b-versatile", "gpt-4o", "gpt-4o-mini", "gpt-4.1")
MIDWAY = ("malformed", "error_midway", "cut_off", "drop_midway")


@dataclass
class Call:
    """One request, as it was seen from this side."""

    path: str
    body: Body
    headers: dict[str, str]
    has_key: bool
    came: float
    fault: str | None = None
    status: int = 0
    went: float | None = None  # when the last of the answer was about to leave

    @property
    def model(self) -> str:
        return str(self.body.get("model", ""))

    @property
    def schema(self) -> str:
        """The name of the schema asked for in the strict way, if any."""
        wanted = self.body.get("response_format") or {}
        return str(wanted.get("json_schema", {}).get("name", ""))


class StubServer(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 128
    vendor: Any  # the Vendor whose server this is

    def handle_error(self, request: object, client_address: object) -> None:
        """Callers hang up; that is what the tests are about."""


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: StubServer
    timeout: ClassVar[float] = 60

    def setup(self) -> None:
        super().setup()
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def log_message(self, format: str, *args: object) -> None:
        """Silent: a log would hold what callers sent."""

    @property
    def vendor(self) -> Any:
        return self.server.vendor

    def do_GET(self) -> None:
        if self.path.endswith("/models"):
            found = [{"id": name, "object": "model", "owned_by": "stub"} for name in MODELS]
            self._send(200, {"object": "list", "data": found})
        elif self.path == "/calls":
            with self.vendor.lock:
                calls = [asdict(call) for call in self.vendor.calls]
            self._send(200, {"calls": calls})
        else:
            self._send(404, {"error": {"message": "no such page", "code": "not_found"}})

    def do_DELETE(self) -> None:
        self.vendor.reset(self.vendor.script)
        self._send(200, {})

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))) or b"{}")
        if self.path == "/script":
            self.vendor.script = Script.from_json(body)
            self._send(200, {})
        elif self.path.endswith("/chat/completions"):
            self._chat(body)
        else:
            self._send(404, {"error": {"message": "no such page", "code": "not_found"}})

    def _chat(self, body: Body) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        key = headers.get("authorization", "").removeprefix("Bearer ")
        for name in SECRETS:
            headers.pop(name, None)
        call = Call(self.path, body, headers, bool(key), time.monotonic())
        with self.vendor.lock:
            self.vendor.calls.append(call)
        fault = self.vendor.script.fault(body) or Fault("", {})
        call.fault = fault.name or None
        try:
            self._wait(self.vendor.latency)
            self._answer(call, fault, key)
        finally:
            call.went = call.went or time.monotonic()

    def _answer(self, call: Call, fault: Fault, key: str) -> None:
        if fault.name == "drop":
            return self._hang_up()
        if fault.name == "delay":
            self._wait(fault.args.get("seconds", 1.0))
        if refusal := refusal_of(fault, call.body, key):
            status, content, headers = refusal
            call.status, call.went = status, time.monotonic()
            return self._send(status, content, headers)
        call.status = 200
        outcome = self._outcome(call.body, fault)
        if call.body.get("stream"):
            return self._stream(call, outcome, fault)
        return self._complete(call, outcome, fault)

    def _outcome(self, body: Body, fault: Fault) -> wire.Outcome:
        said = answers.babble(body) if fault.name == "babble" else self.vendor.answer(body)
        text = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
        outcome = wire.Outcome(text)
        if fault.name in SPOILT:
            outcome.text = answers.spoil(fault.name, said, fault.args.get("key"))
        elif fault.name == "refusal":
            outcome.text, outcome.refusal = "", wire.REFUSAL
        elif fault.name in ("truncated", "filtered"):
            outcome.text = text[: len(text) // 2]
            outcome.finish_reason = "length" if fault.name == "truncated" else "content_filter"
        elif fault.name == "reasoning_only":
            outcome.text, outcome.reasoning = "", "He says much and proves little."
        elif fault.name == "tool_call":
            outcome.text, outcome.finish_reason = "", "tool_calls"
            outcome.tool_calls = [wire.TOOL_CALL]
        elif fault.name == "split_surrogates":
            outcome.text = "Order! \U0001f9d1"
            outcome.pieces = ["Order! ", "\ud83e", "\uddd1"]
        outcome.with_usage = fault.name != "no_usage"
        outcome.with_noise = fault.name == "noise"
        return outcome

    def _complete(self, call: Call, outcome: wire.Outcome, fault: Fault) -> None:
        whole = wire.completion(outcome, call.model)
        if fault.name in ("slow_first_token", "slow_tokens"):
            self._wait(fault.args.get("seconds", 1.0))
        if fault.name == "no_choices":
            whole = {"error": {"message": "upstream failed", "code": "upstream"}}
        content = json.dumps(whole).encode()
        if fault.name in ("malformed", "error_midway"):
            content = content[: len(content) // 2]
        if fault.name in ("cut_off", "drop_midway"):
            self._head(200, "application/json", {"Content-Length": str(len(content))})
            self.wfile.write(content[: len(content) // 2])
            return self._hang_up()
        if fault.name == "trickle":
            return self._trickle(b" ", fault, "application/json")
        call.went = time.monotonic()  # before: the caller may look as soon as it has it
        return self._send(200, content)

    def _stream(self, call: Call, outcome: wire.Outcome, fault: Fault) -> None:
        if fault.name == "trickle":
            return self._trickle(b": still thinking\n\n", fault, "text/event-stream")
        self._head(200, "text/event-stream", {"Transfer-Encoding": "chunked"})
        if fault.name == "slow_first_token":
            self._wait(fault.args.get("seconds", 1.0))
        if fault.name == "no_choices":
            self._chunk(wire.event({"error": {"message": "upstream failed", "code": "upstream"}}))
        middle = max(2, len(outcome.parts()) // 2)
        for index, chunk in enumerate(self._chunks(call, outcome)):
            if index == middle and fault.name in MIDWAY and self._breaks(fault):
                return None
            if fault.name == "slow_tokens":
                self._wait(fault.args.get("seconds", 0.2))
            self._chunk(wire.event(chunk))
            self._wait(self.vendor.token_pause)
        call.went = time.monotonic()
        self._chunk(b"data: [DONE]\n\n")
        return self._chunk(b"")

    def _chunks(self, call: Call, outcome: wire.Outcome) -> Iterator[Body]:
        options = call.body.get("stream_options") or {}
        return wire.chunks(
            outcome,
            call.model,
            usage_asked=bool(options.get("include_usage")),
            is_groq=call.path.startswith("/openai/"),
        )

    def _breaks(self, fault: Fault) -> bool:
        """Do in mid-stream what the fault says; whether that ends it."""
        if fault.name == "malformed":
            self._chunk(b'data: {"choices": [{"delta": {"conte\n\n')
            return False
        if fault.name == "error_midway":
            error = {"message": "The server had an error.", "type": "server_error", "code": None}
            self._chunk(wire.event({"error": error}))
            return False
        if fault.name == "cut_off":  # politely: the body ends, the answer does not
            self._chunk(b"")
            return True
        self._hang_up()
        return True

    def _trickle(self, drop: bytes, fault: Fault, kind: str) -> None:
        """A sign of life now and then, and never an answer."""
        self._head(200, kind, {"Transfer-Encoding": "chunked"})
        until = time.monotonic() + fault.args.get("seconds", 5.0)
        while time.monotonic() < until and not self.vendor.stopping.is_set():
            self._chunk(drop)
            self._wait(0.02)
        self._hang_up()

    def _wait(self, seconds: float) -> None:
        if seconds:
            self.vendor.stopping.wait(seconds)

    def _send(
        self, status: int, content: Body | str | bytes, headers: dict[str, str] | None = None
    ) -> None:
        kind = "text/html" if isinstance(content, str) else "application/json"
        if isinstance(content, dict):
            content = json.dumps(content)
        data = content.encode() if isinstance(content, str) else content
        self._head(status, kind, {"Content-Length": str(len(data)), **(headers or {})})
        self.wfile.write(data)

    def _head(self, status: int, kind: str, headers: dict[str, str]) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def _chunk(self, data: bytes) -> None:
        self.wfile.write(f"{len(data):x}\r\n".encode() + data + b"\r\n")
        self.wfile.flush()

    def _hang_up(self) -> None:
        self.close_connection = True
        self.wfile.flush()
        self.connection.shutdown(socket.SHUT_RDWR)
