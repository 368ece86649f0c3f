"""Opening a trial, entering a plea, and the owner's housekeeping around it."""

import secrets
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID, uuid4

from django.db import IntegrityError, transaction
from django.utils import timezone

from allrise.accounts.models import User
from allrise.docket import publish
from allrise.errors import Conflict, Forbidden
from allrise.reports import services as complaints
from allrise.turns import receipts
from trials import dispatch
from trials.dispatch import KIND
from trials.domain import clerk
from trials.domain.casefile import Seat
from trials.domain.events import (
    ChargeRef,
    ClerkSpoke,
    Event,
    ModeChanged,
    PhaseOpened,
    PleaEntered,
    TrialAbandoned,
    TrialOpened,
    TrialResumed,
)
from trials.domain.memory import DefenceMemory, JudgeMemory, ProsecutorMemory
from trials.domain.phases import OVER, Command, Mode, Phase, Plea, Speaker, Status, opened
from trials.house import prosecutor as house_prosecutor
from trials.models import Charge, ChargeEdition, DailyAttempt, Trial
from trials.selectors import case_file, digest_of, owner_of, sheet_of
from trials.services import boards, limits, playtest, record, search

IDLE = timedelta(hours=24)
MAX_SEED = 2**53 - 1


class GuestSpent(Forbidden):
    code = "guest_trial_spent"


class _Twin(Exception):
    """The same request was here a moment ago; nothing is opened, and nothing counted."""


def open_trial(
    *,
    owner: User,
    charge: Charge,
    now: datetime,
    mode: Mode = Mode.TEXT,
    plea: Plea | None = Plea.NOT_GUILTY,
    seed: int | None = None,
    key: UUID | None = None,
    daily: date | None = None,
    address: str = "",
) -> Trial:
    """Open a trial; with a plea the prosecutor opens at once, with None the court waits for it.

    The same key and request by the same person gives the same trial. `address` is where a
    guest comes from. Raises `GuestSpent` for a guest's second trial, `KeyReused` for a key
    that came with another request, SlowDown for more trials than anybody may open, Conflict
    for a second attempt at the charge of the day.
    """
    scope = scope_of(owner)
    request = {
        "charge": charge.slug,
        "mode": mode,
        "plea": plea,
        "seed": seed,
        "daily": daily.isoformat() if daily else None,
    }
    # Before anything is counted, and outside of a transaction, as nobody should wait for it.
    earlier = receipts.recall(scope=scope, key=key, request=request)
    if earlier is not None:
        return _opened_before(earlier)
    new = uuid4()
    try:
        with limits.opening(owner, trial=new, address=address) as house_only, transaction.atomic():
            held = User.objects.select_for_update().get(pk=owner.pk)
            if receipts.recall(scope=scope, key=key, request=request) is not None:
                raise _Twin
            if held.is_guest and (held.spent or Trial.objects.filter(owner=held).exists()):
                raise GuestSpent("A guest plays one trial. Sign up to keep it and play on.")
            if held.is_guest:
                # Deleting the trial does not give another.
                User.objects.filter(pk=held.pk).update(spent=True)
            if daily is not None and DailyAttempt.objects.filter(person=owner, day=daily).exists():
                raise Conflict("You have had today's charge already.", code="daily_spent")
            asked: dict[str, Any] = {"mode": mode, "plea": plea, "seed": seed, "daily": daily}
            trial = _create(owner, charge, id=new, house_only=house_only, now=now, **asked)
            if daily is not None:
                DailyAttempt.objects.create(person=owner, day=daily, trial=trial)
            receipts.keep(
                scope=scope, key=key, request=request, answer={"trial": str(trial.id)}, now=now
            )
            return trial
    except (IntegrityError, _Twin):
        # A twin of this very request committed between our look and our write.
        earlier = receipts.recall(scope=scope, key=key, request=request)
        if earlier is None:
            raise
        return _opened_before(earlier)


def scope_of(person: User) -> str:
    """The scope of the keys by which a person opens trials."""
    return f"open:{person.pk}"


def _opened_before(answer: dict[str, Any]) -> Trial:
    """The trial that a key opened once. Raises Conflict when it was deleted since."""
    trial = Trial.objects.filter(id=answer["trial"]).first()
    if trial is None:
        raise Conflict("The trial opened with this key was deleted.", code="trial_deleted")
    return trial


def _create(
    owner: User,
    charge: Charge,
    *,
    id: UUID,
    mode: Mode,
    plea: Plea | None,
    seed: int | None,
    now: datetime,
    house_only: bool,
    daily: date | None = None,
) -> Trial:
    sheet = sheet_of(charge)
    edition, _ = ChargeEdition.objects.get_or_create(
        charge=charge, digest=digest_of(sheet), defaults={"sheet": sheet.model_dump(mode="json")}
    )
    standing = opened(plea)
    trial = Trial.objects.create(
        id=id,
        house_only=house_only,
        owner=owner,
        charge=charge,
        edition=edition,
        mode=mode,
        plea=plea,
        phase=standing.phase,
        status=standing.status,
        seed=secrets.randbelow(MAX_SEED) if seed is None else seed,
        seed_chosen=seed is not None and daily is None,
        daily=daily,
        created_at=now,
        moved_at=now,
    )
    publish.open_docket(kind=KIND, subject=trial.id)
    search.index(trial)
    gag = house_prosecutor.gag(case_file(trial))
    record.remember(trial, Seat.PROSECUTOR, ProsecutorMemory(gag=gag))
    record.remember(trial, Seat.JUDGE, JudgeMemory())
    record.remember(trial, Seat.STRATEGIST, DefenceMemory())
    ref = ChargeRef(slug=charge.slug, title=charge.title)
    _opening_words(
        trial,
        [
            TrialOpened(charge=ref, mode=mode, plea=plea),
            PhaseOpened(phase=Phase.OPENING),
            ClerkSpoke(phase=Phase.OPENING, text=clerk.charge(sheet)),
        ],
        now=now,
    )
    if plea is not None:
        _plea_words(trial, plea, now=now)
        dispatch.owe_turn(trial=trial.id, phase=Phase.OPENING, now=now)
    return trial


