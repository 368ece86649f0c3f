"""My trials over HTTP: filters, order, pages; and what the API says of itself."""

import re
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.staticfiles import finders
from django.test import Client
from django.utils import timezone

from tests.trials import stage
from tests.trials.test_api import post, refused
from trials.models import Charge, Trial

pytestmark = pytest.mark.django_db
EXTERNAL = re.compile(r"""(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}""", re.IGNORECASE)


@pytest.fixture
def ada(charge: Charge, client: Client) -> Client:
    client.force_login(stage.person())
    return client


def listed(client: Client, **query: Any) -> list[str]:
    body = client.get("/api/trials", query).json()
    assert set(body) == {"items", "count", "next"}
    return [item["id"] for item in body["items"]]


def several(count: int) -> list[Trial]:
    """Trials a minute apart, the newest first; some of the very same instant."""
    trials = [stage.open_trial() for _ in range(count)]
    for index, trial in enumerate(trials):
        at = timezone.now() - timedelta(minutes=index // 2)
        Trial.objects.filter(pk=trial.pk).update(created_at=at.replace(second=0, microsecond=0))
    return list(Trial.objects.order_by("-created_at", "-id"))


def test_only_my_own_are_listed_newest_first(ada: Client) -> None:
    mine = several(3)
    stage.open_trial(stage.person("grace"))
    assert listed(ada) == [str(trial.id) for trial in mine]
    assert listed(ada, order="created_at") == [str(trial.id) for trial in reversed(mine)]


@pytest.mark.parametrize("order", ["-created_at", "created_at"])
def test_pages_meet_without_gap_or_overlap(ada: Client, order: str) -> None:
    several(7)
    whole = listed(ada, order=order, page_size=100)
    seen: list[str] = []
    query: dict[str, Any] = {"order": order, "page_size": 2}
    while True:
        body = ada.get("/api/trials", query).json()
        seen += [item["id"] for item in body["items"]]
        assert body["count"] == 7
        if body["next"] is None:
            break
        query["after"] = body["next"]
    assert seen == whole
    assert [
        i for page in (1, 2, 3, 4) for i in listed(ada, order=order, page=page, page_size=2)
    ] == whole


def test_filters(ada: Client) -> None:
    decided = stage.decide(stage.open_trial())
    running = stage.open_trial()
    verdict = decided.verdict.decision
    other = "guilty" if verdict == "not_guilty" else "not_guilty"
    assert listed(ada, status="decided") == [str(decided.id)]
    assert listed(ada, status="prosecution") == [str(running.id)]
    assert listed(ada, verdict=verdict) == [str(decided.id)]
    assert listed(ada, verdict=other) == []
    assert len(listed(ada, charge=stage.SLUG)) == 2
    assert listed(ada, charge="other") == []
    assert len(listed(ada, mode="text")) == 2
    assert listed(ada, mode="live") == []
    assert len(listed(ada, search="philo")) == 2
    assert listed(ada, search="pigeon") == []
    shown = ada.get("/api/trials", {"status": "decided"}).json()["items"][0]
    assert shown["verdict"] == verdict
    assert shown["total"] == decided.verdict.data["total"]


@pytest.mark.parametrize(
    "query",
    [
        "status=lost", "verdict=maybe", "mode=x", "order=verdict", "since=tomorrow",
        "page=0", "page_size=101",
        "after=nonsense", "after=t1.0", "after=t99999999999999999.00000000000000000000000000000000",
    ],
)  # fmt: skip
def test_a_senseless_question_is_422(ada: Client, query: str) -> None:
    refused(ada.get(f"/api/trials?{query}"), 422, "invalid")


def test_a_page_of_another_order_is_not_found(ada: Client) -> None:
    refused(ada.get(f"/api/trials?order=-created_at&after=n3.{'0' * 32}"), 404, "not_found")


@pytest.mark.parametrize("at", ["t9999999999999999", "t-9999999999999999"])
def test_the_ends_of_time_are_pages_too(ada: Client, at: str) -> None:
    assert ada.get(f"/api/trials?after={at}.{'0' * 32}").status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/api/charges?search=%00", "/api/trials?search=%00", "/api/trials?charge=%00",
     "/api/charges/%00"],
)  # fmt: skip
def test_what_no_database_takes_is_never_a_500(ada: Client, path: str) -> None:
    assert ada.get(path).status_code in (200, 404, 422)


