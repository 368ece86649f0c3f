"""The trial's socket: who may listen, and that whoever listens ends with exactly the docket."""

import time
import uuid
from typing import Any

import pytest
from django.db import transaction
from django.test import Client

from allrise.docket.selectors import entries_after
from tests.trials import stage
from tests.trials.sockets import Listener, do, listening, play
from trials.dispatch import KIND
from trials.domain.phases import Mode
from trials.models import Trial
from trials.services import lobby

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def trial(transactional_db: None) -> Trial:
    return stage.work(stage.open_trial(seed=7))


@pytest.fixture
def ada(trial: Trial) -> Client:
    client = Client()
    client.force_login(trial.owner)
    return client


def whole(trial: Trial) -> list[dict[str, Any]]:
    return entries_after(kind=KIND, subject=trial.id, after=0)


def chatter(trial: Trial, times: int) -> None:
    """That many entries more in the docket."""
    for _index in range(times):
        trial.refresh_from_db()
        mode = Mode.HYBRID if trial.mode == Mode.TEXT else Mode.TEXT
        lobby.set_mode(trial_id=trial.id, mode=mode, now=trial.moved_at)


@pytest.mark.parametrize("after", [None, 0, 3])
def test_what_was_missed_comes_first_and_once(trial: Trial, ada: Client, after: int | None) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada, after=after).connect()
        docket = await do(whole, trial)
        assert await listener.up_to(docket[-1]["seq"])
        assert listener.durable == docket[after or 0 :]
        await listener.leave()

    play(scenario)


@pytest.mark.parametrize("after", ["x", "-1", "99999999999999999999", "%D9%A3", ""])
def test_an_after_that_makes_no_sense_is_everything(trial: Trial, ada: Client, after: str) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada, after=after).connect()
        docket = await do(whole, trial)
        assert await listener.up_to(docket[-1]["seq"])
        assert listener.durable == docket
        await listener.leave()

    play(scenario)


def test_what_happens_is_pushed_as_it_is_committed(trial: Trial, ada: Client) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada, after=stage_last).connect()
        assert await listening(trial)
        began = time.monotonic()
        await do(stage.file, trial)
        assert await listener.up_to(stage_last + 1)
        assert time.monotonic() - began < 2, "sooner than any regular round"
        await do(stage.work, trial)
        docket = await do(whole, trial)
        assert await listener.up_to(docket[-1]["seq"])
        assert listener.durable == docket[stage_last:]
        deltas = [m["data"] for m in listener.passing if m["type"] == "prosecution.delta"]
        assert deltas
        assert all(set(d) == {"phase", "attempt", "offset", "text"} for d in deltas)
        assert "".join(d["text"] for d in deltas).strip() == next(
            m["data"]["text"] for m in listener.durable if m["type"] == "prosecution.spoke"
        )
        await listener.leave()

    stage_last = stage.last(trial)
    play(scenario)


def test_nothing_is_pushed_that_was_rolled_back(trial: Trial, ada: Client) -> None:
    def in_vain() -> None:
        with transaction.atomic():
            stage.file(trial)
            transaction.set_rollback(True)

    async def scenario() -> None:
        listener = await Listener(trial, ada, after=before).connect()
        assert await listening(trial)
        await do(in_vain)
        await do(lobby.set_mode, trial_id=trial.id, mode=Mode.HYBRID, now=trial.moved_at)
        assert await listener.up_to(before + 1)
        assert [told["type"] for told in listener.durable] == ["mode.changed"]
        await listener.leave()

    before = stage.last(trial)
    play(scenario)


def test_a_client_asks_again_from_where_it_lost_the_thread(trial: Trial, ada: Client) -> None:
    async def scenario() -> None:
        docket = await do(whole, trial)
        listener = await Listener(trial, ada).connect()
        assert await listener.up_to(docket[-1]["seq"])
        await listener.say({"type": "resync", "after": 2})
        assert await listener.until(lambda: len(listener.durable) >= 2 * len(docket) - 2)
        assert listener.durable == docket + docket[2:]
        await listener.leave()

    play(scenario)


