"""Numbers with their signs and units, in figures or in words, read from a folded text.

Decisions: written-out numbers count as numbers and equal their figures ("eleven" is 11, "3.5
million" is 3,500,000, "third" is "3rd"), because a forger can nudge either. "One" counts only
before a unit or a scale: elsewhere it is a pronoun. Numbers are equal by value (1.50 is 1.5);
times, fractions and versions ("12:30", "1/2") by their characters. A unit is one of a closed
list; other nouns after a number are not compared.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import Final

from evidence.domain.verifier.tokens import Token, tokens
from evidence.domain.verifier.units import CURRENCY, UNITS, unit_at

_SMALL: Final = {
    word: number
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
        " fifteen sixteen seventeen eighteen nineteen".split()
    )
}
_TENS: Final = {
    word: 10 * number
    for number, word in enumerate(
        "twenty thirty forty fifty sixty seventy eighty ninety".split(), start=2
    )
}
_SCALES: Final = {
    "dozen": 12,
    "thousand": 10**3,
    "million": 10**6,
    "billion": 10**9,
    "trillion": 10**12,
}
_ORDINALS: Final = {
    spelling: f"{number}th"
    for number, word in enumerate(
        "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"
        " fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(),
        start=3,
    )
    for spelling in (word, word + "s")
}
# Words that say how much or how many as exactly as a figure would, by what they say.
_MULTIPLES: Final = {
    word: same
    for same, words in {
        "half": "half halves halved halving",
        "quarter": "quarter quarters quartered",
        "double": "double doubles doubled doubling twice twofold",
        "triple": "triple triples tripled tripling thrice threefold",
        "quadruple": "quadruple quadrupled fourfold",
        "hundreds": "hundreds",
        "thousands": "thousands",
        "millions": "millions",
        "billions": "billions",
        "dozens": "dozens",
    }.items()
    for word in words.split()
}
_LISTING: Final = frozenset({",", "and", "or", "to", "-", "by", "x", "×"})

Value = Decimal | str


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number, the tokens it takes up (first:last), and the names of its units.

    `unit` stands right by it; `listed` after the list of numbers that it is in.
    """

    value: Value
    unit: str | None
    listed: str | None
    first: int
    last: int


@lru_cache(maxsize=2048)
def quantities(text: str) -> tuple[Quantity, ...]:
    """The quantities of `text`, in order, over `tokens(text)`."""
    words = tokens(text)
    bare: list[tuple[Value, int, int]] = []
    at = 0
    while at < len(words):
        read = _number(words, at)
        if read is None:
            at += 1
        else:
            bare.append((read[0], at, read[1]))
            at = read[1]
    return tuple(Quantity(v, _direct(words, a, b), _listed(words, b), a, b) for v, a, b in bare)


def is_number_word(word: str) -> bool:
    return (
        word in _SMALL
        or word in _TENS
        or word in _SCALES
        or word in _ORDINALS
        or (word in _MULTIPLES or word == "hundred")
    )


def _number(words: Sequence[Token], at: int) -> tuple[Value, int] | None:
    word = words[at].text
    if word in _ORDINALS or word in _MULTIPLES:
        return _ORDINALS.get(word) or _MULTIPLES[word], at + 1
    if words[at].is_number:
        return _figure(words, at)
    read = _spelled(words, at, None)
    if read is None or (word == "one" and read[1] == at + 1 and unit_at(words, read[1]) is None):
        return None
    value, end = read
    dash = end < len(words) and words[end].text == "-"
    ordinal = _ORDINALS.get(words[end + dash].text) if end + dash < len(words) else None
    if ordinal and word in _TENS:
        return f"{int(value) + int(ordinal[:-2])}th", end + dash + 1
    return _signed(words, at, value), end


def _figure(words: Sequence[Token], at: int) -> tuple[Value, int]:
    text = words[at].text
    after = words[at + 1] if at + 1 < len(words) else None
    if after and after.start == words[at].end and after.text in ("st", "nd", "rd", "th"):
        return f"{text}th", at + 2
    if not text.isascii() or any(char in text for char in ",:/^") or text.count(".") > 1:
        return text, at + 1
    value = Decimal(text)
    if after and after.text in _SCALES:
        read = _spelled(words, at + 1, value)
        if read:
            return _signed(words, at, read[0]), read[1]
    return _signed(words, at, value), at + 1


def _spelled(words: Sequence[Token], at: int, head: Decimal | None) -> tuple[Decimal, int] | None:
    """A number in words; `head` is a figure just before a scale word, as in "3.5 million"."""
    total, current, end = Decimal(0), head, at
    while end < len(words):
        word = words[end].text
        if word == "-" and end > at and _continues(words, end + 1, current):
            end += 1
            continue
        if word == "and" and current is None and total and _is_small(words, end + 1):
            end += 1
            continue
        if word == "and" and current and current % 100 == 0 and _is_small(words, end + 1):
            end += 1
            continue
        small = _SMALL.get(word, _TENS.get(word))
        if small is not None and _fits(current, small):
            current = (current or Decimal(0)) + small
        elif word == "hundred" and (current is None or current < 100):
            current = (Decimal(1) if current is None else current) * 100
        elif word in _SCALES and current is None and total:
            if words[end - 1].text not in _SCALES:
                break
            total *= _SCALES[word]  # "9.46 million million"
        elif word in _SCALES:
            total += (Decimal(1) if current is None else current) * _SCALES[word]
            current = None
        else:
            break
        end += 1
    return (total + (current or 0), end) if end > at else None


def _is_small(words: Sequence[Token], at: int) -> bool:
    return at < len(words) and (words[at].text in _SMALL or words[at].text in _TENS)


def _continues(words: Sequence[Token], at: int, current: Decimal | None) -> bool:
    """Whether a dash joins two halves of one number: "twenty-one"."""
    word = words[at].text if at < len(words) else ""
    return current is not None and word in _SMALL and _fits(current, _SMALL[word])


def _fits(current: Decimal | None, small: int) -> bool:
    """Whether a small number goes on where `current` stands: "two hundred | six", "forty | two"."""
    if current is None:
        return True
    if current >= 100:
        return current % 100 == 0 or (current % 100 >= 20 and current % 10 == 0 and 0 < small < 10)
    return current >= 20 and current % 10 == 0 and 0 < small < 10


def _signed(words: Sequence[Token], at: int, value: Decimal) -> Decimal:
    """Negative after "minus", or after a dash that touches the number and nothing before it."""
    if at == 0:
        return value
    before = words[at - 1]
    touches = before.text == "-" and before.end == words[at].start
    free = at == 1 or words[at - 2].end < before.start or words[at - 2].text in ("(", "'")
    return -value if before.text == "minus" or (touches and free) else value


def _direct(words: Sequence[Token], first: int, last: int) -> str | None:
    """The unit right after the number ("100-metre" included), or the currency before it."""
    if first and words[first - 1].text in CURRENCY:
        return UNITS[words[first - 1].text]
    dash = last < len(words) and words[last].text == "-"
    read = unit_at(words, last + 1 if dash else last)
    return read[0] if read else None


def _listed(words: Sequence[Token], last: int) -> str | None:
    """The unit after the list that the number stands in: of 3 in "3, 5 and 7 metres"."""
    at = last
    while at < len(words) and words[at].text in _LISTING:
        while at < len(words) and words[at].text in _LISTING:
            at += 1
        following = _number(words, at) if at < len(words) else None
        if following is None:
            return None
        read = unit_at(words, following[1])
        if read:
            return read[0]
        at = following[1]
    return None
