"""Tokens: a program acts as a person, on the API and nowhere else."""

import hashlib
import logging
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from django.test import Client
from django.utils import timezone

from allrise.accounts import tokens
from allrise.accounts.models import ApiToken, User
from tests.allrise.accounts.conftest import member
from tests.trials import stage
from trials.models import Trial

pytestmark = pytest.mark.django_db
SignUp = Callable[..., Client]
TOKENS = "/accounts/me/tokens/"


def make(browser: Client, name: str = "my bot") -> str:
    answer = browser.post(TOKENS, {"name": name})
    assert answer.status_code == 200, answer.content.decode()
    found = re.search(r'id="new-token">(allrise_[\w-]{43})<', answer.content.decode())
    assert found is not None
    assert "no-store" in answer["Cache-Control"]
    return found[1]


def program(key: str, *, cookies: Client | None = None, scheme: str = "Bearer") -> Client:
    """A program with that token, which sends no CSRF token; and with somebody's cookies."""
    client = Client(enforce_csrf_checks=True, HTTP_AUTHORIZATION=f"{scheme} {key}")
    if cookies is not None:
        client.cookies = cookies.cookies
    return client


def refused(answer: Any) -> bool:
    return answer.status_code == 401 and answer.json()["code"] == "bad_token"


def opened(client: Client) -> Any:
    body = {"charge": stage.publish_charge().slug}
    return client.post("/api/trials", body, content_type="application/json")


def test_a_token_is_shown_once_and_kept_as_a_hash(ada: Client) -> None:
    key = make(ada)
    page = ada.get(TOKENS).content.decode()
    assert key not in page
    assert f"{key[:14]}…" in page
    row = ApiToken.objects.get()
    assert row.digest == hashlib.sha256(key.encode()).hexdigest()
    assert key not in str(list(ApiToken.objects.values()))


def test_a_program_plays_as_its_person(ada: Client) -> None:
    bot = program(make(ada))
    answer = opened(bot)
    assert answer.status_code == 201
    path = f"/api/trials/{answer.json()['id']}"
    assert Trial.objects.get().owner == member()
    trial = stage.work(Trial.objects.get())
    filed = {"text": stage.DEFENSES["round_1"]}
    answer = bot.post(f"{path}/defenses", filed, content_type="application/json")
    assert answer.status_code == 202, answer.content
    assert bot.get("/api/trials").json()["count"] == 1
    assert bot.get(path).json()["id"] == str(trial.id)
    assert bot.delete(path).status_code == 204


def test_a_cookie_still_needs_its_csrf_token(ada: Client) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = ada.cookies
    assert opened(strict).status_code == 403
    # Another scheme's header is nobody's, and does not open the door either.
    assert opened(program("dXNlcjpwYXNz", cookies=ada, scheme="Basic")).status_code == 403
    assert not Trial.objects.exists()


def test_a_token_is_its_own_persons_whoevers_cookie_comes_with_it(
    ada: Client, sign_up: SignUp
) -> None:
    grace = sign_up("grace")
    assert opened(program(make(ada), cookies=grace)).status_code == 201
    assert Trial.objects.get().owner == member("ada")


@pytest.mark.parametrize("key", ["", "x", "allrise_", "allrise_" + "a" * 43, "ä" * 51, "a b c"])
def test_a_bad_token_never_falls_back_to_the_cookie(ada: Client, key: str) -> None:
    both = program(key, cookies=ada)
    # Where a person is needed, where none is, where nobody is asked, and in the room.
    unknown = f"/api/trials/{UUID(int=1)}"
    nobody = ("/api/charges", "/api/health", "/api/openapi.json", "/evidence-room/api/stats")
    for path in ("/api/trials", unknown, *nobody):
        assert refused(both.get(path)), path
    assert refused(opened(both))


