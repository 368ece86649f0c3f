"""The doctor says what is amiss, why, and what helps; its exit code says whether to play."""

import io
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from allrise.management import diagnosis
from allrise.management.diagnosis import Finding, State, playable
from tests.running import PrivateValkey

pytestmark = pytest.mark.django_db


@pytest.fixture
def healthy(valkey: PrivateValkey, settings: Any, tmp_path: Path) -> None:
    """Charges loaded, files collected, a worker for each queue."""
    call_command("load_charges", verbosity=0, stdout=io.StringIO())
    settings.STATIC_ROOT = tmp_path
    (tmp_path / "staticfiles.json").touch()
    for queue in ("trials", "evidence"):
        valkey.client.set(f"allrise:worker:{queue}:here:1", "1", ex=60)


def examine() -> tuple[dict[str, dict[str, str]], int]:
    out = io.StringIO()
    code = 0
    try:
        call_command("doctor", "--json", stdout=out)
    except SystemExit as end:
        code = int(str(end.code))
    report = json.loads(out.getvalue())
    assert report["playable"] == (code == 0)
    return {check["name"]: check for check in report["checks"]}, code


def test_all_is_well(healthy: None):
    checks, code = examine()
    assert code == 0
    assert {check["state"] for check in checks.values()} <= {"ok", "warn"}


def test_nothing_can_be_played_without_a_worker_for_trials(healthy: None, valkey: PrivateValkey):
    valkey.client.delete("allrise:worker:trials:here:1")
    checks, code = examine()
    assert code == 1
    assert checks["workers of trials"]["says"] == "none alive"
    assert "make run" in checks["workers of trials"]["remedy"]


def test_trials_go_on_without_a_worker_for_evidence(healthy: None, valkey: PrivateValkey):
    valkey.client.delete("allrise:worker:evidence:here:1")
    checks, code = examine()
    assert code == 0
    assert checks["workers of evidence"]["state"] == "warn"


def test_a_broker_that_is_away_is_named_once_and_referred_to(healthy: None, settings: Any):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    checks, code = examine()
    assert code == 1
    assert checks["broker"]["state"] == "fail"
    assert "REDIS_URL" in checks["broker"]["remedy"]


def test_a_database_without_charges(valkey: PrivateValkey):
    checks, code = examine()
    assert code == 1
    assert checks["charges"]["remedy"] == "manage.py load_charges"


def test_a_data_directory_that_is_not_there(healthy: None, settings: Any):
    settings.DATA_DIR = Path("/nowhere")
    assert diagnosis.data_directory().state is State.FAIL


def test_pages_without_collected_files(healthy: None, settings: Any, tmp_path: Path):
    settings.STATIC_ROOT = tmp_path / "elsewhere"
    assert diagnosis.static_files().state is State.FAIL
    settings.DEBUG = True
    assert diagnosis.static_files().state is State.OK


def test_missing_typefaces_are_no_reason_not_to_play(settings: Any, tmp_path: Path):
    settings.NODE_MODULES = tmp_path
    finding = diagnosis.typefaces()
    assert finding.state is State.WARN
    assert playable([finding])


def test_a_port_of_somebody_elses(settings: Any):
    with socket.create_server(("127.0.0.1", 0)) as other:
        settings.PORT = other.getsockname()[1]
        assert "taken by another program" in diagnosis.port().says


def test_every_problem_comes_with_a_remedy(settings: Any, tmp_path: Path):
    settings.DATA_DIR = settings.STATIC_ROOT = settings.NODE_MODULES = tmp_path / "none"
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    troubled = [finding for finding in diagnosis.diagnose() if finding.state is not State.OK]
    assert len(troubled) >= 5
    assert all(finding.remedy for finding in troubled)


def test_people_read_lines(healthy: None):
    out = io.StringIO()
    call_command("doctor", stdout=out)
    assert "charges" in out.getvalue()
    assert out.getvalue().endswith("A trial can be played.\n")


def test_one_failure_is_enough():
    fine = Finding("a", State.OK, "")
    assert playable([fine, Finding("b", State.WARN, "")])
    assert not playable([fine, Finding("b", State.FAIL, "")])
