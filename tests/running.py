"""Real processes for tests: a Valkey, a whole court, a browser's path."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import redis

from allrise.supervisor.broker import Broker, free_port
from allrise.supervisor.health import Door
from allrise.supervisor.keeper import tied

ROOT = Path(__file__).resolve().parent.parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_BROWSER = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
# What a developer's own .env may hold; a court under test must not see it.
SECRETS = ("GROQ_API_KEY", "OPENAI_API_KEY", "NVIDIA_API_KEY", "LIVEKIT_API_KEY")


def find_chromium() -> Path | None:
    """CHROMIUM, else the first browser on the path, else where a Mac keeps one."""
    named = os.environ.get("CHROMIUM")
    found = named or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found:
        return Path(found)
    return MAC_BROWSER if MAC_BROWSER.exists() else None


class PrivateValkey:
    """A Valkey in the test session's data directory, with a client. It dies with us."""

    def __init__(self, broker: Broker) -> None:
        self._broker = broker
        self._lifeline, self._lifeline_held = os.pipe()
        self.client = (
            redis.Redis(unix_socket_path=str(broker.socket))
            if broker.socket
            else redis.Redis(port=broker.port)
        )

    def __enter__(self) -> "PrivateValkey":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.client.close()
        self.stop()

    def start(self) -> None:
        log = self._broker.data_dir / "valkey.log"
        with log.open("ab") as out:
            self._process = subprocess.Popen(
                tied(self._broker.argv(), self._lifeline),
                stdout=out,
                stderr=out,
                pass_fds=(self._lifeline,),
                start_new_session=True,
            )
        deadline = time.monotonic() + 10
        while not self._broker.answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"Valkey does not start: {log.read_text()}")
            time.sleep(0.01)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def restart(self) -> None:
        self.stop()
        self.start()


class Court:
    """`manage.py up` as a child process, in `folder`, on a free port.

    It ends with this process, and takes its own children along.
    """

    def __init__(self, folder: Path, *, prepared: Path, pace: str, env: dict[str, str]) -> None:
        self.data_dir = folder / "var"
        shutil.copytree(prepared, self.data_dir, copy_function=_link_or_copy)
        self.port = free_port("127.0.0.1")
        self.url = f"http://127.0.0.1:{self.port}"
        self.ws_url = f"ws://127.0.0.1:{self.port}"
        self._env = environment(self.data_dir) | {
            "PORT": str(self.port),
            "ALLRISE_HOUSE_PACE": pace,
            **env,
        }
        self._log = folder / "up.log"
        self.start()

    @staticmethod
    def prepare(data_dir: Path) -> Path:
        """Do in `data_dir` what a first start does before it starts anything."""
        code = "from allrise.management.preparation import prepare; prepare(print)"
        subprocess.run(
            [sys.executable, "manage.py", "shell", "-v", "0", "-c", code],
            cwd=ROOT,
            env=environment(data_dir),
            check=True,
        )
        return data_dir

    def start(self, **env: str) -> None:
        """Start it (again, after a stop: in the same data directory, on the same port)."""
        # Tests that kill measure how a turn recovers, not how the supervisor's pause grows.
        options = ["--with-parent", str(os.getpid()), "--healthy-after", "1"]
        with self._log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "manage.py", "up", *options],
                cwd=ROOT,
                env=self._env | env,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )

    def wait_until_open(self, timeout: float = 60) -> None:
        """Return once a trial can be played; raises with the log when it cannot in time."""
        door = Door("127.0.0.1", self.port, "127.0.0.1")
        deadline = time.monotonic() + timeout
        while (answer := door.knock())[0] != 200:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"The court does not open: {answer}\n{self.log()}")
            time.sleep(0.1)

    def pids(self, name: str | None = None) -> list[int]:
        """The running children's process ids, of all or of one role (`valkey`, `trials`,
        `evidence`, `beat`, `room`, `web`)."""
        try:
            children: dict[str, Any] = json.loads((self.data_dir / "up.json").read_text())
        except FileNotFoundError:
            return []
        found = children["children"]
        return [pid for role, pid in found.items() if pid and name in (None, role)]

    def manage(self, *words: str) -> str:
        """What a command says in this court; raises, with what it said, when it fails."""
        done = subprocess.run(
            [sys.executable, "manage.py", *words],
            cwd=ROOT,
            env=self._env,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def log(self) -> str:
        return self._log.read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM, timeout: float = 10) -> int:
        """Stop it if it runs; returns the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


def environment(data_dir: Path) -> dict[str, str]:
    """A bare machine's environment for a court in `data_dir`."""
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("ALLRISE_")},
        **dict.fromkeys(SECRETS, ""),
        "DJANGO_SETTINGS_MODULE": "allrise.settings",
        "ALLRISE_DATA_DIR": str(data_dir),
        "DATABASE_URL": f"sqlite:///{data_dir / 'allrise.sqlite3'}",
        "REDIS_URL": "",
        "ALLRISE_READS_PER_SECOND": "0",
        # Every visitor of a court under test comes from one address.
        "ALLRISE_HOUSE_TRIALS_PER_HOUR": "100000",
        "ALLRISE_GUEST_TRIALS_PER_HOUR": "100000",
        "ALLRISE_ROOM_SOCKETS_PER_ADDRESS": "5000",
        "ALLRISE_HTTPS": "0",
        "ALLRISE_DEBUG": "0",
        "ALLRISE_HOSTS": "localhost,127.0.0.1,[::1]",
        "SECRET_KEY": "",
    }


def _link_or_copy(source: str, target: str) -> None:
    """Collected files never change under their name; everything else is the court's own."""
    if "/static/" in source:
        os.link(source, target)
    else:
        shutil.copy2(source, target)
