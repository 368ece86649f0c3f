"""Starts a table of children in order, keeps them up, and stops them within five seconds."""

import contextlib
import json
import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from allrise.supervisor.backoff import HEALTHY_SECONDS
from allrise.supervisor.console import Console
from allrise.supervisor.keeper import Child, Keeper, Surroundings

# A worker in mid-turn does not stop on SIGTERM; its lease lets another one go on.
GRACE_SECONDS = 2.5
FOUNDATION_GRACE_SECONDS = 1.0
FOUNDATION_READY_SECONDS = 10.0
_TICK = 0.05


class Supervisor:
    """The children of one court.

    `state_file` is kept up to date with who runs: {"supervisor": pid, "children": {name: pid}}.
    Call `start`, wait as long as you like, then `stop`; the object is used once.
    """

    def __init__(
        self,
        children: Sequence[Child],
        *,
        env: Mapping[str, str],
        cwd: Path,
        console: Console,
        state_file: Path,
        healthy: float = HEALTHY_SECONDS,
    ) -> None:
        self._state_file = state_file
        self._state_lock = threading.Lock()
        # Only we hold the writing end, so its reader learns of our death however we die.
        lifeline, self._lifeline_held = os.pipe()
        surroundings = Surroundings(env=env, cwd=cwd, lifeline=lifeline, healthy=healthy)
        self._keepers = [
            Keeper(child, surroundings=surroundings, console=console, changed=self._record)
            for child in children
        ]

    def start(self, stopping: Callable[[], bool]) -> None:
        """Start the foundations, wait until they serve, then start the rest.

        Returns early when `stopping()` turns true. A foundation that does not serve in
        time holds nobody up for ever: the others start and try again by themselves.
        """
        self._record()
        for keeper in self._keepers:
            if keeper.child.foundation:
                keeper.start()
                self._wait_until_ready(keeper, stopping)
        for keeper in self._keepers:
            if not keeper.child.foundation and not stopping():
                keeper.start()

    def pids(self) -> dict[str, int | None]:
        return {keeper.child.name: keeper.pid for keeper in self._keepers}

    def stop(self, hurry: Callable[[], bool]) -> None:
        """Stop everything, foundations last; kills what is slow, all at once on `hurry()`."""
        others = [keeper for keeper in self._keepers if not keeper.child.foundation]
        foundations = [keeper for keeper in self._keepers if keeper.child.foundation]
        _stop_all(others, GRACE_SECONDS, hurry)
        _stop_all(foundations, FOUNDATION_GRACE_SECONDS, hurry)
        with self._state_lock:
            self._state_file.unlink(missing_ok=True)

    def _wait_until_ready(self, keeper: Keeper, stopping: Callable[[], bool]) -> None:
        deadline = time.monotonic() + FOUNDATION_READY_SECONDS
        while keeper.child.ready is not None and not keeper.child.ready():
            if stopping() or time.monotonic() > deadline:
                return
            time.sleep(_TICK)

    def _record(self) -> None:
        """Write who runs; a full disk must not take the court down."""
        with self._state_lock, contextlib.suppress(OSError):
            state = {"supervisor": os.getpid(), "children": self.pids()}
            draft = self._state_file.with_suffix(".draft")
            draft.write_text(json.dumps(state))
            draft.replace(self._state_file)


def _stop_all(keepers: Sequence[Keeper], grace: float, hurry: Callable[[], bool]) -> None:
    started = [keeper for keeper in keepers if keeper.started]
    for keeper in started:
        keeper.ask_to_stop()
    deadline = time.monotonic() + grace
    while any(not keeper.ended(_TICK / len(started)) for keeper in started):
        if hurry() or time.monotonic() > deadline:
            for keeper in started:
                if not keeper.ended(0):
                    keeper.kill()
            break
    for keeper in started:
        keeper.ended(1.0)
