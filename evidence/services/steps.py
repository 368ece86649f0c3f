"""What a mind owes a match: claim → think → record, for filing and for ruling.

Who is asked, and in what order, is the line of the seat (`seats`); what the line made of it is
one stored reply, so that a step taken up again pays for nothing twice. A line that has nobody
left puts the step off, and after the last wait the dealer files or a coin is tossed.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import Any, TypeVar
from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.views.decorators.debug import sensitive_variables

from allrise.calls import spending
from allrise.calls.recorder import Collector, save
from allrise.calls.spending import Purse
from allrise.errors import CourtError
from allrise.llm.asking import Made, SeatFailed
from allrise.llm.base import Gate
from allrise.seeds import rng
from allrise.turns import claims
from allrise.turns.models import TurnState
from allrise.turns.observer import observe
from allrise.turns.thinking import Thinking, ThinkingFailed
from evidence.agents.ports import Filed, Ruled, Seated
from evidence.agents.seats import dealt, examine, present
from evidence.dispatch import parse_step
from evidence.domain.exhibits import Exhibit, Source
from evidence.domain.pacing import Act
from evidence.domain.rules import Decision, Seat
from evidence.domain.verifier import Finding, verify
from evidence.house.views import ExaminerView, PresenterView
from evidence.library import store
from evidence.models import KIND, Contender, Match
from evidence.services import matches, seats, sight
from evidence.services.matches import Maker

log = logging.getLogger(__name__)
T = TypeVar("T")
COIN = "coin"
Line = list[tuple[Seated, T]]


class _Call:
    """One piece of thinking under a name, for the turn's books.

    It runs in a helper, with everything that is sealed in its variables: no report of an error
    in there shows any of them.
    """

    def __init__(self, purpose: str, result: Any, make: Callable[[], Made[Any]]) -> None:
        self.purpose, self.result, self._make = purpose, result, make

    @sensitive_variables()
    def run(self) -> tuple[Any, str]:
        made = self._make()
        return made.value, made.engine


@sensitive_variables()
def step(turn_id: UUID) -> None:
    """Take up a mind's step. Safe to run twice, late, or half."""
    held = claims.claim(turn_id)
    if held is None:
        return
    match = Match.objects.select_related("presenter", "examiner", "secret").get(id=held.subject)
    try:
        if _act(held, match, alone=held.hopeless):
            observe("recorded", held.step)
        else:
            _wait(held)
    except claims.Stale as error:
        log.info("a stale %s of match %s was dropped (%s)", held.step, match.id, error)
    except CourtError as error:
        log.info("%s of match %s is owed no longer (%s)", held.step, match.id, error.error_code)
        _give_up(held)
    except ThinkingFailed:
        log.exception("%s of match %s failed; it is owed again", held.step, match.id)


def _act(held: claims.Claim, match: Match, *, alone: bool) -> bool:
    """File or rule, `alone` without any mind. False where nobody could, and it should wait."""
    round, act = parse_step(held.step)
    do = _file if act == Act.FILE else _rule
    try:
        do(held, match, round, alone=alone)
    except ThinkingFailed as error:
        if not isinstance(error.__cause__, SeatFailed):
            raise
        if held.attempt <= len(seats.WAITS):
            return False
        do(held, match, round, alone=True)
    return True


def _wait(held: claims.Claim) -> None:
    seconds = seats.WAITS[held.attempt - 1]
    log.warning("%s of match %s waits %d s for a mind", held.step, held.subject, seconds)
    claims.put_off(held, until=timezone.now() + timedelta(seconds=seconds))


def _give_up(held: claims.Claim) -> None:
    """The match has moved on without this step, so that nobody needs to try it again."""
    with transaction.atomic(), suppress(claims.Stale):
        claims.finish(held, now=timezone.now(), state=TurnState.CANCELLED)


def _file(held: claims.Claim, match: Match, round: int, *, alone: bool) -> None:
    library = {source.slug: source for source in store.sources()}
    view = sight.presenter_view(match, round, library)
    made = dealt(view) if alone else _filed(held, match, view, library)
    finding = check(made.value.exhibit, library)
    by = _maker(made.value.who, made.engine)
    now = timezone.now()
    with transaction.atomic():
        current = matches.locked(match.id)
        claims.finish(held, now=now)
        matches.record_filing(current, made.value.exhibit, finding, by=by, now=now)


