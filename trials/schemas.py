"""The public shapes of charges and trials, and how they are made from rows."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Schema
from pydantic import AfterValidator, ConfigDict, Field

from allrise.text import clean
from allrise.wording import SEEN, words
from trials.domain import visibility
from trials.domain.casefile import ElementState
from trials.domain.charges import Difficulty
from trials.domain.phases import Mode, Phase, Plea, Speaker, Status
from trials.domain.scoring import points
from trials.domain.verdict import Decision, Verdict
from trials.models import Charge, Trial
from trials.selectors import bench_of, engines_of, hints_left
from trials.services.suggestions import MAX_ELEMENTS, MAX_EVIDENCE, MAX_LINE


class ChargeRow(Schema):
    slug: str
    title: str
    pitch: str
    difficulty: Difficulty
    tags: list[str]


class ChargeWhole(ChargeRow):
    statute: str
    elements: list[str]
    evidence_count: int


class ChargeList(Schema):
    items: list[ChargeRow]
    count: int
    next: str | None


class ElementOut(Schema):
    text: str
    state: ElementState | None


class ChargeName(Schema):
    slug: str
    title: str
    difficulty: Difficulty


class EvidenceOut(Schema):
    letter: str
    kind: str
    title: str
    description: str
    answered: bool


class SaidOut(Schema):
    seq: int
    at: datetime
    phase: Phase
    speaker: Speaker
    text: str
    engine: str | None
    contempt: bool
    evidence: EvidenceOut | None


class TrialOut(Schema):
    id: UUID
    charge: ChargeName
    elements: list[ElementOut]
    mode: Mode
    plea: Plea | None
    status: Status
    phase: Phase
    seed: int | None
    daily: bool
    bench: str
    hints_left: int
    engines: dict[str, str]
    created_at: datetime
    decided_at: datetime | None
    public: bool
    transcript: list[SaidOut]
    verdict: Verdict | None


class TrialRow(Schema):
    id: UUID
    charge: ChargeName
    mode: Mode
    plea: Plea | None
    status: Status
    phase: Phase
    daily: bool
    verdict: Decision | None
    total: float | None
    created_at: datetime
    decided_at: datetime | None
    public: bool


class TrialList(Schema):
    items: list[TrialRow]
    count: int
    next: str | None


# Either a charge, with a seed or without; or the charge of the day, which has its own.
_EITHER: Any = {
    "oneOf": [
        {
            "required": ["charge"],
            "properties": {"charge": {"type": "string"}, "daily": {"const": False}},
        },
        {
            "required": ["daily"],
            "properties": {
                "daily": {"const": True},
                "charge": {"type": "null"},
                "seed": {"type": "null"},
            },
        },
    ]
}


class OpenTrial(Schema):
    model_config = ConfigDict(json_schema_extra=_EITHER)

    charge: str | None = Field(default=None, max_length=60, pattern=r"^[a-z0-9-]+$")
    daily: bool = False
    mode: Mode = Mode.TEXT
    plea: Plea | None = Plea.NOT_GUILTY
    seed: int | None = Field(default=None, ge=0, lt=2**53)
    key: UUID | None = None


class EnterPlea(Schema):
    plea: Plea


class FileDefense(Schema):
    # Counted after trimming, by the service; the schema only tells that something must be said.
    text: str = Field(json_schema_extra={"minLength": 1, "pattern": SEEN})
    key: UUID | None = None
    phase: Phase | None = None


class DefenseFiled(Schema):
    seq: int
    phase: Phase
    status: Status


class AskHint(Schema):
    key: UUID | None = None


class HintAsked(Schema):
    left: int
    phase: Phase


class SetMode(Schema):
    mode: Mode


class Share(Schema):
    public: bool


class SuggestCharge(Schema):
    title: words(least=3, most=80)  # type: ignore[valid-type]
    statute: words(least=10, most=400)  # type: ignore[valid-type]
    pitch: Annotated[str, Field(max_length=400), AfterValidator(clean)] = ""
    elements: list[words(least=3, most=MAX_LINE)] = Field(  # type: ignore[valid-type]
        default_factory=list, max_length=MAX_ELEMENTS
    )
    evidence: list[words(least=3, most=MAX_LINE)] = Field(  # type: ignore[valid-type]
        default_factory=list, max_length=MAX_EVIDENCE
    )


class ReportTrial(Schema):
    reason: words(least=3, most=1000)  # type: ignore[valid-type]


class Received(Schema):
    id: int


def charge_row(charge: Charge) -> dict[str, Any]:
    return {
        "slug": charge.slug,
        "title": charge.title,
        "pitch": charge.pitch,
        "difficulty": charge.difficulty,
        "tags": charge.tags,
    }


def charge_whole(charge: Charge) -> dict[str, Any]:
    """What a player may read before the trial: never the evidence or its flaws."""
    return {
        **charge_row(charge),
        "statute": charge.statute,
        "elements": [element.text for element in charge.elements.all()],
        "evidence_count": charge.evidence.count(),
    }


def charge_name(trial: Trial) -> dict[str, Any]:
    return {
        "slug": trial.charge.slug,
        "title": trial.edition.sheet["title"],
        "difficulty": trial.edition.sheet["difficulty"],
    }


def trial_out(trial: Trial) -> dict[str, Any]:
    """The `trial` object. Scores are in it only as part of the verdict."""
    marks = dict(trial.marks.values_list("index", "state"))
    elements = trial.edition.sheet["elements"]
    verdict = getattr(trial, "verdict", None)
    shown = visibility.shows_seed(status=Status(trial.status), chosen=trial.seed_chosen)
    engines = engines_of(trial)
    return {
        "id": trial.id,
        "charge": charge_name(trial),
        "elements": [
            {"text": element["text"], "state": marks.get(index)}
            for index, element in enumerate(elements)
        ],
        "mode": trial.mode,
        "plea": trial.plea,
        "status": trial.status,
        "phase": trial.phase,
        "seed": trial.seed if shown else None,
        "daily": trial.daily is not None,
        "bench": bench_of(trial),
        "hints_left": hints_left(trial),
        "engines": engines,
        "created_at": trial.created_at,
        "decided_at": trial.decided_at,
        "public": trial.public,
        "transcript": transcript_out(trial),
        "verdict": verdict.data if verdict is not None else None,
    }


def transcript_out(trial: Trial) -> list[dict[str, Any]]:
    return [
        {
            "seq": said.seq,
            "at": said.at,
            "phase": said.phase,
            "speaker": said.speaker,
            "text": said.text,
            "engine": said.engine or None,
            "contempt": said.contempt,
            "evidence": None
            if said.evidence is None
            else {
                "letter": said.evidence.letter,
                "kind": said.evidence.kind,
                "title": said.evidence.title,
                "description": said.evidence.description,
                "answered": said.evidence.answered_in is not None,
            },
        }
        for said in trial.transcript.select_related("evidence").order_by("seq")
    ]


def trial_row(trial: Trial) -> dict[str, Any]:
    return {
        "id": trial.id,
        "charge": {
            "slug": trial.charge.slug,
            "title": trial.charge.title,
            "difficulty": trial.charge.difficulty,
        },
        "mode": trial.mode,
        "plea": trial.plea,
        "status": trial.status,
        "phase": trial.phase,
        "daily": trial.daily is not None,
        "verdict": trial.decision,
        "total": points(trial.total) if trial.total is not None else None,
        "created_at": trial.created_at,
        "decided_at": trial.decided_at,
        "public": trial.public,
    }


def trial_json(trial: Trial) -> dict[str, Any]:
    """The `trial` object in plain JSON values, as the API would send it."""
    shown: dict[str, Any] = TrialOut.model_validate(trial_out(trial)).model_dump(mode="json")
    return shown
