"""The archive of matches and one match whole."""

import json
import uuid

import pytest
from django.test import Client

from evidence.models import Match
from tests.evidence import room as stage
from tests.evidence.shapes import API, MATCH_KEYS, ROW_KEYS
from tests.trials.test_api import refused

pytestmark = pytest.mark.django_db


def test_matches_are_paged_latest_first(room: None, client: Client) -> None:
    played = [str(stage.play().id) for _ in range(3)]
    body = client.get(f"{API}/matches").json()
    assert set(body) == {"items", "count", "next"}
    assert [row["id"] for row in body["items"]] == played[::-1]
    assert set(body["items"][0]) == ROW_KEYS
    assert (body["count"], body["next"]) == (3, None)

    first = client.get(f"{API}/matches?page_size=2").json()
    assert [row["id"] for row in first["items"]] == played[:0:-1]
    after = client.get(f"{API}/matches", {"page_size": 2, "after": first["next"]}).json()
    assert [row["id"] for row in after["items"]] == played[:1]
    second = client.get(f"{API}/matches?page_size=2&page=2").json()
    assert second["items"] == after["items"]
    assert second["count"] == 3


def test_a_running_match_is_not_in_the_archive(match: Match, client: Client) -> None:
    assert client.get(f"{API}/matches").json()["items"] == []


@pytest.mark.parametrize("query", ["page_size=101", "page=0", "after=nonsense", "page=x"])
def test_a_page_that_makes_no_sense(room: None, client: Client, query: str) -> None:
    assert client.get(f"{API}/matches?{query}").status_code in (400, 422)


def test_one_whole_match_as_json_and_as_lines(match: Match, client: Client) -> None:
    stage.filed(match, 2)
    running = client.get(f"{API}/matches/{match.id}").json()
    assert running["seed"] is None
    assert [move["round"] for move in running["moves"]] == [1]
    stage.play(match)
    whole = client.get(f"{API}/matches/{match.id}").json()
    assert set(whole) == MATCH_KEYS | {"seed", "moves"}
    who = {seat: whole[seat] for seat in ("presenter", "examiner")}
    assert whole["moves"] == [{"round": number, **who} for number in range(1, 11)]
    assert whole["seed"] == match.secret.seed
    answer = client.get(f"{API}/matches/{match.id}?format=jsonl")
    assert answer["Content-Type"].startswith("application/jsonl")
    lines = [json.loads(line) for line in answer.content.decode().splitlines()]
    assert [line["exhibit"] for line in lines] == whole["exhibits"]
    assert [line["verdict"] for line in lines] == whole["verdicts"]
    assert [line["moves"] for line in lines] == whole["moves"]


def test_an_unknown_match(room: None, client: Client) -> None:
    refused(client.get(f"{API}/matches/{uuid.uuid4()}"), 404, "not_found")
    refused(client.get(f"/api/matches/{uuid.uuid4()}"), 404, "not_found")


@pytest.mark.parametrize("path", ["matches/garbage", "nothing"])
def test_an_address_that_is_none_answers_like_the_api(client: Client, path: str) -> None:
    answer = client.get(f"{API}/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
