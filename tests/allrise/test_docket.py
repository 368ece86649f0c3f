"""The numbered record: gap-free, all or nothing, pushed after commit and never raising."""

import json
import threading
import uuid
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import pytest
from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from allrise.docket import publish
from allrise.docket.models import Docket, Entry
from allrise.docket.selectors import MAX_ENTRIES, entries_after, heads
from tests.running import PrivateValkey

KIND = "test"


@dataclass
class Told:
    type: str = "something.told"
    words: dict[str, Any] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        return self.words


def opened() -> UUID:
    subject = uuid.uuid4()
    publish.open_docket(kind=KIND, subject=subject)
    return subject


def tell(subject: UUID, *events: Told) -> list[Entry]:
    with transaction.atomic():
        return publish.append(kind=KIND, subject=subject, events=events, now=timezone.now())


@pytest.mark.django_db
def test_numbers_begin_at_one_and_have_no_gap() -> None:
    subject = opened()
    assert [e.seq for e in tell(subject, Told(), Told())] == [1, 2]
    assert tell(subject) == []
    assert [e.seq for e in tell(subject, Told())] == [3]
    assert Docket.objects.get(subject=subject).last_seq == 3


@pytest.mark.django_db
def test_dockets_are_numbered_apart() -> None:
    one, other = opened(), opened()
    tell(one, Told(), Told())
    assert [e.seq for e in tell(other, Told())] == [1]
    assert heads(kind=KIND, subjects=[one, other, uuid.uuid4()]) == {one: 2, other: 1}
    assert entries_after(kind="another", subject=one, after=0) == []


@pytest.mark.django_db
def test_nothing_is_written_about_something_without_a_docket() -> None:
    with pytest.raises(Docket.DoesNotExist):
        tell(uuid.uuid4(), Told())
    assert not Entry.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_an_event_is_only_written_with_the_state_it_tells_of() -> None:
    subject = opened()
    with pytest.raises(RuntimeError):
        publish.append(kind=KIND, subject=subject, events=[Told()], now=timezone.now())


@pytest.mark.django_db
def test_a_number_is_given_once() -> None:
    subject = opened()
    [entry] = tell(subject, Told())
    with pytest.raises(IntegrityError), transaction.atomic():
        Entry.objects.create(docket=entry.docket, seq=1, type="forged", at=timezone.now(), data={})
    with pytest.raises(IntegrityError), transaction.atomic():
        publish.open_docket(kind=KIND, subject=subject)


@pytest.mark.django_db
def test_a_rolled_back_event_leaves_no_gap() -> None:
    subject = opened()
    tell(subject, Told())
    with transaction.atomic():
        publish.append(kind=KIND, subject=subject, events=[Told()], now=timezone.now())
        transaction.set_rollback(True)
    assert [e.seq for e in tell(subject, Told())] == [2]


@pytest.mark.django_db
def test_an_envelope_has_the_contracts_keys() -> None:
    subject = opened()
    tell(subject, Told(words={"phase": "opening"}))
    [told] = entries_after(kind=KIND, subject=subject, after=0)
    assert set(told) == {"seq", "type", "at", "data"}
    assert told["at"].endswith("Z")
    assert (told["seq"], told["data"]) == (1, {"phase": "opening"})


@pytest.mark.django_db
def test_a_long_docket_is_read_in_pieces() -> None:
    subject = opened()
    tell(subject, *(Told() for _ in range(MAX_ENTRIES + 5)))
    first = entries_after(kind=KIND, subject=subject, after=0)
    rest = entries_after(kind=KIND, subject=subject, after=first[-1]["seq"])
    assert [e["seq"] for e in first + rest] == list(range(1, MAX_ENTRIES + 6))


@pytest.mark.django_db
def test_erasing_erases_one_record_alone() -> None:
    one, other = opened(), opened()
    tell(one, Told())
    tell(other, Told())
    publish.close_docket(kind=KIND, subject=one)
    assert entries_after(kind=KIND, subject=one, after=0) == []
    assert len(entries_after(kind=KIND, subject=other, after=0)) == 1


# --- pushing -----------------------------------------------------------------


def subscribed(valkey: PrivateValkey, subject: UUID) -> Any:
    pubsub = valkey.client.pubsub(ignore_subscribe_messages=True)
    pubsub.subscribe(publish.topic(KIND, subject))
    pubsub.get_message(timeout=2)
    return pubsub


def heard(pubsub: Any, count: int) -> list[dict[str, Any]]:
    messages = []
    while len(messages) < count:
        message = pubsub.get_message(timeout=2)
        assert message is not None or len(messages) == count, "nothing more was pushed"
        if message is not None:
            messages.append(json.loads(message["data"]))
    return messages


@pytest.mark.django_db(transaction=True)
def test_events_leave_after_commit_in_order(valkey: PrivateValkey) -> None:
    subject = opened()
    pubsub = subscribed(valkey, subject)
    with transaction.atomic():
        publish.append(
            kind=KIND, subject=subject, events=[Told("a"), Told("b")], now=timezone.now()
        )
        assert pubsub.get_message(timeout=0.1) is None, "not before the commit"
    pushed = heard(pubsub, 2)
    assert [(m["seq"], m["type"]) for m in pushed] == [(1, "a"), (2, "b")]
    assert pushed == entries_after(kind=KIND, subject=subject, after=0)


@pytest.mark.django_db(transaction=True)
def test_what_is_disposable_has_no_number(valkey: PrivateValkey) -> None:
    subject = opened()
    pubsub = subscribed(valkey, subject)
    publish.hint(kind=KIND, subject=subject, type="court.status", data={"workers": 1})
    publish.stream_delta(
        kind=KIND, subject=subject, type="x.delta", data={"offset": 3, "text": "d"}, so_far="abcd"
    )
    status, delta = heard(pubsub, 2)
    assert (status["seq"], status["at"]) == (None, None)
    assert delta["data"] == {"offset": 3, "text": "d"}
    kept = json.loads(valkey.client.get(publish.stream_key(KIND, subject)))
    assert kept["data"] == {"offset": 0, "text": "abcd"}
    publish.stream_end(kind=KIND, subject=subject)
    assert valkey.client.get(publish.stream_key(KIND, subject)) is None
    assert not Entry.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_a_broker_that_is_away_costs_no_event(valkey: PrivateValkey) -> None:
    subject = opened()
    valkey.stop()
    try:
        tell(subject, Told())
        publish.hint(kind=KIND, subject=subject, type="x", data={})
        publish.stream_delta(
            kind=KIND, subject=subject, type="x", data={"offset": 0, "text": ""}, so_far=""
        )
        publish.stream_end(kind=KIND, subject=subject)
    finally:
        valkey.start()
    assert len(entries_after(kind=KIND, subject=subject, after=0)) == 1


@pytest.mark.django_db(transaction=True)
def test_many_at_once_leave_no_gap_and_no_double() -> None:
    subject = opened()
    errors: list[BaseException] = []

    def writer() -> None:
        try:
            for _ in range(10):
                tell(subject, Told(), Told())
        except BaseException as error:  # noqa: BLE001 - handed to the test
            errors.append(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=writer) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert errors == []
    numbers = [e["seq"] for e in entries_after(kind=KIND, subject=subject, after=0)]
    assert numbers == list(range(1, 81))
