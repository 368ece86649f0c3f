"""What the curators' front page says of the room."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from django.urls import reverse

from allrise.desk import day
from allrise.desk.day import Note
from evidence.models import Match, MatchState
from evidence.services import liveness

DAY = timedelta(hours=24)


def tell(now: datetime) -> Iterator[Note]:
    parts = liveness.parts(now=now)
    missing = [name for name, well in parts.items() if not well]
    ended = Match.objects.filter(human=False, state=MatchState.COMPLETE, closed_at__gte=now - DAY)
    count = ended.count()
    told = f"{count:,} match{'' if count == 1 else 'es'} ended in a day."
    if missing:
        told = f"Not heard of: {', '.join(missing)}. {told}"
    figure = "Halted" if missing else "Sitting"
    href = reverse("admin:evidence_contender_changelist")
    yield Note(
        "The Evidence Room", figure, told, href, "evidence.view_contender", amiss=bool(missing)
    )


def register() -> None:
    day.register("evidence", tell)
