"""Owing the next step of a match: one task, its step named by round and act."""

from datetime import datetime
from uuid import UUID

from allrise.turns import claims
from evidence.models import KIND

STEP = "evidence.step"


def step_name(round: int, act: str) -> str:
    return f"{round}.{act}"


def parse_step(step: str) -> tuple[int, str]:
    number, _, act = step.partition(".")
    return int(number), act


def owe(*, match: UUID, round: int, act: str, now: datetime) -> None:
    """A mind owes its act of this round. Raises IntegrityError when it does already."""
    claims.queue(task=STEP, kind=KIND, subject=match, step=step_name(round, act), now=now)