NOISE = [
    "", "nonsense", "[]", "7", "null", "{}", '{"type": "resync"}',
    '{"type": "resync", "after": "x"}',
    '{"type": "resync", "after": null}', '{"type": "resync", "after": 1e999}',
    '{"type": "resync", "after": NaN}', '{"type": "defense", "text": "Let me in."}', "[" * 60_000,
    '{"type": "resync", "after": ' + "9" * 400 + "}",
]  # fmt: skip


def test_noise_from_a_client_harms_nobody(trial: Trial, ada: Client) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada, after=before).connect()
        assert await listening(trial)
        for noise in NOISE:
            await listener.say(noise)
        await listener.throw(b"\x00\xff")
        await do(chatter, trial, 1)
        assert await listener.up_to(before + 1)
        assert listener.closed is None
        assert before + 1 in listener.numbers
        await listener.leave()

    before = stage.last(trial)
    play(scenario)


# --- who may listen --------------------------------------------------------------


def test_strangers_are_accepted_and_at_once_closed_with_the_reason(trial: Trial) -> None:
    other, guest = Client(), Client()
    other.force_login(stage.person("grace"))
    guest.post(f"/charges/{stage.SLUG}/open/", {"plea": "absurd"})

    async def scenario() -> None:
        for client, subject, code in [
            (None, trial.id, 4401),
            (other, trial.id, 4403),
            (guest, trial.id, 4403),
            (other, uuid.uuid4(), 4404),
        ]:
            listener = await Listener(subject, client).connect()
            assert await listener.refused() == code
            assert listener.durable == []

    play(scenario)


def test_a_guest_listens_to_their_own_trial(transactional_db: None) -> None:
    stage.publish_charge()
    guest = Client()
    guest.post(f"/charges/{stage.SLUG}/open/", {"plea": "absurd"})
    trial = Trial.objects.get()

    async def scenario() -> None:
        listener = await Listener(trial, guest).connect()
        assert await listener.up_to(5)
        await listener.leave()

    play(scenario)


@pytest.mark.parametrize("signed_in", [True, False])
def test_anyone_listens_to_a_shared_trial_until_it_is_taken_back(
    trial: Trial, signed_in: bool
) -> None:
    reader = Client()
    if signed_in:
        reader.force_login(stage.person("grace"))
    stage.decide(trial)
    Trial.objects.filter(id=trial.id).update(public=True)

    async def scenario() -> None:
        docket = await do(whole, trial)
        listener = await Listener(trial, reader).connect()
        assert await listener.up_to(docket[-1]["seq"])
        assert listener.durable == docket
        await do(Trial.objects.filter(id=trial.id).update, public=False)
        assert await listener.refused() == (4403 if signed_in else 4401)

    play(scenario)


@pytest.mark.parametrize(
    "origin", [b"https://evil.example", b"http://testserver.evil.example", b"null", b""]
)
def test_pages_of_other_sites_are_refused(trial: Trial, ada: Client, origin: bytes) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada, origin=origin).connect()
        assert await listener.refused() == 4403
        assert listener.durable == []

    play(scenario)


def test_a_program_without_an_origin_listens(trial: Trial, ada: Client) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada, origin=None).connect()
        assert await listener.up_to(1)
        await listener.leave()

    play(scenario)


def test_logging_out_closes_the_socket_within_five_seconds(trial: Trial, ada: Client) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada).connect()
        assert await listener.up_to(1)
        await do(ada.logout)
        began = time.monotonic()
        assert await listener.refused() == 4401
        assert time.monotonic() - began < 5

    play(scenario)


def test_deleting_the_trial_closes_its_sockets(trial: Trial, ada: Client) -> None:
    async def scenario() -> None:
        listener = await Listener(trial, ada).connect()
        assert await listener.up_to(1)
        await do(lobby.delete, trial_id=trial.id)
        assert await listener.refused() == 4404

    play(scenario)
