"""What is asked when: side by side where it can be, in order where it must, never twice."""

from datetime import timedelta

import pytest
from django.utils import timezone

from allrise.turns import claims
from allrise.turns.models import Turn
from tests.stubs.handler import Call
from tests.stubs.vendor import Vendor
from tests.trials import stage
from tests.trials.minds.courtroom import rows
from trials.models import Trial
from trials.services import turns

TOOLS = {"WeaknessesAnswer", "FallaciesAnswer", "AssessmentAnswer", "ExhibitAnswer"}
LATENCY = 0.25


def step(vendor: Vendor, trial: Trial) -> list[Call]:
    """File what is due, let the court answer; the calls that took, slowly, in order."""
    vendor.reset()
    vendor.latency = LATENCY
    stage.defend(trial)
    vendor.latency = 0.0
    return list(vendor.calls)


def together(calls: list[Call]) -> bool:
    """Whether all were in flight at once."""
    return max(call.came for call in calls) < min(call.went or 0 for call in calls)


def after(later: Call, earlier: list[Call]) -> bool:
    return later.came >= max(call.went or 0 for call in earlier)


@pytest.mark.parametrize("phase", ["round_1", "round_3"])
def test_a_round_asks_four_side_by_side_then_speaks_then_notes(
    vendor_bench: Vendor, phase: str
) -> None:
    trial = stage.until(stage.open_trial(seed=7), phase)
    calls = step(vendor_bench, trial)
    *tools, reply, notes = calls
    assert {call.schema for call in tools} == TOOLS
    assert together(tools)
    assert after(reply, tools)
    assert reply.body["stream"] is True
    assert after(notes, [reply])
    assert notes.schema == "WriteBackAnswer"


def test_an_opening_asks_for_its_exhibit_then_speaks_then_notes(vendor_bench: Vendor) -> None:
    stage.work(stage.open_trial(seed=7))
    exhibit, speech, notes = vendor_bench.calls
    assert (exhibit.schema, speech.body["stream"], notes.schema) == (
        "ExhibitAnswer", True, "WriteBackAnswer",
    )  # fmt: skip
    assert after(speech, [exhibit])
    assert after(notes, [speech])


def test_a_closing_asks_two_side_by_side_and_then_for_one_ruling(vendor_bench: Vendor) -> None:
    trial = stage.until(stage.open_trial(seed=7), "closing")
    *tools, ruling = step(vendor_bench, trial)
    assert {call.schema for call in tools} == {"FallaciesAnswer", "AssessmentAnswer"}
    assert together(tools)
    assert after(ruling, tools)
    assert (ruling.schema, ruling.model) == ("RulingAnswer", "gpt-4o")
    assert trial.status == "decided"


def test_a_hint_is_one_call_and_is_on_the_record_of_calls(vendor_bench: Vendor) -> None:
    trial = stage.until(stage.open_trial(seed=7), "round_2")
    vendor_bench.reset()
    stage.ask_hint(trial)
    stage.work(trial)
    (call,) = vendor_bench.calls
    assert call.schema == "AdviceAnswer"
    assert stage.events(trial, "hint.given")[0]["engine"] == "groq:openai/gpt-oss-120b"
    assert [row.seat for row in rows(trial) if row.purpose == "hint"] == ["strategist"]


def test_a_failed_hint_costs_nothing_and_its_calls_are_recorded(
    vendor_bench: Vendor, settings: object
) -> None:
    settings.HOUSE_FALLBACK = False  # type: ignore[attr-defined]
    trial = stage.until(stage.open_trial(seed=7), "round_1")
    vendor_bench.script.add("truncated", {"schema": "AdviceAnswer"})
    stage.ask_hint(trial)
    stage.work(trial)
    assert stage.types(trial)[-1] == "hint.failed"
    assert trial.status == "defense"
    asked = [(row.outcome, row.engine) for row in rows(trial) if row.purpose == "hint"]
    assert [outcome for outcome, _ in asked] == ["truncated"] * 3
    assert len({engine for _, engine in asked}) == 3


def test_advice_given_before_is_asked_for_once_more(vendor_bench: Vendor) -> None:
    from tests.stubs import answers

    trial = stage.until(stage.open_trial(seed=7), "round_1")
    said = iter(["look_again", "look_again", "count_the_forks"])
    vendor_bench.answer = lambda body: (
        {"advice": next(said), "text": "Look at the clock."}
        if "Advice" in str(body.get("response_format"))
        else answers.answer(body)
    )
    for _ in range(2):
        stage.ask_hint(trial)
        stage.work(trial)
    assert [hint.advice for hint in trial.hints.order_by("id")] == ["look_again", "count_the_forks"]
    outcomes = [row.outcome for row in rows(trial) if row.purpose == "hint"]
    assert outcomes == ["ok", "repeated", "ok"]


def test_a_turn_whose_claim_was_lost_is_taken_up_without_paying_again(
    vendor_bench: Vendor, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = stage.until(stage.open_trial(seed=7), "round_2")
    stage.file(trial)
    (owed,) = stage.owed(trial)

    def lost(held: claims.Claim, *_: object, **__: object) -> None:
        raise claims.Stale(held.step)

    with monkeypatch.context() as patch:
        patch.setattr(turns, "record_prosecution", lost)
        stage.work(trial)
    assert (trial.phase, trial.status) == ("round_2", "prosecution")
    kept = {reply.purpose: reply.data for reply in owed.replies.all()}
    vendor_bench.reset()
    Turn.objects.filter(id=owed.id).update(due_at=timezone.now() - timedelta(seconds=1))
    stage.work(trial)
    assert trial.phase == "round_3"
    assert vendor_bench.calls == []
    assert stage.events(trial, "prosecution.spoke")[-1]["text"] == kept["reply"].strip()


def test_calls_under_way_when_a_claim_is_lost_are_recorded_all_the_same(
    vendor_bench: Vendor, settings: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.TURN_RENEW_SECONDS = 0.0  # type: ignore[attr-defined]
    trial = stage.until(stage.open_trial(seed=7), "round_1")
    stage.file(trial)

    def lost(held: claims.Claim) -> None:
        raise claims.Stale(held.step)

    monkeypatch.setattr(claims, "renew", lost)
    vendor_bench.reset()
    vendor_bench.latency = LATENCY
    stage.work(trial)
    assert trial.status == "prosecution"
    assert len(vendor_bench.calls) == 4
    assert len([row for row in rows(trial) if row.step == "round_1"]) == 4
