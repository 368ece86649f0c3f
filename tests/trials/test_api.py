"""The HTTP contract: statuses, shapes, keys, pages. Who may do what is in test_access.py."""

import json
import re
import uuid
from typing import Any

import pytest
from django.test import Client

from tests.trials import stage
from trials.models import Charge, ChargeState, Trial
from trials.services import library

pytestmark = pytest.mark.django_db
TRIAL_KEYS = {
    "id", "charge", "elements", "mode", "plea", "status", "phase", "seed", "daily", "bench",
    "hints_left", "engines", "created_at", "decided_at", "public", "transcript", "verdict",
}  # fmt: skip
SAID_KEYS = {"seq", "at", "phase", "speaker", "text", "engine", "contempt", "evidence"}
EXHIBIT_KEYS = {"letter", "kind", "title", "description", "answered"}


@pytest.fixture
def ada(charge: Charge, client: Client) -> Client:
    client.force_login(stage.person())
    return client


def post(client: Client, path: str, body: Any = None) -> Any:
    return client.post(path, {} if body is None else body, content_type="application/json")


def opened(client: Client, **body: Any) -> dict[str, Any]:
    answer = post(client, "/api/trials", {"charge": stage.SLUG, **body})
    assert answer.status_code == 201, answer.content
    return answer.json()


def refused(answer: Any, status: int, code: str | None = None) -> dict[str, str]:
    """The shape of every refusal."""
    assert answer.status_code == status, answer.content
    problem = answer.json()
    assert set(problem) == {"code", "message"}
    assert re.fullmatch(r"[a-z][a-z0-9_]*", problem["code"])
    assert problem["message"]
    assert code is None or problem["code"] == code, problem
    return problem


def row(body: dict[str, Any]) -> Trial:
    return Trial.objects.get(id=body["id"])


# --- charges -------------------------------------------------------------------


def test_charges_are_listed_without_what_would_spoil_them(ada: Client) -> None:
    body = ada.get("/api/charges").json()
    assert set(body) == {"items", "count", "next"}
    assert set(body["items"][0]) == {"slug", "title", "pitch", "difficulty", "tags"}
    whole = ada.get(f"/api/charges/{stage.SLUG}").json()
    assert whole["elements"] == [
        "The phrase was deployed", "By someone without a doctorate", "Food suffered by it",
    ]  # fmt: skip
    assert not stage.keys(whole) & {"evidence", "flaw", "writer", "topics"}
    assert refused(ada.get("/api/charges/no-such-thing"), 404, "not_found")


def test_drafts_are_nobodys_business(ada: Client) -> None:
    Charge.objects.update(state=ChargeState.DRAFT)
    assert ada.get("/api/charges").json()["count"] == 0
    refused(ada.get(f"/api/charges/{stage.SLUG}"), 404)
    refused(post(ada, "/api/trials", {"charge": stage.SLUG}), 404)
    refused(ada.get("/api/charges/today"), 404)


def test_the_charge_of_the_day_is_one_of_them(ada: Client) -> None:
    assert ada.get("/api/charges/today").json()["slug"] == stage.SLUG


@pytest.mark.parametrize("by", ["page", "after"])
def test_pages_of_charges_meet_without_gap_or_overlap(ada: Client, by: str) -> None:
    library.load(library.read_sheets())
    seen: list[str] = []
    following: str | None = "1"
    while following:
        body = ada.get("/api/charges", {by: following, "page_size": 10}).json()
        seen += [item["slug"] for item in body["items"]]
        following = body["next"]
    assert len(seen) == len(set(seen)) == body["count"] == Charge.objects.count()


@pytest.mark.parametrize(
    "query", ["page=0", "page=x", "page_size=101", "page_size=0", "difficulty=x", "tag=A B"]
)
def test_a_senseless_question_is_422(ada: Client, query: str) -> None:
    refused(ada.get(f"/api/charges?{query}"), 422, "invalid")


# --- opening a trial -----------------------------------------------------------


def test_a_trial_has_the_contracts_shape(ada: Client) -> None:
    body = opened(ada, plea=None)
    assert set(body) == TRIAL_KEYS
    assert set(body["charge"]) == {"slug", "title", "difficulty"}
    assert (body["status"], body["phase"], body["plea"]) == ("defense", "opening", None)
    assert (body["mode"], body["daily"], body["seed"]) == ("text", False, None)
    assert (body["bench"], body["hints_left"], body["public"]) == ("house", 3, False)
    assert [set(item) for item in body["elements"]] == [{"text", "state"}] * 3
    assert all(set(item) == SAID_KEYS for item in body["transcript"])
    assert str(uuid.UUID(body["id"])) == body["id"]


