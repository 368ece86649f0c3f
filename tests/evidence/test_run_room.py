"""The driver's command: pause, resume, and a driver that stops when it is told."""

import io
import signal
from typing import Any

import pytest
from django.core.management import call_command
from django.db import OperationalError

from evidence.management.commands import run_room
from evidence.models import Match, RoomControl
from evidence.services import room as driver
from tests.evidence import room as stage

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("option", "paused"), [("--pause", True), ("--resume", False)])
def test_the_room_is_paused_and_resumed_by_command(room: None, option: str, paused: bool) -> None:
    driver.pause(not paused)
    said = io.StringIO()
    call_command("run_room", option, stdout=said)
    assert RoomControl.objects.get().paused is paused
    assert said.getvalue().strip() in ("paused", "resumed")


@pytest.fixture
def handlers() -> Any:
    kept = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGINT)}
    yield
    for name, handler in kept.items():
        signal.signal(name, handler)


def test_the_driver_beats_drives_and_stops_on_a_signal(
    room: None, handlers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, looks = driver.drive, []

    def drive() -> Any:
        looks.append(True)
        if len(looks) == 3:
            signal.raise_signal(signal.SIGTERM)
        return really()

    monkeypatch.setattr(run_room.room, "drive", drive)
    call_command("run_room", stdout=io.StringIO())
    assert len(looks) == 3
    assert RoomControl.objects.get().beat_at is not None
    assert [turn.step for turn in stage.owed()] == ["1.file"]
    assert Match.objects.count() == 1


def test_a_database_that_is_away_does_not_end_the_driver(
    room: None, handlers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = []

    def drive() -> Any:
        looks.append(True)
        if len(looks) == 1:
            raise OperationalError("the server closed the connection")
        signal.raise_signal(signal.SIGTERM)
        return driver.timezone.now()

    monkeypatch.setattr(run_room.room, "drive", drive)
    # The test's transaction lives on this connection.
    monkeypatch.setattr(run_room.connection, "close", lambda: None)
    said = io.StringIO()
    call_command("run_room", stdout=io.StringIO(), stderr=said)
    assert "the database is away" in said.getvalue()
    assert len(looks) == 2
