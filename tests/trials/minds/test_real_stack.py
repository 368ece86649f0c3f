"""The real thing: a vendor in its own process, a whole court, a player over HTTP and a socket."""

import contextlib
import json
import re
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.chaos import killer
from tests.playing import Player, check_record
from tests.running import ROOT, Court
from tests.trials.minds.conftest import CANARY

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def vendor_url() -> Iterator[str]:
    command = [sys.executable, "-m", "tests.stubs.vendor", "--port", "0"]
    slow = ["--latency", "0.1", "--token-pause", "0.01"]
    with subprocess.Popen([*command, *slow], cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        address = re.search(r"http://[\d.:]+", run.stdout.readline())
        assert address is not None
        yield address.group()
        run.kill()


@pytest.fixture(scope="module")
def live_court(
    court: Callable[..., Court], vendor_url: str, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Court, Path]:
    plans = tmp_path_factory.mktemp("plans")
    env = {
        "GROQ_API_KEY": CANARY,
        "GROQ_BASE_URL": vendor_url,
        "OPENAI_API_KEY": CANARY,
        "OPENAI_BASE_URL": f"{vendor_url}/v1",
        "ALLRISE_TURN_OBSERVER": "tests.chaos.killer.kill_once",
        "CHAOS_PLANS": str(plans),
    }
    return court(env=env), plans


class Listener:
    """Everything that comes over the trial's socket, in a thread of its own."""

    def __init__(self, court: Court, player: Player) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        self._url = f"{court.ws_url}/ws/trials/{player.trial}/?after=0"
        self._headers = {"Cookie": cookies, "Origin": court.url}
        self._opened, self._over = threading.Event(), threading.Event()
        self.messages: list[dict[str, Any]] = []
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        assert self._opened.wait(10)

    def _listen(self) -> None:
        with connect(self._url, additional_headers=self._headers) as socket:
            self._opened.set()
            while not self._over.is_set():
                with contextlib.suppress(TimeoutError):
                    self.messages.append(json.loads(socket.recv(timeout=0.2)))

    def close(self) -> None:
        self._over.set()
        self._thread.join(5)

    def deltas(self, phase: str) -> list[dict[str, Any]]:
        return [
            message["data"]
            for message in list(self.messages)
            if message["type"] == "prosecution.delta" and message["data"]["phase"] == phase
        ]


def calls(vendor_url: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = httpx.get(f"{vendor_url}/calls").json()["calls"]
    return found


def schema(call: dict[str, Any]) -> str:
    wanted = call["body"].get("response_format", {}).get("json_schema", {})
    return str(wanted.get("name", "speech"))


def test_a_trial_by_models_over_the_whole_stack(
    live_court: tuple[Court, Path], vendor_url: str
) -> None:
    court, _ = live_court
    httpx.delete(f"{vendor_url}/calls")
    player = Player(court.url)
    player.arrive()
    listener = Listener(court, player)
    shown = player.play_out(seconds=30)
    assert shown["bench"] == "live"
    assert shown["engines"]["prosecutor"] == "groq:openai/gpt-oss-120b"
    assert shown["engines"]["judge"] == shown["verdict"]["engine"] == "openai:gpt-4o"
    check_record(player.docket())
    spoken = {
        e["data"]["phase"]: e["data"]["text"]
        for e in player.docket()
        if e["type"] == "prosecution.spoke"
    }
    for phase in ("round_1", "round_2", "round_3"):
        deltas = listener.deltas(phase)
        assert len(deltas) > 1, "it was heard as it came"
        heard = ""
        for delta in deltas:
            assert delta["offset"] == len(heard)
            heard += delta["text"]
        assert heard.strip() == spoken[phase]
    listener.close()
    made = calls(vendor_url)
    assert len(made) == 24
    assert CANARY not in json.dumps(made)
    assert CANARY not in court.log()
    case = player.http.get(f"/api/trials/{player.trial}/casefile").json()
    assert (case["calls"]["count"], case["calls"]["failed"]) == (24, 0)


@pytest.mark.chaos
def test_a_worker_killed_in_mid_round_does_not_ask_again_what_was_answered(
    live_court: tuple[Court, Path], vendor_url: str
) -> None:
    court, plans = live_court
    player = Player(court.url)
    player.arrive()
    player.wait_for("round_1", "defense", seconds=30)
    httpx.delete(f"{vendor_url}/calls")
    killer.plan(plans, "streaming", "round_1")
    began = time.monotonic()
    player.defend("round_1")
    shown = player.wait_for("round_2", "defense", seconds=40)
    assert (plans / killer._name("streaming", "round_1")).with_suffix(".done").exists()
    assert time.monotonic() - began > 1
    asked = Counter(schema(call) for call in calls(vendor_url))
    assert asked == {
        "WeaknessesAnswer": 1, "FallaciesAnswer": 1, "AssessmentAnswer": 1, "ExhibitAnswer": 1,
        "speech": 2, "WriteBackAnswer": 1,
    }  # fmt: skip
    assert shown["bench"] == "live"
