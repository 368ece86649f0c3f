"""An observer of turns that writes down when each boundary was reached.

`ALLRISE_TURN_OBSERVER=bench.boundaries.note` makes a worker tell it; the lines go to the
file named by `BENCH_BOUNDARIES`, with the machine's monotonic clock, in seconds.
"""

import os
import time
from pathlib import Path


def note(boundary: str, step: str) -> None:
    line = f"{time.monotonic():.6f} {step} {boundary}\n"
    with Path(os.environ["BENCH_BOUNDARIES"]).open("a") as file:
        file.write(line)


def read(file: Path) -> list[tuple[float, str, str]]:
    """(seconds, step, boundary), in the order they were reached."""
    lines = (line.split() for line in file.read_text().splitlines())
    return [(float(at), step, boundary) for at, step, boundary in lines]
