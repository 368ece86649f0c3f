"""One round's rules: what a decision on an exhibit is worth. Pure.

The table is the contract's (SPEC 2.1) and the only place where points come from. The
break-even shares that both seats are told are computed from it, never written down twice.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Final


class Decision(StrEnum):
    """What the examiner makes of an exhibit."""

    ACCEPT = "ACCEPT"
    CHALLENGE = "CHALLENGE"


class Truth(StrEnum):
    """What an exhibit is, as the verifier found at filing."""

    GROUNDED = "grounded"
    HALLUCINATED = "hallucinated"


class RoundVerdict(StrEnum):
    CITATION_VALIDATED = "CITATION_VALIDATED"
    HALLUCINATION_PASSED = "HALLUCINATION_PASSED"
    HALLUCINATION_CAUGHT = "HALLUCINATION_CAUGHT"
    FALSE_ACCUSATION = "FALSE_ACCUSATION"


class Flash(StrEnum):
    GREEN_GLOW = "GREEN_GLOW"
    RED_MIST = "RED_MIST"
    RED_BURST = "RED_BURST"
    AMBER_PULSE = "AMBER_PULSE"


class Seat(StrEnum):
    PRESENTER = "presenter"
    EXAMINER = "examiner"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: its name, what each seat gets, and how the room shows it."""

    verdict: RoundVerdict
    presenter_delta: int
    examiner_delta: int
    flash: Flash

    def delta(self, seat: Seat) -> int:
        return self.presenter_delta if seat is Seat.PRESENTER else self.examiner_delta


TABLE: Final[Mapping[tuple[Decision, Truth], Outcome]] = MappingProxyType(
    {
        (Decision.ACCEPT, Truth.GROUNDED): Outcome(
            RoundVerdict.CITATION_VALIDATED, 10, 5, Flash.GREEN_GLOW
        ),
        (Decision.ACCEPT, Truth.HALLUCINATED): Outcome(
            RoundVerdict.HALLUCINATION_PASSED, 15, 0, Flash.RED_MIST
        ),
        (Decision.CHALLENGE, Truth.HALLUCINATED): Outcome(
            RoundVerdict.HALLUCINATION_CAUGHT, -15, 20, Flash.RED_BURST
        ),
        (Decision.CHALLENGE, Truth.GROUNDED): Outcome(
            RoundVerdict.FALSE_ACCUSATION, 10, -10, Flash.AMBER_PULSE
        ),
    }
)
# A verdict names its round's decision and truth, so it can be read backwards.
BY_VERDICT: Final[Mapping[RoundVerdict, Outcome]] = MappingProxyType(
    {outcome.verdict: outcome for outcome in TABLE.values()}
)


def resolve(decision: Decision, truth: Truth) -> Outcome:
    """The outcome of a round. Total: every decision on every truth has one."""
    return TABLE[decision, truth]


def payoff(seat: Seat, decision: Decision, truth: Truth) -> int:
    """What the round would pay a seat."""
    return TABLE[decision, truth].delta(seat)


def _indifferent(same: tuple[int, int], other: tuple[int, int]) -> Fraction:
    """The share p at which p·a + (1-p)·b of two options is equal; each is (a, b)."""
    (a, b), (c, d) = same, other
    return Fraction(d - b, (a - b) - (c - d))


def _worth(seat: Seat, *cells: tuple[Decision, Truth]) -> tuple[int, int]:
    first, second = (payoff(seat, decision, truth) for decision, truth in cells)
    return first, second


# The share of acceptances above which a bluff pays the presenter more than the truth: 5/6.
BLUFF_PAYS_ABOVE: Final = _indifferent(
    _worth(
        Seat.PRESENTER,
        (Decision.ACCEPT, Truth.HALLUCINATED),
        (Decision.CHALLENGE, Truth.HALLUCINATED),
    ),
    _worth(Seat.PRESENTER, (Decision.ACCEPT, Truth.GROUNDED), (Decision.CHALLENGE, Truth.GROUNDED)),
)
# The share of hallucinations above which a challenge pays the examiner more than accepting: 3/7.
CHALLENGE_PAYS_ABOVE: Final = _indifferent(
    _worth(
        Seat.EXAMINER,
        (Decision.CHALLENGE, Truth.HALLUCINATED),
        (Decision.CHALLENGE, Truth.GROUNDED),
    ),
    _worth(Seat.EXAMINER, (Decision.ACCEPT, Truth.HALLUCINATED), (Decision.ACCEPT, Truth.GROUNDED)),
)
