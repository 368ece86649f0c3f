"""Figures in prose and on charts: finding them, comparing them, nudging them. Pure.

A figure is a number in digits, or one in words from two up ("one" is mostly a pronoun).
Time codes and ordinals are none.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_WORTH = {word: n for n, word in enumerate(_SMALL)} | {
    word: 10 * n for n, word in enumerate(_TENS, 2)
}
_SCALES = {"hundred": 100, "thousand": 1_000, "million": 1_000_000, "billion": 10**9}
_ATOM = "(?:" + "|".join(sorted([*_WORTH, *_SCALES], key=len, reverse=True)) + ")"
_WORDS = rf"\b{_ATOM}(?:(?: and |[ -]){_ATOM})*\b"
_DIGITS = r"(?<![\w.,:/])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\w/]|[.,:]\d)"
_FIGURE = re.compile(rf"(?P<digits>{_DIGITS})|(?P<words>{_WORDS})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Figure:
    start: int
    end: int
    text: str
    value: Decimal

    @property
    def is_year(self) -> bool:
        """Whether it is written like a year of our era."""
        return bool(re.fullmatch(r"1[0-9]{3}|20\d\d|21\d\d", self.text))


@lru_cache(maxsize=4096)
def figures(text: str) -> tuple[Figure, ...]:
    """The figures of the text, in order."""
    return tuple(_found(text))


def values(text: str) -> frozenset[Decimal]:
    return frozenset(figure.value for figure in figures(text))


def _found(text: str) -> Iterator[Figure]:
    for match in _FIGURE.finditer(text):
        if match["digits"]:
            value = Decimal(match[0].replace(",", "")).normalize()
        else:
            value = Decimal(_in_words(match[0]))
            if value <= 1:
                continue
        yield Figure(*match.span(), match[0], value)


def _in_words(text: str) -> int:
    total = part = 0
    for word in re.split(r"[ -]", text.lower()):
        if word in _WORTH:
            part += _WORTH[word]
        elif word == "hundred":
            part = max(part, 1) * 100
        elif word in _SCALES:
            total, part = total + max(part, 1) * _SCALES[word], 0
    return total + part


def nudged(figure: Figure) -> list[str]:
    """Other figures in the same writing that nobody would blink at, likeliest first."""
    if not figure.text[0].isdigit():
        return _nudged_words(figure)
    if figure.is_year:
        year = int(figure.text)
        return [str(year + step) for step in (-10, 1, -1, 10, -3, 3, 2, -2)]
    options = [*_transposed(figure.text), *_stepped(figure.text)]
    return [text for text in dict.fromkeys(options) if _is_other(text, figure)]


def _is_other(text: str, figure: Figure) -> bool:
    value = Decimal(text.replace(",", ""))
    same_length = len(text) == len(figure.text)
    return value > 0 and value != figure.value and (same_length or figure.value < 11)


def _transposed(text: str) -> Iterator[str]:
    """Two neighbouring digits change places, the last first; never the leading one."""
    for i in range(len(text) - 2, 0, -1):
        if text[i : i + 2].isdigit() and text[i] != text[i + 1]:
            yield text[:i] + text[i + 1] + text[i] + text[i + 2 :]


def _stepped(text: str) -> Iterator[str]:
    """One digit goes up or down, the last first."""
    for i in range(len(text) - 1, -1, -1):
        if not text[i].isdigit():
            continue
        for step in (1, -1, 2, -2, 3):
            digit = int(text[i]) + step
            if 0 <= digit <= 9 and (i or digit or len(text) == 1):
                yield text[:i] + str(digit) + text[i + 1 :]


def _nudged_words(figure: Figure) -> list[str]:
    word = figure.text.lower()
    if word not in _SMALL:
        tens = [tens for tens in _TENS if tens != word]
        return [tens for tens in tens if word in _TENS]
    place = _SMALL.index(word)
    near = [_SMALL[n] for n in (place + 1, place - 1, place + 2) if 2 <= n < len(_SMALL)]
    return [text.capitalize() if figure.text[0].isupper() else text for text in near]


def replaced(text: str, figure: Figure, new: str, *, everywhere: bool = True) -> str:
    """`text` with every figure of this value (or only this one) written as `new`."""
    out, last = [], 0
    for found in figures(text):
        if found.text == figure.text and (everywhere or found.start == figure.start):
            out += [text[last : found.start], new]
            last = found.end
    return "".join(out) + text[last:]


def decimals(value: float) -> int:
    """How many digits it takes behind the point."""
    _, _, tail = f"{Decimal(repr(value)).normalize():f}".partition(".")
    return len(tail)


def number(value: float) -> str:
    """A chart value as one would say it: no trailing zeros, no exponent."""
    return f"{Decimal(repr(value)).normalize():f}"


_GAIN = r"(?:plus|\+|and another)"
_OPERATIONS = {
    re.compile(r"^(?:\W|\w+ ){0,3}\s*(?:divided by|÷)\s*(?:\W|\w+ ){0,2}$"): "/",
    re.compile(rf"^(?:\W|\w+ ){{0,3}}\s*{_GAIN}\s*(?:\W|\w+ ){{0,2}}$"): "+",
    re.compile(r"^(?:\W|\w+ ){0,3}\s*(?:times|multiplied by|x|×|by)\s*(?:\W|\w+ ){0,2}$"): "*",
    re.compile(r"^(?:\W|\w+ ){0,3}\s*(?:minus|less|−)\s*(?:\W|\w+ ){0,2}$"): "-",
}
_EQUALS = re.compile(
    r"^(?:\W|\w+ ){0,4}\s*(?:=|is|are|equals?|makes?|gives?|comes? to|which is|leaves?)"
    r"\s*(?:\W|\w+ ){0,2}$"
)


def wrong_sum(text: str) -> Figure | None:
    """The result that does not follow from "a plus b is c" as the text itself puts it."""
    found = figures(text)
    for a, b, c in zip(found, found[1:], found[2:], strict=False):
        between, after = text[a.end : b.start].lower(), text[b.end : c.start].lower()
        if len(between) > 40 or len(after) > 50 or not _EQUALS.match(after):
            continue
        sign = next((sign for way, sign in _OPERATIONS.items() if way.match(between)), None)
        if sign and not _holds(a.value, sign, b.value, c.value):
            return c
    return None


def _holds(a: Decimal, sign: str, b: Decimal, c: Decimal) -> bool:
    results = {"+": a + b, "-": a - b, "*": a * b, "/": a / b if b else c}
    slack = Decimal(1).scaleb(min(0, int(c.as_tuple().exponent)))
    return abs(results[sign] - c) < slack
