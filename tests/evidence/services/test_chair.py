"""A person in the examiner's chair."""

from datetime import timedelta

import pytest
from django.utils import timezone

from allrise.errors import Conflict, CourtError, Forbidden, Invalid, NotFound
from evidence import selectors
from evidence.domain.rules import Decision
from evidence.models import Contender, Match, MatchState, Tally
from evidence.services import chair
from tests.evidence import room as stage

pytestmark = pytest.mark.django_db


@pytest.fixture
def mine(room: None) -> Match:
    return stage.sit(stage.person())


def test_a_persons_match_has_a_docket_of_its_own(mine: Match) -> None:
    stage.finish(mine)
    told = stage.docket(mine)
    assert [type_ for _, type_, _ in told] == stage.WHOLE
    assert [seq for seq, _, _ in told] == list(range(1, len(told) + 1))
    stage.check_match(mine, told)
    assert stage.docket() == []
    stage.check_tallies()


def test_a_persons_match_is_never_in_the_live_room(mine: Match) -> None:
    assert selectors.room_state().data() == {"seq": 0, "match": None}
    live = stage.begin()
    stage.filed(live, 1)
    assert str(mine.id) not in str(selectors.room_state().data())
    assert selectors.live_match() == live
    stage.finish(mine)
    assert str(mine.id) not in str(stage.docket())
    assert selectors.live_match() == live


def test_a_person_is_an_examiner_among_examiners(mine: Match) -> None:
    stage.finish(mine)
    row = Tally.objects.select_related("contender").get(contender__engine="human")
    assert (row.seat, row.matches) == ("examiner", 1)
    assert row.validated + row.passed + row.caught + row.accused == 10
    # Nothing that outlives the account carries a name.
    assert row.contender.name == "a member"


def test_a_member_until_the_match_is_public_and_a_former_member_after(mine: Match) -> None:
    stage.finish(mine)
    assert selectors.sitters(mine)[1].data() == {"name": "a member", "model": "human"}
    chair.share(match=mine, public=True)
    assert selectors.sitters(mine)[1].data() == {"name": "ada", "model": "human"}
    assert mine.owner is not None
    mine.owner.delete()
    left = Match.objects.get(id=mine.id)
    assert selectors.sitters(left)[1].data() == {"name": "a former member", "model": "human"}
    assert "ada" not in str(list(Contender.objects.values()))


def test_a_second_match_sits_the_same_person(mine: Match) -> None:
    assert mine.owner is not None
    stage.sit(mine.owner)
    assert Contender.objects.filter(engine="human").count() == 1


def test_guests_and_unknown_presenters_are_refused(room: None) -> None:
    with pytest.raises(Forbidden):
        stage.sit(stage.person("guest", is_guest=True))
    for slug in ("nobody", "examiner-terrier", "astra-6"):
        with pytest.raises(NotFound):
            stage.sit(stage.person(slug), slug)
    assert not Match.objects.exists()


def test_rulings_that_do_not_fit_change_nothing(mine: Match) -> None:
    stage.rule(mine, Decision.ACCEPT)
    before = stage.snapshot()
    # A round to come, one that never was, one resolved otherwise.
    for round, decision in ((3, Decision.ACCEPT), (99, Decision.ACCEPT), (1, Decision.CHALLENGE)):
        with pytest.raises(Conflict):
            stage.rule(mine, decision, round)
    stage.rule(mine, Decision.ACCEPT, 1)
    with pytest.raises(Invalid):
        chair.rule(
            match_id=mine.id,
            round=2,
            decision=Decision.ACCEPT,
            reasoning="x" * 501,
            now=timezone.now(),
        )
    assert stage.snapshot() == before


def test_no_ruling_before_the_exhibit_is_filed(room: None) -> None:
    match = chair.take(person=stage.person(), presenter_slug=stage.PRESENTER, now=timezone.now())
    with pytest.raises(Conflict):
        chair.rule(
            match_id=match.id, round=1, decision=Decision.ACCEPT, reasoning="", now=timezone.now()
        )


def test_a_ruling_at_the_very_moment_of_the_filing_counts(mine: Match) -> None:
    chair.rule(match_id=mine.id, round=1, decision=Decision.ACCEPT, reasoning="", now=mine.moved_at)
    mine.refresh_from_db()
    assert mine.round == 2
    assert mine.resolutions.count() == 1


def test_a_day_without_a_ruling_closes_the_match(mine: Match) -> None:
    stage.rule(mine)
    moved = mine.moved_at
    assert chair.close_idle(now=moved + timedelta(hours=23)) == 0
    assert chair.close_idle(now=moved + timedelta(hours=24, seconds=1)) == 1
    assert chair.close_idle(now=moved + timedelta(hours=48)) == 0
    mine.refresh_from_db()
    assert (mine.state, mine.phase) == (MatchState.CLOSED, "complete")
    assert mine.resolutions.count() == 1
    assert stage.types(mine)[-1] == "match.closed"
    stage.check_tallies()
    with pytest.raises(Conflict):
        stage.rule(mine, round=2)


def test_closing_idle_matches_leaves_the_room_alone(match: Match) -> None:
    assert chair.close_idle(now=timezone.now() + timedelta(days=3)) == 0


def test_a_match_is_shared_only_when_it_is_over(mine: Match) -> None:
    with pytest.raises(CourtError) as refusal:
        chair.share(match=mine, public=True)
    assert (refusal.value.status, refusal.value.error_code) == (409, "not_over")
    stage.finish(mine)
    chair.share(match=mine, public=True)
    assert list(selectors.archive()) == [mine]
    chair.share(match=mine, public=False)
    assert list(selectors.archive()) == []
