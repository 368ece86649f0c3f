"""What is open to everyone: other origins, caches, and not without end."""

import uuid
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from allrise.accounts import limits
from evidence.models import Match
from tests.evidence import room as stage
from tests.evidence.shapes import API, READS
from tests.running import ROOT

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("rest", READS)
def test_the_room_is_open_to_other_origins(match: Match, client: Client, rest: str) -> None:
    answer = client.get(f"{API}/{rest}", headers={"Origin": "https://elsewhere.example"})
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert "sessionid" not in answer.cookies
    assert "Cookie" not in answer.get("Vary", "")


def test_so_are_one_match_and_what_is_refused(match: Match, client: Client) -> None:
    for path in (f"matches/{match.id}", f"matches/{match.id}?format=jsonl"):
        assert client.get(f"{API}/{path}")["Access-Control-Allow-Origin"] == "*"
    for path in (f"matches/{uuid.uuid4()}", "docket?after=x", "matches?page=0"):
        answer = client.get(f"{API}/{path}")
        assert answer.status_code >= 400
        assert answer["Access-Control-Allow-Origin"] == "*"


def test_an_openapi_page_without_a_cdn(room: None, client: Client) -> None:
    for path in (f"{API}/docs", "/api/docs"):
        page = client.get(path)
        assert page.status_code == 200
        assert "cdn" not in page.content.decode()
    paths = client.get(f"{API}/openapi.json").json()["paths"]
    assert {path.removeprefix(f"{API}/") for path in paths} >= {
        "state", "matches", "stats", "health", "docket",
    }  # fmt: skip


# --- caches ----------------------------------------------------------------------------------


def paths(match: Match) -> list[str]:
    rest = [f"{API}/{each}" for each in READS if each != "health"]
    return [*rest, f"{API}/matches/{match.id}", f"{API}/matches/{match.id}?format=jsonl"]


def test_who_has_an_answer_already_is_told_so(match: Match, client: Client) -> None:
    stage.filed(match, 2)
    for path in paths(match):
        first = client.get(path)
        assert first.status_code == 200
        assert first["Cache-Control"].startswith("public, max-age=")
        again = client.get(path, headers={"If-None-Match": first["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        for name in ("ETag", "Cache-Control", "Access-Control-Allow-Origin"):
            assert again[name] == first[name]
    before = client.get(f"{API}/state")
    stage.resolved(match, 2)
    after = client.get(f"{API}/state", headers={"If-None-Match": before["ETag"]})
    assert after.status_code == 200
    assert after["ETag"] != before["ETag"]


def test_health_is_never_kept(room: None, client: Client) -> None:
    answer = client.get(f"{API}/health")
    assert answer["Cache-Control"] == "no-store"
    assert "ETag" not in answer


def test_what_is_over_is_kept_for_longer(match: Match, client: Client) -> None:
    path = f"{API}/matches/{match.id}"
    assert client.get(path)["Cache-Control"] == "public, max-age=1"
    stage.play(match)
    assert client.get(path)["Cache-Control"] == "public, max-age=60"


def test_a_reader_with_a_session_is_read_to_like_any_other(
    match: Match, client: Client, django_assert_num_queries: Any
) -> None:
    """Nobody asks for the session: no query for it, and one answer for all in every cache."""
    stage.resolved(match, 2)
    client.force_login(stage.person())
    client.get(f"{API}/state")
    with CaptureQueriesContext(connection) as queries:
        for path in paths(match):
            answer = client.get(path)
            assert answer.status_code == 200
            assert "Vary" not in answer
            assert not answer.cookies
    asked = " ".join(query["sql"] for query in queries)
    assert "django_session" not in asked
    assert "accounts_user" in asked, "the archive names a person who made a match public"
    for path, number in (("state", 1), ("stats", 1), ("docket", 1), ("matches", 1)):
        with django_assert_num_queries(number):
            client.get(f"{API}/{path}")


def test_a_browser_may_ask_before_it_reads(room: None, client: Client) -> None:
    for path in (f"{API}/state", f"{API}/matches/{uuid.uuid4()}", f"{API}/nothing"):
        answer = client.options(
            path,
            headers={
                "Origin": "https://elsewhere.example",
                "Access-Control-Request-Method": "GET",
                "Access-Control-Request-Headers": "if-none-match",
            },
        )
        assert answer.status_code == 204
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert "GET" in answer["Access-Control-Allow-Methods"]
        assert "POST" not in answer["Access-Control-Allow-Methods"]
        assert answer["Access-Control-Allow-Headers"] == "*"
    # What is a person's own is not for pages of other sites.
    own = client.options(f"/api/matches/{uuid.uuid4()}")
    assert "Access-Control-Allow-Origin" not in own


# --- not without end -------------------------------------------------------------------------


@pytest.fixture
def limited(room: None, settings: Any) -> Any:
    settings.READS_PER_SECOND = 10
    limits._away._until = 0.0
    return settings


def burst(client: Client, number: int, **headers: str) -> list[Any]:
    return [client.get(f"{API}/state", headers=headers) for _ in range(number)]


def test_ten_a_second_are_served_and_then_no_more(limited: Any, client: Client) -> None:
    answers = burst(client, 105)
    assert [answer.status_code for answer in answers] == [200] * 100 + [429] * 5
    slow = answers[-1]
    assert set(slow.json()) == {"code", "message"}
    assert slow.json()["code"] == "slow_down"
    assert 1 <= int(slow["Retry-After"]) <= 10
    assert slow["Access-Control-Allow-Origin"] == "*"
    assert "Retry-After" in slow["Access-Control-Expose-Headers"]
    assert slow["Cache-Control"] == "no-store"
    assert client.get("/api/health").status_code != 429


def test_one_address_does_not_use_up_anothers(limited: Any) -> None:
    assert burst(Client(REMOTE_ADDR="203.0.113.1"), 101)[-1].status_code == 429
    assert burst(Client(REMOTE_ADDR="203.0.113.2"), 1)[0].status_code == 200


def test_who_pretends_to_be_elsewhere_is_counted_where_they_are(
    limited: Any, client: Client
) -> None:
    for number in range(100):
        burst(client, 1, **{"X-Forwarded-For": f"198.51.100.{number}"})
    assert burst(client, 1, **{"X-Forwarded-For": "192.0.2.1"})[0].status_code == 429
    limited.TRUSTED_PROXIES = 1
    assert burst(client, 1, **{"X-Forwarded-For": "192.0.2.1"})[0].status_code == 200


def test_while_nobody_can_count_the_room_is_read(limited: Any, client: Client, valkey: Any) -> None:
    valkey.stop()
    try:
        assert {answer.status_code for answer in burst(client, 120)} == {200}
    finally:
        valkey.restart()
        limits._away._until = 0.0


def test_as_it_comes_the_limit_is_above_what_was_promised() -> None:
    read = 'env.float("ALLRISE_READS_PER_SECOND", 20.0)'
    assert read in (ROOT / "allrise" / "settings.py").read_text()
