"""What the supervisor prints: one readable line at a time, each with its speaker's name."""

import os
import threading
import time
from typing import TextIO

COURT = "court"
_COLOURS = (36, 32, 33, 35, 34, 96)


class Console:
    """Lines from many threads, prefixed with time and name, coloured on a terminal."""

    def __init__(self, out: TextIO, names: list[str]) -> None:
        self._out = out
        self._lock = threading.Lock()
        self._width = max(len(name) for name in [COURT, *names])
        self._colours = {
            name: _COLOURS[index % len(_COLOURS)] for index, name in enumerate(names)
        } | {COURT: 1}
        self._coloured = out.isatty() and not os.environ.get("NO_COLOR")

    def say(self, text: str) -> None:
        """The supervisor's own words."""
        for line in text.splitlines() or [""]:
            self.line(COURT, line)

    def line(self, name: str, text: str) -> None:
        """One line that `name` printed."""
        prefix = f"{time.strftime('%H:%M:%S')} {name:<{self._width}} |"
        if self._coloured:
            prefix = f"\x1b[{self._colours.get(name, 0)}m{prefix}\x1b[0m"
        with self._lock:
            try:
                self._out.write(f"{prefix} {text}\n")
                self._out.flush()
            except OSError:
                # Nobody reads us any more (a closed pipe or terminal); the court goes on.
                self._silence()

    def _silence(self) -> None:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, self._out.fileno())
        os.close(nothing)
