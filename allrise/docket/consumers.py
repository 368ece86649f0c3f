"""The socket of one docket: who may listen, what they missed, what follows.

A courtroom's consumer says who may read (`authorize`); everything else is here. No
rule of any court is known in this module.
"""

import asyncio
import contextlib
import json
import logging
from typing import Any, ClassVar
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

import redis.asyncio as aioredis
from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings
from django.db import DatabaseError
from redis import RedisError

from allrise.docket.hub import Mailbox, hub
from allrise.docket.publish import stream_key
from allrise.docket.selectors import MAX_ENTRIES, entries_after

log = logging.getLogger(__name__)
NOT_SIGNED_IN, FORBIDDEN, NOT_FOUND = 4401, 4403, 4404
FOREIGN_ORIGIN = 4403
# RFC 6455: the server met an unexpected condition. Our clients connect again.
TRY_AGAIN = 1011


class DocketConsumer(AsyncWebsocketConsumer):
    """Listens on `<kind>` dockets. Query `after=N`: everything after N comes first."""

    kind: ClassVar[str]
    # Only a public room answers pages of other sites.
    any_origin: ClassVar[bool] = False

    async def authorize(self, subject: UUID) -> int | None:
        """The code to refuse with, or None when this connection may listen."""
        raise NotImplementedError

    def subject(self) -> UUID:
        """What the docket is about: the address says, unless there is only one."""
        subject: UUID = self.scope["url_route"]["kwargs"]["id"]
        return subject

    async def shortcut(self, after: int) -> tuple[int, str] | None:
        """A message that stands for everything up to a number, where a whole docket is too
        long to tell: (that number, the message). None to tell the docket itself."""
        return None

    def credential(self) -> str | None:
        """What the warden checks again and again while the socket is open."""
        session = self.scope.get("session")
        return session.session_key if session is not None else None

    async def connect(self) -> None:
        # A socket closed before it is accepted reaches the browser without its code.
        await self.accept()
        self._serving: asyncio.Task[None] | None = None
        self._box: Mailbox | None = None
        subject = self.subject()
        if not self.any_origin and not same_origin(self.scope):
            await self.close(code=FOREIGN_ORIGIN)
            return
        refusal = await self.authorize(subject)
        if refusal is not None:
            await self.close(code=refusal)
            return
        self._sent = after_of(self.scope)
        self._box = await hub().join(self.kind, subject, self.credential())
        self._box.fall_behind()
        self._serving = asyncio.create_task(self._serve(self._box))

    async def disconnect(self, code: int) -> None:
        if self._box is not None:
            await hub().leave(self._box)
            # A cancellation can get lost inside a library that waits under a time limit; a
            # serving task that missed it would wait for ever, so it is told as well.
            self._box.retire()
        if self._serving is not None:
            self._serving.cancel()

    async def receive(self, text_data: str | None = None, bytes_data: Any = None) -> None:
        """The one thing a client may ask: everything after N again."""
        # Whatever else arrives is noise: not JSON, not a number, too large, nested too deep.
        noise = (ValueError, TypeError, KeyError, OverflowError, RecursionError)
        with contextlib.suppress(*noise):
            message = json.loads(text_data or "")
            if message["type"] == "resync" and self._box is not None:
                self._box.fall_behind(after=max(0, int(message["after"])))

    async def _serve(self, box: Mailbox) -> None:
        """Serve the socket; a client whose docket cannot be read is told to come again."""
        try:
            await self._send_all(box)
        except DatabaseError as error:
            log.warning("a docket cannot be read: %s", error)
            await self.close(code=TRY_AGAIN)

    async def _send_all(self, box: Mailbox) -> None:
        """Send what comes, in order, without gaps, until the socket closes."""
        first = True
        while True:
            await box.wake.wait()
            box.wake.clear()
            if box.retired:
                return
            if box.close_code is not None:
                await self.close(code=box.close_code)
                return
            if box.behind:
                box.behind = False
                if box.resync_after is not None:
                    self._sent = min(self._sent, box.resync_after)
                    box.resync_after = None
                await self._catch_up(box)
            if first:
                first = False
                await self._send_stream(box)
            while box.messages and not box.behind:
                await self._forward(box, *box.messages.popleft())

    async def _forward(self, box: Mailbox, seq: int | None, text: str) -> None:
        if seq is None:
            if box.head > self._sent:
                await self._catch_up(box)
            await self.send(text_data=text)
        elif seq == self._sent + 1:
            self._sent = seq
            await self.send(text_data=text)
        elif seq > self._sent:
            await self._catch_up(box)

    async def _catch_up(self, box: Mailbox) -> None:
        """Everything in the docket that this socket has not been sent."""
        short = await self.shortcut(self._sent)
        if short is not None:
            self._sent, text = short
            await self.send(text_data=text)
        while True:
            entries = await database_sync_to_async(entries_after)(
                kind=box.kind, subject=box.subject, after=self._sent
            )
            for entry in entries:
                self._sent = entry["seq"]
                await self.send(text_data=json.dumps(entry, ensure_ascii=False))
            if len(entries) < MAX_ENTRIES:
                return

    async def _send_stream(self, box: Mailbox) -> None:
        """Text still streaming, for whoever arrives in the middle of it."""
        try:
            async with aioredis.Redis.from_url(settings.REDIS_URL) as client:
                text = await client.get(stream_key(box.kind, box.subject))
        except (RedisError, OSError) as error:
            log.warning("no stream so far: %s", error)
            return
        if isinstance(text, bytes):
            await self.send(text_data=text.decode())


def after_of(scope: dict[str, Any]) -> int:
    """The `after` of the query string; 0 when it is missing or makes no sense."""
    query = parse_qs(scope.get("query_string", b"").decode("latin1"))
    value = query.get("after", ["0"])[0]
    return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else 0


def same_origin(scope: dict[str, Any]) -> bool:
    """Whether the page that opens the socket is ours. A program sends no origin at all."""
    headers = dict(scope.get("headers", []))
    origin = headers.get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin1")
    host = headers.get(b"host", b"").decode("latin1")
    return urlsplit(text).netloc == host or text in settings.CSRF_TRUSTED_ORIGINS


class Unknown(AsyncWebsocketConsumer):
    """Answers at every address at which there is no docket."""

    async def connect(self) -> None:
        await self.accept()
        await self.close(code=NOT_FOUND)
