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
from allrise.accounts.models import ApiToken
from allrise.calls.models import ModelCall
from allrise.llm import registry
from allrise.llm.breaker import SHARED
from evidence.models import Sealed
from tests.evidence import room
from tests.stubs import answers
from tests.stubs.vendor import Vendor
from tests.trials import stage
from trials.models import Round, SeatMemory

pytestmark = pytest.mark.django_db
KEY = "sk-canary-77b1e0c5a94d"
PASSWORD = "canary-password-1f6e"
# So many rows of each table are opened.
ROWS = 30
REMARK = "Sesquipedalian mark of a judge"
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


def at_desk(curator: Client) -> str:
    """The admin's front page and every list in it, and each row's page and history, as a curator
    with all rights sees them."""
    shown = [curator.get(reverse("admin:index")).content.decode()]
    for model, desk in admin.site._registry.items():
        name = f"admin:{model._meta.app_label}_{model._meta.model_name}"
        pages = [reverse(f"{name}_changelist")]
        for row in model._default_manager.all()[:ROWS]:
            pages += [reverse(f"{name}_{page}", args=[row.pk]) for page in ("change", "history")]
        for url in pages:
            answer = curator.get(url)
            # A row that its own table does not show is nobody's at the desk.
            assert answer.status_code in (200, 302), (url, answer.status_code, desk)
            shown.append(answer.content.decode())
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
    # Marks are there, with a reason nobody may read before the verdict.
    marked = Round.objects.filter(trial=trial, strength__isnull=False)
    assert marked.exists()
    SeatMemory.objects.filter(trial=trial, seat="judge").update(data={"notes": [REMARK]})

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
        "admin": at_desk(curator),
    }
    assert len(logged.records) > 5
    secrets = {"key": KEY, "password": PASSWORD, "token": token, "words": "Quizzaciously",
               "digest": ApiToken.objects.get().digest, "remark": REMARK}  # fmt: skip
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
    told = logged.text + "".join(pages) + at_desk(curator)
    assert sealed.nonce not in told
    assert match.secret.seed not in told
    # The truth itself is a word that stands in the rules as well: it may not stand in a row.
    row = curator.get(reverse("admin:evidence_match_change", args=[match.pk])).content.decode()
    assert str(match.pk) in row
    assert sealed.truth not in row.partition('id="content"')[2]
    assert not admin.site.is_registered(Sealed)
