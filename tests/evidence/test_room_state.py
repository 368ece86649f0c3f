"""The `state` of the live room, to the letter."""

from typing import Any

import pytest
from django.test import Client

from evidence import selectors
from evidence.models import Match
from tests.evidence import room as stage
from tests.evidence.shapes import API, EXHIBIT_KEYS, MATCH_KEYS, VERDICT_KEYS, state

pytestmark = pytest.mark.django_db


def test_an_empty_room(room: None, client: Client) -> None:
    assert state(client) == {"seq": 0, "match": None}


def test_state_before_and_after_a_round_is_resolved(match: Match, client: Client) -> None:
    stage.filed(match, 1)
    body = state(client)
    assert set(body) == {"seq", "match"}
    shown = body["match"]
    assert set(shown) == MATCH_KEYS
    assert (shown["phase"], shown["round"], shown["rounds"]) == ("examining", 1, 10)
    assert set(shown["presenter"]) == set(shown["examiner"]) == {"name", "model"}
    assert shown["scores"] == {"presenter": 0, "examiner": 0}
    [exhibit] = shown["exhibits"]
    assert set(exhibit) == EXHIBIT_KEYS
    assert set(exhibit["citation"]) == {"source", "locator"}
    assert shown["challenges"] == shown["verdicts"] == []
    assert body["seq"] == 2

    stage.ruled(match, 1)
    shown = state(client)["match"]
    [challenge] = shown["challenges"]
    assert set(challenge) == {"round", "decision", "reasoning"}
    assert (shown["phase"], shown["verdicts"]) == ("examining", [])

    stage.resolved(match, 1)
    body = state(client)
    shown = body["match"]
    [verdict] = shown["verdicts"]
    assert set(verdict) == VERDICT_KEYS
    assert shown["phase"] == "resolved"
    assert shown["scores"] == {
        "presenter": verdict["presenter_delta"],
        "examiner": verdict["examiner_delta"],
    }
    assert [set(each) for each in shown["exhibits"]] == [EXHIBIT_KEYS]
    assert body["seq"] == 4


def test_previews_have_the_shape_of_their_kind(match: Match, client: Client) -> None:
    stage.play(match)
    shown = client.get(f"{API}/matches/{match.id}").json()
    shapes = {
        "document": {"text"},
        "chart": {"form", "unit", "points"},
        "audio": {"segments"},
        "video": {"scenes"},
    }
    for exhibit in shown["exhibits"]:
        assert set(exhibit["preview"]) == shapes[exhibit["kind"]]
        if exhibit["kind"] == "video":
            assert set(exhibit["preview"]["scenes"][0]) == {"from", "to", "text"}
    for verdict in shown["verdicts"]:
        assert (verdict["failed"] is None) is (verdict["truth"] == "grounded")


def test_the_state_follows_every_move_and_equals_a_fresh_reading(
    match: Match, client: Client
) -> None:
    """It is kept between changes, and nothing may change unnoticed."""

    def look(done: str) -> None:
        kept = state(client)
        selectors._latest.kept = None
        assert state(client) == kept

    stage.play(match, after_each=look)
    assert state(client)["match"] is None


def test_a_poll_of_the_state_is_one_query_and_a_fresh_one_is_few(
    match: Match, client: Client, django_assert_max_num_queries: Any
) -> None:
    stage.resolved(match, 5)
    selectors._latest.kept = None
    with django_assert_max_num_queries(6) as fresh:
        state(client)
    with django_assert_max_num_queries(1) as kept:
        state(client)
    assert (len(fresh), len(kept)) == (5, 1)


def test_a_move_in_the_middle_of_reading_is_never_half_told(
    match: Match, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.filed(match, 2)
    selectors._latest.kept = None
    really, moved = selectors.record_of, []

    def slow(row: Match) -> Any:
        if not moved:
            moved.append(True)
            stage.resolved(Match.objects.get(id=match.id), 2)
        return really(row)

    monkeypatch.setattr(selectors, "record_of", slow)
    body = selectors.room_state().data()
    assert body["match"]["phase"] == "resolved"
    assert len(body["match"]["verdicts"]) == 2
    assert body["seq"] == len(stage.docket())
