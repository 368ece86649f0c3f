"""An observer of turns that kills its own process, once for every boundary it was told.

`ALLRISE_TURN_OBSERVER=tests.chaos.killer.kill_once` makes a worker ask here at each
boundary. Plans are files named `<boundary>@<step>` in `CHAOS_PLANS`.
"""

import os
import signal
from pathlib import Path


def plan(folder: Path, boundary: str, step: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / _name(boundary, step)).touch()


def kill_once(boundary: str, step: str) -> None:
    folder = Path(os.environ["CHAOS_PLANS"])
    planned = folder / _name(boundary, step)
    try:
        # Renaming is atomic: of several threads only one carries the plan out.
        planned.rename(planned.with_suffix(".done"))
    except FileNotFoundError:
        return
    os.kill(os.getpid(), signal.SIGKILL)


def _name(boundary: str, step: str) -> str:
    return f"{boundary.replace(':', '-')}@{step}"
