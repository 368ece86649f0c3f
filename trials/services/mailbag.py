"""What people report to the curators of this courtroom."""

from datetime import datetime
from uuid import UUID

from allrise.accounts.models import User
from allrise.errors import NotFound
from allrise.reports import services, things
from allrise.reports.models import Report
from allrise.reports.things import Thing
from trials.dispatch import KIND
from trials.models import Trial
from trials.selectors import trial_for


def report(*, trial: Trial, person: User, reason: str, now: datetime, address: str = "") -> Report:
    """One report a person and trial; a second one replaces the reason of the first."""
    thing = _thing(trial)
    return services.file(thing=thing, person=person, reason=reason, now=now, address=address)


def register() -> None:
    things.register(KIND, _look_up)


def _look_up(person: User | None, subject: str) -> Thing:
    try:
        trial_id = UUID(subject)
    except ValueError as error:
        raise NotFound("There is no such trial.") from error
    return _thing(trial_for(person, trial_id).trial)


def _thing(trial: Trial) -> Thing:
    title = f"The trial of {trial.charge.title}"
    return Thing(KIND, str(trial.id), title, f"/trials/{trial.id}/")
