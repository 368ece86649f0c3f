"""Celery's door into the room. Tasks carry ids, never objects, and never a truth."""

from uuid import UUID

from celery import shared_task
from django.utils import timezone

from evidence.services import chair, steps


@shared_task(name="evidence.step")
def step(turn_id: str) -> None:
    steps.step(UUID(turn_id))


@shared_task(name="evidence.close_idle")
def close_idle() -> None:
    chair.close_idle(now=timezone.now())
