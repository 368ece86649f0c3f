"""The export: its published shape, and the way back to what the court itself holds."""

import json
from datetime import UTC
from typing import Any

import jsonschema_rs
import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from tests.trials import stage
from trials import exports
from trials.casefiles import case_file_out
from trials.domain.casefile import Ruling, Seat
from trials.domain.charges import Difficulty
from trials.domain.fallacies import Fallacy
from trials.domain.memory import (
    Habit,
    JudgeMemory,
    MarkedRound,
    ProsecutorMemory,
    Summary,
    TalliedFallacy,
)
from trials.domain.phases import SCORED, Mode, Phase, Plea, Speaker, Status
from trials.domain.scoring import DIMENSIONS, Scores, points, total
from trials.domain.verdict import Decision, Verdict, assemble
from trials.exports import CaseFileOut, DecidedTrial, Exported, SpentInAll
from trials.models import Trial
from trials.schemas import ChargeName, SaidOut
from trials.selectors import memories

WORDS = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=40)
WHEN = st.datetimes(timezones=st.just(UTC))


@pytest.fixture
def decided(trial: Trial) -> Trial:
    return stage.decide(trial)


@pytest.fixture
def owner(decided: Trial) -> Client:
    client = Client()
    client.force_login(decided.owner)
    return client


@pytest.mark.django_db
def test_an_export_reads_back_as_what_the_court_holds(decided: Trial, owner: Client) -> None:
    answer = owner.get(f"/api/trials/{decided.id}/export")
    found = exports.read(answer.content)
    remembered = memories(decided)
    prosecutor = ProsecutorMemory.model_validate(remembered[Seat.PROSECUTOR])
    judge = JudgeMemory.model_validate(remembered[Seat.JUDGE])
    assert found.trial.verdict == Verdict.model_validate(decided.verdict.data)
    assert {r.phase: r.scores for r in found.trial.verdict.rounds} == judge.scores()
    assert found.casefile.strategies == prosecutor.strategies
    assert found.casefile.summaries == prosecutor.summaries
    assert found.casefile.habits == prosecutor.habits
    assert found.casefile.reasoning == decided.verdict.reasoning
    assert {f.phase.value: f.text for f in found.casefile.rounds} == stage.DEFENSES
    assert [said.text for said in found.trial.transcript] == [
        said.text for said in decided.transcript.order_by("seq")
    ]


@pytest.mark.django_db
def test_the_published_schema_holds_of_every_export(decided: Trial, owner: Client) -> None:
    whole = owner.get("/api/openapi.json").json()
    shape = whole["paths"]["/api/trials/{trial_id}/export"]["get"]["responses"]["200"]
    schema = {**shape["content"]["application/json"]["schema"], "components": whole["components"]}
    body = owner.get(f"/api/trials/{decided.id}/export").json()
    jsonschema_rs.validator_for(schema).validate(body)
    body["casefile"]["margin"] = "wide"
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validator_for(schema).validate(body)
    casefile = owner.get(f"/api/trials/{decided.id}/casefile").json()
    assert casefile == json.loads(json.dumps(case_file_out(decided)))


@pytest.mark.django_db
def test_what_is_no_export_is_refused(decided: Trial) -> None:
    whole: dict[str, Any] = exports.as_json(decided)
    for spoilt in ({**whole, "format": "all-rise/trial/2"}, {**whole, "more": 1}, {"trial": {}}):
        with pytest.raises(ValidationError):
            exports.read(json.dumps(spoilt, default=str))


SCORES = st.builds(Scores, **{each.value: st.integers(0, 10) for each in DIMENSIONS})
SUMMARIES = st.lists(st.builds(Summary, phase=st.sampled_from(Phase), text=WORDS), max_size=3)
HABITS = st.lists(st.builds(Habit, name=WORDS, count=st.integers(1, 9)), max_size=2)
FALLACIES = st.lists(
    st.builds(
        TalliedFallacy,
        phase=st.sampled_from(SCORED),
        name=st.sampled_from(Fallacy),
        quote=WORDS,
        explanation=WORDS,
    ),
    max_size=3,
)
RULINGS = st.builds(
    Ruling,
    reasoning=WORDS,
    verdict=st.sampled_from([each.value for each in Decision]),
    override=st.booleans(),
    override_reason=WORDS,
    summary=WORDS,
    strongest_argument=WORDS,
    weakest_argument=WORDS,
    remarks=st.just({}),
    sentence=WORDS,
)
SAID = st.builds(
    SaidOut,
    seq=st.integers(1, 99),
    at=WHEN,
    phase=st.sampled_from(Phase),
    speaker=st.sampled_from(Speaker),
    text=WORDS,
    engine=st.none() | WORDS,
    contempt=st.booleans(),
    evidence=st.none(),
)
NO_CALLS = SpentInAll(
    count=0, failed=0, prompt_tokens=0, completion_tokens=0, cost_usd=None, by_engine=()
)


@st.composite
def marked(draw: st.DrawFn) -> tuple[MarkedRound, ...]:
    reasons = st.fixed_dictionaries(dict.fromkeys(DIMENSIONS, WORDS))
    return tuple(
        MarkedRound(
            phase=phase, scores=draw(SCORES), reasons=draw(reasons), remark=draw(WORDS), engine="x"
        )
        for phase in SCORED
    )


@st.composite
def verdicts(draw: st.DrawFn) -> Verdict:
    """Marks as they fall, and a verdict by the arithmetic."""
    return assemble(
        marked=draw(marked()),
        fallacies=tuple(draw(FALLACIES)),
        ruling=draw(RULINGS),
        contempt=draw(st.integers(0, 3)),
        hints_used=draw(st.integers(0, 3)),
        engine="house",
    )


TRIALS = st.builds(
    DecidedTrial,
    id=st.uuids(),
    charge=st.builds(
        ChargeName, slug=st.just("duck"), title=WORDS, difficulty=st.sampled_from(Difficulty)
    ),
    elements=st.just([]),
    mode=st.sampled_from(Mode),
    plea=st.none() | st.sampled_from(Plea),
    status=st.just(Status.DECIDED),
    phase=st.just(Phase.CLOSING),
    seed=st.integers(0, 2**53 - 1),
    daily=st.booleans(),
    bench=st.just("house"),
    hints_left=st.integers(0, 3),
    engines=st.just({"judge": "house"}),
    created_at=WHEN,
    decided_at=WHEN,
    public=st.booleans(),
    transcript=st.lists(SAID, max_size=3),
    verdict=verdicts(),
)
CASE_FILES = st.builds(
    CaseFileOut,
    margin=st.integers(-2400, 1600).map(points),
    best_change=st.none(),
    unanswered=st.just(()),
    strategies=SUMMARIES.map(tuple),
    summaries=SUMMARIES.map(tuple),
    habits=HABITS.map(tuple),
    ledger=st.just(()),
    rounds=st.just(()),
    capped=st.integers(0, 4),
    reasoning=WORDS,
    engines=st.just({}),
    calls=st.just(NO_CALLS),
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.builds(Exported, trial=TRIALS, casefile=CASE_FILES))
def test_any_record_comes_back_equal(record: Exported) -> None:
    sent = record.model_dump_json()
    assert exports.read(sent) == record
    jsonschema_rs.validator_for(Exported.model_json_schema(mode="serialization")).validate(
        json.loads(sent)
    )
    again = {item.phase: item.scores for item in exports.read(sent).trial.verdict.rounds}
    assert points(total(again)) == record.trial.verdict.total
