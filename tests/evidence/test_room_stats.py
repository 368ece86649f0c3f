"""The league table and its boards over HTTP."""

import json
from typing import Any

import pytest
from django.test import Client

from evidence.domain.visibility import A_MEMBER
from evidence.models import Contender, Match, Tally
from evidence.services import chair
from tests.evidence import room as stage
from tests.evidence.shapes import API, INTERVAL, RATES

pytestmark = pytest.mark.django_db


def test_stats_have_a_row_for_each_contender_and_seat(match: Match, client: Client) -> None:
    stage.play(match)
    items = client.get(f"{API}/stats").json()["items"]
    assert {(row["contender"], row["seat"]) for row in items} == {
        (match.presenter.slug, "presenter"),
        (match.examiner.slug, "examiner"),
    }
    for row in items:
        assert row["matches"] == 1
        assert row["rounds"] == 10
        for name in RATES:
            figure = row[name]
            assert set(figure) == INTERVAL
            if figure["value"] is not None:
                assert figure["low"] <= figure["value"] <= figure["high"]
        rating = row["rating"]
        assert rating["low"] < rating["value"] == rating["mu"] < rating["high"]
    scores = {row["seat"]: row["points"] for row in items}
    assert scores == {"presenter": match.presenter_score, "examiner": match.examiner_score}


def test_a_person_is_marked_human_and_has_no_name_in_the_table(room: None, client: Client) -> None:
    mine = stage.finish(stage.sit(stage.person("adalovelace")))
    chair.share(match=mine, public=True)
    body = client.get(f"{API}/stats").content.decode()
    assert "adalovelace" not in body
    row = next(each for each in json.loads(body)["items"] if each["human"])
    assert (row["contender"], row["name"], row["seat"]) == (None, A_MEMBER, "examiner")


@pytest.mark.parametrize("seat", ["presenter", "examiner"])
def test_a_board_is_of_one_seat_best_first(room: None, client: Client, seat: str) -> None:
    for _ in range(2):
        stage.play()
    body = client.get(f"/api/leaderboards/evidence?seat={seat}").json()
    assert {row["seat"] for row in body["items"]} == {seat}
    assert body["count"] == len(body["items"]) == Tally.objects.filter(seat=seat).count()
    ratings = [row["rating"]["mu"] for row in body["items"]]
    assert ratings == sorted(ratings, reverse=True)
    assert client.get("/api/leaderboards/evidence?seat=judge").status_code == 422


def test_stats_cost_one_query_however_many_rows(
    match: Match, client: Client, django_assert_num_queries: Any
) -> None:
    stage.resolved(match, 1)
    with django_assert_num_queries(1):
        client.get(f"{API}/stats")
    for contender in Contender.objects.all():
        Tally.objects.get_or_create(contender=contender, seat="examiner")
    with django_assert_num_queries(1):
        client.get(f"{API}/stats")


def test_many_people_are_paged_after_the_minds(
    match: Match, client: Client, django_assert_max_num_queries: Any
) -> None:
    stage.resolved(match, 1)
    people = Contender.objects.bulk_create(
        Contender(slug=f"member-{number}", name=A_MEMBER, engine="human") for number in range(150)
    )
    Tally.objects.bulk_create(
        Tally(contender=each, seat="examiner", caught=1, mu=30 + number)
        for number, each in enumerate(people)
    )
    with django_assert_max_num_queries(2):
        first = client.get(f"{API}/stats").json()
    assert (first["count"], first["next"], len(first["items"])) == (152, "2", 100)
    assert [row["human"] for row in first["items"]] == [False] * 2 + [True] * 98
    second = client.get(f"{API}/stats?after=2").json()
    assert (second["count"], second["next"], len(second["items"])) == (152, None, 52)
    board = client.get("/api/leaderboards/evidence?seat=examiner").json()
    assert (board["count"], board["next"], board["items"][0]["human"]) == (151, "2", True)
    assert client.get(f"{API}/stats?seat=presenter").json()["count"] == 1
    assert client.get(f"{API}/stats?page_size=101").status_code == 422
