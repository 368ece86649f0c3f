"""How a text supports what it claims: reasons with and without a "because". Pure.

People rarely argue in connectives. "The hall light had failed; I held the torch" is a cause;
so are a purpose, a condition that was not met, a counter-example, an alibi with an hour in it
and a question that answers itself. Each unit of a text (see `units`) supports in at most one
way, and only when it says something that no earlier unit said.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from trials.house import lexicon
from trials.house.bearing import bearing, is_tautology
from trials.house.matter import PLAIN, VACUOUS
from trials.house.moves import (
    ALIBI,
    ANOTHER_SAID,
    COMPILED,
    FRONTED,
    HANGS,
    IS_NOT,
    IS_THIS,
    PLAIN_FACT,
    SAW,
    STATES,
    TELLING,
    WAVERS,
)
from trials.house.patterns import SINCE_TIME, TIME
from trials.house.words import Span, is_negation, tokens


@dataclass(frozen=True)
class Support:
    """One move in support of a claim. `span` is the words that give it away, within `unit`."""

    kind: str
    weight: float
    span: Span
    unit: Span


# What is left of a reason that ends in a tautology.
_EMPTY = 0.3
# Below this a reason is one in form only.
_LEAST = 0.15


def find(text: str, pieces: Sequence[Span], quoted: Sequence[Span]) -> tuple[Support, ...]:
    """Every move of support in the units of `text`, in order.

    What the defendant quotes is not theirs.
    """
    out: list[Support] = []
    known: set[str] = set()
    for index, unit in enumerate(pieces):
        content = _content(unit.text)
        new = content - known
        known |= content
        mine = _unquoted(unit, quoted)
        ahead = _content(pieces[index + 1].text) if index + 1 < len(pieces) else frozenset()
        move = _move(mine, index, pieces, new, ahead)
        if move is None and index and _explains(text[pieces[index - 1].end : unit.start]):
            move = _explanation(mine, new)
        if move is None and index:
            move = _correction(pieces[index - 1], mine, new)
        if move is None:
            move = _testimony(mine, new - VACUOUS, alone=len(pieces) == 1)
        if move is None and index:
            move = _detail(mine, new, content)
        weight = move.weight * min(bearing(mine.text), _led_to(pieces, index)) if move else 0.0
        if move and weight >= _LEAST:
            out.append(Support(move.kind, weight, move.span, move.unit))
    return tuple(out)


def _led_to(pieces: Sequence[Span], index: int) -> float:
    """Less than 1 for what leads up to a tautology: "It is late, and a bus is a bus"."""
    near = pieces[index : index + 2]
    return _EMPTY if any(is_tautology(unit.text) for unit in near) else 1.0


def _unquoted(unit: Span, quoted: Sequence[Span]) -> Span:
    """The unit with quoted words blanked, so that their connectives do not count."""
    text = unit.text
    for span in quoted:
        left, right = max(span.start, unit.start) - unit.start, min(span.end, unit.end) - unit.start
        if left < right:
            text = text[:left] + " " * (right - left) + text[right:]
    return Span(unit.start, unit.end, text)


@lru_cache(maxsize=4096)
def _content(text: str) -> frozenset[str]:
    return frozenset(
        word.stem
        for word in tokens(text)
        if word.lower not in lexicon.FUNCTION and not is_negation(word.lower)
    )


def _move(
    unit: Span, index: int, pieces: Sequence[Span], new: frozenset[str], ahead: frozenset[str]
) -> Support | None:
    flat = unit.text.replace("\u2019", "'").replace("\u2018", "'")
    fronted = bool(FRONTED.match(flat))
    telling = (new | ahead if fronted else new) - VACUOUS
    if not telling:
        return None
    alone = len(pieces) == 1
    for kind, weight, match in _markers(flat):
        after = _content(flat[match.end() :]) | (ahead if fronted else frozenset())
        after -= VACUOUS
        if not _carried(kind, after, telling, index, pieces, alone):
            continue
        span = Span(
            unit.start + match.start(),
            unit.start + match.end(),
            flat[match.start() : match.end()],
        )
        return Support(kind, weight, span, unit)
    return None


@lru_cache(maxsize=2048)
def _markers(flat: str) -> tuple[tuple[str, float, re.Match[str]], ...]:
    """What gives a move away in a unit, by kind, in the order in which the kinds count."""
    found = ((kind, weight, pattern.search(flat)) for kind, weight, pattern in COMPILED)
    return tuple(
        (kind, weight, match)
        for kind, weight, match in found
        if match and not (kind == "cause" and _of_time(flat, match))
    )


def _explains(joint: str) -> bool:
    """Whether a colon, semicolon or dash joins two units: the second explains the first."""
    return bool(set(joint) & set(":;\u2013\u2014-"))


def _explanation(unit: Span, new: frozenset[str]) -> Support | None:
    if len(new - VACUOUS) < 2 or not tokens(unit.text):
        return None
    head = tokens(unit.text)[0]
    span = Span(unit.start + head.start, unit.start + head.end, head.text)
    return Support("explanation", 0.6, span, unit)


def _of_time(flat: str, match: re.Match[str]) -> bool:
    return match[0].lower() == "since" and bool(SINCE_TIME.match(flat, match.start()))


def _carried(
    kind: str,
    after: frozenset[str],
    telling: frozenset[str],
    index: int,
    pieces: Sequence[Span],
    alone: bool,
) -> bool:
    """Whether enough stands behind the marker for it to be more than a word."""
    if kind == "question":
        return len(telling) >= 2
    if kind in {"cause", "purpose"}:
        return bool(after)
    if kind == "consequence":  # the reason stands before it
        return bool(after | telling) and (index > 0 or not alone or len(telling) >= 3)
    if kind in {"condition", "absence"}:
        return bool(telling)
    if kind in {"contrast", "example"}:
        return len(after) >= 1 and len(telling) >= 2 and (index > 0 or len(telling) >= 3)
    if kind in {"definition", "alternative"}:
        return bool(telling) and (index > 0 or not alone)
    return len(telling) >= (3 if alone else 2)


def _testimony(unit: Span, telling: frozenset[str], *, alone: bool) -> Support | None:
    """A particular that somebody saw, said or did: support by being checkable."""
    flat = unit.text.replace("\u2019", "'").replace("\u2018", "'")
    if telling and not alone and (told := ANOTHER_SAID.search(flat)):
        span = Span(unit.start + told.start(), unit.start + told.end(), told[0])
        return Support("testimony", 0.6, span, unit)
    least = 1 if TIME.search(flat) and not alone else 2
    if len(telling) < least or (alone and len(tokens(unit.text)) < 9):
        return None
    acted = attested(flat)
    if acted is None:
        return None
    span = Span(unit.start + acted.start(), unit.start + acted.end(), acted[0])
    return Support("testimony", 0.6, span, unit)


def _correction(before: Span, unit: Span, new: frozenset[str]) -> Support | None:
    """One thing for another: "That isn't evidence of a vegetable. That's evidence of a biro"."""
    said = IS_NOT.search(before.text.replace("\u2019", "'"))
    put = IS_THIS.match(unit.text.replace("\u2019", "'"))
    if said is None or put is None or not new - VACUOUS:
        return None
    span = Span(unit.start + put.start(), unit.start + put.end(), put[0])
    return Support("alternative", 0.8, span, unit)


def _detail(unit: Span, new: frozenset[str], content: frozenset[str]) -> Support | None:
    """A plain fact set beside a claim: "The handle is cherry. So is mine, as the picture shows".

    It has to say something new, and to hang on what stands before it by a word or a pronoun.
    """
    flat = unit.text.replace("\u2019", "'").replace("\u2018", "'")
    telling = new - PLAIN
    if len(telling) < TELLING or "?" in flat or WAVERS.search(flat) or not STATES.search(flat):
        return None
    hangs = HANGS.search(flat)
    if hangs is None and not (content - new) - PLAIN:
        return None
    head = tokens(unit.text)[0]
    start, end = (hangs.start(), hangs.end()) if hangs else (head.start, head.end)
    span = Span(unit.start + start, unit.start + end, unit.text[start:end])
    return Support("detail", PLAIN_FACT, span, unit)


@lru_cache(maxsize=2048)
def attested(flat: str) -> re.Match[str] | None:
    """What was seen or done, where a particular stands beside it."""
    words = tokens(flat)
    lowered = {word.lower for word in words}
    particular = (
        any(word.lower[0].isdigit() for word in words)
        or bool(lowered & lexicon.NUMBER_WORDS)
        or bool(lowered & (lexicon.WITNESSES | lexicon.PLACES | lexicon.TIMES))
        or any(word.text[0].isupper() and word.start and len(word.text) > 2 for word in words)
    )
    return (ALIBI.search(flat) or SAW.search(flat)) if particular else None
