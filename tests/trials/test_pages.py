"""The trial's pages: who gets to see them, and how a refusal looks to a person."""

import uuid

import pytest
from django.test import Client

from tests.trials import stage
from trials.models import Charge, Trial

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner(trial: Trial) -> Client:
    client = Client()
    client.force_login(trial.owner)
    return client


@pytest.fixture
def member(db: None) -> Client:
    client = Client()
    client.force_login(stage.person("grace"))
    return client


def sent_to(client: Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 302
    return str(answer["Location"])


@pytest.mark.parametrize("rest", ["", "review/"])
def test_a_trials_pages_are_its_owners_until_it_is_shared(
    trial: Trial, member: Client, rest: str
) -> None:
    path = f"/trials/{trial.id}/{rest}"
    assert sent_to(Client(), path).startswith("/accounts/login/?next=")
    assert member.get(path).status_code == 403
    assert member.get(f"/trials/{uuid.uuid4()}/{rest}").status_code == 404
    stage.decide(trial)
    assert member.get(path).status_code == 403
    Trial.objects.filter(id=trial.id).update(public=True)
    for client in (member, Client()):
        page = client.get(path)
        assert page.status_code == 200
        assert trial.owner.email not in page.content.decode() or not trial.owner.email


def test_the_review_waits_for_the_verdict(trial: Trial, owner: Client) -> None:
    assert sent_to(owner, f"/trials/{trial.id}/review/") == f"/trials/{trial.id}/"
    stage.decide(trial)
    assert owner.get(f"/trials/{trial.id}/review/").status_code == 200


def test_the_courtroom_page_tells_no_score_before_the_verdict(trial: Trial, owner: Client) -> None:
    stage.until(trial, "closing")
    page = owner.get(f"/trials/{trial.id}/")
    assert page.status_code == 200
    shown = page.context["trial"]
    assert shown["verdict"] is None
    assert not stage.keys(shown) & {"scores", "strength", "reasons", "remark", "flaw"}


def test_the_first_plea_is_two_clicks_from_the_landing_page(charge: Charge) -> None:
    client = Client(enforce_csrf_checks=True)
    assert f"/charges/{charge.slug}/" in client.get("/").content.decode()
    page = client.get(f"/charges/{charge.slug}/")
    assert f"/charges/{charge.slug}/open/" in page.content.decode()
    form = {"plea": "absurd", "csrfmiddlewaretoken": page.context["csrf_token"]}
    answer = client.post(f"/charges/{charge.slug}/open/", form)
    assert answer["Location"] == f"/trials/{Trial.objects.get().id}/"
    assert client.get(answer["Location"]).status_code == 200


def test_a_plea_without_the_pages_token_opens_nothing(charge: Charge) -> None:
    client = Client(enforce_csrf_checks=True)
    assert client.post(f"/charges/{charge.slug}/open/", {"plea": "absurd"}).status_code == 403
    assert not Trial.objects.exists()


@pytest.mark.parametrize("plea", ["", "guilty", "ABSURD"])
def test_a_plea_that_is_none_leads_back_to_the_charge(charge: Charge, plea: str) -> None:
    client = Client()
    answer = client.post(f"/charges/{charge.slug}/open/", {"plea": plea})
    assert answer["Location"] == f"/charges/{charge.slug}/"
    assert not Trial.objects.exists()


def test_history_is_for_whoever_has_one(trial: Trial, owner: Client) -> None:
    assert sent_to(Client(), "/history/").startswith("/accounts/login/")
    assert str(trial.id) in owner.get("/history/").content.decode()


def test_a_page_that_was_never_given_out_is_a_plain_refusal(owner: Client) -> None:
    answer = owner.get("/history/?after=nonsense")
    assert answer.status_code == 422
    assert "<html" in answer.content.decode()


def test_unknown_addresses_are_404(member: Client) -> None:
    for path in ("/charges/no-such-charge/", "/nonsense/", "/trials/not-a-uuid/"):
        assert member.get(path).status_code == 404
