"""Working a passage's figures out again: its `checks`, evaluated, and tied to what it says."""

import ast
import calendar
import math
import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import Final

from allrise.quotes import fold
from evidence.domain.exhibits import Audio, Chart, Check, Document, Passage, Video
from evidence.domain.verifier.quantities import quantities
from evidence.library.arithmetic import Refused, evaluate

# A dash right after a word or a figure joins a range; it is no minus.
_DIGITS: Final = re.compile(r"(?:(?<![\w)])-)?\d+(?:\.\d+)?")
_SHARES: Final = {
    "half": Fraction(1, 2),
    "halved": Fraction(1, 2),
    "twice": Fraction(2),
    "doubled": Fraction(2),
    "quarters": Fraction(3, 4),
    "double": Fraction(2),
}


def objection(check: Check, passage: Passage) -> str | None:
    """What is wrong with a check: it does not come out, or bears on nothing the passage says."""
    try:
        value = evaluate(check.expr)
    except Refused as error:
        return f"{check.expr}: {error}"
    if not _agrees(value, check.equals):
        return f"{check.expr} comes to {value}, not {check.equals}"
    if not _is_tied(value, check, passage):
        return f"{check.expr}: {check.equals} is no figure of the passage"
    return None


def objections(passage: Passage) -> list[str]:
    """What is wrong with each of the checks that does not hold."""
    return [wrong for check in passage.checks if (wrong := objection(check, passage))]


def covered(passage: Passage) -> frozenset[Fraction]:
    """The numbers that a passage's checks arrive at or start from."""
    found: set[Fraction] = set()
    for check in passage.checks:
        found.update(_numbers(ast.parse(check.expr, mode="eval")))
        if not isinstance(check.equals, str):
            found.add(Fraction(repr(check.equals)))
    return frozenset(found)


def text_of(passage: Passage) -> str:
    """All that a passage says: its content, as a reader has it, and its caption."""
    content = passage.content
    match content:
        case Document():
            lines = [content.text]
        case Chart():
            lines = [content.unit, *(f"{p.label}: {shown(p.value)}" for p in content.points)]
        case Audio():
            lines = [segment.text for segment in content.segments]
        case Video():
            lines = [scene.text for scene in content.scenes]
    return "\n".join([*lines, passage.caption])


def shown(value: float) -> str:
    """A chart's value as it is written: without a needless decimal point or an exponent."""
    return f"{Decimal(repr(value)).normalize():f}"


def figures(text: str) -> frozenset[Fraction]:
    """The numbers of a text, in digits or in words; the sides of a fraction too."""
    folded = fold(text)
    worded = (Fraction(q.value) for q in quantities(folded) if isinstance(q.value, Decimal))
    shares = (share for word, share in _SHARES.items() if re.search(rf"\b{word}\b", folded))
    return frozenset((*worded, *shares, *map(Fraction, _DIGITS.findall(folded))))


def _agrees(value: object, equals: float | str) -> bool:
    if isinstance(value, str) or isinstance(equals, str):
        return value == equals
    assert isinstance(value, int | float | Fraction)
    return value == equals or math.isclose(value, equals, rel_tol=1e-12)


def _is_tied(value: object, check: Check, passage: Passage) -> bool:
    """Whether the passage says what the check arrives at.

    A check that only holds or does not is tied by the number it compares with ("is 1,023"), or
    else by those that it is about ("1900 is no leap year").
    """
    text = text_of(passage)
    if isinstance(value, str):
        return fold(value) in fold(text) or _has_date(value, text)
    if not isinstance(value, bool):
        assert isinstance(check.equals, float | int)
        return Fraction(repr(check.equals)) in _results(passage)
    said = figures(text)
    tree = ast.parse(check.expr, mode="eval")
    compared = {n for n in _compared(tree.body) if n not in (0, 1)}
    return compared <= said if compared else bool(set(_numbers(tree)) & said)


def _results(passage: Passage) -> frozenset[Fraction]:
    """The figures that a check may arrive at. What a chart's points are called is given."""
    if not isinstance(passage.content, Chart):
        return figures(text_of(passage))
    points = (Fraction(repr(point.value)) for point in passage.content.points)
    return figures(passage.caption).union(points)


def _has_date(value: str, text: str) -> bool:
    try:
        day = date.fromisoformat(value)
    except ValueError:
        return False
    return f"{day.day} {calendar.month_name[day.month]} {day.year}" in text


def _numbers(tree: ast.AST) -> Iterator[Fraction]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            yield Fraction(repr(node.value))


def _compared(node: ast.expr) -> Iterator[Fraction]:
    """The bare numbers that the expression compares its result with."""
    if isinstance(node, ast.Compare):
        for each in node.comparators:
            if isinstance(each, ast.Constant):
                yield from _numbers(each)
