"""Whether a number or a name of a claim stands where it stands in the passage.

A forger need not invent a figure: another one of the same passage will do. So each number and
each name of the claim is looked at with the content words just before and after it, and
compared with every place of the passage that holds a number in the same unit, or a name. The
claim fails when the words around it clearly belong to another number or name.

Words only point at the place to compare with; what is compared there is exact. "Clearly" asks
for a margin, because a claim may say in its own words what the passage says in others.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import Final

from evidence.domain.exhibits import Chart, Passage, Point
from evidence.domain.verifier.lexicon import CALENDAR, DIRECTIONS, MONTHS
from evidence.domain.verifier.quantities import quantities
from evidence.domain.verifier.reading import (
    Item,
    clauses,
    content_word,
    number_word,
    stretches,
)
from evidence.domain.verifier.spans import figure
from evidence.domain.verifier.statements import label_of, lines, statements
from evidence.domain.verifier.tokens import stem, tokens

# Chosen on the claims that ship and on mutations of them: wider windows or no margin refuse
# true claims, narrower ones let exchanged figures through.
_REACH: Final = 3  # content words on each side
_NEXT_TO: Final = 3  # what the nearest word counts for; others count 1
_MARGIN: Final = 1
_MARGIN_WITHIN: Final = 5  # between two that the claim has both


@dataclass(frozen=True, slots=True)
class _Slot:
    """A number, name or direction with what is around it, nearest first."""

    word: str
    category: str
    before: tuple[str, ...]
    after: tuple[str, ...]


def exchanged(claim: str, passage: Passage) -> str | None:
    """The first number, name or direction of the claim that has taken another's place, or None."""
    names, real = _real(passage)
    mine = list(_slots(claim, names))
    if isinstance(passage.content, Chart):
        if (number := _other_point(claim, passage.content, passage.caption)) is not None:
            return number
        # A point has too few words around its figures; its label is what they stand beside.
        mine = [slot for slot in mine if " " not in slot.category]
    have = {slot.word for slot in mine}
    for slot in mine:
        own = _fit(slot, slot.word, real)
        for rival in {each.word for each in real if each.category == slot.category}:
            margin = _MARGIN_WITHIN if rival in have else _MARGIN
            if _fit(slot, rival, real) > max(own + margin, _NEXT_TO):
                return slot.word.removeprefix("#")
    return None


def _other_point(claim: str, chart: Chart, caption: str) -> str | None:
    """A value of the claim whose label is not the one that the claim gives.

    Of the points that the claim can mean, none may fit its labels better than those whose
    values it has. A value that the caption gives may be the caption's.
    """
    content = frozenset().union(*(clause.content for clause in clauses(claim)))
    for point in chart.points:  # "May" has no content, and is a label where it stands as one
        if re.search(rf"(?<!\w){re.escape(point.label)}(?!\w)", claim):
            content |= label_of(point)
    fits = [
        (number_word(Decimal(figure(point.value)) * _scale(chart)), _overlap(point, content))
        for point in chart.points
    ]
    strangers = max((fit for value, fit in fits if value not in content), default=0)
    for number in content:
        mine = [fit for value, fit in fits if value == number]
        covered = any(
            label_of(point) <= content
            for point, (value, _) in zip(chart.points, fits, strict=True)
            if value == number
        )
        if mine and not covered:
            mine += [
                _weight((clause.content & content) - {number})
                for clause in clauses(caption)
                if number in clause.content
            ]
        if mine and not covered and strangers > max(mine) and not _is_label(number, chart):
            return number.removeprefix("#")
    return None


def _scale(chart: Chart) -> Decimal:
    """1,000 where the unit is "thousand visitors": a claim then says 180,000, or 180 thousand."""
    read = quantities(f"1 {chart.unit}")[0].value
    return read if isinstance(read, Decimal) else Decimal(1)


def _overlap(point: Point, content: frozenset[str]) -> int:
    return _weight(label_of(point) & content)


def _weight(words: Iterable[str]) -> int:
    return sum(2 if word.startswith("#") else 1 for word in words)


def _is_label(number: str, chart: Chart) -> bool:
    return any(number in clause.content for p in chart.points for clause in clauses(p.label))


def lost_date(claim: str, passage: Passage) -> str | None:
    """The first day or year that stands by a month in the claim but nowhere in the passage."""
    held = frozenset[tuple[str, str]]().union(*(_dates(text) for text in lines(passage)))
    for number, month in sorted(_dates(claim) - held):
        return f"{number.removeprefix('#')} {month}"
    return None


def _dates(text: str) -> frozenset[tuple[str, str]]:
    """Each number right beside a month ("12 March", "March 12", "March, 1912"), with it."""
    found = tokens(text)
    pairs = set()
    for quantity in quantities(text):
        after = found[quantity.last : quantity.last + 2]
        before = found[max(0, quantity.first - 2) : quantity.first][::-1]
        for near in (after, before):
            rest = [token.text for token in near if token.text not in (",", "of")]
            if rest and near[0].text in (rest[0], ",", "of") and rest[0] in MONTHS:
                # "3rd" and "3" are one day.
                number = number_word(quantity.value).removesuffix("th")
                if number[1:].isdigit():
                    pairs.add((number, rest[0]))
    return frozenset(pairs)


@lru_cache(maxsize=512)
def _real(passage: Passage) -> tuple[frozenset[str], tuple[_Slot, ...]]:
    names = frozenset().union(*(each.names for each in statements(passage)))
    return names, tuple(slot for text in lines(passage) for slot in _slots(text, names))


def _slots(text: str, names: frozenset[str]) -> Iterator[_Slot]:
    """The numbers and names of a text, each with what is around it in its clause."""
    for items, _ in stretches(text):
        kept = [(word, item) for item in items if (word := content_word(item.text))]
        words = tuple(word for word, _ in kept)
        for at, (word, item) in enumerate(kept):
            category, key = _category(word, item, names)
            if category:
                before = words[max(0, at - _REACH) : at][::-1]
                yield _Slot(key, category, before, words[at + 1 : at + 1 + _REACH])


def _category(word: str, item: Item, names: frozenset[str]) -> tuple[str | None, str]:
    """What else could take its place unnoticed, and what of that it is.

    For a number another in the same unit, for a name another name or date, for a direction
    the opposite one.
    """
    if item.quantity:
        kind = "word" if isinstance(item.quantity.value, str) else "number"
        return f"{kind} {item.quantity.unit or item.quantity.listed}", word
    way = DIRECTIONS.get(item.text) or DIRECTIONS.get(stem(item.text))
    if way:
        kind = way[0].partition(".")[0]
        return kind, f"{kind} {way[1]}"
    return ("name" if word in names or item.text in CALENDAR else None), word


def _fit(slot: _Slot, word: str, real: Iterable[_Slot]) -> int:
    """How much of what is around `slot` is around `word` somewhere in the passage."""
    return max(
        (
            _shared(slot.before, other.before) + _shared(slot.after, other.after)
            for other in real
            if other.word == word
        ),
        default=0,
    )


def _shared(mine: tuple[str, ...], theirs: tuple[str, ...]) -> int:
    if not (mine and theirs):
        return 0
    nearest = mine[0] == theirs[0]
    return sum(word in theirs for word in mine) + (_NEXT_TO - 1 if nearest else 0)
