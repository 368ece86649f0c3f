"""One thread a child: start it, pass on what it prints, start it again when it dies."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from allrise.supervisor.backoff import Backoff
from allrise.supervisor.console import Console

SHIM = Path(__file__).with_name("shim.py")


@dataclass(frozen=True, slots=True)
class Child:
    """One process of the court. `ready`, where given, says whether it serves yet; children
    marked `foundation` are started before the others and stopped after them; lines that
    contain one of `hushed` are not passed on."""

    name: str
    argv: tuple[str, ...]
    ready: Callable[[], bool] | None = None
    foundation: bool = False
    hushed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every child gets: environment, working directory, and the read end of the
    lifeline, a pipe that closes when the supervisor dies. One that dies after `healthy`
    seconds is started again as if it had never died before."""

    env: Mapping[str, str]
    cwd: Path
    lifeline: int
    healthy: float


class Keeper:
    """Keeps one child running until it is told to stop."""

    def __init__(
        self,
        child: Child,
        *,
        surroundings: Surroundings,
        console: Console,
        changed: Callable[[], None],
    ) -> None:
        self.child = child
        self._surroundings = surroundings
        self._console = console
        self._changed = changed
        self._stopping = threading.Event()
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._keep, name=f"keep-{child.name}", daemon=True)

    @property
    def pid(self) -> int | None:
        """The running child's process id, None while there is none."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    @property
    def started(self) -> bool:
        return self._thread.ident is not None

    def start(self) -> None:
        self._thread.start()

    def ask_to_stop(self) -> None:
        """SIGTERM, and no restart from here on."""
        self._stopping.set()
        with self._lock:
            if self._process is not None:
                self._process.terminate()

    def kill(self) -> None:
        """SIGKILL to the child and whatever it started."""
        with self._lock:
            if self._process is not None:
                _kill_group(self._process.pid)

    def ended(self, timeout: float) -> bool:
        """Wait up to `timeout` seconds for the child to be gone after a stop."""
        self._thread.join(max(timeout, 0))
        return not self._thread.is_alive()

    def _keep(self) -> None:
        # Linux ties a child's life to the thread that forked it: this one stays until the end.
        backoff = Backoff(self._surroundings.healthy)
        while not self._stopping.is_set():
            born = time.monotonic()
            how = self._live_once()
            if self._stopping.is_set():
                return
            pause = backoff.after(time.monotonic() - born)
            self._console.say(f"{self.child.name} {how}; starting it again in {pause:g} s")
            self._stopping.wait(pause)

    def _live_once(self) -> str:
        """Run the child once; returns how it ended."""
        try:
            with self._lock:
                if self._stopping.is_set():
                    return "was not started"
                process = self._process = self._spawn()
        except OSError as error:
            return f"could not be started ({error})"
        self._changed()
        reader = threading.Thread(target=self._pass_on, args=(process,), daemon=True)
        reader.start()
        code = process.wait()
        _kill_group(process.pid)
        reader.join(1)
        self._changed()
        return how_it_ended(code)

    def _spawn(self) -> subprocess.Popen[bytes]:
        lifeline = self._surroundings.lifeline
        return subprocess.Popen(
            tied(self.child.argv, lifeline),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self._surroundings.cwd,
            env=dict(self._surroundings.env),
            pass_fds=(lifeline,),
            # A session of its own: Ctrl-C reaches the supervisor only, which stops in order.
            start_new_session=True,
        )

    def _pass_on(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for raw in lines:
                line = raw.decode(errors="replace").rstrip()
                if line and not any(words in line for words in self.child.hushed):
                    self._console.line(self.child.name, line)


def tied(command: Sequence[str], lifeline: int) -> list[str]:
    """`command`, made to die with the process and thread that start it; see `shim.py`.
    `lifeline`, the read end of a pipe that only the starter writes to, has to be passed on."""
    shim = [sys.executable, "-I", "-S", str(SHIM), str(os.getpid()), str(lifeline)]
    return [*shim, *command]


def how_it_ended(code: int) -> str:
    """A return code in words: "ended with code 1", "was killed by SIGKILL"."""
    if code >= 0:
        return f"ended with code {code}"
    try:
        return f"was killed by {signal.Signals(-code).name}"
    except ValueError:
        return f"was killed by signal {-code}"


def _kill_group(pid: int) -> None:
    # Nobody may be left; macOS says "not permitted" of a group of which only zombies are.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)
