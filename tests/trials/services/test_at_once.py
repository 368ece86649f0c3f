"""Everything at once: requests, workers and owners who do not wait for each other."""

import threading
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from allrise.accounts.models import User
from allrise.docket.models import Entry
from allrise.errors import Conflict, CourtError
from allrise.turns.models import StoredReply, Turn
from tests.trials import benches, stage
from tests.trials.conftest import Seat
from trials.domain.phases import Mode, Plea
from trials.models import DailyAttempt, Hint, Trial, VerdictRecord
from trials.services import daily, lobby, turns

pytestmark = pytest.mark.django_db(transaction=True)
Outcome = tuple[str, Any]


def at_once(*acts: Callable[[], Any]) -> list[Outcome]:
    """Do all of it at the same moment; for each ("done", result) or ("refused", error)."""
    outcomes: list[Outcome] = [("hung", None)] * len(acts)
    start = threading.Barrier(len(acts))

    def run(index: int, act: Callable[[], Any]) -> None:
        try:
            start.wait(10)
            outcomes[index] = ("done", act())
        except CourtError as error:
            outcomes[index] = ("refused", error)
        except BaseException as error:  # noqa: BLE001 - shown by the test
            outcomes[index] = ("broke", error)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=item) for item in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return outcomes


def of(outcomes: list[Outcome], how: str) -> list[Any]:
    return [what for kind, what in outcomes if kind == how]


@pytest.fixture
def trial(transactional_db: None) -> Trial:
    return stage.work(stage.open_trial(seed=7))


