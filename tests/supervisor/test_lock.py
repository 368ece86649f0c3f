import os
import subprocess
import sys
from pathlib import Path

import pytest

from allrise.supervisor.lock import AlreadyRunning, held


def test_holds_our_pid_and_leaves_nothing_behind(tmp_path: Path):
    path = tmp_path / "up.lock"
    with held(path):
        assert path.read_text() == f"{os.getpid()}\n"
    assert not path.exists()


def test_a_second_one_is_told_who_holds_it(tmp_path: Path):
    path = tmp_path / "up.lock"
    with held(path):
        with pytest.raises(AlreadyRunning) as refused, held(path):
            pass
        assert refused.value.pid == str(os.getpid())
        assert path.exists()


def test_a_file_left_by_a_killed_holder_locks_nobody_out(tmp_path: Path):
    path = tmp_path / "up.lock"
    code = (
        "import os, pathlib, signal\n"
        "from allrise.supervisor.lock import held\n"
        f"with held(pathlib.Path({str(path)!r})):\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=False)
    assert path.exists()
    with held(path):
        assert path.read_text() == f"{os.getpid()}\n"
