"""The house's marks for one defence, by the published anchors, each with its reason. Pure.

2 bare claim · 4 relevant, unsupported · 6 answers with a reason · 8 adds a specific,
consistent detail · 10 turns the exhibit or attack around. What is copied, repeated, mashed
or merely listed is taken away before anything is counted.
"""

from functools import lru_cache

from trials.domain.casefile import Assessment, CaseFile
from trials.domain.scoring import DIMENSIONS, ZEROS, Dimension, Scores
from trials.house.features import Features, measure
from trials.house.remarks import reason_for, remark_for

# Most that a text of fewer than this many words of its own can earn in any dimension.
_CEILINGS = ((4, 3), (7, 5), (10, 6), (22, 7), (30, 8), (37, 9))

# A joke alone: some persuasion, no logic.
_JOKE_TOPS = {
    Dimension.STRENGTH: 2, Dimension.EVIDENCE: 1, Dimension.LOGIC: 1, Dimension.PERSUASION: 4,
}  # fmt: skip


def assess(case: CaseFile, defense: str) -> Assessment:
    """Marks and reasons for `defense` as filed in the case's current phase.

    Empty text earns zeros. Nothing but the text, the charge and the record so far counts.
    """
    seen = measure(case, defense)
    scores = _scores(seen)
    reasons = {d: reason_for(case, seen, d, scores.of(d)) for d in DIMENSIONS}
    return Assessment(scores=scores, reasons=reasons, remark=remark_for(case, seen, scores))


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
    ceiling = _ceiling(seen)
    tops = _JOKE_TOPS if seen.flippant else dict.fromkeys(DIMENSIONS, ceiling)
    return Scores(**{d.value: _mark(mark, min(ceiling, tops[d])) for d, mark in marks.items()})


@lru_cache(maxsize=512)
def _ceiling(seen: Features) -> int:
    top = next((mark for words, mark in _CEILINGS if seen.fresh_words < words), 10)
    if seen.repeated:
        top = min(top, 3)
    return top


def _mark(value: float, ceiling: int) -> int:
    return max(0, min(ceiling, int(value + 0.5)))


def _strength(seen: Features) -> float:
    """How squarely the charge or the attack is met."""
    if not seen.relevant:
        return 2.0 if seen.contests else 1.0
    value = 4.0 if seen.substance else 3.0
    if seen.arguments:
        value = 6.0
        value += 0.7 if seen.specifics else 0.0
        value += 0.7 if seen.specifics >= 2 or seen.answered else 0.0
        value += 0.4 if seen.arguments >= 2 else 0.0
        value += 0.4 if seen.flaws else 0.0
        value += 1.0 if seen.turned else 0.0
        value += 0.5 if seen.turned and seen.flaws and seen.specifics >= 3 else 0.0
    elif seen.specifics:
        value += 1.0
    return value - _pressure(seen) - 1.0 * seen.contradictions - 1.0 * seen.admissions


def _evidence(seen: Features) -> float:
    """What somebody could check, and what became of theirs."""
    if not seen.relevant:
        return 1.0 + min(seen.specifics, 2) * 0.5
    value = 3.2 if seen.substance else 2.2
    value += (0.0, 1.2, 1.8, 2.3, 2.7)[min(seen.specifics, 4)]
    value += 0.4 if seen.observed and seen.specifics else 0.0
    value += 1.4 if seen.arguments else 0.0
    value += 0.8 if seen.flaws else (0.6 if seen.answered else 0.0)
    value += 0.4 if seen.turned else 0.0
    return value - 0.5 * _pressure(seen) - 1.0 * seen.contradictions


def _logic(seen: Features) -> float:
    """Whether one thing follows from another."""
    if not seen.relevant:
        return 1.0 + 0.5 * min(seen.arguments, 2)
    value = 3.5 if seen.substance else 2.5
    value = (value, 6.0, 6.8, 7.3, 7.6)[min(seen.arguments, 4)]
    value += 0.5 if seen.flaws and seen.arguments else 0.0
    value += 1.0 if seen.turned else 0.0
    value += 0.4 if seen.specifics and seen.arguments else 0.0
    value -= 1.5 * seen.costly + 1.5 * seen.contradictions + 0.7 * seen.admissions
    return value - 0.5 * min(seen.hedges, 3) - 0.4 * min(seen.absolutes, 3)


def _persuasion(seen: Features, strength: float, evidence: float, logic: float) -> float:
    """Whether a person would be moved: mostly by the rest, and by how it is put."""
    value = 0.94 * (strength + evidence + logic) / 3 + 0.1
    if not seen.relevant:
        return value + (1.5 if seen.wit else 0.5) - seen.flattery
    value += 0.5 if seen.engaged else 0.0
    value += 0.4 if 22 <= seen.fresh_words <= 110 else 0.0
    value += 0.3 if seen.lands else 0.0
    value += 0.3 if seen.turned else 0.0
    value -= 0.4 * min(seen.hedges, 3) + 0.7 * seen.flattery + 0.7 * seen.rude
    return value - (0.7 if seen.fresh_words > 220 else 0.0)


def _pressure(seen: Features) -> float:
    """What silence about the table costs."""
    grace = 3 if seen.answered else 2 if seen.engaged else 1
    return min(1.5, 0.5 * max(0, seen.ignored - grace))