def test_a_revoked_token_is_void_at_once(ada: Client) -> None:
    keys = [make(ada, "one"), make(ada, "two")]
    first = ApiToken.objects.get(name="one")
    assert program(keys[0]).get("/api/trials").status_code == 200
    ada.post(f"{TOKENS}{first.pk}/revoke/")
    assert refused(program(keys[0], cookies=ada).get("/api/trials"))
    assert program(keys[1]).get("/api/trials").status_code == 200
    page = ada.get(TOKENS).content.decode()
    assert keys[0][:14] not in page


def test_a_person_who_was_shut_out_has_no_living_token(ada: Client) -> None:
    key = make(ada)
    User.objects.update(is_active=False)
    assert refused(program(key).get("/api/trials"))


def test_nobody_revokes_or_sees_anothers(ada: Client, sign_up: SignUp) -> None:
    key = make(ada)
    grace = sign_up("grace")
    row = ApiToken.objects.get()
    assert grace.post(f"{TOKENS}{row.pk}/revoke/").status_code == 404
    assert key[:14] not in grace.get(TOKENS).content.decode()
    assert program(key).get("/api/trials").status_code == 200


def test_ten_are_enough(ada: Client) -> None:
    for number in range(10):
        make(ada, f"bot {number}")
    answer = ada.post(TOKENS, {"name": "one more"})
    assert answer.status_code == 409
    assert "revoke one first" in answer.content.decode()
    assert ApiToken.objects.count() == 10
    ada.post(f"{TOKENS}{ApiToken.objects.first().pk}/revoke/")  # type: ignore[union-attr]
    make(ada, "one more")


def test_a_token_needs_a_name(ada: Client) -> None:
    for bad in ("", "   ", "x" * 41, "\u200b"):
        assert ada.post(TOKENS, {"name": bad}).status_code == 422
    assert not ApiToken.objects.exists()


def test_the_last_use_is_known_to_the_hour(ada: Client) -> None:
    key = make(ada)
    assert ApiToken.objects.get().last_used_at is None
    program(key).get("/api/trials")
    used = ApiToken.objects.get().last_used_at
    assert used is not None
    assert (used.minute, used.second, used.microsecond) == (0, 0, 0)
    assert timezone.now() - used < timedelta(hours=1)


def test_a_token_opens_no_page_of_the_account(ada: Client) -> None:
    bot = program(make(ada))
    for path in ("/accounts/me/", TOKENS, "/accounts/email/", "/history/"):
        assert bot.get(path).status_code == 302, path


def test_a_token_is_never_logged(ada: Client, caplog: Any, settings: Any) -> None:
    """At DEBUG, with the server's own pages for errors, through success and every failure."""
    settings.DEBUG = True
    caplog.set_level(logging.DEBUG)
    key = make(ada)
    secret = key.removeprefix("allrise_")
    caplog.clear()
    bot = program(key, cookies=ada)
    bot.raise_request_exception = False
    pages = [
        bot.get(path) for path in ("/api/trials", "/api/nothing", "/nothing/", "/api/trials/x")
    ]
    pages += [opened(bot), bot.post("/api/trials", b"{", content_type="application/json")]
    for scheme in ("Token", "Basic", "bearer "):
        pages += [program(key + "x", scheme=scheme).get("/api/trials")]
    ApiToken.objects.update(revoked_at=timezone.now())
    pages.append(bot.get("/api/trials"))
    said = caplog.text + "".join(page.content.decode() for page in pages)
    assert "GET" in said or "/api" in said, "nothing was logged at all"
    assert secret not in said
    assert secret[:12] not in said


def test_a_token_opens_a_socket_and_revoking_it_shows_the_door(ada: Client) -> None:
    from allrise.accounts.people import BY_TOKEN, people_behind

    digest = tokens.digest_of(make(ada))
    keys = [BY_TOKEN + digest, BY_TOKEN + "0" * 64, "no-session"]
    assert people_behind(keys) == [member(), None, None]
    ApiToken.objects.update(revoked_at=timezone.now())
    assert people_behind(keys) == [None, None, None]
