"""The Celery application. Workers announce themselves in the broker while they run."""

import logging
import os
from typing import Any

from celery import Celery
from celery.signals import worker_ready, worker_shutting_down

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "allrise.settings")
log = logging.getLogger(__name__)
app = Celery("allrise")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

_heartbeats: list[Any] = []


@worker_ready.connect
def announce(sender: Any, **_: Any) -> None:
    """Take up what the last worker left, and keep a heartbeat for every queue of this one."""
    # Here, because Django must have been set up first.
    from django.db import DatabaseError

    from allrise.turns import claims
    from allrise.turns.liveness import keep_alive

    try:
        claims.begin_work(sender.hostname)
    except DatabaseError as error:
        log.warning("what the last worker held is left to the sweep: %s", error)
    queues = [queue.name for queue in sender.task_consumer.queues]
    _heartbeats.append(keep_alive(queues))


@worker_shutting_down.connect
def retire(**_: Any) -> None:
    for stop in _heartbeats:
        stop.set()
