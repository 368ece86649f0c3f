"""The sockets of trials: authentication and permission; the rest is the docket's."""

from typing import Any
from uuid import UUID

from channels.db import database_sync_to_async
from redis import RedisError

from allrise.accounts.people import people_behind
from allrise.docket.consumers import FORBIDDEN, NOT_FOUND, NOT_SIGNED_IN, DocketConsumer
from allrise.docket.hub import appoint
from allrise.errors import CourtError, Forbidden, NotSignedIn
from allrise.turns.liveness import alive
from trials.dispatch import KIND
from trials.domain import visibility
from trials.models import Trial
from trials.selectors import role_of, trial_for

QUEUE = "trials"


def _person(credential: str | None) -> Any:
    return people_behind([credential])[0] if credential else None


def _refusal(credential: str | None, subject: UUID) -> int | None:
    try:
        trial_for(_person(credential), subject)
    except NotSignedIn:
        return NOT_SIGNED_IN
    except Forbidden:
        return FORBIDDEN
    except CourtError:
        return NOT_FOUND
    return None


class TrialConsumer(DocketConsumer):
    kind = KIND

    async def authorize(self, subject: UUID) -> int | None:
        refusal: int | None = await database_sync_to_async(_refusal)(self.credential(), subject)
        return refusal


class TrialWarden:
    """Closes the sockets of sessions that ended and of trials no longer shared."""

    def expelled(self, listeners: list[tuple[UUID, str | None]]) -> list[int | None]:
        keys = [credential or "" for _, credential in listeners]
        people = people_behind(keys)
        trials = Trial.objects.only("id", "owner_id", "public", "status", "daily").in_bulk(
            [subject for subject, _ in listeners]
        )
        codes: list[int | None] = []
        for (subject, _), person in zip(listeners, people, strict=True):
            trial = trials.get(subject)
            if trial is None:
                codes.append(NOT_FOUND)
                continue
            role = role_of(person, trial)
            refused = FORBIDDEN if person is not None else NOT_SIGNED_IN
            codes.append(None if visibility.may_read(role) else refused)
        return codes

    def notices(self) -> list[tuple[str, dict[str, Any]]]:
        """How many workers are on the bench; 0 also when nobody can tell."""
        try:
            workers = alive(QUEUE)
        except RedisError:
            workers = 0
        return [("court.status", {"workers": workers})]


appoint(KIND, TrialWarden())
