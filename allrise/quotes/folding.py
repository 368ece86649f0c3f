"""Folding: what two texts must share to be the same words, with the way back to the original.

Folded away: NFKC, case, white space, soft hyphens and zero-width characters, the kind of dash
and quotation mark, thousands separators. Kept apart: letters of other scripts that look alike,
decimal separators, primes (feet and inches), and digits that NFKC would glue to a number
("10²" is not "102").
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

_IGNORED: Final = frozenset(
    "\u00ad\u034f\u061c\u180e\ufeff"
    + "".join(map(chr, [*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)]))
    + "".join(map(chr, range(0xFE00, 0xFE10)))
)
_DASHES: Final = (
    "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u2e3a\u2e3b"
    "\ufe58\ufe63\uff0d\u05be\u1806\u301c"
)
_QUOTES: Final = (
    '"`\u00b4\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f'
    "\u00ab\u00bb\u2039\u203a\u300c\u300d\u300e\u300f\u301d\u301e\u301f\u275b\u275c\u275d\u275e\uff02\uff07\u02bc\u02bb"
)
_SAME: Final = dict.fromkeys(_DASHES, "-") | dict.fromkeys(_QUOTES, "'")
_SAME_TABLE: Final = str.maketrans(_SAME)
_PRIMES: Final = frozenset("\u2032\u2033\u2034")
_JAMO: Final = range(0x1100, 0x1200)
_CROSSING_BREAK: Final = frozenset("\n\r\x0b\x0c\x85\u2028\u2029")

_TIDY: Final = re.compile(r"\s+|-{2,}|''")
_SPACED_DASH: Final = re.compile(r"(?<=[^\W\d_])( ?)-( ?)(?=[^\W\d_])")
_THOUSANDS: Final = re.compile(
    r"(?<!\d)(?<!\d[.,'])[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*(?!\d|[,']\d)"
)


@dataclass(frozen=True, slots=True)
class Folded:
    """`text` is the folded text; character i came from original code points starts[i]:ends[i]."""

    text: str
    starts: list[int]
    ends: list[int]
    source: str

    def original(self, start: int, end: int) -> tuple[int, int]:
        """The span in the original of the folded span start:end, which must not be empty."""
        return self.starts[start], self.ends[end - 1]


@lru_cache(maxsize=32)
def folded(source: str) -> Folded:
    """Fold `source` and remember where each character came from. Linear."""
    chars, starts, ends = _characters(source)
    text, starts, ends = _replace(_TIDY, "".join(chars), starts, ends)
    text, starts, ends = _replace(_SPACED_DASH, text, starts, ends)
    text, starts, ends = _join_thousands(text, starts, ends, source)
    left, right = 0, len(text)
    while left < right and text[left] == " ":
        left += 1
    while right > left and text[right - 1] == " ":
        right -= 1
    return Folded(text[left:right], starts[left:right], ends[left:right], source)


def _characters(source: str) -> tuple[list[str], list[int], list[int]]:
    """Normalise cluster by cluster: a starter with its marks, or a run of conjoining jamo."""
    if source.isascii():
        count = len(source)
        lowered = source.lower().translate(_SAME_TABLE)
        return list(lowered), list(range(count)), list(range(1, count + 1))
    chars: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    kept = [(i, char) for i, char in enumerate(source) if char not in _IGNORED]
    position, count = 0, len(kept)
    while position < count:
        start, cluster = kept[position]
        position += 1
        while position < count and _continues(cluster[-1], kept[position][1]):
            cluster += kept[position][1]
            position += 1
        end = kept[position - 1][0] + 1
        for char in _fold_cluster(cluster, chars[-1] if chars else ""):
            chars.append(char)
            starts.append(start)
            ends.append(end)
    return chars, starts, ends


def _continues(last: str, char: str) -> bool:
    if char < "\u0300":
        return False
    return unicodedata.combining(char) != 0 or (ord(char) in _JAMO and ord(last) in _JAMO)


def _fold_cluster(cluster: str, before: str) -> str:
    if cluster.isascii():
        lowered = cluster.lower()
        return _SAME.get(lowered, lowered)
    if cluster in _PRIMES:
        return cluster
    if cluster in _SAME:
        return _SAME[cluster]
    normal = unicodedata.normalize("NFKC", cluster).casefold()
    normal = unicodedata.normalize("NFKC", normal).translate(_SAME_TABLE)
    wide = "\uff10" <= cluster[0] <= "\uff19"
    if before.isdigit() and normal[:1].isdigit() and not wide and normal != cluster:
        return "^" + normal  # a power or a fraction, not one more digit of the number
    return normal


def _replace(
    pattern: re.Pattern[str], text: str, starts: list[int], ends: list[int]
) -> tuple[str, list[int], list[int]]:
    """Shrink every match to one character: space, dash or quotation mark."""
    out: list[str] = []
    new_starts: list[int] = []
    new_ends: list[int] = []
    last = 0
    for match in pattern.finditer(text):
        a, b = match.span()
        if b - a == 1 and match[0] in " -":
            continue
        out.append(text[last:a] + ("-" if "-" in match[0] else "'" if "'" in match[0] else " "))
        new_starts += [*starts[last:a], starts[a]]
        new_ends += [*ends[last:a], ends[b - 1]]
        last = b
    if last == 0:
        return text, starts, ends
    return "".join(out) + text[last:], new_starts + starts[last:], new_ends + ends[last:]


def _join_thousands(
    text: str, starts: list[int], ends: list[int], source: str
) -> tuple[str, list[int], list[int]]:
    """Drop the separators of "1,500", "1 500" and "1'500"; never those of a line break."""
    drop: set[int] = set()
    for match in _THOUSANDS.finditer(text):
        places = [i for i in range(*match.span()) if not text[i].isdigit()]
        if not any(_CROSSING_BREAK.intersection(source[starts[i] : ends[i]]) for i in places):
            drop.update(places)
    if not drop:
        return text, starts, ends
    keep = [i for i in range(len(text)) if i not in drop]
    return "".join(text[i] for i in keep), [starts[i] for i in keep], [ends[i] for i in keep]
