"""A verdict as five seals: four defences and the ruling, and no word of what was said. Pure."""

from enum import StrEnum

from trials.domain.phases import SCORED
from trials.domain.scoring import DIMENSIONS
from trials.domain.verdict import Decision, Verdict

# Straight sixes acquit; straight fours are relevant but unsupported.
WHOLE = 6 * len(DIMENSIONS)
CRACKED = 4 * len(DIMENSIONS)


class Seal(StrEnum):
    WHOLE = "whole"
    CRACKED = "cracked"
    BROKEN = "broken"


def seals(verdict: Verdict) -> tuple[Seal, ...]:
    """One seal for each scored phase, in order, and the last for the ruling, which is whole
    for an acquittal and broken for a conviction."""
    sums = {item.phase: item.scores.sum() for item in verdict.rounds}
    acquitted = verdict.verdict is Decision.NOT_GUILTY
    return (
        *(_of(sums.get(phase, 0)) for phase in SCORED),
        Seal.WHOLE if acquitted else Seal.BROKEN,
    )


def _of(marks: int) -> Seal:
    if marks >= WHOLE:
        return Seal.WHOLE
    return Seal.CRACKED if marks >= CRACKED else Seal.BROKEN
