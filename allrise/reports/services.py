"""Filing a report, and closing it."""

from collections.abc import Iterable
from contextlib import ExitStack
from datetime import datetime

from django.conf import settings
from django.db import transaction

from allrise.accounts.limits import Away, Limit, counted
from allrise.accounts.models import User
from allrise.errors import Invalid
from allrise.reports.models import Measure, Report, ReportState
from allrise.reports.things import Thing
from allrise.text import clean

HOUR = 3600.0
LEAST, MOST = 3, 1000
TOO_MANY = "The curators have enough to read from you for now."


def file(*, thing: Thing, person: User, reason: str, now: datetime, address: str = "") -> Report:
    """One report a person and thing: a second one replaces the reason, and opens it again.

    Guests may report, too; they are counted by their address as well. Raises Invalid for a
    reason too short or too long, SlowDown for more reports than anybody may file.
    """
    words = clean(reason)
    if not LEAST <= len(words) <= MOST:
        raise Invalid(f"A reason has {LEAST} to {MOST:,} characters.", code="bad_reason")
    # Writing costs no model call, but a queue that nobody counts could be filled by anybody.
    limit = Limit("reports", settings.REPORTS_PER_HOUR, HOUR, Away.REFUSE)
    who = [str(person.pk), *([f"at {address}"] if person.is_guest and address else [])]
    with ExitStack() as stack:
        for each in who:
            stack.enter_context(counted([limit], each, message=TOO_MANY))
        filed, _ = Report.objects.update_or_create(
            kind=thing.kind,
            subject=thing.subject,
            person=person,
            defaults={
                "title": thing.title[:160],
                "url": thing.url,
                "reason": words,
                "at": now,
                "state": ReportState.OPEN,
                "closed_by": None,
                "closed_at": None,
            },
        )
    return filed


@transaction.atomic
def close(*, reports: Iterable[Report], curator: User, now: datetime, note: str = "") -> int:
    """Close those that are open; how many. A note given here is kept with each."""
    ids = [report.pk for report in reports]
    still = Report.objects.select_for_update().filter(pk__in=ids, state=ReportState.OPEN)
    changes = {"state": ReportState.CLOSED, "closed_by": curator, "closed_at": now}
    return still.update(**changes, **({"note": clean(note)} if note else {}))


def forget(*, kind: str, subject: str) -> None:
    """The thing is deleted, and what was said of it and done about it with it."""
    Report.objects.filter(kind=kind, subject=subject).delete()
    Measure.objects.filter(kind=kind, subject=subject).delete()
