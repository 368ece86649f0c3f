"""`make bench`: starts, stops, requests, whole trials, calls, and the room under load."""

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench import minds, room
from tests.playing import Player
from tests.running import Court

REQUESTS = 200
TRIALS = 3


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="allrise-bench-") as name:
        folder = Path(name)
        report("first preparation", timed(lambda: Court.prepare(folder / "prepared")))
        began = time.perf_counter()
        court = Court(folder / "court", prepared=folder / "prepared", pace="0", env={})
        court.wait_until_open()
        report("start, prepared", time.perf_counter() - began)
        try:
            measure(court)
        finally:
            report("stop", timed(court.stop))
        minds.measure(folder)
        room.measure(folder)


def measure(court: Court) -> None:
    player = Player(court.url)
    for path in ("/api/health", "/api/charges", "/"):
        times = [timed(lambda path=path: player.http.get(path)) for _ in range(REQUESTS)]
        report(f"GET {path}, median of {REQUESTS}", statistics.median(times))
        report(f"GET {path}, slowest in a hundred", statistics.quantiles(times, n=100)[-1])
    for number in range(TRIALS):
        player = Player(court.url)
        player.arrive()
        report(f"trial {number + 1}, no pauses", timed(player.play_out))


def timed(action: Callable[[], object]) -> float:
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def report(what: str, seconds: float) -> None:
    print(f"{what:<36} {seconds * 1000:10.1f} ms", flush=True)


if __name__ == "__main__":
    main()
