"""The room's socket, open to everyone, and that of a person's match, which is not."""

import time
import uuid
from typing import Any

import pytest
from channels.testing import WebsocketCommunicator
from django.conf import settings as conf
from django.contrib.sessions.models import Session
from django.test import Client

from allrise.asgi import application
from allrise.docket.selectors import entries_after
from evidence import selectors
from evidence.models import KIND, ROOM, ROOM_KIND, Match
from evidence.services import chair
from tests.evidence import room as stage
from tests.trials.sockets import HOST, Listener, do, listening, play

pytestmark = pytest.mark.django_db(transaction=True)
FOREIGN = b"https://elsewhere.example"
ROOM_PATH = "/ws/evidence-room/"


class Spectator(Listener):
    """A socket of the room, or of a person's match."""

    def __init__(
        self,
        path: str = ROOM_PATH,
        client: Client | None = None,
        *,
        after: int | None = None,
        origin: bytes | None = b"http://testserver",
    ) -> None:
        super().__init__(uuid.uuid4())
        headers = [(b"host", HOST)]
        if origin is not None:
            headers.append((b"origin", origin))
        cookie = client.cookies.get(conf.SESSION_COOKIE_NAME) if client else None
        if cookie is not None:
            headers.append((b"cookie", f"{cookie.key}={cookie.value}".encode()))
        query = "" if after is None else f"?after={after}"
        self.socket = WebsocketCommunicator(application, f"{path}{query}", headers)


@pytest.fixture
def match(transactional_db: None, settings: Any) -> Match:
    settings.ROOM_PACE = 0
    stage.furnish()
    return stage.begin()


def docket(after: int = 0) -> list[dict[str, Any]]:
    return entries_after(kind=ROOM_KIND, subject=ROOM, after=after)


@pytest.mark.parametrize("origin", [None, b"http://testserver", FOREIGN, b"null"])
def test_everyone_hears_everything_from_any_page(match: Match, origin: bytes | None) -> None:
    async def scenario() -> None:
        listener = await Spectator(origin=origin).connect()
        assert await listener.up_to(1)
        assert await listening(match.id)  # type: ignore[arg-type]
        await do(stage.resolved, match, 1)
        assert await listener.up_to(4)
        assert listener.durable == await do(docket)
        await listener.leave()

    play(scenario)


def test_events_come_as_they_happen(match: Match) -> None:
    async def scenario() -> None:
        listener = await Spectator().connect()
        assert await listener.up_to(1)
        await do(stage.filed, match, 1)
        began = time.monotonic()
        assert await listener.up_to(2)
        assert time.monotonic() - began < 1
        assert listener.durable[-1]["type"] == "exhibit.filed"
        await listener.leave()

    play(scenario)


def test_a_latecomer_gets_one_snapshot_and_then_events(match: Match) -> None:
    async def scenario() -> None:
        await do(stage.play, match)
        later = await do(stage.begin)
        await do(stage.resolved, later, 2)
        head = len(await do(docket))
        listener = await Spectator(after=5).connect()
        assert await listener.up_to(head)
        [first] = listener.durable
        state = (await do(selectors.room_state)).data()
        assert (first["type"], first["seq"], first["at"]) == ("snapshot", head, None)
        assert first["data"] == state
        assert first["data"]["match"]["id"] == str(later.id)
        await do(stage.resolved, later, 3)
        assert await listener.up_to(head + 3)
        assert listener.durable[1:] == await do(docket, head)
        await listener.leave()

    play(scenario)


def test_whoever_is_within_the_match_gets_events_only(match: Match) -> None:
    async def scenario() -> None:
        await do(stage.play, match)
        later = await do(stage.begin)
        await do(stage.resolved, later, 1)
        opened = await do(selectors.current_match_began)
        for after in (opened - 1, opened, opened + 2):
            listener = await Spectator(after=after).connect()
            assert await listener.up_to(opened + 3)
            assert listener.durable == await do(docket, after)
            await listener.leave()

    play(scenario)


def test_between_two_matches_the_snapshot_is_an_empty_room(match: Match) -> None:
    async def scenario() -> None:
        await do(stage.play, match)
        later = await do(stage.begin)
        await do(stage.play, later)
        listener = await Spectator(after=0).connect()
        assert await listener.up_to(64)
        [first] = listener.durable
        assert first["data"] == {"seq": 64, "match": None}
        await listener.leave()

    play(scenario)


