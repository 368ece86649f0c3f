"""Taking up what the court owes: claim → think → record, for each kind of turn."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from uuid import UUID

from django.utils import timezone

from allrise.calls.recorder import Collector, save
from allrise.docket import publish
from allrise.errors import NotFound
from allrise.turns import claims
from allrise.turns.observer import observe
from allrise.turns.thinking import Thinking, ThinkingFailed
from trials.agents.deliberation import deliberate
from trials.agents.ports import call
from trials.agents.prosecution import take_turn
from trials.dispatch import KIND
from trials.domain.casefile import Advice, CaseFile, Seat
from trials.domain.phases import WAITING, Status
from trials.models import Trial
from trials.selectors import case_file
from trials.services import hints, limits, turns, verdicts
from trials.services.bench import bench

log = logging.getLogger(__name__)
# What is brought to a turn that somebody else has taken up, or to a trial deleted meanwhile.
GONE = (claims.Stale, NotFound)
Think = Callable[[claims.Claim, CaseFile], None]


def prosecute(turn_id: UUID) -> None:
    """The prosecutor's turn. Safe to run twice, late, or half."""
    _take_up(turn_id, _prosecute)


def deliberate_on(turn_id: UUID) -> None:
    """The verdict. Safe to run twice, late, or half."""
    _take_up(turn_id, _deliberate)


def _take_up(turn_id: UUID, think: Think) -> None:
    held = claims.claim(turn_id)
    if held is None:
        return
    trial = Trial.objects.select_related("edition").filter(id=held.subject).first()
    if trial is None or Status(trial.status) not in WAITING:
        claims.cancel(kind=held.kind, subject=held.subject, now=timezone.now())
        return
    try:
        if held.hopeless:
            raise ThinkingFailed(f"given up after {held.attempt - 1} attempts")
        think(held, case_file(trial))
        publish.stream_end(kind=KIND, subject=held.subject)
        observe("recorded", held.step)
    except GONE:
        log.info("a stale %s of trial %s was dropped", held.step, held.subject)
    except ThinkingFailed as error:
        log.warning("trial %s stalls in %s: %s", held.subject, held.step, error)
        _stall(held)


def _stall(held: claims.Claim) -> None:
    try:
        turns.stall(held, now=timezone.now())
        publish.stream_end(kind=KIND, subject=held.subject)
    except GONE:
        log.info("a stale stall of trial %s was dropped", held.subject)


def _prosecute(held: claims.Claim, case: CaseFile) -> None:
    with _calls(held) as calls:
        turn = take_turn(case, bench(calls, held.subject), _thinking(held, case, calls))
    turns.record_prosecution(held, turn, case, now=timezone.now())


def _deliberate(held: claims.Claim, case: CaseFile) -> None:
    with _calls(held) as calls:
        outcome = deliberate(case, bench(calls, held.subject), _thinking(held, case, calls))
    verdicts.record_verdict(held, outcome, now=timezone.now())
    limits.over(held.subject)


@contextmanager
def _calls(held: claims.Claim) -> Iterator[Collector]:
    """A recorder for this turn's model calls; what it still holds at the end is written."""
    collector = Collector()
    try:
        yield collector
    finally:
        _write_calls(held, collector)


def _write_calls(held: claims.Claim, collector: Collector) -> None:
    calls = collector.drain()
    if calls:
        # By trial, hints included: that is how anyone asks what a trial cost.
        save(calls, kind=KIND, subject=held.subject, step=held.step, now=timezone.now())


def _thinking(held: claims.Claim, case: CaseFile, calls: Collector) -> Thinking:
    def on_step(step: str) -> None:
        publish.hint(
            kind=KIND,
            subject=held.subject,
            type="prosecution.thinking",
            data={"phase": case.phase.value, "step": step},
        )

    def on_delta(attempt: int, offset: int, text: str, so_far: str) -> None:
        publish.stream_delta(
            kind=KIND,
            subject=held.subject,
            type="prosecution.delta",
            data={
                "phase": case.phase.value,
                "attempt": attempt,
                "offset": offset,
                "text": text,
            },
            so_far=so_far,
        )

    return Thinking(
        held, on_step=on_step, on_delta=on_delta, on_tick=partial(_write_calls, held, calls)
    )


def advise(turn_id: UUID) -> None:
    """A hint. It never stalls the trial; a failed one costs nothing."""
    held = claims.claim(turn_id)
    if held is None:
        return
    trial = Trial.objects.select_related("edition").filter(id=held.subject).first()
    if trial is None:
        claims.cancel(kind=held.kind, subject=held.subject, now=timezone.now())
        return
    try:
        advice, engine = _advice(held, trial)
        hints.record_hint(held, advice, engine, now=timezone.now())
    except GONE:
        log.info("a stale hint for trial %s was dropped", held.subject)


def _advice(held: claims.Claim, trial: Trial) -> tuple[Advice | None, str]:
    """What the strategist says; None when they cannot, or are no longer asked."""
    if held.hopeless or hints.wanted(trial, int(held.step)) is None:
        return None, ""
    case = case_file(trial).for_seat(Seat.STRATEGIST)
    try:
        with _calls(held) as calls:
            strategist = bench(calls, held.subject).strategist
            asked = call("advice", Advice, lambda: strategist.advise(case))
            advice, engine = Thinking(held).gather([asked])["advice"]
    except ThinkingFailed as error:
        log.warning("a hint for trial %s failed: %s", held.subject, error)
        return None, ""
    return advice, engine
