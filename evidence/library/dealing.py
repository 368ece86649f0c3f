"""What a presenter is dealt: three sources a round, by the match's seed. Pure."""

from collections.abc import Sequence

from allrise.seeds import rng
from evidence.domain.exhibits import Passage, Source
from evidence.house.views import Locus

HAND = 3


def deal(
    sources: Sequence[Source],
    *,
    seed: str,
    round: int,
    used: frozenset[str],
    spent: frozenset[Locus] = frozenset(),
) -> tuple[Source, ...]:
    """Three sources, of those not yet filed from in this match while there are enough.

    `spent` are the places that nobody should be shown again. A source with anything left
    comes before one that is new to the match and has nothing; when nothing is left at all,
    it counts for nothing (see `spendable`).
    """
    ordered = sorted(sources, key=lambda source: source.slug)
    spent = spendable(ordered, spent)
    ranks: dict[tuple[bool, bool], list[Source]] = {}
    for source in ordered:
        rank = (not remaining(source, spent), source.slug in used)
        ranks.setdefault(rank, []).append(source)
    chance = rng(seed, "deal", str(round))
    hand: list[Source] = []
    for rank in sorted(ranks):
        pool = ranks[rank]
        hand += chance.sample(pool, min(HAND - len(hand), len(pool)))
    return tuple(hand)


def remaining(source: Source, spent: frozenset[Locus]) -> tuple[Passage, ...]:
    """The passages of a source that are not spent."""
    return tuple(
        passage
        for passage in source.passages
        if Locus(source=source.slug, locator=passage.locator) not in spent
    )


def spendable(sources: Sequence[Source], spent: frozenset[Locus]) -> frozenset[Locus]:
    """`spent`, or nothing once there is no passage left that it would leave over."""
    return spent if any(remaining(source, spent) for source in sources) else frozenset()
