"""Whether the process that started us (Make) is gone, or waits for us to go."""

import os
import signal
from pathlib import Path

_FATAL = (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM)


class Parent:
    """The process `pid`, which is our parent as long as it lives.

    `leaves()` is true once we should end with it: it died, or it is Make and has been
    told to stop. Make passes only SIGTERM on; after any other fatal signal sent to it
    alone it silently waits for us, and shows it only by having dropped its handlers.
    """

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._caught = self._catches()

    def leaves(self) -> bool:
        if os.getppid() != self.pid:
            return True
        caught = self._catches()
        return bool(self._caught and caught is not None and self._caught & ~caught)

    def _catches(self) -> int | None:
        """The fatal signals our parent has a handler for, as a bit mask; None if unknown."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text()
            caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
        except (OSError, StopIteration):
            return None
        return int(caught.split()[1], 16) & sum(1 << (number - 1) for number in _FATAL)
