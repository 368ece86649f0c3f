"""A whole trial reaches its verdict whatever the vendor does, and says who gave it."""

import random
from typing import Any

import pytest

from tests.stubs import answers
from tests.stubs.faults import KNOWN, Script
from tests.stubs.vendor import Vendor
from tests.trials import stage
from tests.trials.minds.courtroom import HARMLESS, Marking, check, check_engines, play, rows
from trials import casefiles, selectors

DAWDLING = {"delay", "slow_first_token", "slow_tokens", "trickle"}
FAST = "gpt-oss"
CALLS_OF_A_TRIAL = 3 + 3 * 6 + 3


def test_well_behaved_models_sit_in_every_seat(vendor_bench: Vendor) -> None:
    trial = play()
    assert check(trial) == "live"
    assert selectors.engines_of(trial) == {
        "prosecutor": "groq:openai/gpt-oss-120b",
        "assessor": "groq:openai/gpt-oss-120b",
        "judge": "openai:gpt-4o",
        "strategist": "house",
    }
    assert len(vendor_bench.calls) == len(rows(trial)) == CALLS_OF_A_TRIAL
    for row in rows(trial):
        assert (row.kind, row.outcome, row.attempt) == ("trial", "ok", 1)
        assert (row.prompt_tokens, row.completion_tokens) == (120, 40)
        assert row.cost_micros
        assert row.latency_ms >= 0
        assert (row.first_token_ms is not None) == (row.purpose in ("opening", "reply"))
    hashes = {row.purpose: row.prompt_hash for row in rows(trial)}
    assert len(set(hashes.values())) == len(hashes) == 8


@pytest.mark.slow
@pytest.mark.parametrize("where", ["all", "one", "model"])
@pytest.mark.parametrize("fault", sorted(KNOWN))
def test_under_every_misbehaviour_a_trial_reaches_its_verdict(
    vendor_bench: Vendor, fault: str, where: str, request: Any, record_property: Any
) -> None:
    if fault in DAWDLING:
        request.getfixturevalue("hurried")
    marking = Marking(vendor_bench)
    match = {"all": {}, "one": {"nth": 7}, "model": {"model": FAST}}[where]
    vendor_bench.script.add(fault, match, **({"seconds": 0.7} if fault in DAWDLING else {}))
    trial = play()
    bench = check(trial, marking)
    failed = sum(row.outcome != "ok" for row in rows(trial))
    record_property("outcome", f"{bench}, {len(rows(trial))} calls, {failed} failed")
    if fault in HARMLESS or where != "all":
        assert bench == "live"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_under_random_mixtures_a_trial_reaches_its_verdict(
    vendor_bench: Vendor, hurried: None, seed: int
) -> None:
    die = random.Random(seed)
    marking = Marking(vendor_bench)
    script = Script(seed=seed)
    for fault in die.sample(sorted(KNOWN), 8):
        match = die.choice([{}, {"model": FAST}, {"model": "gpt-4"}, {"stream": True}])
        script.add(fault, match, chance=die.choice([0.1, 0.3, 0.6]))
    vendor_bench.script = script
    check(play(seed=seed), marking)


@pytest.mark.parametrize(
    "fault", ["truncated", "refusal_prose", "rubbish", "drop_midway", "prose", "forgets_field"]
)
def test_a_prosecutor_never_speaks_as_an_assistant_nor_in_halves(
    vendor_bench: Vendor, fault: str
) -> None:
    marking = Marking(vendor_bench)
    vendor_bench.script.add(fault)
    trial = play()
    bench = check(trial, marking)
    assert bench == ("live" if fault == "prose" else bench)
    for said in trial.transcript.filter(speaker="prosecutor"):
        for trace in ("Certainly", "assist", "%%%", "`", "Let me know"):
            assert trace not in said.text


def test_against_a_server_that_babbles_a_trial_still_plays(vendor_bench: Vendor) -> None:
    vendor_bench.answer = answers.babble
    trial = play()
    assert check(trial) == "mixed"
    assert {row.assessor for row in trial.rounds.all()} == {"house"}
    assert trial.verdict.engine == "house"


def test_a_babbler_without_end_is_led_out_and_named(vendor_bench: Vendor) -> None:
    def endless(body: dict[str, Any]) -> Any:
        return " ".join(answers.SENTENCES * 20) if body.get("stream") else answers.answer(body)

    vendor_bench.answer = endless
    trial = play()
    assert check(trial) == "live"
    for said in trial.transcript.filter(speaker="prosecutor"):
        assert 160 <= len(said.text.split()) < 180
    assert {r.outcome for r in rows(trial) if r.purpose == "reply"} == {"abandoned"}


def test_where_all_fail_and_the_house_may_not_sit_the_trial_stalls_until_they_recover(
    vendor_bench: Vendor, settings: Any
) -> None:
    settings.HOUSE_FALLBACK = False
    trial = stage.until(stage.open_trial(seed=7), "round_2")
    vendor_bench.script.add("server_error")
    stage.defend(trial)
    assert (trial.phase, trial.status) == ("round_2", "stalled")
    assert stage.events(trial, "trial.stalled") == [{"reason": trial.stall_reason}]
    assert "Nothing you wrote is lost" in trial.stall_reason
    assert "server" not in trial.stall_reason
    assert trial.rounds.get(phase="round_2").text == stage.DEFENSES["round_2"]
    again = stage.retry(trial)
    assert again.status == "stalled", "still down"
    vendor_bench.reset()
    assert stage.retry(trial).phase == "round_3"
    while trial.status != "decided":
        stage.defend(trial)
    # Not the bounds: a step taken up three times has asked three times over.
    assert check_engines(trial) == "live"


def test_what_succeeded_before_a_stall_is_not_asked_again(
    vendor_bench: Vendor, settings: Any
) -> None:
    settings.HOUSE_FALLBACK = False
    trial = stage.until(stage.open_trial(seed=7), "round_1")
    vendor_bench.reset(Script().add("bad_request", {"schema": "ExhibitAnswer"}))
    stage.defend(trial)
    assert trial.status == "stalled"
    first = {call.schema for call in vendor_bench.calls if call.fault is None}
    assert first == {"WeaknessesAnswer", "FallaciesAnswer", "AssessmentAnswer"}
    assert {row.purpose for row in rows(trial) if row.step == "round_1"} == {
        "weaknesses", "fallacies", "assessment", "exhibit",
    }  # fmt: skip
    vendor_bench.reset()
    assert stage.retry(trial).phase == "round_2"
    asked = [call.schema for call in vendor_bench.calls]
    assert asked == ["ExhibitAnswer", "", "WriteBackAnswer"]


def test_the_case_file_sums_the_calls_up_by_engine(vendor_bench: Vendor) -> None:
    trial = play()
    calls = casefiles.case_file_out(trial)["calls"]
    assert calls["count"] == CALLS_OF_A_TRIAL
    assert calls["prompt_tokens"] == CALLS_OF_A_TRIAL * 120
    assert {(row["engine"], row["count"]) for row in calls["by_engine"]} == {
        ("groq:openai/gpt-oss-120b", CALLS_OF_A_TRIAL - 1), ("openai:gpt-4o", 1),
    }  # fmt: skip
    assert calls["cost_usd"] == pytest.approx(sum(row["cost_usd"] for row in calls["by_engine"]))