def test_an_open_needs_a_charge_or_the_daily(ada: Client) -> None:
    for wrong in ({}, {"charge": stage.SLUG, "daily": True}, {"daily": True, "seed": 3}):
        refused(post(ada, "/api/trials", wrong), 422, "invalid")
    refused(post(ada, "/api/trials", {"charge": "no-such-charge"}), 404)
    for bad in ({"plea": "guilty"}, {"mode": "telepathy"}, {"seed": -1}, {"seed": 2**53},
                {"seed": "x"}, {"key": "not-a-uuid"}):  # fmt: skip
        refused(post(ada, "/api/trials", {"charge": stage.SLUG, **bad}), 422, "invalid")
    assert not Trial.objects.exists()


def test_the_charge_of_the_day_once(ada: Client) -> None:
    answer = post(ada, "/api/trials", {"daily": True})
    assert answer.status_code == 201
    assert answer.json()["daily"] is True
    refused(post(ada, "/api/trials", {"daily": True}), 409, "daily_spent")


def test_a_key_opens_once(ada: Client) -> None:
    key = str(uuid.uuid4())
    assert opened(ada, key=key)["id"] == opened(ada, key=key)["id"]
    refused(post(ada, "/api/trials", {"charge": stage.SLUG, "key": key, "seed": 4}), 409)
    assert Trial.objects.count() == 1


def test_broken_json_is_refused_in_our_own_words(ada: Client) -> None:
    answer = ada.post("/api/trials", "{", content_type="application/json")
    refused(answer, answer.status_code)
    assert answer.status_code in (400, 422)


# --- playing -------------------------------------------------------------------


def test_a_trial_over_http_from_plea_to_casefile(ada: Client) -> None:
    body = opened(ada, plea=None, seed=7)
    base, trial = f"/api/trials/{body['id']}", row(body)
    refused(post(ada, f"{base}/defenses", {"text": "Wait."}), 409, "plea_awaited")
    assert post(ada, f"{base}/plea", {"plea": "absurd"}).json()["status"] == "prosecution"
    refused(post(ada, f"{base}/plea", {"plea": "absurd"}), 409, "plea_entered")
    refused(ada.get(f"{base}/casefile"), 403)
    refused(ada.get(f"{base}/export"), 403)
    refused(post(ada, f"{base}/share", {"public": True}), 409)
    refused(post(ada, f"{base}/rematch"), 409)
    refused(post(ada, f"{base}/retry"), 409, "not_stalled")
    refused(post(ada, f"{base}/hints"), 409, "hint_refused")
    stage.work(trial)
    answer = post(ada, f"{base}/hints")
    assert (answer.status_code, answer.json()) == (202, {"left": 3, "phase": "round_1"})
    refused(post(ada, f"{base}/hints"), 409, "hint_pending")
    stage.work(trial)
    for phase, text in stage.DEFENSES.items():
        key = str(uuid.uuid4())
        filed = post(ada, f"{base}/defenses", {"text": text, "key": key, "phase": phase})
        assert filed.status_code == 202
        assert set(filed.json()) == {"seq", "phase", "status"}
        again = post(ada, f"{base}/defenses", {"text": text, "key": key, "phase": phase})
        assert (again.status_code, again.json()) == (202, filed.json())
        refused(post(ada, f"{base}/defenses", {"text": "Other.", "key": key}), 409, "key_reused")
        refused(post(ada, f"{base}/defenses", {"text": "More."}), 409, "not_your_turn")
        stage.work(trial)
    shown = ada.get(base).json()
    assert (shown["status"], shown["hints_left"], shown["seed"]) == ("decided", 2, 7)
    assert shown["verdict"]["hints_used"] == 1
    exhibits = [item["evidence"] for item in shown["transcript"] if item["evidence"]]
    assert all(set(item) == EXHIBIT_KEYS for item in exhibits)
    assert post(ada, f"{base}/share", {"public": True}).json()["public"] is True
    refused(post(ada, f"{base}/defenses", {"text": "Late."}), 409, "trial_decided")
    refused(post(ada, f"{base}/abandon"), 409, "trial_decided")
    case = ada.get(f"{base}/casefile").json()
    assert [item["phase"] for item in case["rounds"]] == list(stage.DEFENSES)
    assert len(case["ledger"]) == 4
    assert case["reasoning"] == trial.verdict.reasoning
    assert round(case["margin"], 2) == round(shown["verdict"]["total"] - 24, 2)
    again = post(ada, f"{base}/rematch")
    assert again.status_code == 201
    assert (again.json()["seed"], again.json()["plea"]) == (7, "absurd")
    assert ada.delete(base).status_code == 204
    refused(ada.get(base), 404, "not_found")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"text": ""}, "defense_empty"),
        ({"text": " \n "}, "defense_empty"),
        ({"text": "a" * 2001}, "defense_too_long"),
        ({}, "invalid"),
        ({"text": 7}, "invalid"),
        ({"text": None}, "invalid"),
        ({"text": "Fine.", "key": "no"}, "invalid"),
        ({"text": "Fine.", "phase": "round_9"}, "invalid"),
    ],
)
def test_what_cannot_be_filed_is_422(ada: Client, body: dict[str, Any], code: str) -> None:
    trial = opened(ada)
    before = stage.snapshot(stage.work(row(trial)))
    refused(post(ada, f"/api/trials/{trial['id']}/defenses", body), 422, code)
    assert stage.snapshot(row(trial)) == before


