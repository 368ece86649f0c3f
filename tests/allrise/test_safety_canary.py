"""What must stay where it is: a trial and a match are played with marked secrets, and everything
that was written, logged or shown to others is searched for them."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib import admin
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from allrise.accounts import tokens
from allrise.calls.models import ModelCall
from allrise.llm import registry
from allrise.llm.breaker import SHARED
from evidence.models import Sealed
from tests.evidence import room
from tests.stubs import answers
from tests.stubs.vendor import Vendor
from tests.trials import stage

pytestmark = pytest.mark.django_db
KEY = "sk-canary-77b1e0c5a94d"
PASSWORD = "canary-password-1f6e"
WORDS = "Quizzaciously canarywords"


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    for name in ("", "httpx", "httpcore", "openai", "groq", "django", "trials", "evidence"):
        caplog.set_level(logging.DEBUG, logger=name)
    # Queries are shown by nobody but whoever debugs the database itself.
    caplog.set_level(logging.INFO, logger="django.db.backends")
    return caplog


@pytest.fixture
def vendor(settings: Any) -> Iterator[Vendor]:
    with Vendor() as running:
        running.answer = answers.answer
        settings.PROVIDERS = dict.fromkeys(settings.PROVIDERS, "") | {
            "groq_api_key": KEY, "groq_base_url": running.groq_url,
            "openai_api_key": KEY, "openai_base_url": running.url,
        }  # fmt: skip
        registry._model.cache_clear()
        SHARED.clear()
        yield running
    registry._model.cache_clear()
    SHARED.clear()


def lists(curator: Client) -> str:
    """Every list and every row's page of the admin, as a curator with all rights sees them."""
    shown = []
    for model in admin.site._registry:
        name = f"admin:{model._meta.app_label}_{model._meta.model_name}"
        shown.append(curator.get(reverse(f"{name}_changelist")).content.decode())
    return "".join(shown)


def test_no_secret_leaves_its_place(
    vendor: Vendor, logged: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = stage.person("ada")
    ada.set_password(PASSWORD)
    ada.save()
    player = Client()
    assert (
        player.post("/accounts/login/", {"login": "ada", "password": PASSWORD}).status_code == 302
    )
    _, token = tokens.make(person=ada, name="canary", now=timezone.now())
    program = Client(headers={"Authorization": f"Bearer {token}"})
    assert program.get("/api/trials").status_code == 200
    trial = stage.work(stage.open_trial(ada, seed=7))
    sent = {"text": f"{WORDS}: the grill was cold because Mei said so."}
    answer = program.post(f"/api/trials/{trial.id}/defenses", sent, content_type="application/json")
    assert answer.status_code == 202
    stage.work(trial)
    assert vendor.calls, "models were asked"

    # A court that breaks in the middle of somebody's words shows and logs none of them.
    def breaks(*args: Any, **rest: Any) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr("trials.services.turns._file", breaks)
    player.raise_request_exception = False
    broken = player.post(f"/api/trials/{trial.id}/defenses", sent, content_type="application/json")
    assert broken.status_code == 500
    late = Client().post("/accounts/login/", {"login": "ada", "password": f"{PASSWORD}-no"})

    boss = stage.person("boss", is_staff=True, is_superuser=True)
    curator = Client()
    curator.force_login(boss)
    places = {
        "log": logged.text + "".join(str(vars(record)) for record in logged.records),
        "calls": json.dumps(list(ModelCall.objects.values()), default=str),
        "error page": broken.content.decode() + late.content.decode(),
        "admin": lists(curator),
    }
    assert len(logged.records) > 5
    secrets = {"key": KEY, "password": PASSWORD, "token": token, "words": "Quizzaciously"}
    found = [(kind, where) for where, text in places.items()
             for kind, secret in secrets.items() if secret in text]  # fmt: skip
    assert found == []


def test_no_truth_is_told_before_its_round_is_resolved(
    logged: pytest.LogCaptureFixture, settings: Any
) -> None:
    settings.ROOM_PACE = 0.0
    room.furnish()
    match = room.filed(room.begin(), 1)
    sealed = Sealed.objects.get(exhibit__match=match, exhibit__round=1)
    curator = Client()
    curator.force_login(stage.person("boss", is_staff=True, is_superuser=True))
    pages = [Client().get(url).content.decode() for url in (
        "/evidence-room/", "/evidence-room/api/state", f"/evidence-room/matches/{match.id}/",
        f"/api/matches/{match.id}", f"/evidence-room/api/matches/{match.id}",
    )]  # fmt: skip
    told = logged.text + "".join(pages) + lists(curator)
    assert sealed.nonce not in told
    assert match.secret.seed not in told
