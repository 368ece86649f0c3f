"""The house's marks for one defence, by the published anchors, each with its reason. Pure.

2 bare claim · 4 relevant, unsupported · 6 answers with a reason · 8 adds a specific,
consistent detail · 10 turns the exhibit or attack around. What is copied, repeated, mashed
or merely listed is taken away before anything is counted.
"""

import math
from functools import partial

from trials.domain.casefile import Assessment, CaseFile
from trials.domain.contempt import argued
from trials.domain.scoring import DIMENSIONS, ZEROS, Dimension, Scores
from trials.house.features import Features, measure
from trials.house.relevance import names_the_case, tells
from trials.house.remarks import explain

# Most that a text of fewer than this many words of its own can earn in any dimension.
_CEILINGS = ((4, 3), (7, 5), (10, 6), (22, 7), (30, 8), (37, 9))

# The anchor of what is relevant and has nothing behind it.
_UNSUPPORTED = 4
# What a text is worth that is only just about the case.
_STRAY = 1.5
# An answer with a reason; above it marks grow more slowly until something is turned.
_ANSWERED = 6.2
_RATE = 0.7
_JOKING = 0.5
# What a text is worth that speaks of nothing but the court's own workings.
_NOTHING_ARGUED = Scores(strength=2, evidence=1, logic=1, persuasion=2)
# A joke alone: some persuasion, no logic.
_JOKE_TOPS = {
    Dimension.STRENGTH: 2, Dimension.EVIDENCE: 1, Dimension.LOGIC: 1, Dimension.PERSUASION: 4,
}  # fmt: skip


def assess(case: CaseFile, defense: str) -> Assessment:
    """Marks and reasons for `defense` as filed in the case's current phase.

    Empty text earns zeros. Nothing but the text, the charge and the record so far counts; and
    of the text, only what `argued` leaves of it, so that an order to the court raises nothing,
    recognised or not.
    """
    heard = argued(defense, of_the_case=partial(names_the_case, case), tells=tells)
    seen = measure(case, heard or defense, costs_of=defense)
    scores = _scores(seen)
    if not heard:
        scores = scores.capped(_NOTHING_ARGUED, 0)
    reasons, remark = explain(case, seen, scores)
    return Assessment(scores=scores, reasons=reasons, remark=remark)


def _scores(seen: Features) -> Scores:
    if not seen.words:
        return ZEROS
    if seen.unreadable:
        return Scores(strength=0, evidence=0, logic=0, persuasion=1)
    strength, evidence, logic = _strength(seen), _evidence(seen), _logic(seen)
    marks = {
        Dimension.STRENGTH: strength,
        Dimension.EVIDENCE: evidence,
        Dimension.LOGIC: logic,
        Dimension.PERSUASION: _persuasion(seen, strength, evidence, logic),
    }
    tops = _tops(seen)
    if seen.relevant:
        marks = {d: _STRAY + seen.about * (mark - _STRAY) for d, mark in marks.items()}
    marks = {d: _reserved(seen, mark) for d, mark in marks.items()}
    return Scores(**{d.value: _mark(mark, tops[d]) for d, mark in marks.items()})


def _reserved(seen: Features, mark: float) -> float:
    """The marks above a six, of which the last are kept for what turns the attack round."""
    rate = _RATE + (1.0 - _RATE) * seen.turned
    return mark if mark <= _ANSWERED else _ANSWERED + rate * (mark - _ANSWERED)


def _tops(seen: Features) -> dict[Dimension, int]:
    """The most that a text of its length and kind can earn, by dimension."""
    top = next((mark for words, mark in _CEILINGS if seen.fresh_words < words), 10)
    if seen.repeated:
        top = min(top, 3)
    if not (seen.arguments or seen.specifics or seen.answered):
        top = min(top, _UNSUPPORTED)
    if seen.flippant >= _JOKING and not seen.arguments:
        return {dimension: min(top, most) for dimension, most in _JOKE_TOPS.items()}
    return dict.fromkeys(DIMENSIONS, top)


def _mark(value: float, ceiling: int) -> int:
    return max(0, min(ceiling, int(value + 0.5)))


def _grown(amount: float, scale: float) -> float:
    """0 to 1, ever more slowly: the fifth witness adds less than the first."""
    return 1.0 - math.exp(-max(0.0, amount) / scale)


