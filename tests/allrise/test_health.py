"""Whether a trial can be played here: what health says, and with which status."""

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import DatabaseError
from django.test import Client

from allrise.pages import health
from allrise.turns.liveness import alive, keep_alive
from tests.running import PrivateValkey
from tests.trials.stage import publish_charge
from trials.models import Charge, ChargeState

pytestmark = pytest.mark.django_db


@pytest.fixture
def staffed() -> Iterator[threading.Event]:
    stop = keep_alive(["trials", "evidence"])
    wait_for(lambda: alive("trials") == alive("evidence") == 1)
    yield stop
    stop.set()


def wait_for(condition: Any, seconds: float = 5) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not come about in time"
        time.sleep(0.02)


def asked(client: Client) -> tuple[int, dict[str, Any]]:
    answer = client.get("/api/health")
    return answer.status_code, answer.json()


def test_with_charges_and_workers_it_is_ok(client: Client, staffed: threading.Event) -> None:
    publish_charge()
    status, report = asked(client)
    assert (status, report["status"]) == (200, "ok")
    assert set(report) >= {"status", "database", "broker", "workers", "engines"}
    assert (report["database"], report["broker"]) == (True, True)
    assert report["workers"] == {"trials": 1, "evidence": 1}
    assert report["charges"] == 1
    assert set(report["engines"].values()) == {"house"}


def test_without_the_other_courts_worker_it_is_degraded(client: Client) -> None:
    publish_charge()
    stop = keep_alive(["trials"])
    wait_for(lambda: alive("trials") == 1)
    assert asked(client)[0] == 200
    assert asked(client)[1]["status"] == "degraded"
    stop.set()
    wait_for(lambda: alive("trials") == 0)
    status, report = asked(client)
    assert (status, report["status"]) == (503, "down")


@pytest.mark.parametrize("state", [None, ChargeState.DRAFT, ChargeState.RETIRED])
def test_without_a_published_charge_nothing_can_be_played(
    client: Client, staffed: threading.Event, state: str | None
) -> None:
    if state is not None:
        publish_charge()
        Charge.objects.update(state=state)
    status, report = asked(client)
    assert (status, report["status"], report["charges"]) == (503, "down", 0)


def test_a_broker_that_is_away_is_told_not_raised(
    client: Client, staffed: threading.Event, valkey: PrivateValkey
) -> None:
    publish_charge()
    valkey.stop()
    try:
        status, report = asked(client)
    finally:
        valkey.start()
    assert (status, report["status"], report["broker"]) == (503, "down", False)
    assert report["database"] is True


def test_a_database_that_is_away_is_told_not_raised(
    client: Client, staffed: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cursor() -> Any:
        raise DatabaseError("away")

    monkeypatch.setattr(health.connection, "cursor", cursor)
    status, report = asked(client)
    assert (status, report["status"], report["database"]) == (503, "down", False)


def test_health_is_open_to_everyone_and_tells_no_secret(client: Client) -> None:
    _, report = asked(client)
    assert not set(report) & {"users", "keys", "secret", "version"}


def test_a_worker_that_dies_is_forgotten(valkey: PrivateValkey) -> None:
    stop = keep_alive(["trials"])
    wait_for(lambda: alive("trials") == 1)
    [key] = valkey.client.scan_iter(match="allrise:worker:trials:*")
    assert 0 < valkey.client.ttl(key) <= 6
    stop.set()
    wait_for(lambda: alive("trials") == 0)
