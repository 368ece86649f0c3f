"""Scores and the exact arithmetic of the verdict.

    final_d = 0.15·r1_d + 0.20·r2_d + 0.25·r3_d + 0.40·closing_d
    acquitted when the sum of the four finals is at least 24

Everything is counted in whole hundredths of a point: a weight is an integer
percentage, so no rounding happens anywhere and exactly 24 acquits.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from trials.domain.phases import SCORED, Phase


class Dimension(StrEnum):
    STRENGTH = "strength"
    EVIDENCE = "evidence"
    LOGIC = "logic"
    PERSUASION = "persuasion"


DIMENSIONS = tuple(Dimension)
# Percent of the final score that each phase carries.
WEIGHTS: Mapping[Phase, int] = {
    Phase.ROUND_1: 15,
    Phase.ROUND_2: 20,
    Phase.ROUND_3: 25,
    Phase.CLOSING: 40,
}
THRESHOLD = 2400
# A ruling may depart from the numbers only this close to the threshold.
OVERRIDE_MARGIN = 150

Mark = Annotated[int, Field(ge=0, le=10, strict=True)]


class Scores(BaseModel):
    """What one defence earned: four whole numbers from 0 to 10."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    strength: Mark
    evidence: Mark
    logic: Mark
    persuasion: Mark

    def of(self, dimension: Dimension) -> int:
        return int(getattr(self, dimension.value))

    def sum(self) -> int:
        return sum(self.of(dimension) for dimension in DIMENSIONS)

    def capped(self, by: "Scores", allowance: int) -> "Scores":
        """Each mark, but never more than `allowance` above the same mark of `by`."""
        return Scores(
            **{d.value: min(self.of(d), min(10, by.of(d) + allowance)) for d in DIMENSIONS}
        )


ZEROS = Scores(strength=0, evidence=0, logic=0, persuasion=0)

Record = Mapping[Phase, Scores]


def final(rounds: Record, dimension: Dimension) -> int:
    """The weighted score of one dimension, in hundredths of a point. An unfiled round is 0."""
    return sum(WEIGHTS[phase] * rounds[phase].of(dimension) for phase in SCORED if phase in rounds)


def total(rounds: Record) -> int:
    """The sum of the four finals, in hundredths of a point (0 to 4000)."""
    return sum(final(rounds, dimension) for dimension in DIMENSIONS)


def acquits(rounds: Record) -> bool:
    return total(rounds) >= THRESHOLD


def points(hundredths: int) -> float:
    """Hundredths as a number for people and JSON: 2385 is 23.85."""
    return hundredths / 100


class Improvement(BaseModel):
    """The one change that would have gained most."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    phase: Phase
    dimension: Dimension
    mark: int
    reachable: int
    gain: int = Field(description="hundredths of a point")


def best_improvement(rounds: Record) -> Improvement | None:
    """The single weighted change of one anchor step (two points) that gains most.

    Ties go to the lower mark, then to the later phase. None when everything is 10.
    """
    best: tuple[tuple[int, int, int], Improvement] | None = None
    for order, phase in enumerate(SCORED):
        if phase not in rounds:
            continue
        for dimension in DIMENSIONS:
            mark = rounds[phase].of(dimension)
            reachable = min(10, mark + 2)
            gain = WEIGHTS[phase] * (reachable - mark)
            rank = (gain, -mark, order)
            if gain and (best is None or rank > best[0]):
                change = Improvement(
                    phase=phase, dimension=dimension, mark=mark, reachable=reachable, gain=gain
                )
                best = (rank, change)
    return best[1] if best else None
