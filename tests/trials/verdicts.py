"""Decided trials without the playing: rows as the services leave them, and the boards' books."""

from datetime import UTC, datetime
from typing import Any

from django.db import transaction

from allrise.accounts.models import User
from tests.trials import stage
from trials.domain.phases import SCORED
from trials.models import (
    Charge,
    ChargeEdition,
    DailyAttempt,
    Round,
    Trial,
    Utterance,
    VerdictRecord,
)
from trials.services import boards

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def decided(
    owner: User,
    charge: Charge,
    *,
    at: datetime = NOON,
    acquitted: bool = True,
    mark: int = 6,
    hints: int = 0,
    engines: tuple[str, str] = ("house", "house"),
    texts: tuple[str, ...] = (),
    count: bool = True,
    **fields: Any,
) -> Trial:
    """A trial decided at `at`, every defence marked `mark` four times, counted like a verdict."""
    edition = ChargeEdition.objects.get_or_create(
        charge=charge, digest="0" * 64, defaults={"sheet": {"title": charge.title}}
    )[0]
    with transaction.atomic():
        trial = Trial.objects.create(
            owner=owner, charge=charge, edition=edition, phase="closing", status="decided",
            seed=7, created_at=at, moved_at=at, decided_at=at,
            decision="not_guilty" if acquitted else "guilty", total=400 * mark, **fields,
        )  # fmt: skip
        marks = dict.fromkeys(("strength", "evidence", "logic", "persuasion"), mark)
        for number, phase in enumerate(SCORED):
            text = texts[number] if number < len(texts) else f"{phase} of {trial.id}"
            Round.objects.create(
                trial=trial, phase=phase, text=text, filed_at=at, assessor=engines[1], **marks
            )
            boards.note_filing(trial, phase, text)
        Utterance.objects.create(
            trial=trial, seq=1, at=at, phase="opening", speaker="prosecutor", text="!",
            engine=engines[0],
        )  # fmt: skip
        VerdictRecord.objects.create(
            trial=trial, decision="not_guilty" if acquitted else "guilty", total=400 * mark,
            hints_used=hints, contempt=0, data={}, reasoning="", engine=engines[1], rendered_at=at,
        )  # fmt: skip
        if trial.daily:
            DailyAttempt.objects.get_or_create(
                person=owner, day=trial.daily, defaults={"trial": trial}
            )
        if count:
            boards.count(trial, now=at)
    return trial


def people(*names: str) -> list[User]:
    return [stage.person(name) for name in names]