# --- errors and self-description -------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/api/nonsense", "/api/trials/not-a-uuid", "/api/trials/not-a-uuid/docket"]
)
def test_an_unknown_address_is_404_in_the_apis_shape(ada: Client, path: str) -> None:
    refused(ada.get(path), 404, "not_found")


def test_a_wrong_method_is_405(ada: Client) -> None:
    answer = ada.put("/api/trials")
    refused(answer, 405, "method_not_allowed")
    assert "POST" in answer["Allow"]


def test_the_schema_is_served_and_names_every_address(client: Client, db: None) -> None:
    schema = client.get("/api/openapi.json").json()
    addresses = {
        (method.upper(), path) for path, item in schema["paths"].items() for method in item
    }
    assert addresses >= {
        ("GET", "/api/health"),
        ("GET", "/api/charges"),
        ("GET", "/api/charges/today"),
        ("GET", "/api/charges/{slug}"),
        ("POST", "/api/charges/suggestions"),
        ("POST", "/api/trials"),
        ("GET", "/api/trials"),
        *(
            (method, f"/api/trials/{{trial_id}}{rest}")
            for method, rest in [
                ("GET", ""), ("DELETE", ""), ("POST", "/plea"), ("POST", "/defenses"),
                ("POST", "/hints"), ("POST", "/mode"), ("POST", "/retry"), ("POST", "/abandon"),
                ("GET", "/docket"), ("GET", "/casefile"), ("GET", "/export"), ("POST", "/share"),
                ("POST", "/rematch"), ("POST", "/reports"),
            ]
        ),
    }  # fmt: skip


def test_the_docs_page_needs_nobody_elses_server(client: Client, db: None) -> None:
    answer = client.get("/api/docs")
    assert answer.status_code == 200
    page = answer.content.decode()
    sources = re.findall(r"""(?:src|href)=["']([^"']+)""", page)
    assert sources
    assert [source for source in sources if EXTERNAL.match(source)] == []
    for source in sources:
        if source.startswith("/static/"):
            assert finders.find(source.removeprefix("/static/")), source
    assert not re.findall(r"<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>\s*\S", page), (
        "an inline script would be stopped by our own policy"
    )


@pytest.mark.parametrize("bad", ["\\u0000", "\\ud800"])
def test_half_characters_in_a_letter_to_the_curators_are_dropped(ada: Client, bad: str) -> None:
    trial = stage.open_trial()
    for path, body in [
        ("/api/charges/suggestions", f'{{"title": "Lo{bad}ud", "statute": "No crunch{bad}ing."}}'),
        (f"/api/trials/{trial.id}/reports", f'{{"reason": "So{bad} rude."}}'),
    ]:
        answer = ada.post(path, body, content_type="application/json")
        assert answer.status_code == 201, answer.content
    body = f'{{"charge": "no{bad}"}}'
    refused(ada.post("/api/trials", body, content_type="application/json"), 422)


def test_suggestions_and_reports_arrive(ada: Client) -> None:
    body = {"title": "Loud Crisps", "statute": "No person shall crunch in a library."}
    assert post(ada, "/api/charges/suggestions", body).status_code == 201
    refused(post(ada, "/api/charges/suggestions", {"title": "x"}), 422)
    trial = stage.open_trial()
    answer = post(ada, f"/api/trials/{trial.id}/reports", {"reason": "It is rude to ducks."})
    assert answer.status_code == 201
    again = post(ada, f"/api/trials/{trial.id}/reports", {"reason": "Very rude."})
    assert again.json() == answer.json()
    refused(post(ada, f"/api/trials/{trial.id}/reports", {"reason": ""}), 422)
