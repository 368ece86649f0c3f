"""The sweep, by name `turns.sweep`."""

from celery import shared_task

from allrise.turns.claims import sweep


@shared_task(name="turns.sweep", acks_late=False)
def sweep_turns() -> None:
    sweep()
