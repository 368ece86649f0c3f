"""Celery's doors into the court. Tasks carry ids, never objects."""

from uuid import UUID

from celery import shared_task
from django.utils import timezone

from trials.services import boards, court, lobby


@shared_task(name="trials.prosecute")
def prosecute(turn_id: str) -> None:
    court.prosecute(UUID(turn_id))


@shared_task(name="trials.deliberate")
def deliberate(turn_id: str) -> None:
    court.deliberate_on(UUID(turn_id))


@shared_task(name="trials.advise")
def advise(turn_id: str) -> None:
    court.advise(UUID(turn_id))


@shared_task(name="trials.abandon_idle")
def abandon_idle() -> None:
    lobby.abandon_idle(now=timezone.now())


@shared_task(name="trials.close_windows")
def close_windows() -> None:
    boards.close_windows(now=timezone.now())
