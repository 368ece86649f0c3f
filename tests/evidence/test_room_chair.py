"""A person's match over HTTP."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from evidence.domain.visibility import A_MEMBER
from evidence.models import Match
from evidence.services import chair
from tests.evidence import room as stage
from tests.evidence.shapes import API, MATCH_KEYS
from tests.trials.test_api import post, refused

pytestmark = pytest.mark.django_db


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
