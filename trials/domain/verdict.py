"""The verdict: what the numbers say, what may be ruled, and the public object."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from pydantic import BaseModel, ConfigDict

from trials.domain.casefile import Ruling
from trials.domain.fallacies import Fallacy
from trials.domain.memory import MarkedRound, TalliedFallacy
from trials.domain.phases import Phase
from trials.domain.scoring import (
    DIMENSIONS,
    OVERRIDE_MARGIN,
    THRESHOLD,
    Dimension,
    Record,
    Scores,
    acquits,
    final,
    points,
    total,
)


class TrialDecision(StrEnum):
    GUILTY = "guilty"
    NOT_GUILTY = "not_guilty"


# The API's schema names types by their class, and the Evidence Room decides things, too.
Decision = TrialDecision


class _Public(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class VerdictFallacy(_Public):
    name: Fallacy
    quote: str
    explanation: str


class VerdictRound(_Public):
    phase: Phase
    scores: Scores
    reasons: dict[Dimension, str]
    remark: str
    fallacies: tuple[VerdictFallacy, ...]


class Verdict(_Public):
    """The `verdict` object of the public contract."""

    verdict: Decision
    threshold_verdict: Decision
    overridden: bool
    override_reason: str
    total: float
    scores: dict[Dimension, float]
    rounds: tuple[VerdictRound, ...]
    fallacies: dict[Fallacy, int]
    hints_used: int
    contempt: int
    summary: str
    strongest_argument: str
    weakest_argument: str
    sentence: str
    engine: str


def by_the_numbers(rounds: Record) -> Decision:
    return Decision.NOT_GUILTY if acquits(rounds) else Decision.GUILTY


def may_override(rounds: Record, *, contempt: int) -> bool:
    """Whether any ruling against the numbers could count in this trial."""
    return contempt == 0 and abs(total(rounds) - THRESHOLD) <= OVERRIDE_MARGIN


def check_consistency(rounds: Record, ruling: Ruling, *, contempt: int) -> bool:
    """Whether the ruling departs from the numbers, and rightly so.

    True only for a declared override with a written reason, within the margin, in a
    trial without contempt. Whatever else the ruling claims is ignored.
    """
    return (
        ruling.override
        and bool(ruling.override_reason.strip())
        and Decision(ruling.verdict) is not by_the_numbers(rounds)
        and may_override(rounds, contempt=contempt)
    )


def decide(rounds: Record, ruling: Ruling, *, contempt: int) -> Decision:
    """What is ruled: what the numbers say, or the judge's own ruling where it may count."""
    overridden = check_consistency(rounds, ruling, contempt=contempt)
    return Decision(ruling.verdict) if overridden else by_the_numbers(rounds)


def assemble(
    *,
    marked: Sequence[MarkedRound],
    fallacies: Sequence[TalliedFallacy],
    ruling: Ruling,
    contempt: int,
    hints_used: int,
    engine: str,
) -> Verdict:
    """The whole verdict from the judge's words and our own numbers.

    Marks that had to be capped are taken for an attempt that slipped past the contempt
    flag: like one that did not, they leave no room for an override.
    """
    rounds = {item.phase: item.scores for item in marked}
    attempts = contempt + sum(item.capped for item in marked)
    threshold = by_the_numbers(rounds)
    overridden = check_consistency(rounds, ruling, contempt=attempts)
    decision = decide(rounds, ruling, contempt=attempts)
    named = Counter(item.name for item in fallacies)
    return Verdict(
        verdict=decision,
        threshold_verdict=threshold,
        overridden=overridden,
        override_reason=ruling.override_reason.strip() if overridden else "",
        total=points(total(rounds)),
        scores={dimension: points(final(rounds, dimension)) for dimension in DIMENSIONS},
        rounds=tuple(
            VerdictRound(
                phase=item.phase,
                scores=item.scores,
                reasons=item.reasons,
                remark=ruling.remarks.get(item.phase, item.remark) or item.remark,
                fallacies=tuple(
                    VerdictFallacy(name=f.name, quote=f.quote, explanation=f.explanation)
                    for f in fallacies
                    if f.phase is item.phase
                ),
            )
            for item in marked
        ),
        fallacies=dict(sorted(named.items())),
        hints_used=hints_used,
        contempt=contempt,
        summary=ruling.summary,
        strongest_argument=ruling.strongest_argument,
        weakest_argument=ruling.weakest_argument,
        sentence=ruling.sentence if decision is Decision.GUILTY else "",
        engine=engine,
    )
