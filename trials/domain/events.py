"""The public events of a trial's docket. Each is a model that forbids extra fields.

`data()` is exactly what everyone who may read the docket sees, so nothing secret is
ever given a field here.
"""

from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict

from trials.domain.casefile import ElementState
from trials.domain.phases import Mode, Phase, Plea
from trials.domain.verdict import Verdict


class Event(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    type: ClassVar[str]

    def data(self) -> dict[str, Any]:
        return self.model_dump(mode="json")


class ChargeRef(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    slug: str
    title: str


class ExhibitRef(BaseModel):
    """An exhibit as the record shows it beside the words that introduced it."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    letter: str
    kind: str
    title: str
    description: str
    answered: bool = False


class TrialOpened(Event):
    type = "trial.opened"
    charge: ChargeRef
    mode: Mode
    plea: Plea | None


class ClerkSpoke(Event):
    type = "clerk.spoke"
    phase: Phase
    text: str


class PleaEntered(Event):
    type = "plea.entered"
    plea: Plea


class PhaseOpened(Event):
    type = "phase.opened"
    phase: Phase


class DefenseFiled(Event):
    type = "defense.filed"
    phase: Phase
    text: str


class ContemptFlagged(Event):
    type = "contempt.flagged"
    phase: Phase
    quotes: tuple[str, ...]


class ExhibitAnswered(Event):
    type = "exhibit.answered"
    letter: str


class ProsecutionSpoke(Event):
    type = "prosecution.spoke"
    phase: Phase
    text: str
    engine: str
    evidence: ExhibitRef | None


class HintGiven(Event):
    type = "hint.given"
    text: str
    left: int
    engine: str


class HintFailed(Event):
    type = "hint.failed"
    reason: str


class ElementMarked(Event):
    type = "element.marked"
    index: int
    state: ElementState


class ModeChanged(Event):
    type = "mode.changed"
    mode: Mode


class TrialStalled(Event):
    type = "trial.stalled"
    reason: str


class TrialResumed(Event):
    type = "trial.resumed"


class TrialAbandoned(Event):
    type = "trial.abandoned"


class VerdictRendered(Event):
    type = "verdict.rendered"
    verdict: Verdict

    def data(self) -> dict[str, Any]:
        return self.verdict.model_dump(mode="json")
