"""Every address, tried by everyone: a stranger, another member, a guest, the owner."""

import uuid
from typing import Any

import pytest
from django.test import Client

from tests.trials import stage
from tests.trials.test_api import refused
from trials.models import Charge, Trial

pytestmark = pytest.mark.django_db
READS = ["", "/docket", "/casefile", "/export", "/export?format=md"]
WRITES: dict[str, Any] = {
    "/plea": {"plea": "absurd"},
    "/defenses": {"text": "Hm."},
    "/hints": {},
    "/mode": {"mode": "text"},
    "/retry": None,
    "/abandon": None,
    "/share": {"public": True},
    "/rematch": None,
}
PEOPLE = ["stranger", "member", "guest"]


def visitor(who: str, charge: Charge) -> Client:
    client = Client()
    if who == "member":
        client.force_login(stage.person("grace"))
    if who == "guest":
        client.post(f"/charges/{charge.slug}/open/", {"plea": "absurd"})
    return client


def denied(answer: Any, who: str) -> None:
    if who == "stranger":
        refused(answer, 401, "not_signed_in")
    else:
        refused(answer, 403)


@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize("rest", READS)
def test_nobody_reads_a_trial_that_is_not_shared(
    trial: Trial, charge: Charge, who: str, rest: str
) -> None:
    client = visitor(who, charge)
    denied(client.get(f"/api/trials/{trial.id}{rest}"), who)
    stage.decide(trial)
    denied(client.get(f"/api/trials/{trial.id}{rest}"), who)
    Trial.objects.filter(id=trial.id).update(public=True)
    assert client.get(f"/api/trials/{trial.id}{rest}").status_code == 200


@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize("rest", WRITES)
def test_nobody_but_the_owner_writes_to_a_trial(
    trial: Trial, charge: Charge, who: str, rest: str
) -> None:
    client = visitor(who, charge)
    body = WRITES[rest]

    def attempt() -> Any:
        return client.post(
            f"/api/trials/{trial.id}{rest}", body or {}, content_type="application/json"
        )

    before = stage.snapshot(trial)
    denied(attempt(), who)
    assert stage.snapshot(trial) == before
    stage.decide(trial)
    Trial.objects.filter(id=trial.id).update(public=True)
    before = stage.snapshot(trial)
    denied(attempt(), who)
    denied(client.delete(f"/api/trials/{trial.id}"), who)
    assert stage.snapshot(trial) == before


@pytest.mark.parametrize("who", [*PEOPLE, "owner"])
@pytest.mark.parametrize("rest", READS)
def test_an_unknown_trial_is_404_to_everyone(
    trial: Trial, charge: Charge, who: str, rest: str
) -> None:
    client = visitor(who, charge)
    if who == "owner":
        client.force_login(trial.owner)
    refused(client.get(f"/api/trials/{uuid.uuid4()}{rest}"), 404, "not_found")


@pytest.mark.parametrize("rest", ["", "/docket"])
def test_the_owner_reads_at_any_time(trial: Trial, rest: str) -> None:
    client = Client()
    client.force_login(trial.owner)
    assert client.get(f"/api/trials/{trial.id}{rest}").status_code == 200


@pytest.mark.parametrize("rest", ["/casefile", "/export"])
def test_what_is_behind_the_verdict_waits_for_it(trial: Trial, rest: str) -> None:
    client = Client()
    client.force_login(trial.owner)
    refused(client.get(f"/api/trials/{trial.id}{rest}"), 403, "not_decided")
    stage.decide(trial)
    assert client.get(f"/api/trials/{trial.id}{rest}").status_code == 200


def test_opening_and_listing_need_somebody(charge: Charge) -> None:
    client = Client()
    refused(client.get("/api/trials"), 401, "not_signed_in")
    body = {"charge": charge.slug}
    refused(client.post("/api/trials", body, content_type="application/json"), 401)
    refused(client.post("/api/charges/suggestions", body, content_type="application/json"), 401)


@pytest.mark.parametrize(
    "path", ["/api/charges", f"/api/charges/{stage.SLUG}", "/api/charges/today"]
)
def test_charges_are_open_to_everyone(charge: Charge, path: str) -> None:
    assert Client().get(path).status_code == 200


# --- CSRF ------------------------------------------------------------------------


@pytest.fixture
def strict(trial: Trial) -> Client:
    stage.work(trial)
    client = Client(enforce_csrf_checks=True)
    client.force_login(trial.owner)
    return client


@pytest.mark.parametrize("rest", WRITES)
def test_a_cookie_alone_writes_nothing(trial: Trial, strict: Client, rest: str) -> None:
    before = stage.snapshot(trial)
    answer = strict.post(
        f"/api/trials/{trial.id}{rest}", WRITES[rest] or {}, content_type="application/json"
    )
    refused(answer, 403, "csrf")
    assert stage.snapshot(trial) == before
    refused(strict.delete(f"/api/trials/{trial.id}"), 403, "csrf")
    refused(
        strict.post("/api/trials", {"charge": stage.SLUG}, content_type="application/json"),
        403,
        "csrf",
    )


def test_a_cookie_with_its_token_files_a_defence(trial: Trial, strict: Client) -> None:
    strict.get(f"/charges/{stage.SLUG}/")
    answer = strict.post(
        f"/api/trials/{trial.id}/defenses",
        {"text": "The grill was cold."},
        content_type="application/json",
        headers={"X-CSRFToken": strict.cookies["csrftoken"].value},
    )
    assert answer.status_code == 202


def test_a_guest_cookie_is_no_better(charge: Charge) -> None:
    client = visitor("guest", charge)
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = client.cookies
    trial = Trial.objects.get()
    refused(strict.delete(f"/api/trials/{trial.id}"), 403, "csrf")
