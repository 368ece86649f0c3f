"""A guest's trial comes along: through the real pages of sign-up and log-in."""

import pytest
from django.test import Client
from django.utils import timezone

from allrise.accounts.models import User
from allrise.accounts.people import people_behind
from tests.trials import stage
from trials.models import Charge, DailyAttempt, Trial

pytestmark = pytest.mark.django_db
PASSWORD = "a-long-password-7"


@pytest.fixture
def guest(charge: Charge, client: Client) -> Client:
    """A visitor who has entered their first plea."""
    answer = client.post(f"/charges/{charge.slug}/open/", {"plea": "absurd"})
    assert answer.status_code == 302
    return client


def sign_up(client: Client, name: str = "ada") -> None:
    answer = client.post(
        "/accounts/signup/",
        {"username": name, "email": f"{name}@example.org", "password1": PASSWORD},
    )
    assert answer.status_code == 302, answer.content[:2000]


def log_in(client: Client, name: str = "ada") -> None:
    answer = client.post("/accounts/login/", {"login": name, "password": PASSWORD})
    assert answer.status_code == 302


def test_the_first_plea_makes_a_guest_with_a_trial(guest: Client) -> None:
    person = User.objects.get()
    trial = Trial.objects.get()
    assert person.is_guest
    assert not person.has_usable_password()
    assert (trial.owner, trial.plea) == (person, "absurd")
    assert guest.get(f"/api/trials/{trial.id}").status_code == 200
    assert guest.get("/api/trials").json()["count"] == 1


def test_a_guest_has_one_trial_and_is_asked_to_sign_up_for_more(
    guest: Client, charge: Charge
) -> None:
    answer = guest.post(f"/charges/{charge.slug}/open/", {"plea": "absurd"})
    assert answer.status_code == 302
    assert answer["Location"].startswith("/accounts/signup/")
    answer = guest.post("/api/trials", {"charge": charge.slug}, content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (403, "guest_trial_spent")
    assert Trial.objects.count() == 1


def test_signing_up_upgrades_the_guest_and_keeps_the_trial(guest: Client, charge: Charge) -> None:
    before = User.objects.get().pk
    sign_up(guest)
    person = User.objects.get()
    assert (person.pk, person.username, person.is_guest) == (before, "ada", False)
    assert person.email == "ada@example.org"
    assert person.check_password(PASSWORD)
    assert Trial.objects.get().owner == person
    assert guest.get("/api/trials").json()["count"] == 1
    answer = guest.post("/api/trials", {"charge": charge.slug}, content_type="application/json")
    assert answer.status_code == 201, "a member plays on"


def test_a_refused_sign_up_leaves_the_guest_a_guest(guest: Client) -> None:
    answer = guest.post("/accounts/signup/", {"username": "ada", "password1": "x"})
    assert answer.status_code == 200
    person = User.objects.get()
    assert person.is_guest
    assert person.username.startswith("guest-")
    assert guest.get("/api/trials").json()["count"] == 1


def test_a_taken_name_is_refused(guest: Client) -> None:
    stage.person("ada")
    answer = guest.post(
        "/accounts/signup/", {"username": "ADA", "email": "", "password1": PASSWORD}
    )
    assert answer.status_code == 200
    assert User.objects.filter(is_guest=True).count() == 1


def test_logging_in_hands_the_guests_trial_over(client: Client, guest: Client) -> None:
    elsewhere = Client()
    sign_up(elsewhere)
    log_in(guest)
    assert list(User.objects.values_list("username", "is_guest")) == [("ada", False)]
    assert Trial.objects.get().owner.username == "ada"
    assert guest.get("/api/trials").json()["count"] == 1
    assert "guest_id" not in guest.session


def test_a_turn_in_hand_survives_the_merge(guest: Client) -> None:
    trial = Trial.objects.get()
    elsewhere = Client()
    sign_up(elsewhere)
    log_in(guest)
    stage.decide(trial)
    trial.refresh_from_db()
    assert (trial.status, trial.owner.username) == ("decided", "ada")


def test_a_members_own_daily_attempt_counts_over_the_guests(guest: Client) -> None:
    ghost, ada = User.objects.get(), stage.person()
    ada.set_password(PASSWORD)
    ada.save()
    today = timezone.now().date()
    own = stage.open_trial(ada)
    DailyAttempt.objects.create(person=ghost, day=today, trial=Trial.objects.get(owner=ghost))
    DailyAttempt.objects.create(person=ada, day=today, trial=own)
    log_in(guest)
    assert DailyAttempt.objects.get().trial == own
    assert ada.trials.count() == 2


def test_a_strangers_session_is_nobodys(charge: Charge) -> None:
    assert Client().get("/api/trials").status_code == 401


def test_who_stands_behind_a_session(guest: Client) -> None:
    key = guest.session.session_key
    assert people_behind([key]) == [User.objects.get()]
    sign_up(guest)
    assert people_behind([key]) == [None], "the key is another one after signing up"
    key = guest.session.session_key
    member = User.objects.get()
    assert people_behind([key, "", "no-such-key"]) == [member, None, None]
    User.objects.filter(pk=member.pk).update(is_active=False)
    assert people_behind([key]) == [None]
    User.objects.filter(pk=member.pk).update(is_active=True)
    member.set_password("another-long-password")
    member.save()
    assert people_behind([key]) == [None], "those of the old password are out"


def test_logging_out_ends_the_session(guest: Client) -> None:
    sign_up(guest)
    key = guest.session.session_key
    guest.post("/accounts/logout/")
    assert people_behind([key]) == [None]
    assert guest.get("/api/trials").status_code == 401
