"""Who may see and do what with a trial: every combination."""

import itertools
from datetime import date, timedelta

import pytest

from trials.domain.phases import Status
from trials.domain.visibility import (
    Role,
    may_read,
    may_write,
    role_of,
    shows_scores,
    shows_seed,
)

TODAY = date(2026, 3, 15)


@pytest.mark.parametrize(
    ("owns", "public", "status"), list(itertools.product([True, False], [True, False], Status))
)
def test_nobody_but_the_owner_sees_a_trial_before_it_is_decided_and_shared(
    owns: bool, public: bool, status: Status
) -> None:
    role = role_of(owns=owns, public=public, status=status, daily=None, today=TODAY)
    if owns:
        assert role is Role.OWNER
    elif public and status is Status.DECIDED:
        assert role is Role.READER
    else:
        assert role is Role.STRANGER


@pytest.mark.parametrize(("daily", "expected"), [(0, Role.STRANGER), (1, Role.READER)])
def test_a_shared_trial_on_the_charge_of_the_day_opens_when_the_day_is_over(
    daily: int, expected: Role
) -> None:
    day = TODAY - timedelta(days=daily)
    asked = {"public": True, "status": Status.DECIDED, "daily": day, "today": TODAY}
    assert role_of(owns=False, **asked) is expected
    assert role_of(owns=True, **asked) is Role.OWNER


def test_readers_read_and_only_owners_write() -> None:
    assert {role for role in Role if may_read(role)} == {Role.OWNER, Role.READER}
    assert {role for role in Role if may_write(role)} == {Role.OWNER}


def test_scores_show_after_the_verdict_alone() -> None:
    assert {status for status in Status if shows_scores(status)} == {Status.DECIDED}


@pytest.mark.parametrize("status", list(Status))
def test_a_seed_is_a_secret_until_the_verdict_unless_it_was_chosen(status: Status) -> None:
    assert shows_seed(status=status, chosen=True)
    assert shows_seed(status=status, chosen=False) is (status is Status.DECIDED)
