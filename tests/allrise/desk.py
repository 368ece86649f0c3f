"""One row of everything that stands at the curators' desk."""

import uuid
from datetime import timedelta
from typing import Any

from django.db import models
from django.utils import timezone

from allrise.accounts.models import User
from allrise.calls.models import ModelCall
from allrise.reports.models import Report
from evidence.library import importing, store
from evidence.models import Contender, LibraryPassage, LibrarySource, Match
from tests.trials import stage
from trials.models import (
    ChargeSuggestion,
    EvidenceUse,
    Hint,
    NamedFallacy,
    Round,
    Trial,
    VerdictRecord,
)


def call(*, days_ago: int = 0, **fields: Any) -> ModelCall:
    usual: dict[str, Any] = {
        "kind": "trial", "subject": uuid.uuid4(), "step": "round_1", "seat": "tools",
        "purpose": "assess", "engine": "groq:a-model", "prompt_hash": "0" * 64, "attempt": 1,
        "outcome": "ok", "latency_ms": 100, "cost_micros": 100,
    }  # fmt: skip
    at = timezone.now() - timedelta(days=days_ago)
    return ModelCall.objects.create(at=at, **(usual | fields))


def decided(*, public: bool, name: str = "ada") -> Trial:
    """A decided trial with something in every table."""
    owner = User.objects.filter(username=name).first() or stage.person(name)
    trial = stage.work(stage.open_trial(owner=owner, seed=987654321))
    while trial.status == "defense":
        trial = stage.defend(trial)
    Trial.objects.filter(pk=trial.pk).update(public=public)
    trial.refresh_from_db()
    row = Round.objects.filter(trial=trial).first()
    assert row is not None
    NamedFallacy.objects.create(
        round=row, name="straw_man", quote="a quote", explanation="because", engine="house"
    )
    Hint.objects.create(
        trial=trial, phase="round_1", state="given", advice="a", text="told", engine="house",
        asked_at=timezone.now(),
    )  # fmt: skip
    return trial


def furnished() -> dict[str, models.Model]:
    trial = decided(public=True)
    store.write(importing.shipped()[0])
    mind = Contender.objects.create(slug="pat", name="Pat", engine="groq:a-model")
    rows: list[Any] = [
        trial,
        trial.charge,
        VerdictRecord.objects.get(trial=trial),
        Round.objects.filter(trial=trial).first(),
        NamedFallacy.objects.filter(round__trial=trial).first(),
        Hint.objects.filter(trial=trial).first(),
        EvidenceUse.objects.filter(trial=trial).first(),
        ChargeSuggestion.objects.create(
            person=trial.owner, title="Loud Crisps", statute="No person shall crunch.",
            at=timezone.now(),
        ),
        LibrarySource.objects.first(),
        LibraryPassage.objects.first(),
        mind,
        Match.objects.create(
            presenter=mind, examiner=mind, presenter_sat="house", examiner_sat="house",
            opened_at=timezone.now(), moved_at=timezone.now(),
        ),
        call(),
        Report.objects.create(
            kind="trial", subject=str(trial.pk), title="A trial", url="/", person=trial.owner,
            reason="rude", at=timezone.now(),
        ),
    ]  # fmt: skip
    return {row._meta.label_lower: row for row in rows}
