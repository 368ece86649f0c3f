"""What people report to the curators of this courtroom."""

from datetime import datetime
from uuid import UUID

from allrise.accounts.models import User
from allrise.errors import NotFound
from allrise.reports import services, things
from allrise.reports.models import Report
from allrise.reports.profiles import PROFILE, locked
from allrise.reports.things import Remedial, Thing
from trials.dispatch import KIND
from trials.models import Trial
from trials.selectors import trial_for
from trials.services import boards, sharing


def report(*, trial: Trial, person: User, reason: str, now: datetime, address: str = "") -> Report:
    """One report a person and trial; a second one replaces the reason of the first."""
    thing = _thing(trial)
    return services.file(thing=thing, person=person, reason=reason, now=now, address=address)


class Closed:
    """Closed to everybody but its owner, who cannot share it while that stands."""

    def take(self, *, subject: str, reason: str, now: datetime) -> str:
        was_public = sharing.close(trial_id=UUID(subject))
        return "public" if was_public else ""

    def lift(self, *, subject: str, kept: str, now: datetime) -> None:
        """The owner may share it again; it was theirs to show, and is again."""


class OffBoards:
    """Off the boards, and the profile with it; their trials stay theirs."""

    def take(self, *, subject: str, reason: str, now: datetime) -> str:
        boards.unlist(person=locked(subject), reason=reason, now=now)
        return ""

    def lift(self, *, subject: str, kept: str, now: datetime) -> None:
        boards.relist(person=locked(subject), now=now)


def register() -> None:
    things.register(KIND, _look_up)
    close = Remedial(sharing.CLOSED, "Close it to others", "Let it be shared again", Closed())
    things.register_remedy(KIND, close)
    off = Remedial("boards", "Take off the boards", "Put back on the boards", OffBoards())
    things.register_remedy(PROFILE, off)


def _look_up(person: User | None, subject: str) -> Thing:
    try:
        trial_id = UUID(subject)
    except ValueError as error:
        raise NotFound("There is no such trial.") from error
    return _thing(trial_for(person, trial_id).trial)


def _thing(trial: Trial) -> Thing:
    title = f"The trial of {trial.charge.title}"
    return Thing(KIND, str(trial.id), title, f"/trials/{trial.id}/")
