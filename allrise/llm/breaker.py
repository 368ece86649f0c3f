"""Who is down, and until when."""

import threading
import time
from typing import Protocol

from allrise.llm.base import ModelError

PATIENCE = 8.0  # seconds that a step waits for a model; longer, and others go first
PAUSE = 600.0  # seconds that a model is left alone when nothing better is known
LONGEST = 86_400.0


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since whenever, never going back."""

    def sleep(self, seconds: float) -> None: ...


class SystemClock:
    def now(self) -> float:
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)


class Breaker:
    """Remembers, for a process, which models need not be asked before a certain time.

    Spent daily limits hold until the time the vendor stated, rejected keys and models that
    are gone for ten minutes, rate limits only where the vendor named a time beyond the
    patience of a step. Thread-safe.
    """

    def __init__(self) -> None:
        self._down: dict[str, tuple[float, str]] = {}
        self._lock = threading.Lock()

    def note(self, name: str, error: ModelError, now: float) -> None:
        """Take in a failure of the model `name`."""
        seconds = _seconds_down(error)
        if seconds is None:
            return
        with self._lock:
            until = max(now + min(seconds, LONGEST), self._down.get(name, (0.0, ""))[0])
            self._down[name] = (until, error.kind)

    def why_down(self, name: str, now: float) -> str | None:
        """The kind of failure for which `name` is left alone now, if it is."""
        with self._lock:
            until, kind = self._down.get(name, (0.0, ""))
            if until > now:
                return kind
            self._down.pop(name, None)
            return None

    def clear(self) -> None:
        with self._lock:
            self._down.clear()


def _seconds_down(error: ModelError) -> float | None:
    if error.kind == "daily_limit":
        return PAUSE if error.retry_after is None else error.retry_after
    if error.kind in ("auth", "model_gone"):
        return PAUSE
    if error.kind == "rate_limited" and (error.retry_after or 0) > PATIENCE:
        return error.retry_after
    return None


SHARED = Breaker()
