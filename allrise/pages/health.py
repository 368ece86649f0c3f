"""Whether a trial can be played here, now."""

from typing import Any

from django.db import DatabaseError, connection
from django.http import HttpRequest
from ninja import Router, Schema, Status
from redis import RedisError

from allrise.calls import spending
from allrise.docket.publish import broker
from allrise.turns.liveness import alive
from trials.models import Charge, ChargeState
from trials.services.bench import is_live, seats

router = Router()
QUEUES = ("trials", "evidence")


class Money(Schema):
    """The day's, in US dollars. `left` is what is neither spent nor put aside."""

    budget: float
    spent: float
    left: float


class Health(Schema):
    status: str
    database: bool
    broker: bool
    workers: dict[str, int]
    charges: int
    engines: dict[str, str]
    money: Money | None


@router.get("", response={200: Health, 503: Health}, auth=None)
def health(request: HttpRequest) -> Any:
    """`ok`, `degraded` (trials can be played, something else is amiss) or `down`."""
    charges = _charges()
    workers = _workers()
    at_work = workers or dict.fromkeys(QUEUES, 0)
    playable = bool(charges) and at_work["trials"] > 0
    whole = playable and all(at_work.values())
    report = {
        "status": "ok" if whole else "degraded" if playable else "down",
        "database": charges is not None,
        "broker": workers is not None,
        "workers": at_work,
        "charges": charges or 0,
        "money": _money() if charges is not None else None,
        "engines": {seat: names[0] for seat, names in seats().items()},
    }
    return Status(200 if playable else 503, report)


def _money() -> dict[str, float] | None:
    """Nothing where no model can cost anything, or nobody can tell."""
    day = spending.standing() if is_live() else None
    if day is None:
        return None
    return {"budget": day.budget, "spent": round(day.spent, 4), "left": round(day.left, 4)}


def _charges() -> int | None:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        return Charge.objects.filter(state=ChargeState.PUBLISHED).count()
    except DatabaseError:
        return None


def _workers() -> dict[str, int] | None:
    try:
        broker().ping()
        return {queue: alive(queue) for queue in QUEUES}
    except RedisError:
        return None
