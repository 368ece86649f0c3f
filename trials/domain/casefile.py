"""What a seat is given to think with: one frozen value, never a database row.

`CaseFile` is everything the court knows of a trial. `for_seat` takes away what a
seat must not know, and is the only way an agent ever gets one.
"""

from enum import StrEnum
from typing import Self

from pydantic import BaseModel, ConfigDict, Field

from trials.domain.charges import ChargeSheet
from trials.domain.fallacies import Fallacy
from trials.domain.memory import (
    DefenceMemory,
    JudgeMemory,
    Outcome,
    ProsecutorMemory,
)
from trials.domain.phases import Phase, Plea, Speaker
from trials.domain.scoring import Dimension, Scores

# The engine that needs no key. Every other is named "provider:model".
HOUSE = "house"


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Seat(StrEnum):
    PROSECUTOR = "prosecutor"
    ASSESSOR = "assessor"
    JUDGE = "judge"
    STRATEGIST = "strategist"


class ElementState(StrEnum):
    RAISED = "raised"
    ADDRESSED = "addressed"


class Said(_Value):
    """One thing said in court. A defendant's words are here as heard: contempt is cut out."""

    phase: Phase
    speaker: Speaker
    text: str


class Exhibit(_Value):
    """An exhibit on the table."""

    letter: str
    kind: str
    title: str
    description: str
    phase: Phase
    answered: bool = False


class CaseFile(_Value):
    seed: int
    sheet: ChargeSheet
    plea: Plea
    phase: Phase
    transcript: tuple[Said, ...] = ()
    exhibits: tuple[Exhibit, ...] = ()
    elements: tuple[ElementState | None, ...] = ()
    contempt: int = 0
    # Running gags of this player's last trials, so that a new one is drawn.
    recent_gags: tuple[str, ...] = ()
    prosecutor: ProsecutorMemory = ProsecutorMemory()
    judge: JudgeMemory = JudgeMemory()
    defence: DefenceMemory = DefenceMemory()

    def for_seat(self, seat: Seat) -> Self:
        """The same case without what the seat must not know.

        Scores never reach the prosecutor or the strategist; hints never reach the
        prosecutor, the assessor or the judge.
        """
        hidden: dict[str, object] = {}
        if seat in (Seat.PROSECUTOR, Seat.STRATEGIST):
            hidden["judge"] = JudgeMemory()
        if seat is not Seat.STRATEGIST:
            hidden["defence"] = DefenceMemory()
            hidden["transcript"] = tuple(
                said for said in self.transcript if said.speaker is not Speaker.STRATEGIST
            )
        return self.model_copy(update=hidden)

    def defenses(self) -> tuple[Said, ...]:
        """Everything the defendant filed, oldest first."""
        return tuple(said for said in self.transcript if said.speaker is Speaker.DEFENDANT)

    def speeches(self) -> tuple[Said, ...]:
        """Everything the prosecutor said, oldest first."""
        return tuple(said for said in self.transcript if said.speaker is Speaker.PROSECUTOR)

    @property
    def defense(self) -> str:
        """What the defendant filed in the current phase, as heard; empty before they have."""
        for said in reversed(self.defenses()):
            if said.phase is self.phase:
                return said.text
        return ""

    def unused_evidence(self) -> tuple[str, ...]:
        """Kinds of evidence not yet cited, in the charge's order."""
        cited = {exhibit.kind for exhibit in self.exhibits} | set(self.prosecutor.cited)
        return tuple(item.kind for item in self.sheet.evidence if item.kind not in cited)

    def unanswered(self) -> tuple[Exhibit, ...]:
        return tuple(exhibit for exhibit in self.exhibits if not exhibit.answered)


# --- what the tools and seats hand back --------------------------------------


class Weakness(_Value):
    """A logical gap, with the defendant's own words that show it (verbatim)."""

    quote: str
    kind: str = Field(description="a short name: hedge, absolute, admission, bare_claim, …")
    gap: str = Field(description="what is missing, one clause")


class FoundFallacy(_Value):
    name: Fallacy
    quote: str
    explanation: str
    costs_points: bool = False


class Assessment(_Value):
    scores: Scores
    reasons: dict[Dimension, str]
    remark: str = Field(description="earned, missing and next step, in one line")


class ExhibitDraft(_Value):
    kind: str
    letter: str
    title: str
    description: str


class Brief(_Value):
    """What the prosecutor has in hand when he rises: the tools' results and the dealt exhibit."""

    weaknesses: tuple[Weakness, ...] = ()
    fallacies: tuple[FoundFallacy, ...] = ()
    strategy: str = ""
    exhibit: ExhibitDraft | None = None


class WriteBack(_Value):
    """What the prosecutor notes after speaking."""

    line: str = Field(description="the line of attack taken, a short name")
    exploited: str = Field(default="", description="the quote gone for, verbatim, or empty")
    summary: str
    outcome_of_last: Outcome
    strategy: str
    habits: tuple[str, ...] = ()
    keepsakes: tuple[str, ...] = ()


class Ruling(_Value):
    """The judge's reply. Every number in the verdict is ours, not hers."""

    reasoning: str
    verdict: str = Field(pattern="^(guilty|not_guilty)$")
    override: bool = False
    override_reason: str = ""
    summary: str
    strongest_argument: str
    weakest_argument: str
    remarks: dict[Phase, str]
    sentence: str = ""


class Advice(_Value):
    advice: str = Field(description="the name of the move, never given twice in a trial")
    text: str


class Reading(_Value):
    """What the house's reader marks when words are filed: by topic, never by score."""

    elements: tuple[int, ...] = ()
    answered: tuple[str, ...] = Field(default=(), description="letters of exhibits answered")
