"""The sockets of the room, open to everyone, and of a person's match, which is not."""

import json
from typing import Any
from uuid import UUID

from channels.db import database_sync_to_async
from django.conf import settings

from allrise.accounts.addresses import address_behind
from allrise.accounts.people import people_behind
from allrise.accounts.turnstile import Turnstile
from allrise.docket.consumers import FORBIDDEN, NOT_FOUND, NOT_SIGNED_IN, DocketConsumer
from allrise.docket.hub import appoint
from allrise.docket.publish import envelope
from allrise.errors import CourtError, Forbidden, NotSignedIn
from evidence import selectors
from evidence.models import KIND, ROOM, ROOM_KIND

# As HTTP's 429: nobody else may come in, from this address or at all. The page polls meanwhile.
ROOM_FULL = 4429


def _refusal(credential: str | None, subject: UUID) -> int | None:
    person = people_behind([credential])[0] if credential else None
    try:
        selectors.match_for(person, subject)
    except NotSignedIn:
        return NOT_SIGNED_IN
    except Forbidden:
        return FORBIDDEN
    except CourtError:
        return NOT_FOUND
    return None


class MatchConsumer(DocketConsumer):
    kind = KIND

    async def authorize(self, subject: UUID) -> int | None:
        refusal: int | None = await database_sync_to_async(_refusal)(self.credential(), subject)
        return refusal


class MatchWarden:
    def expelled(self, listeners: list[tuple[UUID, str | None]]) -> list[int | None]:
        return [_refusal(credential, subject) for subject, credential in listeners]

    def notices(self) -> list[tuple[str, dict[str, Any]]]:
        return []


appoint(KIND, MatchWarden())


class RoomConsumer(DocketConsumer):
    """The live room: everyone may listen, from any page, while there is room."""

    kind = ROOM_KIND
    any_origin = True
    turnstile = Turnstile()
    _came_from: str | None = None

    def subject(self) -> UUID:
        return ROOM

    def credential(self) -> str | None:
        return None

    async def authorize(self, subject: UUID) -> int | None:
        address = address_behind(self.scope)
        if not self.turnstile.admits(
            address, per_address=settings.ROOM_SOCKETS_PER_ADDRESS, total=settings.ROOM_SOCKETS
        ):
            return ROOM_FULL
        self._came_from = address
        return None

    async def disconnect(self, code: int) -> None:
        if self._came_from is not None:
            self.turnstile.leave(self._came_from)
            self._came_from = None
        await super().disconnect(code)

    async def shortcut(self, after: int) -> tuple[int, str] | None:
        """A latecomer gets the current match whole instead of all matches before it."""
        short: tuple[int, str] | None = await database_sync_to_async(_snapshot)(after)
        return short


def _snapshot(after: int) -> tuple[int, str] | None:
    if after >= selectors.current_match_began() - 1:
        return None
    state = selectors.room_state()
    message = envelope(seq=state.seq, type="snapshot", at=None, data=state.data())
    return state.seq, json.dumps(message, ensure_ascii=False)
