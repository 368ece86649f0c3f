"""The only way events enter a docket, and the only way they leave for the sockets.

`append` numbers and writes events inside the caller's transaction and pushes them
after commit. `hint` pushes something disposable that is written nowhere.
"""

import json
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

import redis
from django.conf import settings
from django.db import transaction
from django.db.models import F

from allrise.docket.models import Docket, Entry

log = logging.getLogger(__name__)
# Text still streaming is kept this long for readers who arrive in the middle, seconds.
STREAM_TTL = 120


class PublicEvent(Protocol):
    @property
    def type(self) -> str: ...
    def data(self) -> dict[str, Any]: ...


class _Publisher:
    """One persistent synchronous connection per process."""

    client: "redis.Redis | None" = None
    plugged = True

    @classmethod
    def get(cls) -> "redis.Redis":
        if cls.client is None:
            cls.client = redis.Redis.from_url(
                settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2
            )
        return cls.client


def broker() -> "redis.Redis":
    """The process's synchronous connection to the broker."""
    return _Publisher.get()


@contextmanager
def unplugged() -> Iterator[None]:
    """Events are written and not pushed meanwhile: for a record that nobody watches."""
    before, _Publisher.plugged = _Publisher.plugged, False
    try:
        yield
    finally:
        _Publisher.plugged = before


def topic(kind: str, subject: UUID) -> str:
    return f"allrise:docket:{kind}:{subject}"


def stream_key(kind: str, subject: UUID) -> str:
    return f"allrise:stream:{kind}:{subject}"


def envelope(*, seq: int | None, type: str, at: datetime | None, data: Any) -> dict[str, Any]:
    return {
        "seq": seq,
        "type": type,
        "at": at.isoformat().replace("+00:00", "Z") if at else None,
        "data": data,
    }


def open_docket(*, kind: str, subject: UUID) -> None:
    Docket.objects.create(kind=kind, subject=subject)


def close_docket(*, kind: str, subject: UUID) -> None:
    """Erase the record of something that is deleted."""
    Docket.objects.filter(kind=kind, subject=subject).delete()


def append(
    *, kind: str, subject: UUID, events: Sequence[PublicEvent], now: datetime
) -> list[Entry]:
    """Write `events` under the next numbers; they are pushed when the transaction commits.

    Must run inside a transaction, together with the state the events tell of. Raises
    Docket.DoesNotExist for a subject without a docket.
    """
    connection = transaction.get_connection()
    if not connection.in_atomic_block:
        raise RuntimeError("events are written with the state they tell of, in a transaction")
    if not events:
        return []
    Docket.objects.filter(kind=kind, subject=subject).update(last_seq=F("last_seq") + len(events))
    head = Docket.objects.get(kind=kind, subject=subject)
    first = head.last_seq - len(events) + 1
    entries = Entry.objects.bulk_create(
        Entry(docket=head, seq=first + offset, type=event.type, at=now, data=event.data())
        for offset, event in enumerate(events)
    )
    messages = [
        json.dumps(envelope(seq=e.seq, type=e.type, at=e.at, data=e.data), ensure_ascii=False)
        for e in entries
    ]
    transaction.on_commit(lambda: _push(topic(kind, subject), messages))
    return entries


def hint(*, kind: str, subject: UUID, type: str, data: dict[str, Any]) -> None:
    """Push something disposable (seq null). Losing it loses nothing."""
    message = json.dumps(envelope(seq=None, type=type, at=None, data=data), ensure_ascii=False)
    _push(topic(kind, subject), [message])


def stream_delta(*, kind: str, subject: UUID, type: str, data: dict[str, Any], so_far: str) -> None:
    """Push a piece of streaming text and keep the text so far for late arrivals."""
    if not _Publisher.plugged:
        return
    message = json.dumps(envelope(seq=None, type=type, at=None, data=data), ensure_ascii=False)
    whole = envelope(seq=None, type=type, at=None, data={**data, "offset": 0, "text": so_far})
    try:
        pipe = broker().pipeline(transaction=False)
        pipe.set(stream_key(kind, subject), json.dumps(whole, ensure_ascii=False), ex=STREAM_TTL)
        pipe.publish(topic(kind, subject), message)
        pipe.execute()
    except redis.RedisError as error:
        log.warning("a delta was not pushed: %s", error)


def stream_end(*, kind: str, subject: UUID) -> None:
    if not _Publisher.plugged:
        return
    try:
        broker().delete(stream_key(kind, subject))
    except redis.RedisError as error:
        log.warning("a finished stream was not cleared: %s", error)


def _push(channel: str, messages: Sequence[str]) -> None:
    """Publish, never raise: the docket is the truth and readers resync from it."""
    if not _Publisher.plugged:
        return
    try:
        pipe = broker().pipeline(transaction=False)
        for message in messages:
            pipe.publish(channel, message)
        pipe.execute()
    except redis.RedisError as error:
        log.warning("events written but not pushed: %s", error)
