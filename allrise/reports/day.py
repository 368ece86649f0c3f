"""What the curators' front page says of the reports."""

from collections.abc import Iterator
from datetime import datetime

from django.urls import reverse
from django.utils.timesince import timesince

from allrise.desk import day
from allrise.desk.day import Note
from allrise.reports.models import Report, ReportState


def tell(now: datetime) -> Iterator[Note]:
    waiting = Report.objects.filter(state=ReportState.OPEN).order_by("at")
    count = waiting.count()
    oldest = waiting.first()
    told = "Nobody has complained of anything."
    if oldest is not None:
        told = f"The oldest has waited {timesince(oldest.at, now, depth=1)}."
    href = reverse("admin:reports_report_changelist")
    yield Note("Reports", str(count), told, href, "reports.view_report", waits=count > 0)


def register() -> None:
    day.register("reports", tell)
