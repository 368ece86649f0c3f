"""Who sits against whom. Pure, and the same for the same seed.

A cycle is every pair of contenders, each played twice with the seats swapped; the return
match follows at once, so that wherever a cycle is cut off, at most one pair is lopsided.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from allrise.seeds import rng


@dataclass(frozen=True, slots=True)
class Pairing:
    presenter: str
    examiner: str

    def swapped(self) -> "Pairing":
        return Pairing(presenter=self.examiner, examiner=self.presenter)


def pairings(names: Iterable[str], seed: int | str, cycle: int) -> tuple[Pairing, ...]:
    """One cycle: n·(n-1) matches for n names, in an order that depends on set, seed and cycle.

    The order and repetition of `names` do not matter. Nobody sits against themselves unless
    alone; with nobody there are no matches.
    """
    present = sorted(set(names))
    if len(present) == 1:
        return (Pairing(present[0], present[0]),)
    draw = rng(seed, "schedule", str(cycle))
    pairs = list(combinations(present, 2))
    draw.shuffle(pairs)
    matches: list[Pairing] = []
    for one, other in pairs:
        first = Pairing(one, other) if draw.random() < 0.5 else Pairing(other, one)
        matches += (first, first.swapped())
    return tuple(matches)


def nth(names: Iterable[str], seed: int | str, n: int) -> Pairing | None:
    """The match number n (from 0) of the endless schedule; None when nobody is enabled."""
    if n < 0:
        raise ValueError(f"matches are counted from 0, not {n}")
    present = sorted(set(names))
    if not present:
        return None
    length = max(1, len(present) * (len(present) - 1))
    cycle, index = divmod(n, length)
    return pairings(present, seed, cycle)[index]


def nth_by_seat(
    presenters: Iterable[str], examiners: Iterable[str], seed: int | str, n: int
) -> Pairing | None:
    """The match number n (from 0) where not everyone takes both seats.

    A cycle is every presenter against every examiner but themselves, in an order of the
    seed's; two who take both seats play their return match at once. None when there is
    nobody to play.
    """
    if n < 0:
        raise ValueError(f"matches are counted from 0, not {n}")
    filing, ruling = set(presenters), set(examiners)
    matches = sorted((p, e) for p in filing for e in ruling if p != e)
    if not matches:
        return None
    cycle, index = divmod(n, len(matches))
    bouts: dict[frozenset[str], list[Pairing]] = {}
    draw = rng(seed, "schedule", str(cycle))
    draw.shuffle(matches)
    for presenter, examiner in matches:
        bouts.setdefault(frozenset((presenter, examiner)), []).append(Pairing(presenter, examiner))
    return [pairing for bout in bouts.values() for pairing in bout][index]
