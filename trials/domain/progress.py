"""How somebody's verdicts develop: the mean of each dimension, a few trials at a time. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from trials.domain.scoring import DIMENSIONS, Dimension, Record, final

# As many points as a chart can hold on a telephone, and a table can list without tiring.
MAX_STEPS = 12


@dataclass(frozen=True)
class Decided:
    """One verdict's marks, and when its trial was."""

    at: datetime
    rounds: Record


@dataclass(frozen=True)
class Step:
    """Some trials in a row: which, counted from one, when, and the mean finals (0 to 10)."""

    first: int
    last: int
    since: datetime
    until: datetime
    means: dict[Dimension, float]


def steps(decided: Sequence[Decided]) -> tuple[Step, ...]:
    """The verdicts, oldest first, in at most `MAX_STEPS` groups of one size; the last group
    may be smaller."""
    size = max(1, -(-len(decided) // MAX_STEPS))
    return tuple(
        _step(start, decided[start : start + size]) for start in range(0, len(decided), size)
    )


def _step(start: int, group: Sequence[Decided]) -> Step:
    return Step(
        first=start + 1,
        last=start + len(group),
        since=group[0].at,
        until=group[-1].at,
        means={dimension: _mean(group, dimension) for dimension in DIMENSIONS},
    )


def _mean(group: Sequence[Decided], dimension: Dimension) -> float:
    hundredths = sum(final(each.rounds, dimension) for each in group)
    return round(float(Fraction(hundredths, 100 * len(group))), 2)
