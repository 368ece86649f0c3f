"""The Celery application. Workers announce themselves in the broker while they run."""

import os
from typing import Any

from celery import Celery
from celery.signals import worker_ready, worker_shutting_down

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "allrise.settings")
app = Celery("allrise")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

_heartbeats: list[Any] = []


@worker_ready.connect
def announce(sender: Any, **_: Any) -> None:
    """Heartbeat for every queue this worker takes; health and the page read it."""
    # Here, because Django must have been set up first.
    from allrise.turns.liveness import keep_alive

    queues = [queue.name for queue in sender.task_consumer.queues]
    _heartbeats.append(keep_alive(queues))


@worker_shutting_down.connect
def retire(**_: Any) -> None:
    for stop in _heartbeats:
        stop.set()
