"""The room on a stage: the shipped library, the house roster, a worker played by the test.

Nothing here is a double: services, players, verifier and database are the real ones; only
the driver and the worker are played by the test, which moves when it wants to.
"""

import hashlib
import threading
from collections.abc import Callable, Iterator
from typing import Any
from uuid import UUID

from django.db import connection
from django.utils import timezone

from allrise.accounts.models import User
from allrise.docket.models import Entry
from allrise.errors import CourtError
from allrise.turns.models import Turn, TurnState
from evidence.domain.league import Tally as Counts
from evidence.domain.league import recount
from evidence.domain.rules import RoundVerdict, Seat
from evidence.library import importing
from evidence.models import (
    KIND,
    ROOM,
    ROOM_KIND,
    Contender,
    FiledExhibit,
    Match,
    MatchSecret,
    MatchState,
    Resolution,
    Ruling,
    Sealed,
    Tally,
)
from evidence.services import chair, room, roster, steps

PRESENTER = "archivist"
# A round is filed, ruled, resolved; a match is opened, ten rounds, closed.
ROUND = ["exhibit.filed", "challenge.ruled", "round.resolved"]
WHOLE = ["match.opened", *ROUND * 10, "match.closed"]


def furnish() -> None:
    """The library and the contenders, as a first start leaves them."""
    importing.load_shipped()
    roster.load()


def owed(match: UUID | None = None) -> list[Turn]:
    rows = Turn.objects.filter(kind=KIND, state__in=[TurnState.QUEUED, TurnState.CLAIMED])
    return list((rows.filter(subject=match) if match else rows).order_by("created_at"))


def work(match: UUID | None = None) -> None:
    """Take up everything that minds owe, as a worker would."""
    for turn in owed(match):
        steps.step(turn.id)


def moves() -> Iterator[str]:
    """Drive and work by turns for ever; says after each which of the two was done."""
    while True:
        room.drive()
        yield "driven"
        if owed():
            work()
            yield "worked"


def live() -> Match:
    return Match.objects.select_related("presenter", "examiner").get(
        state=MatchState.RUNNING, human=False
    )


def begin() -> Match:
    """Open the next match of the schedule, on a seed that is the same in every run.

    A real seed is random: one match in some hundreds has no forgery in it at all, and a test
    that looks for one must not depend on that.
    """
    room.drive()
    match = live()
    seed = hashlib.sha256(f"stage {Match.objects.count()}".encode()).hexdigest()[:32]
    MatchSecret.objects.filter(match=match).update(seed=seed)
    match.refresh_from_db()
    return match


def advance(match: Match, *, until: Callable[[Match], bool], after_each: Any = None) -> Match:
    """Drive and work until the condition holds of the match."""
    for _, done in zip(range(400), moves(), strict=False):
        if after_each is not None:
            after_each(done)
        match.refresh_from_db()
        if until(match):
            return match
    raise AssertionError(f"the match is stuck at {match.phase} of round {match.round}")


def play(match: Match | None = None, *, after_each: Any = None) -> Match:
    """One whole match of the room."""
    return advance(
        match or begin(), until=lambda m: m.state != MatchState.RUNNING, after_each=after_each
    )


def filed(match: Match, round: int) -> Match:
    """Up to the filing of that round's exhibit: the moment when most is at stake."""
    return advance(match, until=lambda m: (m.round, m.phase) == (round, "examining"))


def ruled(match: Match, round: int) -> Match:
    return advance(match, until=lambda m: (m.round, m.phase, m.ruled) == (round, "examining", True))


def resolved(match: Match, round: int) -> Match:
    return advance(match, until=lambda m: (m.round, m.phase) == (round, "resolved"))


# --- a person in the chair ---------------------------------------------------------


def person(name: str = "ada", **fields: Any) -> User:
    return User.objects.create_user(username=name, password="a-long-password", **fields)


def sit(who: User, presenter: str = PRESENTER) -> Match:
    """A person's match with its first exhibit on the table."""
    match = chair.take(person=who, presenter_slug=presenter, now=timezone.now())
    work(match.id)
    match.refresh_from_db()
    return match


def rule(match: Match, decision: Any = "ACCEPT", round: int | None = None) -> Match:
    """The person rules; the presenter files its next exhibit."""
    match.refresh_from_db()
    chair.rule(
        match_id=match.id,
        round=round or match.round,
        decision=decision,
        reasoning="So it seems.",
        now=timezone.now(),
    )
    work(match.id)
    match.refresh_from_db()
    return match


def finish(match: Match) -> Match:
    while match.state == MatchState.RUNNING:
        rule(match, "CHALLENGE" if match.round % 2 else "ACCEPT")
    return match


# --- what is on record ---------------------------------------------------------------


