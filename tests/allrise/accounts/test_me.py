"""A person's own pages: name, e-mail, password, sessions."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.core import mail
from django.test import Client

from allrise.accounts.models import User
from tests.allrise.accounts.conftest import PASSWORD, member
from tests.allrise.accounts.test_doors import log_in, signed_in

pytestmark = pytest.mark.django_db
SignUp = Callable[..., Client]
PAGES = [
    "/accounts/me/", "/accounts/me/tokens/", "/accounts/me/delete/", "/accounts/sessions/",
    "/accounts/email/", "/accounts/password/change/",
]  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_the_pages_are_for_members(ada: Client, page: str) -> None:
    assert ada.get(page).status_code == 200
    for stranger in (Client(), guest()):
        answer = stranger.get(page)
        assert answer.status_code == 302
        assert answer["Location"].startswith("/accounts/login/")


@pytest.mark.parametrize("path", ["name", "download", "tokens", "tokens/1/revoke", "delete"])
def test_a_cookie_alone_changes_nothing(ada: Client, path: str) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = ada.cookies
    assert strict.post(f"/accounts/me/{path}/", {"password": PASSWORD}).status_code == 403
    assert strict.post("/accounts/sessions/", {"end": "others"}).status_code == 403
    assert User.objects.filter(username="ada").exists()


def guest() -> Client:
    from allrise.accounts.people import GUEST_KEY

    client = Client()
    row = User.objects.create(username=f"guest-{User.objects.count():04x}", is_guest=True)
    session = client.session
    session[GUEST_KEY] = row.pk
    session.save()
    return client


# --- the name -----------------------------------------------------------------------


def test_the_name_others_see(ada: Client, sign_up: SignUp) -> None:
    sign_up("grace")

    def called(name: str) -> int:
        status: int = ada.post("/accounts/me/name/", {"display_name": name}).status_code
        return status

    assert called("  Ada   Lovelace ") == 302
    assert member().name == "Ada Lovelace"
    for bad in ("Judge Constance Virtue", "n1gger", "Ada\u202e", "x" * 41, "GRACE"):
        assert called(bad) == 422
        assert member().name == "Ada Lovelace"
    assert called("ADA") == 302, "one's own user name"
    assert called("") == 302
    assert member().name == "ada"


# --- the address --------------------------------------------------------------------


def confirmed_address() -> str:
    return member().email


def change(ada: Client, address: str) -> Any:
    """Ask for another address, giving the password when it is asked for."""
    form = {"email": address, "action_add": ""}
    answer = ada.post("/accounts/email/", form)
    if answer.get("Location", "").startswith("/accounts/reauthenticate/"):
        # What was asked is taken up again by itself.
        back = {"password": PASSWORD, "next": "/accounts/email/"}
        answer = ada.post(answer["Location"], back)
    return answer


def link() -> str:
    found = re.search(r"http://testserver(/accounts/confirm-email/\S+)", mail.outbox[-1].body)
    assert found is not None, mail.outbox[-1].body
    return found[1]


def test_the_address_changes_with_the_link_and_the_old_one_is_told(ada: Client) -> None:
    asked = ada.post("/accounts/email/", {"email": "new@example.org", "action_add": ""})
    assert asked["Location"].startswith("/accounts/reauthenticate/"), "no password was asked for"
    assert mail.outbox == []
    change(ada, "new@example.org")
    assert [message.to for message in mail.outbox] == [["new@example.org"]]
    assert change(ada, "new@example.org").status_code == 200, "asked for twice"
    assert confirmed_address() == "ada@example.org"
    page = ada.get("/accounts/email/").content.decode()
    assert "Mail goes to <b>ada@example.org</b>" in page
    assert "<b>new@example.org</b> takes its place once" in page
    assert ada.get(link()).status_code == 200
    assert confirmed_address() == "ada@example.org", "a mail program's preview confirmed it"
    assert ada.post(link()).status_code == 302
    assert confirmed_address() == "new@example.org"
    told = mail.outbox[-1]
    assert told.to == ["ada@example.org"]
    assert "new@example.org" in told.body
    assert log_in(Client(), "ada@example.org").status_code == 200
    assert log_in(Client(), "new@example.org").status_code == 302


def test_a_change_can_be_called_off_and_asked_for_again(ada: Client) -> None:
    change(ada, "one@example.org")
    old = link()
    change(ada, "two@example.org")
    assert Client().post(old, follow=True).status_code in (200, 404)
    assert confirmed_address() == "ada@example.org"
    new = link()
    ada.post("/accounts/email/", {"email": "two@example.org", "action_remove": ""})
    assert ada.post(new, follow=True).status_code in (200, 404)
    assert confirmed_address() == "ada@example.org"
    assert "two@example.org" not in ada.get("/accounts/email/").content.decode().split("<form")[0]


def test_a_first_address_takes_a_link_as_well(sign_up: SignUp) -> None:
    client = sign_up("ada")
    change(client, "ada@example.org")
    assert confirmed_address() == ""
    client.post(link())
    assert confirmed_address() == "ada@example.org"


def test_somebody_elses_address_is_not_to_be_had(ada: Client, sign_up: SignUp) -> None:
    change(ada, "new@example.org")
    ada.post(link())
    grace = sign_up("grace", email="grace@example.org")
    answer = change(grace, "new@example.org")
    assert answer.status_code == 302, "the page tells whose address it is"
    # Who reads the mail of that address could follow the link; it still belongs to ada.
    grace.post(link())
    assert member("grace").email == "grace@example.org"
    assert confirmed_address() == "new@example.org"


# --- the password -------------------------------------------------------------------


def test_a_new_password_ends_the_other_sessions_and_is_told(ada: Client) -> None:
    other = Client()
    log_in(other)
    new = "yet-another-secret-9"
    form = {"oldpassword": "wrong", "password1": new, "password2": new}
    assert ada.post("/accounts/password/change/", form).status_code == 200
    answer = ada.post("/accounts/password/change/", {**form, "oldpassword": PASSWORD})
    assert answer.status_code == 302
    assert not signed_in(other)
    assert mail.outbox[-1].to == ["ada@example.org"]
    assert "changed" in mail.outbox[-1].subject
    assert log_in(Client()).status_code == 200
    assert log_in(Client(), password=new).status_code == 302


# --- sessions -----------------------------------------------------------------------

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


def ids(client: Client) -> list[str]:
    page = client.get("/accounts/sessions/").content.decode()
    return re.findall(r'name="end" value="(\d+)"', page)


def test_sessions_are_listed_and_ended_one_by_one_or_all(ada: Client) -> None:
    second, third = Client(HTTP_USER_AGENT=FIREFOX), Client()
    log_in(second)
    log_in(third)
    page = ada.get("/accounts/sessions/").content.decode()
    assert page.count("this one") == 1
    assert "Firefox on Linux" in page
    mine, *others = ids(ada)
    assert len(others) == 2
    ada.post("/accounts/sessions/", {"end": ids(second)[0]})
    assert not signed_in(second)
    assert signed_in(third)
    assert signed_in(ada)
    ada.post("/accounts/sessions/", {"end": "others"})
    assert not signed_in(third)
    assert ids(ada) == [mine]
    ada.post("/accounts/sessions/", {"end": mine})
    assert not signed_in(ada)


def test_somebody_elses_session_is_not_to_be_ended(ada: Client, sign_up: SignUp) -> None:
    grace = sign_up("grace")
    for end in (ids(ada)[0], "x", "-1", "9" * 30, ""):
        assert grace.post("/accounts/sessions/", {"end": end}).status_code == 302
    assert signed_in(ada)
