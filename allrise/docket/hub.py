"""One Redis subscription a web process, fanned out to its sockets.

Every socket has a bounded mailbox. One that cannot keep up loses what does not fit
and catches up from the docket; it never holds the others back. A regular round asks
the database how far each watched docket has come, so that even a lost last message
is noticed, and lets each courtroom's `Warden` look after its sockets.
"""

import asyncio
import contextlib
import json
import logging
from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Any, Protocol
from uuid import UUID

import redis.asyncio as aioredis
from channels.db import database_sync_to_async
from django.conf import settings
from django.db import Error as DatabaseError
from redis import RedisError

from allrise.docket.publish import envelope, topic
from allrise.docket.selectors import heads

log = logging.getLogger(__name__)
MAILBOX_SIZE = 256
ROUND_SECONDS = 2.5
RETRY_SECONDS = 1.0


@dataclass(eq=False)
class Mailbox:
    """What waits to be sent to one socket."""

    kind: str
    subject: UUID
    # Whatever the courtroom's warden needs to know who is listening.
    credential: str | None = None
    messages: "deque[tuple[int | None, str]]" = field(default_factory=deque)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    # Something was missed: the docket has to be read again, from here if not None.
    behind: bool = False
    resync_after: int | None = None
    # How far the docket has come, as the last round found it.
    head: int = 0
    close_code: int | None = None
    # The socket is gone; nobody reads this any more.
    retired: bool = False

    def put(self, seq: int | None, text: str) -> None:
        if len(self.messages) >= MAILBOX_SIZE:
            self.messages.clear()
            self.behind = True
        else:
            self.messages.append((seq, text))
        self.wake.set()

    def fall_behind(self, after: int | None = None) -> None:
        self.behind = True
        if after is not None:
            self.resync_after = after
        self.wake.set()

    def expel(self, code: int) -> None:
        self.close_code = code
        self.wake.set()

    def retire(self) -> None:
        self.retired = True
        self.wake.set()


class Warden(Protocol):
    """How a courtroom looks after its sockets, once a round. Called in a thread."""

    def expelled(self, listeners: list[tuple[UUID, str | None]]) -> list[int | None]:
        """For each (subject, credential) the code to close with, or None to let it listen."""

    def notices(self) -> list[tuple[str, dict[str, Any]]]:
        """Disposable messages (type, data) for every socket of this kind."""


_wardens: dict[str, Warden] = {}


def appoint(kind: str, warden: Warden) -> None:
    _wardens[kind] = warden


class Hub:
    """The sockets of one web process, by topic."""

    def __init__(self) -> None:
        self._boxes: dict[str, set[Mailbox]] = defaultdict(set)
        self._pubsub: aioredis.client.PubSub | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._joined = asyncio.Event()

    async def join(self, kind: str, subject: UUID, credential: str | None) -> Mailbox:
        """A mailbox that gets everything published on the subject's docket from now on."""
        box = Mailbox(kind, subject, credential)
        name = topic(kind, subject)
        first = not self._boxes[name]
        self._boxes[name].add(box)
        if not any(not task.done() for task in self._tasks):
            self._tasks = [
                asyncio.create_task(self._listen(), name="hub-listen"),
                asyncio.create_task(self._rounds(), name="hub-rounds"),
            ]
        if first and self._pubsub is not None:
            with contextlib.suppress(RedisError, OSError):
                await self._pubsub.subscribe(name)
        self._joined.set()
        return box

    async def leave(self, box: Mailbox) -> None:
        name = topic(box.kind, box.subject)
        self._boxes[name].discard(box)
        if not self._boxes[name]:
            del self._boxes[name]
            if self._pubsub is not None:
                with contextlib.suppress(RedisError, OSError):
                    await self._pubsub.unsubscribe(name)

    async def _listen(self) -> None:
        """Hold the subscription; after every interruption all sockets catch up."""
        while True:
            client = aioredis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=3)
            try:
                async with client.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await self._pump(pubsub)
            except (RedisError, OSError) as error:
                log.warning("the broker is away: %s", error)
            finally:
                self._pubsub = None
                await client.aclose()
            await asyncio.sleep(RETRY_SECONDS)

    async def _pump(self, pubsub: "aioredis.client.PubSub") -> None:
        while True:
            while not self._boxes:
                self._joined.clear()
                await self._joined.wait()
            if self._pubsub is None or not pubsub.subscribed:
                self._pubsub = pubsub
                await pubsub.subscribe(*self._boxes)
                for boxes in self._boxes.values():
                    for box in boxes:
                        box.fall_behind()
            message = await pubsub.get_message(timeout=5.0)
            _stop_if_cancelled()
            if message is not None and message["type"] == "message":
                self._deliver(message["channel"].decode(), message["data"].decode())

    def _deliver(self, name: str, text: str) -> None:
        seq = json.loads(text)["seq"]
        for box in tuple(self._boxes.get(name, ())):
            box.put(seq, text)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            _stop_if_cancelled()
            by_kind: dict[str, list[Mailbox]] = defaultdict(list)
            for boxes in self._boxes.values():
                for box in boxes:
                    by_kind[box.kind].append(box)
            for kind, listening in by_kind.items():
                try:
                    await self._round(kind, listening)
                except (DatabaseError, RedisError, OSError) as error:
                    log.warning("a round of the hub failed: %s", error)

    async def _round(self, kind: str, listening: list[Mailbox]) -> None:
        last = await database_sync_to_async(heads)(
            kind=kind, subjects={box.subject for box in listening}
        )
        warden = _wardens.get(kind)
        notices: list[str] = []
        if warden is not None:
            codes = await database_sync_to_async(warden.expelled)(
                [(box.subject, box.credential) for box in listening]
            )
            for box, code in zip(listening, codes, strict=True):
                if code is not None:
                    box.expel(code)
            notices = [
                json.dumps(envelope(seq=None, type=type, at=None, data=data))
                for type, data in await database_sync_to_async(warden.notices)()
            ]
        for box in listening:
            box.head = last.get(box.subject, 0)
            data = {"last": box.head}
            box.put(None, json.dumps(envelope(seq=None, type="docket.head", at=None, data=data)))
            for text in notices:
                box.put(None, text)


def _stop_if_cancelled() -> None:
    """A cancellation can get lost inside a library that waits under a time limit."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


_hubs: dict[asyncio.AbstractEventLoop, Hub] = {}


def hub() -> Hub:
    """The hub of the running event loop."""
    for known in [loop for loop in _hubs if loop.is_closed()]:
        del _hubs[known]
    loop = asyncio.get_running_loop()
    if loop not in _hubs:
        _hubs[loop] = Hub()
    return _hubs[loop]
