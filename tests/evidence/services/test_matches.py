"""A whole match through the services, the worker played by the test."""

import hashlib
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from allrise.errors import Conflict
from allrise.turns import claims
from allrise.turns.models import Turn, TurnState
from evidence import dispatch
from evidence.domain.rules import Decision
from evidence.house import presenter as house_presenter
from evidence.house.views import Filing
from evidence.models import KIND, Contender, FiledExhibit, Match, MatchState, Tally
from evidence.services import matches, room, steps
from tests.evidence import room as stage

pytestmark = pytest.mark.django_db
house_file = house_presenter.file


def test_a_whole_match_says_everything_once_and_in_order(match: Match) -> None:
    stage.play(match)
    told = stage.docket()
    assert [type_ for _, type_, _ in told] == stage.WHOLE
    assert [seq for seq, _, _ in told] == list(range(1, len(told) + 1))
    stage.check_match(match, told)
    assert match.state == MatchState.COMPLETE
    assert match.closed_at is not None
    assert not stage.owed()


def test_the_opening_says_who_sits_and_on_what(match: Match) -> None:
    _, _, data = stage.docket()[0]
    assert data == {
        "match": str(match.id),
        "rounds": 10,
        "presenter": {"name": match.presenter.name, "model": match.presenter_sat},
        "examiner": {"name": match.examiner.name, "model": match.examiner_sat},
    }


def test_three_lines_verify_a_commitment(match: Match) -> None:
    stage.resolved(match, 1)
    told = {type_: data for _, type_, data in stage.docket()}
    exhibit, revealed = told["exhibit.filed"], told["round.resolved"]

    sealed = revealed["nonce"] + ":" + revealed["truth"]
    opened = hashlib.sha256(sealed.encode()).hexdigest()
    assert opened == exhibit["commitment"]


def test_the_seed_is_in_the_last_event_and_in_no_other(match: Match) -> None:
    stage.play(match)
    seed = match.secret.seed
    assert [type_ for _, type_, data in stage.docket() if seed in str(data)] == ["match.closed"]
    assert [type_ for _, type_, data in stage.docket() if "seed" in stage.keys(data)] == [
        "match.closed"
    ]


def test_no_place_of_the_library_is_filed_twice(match: Match) -> None:
    stage.play(match)
    places = [str(row.citation) for row in FiledExhibit.objects.filter(match=match)]
    assert len(set(places)) == len(places) == 10


def test_tallies_equal_a_recount_at_any_moment(match: Match) -> None:
    stage.resolved(match, 3)
    stage.check_tallies()
    assert {row.matches for row in Tally.objects.all()} == {0}
    stage.play(match)
    stage.check_tallies()
    stage.play()
    stage.check_tallies()
    assert sum(row.matches for row in Tally.objects.all()) == 4


def test_a_rating_moves_when_a_match_ends_and_the_seats_apart(match: Match) -> None:
    stage.resolved(match, 9)
    assert {(row.mu, row.seat) for row in Tally.objects.all()} == {
        (25.0, "presenter"),
        (25.0, "examiner"),
    }
    stage.play(match)
    rows = {row.seat: row for row in Tally.objects.all()}
    moved = {seat: row.mu - 25.0 for seat, row in rows.items()}
    if match.presenter_score > match.examiner_score:
        assert moved["presenter"] > 0 > moved["examiner"]
    elif match.presenter_score < match.examiner_score:
        assert moved["presenter"] < 0 < moved["examiner"]


def test_every_task_delivered_twice_changes_nothing(match: Match) -> None:
    def again(done: str) -> None:
        if done != "worked":
            return
        before = stage.snapshot()
        for turn in Turn.objects.filter(kind=KIND):
            steps.step(turn.id)
        assert stage.snapshot() == before

    stage.play(match, after_each=again)
    stage.check_match(match, stage.docket())
    stage.check_tallies()


def test_every_move_repeated_changes_nothing(match: Match) -> None:
    """Whatever a second driver would still do on what it read a moment ago."""

    def again(done: str) -> None:
        before = stage.snapshot()
        now = timezone.now()
        current = Match.objects.get(id=match.id)
        for number in range(1, current.round + 1):
            if (number, current.phase, current.ruled) != (current.round, "examining", True):
                assert not _resolved_again(match, number, now)
            if (number, current.phase) != (current.round, "resolved"):
                assert not matches.proceed(match_id=match.id, round=number, now=now)
        assert stage.snapshot() == before

    stage.play(match, after_each=again)


def _resolved_again(match: Match, number: int, now: Any) -> bool:
    try:
        return matches.resolve_round(match_id=match.id, round=number, now=now)
    except Conflict:
        return False


def test_a_driver_that_stops_anywhere_is_followed_by_another(match: Match) -> None:
    """All a driver knows is in the database: each step here is a fresh driver's first."""
    for _ in range(200):
        room.drive()
        stage.work()
        match.refresh_from_db()
        if match.state != MatchState.RUNNING:
            break
    stage.check_match(match, stage.docket())


def test_a_second_driver_after_every_step_does_no_harm(match: Match) -> None:
    def look(done: str) -> None:
        room.drive()
        room.drive()

    stage.play(match, after_each=look)
    stage.check_match(match, [e for e in stage.docket() if e[2].get("match") == str(match.id)])
    stage.check_tallies()


