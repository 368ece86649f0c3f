"""How fast the room's pages may be read and a person may rule; the state has its own tests."""

from collections import Counter
from typing import Any

import pytest
from django.test import Client

from allrise.accounts import limits
from evidence.models import Match
from tests.evidence import room as stage
from tests.trials.test_api import post

pytestmark = pytest.mark.django_db
READS = ("/evidence-room/asides/", "/evidence-room/catalogue/", "/evidence-room/matches/")
BROWSER = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def limited(room: None, settings: Any) -> Any:
    settings.READS_PER_SECOND = 1
    settings.CHAIR_MOVES_PER_MINUTE = 3
    limits._away._until = 0.0
    return settings


@pytest.fixture
def match(limited: Any, client: Client) -> Match:
    ada = stage.person()
    client.force_login(ada)
    return stage.sit(ada)


@pytest.mark.parametrize("path", READS)
def test_the_pages_beside_the_state_are_not_read_without_end(limited: Any, path: str) -> None:
    here, elsewhere = Client(REMOTE_ADDR="203.0.113.7"), Client(REMOTE_ADDR="203.0.113.8")
    assert Counter(here.get(path).status_code for _ in range(13)) == {200: 10, 429: 3}
    assert elsewhere.get(path).status_code == 200


def test_a_person_is_told_on_a_page_and_a_program_in_json(limited: Any) -> None:
    reader = Client(REMOTE_ADDR="203.0.113.9")
    for _ in range(10):
        reader.get(READS[1])
    page = reader.get(READS[1], headers=BROWSER)
    assert page.status_code == 429
    assert 1 <= int(page["Retry-After"]) <= 10
    assert page["Cache-Control"] == "no-store"
    assert "script-src" in page["Content-Security-Policy"]
    assert b"<h1>Not so fast</h1>" in page.content
    assert reader.get(READS[0]).json()["code"] == "slow_down"


def test_rulings_are_counted_by_person_however_they_come(match: Match, client: Client) -> None:
    form = {"round": 1, "decision": "ACCEPT", "reasoning": "It reads like the almanac."}
    page = f"/evidence-room/chair/{match.id}/"
    assert client.post(page, form).status_code == 302
    assert post(client, f"/api/matches/{match.id}/rulings", form).status_code == 200
    assert client.post(page, form).status_code == 302
    over = client.post(page, form)
    assert over.status_code == 429
    assert 1 <= int(over["Retry-After"]) <= 60
    # What was typed is not lost with the page.
    assert form["reasoning"] in over.content.decode()
    told = post(client, f"/api/matches/{match.id}/rulings", form)
    assert (told.status_code, told.json()["code"]) == (429, "slow_down")
    assert told["Retry-After"]


def test_sharing_counts_as_a_move(limited: Any, match: Match, client: Client) -> None:
    limited.CHAIR_MOVES_PER_MINUTE = 60
    stage.finish(match)
    limited.CHAIR_MOVES_PER_MINUTE = 13
    codes = [
        post(client, f"/api/matches/{match.id}/share", {"public": True}).status_code
        for _ in range(4)
    ]
    assert codes == [200, 200, 200, 429]


def test_what_is_refused_is_not_counted(match: Match, client: Client) -> None:
    page = f"/evidence-room/chair/{match.id}/"
    for _ in range(5):
        assert client.post(page, {"round": 9, "decision": "ACCEPT"}).status_code == 409
    assert client.post(page, {"round": 1, "decision": "ACCEPT"}).status_code == 302


def test_too_many_matches_are_refused_on_a_page(limited: Any, client: Client) -> None:
    limited.MATCHES_PER_HOUR = 1
    client.force_login(stage.person())
    assert client.post("/evidence-room/sit/", {"presenter": stage.PRESENTER}).status_code == 302
    over = client.post("/evidence-room/sit/", {"presenter": stage.PRESENTER})
    assert over.status_code == 429
    assert int(over["Retry-After"]) > 60
    assert b"<h1>Not so fast</h1>" in over.content
