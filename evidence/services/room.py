"""The room's driver: keeps one match on, step by step, at the pace of people watching.

All it knows lies in the database, so one that starts again goes on where the last stopped;
two at once do nothing twice, because every move is a compare-and-swap.
"""

import logging
from datetime import datetime, timedelta

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone

from allrise.errors import CourtError
from allrise.turns.models import Turn, TurnState
from evidence import dispatch, selectors
from evidence.domain.pacing import HIGHLIGHTS, Act, Moment, next_cue
from evidence.domain.rules import Seat
from evidence.domain.schedule import nth_by_seat
from evidence.domain.verifier import flat
from evidence.models import KIND, Contender, Match, RoomControl
from evidence.services import matches, seats
from evidence.services.matches import Sitting

log = logging.getLogger(__name__)
CONTROL = 1
SCHEDULE_SEED = "room"
# How often a room that waits for money looks whether there is any.
MONEY_LOOK = timedelta(seconds=10)


def control() -> RoomControl:
    row, _ = RoomControl.objects.get_or_create(pk=CONTROL)
    return row


def pause(paused: bool) -> None:
    control()
    RoomControl.objects.filter(pk=CONTROL).update(paused=paused)


def beat(*, now: datetime) -> None:
    control()
    RoomControl.objects.filter(pk=CONTROL).update(beat_at=now)


def drive(*, now: datetime | None = None) -> datetime:
    """Do whatever is due in the room; when to look again."""
    now = now or timezone.now()
    if control().paused:
        return now + timedelta(seconds=1)
    match = selectors.live_match()
    if match is None:
        return now + MONEY_LOOK if seats.pauses() else _open_next(now)
    cue = next_cue(_moment(match), pace=settings.ROOM_PACE)
    if cue.at > now:
        return cue.at
    if cue.act in (Act.FILE, Act.RULE) and seats.pauses():
        return now + MONEY_LOOK
    _act(match, cue.act, now)
    return now


def _act(match: Match, act: Act, now: datetime) -> None:
    if act in (Act.FILE, Act.RULE):
        _owe(match, act, now)
    elif act is Act.RESOLVE:
        matches.resolve_round(match_id=match.id, round=match.round, now=now)
    else:
        matches.proceed(match_id=match.id, round=match.round, now=now)


def _owe(match: Match, act: Act, now: datetime) -> None:
    """See to it that the step is owed; the sweep sees to it that it gets done."""
    step = dispatch.step_name(match.round, act)
    turn = Turn.objects.filter(kind=KIND, subject=match.id, step=step).first()
    if turn is not None and turn.state != TurnState.FAILED:
        return
    try:
        with transaction.atomic():
            dispatch.owe(match=match.id, round=match.round, act=act, now=now)
    except IntegrityError:
        log.info("another driver was first with %s", step)


def _moment(match: Match) -> Moment:
    exhibit = match.exhibits.filter(round=match.round).first()
    ruling = match.rulings.filter(round=match.round).first()
    resolution = match.resolutions.filter(round=match.round).first()
    words = len(flat(selectors.exhibit_of(exhibit).preview).split()) if exhibit else 0
    return Moment(
        round=match.round,
        rounds=match.rounds,
        opened_at=match.moved_at,
        words=words,
        filed_at=exhibit.filed_at if exhibit else None,
        ruled_at=ruling.ruled_at if ruling else None,
        resolved_at=resolution.resolved_at if resolution else None,
    )


def _open_next(now: datetime) -> datetime:
    """Open the next match of the schedule, after the highlights of the last one."""
    last = Match.objects.filter(human=False).order_by("-closed_at").first()
    if last is not None and last.closed_at is not None:
        due = last.closed_at + timedelta(seconds=HIGHLIGHTS * settings.ROOM_PACE)
        if due > now:
            return due
    played = Match.objects.filter(human=False).count()
    pairing = pairing_number(played)
    if pairing is None:
        return now + timedelta(seconds=5)
    presenter, examiner = pairing
    try:
        matches.open_match(presenter=presenter, examiner=examiner, now=now)
    except (IntegrityError, CourtError) as error:
        log.info("another driver opened the match (%s)", error)
    return now


def pairing_number(played: int) -> tuple[Sitting, Sitting] | None:
    """Who plays after so many matches; None when nobody is enabled."""
    enabled = {c.slug: c for c in Contender.objects.filter(enabled=True, person__isnull=True)}
    drawn = nth_by_seat(
        [slug for slug, c in enabled.items() if c.presents],
        [slug for slug, c in enabled.items() if c.examines],
        SCHEDULE_SEED,
        played,
    )
    if drawn is None:
        return None
    return (
        seats.sitting(enabled[drawn.presenter], Seat.PRESENTER),
        seats.sitting(enabled[drawn.examiner], Seat.EXAMINER),
    )
