"""Verdicts, deletions and sign-ups that do not wait for each other; the books stay right."""

from datetime import timedelta

import pytest
from django.utils import timezone

from allrise.accounts import standing
from allrise.accounts.models import User
from tests.trials import stage
from tests.trials.services.test_at_once import at_once, of
from tests.trials.verdicts import decided
from trials import audits
from trials.models import Charge, CountedTrial, FirstFiling, Standing, Trial
from trials.services import boards, lobby

pytestmark = pytest.mark.django_db(transaction=True)
LONG = "I put the goose down gently because it had asked me to, twice, in writing."


@pytest.fixture
def charge(transactional_db: None) -> Charge:
    return stage.publish_charge()


def books_are_right() -> None:
    for check in (audits.counted(), audits.standings(today=timezone.now().date())):
        assert check.wrong == (), check.name


def overall() -> Standing:
    return Standing.objects.get(charge=None, window="all", hints="none")


@pytest.mark.parametrize("round", range(3))
def test_two_verdicts_of_one_person_at_once(charge: Charge, round: int) -> None:
    ada, now = stage.person(), timezone.now()
    moments = [now + timedelta(seconds=n) for n in range(4)]
    outcomes = at_once(*(lambda at=at: decided(ada, charge, at=at) for at in moments))
    assert len(of(outcomes, "done")) == 4, outcomes
    assert (overall().trials, overall().streak) == (4, 4)
    books_are_right()


def test_a_verdict_while_another_trial_is_deleted(charge: Charge) -> None:
    ada, now = stage.person(), timezone.now()
    old = [decided(ada, charge, at=now + timedelta(seconds=n)) for n in range(3)]
    outcomes = at_once(
        lambda: decided(ada, charge, at=now + timedelta(seconds=9)),
        *(lambda pk=trial.pk: lobby.delete(trial_id=pk) for trial in old),
    )
    assert len(of(outcomes, "done")) == 4, outcomes
    assert overall().trials == 1
    books_are_right()


def test_a_verdict_while_the_guest_signs_up(charge: Charge) -> None:
    guest, now = stage.person("guest-1", is_guest=True), timezone.now()

    def sign_up() -> None:
        User.objects.filter(pk=guest.pk).update(is_guest=False)
        standing.changed(guest)

    outcomes = at_once(sign_up, lambda: decided(guest, charge, at=now))
    assert len(of(outcomes, "done")) == 2, outcomes
    assert overall().trials == 1
    books_are_right()


def test_of_two_who_file_the_same_at_once_one_was_first(charge: Charge) -> None:
    now = timezone.now()
    people = [stage.person(name) for name in ("ada", "grace", "alan")]
    outcomes = at_once(
        *(lambda who=who: decided(who, charge, at=now, texts=(LONG,)) for who in people)
    )
    assert len(of(outcomes, "done")) == 3, outcomes
    digest = boards.rules.digest_of(LONG)
    first = FirstFiling.objects.get(digest=digest)
    assert [row.trial_id for row in CountedTrial.objects.all()] == [first.trial_id]
    assert Trial.objects.count() == 3
    books_are_right()
