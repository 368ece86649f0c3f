"""Owing the court's next step: one task name a kind of turn."""

from datetime import datetime
from uuid import UUID

from allrise.turns import claims
from trials.domain.phases import Phase

KIND = "trial"
HINT_KIND = "hint"
PROSECUTE = "trials.prosecute"
DELIBERATE = "trials.deliberate"
ADVISE = "trials.advise"


def owe_turn(*, trial: UUID, phase: Phase, now: datetime) -> None:
    """The court owes its turn in this phase: a reply, or after the closing the verdict."""
    task = DELIBERATE if phase is Phase.CLOSING else PROSECUTE
    claims.queue(task=task, kind=KIND, subject=trial, step=phase.value, now=now)


def owe_hint(*, trial: UUID, hint: int, now: datetime) -> None:
    claims.queue(task=ADVISE, kind=HINT_KIND, subject=trial, step=str(hint), now=now)


def forget_all(*, trial: UUID) -> None:
    """The trial is deleted: nothing is owed to it, and nothing thought about it stays."""
    claims.forget(kind=KIND, subject=trial)
    claims.forget(kind=HINT_KIND, subject=trial)


def cancel_all(*, trial: UUID, now: datetime) -> None:
    claims.cancel(kind=KIND, subject=trial, now=now)
    claims.cancel(kind=HINT_KIND, subject=trial, now=now)
