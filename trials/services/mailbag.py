"""What people send the curators: suggested charges, and reports."""

from datetime import datetime

from allrise.accounts.models import User
from trials.models import ChargeSuggestion, Report, Trial


def suggest_charge(
    *, person: User, title: str, statute: str, pitch: str, now: datetime
) -> ChargeSuggestion:
    return ChargeSuggestion.objects.create(
        person=person, title=title, statute=statute, pitch=pitch, at=now
    )


def report(*, trial: Trial, person: User, reason: str, now: datetime) -> Report:
    """One report a person and trial; a second one replaces the reason of the first."""
    filed, _ = Report.objects.update_or_create(
        trial=trial, person=person, defaults={"reason": reason, "at": now}
    )
    return filed
