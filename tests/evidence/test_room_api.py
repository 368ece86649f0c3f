"""The room's HTTP contract, to the letter, and a person's match over HTTP."""

import json
import uuid
from datetime import timedelta
from typing import Any

import pytest
from django.db import DatabaseError
from django.test import Client
from django.utils import timezone

from evidence import selectors
from evidence.domain.visibility import A_MEMBER
from evidence.models import Contender, Match, RoomControl, Tally
from evidence.services import chair, liveness
from evidence.services import room as driver
from tests.evidence import room as stage
from tests.trials.test_api import post, refused

pytestmark = pytest.mark.django_db
API = "/evidence-room/api"
MATCH_KEYS = {
    "id", "phase", "round", "rounds", "presenter", "examiner", "scores", "exhibits",
    "challenges", "verdicts",
}  # fmt: skip
EXHIBIT_KEYS = {"round", "kind", "title", "claim", "preview", "citation", "commitment"}
VERDICT_KEYS = {
    "round", "verdict", "truth", "nonce", "presenter_delta", "examiner_delta", "flash",
    "passage", "failed", "differs",
}  # fmt: skip
ROW_KEYS = {
    "id", "presenter", "examiner", "scores", "rounds", "human", "opened_at", "closed_at",
}  # fmt: skip
INTERVAL = {"value", "low", "high", "n"}
RATES = ("points_per_round", "catch_rate", "false_accusation_rate", "pass_rate")
READS = ["state", "matches", "stats", "docket", "health"]


def state(client: Client) -> dict[str, Any]:
    answer = client.get(f"{API}/state")
    assert answer.status_code == 200
    body: dict[str, Any] = answer.json()
    return body


# --- state ---------------------------------------------------------------------------


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


# --- the archive -----------------------------------------------------------------------


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
    assert client.get(f"{API}/matches/{match.id}").json()["seed"] is None
    stage.play(match)
    whole = client.get(f"{API}/matches/{match.id}").json()
    assert set(whole) == MATCH_KEYS | {"seed"}
    assert whole["seed"] == match.secret.seed
    answer = client.get(f"{API}/matches/{match.id}?format=jsonl")
    assert answer["Content-Type"].startswith("application/jsonl")
    lines = [json.loads(line) for line in answer.content.decode().splitlines()]
    assert [line["exhibit"] for line in lines] == whole["exhibits"]
    assert [line["verdict"] for line in lines] == whole["verdicts"]


def test_an_unknown_match(room: None, client: Client) -> None:
    refused(client.get(f"{API}/matches/{uuid.uuid4()}"), 404, "not_found")
    refused(client.get(f"/api/matches/{uuid.uuid4()}"), 404, "not_found")


# --- stats and boards --------------------------------------------------------------------


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


# --- docket --------------------------------------------------------------------------------


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


# --- open to everyone ------------------------------------------------------------------------


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


# --- health ------------------------------------------------------------------------------------


def alive(monkeypatch: pytest.MonkeyPatch) -> None:
    driver.beat(now=timezone.now())
    monkeypatch.setattr(liveness, "alive", lambda queue: 1 if queue == "evidence" else 0)


