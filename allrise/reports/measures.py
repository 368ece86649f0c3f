"""What a curator does about a reported thing, and undoes: who, when and why stand in the book."""

from datetime import datetime

from django.db import transaction

from allrise.accounts.models import User
from allrise.errors import Conflict, Invalid, NotFound
from allrise.reports import services, things
from allrise.reports.models import Measure, Report
from allrise.text import clean

LEAST, MOST = 3, 200


@transaction.atomic
def take(*, report: Report, what: str, curator: User, reason: str, now: datetime) -> Measure:
    """Take a measure against the thing that was reported, and close every report of it.

    Raises Invalid without a reason, Conflict when the measure stands already or is not
    possible, NotFound for a thing that is gone.
    """
    words = _reason(reason)
    remedial = things.remedial(report.kind, what)
    if standing(kind=report.kind, subject=report.subject, what=what) is not None:
        raise Conflict("That has been done already.", code="already_done")
    kept = remedial.remedy.take(subject=report.subject, reason=words, now=now)
    taken = Measure.objects.create(
        kind=report.kind,
        subject=report.subject,
        what=what,
        title=report.title,
        by=curator,
        reason=words,
        at=now,
        kept=kept,
    )
    about = Report.objects.filter(kind=report.kind, subject=report.subject)
    services.close(reports=about, curator=curator, now=now, note=words)
    return taken


@transaction.atomic
def lift(*, report: Report, what: str, curator: User, reason: str, now: datetime) -> Measure:
    """Undo a measure. Raises like `take`; NotFound when none stands."""
    words = _reason(reason)
    remedial = things.remedial(report.kind, what)
    found = standing(kind=report.kind, subject=report.subject, what=what)
    if found is None:
        raise NotFound("There is nothing to undo.")
    remedial.remedy.lift(subject=report.subject, kept=found.kept, now=now)
    found.lifted_by, found.lifted_at, found.lifted_reason = curator, now, words
    found.save(update_fields=["lifted_by", "lifted_at", "lifted_reason"])
    return found


def standing(*, kind: str, subject: str, what: str) -> Measure | None:
    """The measure of this name that stands against the thing, or None."""
    return Measure.objects.filter(
        kind=kind, subject=subject, what=what, lifted_at__isnull=True
    ).first()


def _reason(reason: str) -> str:
    words = clean(reason)
    if not LEAST <= len(words) <= MOST:
        raise Invalid(f"Say why, in {LEAST} to {MOST} characters: the book keeps it.")
    return words