def test_a_gap_is_filled_on_request(match: Match) -> None:
    async def scenario() -> None:
        await do(stage.resolved, match, 2)
        listener = await Spectator().connect()
        assert await listener.up_to(7)
        await listener.say({"type": "resync", "after": 4})
        assert await listener.until(lambda: len(listener.durable) == 10)
        assert listener.numbers == [1, 2, 3, 4, 5, 6, 7, 5, 6, 7]
        for noise in ("{", "[]", '{"type":"resync"}', '{"type":"resync","after":"x"}'):
            await listener.say(noise)
        await do(stage.filed, match, 3)
        assert await listener.up_to(8)
        await listener.leave()

    play(scenario)


def test_a_live_socket_carries_no_secret(match: Match) -> None:
    from tests.evidence.test_sealing import assert_sealed

    async def scenario() -> None:
        listener = await Spectator().connect()
        for number in (1, 2, 3):
            for reach in (stage.filed, stage.ruled):
                await do(reach, match, number)
                await listener.up_to(len(await do(docket)))
                await do(assert_sealed, str(listener.durable), match)
        await listener.leave()

    play(scenario)


# --- a person's match -------------------------------------------------------------------


@pytest.fixture
def mine(match: Match) -> Match:
    return stage.sit(stage.person())


def path_of(match_id: uuid.UUID) -> str:
    return f"/ws/matches/{match_id}/"


def signed_in(match: Match) -> Client:
    client = Client()
    client.force_login(match.owner)
    return client


def test_the_owner_hears_their_match(mine: Match) -> None:
    client = signed_in(mine)

    async def scenario() -> None:
        listener = await Spectator(path_of(mine.id), client).connect()
        assert await listener.up_to(2)
        await do(stage.rule, mine)
        assert await listener.up_to(5)
        assert listener.durable == await do(
            lambda: entries_after(kind=KIND, subject=mine.id, after=0)
        )
        again = await Spectator(path_of(mine.id), client, after=4).connect()
        assert await again.up_to(5)
        assert again.numbers == [5]
        await listener.leave()
        await again.leave()

    play(scenario)


@pytest.mark.parametrize(
    ("who", "code"), [("stranger", 4401), ("member", 4403), ("guest", 4403), ("foreign", 4403)]
)
def test_nobody_else_does(mine: Match, who: str, code: int) -> None:
    client = signed_in(mine) if who == "foreign" else Client()
    if who == "member":
        client.force_login(stage.person("grace"))
    if who == "guest":
        client.force_login(stage.person("guest-1", is_guest=True))
    origin = FOREIGN if who == "foreign" else b"http://testserver"

    async def scenario() -> None:
        listener = await Spectator(path_of(mine.id), client, origin=origin).connect()
        assert await listener.refused() == code
        assert listener.durable == []

    play(scenario)


def test_an_unknown_match_is_4404(mine: Match) -> None:
    client = signed_in(mine)

    async def scenario() -> None:
        listener = await Spectator(path_of(uuid.uuid4()), client).connect()
        assert await listener.refused() == 4404

    play(scenario)


def test_a_shared_match_is_everyones(mine: Match) -> None:
    stage.finish(mine)
    chair.share(match=mine, public=True)

    async def scenario() -> None:
        listener = await Spectator(path_of(mine.id)).connect()
        assert await listener.up_to(32)
        await listener.leave()

    play(scenario)


def test_a_revoked_session_is_shown_out(mine: Match) -> None:
    client = signed_in(mine)

    async def scenario() -> None:
        listener = await Spectator(path_of(mine.id), client).connect()
        assert await listener.up_to(2)
        await do(Session.objects.all().delete)
        began = time.monotonic()
        assert await listener.until(lambda: listener.closed is not None, 6)
        assert listener.closed == 4401
        assert time.monotonic() - began < 5.5

    play(scenario)


def test_an_address_without_a_docket_is_4404(mine: Match) -> None:
    client = signed_in(mine)

    async def scenario() -> None:
        for path in ("/ws/matches/garbage/", "/ws/nothing/", "/ws/trials/garbage/"):
            listener = await Spectator(path, client).connect()
            assert await listener.refused() == 4404

    play(scenario)
