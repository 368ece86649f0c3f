"""What a contender's matches say about it, in one seat. Pure.

The points of a round depend on its verdict alone, so a seat's whole record is five counts:
matches, and rounds by verdict. Adding a round adds one to one of them, which is why keeping
them up to date and counting again from nothing come to the same numbers, exactly. Seats are
never mixed.

For a presenter, the catch rate is how often its hallucinations were caught and the pass rate
how often they passed; the false-accusation rate is how often its grounded exhibits were
challenged. For an examiner the same shares are what it did to others.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from typing import Final

from allrise.stats import wilson
from evidence.domain.rules import BY_VERDICT, Decision, RoundVerdict, Seat, Truth, payoff

_Z: Final = 1.959963984540054  # the standard normal's 97.5% quantile


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95% interval over `n` observations; `value` is None when there are none."""

    value: float | None
    low: float
    high: float
    n: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Counters of one contender in one seat; all that the league keeps."""

    matches: int = 0
    validated: int = 0
    passed: int = 0
    caught: int = 0
    accused: int = 0

    def __post_init__(self) -> None:
        if any(getattr(self, each.name) < 0 for each in fields(self)):
            raise ValueError("a count is below zero")

    @property
    def rounds(self) -> int:
        return self.validated + self.passed + self.caught + self.accused

    @property
    def hallucinated(self) -> int:
        return self.passed + self.caught

    @property
    def grounded(self) -> int:
        return self.validated + self.accused

    def with_match(self) -> "Tally":
        """One more match in this seat; counted when the match opens or when it ends, once."""
        return replace(self, matches=self.matches + 1)

    def with_round(self, verdict: RoundVerdict) -> "Tally":
        counter = COUNTER[verdict]
        return replace(self, **{counter: getattr(self, counter) + 1})

    def plus(self, other: "Tally") -> "Tally":
        return Tally(
            **{
                each.name: getattr(self, each.name) + getattr(other, each.name)
                for each in fields(self)
            }
        )

    def of(self, verdict: RoundVerdict) -> int:
        return int(getattr(self, COUNTER[verdict]))


# The counter that each verdict adds to; also the names of the columns that keep them.
COUNTER: Final[dict[RoundVerdict, str]] = {
    RoundVerdict.CITATION_VALIDATED: "validated",
    RoundVerdict.HALLUCINATION_PASSED: "passed",
    RoundVerdict.HALLUCINATION_CAUGHT: "caught",
    RoundVerdict.FALSE_ACCUSATION: "accused",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the league table."""

    seat: Seat
    matches: int
    rounds: int
    points: int
    points_per_round: Estimate
    catch_rate: Estimate
    false_accusation_rate: Estimate
    pass_rate: Estimate
    truth_rate: Estimate
    correct_rate: Estimate


def tally_of(matches: int, verdicts: Mapping[RoundVerdict, int]) -> Tally:
    """The counters of so many matches and so many rounds of each verdict."""
    return Tally(matches=matches, **{COUNTER[verdict]: n for verdict, n in verdicts.items()})


def recount(matches: Iterable[Iterable[RoundVerdict]]) -> Tally:
    """The counters from the whole record: for each match, the verdicts of its resolved rounds."""
    tally = Tally()
    for verdicts in matches:
        tally = tally.with_match()
        for verdict in verdicts:
            tally = tally.with_round(verdict)
    return tally


def line(tally: Tally, seat: Seat) -> Line:
    """The published figures of a seat. Constant time, however many rounds."""
    return Line(
        seat=seat,
        matches=tally.matches,
        rounds=tally.rounds,
        points=points(tally, seat),
        points_per_round=points_per_round(tally, seat),
        catch_rate=rate(tally.caught, tally.hallucinated),
        false_accusation_rate=rate(tally.accused, tally.grounded),
        pass_rate=rate(tally.passed, tally.hallucinated),
        truth_rate=rate(tally.grounded, tally.rounds),
        correct_rate=rate(tally.validated + tally.caught, tally.rounds),
    )


def rate(successes: int, n: int) -> Estimate:
    """A share with its Wilson interval."""
    low, high = wilson(successes, n)
    return Estimate(successes / n if n else None, low, high, n)


def points(tally: Tally, seat: Seat) -> int:
    return sum(tally.of(verdict) * BY_VERDICT[verdict].delta(seat) for verdict in RoundVerdict)


def points_per_round(tally: Tally, seat: Seat) -> Estimate:
    """The mean of a round's points with Student's interval, kept within what the table pays.

    mean ± t(0.975, n-1)·s/sqrt(n), s² = (Σx² - (Σx)²/n)/(n-1), on exact integer sums. One
    round or none says nothing: the interval is all that can be paid. Rounds that all paid
    the same have s = 0, which claims a certainty nobody has; there, s is taken as if one more
    round had paid the other extreme.
    """
    paid = [payoff(seat, decision, truth) for decision in Decision for truth in Truth]
    lowest, highest = float(min(paid)), float(max(paid))
    n, total = tally.rounds, points(tally, seat)
    if n == 0:
        return Estimate(None, lowest, highest, 0)
    mean = total / n
    if n == 1:
        return Estimate(mean, lowest, highest, 1)
    squares = sum(tally.of(v) * BY_VERDICT[v].delta(seat) ** 2 for v in RoundVerdict)
    variance = (n * squares - total * total) / (n * (n - 1))
    if variance == 0:
        variance = max(mean - lowest, highest - mean) ** 2 / (n + 1)
    half = t_quantile(n - 1) * sqrt(variance / n)
    return Estimate(mean, max(lowest, mean - half), min(highest, mean + half), n)


@lru_cache(maxsize=256)
def t_quantile(df: int) -> float:
    """The 97.5% quantile of Student's t with `df` degrees of freedom.

    Up to 100 by bisection on the exact distribution for whole degrees (Abramowitz and Stegun
    26.7.3 and 26.7.4); above, by the expansion in 1/df around the normal quantile (26.7.5),
    which is then good to nine digits.
    """
    if df < 1:
        raise ValueError(f"{df} degrees of freedom")
    if df > 100:
        return _expanded(df)
    low, high = 0.0, 20.0
    while high - low > 1e-13 * high:
        middle = (low + high) / 2
        if middle in (low, high):
            break
        low, high = (middle, high) if _within(middle, df) < 0.95 else (low, middle)
    return (low + high) / 2


def _within(t: float, df: int) -> float:
    """The probability of |T| < t."""
    angle = atan(t / sqrt(df))
    c, s = cos(angle), sin(angle)
    odd = df % 2 == 1
    term, total = (c, c if df > 1 else 0.0) if odd else (1.0, 1.0)
    for k in range(3 if odd else 2, df - 1, 2):
        term *= (k - 1) / k * c * c
        total += term
    return 2 / pi * (angle + s * total) if odd else s * total


def _expanded(df: int) -> float:
    z = _Z
    z3, z5, z7, z9 = z**3, z**5, z**7, z**9
    return (
        z
        + (z3 + z) / (4 * df)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * df**2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df**3)
        + (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * df**4)
    )
