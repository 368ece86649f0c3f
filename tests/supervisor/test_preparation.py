"""Preparing does what is missing, once."""

from pathlib import Path
from typing import Any

import pytest

from allrise.management import preparation
from allrise.management.preparation import Stamps, prepare

# What both courtrooms bring along.
LOADED = ("load_charges", "load_room")


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, settings: Any) -> list[str]:
    """What `prepare` runs, in an imaginary installation where everything is missing."""
    ran: list[str] = []
    settings.DATA_DIR = tmp_path
    monkeypatch.setattr(preparation, "call_command", lambda name, **_: ran.append(name))
    monkeypatch.setattr(preparation, "pending_migrations", lambda: 0 if "migrate" in ran else 3)
    monkeypatch.setattr(preparation, "charges_fingerprint", lambda: "24 charges")
    monkeypatch.setattr(preparation, "static_fingerprint", lambda: f"{'collectstatic' in ran}")
    return ran


def test_the_first_start_does_everything_and_the_second_nothing(steps: list[str]):
    said: list[str] = []
    prepare(said.append)
    assert steps == ["migrate", *LOADED, "collectstatic"]
    assert len(said) == 3
    prepare(said.append)
    assert (len(steps), len(said)) == (4, 3)


def test_a_new_database_gets_its_charges_again(steps: list[str]):
    prepare(lambda _: None)
    steps.remove("migrate")
    prepare(lambda _: None)
    assert steps == [*LOADED, "collectstatic", "migrate", *LOADED]


def test_changed_charges_are_loaded_again(steps: list[str], monkeypatch: pytest.MonkeyPatch):
    prepare(lambda _: None)
    monkeypatch.setattr(preparation, "charges_fingerprint", lambda: "25 charges")
    prepare(lambda _: None)
    assert steps.count("load_charges") == 2


def test_a_step_that_failed_is_done_again(steps: list[str], monkeypatch: pytest.MonkeyPatch):
    def fails(name: str, **_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(preparation, "call_command", fails)
        with pytest.raises(OSError, match="disk full"):
            prepare(lambda _: None)
    prepare(lambda _: None)
    assert steps == ["migrate", *LOADED, "collectstatic"]


def test_stamps_survive_on_disk(tmp_path: Path):
    path = tmp_path / "prepared.json"
    Stamps(path).keep("static", "abc")
    assert not Stamps(path).differ("static", "abc")
    assert Stamps(path).differ("static", "abd")


def test_the_real_fingerprints_stand_still_while_nothing_changes():
    assert preparation.charges_fingerprint() == preparation.charges_fingerprint()
    assert preparation.static_fingerprint() == preparation.static_fingerprint()
