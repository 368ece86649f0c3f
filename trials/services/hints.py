"""Hints: at most three, one at a time, counted when given."""

from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from allrise.errors import Conflict
from allrise.turns import claims, receipts
from allrise.turns.models import TurnState
from trials import dispatch
from trials.domain.casefile import Advice, Seat
from trials.domain.events import HintFailed, HintGiven
from trials.domain.memory import DefenceMemory, GivenHint
from trials.domain.phases import Phase, Speaker
from trials.models import Hint, HintState, Trial
from trials.selectors import hints_left, memories, owner_of, pending_hint, standing_of
from trials.services import limits, record

FAILED = "The strategist has lost the thread. This hint was not counted; ask again."


class HintRefused(Conflict):
    code = "hint_refused"


def ask(*, trial_id: UUID, now: datetime, key: UUID | None = None) -> dict[str, Any]:
    """Owe a hint. Returns {left, phase}: what is left is counted once the hint is given.

    Raises `HintRefused` out of turn, while one is under way, and after the third; SlowDown
    for more than anybody may ask. What is refused does not count.
    """
    scope, request = record.scope_of(trial_id), {"hint": True}
    earlier = receipts.recall(scope=scope, key=key, request=request)
    if earlier is not None:
        return earlier
    with limits.hinting(owner_of(trial_id)), transaction.atomic():
        trial = record.locked(trial_id)
        earlier = receipts.recall(scope=scope, key=key, request=request)
        if earlier is not None:
            return earlier
        standing = standing_of(trial)
        if not standing.takes_defense:
            raise HintRefused("The strategist whispers only while it is your turn.")
        if pending_hint(trial) is not None:
            raise HintRefused("The strategist is still thinking.", code="hint_pending")
        left = hints_left(trial)
        if left <= 0:
            raise HintRefused("You have had all three hints.", code="hints_spent")
        hint = Hint.objects.create(
            trial=trial, phase=standing.phase, state=HintState.PENDING, asked_at=now
        )
        answer = {"left": left, "phase": standing.phase.value}
        receipts.keep(scope=scope, key=key, request=request, answer=answer, now=now)
        dispatch.owe_hint(trial=trial.id, hint=hint.pk, now=now)
    return answer


def wanted(trial: Trial, hint_id: int) -> Hint | None:
    """The hint, if it is still wanted: pending, and its turn not over."""
    hint = Hint.objects.filter(trial=trial, pk=hint_id, state=HintState.PENDING).first()
    if hint is None:
        return None
    standing = standing_of(trial)
    return hint if standing.takes_defense and standing.phase == hint.phase else None


def record_hint(held: claims.Claim, advice: Advice | None, engine: str, *, now: datetime) -> None:
    """Give the hint, or drop it uncounted when its turn is over; None means it failed.

    Raises `Stale` when the claim was lost.
    """
    with transaction.atomic():
        trial = record.locked(held.subject)
        claims.finish(held, now=now, state=TurnState.DONE)
        hint = Hint.objects.get(trial=trial, pk=int(held.step))
        if wanted(trial, hint.pk) is None:
            hint.state = HintState.DROPPED
            hint.save(update_fields=["state"])
            return
        memory = DefenceMemory.model_validate(memories(trial).get(Seat.STRATEGIST, {}))
        # Advice that was given before is no hint, whichever engine thought of it again.
        if advice is None or advice.advice in memory.advised:
            hint.state = HintState.FAILED
            hint.save(update_fields=["state"])
            record.publish_events(trial, [HintFailed(reason=FAILED)], now=now)
            return
        _give(trial, hint, advice, engine, memory, now=now)


def _give(
    trial: Trial, hint: Hint, advice: Advice, engine: str, memory: DefenceMemory, *, now: datetime
) -> None:
    hint.state, hint.advice, hint.text, hint.engine = (
        HintState.GIVEN,
        advice.advice,
        advice.text,
        engine,
    )
    hint.save()
    given = GivenHint(phase=Phase(hint.phase), advice=advice.advice, text=advice.text)
    record.remember(trial, Seat.STRATEGIST, memory.with_hint(given))
    event = HintGiven(text=advice.text, left=hints_left(trial), engine=engine)
    entry = record.publish_events(trial, [event], now=now)[0]
    record.say(
        trial,
        entry,
        phase=Phase(hint.phase),
        speaker=Speaker.STRATEGIST,
        text=advice.text,
        engine=engine,
    )
