"""Letting others read a decided trial, and taking that back."""

import pytest

from allrise.errors import Conflict, Forbidden, NotSignedIn
from tests.trials import stage
from trials.models import Trial
from trials.selectors import owned_trial, trial_for
from trials.services import sharing

pytestmark = pytest.mark.django_db


def test_nothing_is_shared_before_the_verdict(trial: Trial) -> None:
    stage.work(trial)
    for public in (True, False):
        with pytest.raises(Conflict) as refused:
            sharing.share(trial_id=trial.id, public=public)
        assert refused.value.error_code == "not_decided"
    trial.refresh_from_db()
    assert trial.public is False


def test_shared_it_can_be_read_and_taken_back_it_cannot(trial: Trial) -> None:
    stage.decide(trial)
    grace = stage.person("grace")
    with pytest.raises(Forbidden):
        trial_for(grace, trial.id)
    with pytest.raises(NotSignedIn):
        trial_for(None, trial.id)
    before = stage.docket(trial)
    sharing.share(trial_id=trial.id, public=True)
    assert trial_for(grace, trial.id).role == "reader"
    assert trial_for(None, trial.id).role == "reader"
    with pytest.raises(Forbidden):
        owned_trial(grace, trial.id)
    sharing.share(trial_id=trial.id, public=False)
    with pytest.raises(Forbidden):
        trial_for(grace, trial.id)
    assert stage.docket(trial) == before


def test_a_flag_without_a_verdict_opens_nothing(trial: Trial) -> None:
    Trial.objects.filter(id=trial.id).update(public=True)
    with pytest.raises(Forbidden):
        trial_for(stage.person("grace"), trial.id)
