"""Kill -9 on driver, worker and broker of the Evidence Room: nothing happens twice."""

import contextlib
import faulthandler
import hashlib
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import redis

from allrise.accounts.kept import KEEP_SECONDS
from allrise.supervisor.broker import private_broker
from tests.chaos import killer, ledger
from tests.running import Court

pytestmark = [pytest.mark.chaos, pytest.mark.slow]
KILLS = int(os.environ.get("CHAOS_KILLS", "15"))
# Where to write down what happened; nowhere by default.
LEDGER = os.environ.get("CHAOS_LEDGER", "")
SEED = os.environ.get("CHAOS_SEED", "room")
# From the kill to the next word on the record, seconds. What is promised is ten; a machine
# that is busy with other things may be granted more, as nothing else depends on it.
RECOVERY = float(os.environ.get("CHAOS_RECOVERY", "10"))
PATIENCE = 180.0
VICTIMS = ["room", "evidence", "valkey"]
ROUND = ["exhibit.filed", "challenge.ruled", "round.resolved"]
# Where a step can die: with the claim, its thought stored, in its record, after its commit.
FILE = ["claimed", "thought:filing", "recording", "recorded"]
RULE = ["claimed", "thought:ruling", "recording", "recorded"]
WHOLE = ["match.opened", *ROUND * 10, "match.closed"]


class Gallery:
    """Someone who reads the room over HTTP and misses nothing."""

    def __init__(self, court: Court) -> None:
        self.http = httpx.Client(base_url=f"{court.url}/evidence-room/api", timeout=20)
        self.told: list[dict[str, Any]] = []

    def look(self) -> int:
        """Take what is new on the docket; its last number."""
        while True:
            after = self.told[-1]["seq"] if self.told else 0
            items = self.http.get("/docket", params={"after": after}).json()["items"]
            self.told += items
            if not items:
                return after

    def follow(self, until: Callable[[], bool]) -> float:
        """Until the condition holds; the longest silence on the way, in seconds.

        A silence longer than recovery may take is a failure.
        """
        longest, heard, last = 0.0, time.monotonic(), self.look()
        while not until():
            time.sleep(0.05)
            grown = self.look() > last
            silence = time.monotonic() - heard
            longest = max(longest, silence)
            assert silence < RECOVERY, f"{silence:.1f} s of silence before {self.told[last:]}"
            if grown:
                heard, last = time.monotonic(), len(self.told)
        return longest

    def wait_for_round(self) -> float:
        """Until three more entries are there, which takes driver and worker both."""
        last = self.look()
        return self.follow(lambda: len(self.told) >= last + len(ROUND))

    def wait_until_closed(self, match: str) -> None:
        self.follow(lambda: any(e["data"]["match"] == match for e in self.of("match.closed")))

    def of(self, type_: str) -> list[dict[str, Any]]:
        return [entry for entry in self.told if entry["type"] == type_]

    def current(self) -> str:
        return str(self.of("match.opened")[-1]["data"]["match"])