@pytest.mark.parametrize("phase", ["round_1", "closing"])
def test_one_task_delivered_to_several_workers_is_done_once(trial: Trial, phase: str) -> None:
    stage.until(trial, phase)
    stage.file(trial)
    before = stage.last(trial)
    turn = stage.owed(trial)[0]
    outcomes = at_once(*[lambda: stage.TASKS[turn.task](turn.id)] * 4)
    assert of(outcomes, "done") == [None] * 4, outcomes
    told = stage.types(trial, before)
    assert told.count("prosecution.spoke") + told.count("verdict.rendered") == 1
    numbers = [seq for seq, _, _ in stage.docket(trial)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert trial.exhibits.count() == (2 if phase == "round_1" else 4)
    assert trial.rounds.filter(phase=phase, strength__isnull=False).count() == 1


def test_two_closings_at_once_are_one_and_get_one_verdict(trial: Trial) -> None:
    stage.until(trial, "closing")
    outcomes = at_once(
        lambda: turns.file_defense(trial_id=trial.id, text="Mine.", now=timezone.now()),
        lambda: turns.file_defense(trial_id=trial.id, text="Yours.", now=timezone.now()),
    )
    assert len(of(outcomes, "done")) == 1, outcomes
    assert [e.error_code for e in of(outcomes, "refused")] == ["not_your_turn"]
    stage.work(trial)
    assert VerdictRecord.objects.count() == 1
    assert stage.types(trial).count("verdict.rendered") == 1


def test_one_request_sent_three_times_at_once_is_filed_once(trial: Trial) -> None:
    key = uuid.uuid4()
    before = stage.last(trial)
    outcomes = at_once(
        *[
            lambda: turns.file_defense(
                trial_id=trial.id, text="I was asleep.", key=key, now=timezone.now()
            )
        ]
        * 3
    )
    answers = of(outcomes, "done")
    assert len(answers) == 3, outcomes
    assert answers == [answers[0]] * 3
    assert stage.types(trial, before).count("defense.filed") == 1


def test_one_opening_sent_three_times_at_once_opens_one_trial(trial: Trial) -> None:
    key, ada = uuid.uuid4(), trial.owner
    outcomes = at_once(
        *[lambda: lobby.open_trial(owner=ada, charge=trial.charge, key=key, now=timezone.now()).id]
        * 3
    )
    assert len(of(outcomes, "done")) == 3, outcomes
    assert len(set(of(outcomes, "done"))) == 1
    assert Trial.objects.count() == 2


def test_a_guest_in_two_windows_has_one_trial(trial: Trial) -> None:
    guest = stage.person("guest-1", is_guest=True)
    outcomes = at_once(
        *[lambda: lobby.open_trial(owner=guest, charge=trial.charge, now=timezone.now())] * 3
    )
    assert len(of(outcomes, "done")) == 1, outcomes
    assert [e.error_code for e in of(outcomes, "refused")] == ["guest_trial_spent"] * 2


def test_the_charge_of_the_day_in_two_windows_is_tried_once(trial: Trial) -> None:
    def attempt() -> Any:
        return daily.open_daily(
            owner=User.objects.get(pk=trial.owner_id), now=timezone.now(), mode=Mode.TEXT,
            plea=Plea.ABSURD, key=None,
        )  # fmt: skip

    outcomes = at_once(attempt, attempt, attempt)
    assert len(of(outcomes, "done")) == 1, outcomes
    assert [e.error_code for e in of(outcomes, "refused")] == ["daily_spent"] * 2
    assert DailyAttempt.objects.count() == 1
    assert Trial.objects.filter(daily__isnull=False).count() == 1


def test_two_requests_for_a_hint_at_once_are_one(trial: Trial) -> None:
    outcomes = at_once(*[lambda: stage.ask_hint(Trial.objects.get(id=trial.id))] * 2)
    assert len(of(outcomes, "done")) == 1, outcomes
    assert [e.error_code for e in of(outcomes, "refused")] == ["hint_pending"]
    assert Hint.objects.count() == 1


def test_abandoning_and_filing_at_once_leaves_one_story(trial: Trial) -> None:
    outcomes = at_once(
        lambda: lobby.abandon(trial_id=trial.id, now=timezone.now()),
        lambda: turns.file_defense(trial_id=trial.id, text="Wait.", now=timezone.now()),
    )
    assert outcomes[0][0] == "done", outcomes
    assert outcomes[1][0] in ("done", "refused"), outcomes
    stage.work(trial)
    assert trial.status == "abandoned"
    assert stage.types(trial)[-1] == "trial.abandoned"
    assert stage.owed(trial) == []


# --- while the court thinks ------------------------------------------------------


class Thinking:
    """A turn that a worker thinks about, stopped in the middle of it."""

    def __init__(self, trial: Trial, seat: Seat) -> None:
        held = benches.Held(benches.house().prosecutor, "write_back")
        seat(benches.with_seats(prosecutor=held))
        stage.file(trial)
        turn = stage.owed(trial)[0]
        self.turn, self._held, self.outcome = turn, held, "hung"
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert held.reached.wait(10)

    def _run(self) -> None:
        try:
            stage.TASKS[self.turn.task](self.turn.id)
            self.outcome = "done"
        except BaseException as error:  # noqa: BLE001 - shown by the test
            self.outcome = repr(error)
        finally:
            connection.close()

    def finish(self) -> None:
        self._held.gate.set()
        self._thread.join(30)
        assert self.outcome == "done"


def test_a_trial_abandoned_while_the_court_thinks_stays_abandoned(trial: Trial, seat: Seat) -> None:
    thinking = Thinking(trial, seat)
    lobby.abandon(trial_id=trial.id, now=timezone.now())
    before = stage.snapshot(trial)
    thinking.finish()
    assert stage.snapshot(trial) == before


def test_a_trial_deleted_while_the_court_thinks_leaves_nothing(trial: Trial, seat: Seat) -> None:
    thinking = Thinking(trial, seat)
    assert StoredReply.objects.filter(turn=thinking.turn).exists()
    lobby.delete(trial_id=trial.id)
    thinking.finish()
    assert not Trial.objects.exists()
    assert not Entry.objects.exists()
    assert not Turn.objects.filter(subject=trial.id).exists()
    assert not StoredReply.objects.exists()


def test_a_guest_who_logs_in_while_the_court_thinks_gets_the_reply(
    trial: Trial, seat: Seat
) -> None:
    thinking = Thinking(trial, seat)
    member = stage.person("grace")
    Trial.objects.filter(id=trial.id).update(owner=member)
    thinking.finish()
    trial.refresh_from_db()
    assert (trial.owner, trial.phase, trial.status) == (member, "round_2", "defense")


def test_a_defence_is_refused_while_the_court_thinks(trial: Trial, seat: Seat) -> None:
    thinking = Thinking(trial, seat)
    with pytest.raises(Conflict):
        stage.file(trial, "One more thing.")
    thinking.finish()
    trial.refresh_from_db()
    assert trial.phase == "round_2"
