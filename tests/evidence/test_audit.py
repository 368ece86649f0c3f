"""The audit finds nothing in a record that was kept, and every change made behind its back."""

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection, transaction
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allrise.docket import audits
from allrise.docket.models import Docket, Entry
from evidence.audits import recounted
from evidence.domain.exhibits import Citation, Document, Exhibit, Kind
from evidence.domain.league import Tally as Counts
from evidence.domain.rules import Decision, Seat
from evidence.domain.verifier import Finding
from evidence.models import (
    Contender,
    FiledExhibit,
    Match,
    MatchState,
    Resolution,
    Ruling,
    Sealed,
    Tally,
)
from evidence.services import matches
from evidence.services.matches import Maker, Sitting
from tests.evidence import room as stage

pytestmark = pytest.mark.django_db
ENDED = "rounds in order and none missing"


def audit() -> str:
    out = StringIO()
    call_command("audit", stdout=out)
    return out.getvalue()


def wrong() -> set[str]:
    return {check.name for check in audits.run() if check.wrong}


@pytest.fixture
def record(match: Match) -> Match:
    """A match that is over, one that runs, and one of a person's."""
    stage.play(match)
    stage.filed(stage.begin(), 3)
    stage.rule(stage.sit(stage.person()))
    return match


def test_a_record_that_was_kept_is_in_order(record: Match) -> None:
    said = audit()
    assert said.endswith("The record is in order.\n")
    assert "WRONG" not in said
    looked = {check.name: check.looked_at for check in audits.run()}
    nothing = {name for name, number in looked.items() if not number}
    assert nothing == {
        "verdicts are the sum of their rounds",
        "boards count the trials that count",
        "boards equal a recount",
        "trials carry their verdicts' figures",
    }, "there is no trial here"


def _first(model: Any, **fields: Any) -> Any:
    return model.objects.filter(**fields).order_by("pk").first()


def _change(model: Any, where: dict[str, Any], **fields: Any) -> Callable[[Match], object]:
    def act(match: Match) -> None:
        row = _first(model, **{k: match if v == "match" else v for k, v in where.items()})
        assert type(row).objects.filter(pk=row.pk).update(**fields) == 1

    return act


def _lose(model: Any, where: dict[str, Any]) -> Callable[[Match], object]:
    def act(match: Match) -> None:
        _first(model, **{k: match if v == "match" else v for k, v in where.items()}).delete()

    return act


OVER = {"match": "match"}
SCORES, TABLE = "scores are the sum of their rounds", "verdicts and points go by the table"
SEALS, COUNTERS = "seals hold", "counters equal a recount"
TOLD, GAPS = "the dockets tell what happened", "dockets without a gap"


CHANGES = [
    (_change(Match, {"state": "complete"}, presenter_score=1), {SCORES}),
    (_change(Resolution, OVER, presenter_delta=11), {SCORES, TABLE}),
    (_change(Resolution, OVER, round=11), {ENDED, TABLE, COUNTERS}),
    (_lose(Resolution, OVER), {SCORES, ENDED, COUNTERS, TOLD}),
    (_lose(Ruling, OVER), {TABLE, COUNTERS, TOLD}),
    (_change(Sealed, {"exhibit__match": "match"}, nonce="0" * 32), {SEALS}),
    (_change(FiledExhibit, OVER, commitment="0" * 64), {SEALS}),
    (_change(Tally, {"seat": "presenter"}, matches=77), {COUNTERS}),
    (_change(Tally, {"seat": "examiner"}, caught=77), {COUNTERS}),
    (_lose(Tally, {"seat": "examiner"}), {COUNTERS}),
    (_lose(Entry, {"type": "round.resolved"}), {GAPS, TOLD}),
    (_change(Docket, {"kind": "room"}, last_seq=3), {GAPS}),
    (_change(Entry, {"seq": 1, "docket__kind": "room"}, seq=900), {GAPS}),
]


def test_every_change_behind_its_back_is_found(record: Match) -> None:
    for number, (act, found) in enumerate(CHANGES):
        with transaction.atomic():
            act(record)
            assert wrong() == found, f"change {number}"
            with pytest.raises(CommandError, match="differences"):
                audit()
            transaction.set_rollback(True)
    assert wrong() == set()