@pytest.fixture(scope="module")
def plans(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("plans")


@pytest.fixture(scope="module")
def gallery(court: Callable[..., Court], plans: Path) -> tuple[Court, Gallery]:
    running = court(
        env={
            "ALLRISE_ROOM_PACE": "0",
            "ALLRISE_TURN_OBSERVER": "tests.chaos.killer.kill_once",
            "CHAOS_PLANS": str(plans),
        }
    )
    seen = Gallery(running)
    deadline = time.monotonic() + 30
    while not seen.look():
        assert time.monotonic() < deadline, running.log()
        time.sleep(0.1)
    return running, seen


def test_random_deaths_replay_nothing_and_lose_nothing(
    gallery: tuple[Court, Gallery], record_property: Callable[[str, object], None]
) -> None:
    running, seen = gallery
    draw = random.Random(SEED)
    deaths = []
    for number in range(KILLS):
        victim = VICTIMS[number % 3] if number < 6 else draw.choice(VICTIMS)
        time.sleep(draw.uniform(0.0, 1.5))
        pids = _running(running, victim)
        seen.look()
        for pid in pids:
            # It may have died a moment ago by itself; the supervisor brings the next.
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        step = ledger.STEPS[seen.told[-1]["type"]]
        deaths.append(ledger.Death(victim, step, seen.wait_for_round()))
        print(f"{number + 1:3} {victim:8} at {step:9} -> {deaths[-1].recovery:.2f} s", flush=True)
        write_down(ledger.report(deaths, seen.told, "not audited yet"))
        go_on_watching()
    seen.wait_until_closed(seen.current())
    table = ledger.report(deaths, seen.told, audit := running.manage("audit"))
    record_property("ledger", table)
    write_down(table)
    print(f"\n{table}")
    assert max(death.recovery for death in deaths) < RECOVERY
    assert "The record is in order." in audit
    check_record(seen.told)
    check_archive(seen)


def test_a_worker_that_dies_at_every_boundary_of_a_step(
    gallery: tuple[Court, Gallery], plans: Path
) -> None:
    running, seen = gallery
    deaths = [
        *(
            (f"{number}.file", boundary)
            for number, boundary in zip((2, 4, 6, 8), FILE, strict=True)
        ),
        *(
            (f"{number}.rule", boundary)
            for number, boundary in zip((3, 5, 7, 9), RULE, strict=True)
        ),
    ]
    for step, boundary in deaths:
        killer.plan(plans, boundary, step)
    seen.follow(lambda: len(list(plans.glob("*.done"))) == len(deaths))
    seen.wait_until_closed(seen.current())
    check_record(seen.told)
    check_archive(seen)
    assert "The record is in order." in running.manage("audit")


def test_a_broker_that_forgets_everything_in_mid_match(gallery: tuple[Court, Gallery]) -> None:
    running, seen = gallery
    seen.wait_for_round()
    match = seen.current()
    broker = private_broker(running.data_dir)
    client = (
        redis.Redis(unix_socket_path=str(broker.socket))
        if broker.socket
        else redis.Redis(port=broker.port)
    )
    for _ in range(3):
        client.flushall()
        seen.wait_for_round()
    seen.wait_until_closed(match)
    check_record(seen.told)
    check_archive(seen)
    assert "The record is in order." in running.manage("audit")


def write_down(table: str) -> None:
    if LEDGER:
        Path(LEDGER).write_text(table)


def go_on_watching() -> None:
    """A test that hangs is ended after this long; two hundred kills that go well are not."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True, file=sys.__stderr__)


def _running(court: Court, role: str) -> list[int]:
    """The pids of a role, waiting for it to be up again after the last kill."""
    deadline = time.monotonic() + RECOVERY
    while not (pids := court.pids(role)):
        assert time.monotonic() < deadline, f"{role} has not come back"
        time.sleep(0.05)
    return pids


def check_record(told: list[dict[str, Any]]) -> None:
    """No gap, no round twice, every seal holds, every score is the sum of its rounds."""
    assert [entry["seq"] for entry in told] == list(range(1, len(told) + 1))
    matches = [e["data"]["match"] for e in told if e["type"] == "match.opened"]
    assert len(set(matches)) == len(matches)
    # One after the other: the docket of the room is that of its matches in a row.
    assert [e["type"] for e in told] == (WHOLE * len(matches))[: len(told)]
    for match in matches:
        rounds = [e["data"] for e in told if e["data"]["match"] == match and "round" in e["data"]]
        expected = [number for number in range(1, 11) for _ in ROUND]
        assert [data["round"] for data in rounds] == expected[: len(rounds)]
        scores = {"presenter": 0, "examiner": 0}
        seals = {data["round"]: data["commitment"] for data in rounds if "commitment" in data}
        for data in rounds:
            if "nonce" not in data:
                continue
            scores["presenter"] += data["presenter_delta"]
            scores["examiner"] += data["examiner_delta"]
            assert data["scores"] == scores
            sealed = f"{data['nonce']}:{data['truth']}"
            assert hashlib.sha256(sealed.encode()).hexdigest() == seals[data["round"]]
        for entry in told:
            if entry["type"] == "match.closed" and entry["data"]["match"] == match:
                assert entry["data"]["scores"] == scores


def check_archive(seen: Gallery) -> None:
    """The archive and the table say what the docket says."""
    closed = {e["data"]["match"]: e["data"]["scores"] for e in seen.of("match.closed")}
    for match, scores in closed.items():
        whole = seen.http.get(f"/matches/{match}").json()
        assert whole["scores"] == scores
        assert len(whole["exhibits"]) == len(whole["verdicts"]) == 10
        for name, delta in (("presenter", "presenter_delta"), ("examiner", "examiner_delta")):
            assert sum(verdict[delta] for verdict in whole["verdicts"]) == scores[name]
    # The room goes on while its table is read.
    seen.look()
    least = len(seen.of("round.resolved"))
    table = seen.http.get("/stats").json()["items"]
    time.sleep(2 * KEEP_SECONDS)  # a page of the docket is the same for so long
    seen.look()
    for seat in ("presenter", "examiner"):
        counted = sum(row["rounds"] for row in table if row["seat"] == seat)
        assert least <= counted <= len(seen.of("round.resolved"))