def test_half_a_character_does_not_break_the_court(ada: Client) -> None:
    trial = opened(ada)
    stage.work(row(trial))
    answer = ada.post(
        f"/api/trials/{trial['id']}/defenses",
        '{"text": "I was \\ud800 asleep.\\u0000"}',
        content_type="application/json",
    )
    assert answer.status_code == 202
    stage.work(row(trial))
    assert row(trial).phase == "round_2"


def test_far_too_much_is_a_clear_refusal(ada: Client) -> None:
    trial = opened(ada)
    stage.work(row(trial))
    answer = post(ada, f"/api/trials/{trial['id']}/defenses", {"text": "a" * 2_000_000})
    assert 400 <= answer.status_code < 500
    refused(answer, answer.status_code)


def test_a_phase_that_has_passed_is_409(ada: Client) -> None:
    trial = opened(ada)
    stage.defend(stage.work(row(trial)))
    body = {"text": "Late.", "phase": "round_1"}
    refused(post(ada, f"/api/trials/{trial['id']}/defenses", body), 409, "phase_passed")


def test_a_mode_that_cannot_run_here_says_so(ada: Client) -> None:
    trial = opened(ada)
    answer = post(ada, f"/api/trials/{trial['id']}/mode", {"mode": "text"})
    assert answer.status_code == 200
    refused(post(ada, f"/api/trials/{trial['id']}/mode", {"mode": "smoke"}), 422)
    answer = post(ada, f"/api/trials/{trial['id']}/mode", {"mode": "live"})
    assert answer.status_code == 200 or refused(answer, 409, "mode_unavailable")


def test_the_docket_is_given_after_a_number(ada: Client) -> None:
    trial = opened(ada)
    stage.work(row(trial))
    base = f"/api/trials/{trial['id']}/docket"
    whole = ada.get(base).json()
    assert set(whole) == {"items", "count"}
    assert [set(item) for item in whole["items"]] == [
        {"seq", "type", "at", "data"}
    ] * whole["count"]  # fmt: skip
    assert all(item["at"].endswith("Z") for item in whole["items"])
    assert ada.get(base, {"after": 3}).json()["items"] == whole["items"][3:]
    assert ada.get(base, {"after": 999}).json() == {"items": [], "count": 0}
    refused(ada.get(base, {"after": -1}), 422)


def test_the_transcript_numbers_are_the_dockets(ada: Client) -> None:
    trial = opened(ada)
    stage.decide(row(trial))
    shown = ada.get(f"/api/trials/{trial['id']}").json()
    numbers = {item["seq"] for item in ada.get(f"/api/trials/{trial['id']}/docket").json()["items"]}
    assert {item["seq"] for item in shown["transcript"]} <= numbers


def test_exports_are_downloads(ada: Client) -> None:
    trial = opened(ada)
    stage.decide(row(trial))
    base = f"/api/trials/{trial['id']}/export"
    answer = ada.get(base)
    assert "attachment" in answer["Content-Disposition"]
    assert set(json.loads(answer.content)["trial"]) == TRIAL_KEYS
    answer = ada.get(base, {"format": "md"})
    assert answer["Content-Type"].startswith("text/markdown")
    text = answer.content.decode()
    assert text.startswith("# Unlicensed Philosophy")
    for words in stage.DEFENSES.values():
        assert words in text
    refused(ada.get(base, {"format": "pdf"}), 422)
