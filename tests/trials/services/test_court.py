"""Taking up turns: stalls and retries, lost claims, tasks delivered twice or late."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from allrise.turns import claims
from allrise.turns.models import StoredReply, Turn
from tests.trials import benches, stage
from tests.trials.conftest import Seat
from trials.domain.phases import IllegalMove
from trials.models import Trial, VerdictRecord
from trials.services import court, lobby, turns, verdicts

pytestmark = pytest.mark.django_db
house = benches.house()


@pytest.fixture
def owing(trial: Trial) -> Trial:
    """A defence is filed in round one; the reply is owed."""
    stage.work(trial)
    stage.file(trial)
    return trial


def lapse(turn: Turn) -> None:
    """The lease of whoever thinks about the turn runs out."""
    Turn.objects.filter(id=turn.id).update(due_at=timezone.now() - timedelta(seconds=1))


BREAKING = {
    "weaknesses": lambda: benches.with_seats(
        tools=benches.Failing(house.tools, "recall_weaknesses")
    ),
    "fallacies": lambda: benches.with_seats(tools=benches.Failing(house.tools, "detect_fallacy")),
    "assessment": lambda: benches.with_seats(tools=benches.Failing(house.tools, "assess")),
    "exhibit": lambda: benches.with_seats(tools=benches.Failing(house.tools, "elaborate")),
    "speech": lambda: benches.with_seats(prosecutor=benches.Failing(house.prosecutor, "speak")),
    "half a speech": lambda: benches.with_seats(prosecutor=benches.BreaksOff(house.prosecutor)),
    "write-back": lambda: benches.with_seats(
        prosecutor=benches.Failing(house.prosecutor, "write_back")
    ),
}


@pytest.mark.parametrize("what", BREAKING)
def test_whatever_fails_the_trial_stalls_plainly_and_a_retry_goes_on(
    owing: Trial, seat: Seat, what: str
) -> None:
    before = stage.last(owing)
    laid = owing.exhibits.count()
    seat(BREAKING[what]())
    stage.work(owing)
    assert (owing.phase, owing.status) == ("round_1", "stalled")
    [(seq, name, data)] = stage.docket(owing, before)
    assert (seq, name) == (before + 1, "trial.stalled")
    assert data == {"reason": owing.stall_reason}
    assert "Broken" not in data["reason"]
    assert owing.rounds.get().text == stage.DEFENSES["round_1"], "the defence is safe"
    assert owing.rounds.get().strength is None
    assert owing.exhibits.count() == laid

    seat(benches.house())
    lobby.retry(trial_id=owing.id, now=timezone.now())
    owing.refresh_from_db()
    assert (owing.status, owing.stall_reason) == ("prosecution", "")
    assert stage.docket(owing, before + 1) == [(before + 2, "trial.resumed", {})]
    stage.work(owing)
    assert (owing.phase, owing.status) == ("round_2", "defense")
    stage.decide(owing)
    assert owing.verdict is not None


def test_a_stalled_verdict_is_retried_into_one_verdict(trial: Trial, seat: Seat) -> None:
    judge = benches.Failing(house.judge, "rule")
    seat(benches.with_seats(judge=judge))
    stage.until(trial, "closing")
    stage.defend(trial)
    assert (trial.phase, trial.status) == ("closing", "stalled")
    judge.broken = False
    lobby.retry(trial_id=trial.id, now=timezone.now())
    trial.refresh_from_db()
    assert trial.status == "deliberation"
    stage.work(trial)
    assert trial.status == "decided"
    assert judge.calls == ["rule", "rule"]
    assert VerdictRecord.objects.count() == 1


def test_many_stalls_do_not_wear_a_trial_out(owing: Trial, seat: Seat) -> None:
    seat(benches.with_seats(prosecutor=benches.Failing(house.prosecutor, "speak")))
    # Fewer than a person may ask for in a minute.
    for _ in range(25):
        stage.work(owing)
        assert owing.status == "stalled"
        lobby.retry(trial_id=owing.id, now=timezone.now())
    seat(benches.house())
    stage.work(owing)
    assert owing.phase == "round_2"


def test_a_turn_that_kills_every_worker_is_given_up_and_can_be_retried(owing: Trial) -> None:
    turn = stage.owed(owing)[0]
    for _ in range(200):
        held = claims.claim(turn.id)
        assert held is not None
        if held.hopeless:
            break
        lapse(turn)
    else:
        raise AssertionError("it is tried for ever")
    lapse(turn)
    stage.work(owing)
    assert owing.status == "stalled"
    lobby.retry(trial_id=owing.id, now=timezone.now())
    stage.work(owing)
    assert owing.phase == "round_2"


def test_nothing_stalled_nothing_to_retry(owing: Trial) -> None:
    before = stage.snapshot(owing)
    with pytest.raises(IllegalMove) as refused:
        lobby.retry(trial_id=owing.id, now=timezone.now())
    assert refused.value.error_code == "not_stalled"
    assert stage.snapshot(owing) == before


@pytest.mark.parametrize("phase", ["round_1", "closing"])
def test_a_task_delivered_twice_changes_nothing_the_second_time(trial: Trial, phase: str) -> None:
    stage.until(trial, phase)
    stage.file(trial)
    turn = stage.owed(trial)[0]
    stage.TASKS[turn.task](turn.id)
    before = stage.snapshot(trial)
    stage.TASKS[turn.task](turn.id)
    assert stage.snapshot(trial) == before


def test_a_task_for_nothing_at_all_does_nothing(trial: Trial) -> None:
    before = stage.snapshot(trial)
    for take_up in (court.prosecute, court.deliberate_on, court.advise):
        take_up(stage.key())
    assert stage.snapshot(trial) == before


def test_a_turn_somebody_holds_is_left_alone(owing: Trial) -> None:
    turn = stage.owed(owing)[0]
    assert claims.claim(turn.id) is not None
    before = stage.snapshot(owing)
    court.prosecute(turn.id)
    assert stage.snapshot(owing) == before


@pytest.fixture
def overtaken(monkeypatch: pytest.MonkeyPatch, seat: Seat) -> Callable[[Any, str, Turn], None]:
    """Just before `service.name` records, the lease runs out and another worker does the turn."""

    def arrange(service: Any, name: str, turn: Turn) -> None:
        really = getattr(service, name)

        def late(held: claims.Claim, *args: Any, **rest: Any) -> None:
            monkeypatch.setattr(service, name, really)
            seat(benches.house())
            lapse(turn)
            stage.TASKS[turn.task](turn.id)
            really(held, *args, **rest)

        monkeypatch.setattr(service, name, late)

    return arrange


RECORDING = {"round_1": (turns, "record_prosecution"), "closing": (verdicts, "record_verdict")}


@pytest.mark.parametrize("phase", RECORDING)
def test_a_claim_that_was_lost_records_nothing(
    trial: Trial, phase: str, overtaken: Callable[[Any, str, Turn], None]
) -> None:
    stage.until(trial, phase)
    stage.file(trial)
    before = stage.last(trial)
    overtaken(*RECORDING[phase], stage.owed(trial)[0])
    stage.work(trial)
    told = stage.types(trial, before)
    assert told.count("prosecution.spoke") + told.count("verdict.rendered") == 1
    assert trial.exhibits.count() == (2 if phase == "round_1" else 4)
    if phase == "round_1":
        stage.decide(trial)
    assert trial.status == "decided"


def test_a_stale_stall_is_dropped(
    owing: Trial, seat: Seat, overtaken: Callable[[Any, str, Turn], None]
) -> None:
    seat(benches.with_seats(prosecutor=benches.Failing(house.prosecutor, "speak")))
    overtaken(turns, "stall", stage.owed(owing)[0])
    stage.work(owing)
    assert (owing.phase, owing.status) == ("round_2", "defense")
    assert "trial.stalled" not in stage.types(owing)
    assert stage.types(owing).count("prosecution.spoke") == 2


def test_what_was_thought_is_not_thought_again_after_a_lost_claim(owing: Trial, seat: Seat) -> None:
    tools = benches.Failing(house.tools)
    prosecutor = benches.Failing(house.prosecutor, "write_back")
    seat(benches.with_seats(tools=tools, prosecutor=prosecutor))
    stage.work(owing)
    assert owing.status == "stalled"
    asked = sorted(tools.calls)
    assert asked == ["assess", "detect_fallacy", "elaborate", "recall_weaknesses"]
    stored = StoredReply.objects.filter(turn__step="round_1")
    assert {reply.purpose for reply in stored} == {
        "assessment", "fallacies", "exhibit", "weaknesses", "reply",
    }  # fmt: skip
    spoken = StoredReply.objects.get(turn__step="round_1", purpose="reply").data
    prosecutor.broken = False
    lobby.retry(trial_id=owing.id, now=timezone.now())
    stage.work(owing)
    assert owing.phase == "round_2"
    assert sorted(tools.calls) == asked, "not one tool was asked again"
    assert prosecutor.calls.count("speak") == 1
    assert stage.events(owing, "prosecution.spoke")[-1]["text"] == spoken.strip()


def test_a_stored_reply_that_no_longer_fits_is_thought_again(owing: Trial, seat: Seat) -> None:
    seat(benches.with_seats(prosecutor=benches.Failing(house.prosecutor, "write_back")))
    stage.work(owing)
    StoredReply.objects.filter(purpose="assessment", turn__step="round_1").update(data={"x": 1})
    lobby.retry(trial_id=owing.id, now=timezone.now())
    seat(benches.house())
    stage.work(owing)
    assert owing.phase == "round_2"
    assert owing.rounds.get().strength is not None


def test_an_abandoned_trials_turn_is_cancelled(owing: Trial) -> None:
    turn = stage.owed(owing)[0]
    lobby.abandon(trial_id=owing.id, now=timezone.now())
    before = stage.snapshot(owing)
    court.prosecute(turn.id)
    assert stage.snapshot(owing) == before
    turn.refresh_from_db()
    assert turn.state == "cancelled"
