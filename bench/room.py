"""The Evidence Room under load: a million rounds on record, a thousand pollers, a full room.

python -m bench.room          SQLite
DATABASE_URL=postgres://… python -m bench.room     a database that may be filled up
"""

import asyncio
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from bench import crowd
from tests.running import ROOT, Court, environment

MATCHES = int(os.environ.get("BENCH_MATCHES", "100000"))
ASKED = 100
PEOPLE, EVERY, SECONDS = 1000, 5.0, 20.0
LISTENERS, EVENTS = 500, 64
API = "/evidence-room/api"
# The numbered page of a hundred after which the deep page comes.
DEEP = max(1, MATCHES // 100 - 60)


def measure(folder: Path) -> None:
    env = {"ALLRISE_ROOM_PACE": "0.05", "ALLRISE_LOG_LEVEL": "ERROR"}
    if url := os.environ.get("DATABASE_URL"):
        env["DATABASE_URL"] = url
    filled = folder / "filled"
    began = time.perf_counter()
    _fill(filled, env)
    print(f"\n{MATCHES * 10:,} rounds written in {time.perf_counter() - began:.0f} s")
    court = Court(folder / "room", prepared=filled, pace="0", env=env)
    court.wait_until_open()
    try:
        _reads(court)
        _pollers(court)
        _listeners(court)
    finally:
        court.stop()


def _fill(data_dir: Path, env: dict[str, str]) -> None:
    words = environment(data_dir) | env
    code = "from allrise.management.preparation import prepare; prepare(lambda _: None)"
    for command in (
        ["manage.py", "shell", "-v", "0", "-c", code],
        ["-m", "bench.seasons", str(MATCHES)],
    ):
        subprocess.run([sys.executable, *command], cwd=ROOT, env=words, check=True)


def _reads(court: Court) -> None:
    http = httpx.Client(base_url=f"{court.url}{API}", timeout=60)
    deep = http.get("/matches", params={"page": DEEP, "page_size": 100}).json()["next"]
    print(f"\n{'GET, milliseconds':<44} {'p50':>8} {'p95':>8} {'max':>8}")
    for what, path in (
        ("state", "/state"),
        ("stats", "/stats"),
        ("stats of the examiners, people among them", "/stats?seat=examiner"),
        ("matches, first page", "/matches"),
        ("matches, a page near the end", f"/matches?page_size=100&after={deep}"),
    ):
        took = []
        for number in range(ASKED):
            # Each under another address, or most would be answered from memory.
            address = f"{path}{'&' if '?' in path else '?'}asked={number}"
            began = time.perf_counter()
            http.get(address).raise_for_status()
            took.append(time.perf_counter() - began)
        _line(what, took)


def _pollers(court: Court) -> None:
    found = asyncio.run(crowd.poll(court.port, people=PEOPLE, every=EVERY, seconds=SECONDS))
    asked = len(found.took) + found.failed
    print(f"\n{PEOPLE} people poll the state every {EVERY:g} s for {SECONDS:g} s")
    _line("an answer, milliseconds", found.took)
    print(f"{'asked a second':<44} {asked / SECONDS:8.0f}")
    for status, number in sorted(found.statuses.items()):
        print(f"{f'answered {status}':<44} {100 * number / asked:7.1f}%")
    print(f"{'not answered':<44} {100 * found.failed / asked:7.1f}%")


def _listeners(court: Court) -> None:
    http = httpx.Client(base_url=f"{court.url}{API}", timeout=60)
    after = http.get("/state").json()["seq"]
    heard = asyncio.run(
        crowd.listen(court.port, after=after, people=LISTENERS, events=EVENTS, seconds=120)
    )
    print(f"\n{LISTENERS} people listen to two matches at twenty times their pace")
    print(f"{'heard every event once and in order':<44} {heard.complete:8} of {heard.listeners}")
    _line("from the record to the listener, ms", heard.lags)


def _line(what: str, seconds: Sequence[float]) -> None:
    if len(seconds) < 2:
        print(f"{what:<44} too few: {len(seconds)}")
        return
    marks = statistics.quantiles(seconds, n=20)
    cells = [statistics.median(seconds), marks[-1], max(seconds)]
    print(f"{what:<44} {' '.join(f'{each * 1000:8.1f}' for each in cells)}", flush=True)


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory(prefix="allrise-bench-") as name:
        measure(Path(name))
