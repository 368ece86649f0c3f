"""Shuffle bags: who says which line when, so that nothing is said twice in a trial. Pure.

The order of a bag depends on seed and purpose only. Each phase draws from its own stride of
it, so a frame used in one phase is out of reach of every other; what has been said already,
in whatever phase, is never said again.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from allrise.quotes import fold
from allrise.seeds import rng
from allrise.text import sentences
from trials.domain.casefile import CaseFile
from trials.domain.phases import PHASES, Phase, Speaker

_COURT = (Speaker.CLERK, Speaker.PROSECUTOR, Speaker.JUDGE, Speaker.STRATEGIST)
_SHARES = 4  # the phases in which the prosecutor speaks; the judge shares the opening's
_T = TypeVar("_T")
# "… Exhibit C. Who was there?" is two sentences: the letter is nobody's initial.
_AFTER_LETTER = re.compile(r"(?<=\b[A-H])\.\s+(?=[A-Z\"'])")
# "Now you: how many was it?" has asked how many it was; "not you" may end what it likes.
_SHORT = 3
_QUOTED = re.compile(r'"[^"]*"')


def sentence_keys(text: str) -> frozenset[str]:
    """The sentences of `text`, folded, for telling whether two are the same."""
    pieces = (piece for a, b in sentences(text) for piece in _AFTER_LETTER.split(text[a:b]))
    return frozenset(key for piece in pieces if (key := fold(piece).strip(" .!?'\"")) and key)


def court_words(text: str) -> int:
    """Words of the court itself: what it quotes of the defendant does not count."""
    return len(re.findall(r"[^\W_]+(?:['\u2019.,:-][^\W_]+)*", _QUOTED.sub(" ", text)))


class Said:
    """What the court has said so far in this trial, sentence by sentence; grows by `add`."""

    def __init__(self, case: CaseFile) -> None:
        self._keys: set[str] = set()
        for said in case.transcript:
            if said.speaker in _COURT:
                self._keys |= sentence_keys(said.text)

    def allows(self, text: str) -> bool:
        """Whether no sentence of `text` has been said, alone or at the end of another."""
        keys = sentence_keys(text)
        if self._keys & keys:
            return False
        long = [key for key in keys if key.count(" ") >= _SHORT]
        return not any(said.endswith(key) for said in self._keys for key in long)

    def add(self, text: str) -> None:
        self._keys |= sentence_keys(text)


def shuffled(seed: int, items: Sequence[_T], purpose: str) -> list[_T]:
    """The items in the one order that this trial has for this purpose."""
    order = list(items)
    rng(seed, "house", purpose).shuffle(order)
    return order


def stride(seed: int, phase: Phase, items: Sequence[_T], purpose: str) -> Iterator[_T]:
    """The items in this phase's order: its own share first, then the others' as a last resort."""
    order = shuffled(seed, items, purpose)
    index = PHASES.index(phase) % _SHARES
    for step in range(_SHARES):
        yield from order[(index + step) % _SHARES :: _SHARES]


def first_allowed(options: Iterable[str], said: Said) -> str:
    """The first option that repeats nothing and is not empty; empty when there is none."""
    for option in options:
        if option and said.allows(option):
            return option
    return ""
