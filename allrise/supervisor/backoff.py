"""How long to wait before a process that died is started again. Pure."""

FIRST_SECONDS = 0.5
LONGEST_SECONDS = 15.0
# A process that stayed up this long had started well: its next death starts the count anew.
# Well under the ten seconds in which a killed worker's trial must have gone on.
HEALTHY_SECONDS = 5.0


class Backoff:
    """Doubles from half a second to fifteen, and forgets after five seconds of health."""

    def __init__(self, healthy: float = HEALTHY_SECONDS) -> None:
        self._healthy = healthy
        self._next = FIRST_SECONDS

    def after(self, lived: float) -> float:
        """The pause in seconds after a life of `lived` seconds."""
        if lived >= self._healthy:
            self._next = FIRST_SECONDS
        pause = self._next
        self._next = min(self._next * 2, LONGEST_SECONDS)
        return pause
