"""The picture of a shared trial: for whom, when, and what it keeps to itself."""

import io
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import timezone
from PIL import Image
from redis import RedisError

from tests.trials import stage
from trials import cards
from trials.domain.phases import SCORED, Mode, Plea
from trials.domain.scoring import Scores
from trials.domain.seals import Seal, seals
from trials.domain.verdict import Decision, Verdict, VerdictRound
from trials.models import Charge, Trial
from trials.services import daily, sharing

pytestmark = pytest.mark.django_db


@pytest.fixture
def decided(trial: Trial) -> Trial:
    return stage.decide(trial)


def shared(trial: Trial) -> Trial:
    return sharing.share(trial_id=trial.id, public=True)


def path(trial: Trial) -> str:
    return f"/trials/{trial.id}/card.png"


def picture(answer: Any) -> Image.Image:
    assert answer.status_code == 200
    assert answer["Content-Type"] == "image/png"
    return Image.open(io.BytesIO(answer.content))


def test_only_of_a_decided_and_shared_trial(trial: Trial) -> None:
    owner, stranger = Client(), Client()
    owner.force_login(trial.owner)
    Trial.objects.filter(id=trial.id).update(public=True)
    assert stranger.get(path(trial)).status_code == 403
    Trial.objects.filter(id=trial.id).update(public=False)
    stage.decide(trial)
    for client in (owner, stranger):
        assert client.get(path(trial)).status_code == 403
    shared(trial)
    assert picture(stranger.get(path(trial))).size == (1200, 630)
    sharing.share(trial_id=trial.id, public=False)
    assert stranger.get(path(trial)).status_code == 403
    trial.delete()
    assert stranger.get(path(trial)).status_code == 404


def test_it_is_drawn_once_and_sent_once(decided: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[cards.Card] = []
    really = cards.png
    monkeypatch.setattr(cards, "png", lambda card: drawn.append(card) or really(card))
    shared(decided)
    first = Client().get(path(decided))
    again = Client().get(path(decided), headers={"If-None-Match": first["ETag"]})
    assert Client().get(path(decided)).content == first.content
    assert again.status_code == 304
    assert len(drawn) == 1


def test_without_a_broker_it_is_drawn_all_the_same(
    decided: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise RedisError("away")

    monkeypatch.setattr(cache, "get", away)
    assert picture(Client().get(path(shared(decided)))).size == (1200, 630)


def test_a_shared_review_carries_its_preview_and_a_private_one_none(decided: Trial) -> None:
    owner = Client()
    owner.force_login(decided.owner)
    review = f"/trials/{decided.id}/review/"
    assert "og:image" not in owner.get(review).content.decode()
    shared(decided)
    page = Client().get(review).content.decode()
    assert f'content="http://testserver{path(decided)}?v=' in page
    for name in ("og:title", "og:description", "og:url", "og:image:alt", "twitter:card"):
        assert f'"{name}"' in page


def test_the_picture_depends_on_the_ruling() -> None:
    card = cards.Card(title="Duck", acquitted=True, total=24.0, day=None, seals=())
    other = cards.Card(title="Duck", acquitted=False, total=23.0, day=None, seals=())
    assert cards.png(card) != cards.png(other)
    assert cards.png(card) == cards.png(card)
    long = cards.Card(title="Very " * 60, acquitted=True, total=40.0, day=None, seals=())
    assert Image.open(io.BytesIO(cards.png(long))).size == (1200, 630)


@pytest.fixture
def today(charge: Charge) -> Trial:
    """Ada's decided and shared attempt at today's charge."""
    trial = daily.open_daily(
        owner=stage.person(), now=timezone.now(), mode=Mode.TEXT, plea=Plea.NOT_GUILTY, key=None
    )
    return shared(stage.decide(trial))


def test_a_shared_daily_shows_seals_and_keeps_its_words_until_the_day_is_over(
    today: Trial,
) -> None:
    assert picture(Client().get(path(today))).size == (1200, 630)
    page = Client().get(f"/trials/{today.id}/review/")
    assert page.status_code == 200
    text = page.content.decode()
    assert "Sealed until midnight" in text
    assert text.count("seals__one--") == 5
    verdict = today.verdict.data
    secrets = [today.exhibits.first().title, verdict["summary"], *stage.DEFENSES.values()]
    assert [secret for secret in secrets if secret in text] == []
    assert f"{verdict['total']:g} of 40" not in text
    assert f"{verdict['total']:g}" not in cards.card_of(today).words
    sharing.share(trial_id=today.id, public=False)
    assert Client().get(f"/trials/{today.id}/review/").status_code == 302
    assert Client().get(f"/api/trials/{today.id}").status_code == 401
    shared(today)
    Trial.objects.filter(id=today.id).update(daily=today.daily - timedelta(days=1))
    assert "full record" in Client().get(f"/trials/{today.id}/review/").content.decode()


@pytest.mark.parametrize(
    ("mark", "seal"),
    [(10, Seal.WHOLE), (6, Seal.WHOLE), (5, Seal.CRACKED), (4, Seal.CRACKED), (3, Seal.BROKEN)],
)
@pytest.mark.parametrize("decision", list(Decision))
def test_five_seals(mark: int, seal: Seal, decision: Decision) -> None:
    scores = Scores(strength=mark, evidence=mark, logic=mark, persuasion=mark)
    rounds = [
        VerdictRound(phase=phase, scores=scores, reasons={}, remark="", fallacies=())
        for phase in SCORED
    ]
    verdict = Verdict.model_construct(verdict=decision, rounds=tuple(rounds))
    ruling = Seal.WHOLE if decision is Decision.NOT_GUILTY else Seal.BROKEN
    assert seals(verdict) == (seal,) * 4 + (ruling,)


def test_the_day_is_said_in_words() -> None:
    day = datetime(2026, 3, 5, tzinfo=UTC).date()
    card = cards.Card("Duck", acquitted=True, total=30.0, day=day, seals=(Seal.WHOLE,) * 5)
    assert (
        card.words == "The charge of 5 March 2026, in five seals: " + ", ".join(["whole"] * 5) + "."
    )
    assert cards.png(card)