def test_a_driver_that_comes_often_owes_a_step_once(match: Match) -> None:
    for _ in range(5):
        room.drive()
    assert [turn.step for turn in Turn.objects.filter(kind=KIND)] == ["1.file"]


def test_a_step_that_failed_is_owed_again(match: Match) -> None:
    room.drive()
    Turn.objects.update(state=TurnState.FAILED)
    room.drive()
    assert [turn.state for turn in Turn.objects.all()] == [TurnState.QUEUED]
    stage.filed(match, 1)


def test_pausing_stops_everything_and_resuming_goes_on(match: Match) -> None:
    stage.filed(match, 2)
    room.pause(True)
    before = stage.snapshot()
    for _ in range(3):
        assert room.drive() > timezone.now()
    assert stage.snapshot() == before
    room.pause(False)
    stage.play(match)


def test_the_room_keeps_its_beats(match: Match, settings: Any) -> None:
    stage.filed(match, 1)
    settings.ROOM_PACE = 1
    due = room.drive()
    assert timedelta(seconds=10) < due - timezone.now() < timedelta(seconds=35)
    assert not stage.owed()
    room.drive(now=due)
    assert [turn.step for turn in stage.owed()] == ["1.rule"]


def test_matches_follow_one_another_with_other_people_in_the_seats(room: None) -> None:
    pairs = set()
    for _ in range(3):
        match = stage.play()
        pairs.add((match.presenter.slug, match.examiner.slug))
        assert match.presenter.presents
        assert match.examiner.examines
    assert len(pairs) == 3
    assert stage.types() == stage.WHOLE * 3


def test_with_nobody_enabled_the_room_waits(room: None) -> None:
    Contender.objects.update(enabled=False)
    later = stage.room.drive()
    assert later > timezone.now()
    assert not Match.objects.exists()


def test_a_dead_step_is_given_to_the_dealer_and_the_coin(match: Match) -> None:
    """A mind that keeps killing its worker does not hold up the match."""
    room.drive()
    Turn.objects.update(attempt=99)
    stage.work()
    exhibit = FiledExhibit.objects.select_related("sealed").get(match=match)
    assert exhibit.sealed.truth == "grounded"
    room.drive()
    Turn.objects.filter(step="1.rule").update(attempt=99)
    stage.work()
    assert match.rulings.get().reasoning
    stage.play(match)


def test_a_label_that_does_not_hold_is_refused_once_and_then_the_dealer_files(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def lying(view: Any, player: str) -> Filing:
        filing = house_file(view, player)
        asked.append(view.seed)
        return filing.model_copy(update={"is_grounded": not filing.is_grounded, "forgery": None})

    monkeypatch.setattr(house_presenter, "file", lying)
    stage.filed(match, 1)
    assert len(set(asked)) == 2
    exhibit = FiledExhibit.objects.select_related("sealed").get(match=match)
    assert exhibit.sealed.truth == "grounded"


def test_a_presenter_who_files_honestly_the_second_time_is_heard(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Filing] = []

    def lying_first(view: Any, player: str) -> Filing:
        filing = house_file(view, player)
        asked.append(filing)
        lie = {"is_grounded": not filing.is_grounded, "forgery": None}
        return filing.model_copy(update=lie) if len(asked) == 1 else filing

    monkeypatch.setattr(house_presenter, "file", lying_first)
    stage.filed(match, 1)
    exhibit = FiledExhibit.objects.select_related("sealed").get(match=match)
    assert exhibit.claim == asked[1].exhibit.claim
    assert (exhibit.sealed.truth == "grounded") is asked[1].is_grounded


def test_a_step_of_a_match_that_has_moved_on_is_owed_no_longer(match: Match) -> None:
    """Refused by the record, it must not be handed out again for ever."""
    stage.filed(match, 1)
    dispatch.owe(match=match.id, round=2, act="file", now=timezone.now())
    before = stage.docket()
    stage.work()
    assert Turn.objects.get(step="2.file").state == TurnState.CANCELLED
    assert stage.docket() == before


def test_closing_early_counts_resolved_rounds_and_owes_nothing(match: Match) -> None:
    stage.filed(match, 3)
    room.drive()
    assert stage.owed()
    assert matches.close_early(match_id=match.id, now=timezone.now())
    assert not matches.close_early(match_id=match.id, now=timezone.now())
    match.refresh_from_db()
    assert match.state == MatchState.CLOSED
    assert not stage.owed()
    assert match.resolutions.count() == 2
    stage.check_tallies()
    assert claims.sweep() == 0
    assert stage.types()[-1] == "match.closed"


def test_the_same_ruling_twice_is_one_and_another_is_refused(match: Match) -> None:
    stage.ruled(match, 1)
    given = Decision(match.rulings.get().decision)
    other = Decision.ACCEPT if given is Decision.CHALLENGE else Decision.CHALLENGE
    before = stage.snapshot()

    def rule(decision: Decision) -> bool:
        return matches.record_ruling(
            match,
            round=1,
            decision=decision,
            reasoning="Again.",
            by=matches.Maker(None, "coin"),
            now=timezone.now(),
        )

    assert rule(given) is False
    with pytest.raises(Conflict):
        rule(other)
    assert stage.snapshot() == before