def _filed(
    held: claims.Claim, match: Match, view: PresenterView, library: dict[str, Source]
) -> Made[Filed]:
    """What the line files. The truth is never taken on its word: `present` has it verified."""
    places = seats.line(match.presenter, Seat.PRESENTER, sat=match.presenter_sat)
    known = sight.with_passages(match, view.revealed) if any(p.model for p in places) else ()
    with _calls(held) as calls:
        line: Line[PresenterView] = []
        minds = seats.seated(places, calls, _gate(match, places))
        for place, seated in zip(places, minds, strict=True):
            coin = sight.coin(match, view.round, place.contender)
            revealed = known if place.model else view.revealed
            own = view.model_copy(update={"coin": coin, "revealed": revealed})
            line.append((seated, own))
        make = _Call("filing", Filed, lambda: present(line, lambda e: check(e, library)))
        return _thought(held, calls, make)


def _rule(held: claims.Claim, match: Match, round: int, *, alone: bool) -> None:
    view = sight.examiner_view(match, round)
    made = _tossed(match, round) if alone else _ruled(held, match, view)
    by = _maker(made.value.who, made.engine)
    now = timezone.now()
    with transaction.atomic():
        current = matches.locked(match.id)
        claims.finish(held, now=now)
        matches.record_ruling(
            current,
            round=round,
            decision=made.value.decision,
            reasoning=made.value.reasoning,
            by=by,
            now=now,
        )


def _ruled(held: claims.Claim, match: Match, view: ExaminerView) -> Made[Ruled]:
    """What the line decides."""
    places = seats.line(match.examiner, Seat.EXAMINER, sat=match.examiner_sat)
    known = sight.with_passages(match, view.revealed) if any(p.model for p in places) else ()
    with _calls(held) as calls:
        minds = seats.seated(places, calls, _gate(match, places))
        line: Line[ExaminerView] = [
            (seated, view.model_copy(update={"revealed": known}) if place.model else view)
            for place, seated in zip(places, minds, strict=True)
        ]
        return _thought(held, calls, _Call("ruling", Ruled, lambda: examine(line)))


def _tossed(match: Match, round: int) -> Made[Ruled]:
    """A coin, where the examiner cannot be brought to say anything."""
    fair = rng(match.secret.seed, "silence", str(round)).random() < 0.5
    decision = Decision.ACCEPT if fair else Decision.CHALLENGE
    reasoning = "The examiner was silent; a coin was tossed."
    return Made(Ruled(decision=decision, reasoning=reasoning, who=None), COIN)


def _gate(match: Match, places: list[seats.Place]) -> Gate | None:
    """Whose money the match is played with. In the thread that owns the connection."""
    if not any(place.model for place in places):
        return None
    return spending.gate(Purse.MATCHES if match.human else Purse.ROOM)


def _thought(held: claims.Claim, calls: Collector, call: _Call) -> Made[Any]:
    thinking = Thinking(held, on_tick=lambda: _write(held, calls))
    value, engine = thinking.gather([call])[call.purpose]
    return Made(value, engine)


@contextmanager
def _calls(held: claims.Claim) -> Iterator[Collector]:
    """A recorder for this step's model calls; what it still holds at the end is written."""
    collector = Collector()
    try:
        yield collector
    finally:
        _write(held, collector)


def _write(held: claims.Claim, collector: Collector) -> None:
    calls = collector.drain()
    if calls:
        save(calls, kind=KIND, subject=held.subject, step=held.step, now=timezone.now())


def _maker(who: str | None, engine: str) -> Maker:
    contender = Contender.objects.filter(slug=who).first() if who is not None else None
    return Maker(contender=contender, engine=engine)


def check(exhibit: Exhibit, library: dict[str, Source]) -> Finding:
    """The verifier's finding: the source is looked up by the title or slug that is cited."""
    cited = exhibit.citation.source
    source = library.get(cited) or next((s for s in library.values() if s.title == cited), None)
    return verify(exhibit, source)
