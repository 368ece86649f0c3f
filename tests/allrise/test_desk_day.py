"""The desk's front page: what waits and how the court stands, to whom it may be told."""

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import Permission
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from redis import ConnectionError as Gone

from allrise.accounts.models import User
from allrise.calls.day import failing
from allrise.desk import curators, day, kept
from tests.allrise.desk import call, furnished
from tests.trials import stage
from trials.models import Trial

pytestmark = pytest.mark.django_db


@pytest.fixture
def curator(db: None) -> Client:
    stage.person("cora")
    curators.make("cora")
    client = Client()
    client.force_login(User.objects.get(username="cora"))
    return client


def told(page: Any) -> dict[str, day.Note]:
    return {each.title: each for each in [*page.context["waiting"], *page.context["standing"]]}


def test_an_empty_desk_says_so(curator: Client) -> None:
    page = curator.get("/admin/")
    assert page.context["waiting"] == []
    assert "The in-tray is empty" in page.content.decode()
    assert told(page)["Trials today"].figure == "0"
    # Nobody drives the room in a test.
    assert told(page)["The Evidence Room"].amiss


def test_what_waits_comes_first_and_says_how_long(curator: Client) -> None:
    furnished()
    page = curator.get("/admin/")
    assert [each.title for each in page.context["waiting"]] == ["Reports", "Suggested charges"]
    assert all("has waited" in each.told for each in page.context["waiting"])
    links = [curator.get(each.href).status_code for each in told(page).values()]
    assert links == [200] * len(links)


def test_todays_trials_are_todays(curator: Client) -> None:
    trial = stage.open_trial(stage.person("ada"))
    old = stage.open_trial(stage.person("bram"))
    Trial.objects.filter(pk=old.pk).update(created_at=timezone.now() - timedelta(days=1))
    assert told(curator.get("/admin/"))["Trials today"].figure == "1"
    Trial.objects.filter(pk=trial.pk).update(status="stalled")
    note = told(curator.get("/admin/"))["Trials today"]
    assert note.amiss
    assert "1 stalled" in note.told


def test_a_model_that_fails_is_named_and_one_that_stumbles_is_not(curator: Client) -> None:
    for number in range(10):
        call(engine="groq:slow", outcome="timeout" if number < 3 else "ok")
        call(engine="groq:well", outcome="timeout" if number < 1 else "ok")
    for _ in range(4):
        call(engine="groq:rare", outcome="timeout")
    for _ in range(9):
        call(engine="groq:past", outcome="timeout", days_ago=1)
    assert failing(timezone.now()) == [("groq:slow", 3, 10)]
    note = told(curator.get("/admin/"))["Failing models"]
    assert (note.figure, note.amiss) == ("1", True)
    assert "groq:slow: 3 of 10" in note.told


def test_nobody_is_told_of_what_they_may_not_look_at() -> None:
    stage.person("rea", is_staff=True)
    reader = User.objects.get(username="rea")
    reader.user_permissions.add(Permission.objects.get(codename="view_charge"))
    furnished()
    client = Client()
    client.force_login(reader)
    assert told(client.get("/admin/")) == {}


def test_the_front_page_asks_little_however_much_there_is(curator: Client) -> None:
    def asked() -> int:
        with CaptureQueriesContext(
            connection,
        ) as found:
            curator.get("/admin/")
        return len(found)

    furnished()
    few = asked()
    for number in range(5):
        stage.open_trial(stage.person(f"p{number}"))
        call()
    assert asked() <= few


def test_figures_are_kept_for_a_while(settings: Any) -> None:
    settings.DESK_SECONDS = 60
    counted = []
    cache.delete("desk:test")
    found = [kept.kept("test", lambda: counted.append(1) or len(counted)) for _ in range(3)]
    assert found == [1, 1, 1]
    settings.DESK_SECONDS = 0
    assert kept.kept("test", lambda: 7) == 7
    cache.delete("desk:test")


def test_while_nobody_keeps_them_they_are_counted_anew(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.DESK_SECONDS = 60

    def away(*args: Any, **rest: Any) -> None:
        raise Gone("no broker")

    monkeypatch.setattr(cache, "get", away)
    assert kept.kept("test", lambda: 7) == 7


def test_the_desk_is_in_the_houses_clothes_and_runs_no_script_of_a_page(curator: Client) -> None:
    page = curator.get("/admin/")
    policy = page["Content-Security-Policy"]
    assert "unsafe-inline" not in policy
    shown = page.content.decode()
    assert "css/admin-house" in shown
    assert "<style" not in shown
    assert " style=" not in shown
    assert " onclick=" not in shown
