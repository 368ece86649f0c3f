"""Guests: one trial without an account, kept by signing up or logging in, forgotten in the end."""

import uuid
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from allrise.accounts import belongings
from allrise.accounts.models import User
from allrise.accounts.tasks import forget_idle_guests
from tests.allrise.accounts.conftest import PASSWORD, member
from tests.trials import stage
from trials.models import Charge, DailyAttempt, Trial
from trials.services import daily

pytestmark = pytest.mark.django_db
SignUp = Callable[..., Client]


@pytest.fixture
def charge(db: None) -> Charge:
    return stage.publish_charge()


def play(client: Client, charge: Charge) -> Any:
    return client.post(f"/charges/{charge.slug}/open/", {"plea": "absurd"})


def post(client: Client, path: str, body: dict[str, Any]) -> Any:
    return client.post(path, body, content_type="application/json")


def test_a_guest_plays_one_trial_and_deleting_it_gives_no_other(charge: Charge) -> None:
    client = Client()
    assert "/trials/" in play(client, charge)["Location"]
    trial = Trial.objects.get()
    assert "/accounts/signup/" in play(client, charge)["Location"]
    assert client.delete(f"/api/trials/{trial.id}").status_code == 204
    assert "/accounts/signup/" in play(client, charge)["Location"]
    answer = post(client, "/api/trials", {"charge": charge.slug})
    assert answer.status_code == 403
    assert answer.json()["code"] == "guest_trial_spent"
    assert not Trial.objects.exists()
    assert User.objects.count() == 1


def test_signing_up_keeps_the_trial_and_gives_more(charge: Charge, sign_up: SignUp) -> None:
    client = Client()
    play(client, charge)
    guest = User.objects.get()
    sign_up("ada", client=client)
    assert User.objects.get() == guest, "the guest became the member"
    assert not member().is_guest
    assert Trial.objects.get().owner == member()
    assert "/trials/" in play(client, charge)["Location"]
    assert Trial.objects.filter(owner=member()).count() == 2


def test_logging_in_merges_the_guest_with_all_that_was_theirs(
    charge: Charge, sign_up: SignUp
) -> None:
    sign_up("ada")
    client, key = Client(), str(uuid.uuid4())
    play(client, charge)
    guest = User.objects.get(is_guest=True)
    Trial.objects.all().delete()
    User.objects.update(spent=False)
    asked = {"charge": charge.slug, "key": key}
    trial = post(client, "/api/trials", asked).json()["id"]
    assert User.objects.get(pk=guest.pk).spent
    client.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    assert not User.objects.filter(pk=guest.pk).exists()
    assert str(Trial.objects.get(owner=member()).id) == trial
    # The guest's key is the member's now: the same request gets the same answer.
    again = post(client, "/api/trials", asked)
    assert again.status_code == 201
    assert again.json()["id"] == trial
    other = post(client, "/api/trials", {**asked, "plea": "absurd"})
    assert other.status_code == 409


def test_two_attempts_at_one_day_are_the_members_own(charge: Charge, sign_up: SignUp) -> None:
    ada = sign_up("ada")
    mine = post(ada, "/api/trials", {"daily": True}).json()["id"]
    client = Client()
    play(client, charge)
    guest = User.objects.get(is_guest=True)
    theirs = Trial.objects.get(owner=guest)
    DailyAttempt.objects.create(person=guest, day=timezone.now().date(), trial=theirs)
    client.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    attempt = DailyAttempt.objects.get()
    assert (attempt.person, str(attempt.trial_id)) == (member(), mine)
    assert Trial.objects.filter(owner=member()).count() == 2
    assert daily.charge_of(timezone.now().date()) == charge


def away(days: int) -> None:
    User.objects.filter(is_guest=True).update(seen_on=timezone.now().date() - timedelta(days=days))


def test_a_guest_who_never_came_back_is_forgotten(charge: Charge, sign_up: SignUp) -> None:
    sign_up("ada")
    play(Client(), charge)
    trial = Trial.objects.get()
    stage.decide(trial)
    away(30)
    forget_idle_guests()
    assert User.objects.filter(is_guest=True).exists(), "thirty days are granted"
    away(31)
    forget_idle_guests()
    assert [user.username for user in User.objects.all()] == ["ada"]
    assert not Trial.objects.exists()
    assert stage.docket(trial) == []


def test_a_guest_who_is_here_stays(charge: Charge) -> None:
    client = Client()
    play(client, charge)
    away(31)
    assert client.get(f"/trials/{Trial.objects.get().id}/").status_code == 200
    assert belongings.forget_idle_guests(now=timezone.now()) == 0
    assert Trial.objects.exists()


def test_a_member_is_never_idle(sign_up: SignUp) -> None:
    sign_up("ada")
    User.objects.update(seen_on=timezone.now().date() - timedelta(days=4000))
    assert belongings.forget_idle_guests(now=timezone.now()) == 0
