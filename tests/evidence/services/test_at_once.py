"""Drivers, workers and people who do not wait for each other."""

from typing import Any

import pytest
from django.utils import timezone

from allrise.errors import Conflict
from allrise.turns.models import Turn
from evidence.domain.rules import Decision
from evidence.models import KIND, Match, Resolution, Tally
from evidence.services import chair, matches, room, steps
from tests.evidence import room as stage

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match(transactional_db: None, settings: Any) -> Match:
    settings.ROOM_PACE = 0
    stage.furnish()
    return stage.begin()


def test_each_task_delivered_to_three_workers_and_two_drivers_at_once(match: Match) -> None:
    """The first rounds and the end of a match, everything done by several at once."""
    while match.state == "running":
        stage.at_once(room.drive, room.drive)
        turns = [turn.id for turn in stage.owed()]
        if turns:
            stage.at_once(*[lambda turn=turns[0]: steps.step(turn)] * 3)  # type: ignore[misc]
        match.refresh_from_db()
    told = stage.docket()
    assert [seq for seq, _, _ in told] == list(range(1, len(told) + 1))
    stage.check_match(match, told)
    stage.check_tallies()
    assert Resolution.objects.filter(match=match).count() == 10
    steps_done = [turn.step for turn in Turn.objects.filter(kind=KIND, subject=match.id)]
    assert len(steps_done) == len(set(steps_done)) == 20


def test_two_drivers_open_one_match(match: Match) -> None:
    stage.play(match)
    stage.at_once(*[room.drive] * 4)
    assert Match.objects.count() == 2
    assert stage.types().count("match.opened") == 2


def test_a_round_resolved_by_many_is_scored_once(match: Match) -> None:
    stage.ruled(match, 1)
    outcomes = stage.at_once(
        *[lambda: matches.resolve_round(match_id=match.id, round=1, now=timezone.now())] * 4
    )
    assert sorted(outcomes) == [False, False, False, True]
    stage.check_tallies()
    assert {row.validated + row.passed + row.caught + row.accused for row in Tally.objects.all()}
    assert stage.types().count("round.resolved") == 1


def test_a_person_who_rules_in_two_tabs_rules_once(match: Match) -> None:
    mine = stage.sit(stage.person())

    def rule(decision: Decision) -> Any:
        return lambda: chair.rule(
            match_id=mine.id, round=1, decision=decision, reasoning="Hm.", now=timezone.now()
        )

    same = stage.at_once(*[rule(Decision.ACCEPT)] * 3)
    assert same == [None] * 3
    assert mine.rulings.count() == mine.resolutions.count() == 1
    stage.work(mine.id)
    other = stage.at_once(*[_on_two(mine, each) for each in (Decision.ACCEPT, Decision.CHALLENGE)])
    assert sorted(type(each) is type(None) for each in other) == [False, True]
    assert any(isinstance(each, Conflict) for each in other)
    assert mine.rulings.count() == mine.resolutions.count() == 2
    stage.check_tallies()


def _on_two(match: Match, decision: Decision) -> Any:
    return lambda: chair.rule(
        match_id=match.id, round=2, decision=decision, reasoning="", now=timezone.now()
    )


def test_two_matches_of_one_presenter_end_together_and_both_are_rated(match: Match) -> None:
    mine = [stage.sit(stage.person(name)) for name in ("ada", "grace")]
    for each in mine:
        while each.round < 10:
            stage.rule(each)
    stage.at_once(
        *[
            lambda each=each: chair.rule(
                match_id=each.id,
                round=10,
                decision=Decision.ACCEPT,
                reasoning="",
                now=timezone.now(),
            )
            for each in mine
        ]
    )
    row = Tally.objects.get(contender__slug=stage.PRESENTER, seat="presenter")
    assert row.matches == 2
    stage.check_tallies()
    # Two ratings one after the other: less doubt than after one.
    one = Tally.objects.filter(seat="examiner").order_by("-sigma").first()
    assert one is not None
    assert row.sigma < one.sigma
