"""The shapes models are asked to answer in, and how they become the court's own values."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from trials.domain.casefile import (
    Advice,
    Assessment,
    ExhibitDraft,
    FoundFallacy,
    Ruling,
    Weakness,
    WriteBack,
)
from trials.domain.fallacies import Fallacy
from trials.domain.memory import Outcome
from trials.domain.phases import Phase
from trials.domain.scoring import DIMENSIONS, Dimension, Scores

Mark = Annotated[int, Field(ge=0, le=10)]
Short = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
Loose = Annotated[str, StringConstraints(strip_whitespace=True, max_length=600)]
Long = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1200)]


class _Answer(BaseModel):
    model_config = ConfigDict(extra="ignore")


class WeaknessAnswer(_Answer):
    quote: Short
    kind: Short
    gap: Short


class WeaknessesAnswer(_Answer):
    weaknesses: list[WeaknessAnswer]

    def value(self) -> tuple[Weakness, ...]:
        return tuple(Weakness(**item.model_dump()) for item in self.weaknesses[:4])


class FallacyAnswer(_Answer):
    name: Fallacy
    quote: Short
    explanation: Short


class FallaciesAnswer(_Answer):
    fallacies: list[FallacyAnswer]

    def value(self) -> tuple[FoundFallacy, ...]:
        """What models name is tallied and shown; it deducts nothing by itself."""
        return tuple(FoundFallacy(**item.model_dump()) for item in self.fallacies[:5])


class AssessmentAnswer(_Answer):
    strength_reason: Short
    strength: Mark
    evidence_reason: Short
    evidence: Mark
    logic_reason: Short
    logic: Mark
    persuasion_reason: Short
    persuasion: Mark
    remark: Short

    def value(self) -> Assessment:
        reasons: dict[Dimension, str] = {d: getattr(self, f"{d.value}_reason") for d in DIMENSIONS}
        return Assessment(
            scores=Scores(**{d.value: getattr(self, d.value) for d in DIMENSIONS}),
            reasons=reasons,
            remark=self.remark,
        )


class ExhibitAnswer(_Answer):
    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=80)]
    description: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=10, max_length=500)
    ]

    def value(self, *, kind: str, letter: str) -> ExhibitDraft:
        return ExhibitDraft(
            kind=kind, letter=letter, title=self.title, description=self.description
        )


class WriteBackAnswer(_Answer):
    line: Short
    exploited: Loose
    summary: Short
    outcome_of_last: Outcome
    strategy: Short
    habits: list[Short]
    keepsakes: list[Short]

    def value(self) -> WriteBack:
        return WriteBack(
            line=self.line,
            exploited=self.exploited,
            summary=self.summary,
            outcome_of_last=self.outcome_of_last,
            strategy=self.strategy,
            habits=tuple(self.habits[:3]),
            keepsakes=tuple(self.keepsakes[:2]),
        )


class RemarksAnswer(_Answer):
    round_1: Short
    round_2: Short
    round_3: Short
    closing: Short


class RulingAnswer(_Answer):
    """The judge's schema: her reasoning comes first, and no number is asked for."""

    reasoning: Long
    verdict: Literal["guilty", "not_guilty"]
    override: bool
    override_reason: Loose
    summary: Long
    strongest_argument: Short
    weakest_argument: Short
    remarks: RemarksAnswer
    sentence: Short

    def value(self) -> Ruling:
        remarks = {Phase(name): text for name, text in self.remarks.model_dump().items()}
        return Ruling(**{**self.model_dump(), "remarks": remarks})


class AdviceAnswer(_Answer):
    advice: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=80)]
    text: Short

    def value(self) -> Advice:
        return Advice(advice=self.advice, text=self.text)
