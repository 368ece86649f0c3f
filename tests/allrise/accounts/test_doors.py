"""Coming in: sign-up, log-in, log-out, lost passwords; how often, and where to from there."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.core import mail
from django.test import Client

from allrise.accounts.models import User
from tests.allrise.accounts.conftest import PASSWORD, member
from tests.running import PrivateValkey

pytestmark = pytest.mark.django_db
SignUp = Callable[..., Client]
ELSEWHERE = [
    "https://evil.example/", "//evil.example", "///evil.example", "////evil.example",
    "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "\t//evil.example",
    "http:evil.example", "https:/evil.example", "https:evil.example", "javascript:alert(1)",
    "data:text/html,x", "//testserver@evil.example", "https://testserver@evil.example/",
    "https://testserver.evil.example/", "https://evil.example\\@testserver/", "ftp://testserver/",
    "https://evil.example#testserver",
    "https://evil.example?testserver", " //evil.example", "\x00//evil.example",
    "https://тестсервер.example/", "//[::1]evil",
]  # fmt: skip


def log_in(client: Client, login: str = "ada", password: str = PASSWORD, **more: Any) -> Any:
    return client.post("/accounts/login/", {"login": login, "password": password, **more})


def signed_in(client: Client) -> bool:
    return client.get("/accounts/me/").status_code == 200


def test_a_person_comes_and_goes(ada: Client) -> None:
    assert signed_in(ada)
    assert ada.post("/accounts/logout/").status_code == 302
    assert not signed_in(ada)
    assert log_in(ada).status_code == 302
    assert signed_in(ada)
    ada.post("/accounts/logout/")
    assert log_in(ada, "ADA@example.org").status_code == 302
    assert signed_in(ada)


def test_signing_up_takes_no_confirmation_and_no_address(sign_up: SignUp) -> None:
    client = sign_up("grace")
    assert signed_in(client)
    assert mail.outbox == []


def test_the_password_rules_are_shown_and_kept(client: Client) -> None:
    page = client.get("/accounts/signup/").content.decode()
    assert "at least 8 characters" in page
    for bad in ("short", "12345678901", "password", "grace-hopper"):
        form = {"username": "grace-hopper", "password1": bad}
        assert client.post("/accounts/signup/", form).status_code == 200
    assert not User.objects.exists()


@pytest.mark.parametrize("name", ["admin", "Judge", "n1gger", "guest-12", "a b", "ада", "x"])
def test_a_user_name_goes_through_the_filter(client: Client, name: str) -> None:
    answer = client.post("/accounts/signup/", {"username": name, "password1": PASSWORD})
    assert answer.status_code == 200
    assert "errorlist" in answer.content.decode()
    assert not User.objects.exists()


def test_a_lost_password_is_replaced_by_mail(ada: Client) -> None:
    other = Client()
    answer = other.post("/accounts/password/reset/", {"email": "ada@example.org"}, follow=True)
    assert "Look in your post" in answer.content.decode()
    assert [message.to for message in mail.outbox] == [["ada@example.org"]]
    link = re.search(r"http://testserver(/accounts/password/reset/key/\S+)", mail.outbox[0].body)
    assert link is not None
    page = other.get(link[1], follow=True)
    assert "at least 8 characters" in page.content.decode()
    path = page.redirect_chain[-1][0]
    secret = "another-long-secret-8"
    assert other.post(path, {"password1": secret, "password2": secret}).status_code == 302
    assert not signed_in(ada), "a session of the old password lives on"
    assert log_in(other).status_code == 200
    assert log_in(other, password=secret).status_code == 302
    # Used once, the link is void.
    assert "expired" in Client().get(link[1], follow=True).content.decode()


def test_nobody_learns_whether_an_address_has_an_account(ada: Client) -> None:
    def told(path: str, form: dict[str, str]) -> tuple[int, str]:
        answer = Client().post(path, form, follow=True)
        text = re.sub(r'value="[^"]*"|nonce="[^"]*"', "", answer.content.decode())
        return answer.status_code, text

    reset = "/accounts/password/reset/"
    known = told(reset, {"email": "ada@example.org"})
    assert known == told(reset, {"email": "nobody@example.org"})
    assert len(mail.outbox) == 1
    wrong = told("/accounts/login/", {"login": "ada@example.org", "password": "no"})
    assert wrong == told("/accounts/login/", {"login": "nobody@example.org", "password": "no"})
    taken = {"username": "grace", "password1": PASSWORD, "email": "ada@example.org"}
    free = {"username": "edith", "password1": PASSWORD, "email": "free@example.org"}
    assert Client().post("/accounts/signup/", taken).status_code == 302
    assert Client().post("/accounts/signup/", free).status_code == 302
    # Whose password it is, is who comes in.
    assert log_in(Client(), "ada@example.org").status_code == 302


@pytest.mark.parametrize("target", ELSEWHERE)
def test_the_way_back_leads_nowhere_else(ada: Client, settings: Any, target: str) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    ada.post("/accounts/logout/")
    for path, form in [
        ("/accounts/login/", {"login": "ada", "password": PASSWORD}),
        ("/accounts/logout/", {}),
    ]:
        answer = ada.post(path, {**form, "next": target})
        assert answer.status_code == 302
        assert answer["Location"] in ("/history/", "/")
    log_in(ada)
    for page in ("login", "signup"):
        answer = ada.get(f"/accounts/{page}/", {"next": target})
        assert answer["Location"] == "/history/", "who is in already is sent on"
    answer = ada.post("/accounts/reauthenticate/", {"password": PASSWORD, "next": target})
    assert answer["Location"] == "/history/"


def test_the_way_back_leads_where_it_should(ada: Client) -> None:
    ada.post("/accounts/logout/")
    assert log_in(ada, next="/leaderboards/?by=total")["Location"] == "/leaderboards/?by=total"


# --- how often ----------------------------------------------------------------------


def test_guessing_at_one_account_ends_soon_and_others_come_in(ada: Client, sign_up: SignUp) -> None:
    sign_up("grace")
    guesses = [log_in(Client(), password="wrong") for _ in range(5)]
    assert all("not correct" in answer.content.decode() for answer in guesses)
    assert "Too many" in log_in(Client()).content.decode(), "the right password came in too"
    assert log_in(Client(), "grace").status_code == 302


def test_guessing_at_many_accounts_ends_as_well(ada: Client) -> None:
    for number in range(10):
        log_in(Client(), f"somebody{number}", "wrong")
    assert "Too many" in log_in(Client()).content.decode()


def test_a_flood_is_told_to_slow_down_kindly(client: Client, settings: Any) -> None:
    answers = [
        client.post("/accounts/password/reset/", {"email": f"{n}@example.org"}) for n in range(11)
    ]
    assert {answer.status_code for answer in answers[:10]} == {302}
    assert answers[10].status_code == 429
    assert answers[10]["Retry-After"] == "60"
    assert "Not so fast" in answers[10].content.decode()


def test_sign_ups_from_one_address_have_an_end(db: None) -> None:
    def one(number: int) -> int:
        form = {"username": f"person{number}", "password1": PASSWORD}
        return Client().post("/accounts/signup/", form).status_code

    assert [one(n) for n in range(21)] == [302] * 20 + [429]
    assert User.objects.count() == 20


def test_an_address_of_ones_own_making_does_not_help(ada: Client) -> None:
    for number in range(10):
        client = Client(HTTP_X_FORWARDED_FOR=f"198.51.100.{number}")
        log_in(client, f"somebody{number}", "wrong")
    assert "Too many" in log_in(Client(HTTP_X_FORWARDED_FOR="203.0.113.9")).content.decode()


def test_where_attempts_cannot_be_counted_none_is_made(ada: Client, valkey: PrivateValkey) -> None:
    valkey.stop()
    try:
        other = Client()
        answer = log_in(other)
        assert answer.status_code == 503
        assert "Try again" in answer.content.decode()
        assert not signed_in(other)
        assert signed_in(ada), "who is in stays in"
        form = {"username": "grace", "password1": PASSWORD}
        assert Client().post("/accounts/signup/", form).status_code == 503
        reset = Client().post("/accounts/password/reset/", {"email": "ada@example.org"})
        assert reset.status_code == 503
    finally:
        valkey.start()
    assert mail.outbox == []
    assert log_in(Client()).status_code == 302


def test_the_curators_door_is_the_same_door(ada: Client) -> None:
    staff = member()
    User.objects.filter(pk=staff.pk).update(is_staff=True, is_superuser=True)
    ada.post("/accounts/logout/")
    door = ada.get("/admin/", follow=True)
    assert door.redirect_chain[-1][0].startswith("/accounts/login/?next=")
    assert log_in(ada, next="/admin/")["Location"] == "/admin/"
    assert ada.get("/admin/").status_code == 200
