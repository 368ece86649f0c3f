"""Whether the room goes on, as it says itself."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import DatabaseError
from django.test import Client
from django.utils import timezone

from evidence.models import RoomControl
from evidence.services import liveness
from evidence.services import room as driver
from tests.evidence.shapes import API

pytestmark = pytest.mark.django_db


def alive(monkeypatch: pytest.MonkeyPatch) -> None:
    driver.beat(now=timezone.now())
    monkeypatch.setattr(liveness, "alive", lambda queue: 1 if queue == "evidence" else 0)


def test_health_when_all_is_well(
    room: None, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    alive(monkeypatch)
    answer = client.get(f"{API}/health")
    assert answer.status_code == 200
    assert answer.json() == {
        "status": "ok",
        "driver": True,
        "worker": True,
        "database": True,
        "broker": True,
    }
    assert answer["Cache-Control"] == "no-store"


def test_health_misses_the_driver_after_ten_seconds(
    room: None, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    alive(monkeypatch)
    RoomControl.objects.update(beat_at=timezone.now() - timedelta(seconds=9))
    assert client.get(f"{API}/health").status_code == 200
    RoomControl.objects.update(beat_at=timezone.now() - timedelta(seconds=11))
    answer = client.get(f"{API}/health")
    assert (answer.status_code, answer.json()["driver"]) == (503, False)
    RoomControl.objects.all().delete()
    assert client.get(f"{API}/health").json()["driver"] is False


def test_health_misses_worker_broker_and_database(
    room: None, client: Client, monkeypatch: pytest.MonkeyPatch, valkey: Any
) -> None:
    driver.beat(now=timezone.now())
    answer = client.get(f"{API}/health")
    assert (answer.status_code, answer.json()["worker"]) == (503, False)
    valkey.stop()
    body = client.get(f"{API}/health").json()
    assert (body["status"], body["broker"], body["worker"]) == ("down", False, False)
    assert body["driver"]
    valkey.restart()

    def away(*_: Any, **__: Any) -> Any:
        raise DatabaseError("away")

    monkeypatch.setattr(RoomControl.objects, "values_list", away)
    answer = client.get(f"{API}/health")
    assert answer.status_code == 503
    assert answer.json()["database"] is False
