"""What a presenter is dealt: three sources a round, by the match's seed. Pure."""

from collections.abc import Sequence

from allrise.seeds import rng
from evidence.domain.exhibits import Source

HAND = 3


def deal(
    sources: Sequence[Source], *, seed: str, round: int, used: frozenset[str]
) -> tuple[Source, ...]:
    """Three sources, of those not yet filed from in this match while there are enough."""
    fresh = [source for source in sources if source.slug not in used]
    pool = sorted(fresh if len(fresh) >= HAND else sources, key=lambda source: source.slug)
    return tuple(rng(seed, "deal", str(round)).sample(pool, min(HAND, len(pool))))
