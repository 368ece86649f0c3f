"""A match as a thing that can be reported to the curators."""

from uuid import UUID

from allrise.accounts.models import User
from allrise.errors import NotFound
from allrise.reports import things
from allrise.reports.things import Thing
from evidence import selectors
from evidence.models import KIND


def register() -> None:
    things.register(KIND, _look_up)


def _look_up(person: User | None, subject: str) -> Thing:
    try:
        match_id = UUID(subject)
    except ValueError as error:
        raise NotFound("There is no such match.") from error
    match, _ = selectors.match_for(person, match_id)
    first, second = selectors.sitters(match)
    title = f"{first.name} before {second.name}"
    return Thing(KIND, str(match.id), title, f"/evidence-room/matches/{match.id}/")
