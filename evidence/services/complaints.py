"""A match as a thing that can be reported to the curators."""

from datetime import datetime
from uuid import UUID

from allrise.accounts.models import User
from allrise.errors import NotFound
from allrise.reports import things
from allrise.reports.things import Remedial, Thing
from evidence import selectors
from evidence.models import KIND
from evidence.services import chair


class Closed:
    """A member's match closed to everybody but them; they cannot share it while that stands."""

    def take(self, *, subject: str, reason: str, now: datetime) -> str:
        return "public" if chair.close_to_others(match_id=UUID(subject)) else ""

    def lift(self, *, subject: str, kept: str, now: datetime) -> None:
        """The member may share it again; it was theirs to show, and is again."""


def register() -> None:
    things.register(KIND, _look_up)
    close = Remedial(chair.CLOSED, "Close it to others", "Let it be shared again", Closed())
    things.register_remedy(KIND, close)


def _look_up(person: User | None, subject: str) -> Thing:
    try:
        match_id = UUID(subject)
    except ValueError as error:
        raise NotFound("There is no such match.") from error
    match, _ = selectors.match_for(person, match_id)
    first, second = selectors.sitters(match)
    title = f"{first.name} before {second.name}"
    return Thing(KIND, str(match.id), title, f"/evidence-room/matches/{match.id}/")
