"""Opening a trial, the plea, and the owner's housekeeping."""

import uuid
from datetime import timedelta

import pytest
from django.utils import timezone

from allrise.docket.models import Docket, Entry
from allrise.errors import Conflict, NotFound
from allrise.turns.models import StoredReply, Turn
from tests.trials import stage
from trials.domain.phases import IllegalMove, Mode, Plea
from trials.models import Charge, Trial
from trials.schemas import trial_json
from trials.services import lobby

pytestmark = pytest.mark.django_db


def test_with_a_plea_the_prosecutor_is_to_open_at_once(charge: Charge) -> None:
    trial = stage.open_trial(plea=Plea.ABSURD)
    assert (trial.phase, trial.status, trial.plea) == ("opening", "prosecution", "absurd")
    words = charge.statute
    told = stage.docket(trial)
    assert [(name, data) for _, name, data in told if name != "clerk.spoke"] == [
        (
            "trial.opened",
            {
                "charge": {"slug": charge.slug, "title": charge.title},
                "mode": "text",
                "plea": "absurd",
            },
        ),
        ("phase.opened", {"phase": "opening"}),
        ("plea.entered", {"plea": "absurd"}),
    ]
    assert words in stage.events(trial, "clerk.spoke")[0]["text"]
    assert [turn.task for turn in stage.owed(trial)] == ["trials.prosecute"]


def test_with_no_plea_named_it_is_not_guilty(charge: Charge) -> None:
    assert stage.open_trial().plea == "not_guilty"


def test_without_a_plea_the_court_waits_for_it(charge: Charge) -> None:
    trial = stage.open_trial(plea=None)
    assert (trial.phase, trial.status, trial.plea) == ("opening", "defense", None)
    assert stage.types(trial) == ["trial.opened", "phase.opened", "clerk.spoke"]
    assert stage.owed(trial) == []
    before = stage.last(trial)
    lobby.enter_plea(trial_id=trial.id, plea=Plea.GUILTY_WITH_AN_EXPLANATION, now=timezone.now())
    trial.refresh_from_db()
    assert (trial.status, trial.plea) == ("prosecution", "guilty_with_an_explanation")
    assert stage.types(trial, before) == ["plea.entered", "clerk.spoke"]
    stage.work(trial)
    assert (trial.phase, trial.status) == ("round_1", "defense")


def test_a_plea_is_entered_once(trial: Trial) -> None:
    for _ in range(2):
        before = stage.snapshot(trial)
        with pytest.raises(IllegalMove):
            lobby.enter_plea(trial_id=trial.id, plea=Plea.ABSURD, now=timezone.now())
        assert stage.snapshot(trial) == before
        stage.work(trial)


def test_a_trial_keeps_the_charge_it_was_opened_with(charge: Charge) -> None:
    trial = stage.open_trial()
    Charge.objects.filter(pk=charge.pk).update(title="Something Else", statute="Changed.")
    charge.evidence.all().delete()
    stage.decide(trial)
    assert trial_json(trial)["charge"]["title"] == "Unlicensed Philosophy"
    assert trial.exhibits.count() == 4


def test_a_key_repeated_opens_one_trial(charge: Charge) -> None:
    ada, key = stage.person(), uuid.uuid4()
    first = stage.open_trial(ada, key=key)
    assert stage.open_trial(ada, key=key).id == first.id
    assert Trial.objects.count() == 1
    with pytest.raises(Conflict) as refused:
        stage.open_trial(ada, key=key, plea=Plea.ABSURD)
    assert refused.value.error_code == "key_reused"
    assert stage.open_trial(stage.person("grace"), key=key).id != first.id, "keys are a person's"


def test_the_key_of_a_deleted_trial_stays_used(charge: Charge) -> None:
    ada, key = stage.person(), uuid.uuid4()
    lobby.delete(trial_id=stage.open_trial(ada, key=key).id)
    with pytest.raises(Conflict) as refused:
        stage.open_trial(ada, key=key)
    assert refused.value.error_code == "trial_deleted"
    assert not Trial.objects.exists()


def test_drawn_seeds_differ_and_fit_a_browsers_numbers(charge: Charge) -> None:
    ada = stage.person()
    seeds = {stage.open_trial(ada).seed for _ in range(5)}
    assert len(seeds) == 5
    assert max(seeds) < 2**53