def test_health_when_all_is_well(
    room: None, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    alive(monkeypatch)
    answer = client.get(f"{API}/health")
    assert answer.status_code == 200
    assert answer.json() == {
        "status": "ok",
        "driver": True,
        "worker": True,
        "database": True,
        "broker": True,
    }
    assert answer["Cache-Control"] == "no-store"


def test_health_misses_the_driver_after_ten_seconds(
    room: None, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    alive(monkeypatch)
    RoomControl.objects.update(beat_at=timezone.now() - timedelta(seconds=9))
    assert client.get(f"{API}/health").status_code == 200
    RoomControl.objects.update(beat_at=timezone.now() - timedelta(seconds=11))
    answer = client.get(f"{API}/health")
    assert (answer.status_code, answer.json()["driver"]) == (503, False)
    RoomControl.objects.all().delete()
    assert client.get(f"{API}/health").json()["driver"] is False


def test_health_misses_worker_broker_and_database(
    room: None, client: Client, monkeypatch: pytest.MonkeyPatch, valkey: Any
) -> None:
    driver.beat(now=timezone.now())
    answer = client.get(f"{API}/health")
    assert (answer.status_code, answer.json()["worker"]) == (503, False)
    valkey.stop()
    body = client.get(f"{API}/health").json()
    assert (body["status"], body["broker"], body["worker"]) == ("down", False, False)
    assert body["driver"]
    valkey.restart()

    def away(*_: Any, **__: Any) -> Any:
        raise DatabaseError("away")

    monkeypatch.setattr(RoomControl.objects, "values_list", away)
    answer = client.get(f"{API}/health")
    assert answer.status_code == 503
    assert answer.json()["database"] is False


# --- a person's match ----------------------------------------------------------------------------


@pytest.fixture
def ada(room: None, client: Client) -> Client:
    client.force_login(stage.person())
    return client


def taken(client: Client) -> Match:
    answer = post(client, "/api/matches", {"presenter": stage.PRESENTER})
    assert answer.status_code == 201, answer.content
    assert set(answer.json()) == MATCH_KEYS
    match = Match.objects.get(id=answer.json()["id"])
    stage.work(match.id)
    return match


def ruling(client: Client, match: Match, round: int, decision: str = "ACCEPT") -> Any:
    body = {"round": round, "decision": decision, "reasoning": "So it seems."}
    return post(client, f"/api/matches/{match.id}/rulings", body)


def test_a_person_plays_a_match(ada: Client) -> None:
    match = taken(ada)
    shown = ada.get(f"/api/matches/{match.id}").json()
    assert shown["examiner"] == {"name": A_MEMBER, "model": "human"}
    for number in range(1, 11):
        answer = ruling(ada, match, number, "CHALLENGE" if number % 3 else "ACCEPT")
        assert answer.status_code == 200, answer.content
        assert len(answer.json()["verdicts"]) == number
        stage.work(match.id)
    assert answer.json()["phase"] == "complete"
    told = ada.get(f"/api/matches/{match.id}/docket").json()
    assert [entry["type"] for entry in told["items"]] == stage.WHOLE
    assert ada.get(f"/api/matches/{match.id}/docket?after=30").json()["count"] == 2


def test_the_same_ruling_twice_is_one_and_another_is_409(ada: Client) -> None:
    match = taken(ada)
    first = ruling(ada, match, 1).json()
    stage.work(match.id)
    before = stage.snapshot()
    again = ruling(ada, match, 1)
    assert again.status_code == 200
    assert again.json()["verdicts"] == first["verdicts"]
    refused(ruling(ada, match, 1, "CHALLENGE"), 409)
    for wrong in (3, 10, 11, 0, -1, 10**30):
        refused(ruling(ada, match, wrong), 409)
    assert ruling(ada, match, 2, "MAYBE").status_code == 422
    assert stage.snapshot() == before


def test_a_ruling_before_its_exhibit_is_409(ada: Client) -> None:
    answer = post(ada, "/api/matches", {"presenter": stage.PRESENTER})
    refused(ruling(ada, Match.objects.get(id=answer.json()["id"]), 1), 409, "nothing_filed")


@pytest.mark.parametrize(("who", "status"), [("stranger", 401), ("member", 403), ("guest", 403)])
def test_a_persons_match_is_theirs(room: None, who: str, status: int) -> None:
    match = stage.sit(stage.person())
    client = Client()
    if who == "member":
        client.force_login(stage.person("grace"))
    if who == "guest":
        client.force_login(stage.person("guest-1", is_guest=True))
    before = stage.snapshot()
    for path in (
        f"/api/matches/{match.id}",
        f"/api/matches/{match.id}/docket",
        f"{API}/matches/{match.id}",
    ):
        refused(client.get(path), status)
    refused(ruling(client, match, 1), status)
    refused(post(client, f"/api/matches/{match.id}/share", {"public": True}), status)
    assert stage.snapshot() == before
    stage.finish(match)
    chair.share(match=match, public=True)
    assert client.get(f"/api/matches/{match.id}").status_code == 200
    refused(ruling(client, match, 1), status)
    refused(post(client, f"/api/matches/{match.id}/share", {"public": False}), status)


def test_who_may_sit(room: None) -> None:
    client = Client()
    body = {"presenter": stage.PRESENTER}
    refused(post(client, "/api/matches", body), 401, "not_signed_in")
    client.force_login(stage.person("guest-1", is_guest=True))
    refused(post(client, "/api/matches", body), 403)
    client.force_login(stage.person())
    refused(post(client, "/api/matches", {"presenter": "nobody-at-all"}), 404)
    assert post(client, "/api/matches", {"presenter": "\x00"}).status_code == 422


def test_a_cookie_alone_writes_nothing(room: None) -> None:
    match = stage.sit(stage.person())
    strict = Client(enforce_csrf_checks=True)
    assert match.owner is not None
    strict.force_login(match.owner)
    refused(ruling(strict, match, 1), 403, "csrf")
    refused(post(strict, "/api/matches", {"presenter": stage.PRESENTER}), 403, "csrf")


def test_what_is_only_the_owners_is_not_for_caches(ada: Client) -> None:
    match = taken(ada)
    answer = ada.get(f"{API}/matches/{match.id}")
    assert answer.status_code == 200
    assert answer.json()["seed"] is None
    assert "public" not in answer["Cache-Control"]
    assert "Access-Control-Allow-Origin" not in answer


def test_a_persons_match_is_never_in_the_rooms_reads(ada: Client) -> None:
    match = taken(ada)
    stage.begin()
    stage.finish(match)
    for rest in ("state", "matches", "docket"):
        assert str(match.id) not in ada.get(f"{API}/{rest}").content.decode()


def test_sharing_waits_for_the_end(ada: Client) -> None:
    match = taken(ada)
    refused(post(ada, f"/api/matches/{match.id}/share", {"public": True}), 409, "not_over")
    stage.finish(match)
    answer = post(ada, f"/api/matches/{match.id}/share", {"public": True})
    assert answer.status_code == 200
    [row] = Client().get(f"{API}/matches").json()["items"]
    assert row["human"] is True
    assert row["examiner"] == {"name": "ada", "model": "human"}


def test_a_deleted_owner_is_a_former_member(ada: Client) -> None:
    match = stage.finish(taken(ada))
    chair.share(match=match, public=True)
    assert match.owner is not None
    match.owner.delete()
    body = Client().get(f"{API}/matches/{match.id}").json()
    assert body["examiner"] == {"name": "a former member", "model": "human"}
    assert body["phase"] == "complete"


def test_a_match_left_alone_is_closed_and_stays_as_it_is(ada: Client) -> None:
    match = taken(ada)
    ruling(ada, match, 1)
    stage.work(match.id)
    chair.close_idle(now=timezone.now() + timedelta(hours=25))
    body = ada.get(f"/api/matches/{match.id}").json()
    assert body["phase"] == "complete"
    assert len(body["verdicts"]) == 1
    assert len(body["exhibits"]) == 2
    refused(ruling(ada, match, 2), 409, "match_over")
