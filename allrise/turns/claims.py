"""claim → think → record: who may think about a turn, and until when.

A turn is queued with the state that makes it due. A worker claims it by
compare-and-swap, renews the lease while it thinks, and finishes it in the same
transaction that records the result. A claim that was lost is noticed there, and
whatever it brings is dropped.
"""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID, uuid4

from celery import current_app
from django.conf import settings
from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone
from kombu.exceptions import OperationalError
from redis import RedisError

from allrise.turns.models import ATTEMPTS_GRANTED, Turn, TurnState
from allrise.turns.observer import observe

log = logging.getLogger(__name__)
# A queued turn whose message may have been lost is handed out again after this, seconds:
# soon for the first time, then less often, lest a worker with much to do gets more of it.
FIRST_REDISPATCH_SECONDS = 2.0
REDISPATCH_SECONDS = 4.0
SWEEP_BATCH = 200
OPEN = (TurnState.QUEUED, TurnState.CLAIMED)


class Stale(Exception):
    """The claim is no longer ours: somebody else has the turn, or it is over."""


@dataclass(frozen=True)
class Claim:
    turn: UUID
    kind: str
    subject: UUID
    step: str
    attempt: int
    holder: UUID
    # Too many attempts died on it; the holder should give up instead of thinking.
    hopeless: bool = False


def queue(*, task: str, kind: str, subject: UUID, step: str, now: datetime) -> Turn:
    """Owe a step, in the transaction of the state that makes it due; dispatched on commit.

    A step that failed before is owed again under the same row, with its stored replies.
    Raises IntegrityError when the step is already owed or done.
    """
    due = now + timedelta(seconds=FIRST_REDISPATCH_SECONDS)
    revived = Turn.objects.filter(
        kind=kind, subject=subject, step=step, state=TurnState.FAILED
    ).update(
        state=TurnState.QUEUED,
        due_at=due,
        holder=None,
        finished_at=None,
        attempts_granted=F("attempt") + ATTEMPTS_GRANTED,
    )
    if revived:
        turn = Turn.objects.get(kind=kind, subject=subject, step=step)
    else:
        turn = Turn.objects.create(
            task=task, kind=kind, subject=subject, step=step, due_at=due, created_at=now
        )
    dispatch(turn.task, turn.id)
    return turn


def dispatch(task: str, turn_id: UUID) -> None:
    """Send the turn's task after commit, by name. A broker that is away is left to the sweep."""

    def send() -> None:
        try:
            current_app.tasks[task].apply_async(args=[str(turn_id)], retry=False)
        except (OperationalError, RedisError, OSError) as error:
            log.warning("turn %s not sent (%s); the sweep will", turn_id, error)

    transaction.on_commit(send)


def claim(turn_id: UUID) -> Claim | None:
    """Take the turn if it waits or its lease ran out; None when it is not to be had."""
    now = timezone.now()
    holder = uuid4()
    taken = (
        Turn.objects.filter(id=turn_id)
        .filter(Q(state=TurnState.QUEUED) | Q(state=TurnState.CLAIMED, due_at__lte=now))
        .update(
            state=TurnState.CLAIMED,
            holder=holder,
            worker=_process.worker,
            due_at=now + timedelta(seconds=settings.TURN_LEASE_SECONDS),
            attempt=F("attempt") + 1,
        )
    )
    if not taken:
        return None
    turn = Turn.objects.get(id=turn_id)
    if turn.holder != holder:
        return None
    observe("claimed", turn.step)
    return Claim(
        turn=turn.id,
        kind=turn.kind,
        subject=turn.subject,
        step=turn.step,
        attempt=turn.attempt,
        holder=holder,
        hopeless=turn.attempt > turn.attempts_granted,
    )


def renew(held: Claim) -> None:
    """Extend the lease. Raises `Stale` when the turn is no longer ours."""
    due = timezone.now() + timedelta(seconds=settings.TURN_LEASE_SECONDS)
    if not _held(held).update(due_at=due):
        raise Stale(held.step)


def begin_anew(held: Claim) -> int:
    """The number of another attempt under the same claim: what was said so far is void.

    Raises `Stale` when the turn is no longer ours.
    """
    # Not one of the attempts that died: it is granted on top.
    granted = F("attempts_granted") + 1
    if not _held(held).update(attempt=F("attempt") + 1, attempts_granted=granted):
        raise Stale(held.step)
    return Turn.objects.values_list("attempt", flat=True).get(id=held.turn)


def finish(held: Claim, *, now: datetime, state: str = TurnState.DONE) -> None:
    """End the turn inside the recording transaction. Raises `Stale` when it is not ours."""
    observe("recording", held.step)
    if not _held(held).update(state=state, finished_at=now, holder=None):
        raise Stale(held.step)


def put_off(held: Claim, *, until: datetime) -> None:
    """Let the turn wait; the sweep hands it out then. Raises `Stale` when it is not ours."""
    if not _held(held).update(state=TurnState.QUEUED, holder=None, due_at=until):
        raise Stale(held.step)


def cancel(*, kind: str, subject: UUID, now: datetime) -> None:
    """Whatever is still owed to the subject is owed no longer."""
    Turn.objects.filter(kind=kind, subject=subject, state__in=OPEN).update(
        state=TurnState.CANCELLED, finished_at=now, holder=None
    )


def forget(*, kind: str, subject: UUID) -> None:
    """Erase every turn of something that is deleted, with the replies stored under it."""
    Turn.objects.filter(kind=kind, subject=subject).delete()


def sweep(*, kind: str | None = None) -> int:
    """Hand out again every turn, or those of one kind, whose lease or message was lost."""
    now = timezone.now()
    rows = Turn.objects.filter(state__in=OPEN, due_at__lte=now)
    if kind is not None:
        rows = rows.filter(kind=kind)
    return _hand_out(rows, now=now)


def begin_work(worker: str) -> int:
    """A worker of this name starts: what its last life held is void, and handed out at once.

    No two living workers have one name, so whoever claimed under it is dead: its leases
    need not run out. What it took from the queue and had not claimed went down with it,
    hence the queued turns as well. Should a namesake live after all, its claims are stale
    and their turns are thought again, but none is recorded twice. How many were handed out.
    """
    held = Q(state=TurnState.CLAIMED, worker=worker)
    count = _hand_out(Turn.objects.filter(held | Q(state=TurnState.QUEUED)), now=timezone.now())
    # Only now: a claim of this life's must not be taken for one of the last.
    _process.worker = worker
    return count


class _Process:
    """The name this process claims under; empty where no worker runs."""

    worker = ""


_process = _Process()


def _hand_out(rows: QuerySet[Turn], *, now: datetime) -> int:
    due = list(rows.order_by("due_at")[:SWEEP_BATCH])
    for turn in due:
        # A claimed turn keeps its lapsed lease, so that any worker may take it; only the
        # next hand-out is put off, lest every sweep queue it once more.
        moved = Turn.objects.filter(id=turn.id, due_at=turn.due_at, state=turn.state).update(
            state=TurnState.QUEUED,
            holder=None,
            due_at=now + timedelta(seconds=REDISPATCH_SECONDS),
        )
        if moved:
            log.warning("turn %s (%s) is handed out again", turn.step, turn.state)
            dispatch(turn.task, turn.id)
    return len(due)


def _held(held: Claim) -> QuerySet[Turn]:
    return Turn.objects.filter(id=held.turn, holder=held.holder, state=TurnState.CLAIMED)