def test_a_guest_plays_one_trial(charge: Charge) -> None:
    guest = stage.person("guest-1", is_guest=True)
    stage.decide(stage.open_trial(guest))
    with pytest.raises(lobby.GuestSpent) as refused:
        stage.open_trial(guest)
    assert (refused.value.status, refused.value.error_code) == (403, "guest_trial_spent")
    assert guest.trials.count() == 1


# --- leaving -------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["opening", "round_1", "closing"])
def test_abandoning_ends_it_wherever_it_stands(trial: Trial, phase: str) -> None:
    if phase != "opening":
        stage.until(trial, phase)
    before = stage.last(trial)
    lobby.abandon(trial_id=trial.id, now=timezone.now())
    trial.refresh_from_db()
    assert (trial.phase, trial.status) == (phase, "abandoned")
    assert stage.docket(trial, before) == [(before + 1, "trial.abandoned", {})]
    assert stage.owed(trial) == []
    snapshot = stage.snapshot(trial)
    lobby.abandon(trial_id=trial.id, now=timezone.now())
    with pytest.raises(IllegalMove) as refused:
        lobby.retry(trial_id=trial.id, now=timezone.now())
    assert refused.value.error_code == "trial_abandoned"
    with pytest.raises(IllegalMove):
        stage.file(trial, "Wait.")
    assert stage.snapshot(trial) == snapshot


def test_a_decided_trial_cannot_be_abandoned(trial: Trial) -> None:
    stage.decide(trial)
    with pytest.raises(IllegalMove) as refused:
        lobby.abandon(trial_id=trial.id, now=timezone.now())
    assert refused.value.error_code == "trial_decided"


def test_only_what_nobody_moved_for_a_day_is_swept(trial: Trial) -> None:
    stage.work(trial)
    over = stage.decide(stage.open_trial(stage.person("grace")))
    moved = trial.moved_at
    assert lobby.abandon_idle(now=moved + timedelta(hours=24)) == 0
    assert lobby.abandon_idle(now=moved + timedelta(hours=24, minutes=5)) == 1
    trial.refresh_from_db()
    over.refresh_from_db()
    assert (trial.status, over.status) == ("abandoned", "decided")
    assert stage.types(trial)[-1] == "trial.abandoned"
    assert lobby.abandon_idle(now=moved + timedelta(days=9)) == 0


@pytest.mark.parametrize("played", ["round_2", "decided"])
def test_deleting_leaves_nothing_of_it_behind(trial: Trial, played: str) -> None:
    stage.defend(stage.until(trial, "round_1"), "A most particular secret duck.")
    if played == "decided":
        stage.decide(trial)
    lobby.delete(trial_id=trial.id)
    assert not Trial.objects.exists()
    assert not Docket.objects.exists()
    assert not Entry.objects.exists()
    assert not Turn.objects.exists()
    assert not StoredReply.objects.exists(), "what was thought of it quotes the defendant"
    with pytest.raises(NotFound):
        lobby.abandon(trial_id=trial.id, now=timezone.now())


def test_switching_the_mode_is_told_once(trial: Trial) -> None:
    before = stage.last(trial)
    lobby.set_mode(trial_id=trial.id, mode=Mode.HYBRID, now=timezone.now())
    lobby.set_mode(trial_id=trial.id, mode=Mode.HYBRID, now=timezone.now())
    assert stage.docket(trial, before) == [(before + 1, "mode.changed", {"mode": "hybrid"})]
    lobby.abandon(trial_id=trial.id, now=timezone.now())
    with pytest.raises(Conflict):
        lobby.set_mode(trial_id=trial.id, mode=Mode.TEXT, now=timezone.now())


def test_a_rematch_is_the_same_charge_and_seed_as_a_trial_of_its_own(trial: Trial) -> None:
    with pytest.raises(Conflict) as refused:
        lobby.rematch(trial=trial, owner=trial.owner, now=timezone.now())
    assert refused.value.error_code == "trial_running"
    stage.decide(trial)
    again = lobby.rematch(trial=trial, owner=trial.owner, now=timezone.now())
    assert again.id != trial.id
    assert (again.charge, again.seed, again.plea) == (trial.charge, trial.seed, trial.plea)
    assert again.rematch_of == trial
    assert again.status == "prosecution"
    stage.work(again)
    spoken = [row[2]["evidence"]["kind"] for row in stage.docket(again) if "evidence" in row[2]]
    assert spoken == [trial.exhibits.get(letter="A").kind], "the same deal"
