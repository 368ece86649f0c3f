"""The supervisor ends with Make, however Make ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from allrise.supervisor.parent import Parent

linux = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")


def test_a_parent_that_lives_does_not_leave():
    assert not Parent(os.getppid()).leaves()


def test_a_parent_that_is_not_ours_any_more_has_left():
    assert Parent(os.getpid()).leaves()


@linux
def test_make_told_to_stop_leaves_though_it_waits_for_us(monkeypatch: pytest.MonkeyPatch):
    code = (
        "import signal, sys\n"
        "signal.signal(signal.SIGINT, lambda *_: signal.signal(signal.SIGINT, signal.SIG_DFL))\n"
        "print(flush=True)\n"
        "while True: signal.pause()\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as make:
        assert make.stdout is not None
        make.stdout.readline()
        monkeypatch.setattr(os, "getppid", lambda: make.pid)
        parent = Parent(make.pid)
        assert not parent.leaves()
        make.send_signal(signal.SIGINT)
        assert _within(2, parent.leaves)
        make.kill()


def _within(seconds: float, holds: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if holds():
            return True
        time.sleep(0.02)
    return False
