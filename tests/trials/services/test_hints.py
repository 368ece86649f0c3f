"""The strategist: three hints at most, one at a time, none twice, none after its turn."""

import uuid

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from allrise.errors import Conflict
from allrise.turns.models import Turn
from tests.trials import benches, stage
from tests.trials.conftest import Seat
from trials.models import Hint, Trial
from trials.schemas import trial_json

pytestmark = pytest.mark.django_db


@pytest.fixture
def running(trial: Trial) -> Trial:
    return stage.work(trial)


def refused(trial: Trial) -> str:
    before = stage.snapshot(trial)
    with pytest.raises(Conflict) as error:
        stage.ask_hint(trial)
    assert stage.snapshot(trial) == before
    return error.value.error_code


def test_a_hint_is_counted_when_it_is_given(running: Trial) -> None:
    before = stage.last(running)
    assert stage.ask_hint(running) == {"left": 3, "phase": "round_1"}
    assert trial_json(running)["hints_left"] == 3
    stage.work(running)
    assert trial_json(running)["hints_left"] == 2
    said = running.transcript.get(speaker="strategist")
    assert stage.docket(running, before) == [
        (before + 1, "hint.given", {"text": said.text, "left": 2, "engine": "house"})
    ]
    assert (said.seq, said.phase, said.engine) == (before + 1, "round_1", "house")
    assert (running.phase, running.status) == ("round_1", "defense")


def test_three_and_no_more_and_never_the_same_advice(running: Trial) -> None:
    for left in (2, 1, 0):
        stage.ask_hint(running)
        stage.work(running)
        assert stage.events(running, "hint.given")[-1]["left"] == left
    assert refused(running) == "hints_spent"
    stage.defend(running)
    assert refused(running) == "hints_spent", "they are three for the whole trial"
    assert len({hint.advice for hint in Hint.objects.all()}) == 3
    assert len({data["text"] for data in stage.events(running, "hint.given")}) == 3


def test_one_at_a_time(running: Trial) -> None:
    stage.ask_hint(running)
    assert refused(running) == "hint_pending"
    with pytest.raises(IntegrityError), transaction.atomic():
        Hint.objects.create(
            trial=running, phase="round_1", state="pending", asked_at=timezone.now()
        )
    stage.work(running)
    stage.ask_hint(running)


def test_only_while_it_is_the_players_turn(running: Trial) -> None:
    stage.file(running)
    assert refused(running) == "hint_refused"
    stage.decide(running)
    assert refused(running) == "hint_refused"


def test_not_while_the_plea_is_outstanding(charge: object) -> None:
    assert refused(stage.open_trial(plea=None)) == "hint_refused"


def test_a_hint_that_comes_after_its_turn_is_dropped_uncounted(running: Trial) -> None:
    stage.ask_hint(running)
    late = stage.owed(running)[0]
    stage.file(running)
    before = stage.snapshot(running)
    stage.TASKS[late.task](late.id)
    hint = Hint.objects.get()
    assert hint.state == "dropped"
    assert hint.text == ""
    assert stage.docket(running) == before[3], "nothing is published"
    assert trial_json(running)["hints_left"] == 3
    stage.work(running)
    stage.ask_hint(running)
    stage.work(running)
    assert trial_json(running)["hints_left"] == 2


def test_a_hint_thought_of_for_an_earlier_round_is_dropped_too(running: Trial) -> None:
    stage.ask_hint(running)
    late = stage.owed(running)[0]
    stage.file(running)
    stage.TASKS["trials.prosecute"](stage.owed(running)[-1].id)
    running.refresh_from_db()
    assert running.phase == "round_2"
    stage.TASKS[late.task](late.id)
    assert Hint.objects.get().state == "dropped"
    assert stage.events(running, "hint.given") == []


def test_a_failed_one_costs_nothing_and_stalls_nothing(running: Trial, seat: Seat) -> None:
    broken = benches.Failing(benches.house().strategist, "advise")
    seat(benches.with_seats(strategist=broken))
    stage.ask_hint(running)
    stage.work(running)
    assert [name for _, name, _ in stage.docket(running)][-1] == "hint.failed"
    assert set(stage.events(running, "hint.failed")[0]) == {"reason"}
    assert (running.phase, running.status) == ("round_1", "defense")
    assert trial_json(running)["hints_left"] == 3
    broken.broken = False
    stage.ask_hint(running)
    stage.work(running)
    assert trial_json(running)["hints_left"] == 2


def test_advice_given_before_is_no_hint(running: Trial, seat: Seat) -> None:
    seat(benches.with_seats(strategist=benches.Parrot()))
    stage.ask_hint(running)
    stage.work(running)
    stage.ask_hint(running)
    stage.work(running)
    assert [hint.state for hint in Hint.objects.order_by("id")] == ["given", "failed"]
    assert stage.owed(running) == []
    assert trial_json(running)["hints_left"] == 2
    assert len(stage.events(running, "hint.given")) == 1


def test_a_key_repeated_asks_once(running: Trial) -> None:
    key = uuid.uuid4()
    answer = stage.ask_hint(running, key=key)
    assert stage.ask_hint(running, key=key) == answer
    assert Turn.objects.filter(kind="hint").count() == 1
    stage.work(running)
    assert stage.ask_hint(running, key=key) == answer
    assert Hint.objects.count() == 1


def test_a_defences_key_is_no_hints_key(running: Trial) -> None:
    key = uuid.uuid4()
    stage.ask_hint(running, key=key)
    with pytest.raises(Conflict) as refused_:
        stage.file(running, key=key)
    assert refused_.value.error_code == "key_reused"


def test_hints_never_reach_the_prosecutor(running: Trial, seat: Seat) -> None:
    seat(benches.with_seats(strategist=benches.Parrot()))
    stage.ask_hint(running)
    stage.work(running)
    watched = benches.Watched(benches.house())
    seat(watched.bench)
    stage.defend(running)
    assert watched.cases
    for method, case in watched.cases:
        assert "Say it again." not in case.model_dump_json(), method