def docket(match: Match | None = None, after: int = 0) -> list[tuple[int, str, dict[str, Any]]]:
    """The room's docket, or that of a person's match: number, type, data."""
    kind, subject = (KIND, match.id) if match is not None and match.human else (ROOM_KIND, ROOM)
    rows = Entry.objects.filter(docket__kind=kind, docket__subject=subject, seq__gt=after)
    return [(row.seq, row.type, row.data) for row in rows.order_by("seq")]


def types(match: Match | None = None) -> list[str]:
    return [type_ for _, type_, _ in docket(match)]


def snapshot() -> tuple[Any, ...]:
    """Everything that a repeated or refused step must leave alone."""
    return (
        docket(),
        list(Match.objects.order_by("opened_at").values()),
        list(FiledExhibit.objects.order_by("id").values()),
        list(Sealed.objects.order_by("pk").values()),
        list(Ruling.objects.order_by("id").values()),
        list(Resolution.objects.order_by("id").values()),
        list(Tally.objects.order_by("id").values()),
        list(Turn.objects.order_by("id").values("id", "state", "step")),
    )


def recounted(contender: Contender, seat: Seat) -> Counts:
    """The counters from the whole record: the resolved rounds whose moves it really made."""
    moves = {
        Seat.PRESENTER: Sealed.objects.filter(made_by=contender).values_list(
            "exhibit__match_id", "exhibit__round"
        ),
        Seat.EXAMINER: Ruling.objects.filter(made_by=contender).values_list("match_id", "round"),
    }
    made = set(moves[seat])
    verdicts: dict[UUID, list[RoundVerdict]] = {}
    for row in Resolution.objects.filter(match_id__in={match for match, _ in made}):
        if (row.match_id, row.round) in made:
            verdicts.setdefault(row.match_id, []).append(RoundVerdict(row.verdict))
    running = Match.objects.filter(id__in=verdicts, state=MatchState.RUNNING).count()
    counts = recount(verdicts.values())
    fields = {name: getattr(counts, name) for name in Counts.__dataclass_fields__}
    return Counts(**{**fields, "matches": counts.matches - running})


def check_tallies() -> None:
    """Kept up to date as rounds resolve, and equal to counting everything again."""
    rows = list(Tally.objects.select_related("contender"))
    assert rows
    for row in rows:
        kept = Counts(**{name: getattr(row, name) for name in Counts.__dataclass_fields__})
        assert kept == recounted(row.contender, Seat(row.seat)), (row.contender.slug, row.seat)


def check_match(match: Match, told: list[tuple[int, str, dict[str, Any]]]) -> None:
    """The match's events in order, its sums, its seals."""
    mine = [(t, data) for _, t, data in told if data.get("match") == str(match.id)]
    assert [t for t, _ in mine] == WHOLE
    assert [data["round"] for t, data in mine if t in ROUND] == [
        number for number in range(1, 11) for _ in ROUND
    ]
    scores = {"presenter": 0, "examiner": 0}
    commitments: dict[int, str] = {}
    for type_, data in mine:
        if type_ == "exhibit.filed":
            commitments[data["round"]] = data["commitment"]
        if type_ == "round.resolved":
            scores["presenter"] += data["presenter_delta"]
            scores["examiner"] += data["examiner_delta"]
            assert data["scores"] == scores
            sealed = f"{data['nonce']}:{data['truth']}"
            assert hashlib.sha256(sealed.encode()).hexdigest() == commitments[data["round"]]
        if type_ == "match.closed":
            assert data["scores"] == scores
            assert data["seed"] == MatchSecret.objects.get(match=match).seed
    match.refresh_from_db()
    assert scores == {"presenter": match.presenter_score, "examiner": match.examiner_score}


def keys(value: Any) -> set[str]:
    """Every name used anywhere in a JSON value."""
    if isinstance(value, dict):
        return set(value) | {name for item in value.values() for name in keys(item)}
    if isinstance(value, list | tuple):
        return {name for item in value for name in keys(item)}
    return set()


# --- at once ---------------------------------------------------------------------------


def at_once(*acts: Callable[[], Any]) -> list[Any]:
    """Do all of it at the same moment in threads; each one's result, or its refusal."""
    outcomes: list[Any] = ["hung"] * len(acts)
    start = threading.Barrier(len(acts))

    def run(index: int, act: Callable[[], Any]) -> None:
        try:
            start.wait(10)
            outcomes[index] = act()
        except CourtError as error:
            outcomes[index] = error
        except BaseException as error:  # noqa: BLE001 - shown by the test
            outcomes[index] = ("broke", error)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=item) for item in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    broken = [each for each in outcomes if isinstance(each, tuple) and each[0] == "broke"]
    assert not broken, broken
    return outcomes
