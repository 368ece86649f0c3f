"""Messages may be lost, events may not: slow readers, a lossy broker, a database that blinks."""

import asyncio
import contextlib
import random
from typing import Any

import pytest
from django.db import OperationalError
from django.test import Client

from allrise.docket import consumers, publish
from allrise.docket.hub import MAILBOX_SIZE, Hub
from allrise.docket.selectors import entries_after
from tests.running import PrivateValkey
from tests.trials import stage
from tests.trials.sockets import Listener, do, listening, play, within
from tests.trials.test_sockets import chatter, whole
from trials.consumers import TrialConsumer
from trials.dispatch import KIND
from trials.models import Trial

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def trial(transactional_db: None) -> Trial:
    return stage.work(stage.open_trial(seed=7))


@pytest.fixture
def ada(trial: Trial) -> Client:
    client = Client()
    client.force_login(trial.owner)
    return client


def kinds(listener: Listener) -> list[str]:
    return [told["type"] for told in listener.passing]


def test_a_reload_in_mid_stream_gets_the_text_so_far(trial: Trial, ada: Client) -> None:
    spoken = {"phase": "round_1", "attempt": 1, "offset": 9, "text": " words."}
    publish.stream_delta(
        kind=KIND, subject=trial.id, type="prosecution.delta", data=spoken, so_far="So many words."
    )

    async def scenario() -> None:
        listener = await Listener(trial, ada).connect()
        assert await listener.until(lambda: bool(listener.passing))
        told = listener.passing[0]
        assert told["type"] == "prosecution.delta"
        assert told["data"] == {**spoken, "offset": 0, "text": "So many words."}
        assert listener.numbers == [e["seq"] for e in await do(whole, trial)], "after the docket"
        await listener.leave()

    play(scenario)


def test_a_finished_stream_is_told_to_nobody(trial: Trial, ada: Client) -> None:
    stage.defend(trial)

    async def scenario() -> None:
        listener = await Listener(trial, ada).connect()
        assert await listener.up_to((await do(whole, trial))[-1]["seq"])
        await listener.hear(0.5)
        assert "prosecution.delta" not in kinds(listener)
        await listener.leave()

    play(scenario)


def test_a_socket_that_does_not_read_is_dropped_to_a_resync_and_misses_nothing(
    trial: Trial, ada: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[Any] = []
    reading = asyncio.Event()
    really_send, really_join = TrialConsumer.send, Hub.join

    async def send(self: Any, *args: Any, **rest: Any) -> None:
        await reading.wait()
        await really_send(self, *args, **rest)

    async def join(self: Any, *args: Any) -> Any:
        boxes.append(await really_join(self, *args))
        return boxes[-1]

    async def scenario() -> None:
        monkeypatch.setattr(Hub, "join", join)
        slow = await Listener(trial, ada).connect()
        assert await slow.up_to(before)
        assert await listening(trial)
        monkeypatch.setattr(TrialConsumer, "send", send)
        await do(chatter, trial, MAILBOX_SIZE + 60)
        # More than fits: what waited was thrown away, and it knows that it is behind.
        assert await within(lambda: len(boxes[0].messages) < 60 or boxes[0].behind)
        reading.set()
        docket = await do(whole, trial)
        assert await slow.up_to(docket[-1]["seq"], 20)
        assert slow.durable == docket
        await slow.leave()

    before = stage.last(trial)
    play(scenario)


def test_a_mailbox_never_holds_more_than_its_size(trial: Trial) -> None:
    async def scenario() -> None:
        box = await Hub().join(KIND, trial.id, None)
        for seq in range(5 * MAILBOX_SIZE):
            box.put(seq, "x")
            assert len(box.messages) <= MAILBOX_SIZE
        assert box.behind

    play(scenario)


@pytest.mark.parametrize("seed", range(3))
def test_messages_lost_at_random_lose_no_event(
    trial: Trial, ada: Client, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance = random.Random(seed)
    really = Hub._deliver
    lost: list[str] = []

    def deliver(self: Hub, name: str, text: str) -> None:
        if chance.random() < 0.5:
            lost.append(text)
        else:
            really(self, name, text)

    monkeypatch.setattr(Hub, "_deliver", deliver)

    async def scenario() -> None:
        listener = await Listener(trial, ada).connect()
        assert await listening(trial)
        await do(chatter, trial, 20)
        await do(stage.decide, trial)
        docket = await do(whole, trial)
        assert await listener.up_to(docket[-1]["seq"], 10), "even when the last one was lost"
        assert listener.durable == docket
        assert lost
        await listener.leave()

    play(scenario)


@pytest.mark.slow
def test_with_no_message_at_all_the_regular_round_brings_everything(
    trial: Trial, ada: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hub, "_deliver", lambda self, name, text: None)

    async def scenario() -> None:
        listener = await Listener(trial, ada).connect()
        # Settled: whatever was missed while it came has been read already.
        assert await listener.until(lambda: "docket.head" in kinds(listener))
        await do(stage.defend, trial)
        docket = await do(whole, trial)
        assert await listener.up_to(docket[-1]["seq"], 6)
        assert listener.durable == docket
        await listener.leave()

    play(scenario)


def test_a_broker_that_goes_and_comes_back_loses_nothing(
    trial: Trial, ada: Client, valkey: PrivateValkey
) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada).connect()
        assert await listening(trial)
        valkey.stop()
        try:
            await do(stage.defend, trial)
        finally:
            valkey.start()
        docket = await do(whole, trial)
        assert await listener.up_to(docket[-1]["seq"], 10)
        await do(chatter, trial, 3)
        docket = await do(whole, trial)
        assert await listener.up_to(docket[-1]["seq"], 10)
        assert listener.durable == docket
        await listener.leave()

    play(scenario)


def test_a_docket_that_cannot_be_read_sends_the_client_away_to_come_again(
    trial: Trial, ada: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(**_: Any) -> Any:
        raise OperationalError("the database is away")

    async def scenario() -> None:
        monkeypatch.setattr(consumers, "entries_after", away)
        listener = await Listener(trial, ada).connect()
        assert await listener.refused() == 1011
        monkeypatch.setattr(consumers, "entries_after", entries_after)
        again = await Listener(trial, ada).connect()
        assert await again.up_to((await do(whole, trial))[-1]["seq"])
        await again.leave()

    play(scenario)


def test_a_cancellation_lost_in_a_library_leaves_no_task_behind(
    trial: Trial, ada: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    serving: list[asyncio.Task[None]] = []

    async def deaf(self: Any, box: Any) -> None:
        task = asyncio.current_task()
        assert task is not None
        serving.append(task)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)

    monkeypatch.setattr(TrialConsumer, "_send_stream", deaf)

    async def scenario() -> None:
        listener = await Listener(trial, ada).connect()
        assert await within(lambda: bool(serving))
        await listener.leave()
        assert await within(serving[0].done)

    play(scenario)
