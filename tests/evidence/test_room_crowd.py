"""How many may listen at once, and what the next one is told."""

from typing import Any

import pytest

from evidence.consumers import ROOM_FULL, RoomConsumer
from evidence.models import Match
from tests.evidence import room as stage
from tests.evidence.test_room_sockets import Spectator
from tests.trials.sockets import play

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match(transactional_db: None, settings: Any) -> Match:
    settings.ROOM_PACE = 0
    settings.ROOM_SOCKETS_PER_ADDRESS = 2
    settings.ROOM_SOCKETS = 3
    settings.TRUSTED_PROXIES = 1
    RoomConsumer.turnstile.inside.clear()
    stage.furnish()
    return stage.begin()


def spectator(address: str) -> Spectator:
    found = Spectator()
    found.socket.scope["headers"].append((b"x-forwarded-for", address.encode()))
    return found


async def turned_away(address: str) -> None:
    one = spectator(address)
    connected, _ = await one.socket.connect()
    assert connected, "or a browser would not hear the code"
    message = await one.socket.receive_output(2)
    assert (message["type"], message["code"]) == ("websocket.close", ROOM_FULL)
    await one.socket.disconnect()


def test_so_many_from_one_address_and_so_many_in_all(match: Match) -> None:
    async def scenario() -> None:
        first = await spectator("203.0.113.1").connect()
        second = await spectator("203.0.113.1").connect()
        await turned_away("203.0.113.1")
        third = await spectator("203.0.113.2").connect()
        await turned_away("203.0.113.3")
        assert await first.up_to(1)
        # Whoever leaves makes room, once.
        await first.leave()
        fourth = await spectator("203.0.113.3").connect()
        assert await fourth.up_to(1)
        await turned_away("203.0.113.3")
        for each in (second, third, fourth):
            await each.leave()
        assert not RoomConsumer.turnstile.inside

    play(scenario)
