"""`manage.py up` with the real processes: restarts, stops, sudden deaths, refusals."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.playing import Player
from tests.running import ROOT, Court, environment

pytestmark = pytest.mark.slow
ROLES = ("valkey", "trials", "evidence", "beat", "room", "web")
STOP_SECONDS = 5.0
Start = Callable[..., Court]


@pytest.fixture(scope="module")
def open_court(court: Start) -> Court:
    return court()


@pytest.mark.parametrize("role", ROLES)
def test_a_killed_process_is_back_and_trials_go_on(open_court: Court, role: str):
    [pid] = open_court.pids(role)
    os.kill(pid, signal.SIGKILL)
    assert within(10, lambda: open_court.pids(role) not in ([], [pid]))
    assert f"{role} was killed by SIGKILL; starting it again" in open_court.log()
    open_court.wait_until_open(20)
    player = Player(open_court.url)
    player.arrive()
    player.wait_for("round_1", "defense")


def test_the_log_says_where_and_how_to_make_a_curator(open_court: Court):
    assert within(5, lambda: "All rise!" in open_court.log())
    assert f"The court is in session at {open_court.url}/" in open_court.log()
    assert "manage.py make_curator" in open_court.log()


def test_a_second_court_in_the_same_place_is_refused(open_court: Court):
    answer = up(open_court.data_dir, port=open_court.port + 1)
    assert answer.returncode == 1
    assert f"already in session (process {open_court.process.pid})" in answer.stderr
    assert "Traceback" not in answer.stderr
    open_court.wait_until_open(5)


def test_the_doctor_finds_an_open_court_well(open_court: Court):
    report = doctor(open_court.data_dir, open_court.port)
    assert report["playable"]
    states = {check["name"]: check["state"] for check in report["checks"]}
    assert states["workers of trials"] == states["broker"] == states["port"] == "ok"


def test_a_taken_port_is_refused_before_anything_starts(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        answer = up(tmp_path, port=port)
    assert answer.returncode == 1
    assert f"Port {port} on 127.0.0.1 is taken" in answer.stderr
    assert not (tmp_path / "allrise.sqlite3").exists()
    assert not (tmp_path / "up.lock").exists()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_stops_within_five_seconds_in_mid_turn_and_starts_where_it_was(
    court: Start, how: signal.Signals
):
    # At this pace the prosecutor's opening takes far longer than the stop may.
    running = court(pace="20")
    player = Player(running.url)
    player.arrive()
    assert within(10, lambda: player.state()["status"] == "prosecution")
    time.sleep(1)
    pids = running.pids()
    assert len(pids) == len(ROLES)
    began = time.monotonic()
    assert running.stop(how) == 0
    assert time.monotonic() - began < STOP_SECONDS
    assert_nothing_is_left(running, pids)
    assert not doctor(running.data_dir, running.port)["playable"]

    running.start(ALLRISE_HOUSE_PACE="0")
    running.wait_until_open()
    player.wait_for("round_1", "defense", seconds=20)


def test_nothing_outlives_a_killed_supervisor_and_the_next_one_starts(court: Start):
    running = court()
    pids = running.pids()
    running.process.kill()
    running.process.wait()
    assert within(2, lambda: not any(map(alive, pids)))
    running.start()
    running.wait_until_open()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.skipif(not shutil.which("make"), reason="no make here: install it")
def test_ends_with_make_however_make_ends(prepared: Path, tmp_path: Path, how: signal.Signals):
    recipe = "exec $(BIN)/python manage.py up --with-parent $$PPID"
    assert f"\t@{recipe}\n" in (ROOT / "Makefile").read_text()
    makefile = tmp_path / "Makefile"
    makefile.write_text(f"run:\n\t@{recipe.replace('$(BIN)/python', sys.executable)}\n")
    data_dir = tmp_path / "var"
    shutil.copytree(prepared, data_dir)
    with socket.create_server(("127.0.0.1", 0)) as free:
        env = environment(data_dir) | {"PORT": str(free.getsockname()[1])}
    command = ["make", "-f", str(makefile), "run"]
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as make:
        assert make.stdout is not None
        assert any("in session" in line for line in make.stdout)
        state = json.loads((data_dir / "up.json").read_text())
        pids = [state["supervisor"], *state["children"].values()]
        began = time.monotonic()
        make.send_signal(how)
        assert within(STOP_SECONDS, lambda: not any(map(alive, pids)))
        make.wait(STOP_SECONDS)
        assert time.monotonic() - began < STOP_SECONDS
    assert not (data_dir / "up.lock").exists()


def within(seconds: float, holds: Callable[[], object]) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if holds():
            return True
        time.sleep(0.05)
    return False


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return not Path("/proc/self").exists()


def assert_nothing_is_left(court: Court, pids: list[int]) -> None:
    assert not any(map(alive, pids))
    left = {path.name for path in court.data_dir.iterdir()}
    assert not left & {"up.lock", "up.json", "valkey.sock"}


def up(data_dir: Path, *, port: int) -> subprocess.CompletedProcess[str]:
    return manage(data_dir, "up", "--port", str(port), "--with-parent", str(os.getpid()))


def doctor(data_dir: Path, port: int) -> dict:
    answer = manage(data_dir, "doctor", "--json", PORT=str(port))
    report = json.loads(answer.stdout)
    assert answer.returncode == (0 if report["playable"] else 1), answer.stderr
    return report


def manage(data_dir: Path, *command: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "manage.py", *command],
        cwd=ROOT,
        env=environment(data_dir) | env,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
