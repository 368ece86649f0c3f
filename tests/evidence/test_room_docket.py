"""The room's docket over HTTP, and the page that documents the API."""

import pytest
from django.test import Client

from evidence.models import Match
from tests.evidence import room as stage
from tests.evidence.shapes import API, EXHIBIT_KEYS, VERDICT_KEYS

pytestmark = pytest.mark.django_db


def test_the_docket_after_a_number(match: Match, client: Client) -> None:
    stage.resolved(match, 2)
    whole = client.get(f"{API}/docket").json()
    assert set(whole) == {"items", "count"}
    assert [entry["seq"] for entry in whole["items"]] == list(range(1, 8))
    assert set(whole["items"][0]) == {"seq", "type", "at", "data"}
    later = client.get(f"{API}/docket?after=5").json()
    assert later["items"] == whole["items"][5:]
    assert later["count"] == 2
    assert client.get(f"{API}/docket?after=999").json() == {"items": [], "count": 0}
    assert client.get(f"{API}/docket?after=-1").status_code == 422


def test_event_data_to_the_letter(match: Match, client: Client) -> None:
    stage.play(match)
    items = client.get(f"{API}/docket").json()["items"]
    keys = {entry["type"]: set(entry["data"]) for entry in items}
    assert keys == {
        "match.opened": {"match", "rounds", "presenter", "examiner"},
        "exhibit.filed": {"match"} | EXHIBIT_KEYS,
        "challenge.ruled": {"match", "round", "decision", "reasoning"},
        "round.resolved": {"match", "scores"} | VERDICT_KEYS,
        "match.closed": {"match", "scores", "seed"},
    }