def _opening_words(trial: Trial, events: list[Event], *, now: datetime) -> None:
    """Publish the events and put the clerk's words among them on the transcript."""
    for entry in record.publish_events(trial, events, now=now):
        if entry.type == ClerkSpoke.type:
            record.say(
                trial,
                entry,
                phase=Phase(entry.data["phase"]),
                speaker=Speaker.CLERK,
                text=entry.data["text"],
            )


def _plea_words(trial: Trial, plea: Plea, *, now: datetime) -> None:
    _opening_words(
        trial,
        [PleaEntered(plea=plea), ClerkSpoke(phase=Phase.OPENING, text=clerk.plea(plea))],
        now=now,
    )


@transaction.atomic
def enter_plea(*, trial_id: UUID, plea: Plea, now: datetime) -> Trial:
    """Raises IllegalMove unless the trial still awaits its plea."""
    trial = record.locked(trial_id)
    record.move(trial, Command.ENTER_PLEA, now=now)
    trial.plea = plea
    trial.save(update_fields=["plea"])
    _plea_words(trial, plea, now=now)
    dispatch.owe_turn(trial=trial.id, phase=Phase.OPENING, now=now)
    return trial


def retry(*, trial_id: UUID, now: datetime) -> Trial:
    """A stalled step again. Raises IllegalMove when nothing has stalled, SlowDown for one who
    asks without end: it counts as a defence."""
    with limits.defending(owner_of(trial_id)), transaction.atomic():
        trial = record.locked(trial_id)
        record.move(trial, Command.RETRY, now=now)
        trial.stall_reason = ""
        trial.save(update_fields=["stall_reason"])
        record.publish_events(trial, [TrialResumed()], now=now)
        dispatch.owe_turn(trial=trial.id, phase=Phase(trial.phase), now=now)
    return trial


@transaction.atomic
def abandon(*, trial_id: UUID, now: datetime) -> Trial:
    """End the trial without a verdict; again changes nothing. Raises IllegalMove once decided."""
    trial = record.locked(trial_id)
    if trial.status == Status.ABANDONED:
        return trial
    record.move(trial, Command.ABANDON, now=now)
    dispatch.cancel_all(trial=trial.id, now=now)
    record.publish_events(trial, [TrialAbandoned()], now=now)
    transaction.on_commit(partial(limits.over, trial.id))
    return trial


def abandon_idle(*, now: datetime) -> int:
    """Abandon every trial nobody moved for a day; how many."""
    idle = Trial.objects.filter(moved_at__lt=now - IDLE).exclude(status__in=list(OVER))
    count = 0
    for trial_id in idle.values_list("id", flat=True)[:500]:
        with transaction.atomic():
            trial = record.locked(trial_id)
            if trial.moved_at < now - IDLE and trial.status not in OVER:
                abandon(trial_id=trial_id, now=now)
                count += 1
    return count


@transaction.atomic
def set_mode(*, trial_id: UUID, mode: Mode, now: datetime) -> Trial:
    trial = record.locked(trial_id)
    if trial.status in OVER:
        raise Conflict("The trial is over.", code="trial_over")
    if trial.mode != mode:
        trial.mode = mode
        trial.save(update_fields=["mode"])
        record.publish_events(trial, [ModeChanged(mode=mode)], now=now)
    return trial


def rematch(*, trial: Trial, owner: User, now: datetime) -> Trial:
    """The same charge and seed again, as a trial of its own. Raises Conflict before the end.

    Until then the seed is a secret, and a rematch would tell it.
    """
    if trial.status not in OVER:
        raise Conflict("Finish this trial before you ask for a rematch.", code="trial_running")
    if owner.is_guest:
        raise GuestSpent("A guest plays one trial. Sign up to keep it and play on.")
    new = uuid4()
    with limits.opening(owner, trial=new) as house_only, transaction.atomic():
        User.objects.select_for_update().get(pk=owner.pk)
        again = _create(
            owner,
            trial.charge,
            id=new,
            house_only=house_only,
            mode=Mode(trial.mode),
            plea=Plea(trial.plea) if trial.plea else None,
            seed=trial.seed,
            now=now,
        )
        again.seed_chosen = True
        again.rematch_of = trial
        again.save(update_fields=["seed_chosen", "rematch_of"])
    return again


def delete(*, trial_id: UUID) -> None:
    """The trial with everything that was written of it, its docket included."""
    with transaction.atomic():
        trial = record.locked(trial_id)
        dispatch.forget_all(trial=trial.id)
        publish.close_docket(kind=KIND, subject=trial.id)
        complaints.forget(kind=KIND, subject=str(trial.id))
        receipts.forget(scope=record.scope_of(trial.id))
        boards.forget(trial, now=timezone.now())
        playtest.keep(trial)
        transaction.on_commit(partial(limits.over, trial.id))
        trial.delete()
