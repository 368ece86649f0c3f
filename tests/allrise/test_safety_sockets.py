"""Who may no longer listen is gone within five seconds, whichever way they lost the right."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from allrise.accounts.models import User
from tests.trials import stage
from tests.trials.sockets import Listener, do, play
from trials.models import Trial

pytestmark = pytest.mark.django_db(transaction=True)
WORD = "a-long-password"
Loses = Callable[[Client, Client, User], Any]


def logs_out_here(here: Client, there: Client, ada: User) -> None:
    here.post("/accounts/logout/")


def is_logged_out_by_a_password_changed_elsewhere(here: Client, there: Client, ada: User) -> None:
    new = "an-even-longer-password"
    answer = there.post(
        "/accounts/password/change/",
        {"oldpassword": WORD, "password1": new, "password2": new},
    )
    assert answer.status_code == 302
    ada.refresh_from_db()
    assert ada.check_password(new)


def is_deactivated_by_a_curator(here: Client, there: Client, ada: User) -> None:
    User.objects.filter(pk=ada.pk).update(is_active=False)


def is_logged_out_by_the_server(here: Client, there: Client, ada: User) -> None:
    here.session.flush()


WAYS: list[Loses] = [
    logs_out_here,
    is_logged_out_by_a_password_changed_elsewhere,
    is_deactivated_by_a_curator,
    is_logged_out_by_the_server,
]


def signed_in() -> Client:
    client = Client()
    answer = client.post("/accounts/login/", {"login": "ada", "password": WORD})
    assert answer.status_code == 302
    return client


@pytest.fixture
def trial(transactional_db: None) -> Trial:
    return stage.work(stage.open_trial(seed=7))


@pytest.mark.parametrize("loses", WAYS, ids=lambda way: way.__name__)
def test_who_lost_the_right_to_listen_is_gone_in_five_seconds(trial: Trial, loses: Loses) -> None:
    here, there = signed_in(), signed_in()
    ada = trial.owner

    async def scenario() -> None:
        listener = await Listener(trial, here).connect()
        assert await listener.up_to(1)
        assert listener.closed is None
        began = time.monotonic()
        await do(loses, here, there, ada)
        changed = time.monotonic()
        assert await listener.refused() == 4401
        assert time.monotonic() - changed < 5, f"the change itself took {changed - began:.1f} s"

    play(scenario)


def test_another_session_of_the_same_person_goes_on(trial: Trial) -> None:
    here, there = signed_in(), signed_in()
    ada = trial.owner

    async def scenario() -> None:
        listener = await Listener(trial, there).connect()
        assert await listener.up_to(1)
        await do(logs_out_here, here, there, ada)
        await listener.until(lambda: listener.closed is not None, 4)
        closed.append(listener.closed)
        await listener.leave()

    closed: list[int | None] = []
    play(scenario)
    assert closed == [None]
