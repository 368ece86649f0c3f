"""The supervisor with placeholder children: order, restarts, stops, and its own sudden death."""

import io
import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from allrise.supervisor import shim
from allrise.supervisor.console import Console
from allrise.supervisor.keeper import Child, how_it_ended
from allrise.supervisor.supervisor import Supervisor

SLEEP = "import time; print('up', flush=True); time.sleep(600)"
DEAF = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); " + SLEEP
ROOT = Path(__file__).resolve().parents[2]


class Bench:
    """A supervisor of placeholders in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.out = io.StringIO()
        self.state_file = folder / "up.json"
        self.folder = folder

    def start(self, *children: Child) -> Supervisor:
        self.supervisor = Supervisor(
            children,
            env=os.environ,
            cwd=self.folder,
            console=Console(self.out, [child.name for child in children]),
            state_file=self.state_file,
        )
        self.supervisor.start(lambda: False)
        return self.supervisor

    def says(self, text: str) -> bool:
        return text in self.out.getvalue()


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path)
    yield bench
    bench.supervisor.stop(hurry=lambda: True)


def python(name: str, code: str, **more: object) -> Child:
    return Child(name, (sys.executable, "-S", "-c", code), **more)  # type: ignore[arg-type]


def within(seconds: float, holds: Callable[[], object]) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if holds():
            return True
        time.sleep(0.02)
    return False


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


def test_lines_carry_their_speakers_name(bench: Bench):
    bench.start(python("web", "print('good morning')"))
    assert within(5, lambda: bench.says("web   | good morning"))


def test_a_process_that_dies_is_started_again_and_the_log_says_so(bench: Bench):
    supervisor = bench.start(python("web", SLEEP))
    assert within(5, lambda: bench.says("web   | up"))
    first = supervisor.pids()["web"]
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert within(5, lambda: supervisor.pids()["web"] not in (None, first))
    assert bench.says("web was killed by SIGKILL; starting it again in 0.5 s")


def test_one_that_keeps_dying_is_started_less_and_less_often(bench: Bench):
    bench.start(python("web", "raise SystemExit(3)"))
    assert within(8, lambda: bench.says("web ended with code 3; starting it again in 2 s"))
    assert bench.says("in 0.5 s")
    assert bench.says("in 1 s")


def test_a_command_that_does_not_exist_says_so(bench: Bench):
    bench.start(Child("web", ("/nowhere/at-all",)))
    assert within(5, lambda: bench.says("/nowhere/at-all cannot be started: No such file"))


def test_the_others_wait_for_a_foundation(bench: Bench):
    flag = bench.folder / "flag"
    slow = f"import time, pathlib; time.sleep(.3); pathlib.Path({str(flag)!r}).touch(); {SLEEP}"
    check = f"import pathlib; print(pathlib.Path({str(flag)!r}).exists(), flush=True); {SLEEP}"
    bench.start(python("web", check), python("broker", slow, ready=flag.exists, foundation=True))
    assert within(5, lambda: bench.says("web    | True"))


def test_a_stop_kills_what_is_deaf_within_its_grace_and_leaves_nothing(bench: Bench):
    supervisor = bench.start(python("web", SLEEP), python("trials", DEAF))
    assert within(5, lambda: bench.says("trials | up") and bench.says("web    | up"))
    pids = [pid for pid in supervisor.pids().values() if pid]
    began = time.monotonic()
    supervisor.stop(hurry=lambda: False)
    assert 2 < time.monotonic() - began < 4
    assert not any(alive(pid) for pid in pids)
    assert not bench.state_file.exists()
    assert not bench.says("starting it again")


def test_a_second_request_does_not_wait(bench: Bench):
    supervisor = bench.start(python("trials", DEAF))
    assert within(5, lambda: bench.says("trials | up"))
    began = time.monotonic()
    supervisor.stop(hurry=lambda: True)
    assert time.monotonic() - began < 1


def test_a_child_between_two_lives_stops_at_once(bench: Bench):
    supervisor = bench.start(python("web", "raise SystemExit(1)"))
    assert within(8, lambda: bench.says("starting it again in 2 s"))
    began = time.monotonic()
    supervisor.stop(hurry=lambda: False)
    assert time.monotonic() - began < 1


def test_what_a_child_started_dies_with_it(bench: Bench):
    code = f"import subprocess, sys; print(subprocess.Popen([sys.executable, '-c', {SLEEP!r}]).pid)"
    bench.start(python("web", code))
    assert within(5, lambda: bench.says("web ended with code 0"))
    numbers = [line.rpartition("| ")[2] for line in bench.out.getvalue().splitlines()]
    grandchild = next(int(text) for text in numbers if text.isdigit())
    assert within(2, lambda: not alive(grandchild))


def test_the_state_file_names_who_runs(bench: Bench):
    supervisor = bench.start(python("web", SLEEP))
    assert within(5, lambda: supervisor.pids()["web"])
    state = json.loads(bench.state_file.read_text())
    assert state == {"supervisor": os.getpid(), "children": supervisor.pids()}


@pytest.mark.parametrize("kernel_helps", [True, False])
def test_children_die_with_a_supervisor_that_is_killed(tmp_path: Path, kernel_helps: bool):
    """Both ways: by the kernel's parent death signal, and by the lifeline (macOS)."""
    if kernel_helps and not sys.platform.startswith("linux"):
        pytest.skip("only Linux kills children with their parent")
    script = tmp_path / "supervise.py"
    script.write_text(_script(tmp_path, kernel_helps))
    with subprocess.Popen([sys.executable, str(script)], cwd=ROOT) as process:
        state_file = tmp_path / "up.json"
        assert within(5, lambda: state_file.exists() and (tmp_path / "ready").exists())
        pid = json.loads(state_file.read_text())["children"]["trials"]
        assert alive(pid)
        process.kill()
        process.wait()
    assert within(2, lambda: not alive(pid))
    # Init takes its time to bury orphans.
    assert within(10, lambda: not _group(pid))


def _script(folder: Path, kernel_helps: bool) -> str:
    """A supervisor of one deaf child; without the kernel's help, its shim is told so."""
    ready = folder / "ready"
    child = f"import pathlib; pathlib.Path({str(ready)!r}).touch(); {DEAF}"
    deaf_kernel = folder / "shim.py"
    source = Path(shim.__file__).read_text()
    deaf_kernel.write_text(
        source if kernel_helps else source.replace('startswith("linux")', 'startswith("none")')
    )
    return textwrap.dedent(f"""
        import os, pathlib, sys, time
        sys.path.insert(0, {str(ROOT)!r})
        from allrise.supervisor import keeper
        from allrise.supervisor.console import Console
        from allrise.supervisor.supervisor import Supervisor
        keeper.SHIM = pathlib.Path({str(deaf_kernel)!r})
        child = keeper.Child("trials", (sys.executable, "-S", "-c", {child!r}))
        folder = pathlib.Path({str(folder)!r})
        Supervisor([child], env=os.environ, cwd=folder, console=Console(sys.stdout, []),
                   state_file=folder / "up.json").start(lambda: False)
        time.sleep(600)
    """)


def _group(pid: int) -> bool:
    try:
        os.killpg(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("code", "words"),
    [(0, "ended with code 0"), (-9, "was killed by SIGKILL"), (-250, "was killed by signal 250")],
)
def test_how_it_ended(code: int, words: str):
    assert how_it_ended(code) == words
