"""Whether what keeps the room going is alive."""

from datetime import datetime, timedelta

from django.db import DatabaseError
from redis import RedisError

from allrise.docket.publish import broker
from allrise.turns.liveness import alive
from evidence.models import RoomControl

QUEUE = "evidence"
# The driver beats every two seconds.
SILENCE = timedelta(seconds=10)


def parts(*, now: datetime) -> dict[str, bool]:
    """Driver, worker, database and broker: which of them answer."""
    database, driver = _driver(now)
    reached, worker = _worker()
    return {"driver": driver, "worker": worker, "database": database, "broker": reached}


def _driver(now: datetime) -> tuple[bool, bool]:
    """Whether the database answers, and whether the driver has been heard of there lately."""
    try:
        beaten = RoomControl.objects.values_list("beat_at", flat=True).first()
    except DatabaseError:
        return False, False
    return True, beaten is not None and now - beaten < SILENCE


def _worker() -> tuple[bool, bool]:
    """Whether the broker answers, and whether a worker of the room's announces itself there."""
    try:
        return bool(broker().ping()), alive(QUEUE) > 0
    except RedisError:
        return False, False