def _first(seen: Features) -> float:
    """How far there is a reason at all, 0 to 1. An account in particulars is part of one."""
    amount = min(1.0, (seen.reasons + 0.3 * _checkable(seen)) / 0.75)
    return math.pow(amount, 1.1)


def _further(seen: Features) -> float:
    """How far there is more than one, 0 to 1."""
    return _grown(seen.reasons - 1.0, 1.3)


def _checkable(seen: Features) -> float:
    """How much somebody could look up, 0 to 1."""
    return _grown(seen.particulars, 2.2)


def _met(seen: Features) -> float:
    """How far the prosecution's own case is met, 0 to 1: its words, its exhibits, their flaws."""
    value = 0.2 * seen.engaged + 0.1 * seen.addressed
    value += 0.35 * min(1, len(seen.answered)) + 0.1 * max(0, len(seen.answered) - 1)
    return min(1.0, value + 0.25 * min(2, len(seen.flaws)))


def _strength(seen: Features) -> float:
    """How squarely the charge or the attack is met."""
    if not seen.relevant:
        return 2.0 if seen.contests else 1.0
    first = _first(seen)
    value = 3.8 if seen.substance else 2.8
    value += 2.4 * first + 0.6 * _further(seen) + 0.7 * _checkable(seen) * first
    value += 1.0 * _met(seen) * first + 0.15 * min(2, max(0, len(seen.elements) - 1)) * first
    value += 1.1 * seen.turned - 1.0 * seen.contradictions - 1.0 * seen.admissions
    return value - _pressure(seen) - _airs(seen) - 0.8 * max(0.0, seen.beside - 0.2)


def _evidence(seen: Features) -> float:
    """What somebody could check, and what became of theirs."""
    if not seen.relevant:
        return 1.0 + 0.5 * _checkable(seen)
    checkable = _checkable(seen)
    value = 3.0 if seen.substance else 2.2
    value += 3.0 * checkable + 1.1 * _met(seen)
    value += 2.1 * _first(seen) * (1.0 - seen.flippant)  # a joke's reason is no evidence
    value += 0.2 * (seen.observed and seen.specifics > 0) + 0.7 * seen.turned
    return value - 0.5 * _pressure(seen) - 1.0 * seen.contradictions - _airs(seen)


def _logic(seen: Features) -> float:
    """Whether one thing follows from another."""
    if not seen.relevant:
        return 1.0 + 0.5 * min(seen.arguments, 2)
    first = _first(seen)
    value = 3.4 if seen.substance else 2.5
    value += 2.8 * first + 1.6 * _further(seen)
    value += (0.5 * _checkable(seen) + 0.6 * _met(seen)) * first + 0.9 * seen.turned
    value -= 1.5 * seen.costly + 1.5 * seen.contradictions + 0.7 * seen.admissions
    return value - 0.4 * min(seen.hedges, 3) - 0.3 * min(seen.absolutes, 3) - _airs(seen)


def _persuasion(seen: Features, strength: float, evidence: float, logic: float) -> float:
    """Whether a person would be moved: mostly by the rest, and by how it is put."""
    value = 0.95 * (strength + evidence + logic) / 3 + 0.1
    if not seen.relevant:
        return value + (1.5 if seen.wit else 0.5) - seen.flattery - 0.7 * seen.rude
    value += 0.4 * seen.engaged + 0.3 * seen.lands * _first(seen) + 0.3 * seen.turned
    value += 0.4 * (22 <= seen.fresh_words <= 110) * _first(seen)
    value += 0.8 * seen.flippant  # it is, at least, a joke
    value -= 0.3 * min(seen.hedges, 3) + 0.7 * seen.flattery + 0.7 * seen.rude
    return value - (0.7 if seen.fresh_words > 220 else 0.0) - 1.0 * seen.beside


def _airs(seen: Features) -> float:
    """What a joke in place of an answer costs, and what wavers all the way through."""
    joking = 2.2 * seen.flippant * (1.0 - 0.4 * _first(seen))
    wavering = 0.6 * max(0, min(seen.hedges, 4) - 1)
    return joking + wavering


def _pressure(seen: Features) -> float:
    """What silence about the table costs."""
    grace = 3 if seen.answered else 2 if seen.engaged else 1
    return min(1.5, 0.5 * max(0, seen.ignored - grace))
