"""Attempts in nobody's set phrases: a sentence is weighed by what it talks about, and to whom.

A defence talks about ducks and doorways. A sentence that speaks *to* the court (an order, a
"you") *about* the court's works (its instructions, its marks, its memory, the machine behind
it) wants something of the works and not of the court. Each sign counts once a sentence; what
weighs `ENOUGH`, is addressed to the court and names a part of the works is an attempt. The
weights are set by hand. Reported speech and tales weigh less.
"""

import re
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from typing import Final

from allrise.text import sentences
from trials.domain.contempt.signs import AN_ORDER, SIGNS, SPOKEN_TO_THE_COURT, Sign
from trials.domain.contempt.structure import Hit
from trials.domain.contempt.views import View

ENOUGH: Final = 4.0
ENOUGH_TOGETHER: Final = 4.5
KIND: Final = "instruction"
# From here on a sentence earns no marks, though it is no contempt.
LEANING: Final = 1.5
# Characters. What is longer without a full stop is speech written down, and says many things.
LONGEST: Final = 240


_SPOKEN: Final = re.compile(SPOKEN_TO_THE_COURT)
_ORDER: Final = re.compile(AN_ORDER)
_COMPILED: Final = tuple(
    (sign, weight, re.compile(pattern))
    for sign, weight, pattern in sorted(SIGNS, key=lambda item: item[0] is not Sign.WORKS)
)


def weighed(view: View) -> Iterator[Hit]:
    """The sentences of `view` that weigh enough, as hits in the original text.

    Two short sentences that together say what neither says alone are one hit.
    """
    spans = [(low, high) for low, high in sentences(view.text) if high - low <= LONGEST]
    weights = [weight(view.text[low:high]) for low, high in spans]
    alone = {index for index, value in enumerate(weights) if value >= ENOUGH}
    for index in sorted(alone):
        yield (*view.original(*spans[index]), KIND)
    for index, (first, second) in enumerate(pairwise(spans)):
        if index in alone or index + 1 in alone or second[1] - first[0] > LONGEST:
            continue
        if not any(_signs(view.text[low:high]) for low, high in (first, second)):
            continue
        together = f"{view.text[slice(*first)].rstrip()} {view.text[slice(*second)]}"
        if weight(together) >= ENOUGH_TOGETHER:
            yield (*view.original(first[0], second[1]), KIND)


def leans(sentence: str) -> bool:
    """Whether a sentence of the plain view is about the court's works more than about anything.

    Too little to call it contempt, and enough to earn nothing by it.
    """
    found = _signs(sentence)
    works = found.get(Sign.WORKS, 0.0)
    # What is about the works through and through is so however the tale is told.
    outright = works + found.get(Sign.ADDRESS, 0.0) >= ENOUGH
    return works > 0.0 and (outright or sum(found.values()) >= LEANING)


class Speech(Enum):
    """How far a sentence is spoken to the court about itself."""

    NONE = "none"
    LOOSE = "loose"  # a "you", a question, or a word that is also one of the works
    STRICT = "strict"  # an order, or both together


def speech(sentence: str) -> Speech:
    """Whether a sentence of the plain view addresses whoever reads it, or names its works."""
    works = Sign.WORKS in _signs(sentence)
    spoken = bool(_SPOKEN.search(sentence))
    if _ORDER.search(sentence) or (works and spoken):
        return Speech.STRICT
    return Speech.LOOSE if works or spoken else Speech.NONE


def weight(sentence: str) -> float:
    """What a sentence of the plain view weighs; 0 when it is not addressed to the court's works."""
    found = _signs(sentence)
    if found.get(Sign.WORKS, 0.0) < (1.0 if Sign.ADDRESS in found else ENOUGH):
        return 0.0
    return sum(found.values())


@lru_cache(maxsize=1024)
def _signs(sentence: str) -> dict[Sign, float]:
    found: dict[Sign, float] = {}
    for sign, value, pattern in _COMPILED:
        # The works come first: without them no other sign matters.
        if sign is not Sign.WORKS and Sign.WORKS not in found:
            break
        if pattern.search(sentence):
            found[sign] = found.get(sign, 0.0) + value
    return found
