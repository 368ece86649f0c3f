"""The signals that ask the supervisor to stop."""

import signal
import time
from types import FrameType

STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
# A signal to the process group reaches us twice, once of them through Make.
SAME_REQUEST_SECONDS = 0.5


class StopSignals:
    """Counts requests to stop. Until `patient()` is called, the first one exits at once.

    While the court is being prepared nothing runs that needs care, so a request simply
    ends the program; afterwards the main loop looks at `count` and takes the court down.
    """

    def __init__(self) -> None:
        self.count = 0
        self._last = -SAME_REQUEST_SECONDS
        self._patient = False
        for number in STOPPING:
            signal.signal(number, self._receive)

    def patient(self) -> None:
        self._patient = True

    def _receive(self, number: int, frame: FrameType | None) -> None:
        now = time.monotonic()
        if now - self._last >= SAME_REQUEST_SECONDS:
            self.count += 1
            self._last = now
        if not self._patient:
            raise SystemExit(0)
