"""The one comparison of a quote with its source. Pure.

Exact after folding (see `folding`), whole words only, never by similarity: a passage and its
negation are 99% alike. Linear in the source for each quote; the folded source is kept, so many
quotes of one source cost one folding.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from allrise.quotes.folding import Folded, folded
from allrise.quotes.governing import is_governed, sentence_spans, swallows_cue

__all__ = ["find_span", "fold", "is_verbatim"]

_ELLIPSIS: Final = re.compile(r" ?(?:[\[(] ?(?:\.{3,}|\. \. \.) ?[\])]|\.{3,}|\. \. \.) ?")
_WORD: Final = re.compile(r"\w+(?:['.,:-]\w+)*")
_PUNCTUATION: Final = " .,;:!?'-()[]"
_SIGNS: Final = frozenset("+-\u00b1~<>=$€£\u00a5\u20b9#^.,:/\u2044")
_UNITS: Final = frozenset("%\u2030°€$£\u00a5\u20b9^\u2044/:\u2032\u2033")
_HYPHENS: Final = frozenset("-\u2010\u2011\uff0d\ufe63")
_MAX_TRIES: Final = 5_000  # occurrences looked at; a real quote has a handful


@lru_cache(maxsize=2048)
def fold(text: str) -> str:
    """`text` as it is compared: two texts are the same words if and only if their folds are."""
    return folded(text).text


@lru_cache(maxsize=2048)
def is_verbatim(quote: str, source: str) -> bool:
    """Whether `quote` is really said in `source`; see `find_span` for the rules."""
    return find_span(quote, source) is not None


def find_span(quote: str, source: str) -> tuple[int, int] | None:
    """Where `source` says `quote`: the code points from its first to its last fragment, or None.

    The quote must have two words or eight letters, or be the whole text. An ellipsis in it
    joins fragments that follow each other, in order, within one sentence. An occurrence that
    starts under a negation, hedge or condition, or whose ellipsis swallows one, does not
    count; any other occurrence is enough.
    """
    needle, text = _unwrap(fold(quote)), folded(source)
    whole = _whole(needle, text)
    if whole or not _is_long_enough(needle):
        return whole
    for start in _occurrences(text, needle, 0, len(text.text)):
        if not is_governed(text, start, start + len(needle)):
            return text.original(start, start + len(needle))
    fragments = [part for part in _ELLIPSIS.split(needle) if part.strip(_PUNCTUATION)]
    if fragments and _ELLIPSIS.search(needle):
        return _find_fragments(fragments, text)
    return None


def _unwrap(needle: str) -> str:
    """Without the quotation marks that somebody put around the whole quote."""
    if len(needle) > 2 and needle[0] == needle[-1] == "'":
        return needle[1:-1].strip()
    return needle


def _whole(needle: str, text: Folded) -> tuple[int, int] | None:
    if not needle or not text.text:
        return None
    if needle == text.text:
        return text.original(0, len(needle))
    core = needle.strip(_PUNCTUATION)
    if core and core == text.text.strip(_PUNCTUATION):
        start = text.text.index(core)
        return text.original(start, start + len(core))
    return None


def _is_long_enough(needle: str) -> bool:
    if sum(char.isalpha() for char in needle) >= 8:
        return True
    return sum(1 for _ in _WORD.finditer(needle)) >= 2


def _find_fragments(fragments: list[str], text: Folded) -> tuple[int, int] | None:
    """The fragments in order in one sentence; the earliest place for each is as good as any."""
    places = [_positions(text, fragment) for fragment in fragments]
    for low, high in sentence_spans(text):
        first = bisect_left(places[0], low)
        while first < len(places[0]) and places[0][first] + len(fragments[0]) <= high:
            start = places[0][first]
            first += 1
            if is_governed(text, start, start + len(fragments[0])):
                continue
            end = _chain(fragments, places, text, start, high)
            if end is None:
                break  # what is missing after this place is missing after the next one too
            if end > 0:
                return text.original(start, end)
    return None


def _chain(
    fragments: list[str], places: list[list[int]], text: Folded, start: int, high: int
) -> int | None:
    """The end of the last fragment, 0 if a gap swallows a cue, None if a fragment is missing."""
    end = start + len(fragments[0])
    clean = True
    for fragment, found in zip(fragments[1:], places[1:], strict=True):
        index = bisect_left(found, end)
        if index == len(found) or found[index] + len(fragment) > high:
            return None
        clean = clean and not swallows_cue(text, end, found[index])
        end = found[index] + len(fragment)
    return end if clean else 0


def _positions(text: Folded, fragment: str) -> list[int]:
    return list(_occurrences(text, fragment, 0, len(text.text)))


def _occurrences(text: Folded, needle: str, low: int, high: int) -> Iterator[int]:
    """Where `needle` stands as whole words."""
    start = text.text.find(needle, low, high)
    tries = 0
    while start >= 0 and tries < _MAX_TRIES:
        end = start + len(needle)
        if _is_boundary(text, start, left=True) and _is_boundary(text, end, left=False):
            yield start
        tries += 1
        start = text.text.find(needle, start + 1, high)


def _is_boundary(text: Folded, at: int, *, left: bool) -> bool:
    """Whether a word may begin (`left`) or end at `at`."""
    chars = text.text
    if at in (0, len(chars)):
        return True
    before, after = chars[at - 1], chars[at]
    inner, outer = (after, before) if left else (before, after)
    if not inner.isalnum():
        return True
    if outer.isalnum() or outer == "_":
        return False
    beyond = at - 2 if left else at + 1
    far = chars[beyond] if 0 <= beyond < len(chars) else " "
    if inner.isdigit() and outer in (_SIGNS if left else _UNITS):
        return not left and outer in "/:" and not far.isalnum()
    if inner.isdigit() and outer in ".,-" and far.isdigit():
        return False
    edge = at - 1 if left else at
    hyphen = text.source[text.starts[edge] : text.ends[edge]] in _HYPHENS
    return not ((outer == "'" or hyphen) and far.isalnum())
