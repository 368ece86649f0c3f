"""The fair coin: a presenter who always answers the same is not one worth examining. Pure.

A presenter whose last 30 exhibits are outside 30-75% grounded has its choice made by a fair
coin until it is back inside. Both bounds count as inside, so 9 to 22 of 30 are. Before the
thirtieth exhibit there is nothing to judge, and the choice is the presenter's own. What the
coin chose counts like any other exhibit: it is the record, not the mind, that has to be back.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from evidence.domain.rules import Truth

WINDOW: Final = 30
LOWEST: Final = Fraction(30, 100)
HIGHEST: Final = Fraction(75, 100)


@dataclass(frozen=True, slots=True)
class Fairness:
    """Whether the coin decides the next exhibit, and until when.

    `grounded` of `window` recent exhibits were grounded. `owed` is the truth that the record
    is short of, and `earliest` the least number of exhibits of it after which the choice is
    the presenter's own again; None and 0 while it is.
    """

    coin: bool
    grounded: int
    window: int
    owed: Truth | None = None
    earliest: int = 0


def fairness(truths: Sequence[Truth]) -> Fairness:
    """What the rule says of a presenter's exhibits so far, oldest first, all its matches long."""
    recent = list(truths[-WINDOW:])
    grounded = recent.count(Truth.GROUNDED)
    if len(recent) < WINDOW or _is_inside(grounded):
        return Fairness(coin=False, grounded=grounded, window=len(recent))
    owed = Truth.GROUNDED if Fraction(grounded, WINDOW) < LOWEST else Truth.HALLUCINATED
    ahead = 0
    while not _is_inside(recent.count(Truth.GROUNDED)):
        recent = [*recent[1:], owed]
        ahead += 1
    return Fairness(coin=True, grounded=grounded, window=WINDOW, owed=owed, earliest=ahead)


def _is_inside(grounded: int) -> bool:
    return LOWEST <= Fraction(grounded, WINDOW) <= HIGHEST


def toss(draw: random.Random) -> Truth:
    """Heads is grounded. `draw` is the match's own generator for this round and purpose."""
    return Truth.GROUNDED if draw.random() < 0.5 else Truth.HALLUCINATED
