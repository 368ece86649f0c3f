"""A program on a socket: its token stands in place of a session, for as long as it lives."""

from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from allrise.accounts import tokens
from allrise.accounts.models import ApiToken
from tests.trials import stage
from tests.trials.sockets import Listener, do, play
from trials.models import Trial

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]


@pytest.fixture
def trial(transactional_db: None) -> Trial:
    return stage.work(stage.open_trial(seed=7))


def made(trial: Trial) -> str:
    return tokens.make(person=trial.owner, name="bot", now=timezone.now())[1]


def program(trial: Trial, key: str, client: Client | None = None) -> Any:
    listener = Listener(trial, client, origin=None)
    listener.socket.scope["headers"].append((b"authorization", f"Bearer {key}".encode()))
    return listener


def test_a_token_opens_its_persons_socket_until_it_is_revoked(trial: Trial) -> None:
    async def scenario() -> None:
        listener = await program(trial, await do(made, trial)).connect()
        assert await listener.up_to(1)
        await do(ApiToken.objects.update, revoked_at=timezone.now())
        while listener.closed is None and await listener.hear(8):
            pass
        assert listener.closed == 4401

    play(scenario)


def test_a_bad_token_never_falls_back_to_the_cookie(trial: Trial) -> None:
    client = Client()
    client.force_login(trial.owner)

    async def scenario() -> None:
        listener = await program(trial, "allrise_" + "a" * 43, client).connect()
        while listener.closed is None and await listener.hear():
            pass
        assert listener.closed == 4401
        assert listener.durable == []

    play(scenario)
