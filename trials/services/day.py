"""What the curators' front page says of this courtroom."""

from collections.abc import Iterator
from datetime import UTC, datetime, time

from django.urls import reverse
from django.utils.timesince import timesince

from allrise.desk import day
from allrise.desk.day import Note
from trials.domain.phases import Status
from trials.models import ChargeSuggestion, SuggestionState, Trial


def tell(now: datetime) -> Iterator[Note]:
    yield _suggestions(now)
    yield _trials(now)


def _suggestions(now: datetime) -> Note:
    waiting = ChargeSuggestion.objects.filter(state=SuggestionState.WAITING).order_by("at")
    count = waiting.count()
    oldest = waiting.first()
    told = "Nobody is waiting to hear from you."
    if oldest is not None:
        told = f"The oldest has waited {timesince(oldest.at, now, depth=1)}."
    href = reverse("admin:trials_chargesuggestion_changelist")
    right = "trials.view_chargesuggestion"
    return Note("Suggested charges", str(count), told, href, right, waits=count > 0)


def _trials(now: datetime) -> Note:
    """By the index on the time of opening, so that only today's are looked at."""
    midnight = datetime.combine(now.date(), time.min, UTC)
    today = Trial.objects.filter(created_at__gte=midnight).order_by()
    stalled = today.filter(status=Status.STALLED).count()
    decided = today.filter(status=Status.DECIDED).count()
    told = f"{decided:,} decided so far, UTC."
    if stalled:
        told = f"{decided:,} decided; {stalled:,} stalled."
    href = reverse("admin:trials_trial_changelist")
    figure = f"{today.count():,}"
    return Note("Trials today", figure, told, href, "trials.view_trial", amiss=stalled > 0)


def register() -> None:
    day.register("trials", tell)
