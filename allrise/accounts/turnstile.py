"""How many sockets may be open at once, from one address and in all, in this web process."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Turnstile:
    """Counts who is inside. Not for threads: an event loop's own."""

    inside: Counter[str] = field(default_factory=Counter)

    def admits(self, address: str, *, per_address: int, total: int) -> bool:
        """Whether one more from `address` came in."""
        if self.inside[address] >= per_address or self.inside.total() >= total:
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One from `address`, who was admitted, goes."""
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]