def test_a_truth_that_was_moved_is_found_and_not_told(record: Match) -> None:
    running = Match.objects.get(state=MatchState.RUNNING, human=False)
    sealed = Sealed.objects.get(exhibit__match=running, exhibit__round=running.round)
    Sealed.objects.filter(pk=sealed.pk).update(
        truth="grounded" if sealed.truth == "hallucinated" else "hallucinated"
    )
    [check] = [each for each in audits.run() if each.wrong]
    assert check.wrong == (
        f"the seal of round {running.round} of match {running.id} does not hold",
    )


@pytest.mark.django_db(transaction=True)
def test_the_audit_reads_one_moment_and_holds_nobody_up(
    transactional_db: None, settings: Any
) -> None:
    settings.ROOM_PACE = 0
    stage.furnish()
    stage.filed(stage.begin(), 2)
    checks = audits.run()
    next(checks)

    def go_on() -> str:
        stage.play(stage.live())
        return "played"

    # Another connection writes a whole match meanwhile; what is read is still of before.
    assert stage.at_once(go_on) == ["played"]
    assert not [check.wrong for check in checks if check.wrong]
    assert not connection.in_atomic_block
    assert wrong() == set()
    with transaction.atomic():
        assert wrong() == set()


# --- the counters, whatever happens ----------------------------------------------------------


def _file(match: Match, grounded: bool, by: Contender | None) -> None:
    exhibit = Exhibit(
        kind=Kind.DOCUMENT,
        title="A title",
        claim="A claim.",
        preview=Document(text="Words."),
        citation=Citation(source="A source", locator="p. 1"),
    )
    finding = Finding(grounded, None if grounded else "claim", None, ())
    matches.record_filing(match, exhibit, finding, by=Maker(by, "test"), now=timezone.now())


Round = tuple[bool, Decision, int, int]
ROUND = st.tuples(st.booleans(), st.sampled_from(Decision), st.integers(0, 2), st.integers(0, 2))
# A match is its rounds, each with its truth, ruling and movers (2 for the dealer or a coin),
# and how it stops: left running, closed early, or, with ten rounds, complete.
MATCH = st.tuples(
    st.lists(ROUND, max_size=10) | st.lists(ROUND, min_size=10, max_size=10), st.booleans()
)


@settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(played=st.lists(MATCH, min_size=1, max_size=3))
def test_counters_are_the_sum_of_whatever_was_played(
    room: None, played: list[tuple[list[Round], bool]]
) -> None:
    with transaction.atomic():
        expected: dict[tuple[int, str], list[int]] = {}
        minds = [list(Contender.objects.filter(**{seat: True}, enabled=True)[:2])
                 for seat in ("presents", "examines")]  # fmt: skip
        owner = stage.person()
        for rounds, close in played:
            _play(rounds, close, minds, owner, expected)
        kept = {(row.contender_id, row.seat): row for row in Tally.objects.all()}
        for key, (rounds_of, matches_of) in expected.items():
            row = kept.pop(key)
            assert row.validated + row.passed + row.caught + row.accused == rounds_of
            assert row.matches == matches_of
        assert not kept
        assert recounted() == {
            (row.contender_id, Seat(row.seat)): Counts(
                **{name: getattr(row, name) for name in Counts.__dataclass_fields__}
            )
            for row in Tally.objects.all()
        }
        assert wrong() == set()
        transaction.set_rollback(True)


def _play(
    rounds: list[Round],
    close: bool,
    minds: list[list[Contender]],
    owner: Any,
    expected: dict[tuple[int, str], list[int]],
) -> None:
    seats = [Sitting(each[0], each[0].engine) for each in minds]
    now = timezone.now()
    match = matches.open_match(presenter=seats[0], examiner=seats[1], now=now, owner=owner)
    moved = set()
    for number, (grounded, decision, filer, ruler) in enumerate(rounds, start=1):
        by = [(*minds[0], None)[filer], (*minds[1], None)[ruler]]
        match.refresh_from_db()
        _file(match, grounded, by[0])
        matches.record_ruling(
            match,
            round=number,
            decision=decision,
            reasoning="So it seems.",
            by=Maker(by[1], "test"),
            now=now,
        )
        for _ in range(2):
            matches.resolve_round(match_id=match.id, round=number, now=now)
        for _ in range(2):
            matches.proceed(match_id=match.id, round=number, now=now)
        for mind, seat in zip(by, ("presenter", "examiner"), strict=True):
            if mind is not None:
                expected.setdefault((mind.pk, seat), [0, 0])[0] += 1
                moved.add((mind.pk, seat))
    if close:
        matches.close_early(match_id=match.id, now=now)
    if close or len(rounds) == 10:
        for key in moved:
            expected[key][1] += 1
