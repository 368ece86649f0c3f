"""Thinking about a claimed turn: calls run in helper threads, this thread keeps the books.

The task's own thread drains what the helpers bring, renews the lease, stores each
finished answer and pushes streaming text. Helpers never touch the ORM.
"""

import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, Protocol

from django.conf import settings
from django.db import IntegrityError
from django.utils import timezone
from pydantic import TypeAdapter, ValidationError

from allrise.llm.base import Restart
from allrise.turns import claims
from allrise.turns.models import StoredReply
from allrise.turns.observer import observe

log = logging.getLogger(__name__)
HELPERS = ThreadPoolExecutor(max_workers=64, thread_name_prefix="helper")
POLL_SECONDS = 0.1
# Streaming text: the first token leaves at once, then at most one message in this time.
BATCH_SECONDS = 0.03
TICK_SECONDS = 1.0


class ThinkingFailed(Exception):
    """Every engine in some chain failed; the turn cannot be finished now."""


class Call(Protocol):
    """One piece of thinking: `run` is called in a helper and returns (value, engine)."""

    @property
    def purpose(self) -> str: ...
    @property
    def result(self) -> Any: ...
    def run(self) -> tuple[Any, str]: ...


OnDelta = Callable[[int, int, str, str], None]
OnStep = Callable[[str], None]
OnTick = Callable[[], None]


def _nothing(*_: Any) -> None:
    """Nobody watches."""


class Thinking:
    """The books of one claimed turn.

    `on_step(purpose)` is told when a piece of thinking begins; `on_delta(attempt,
    offset, text, so_far)` gets streaming text in batches, under a higher attempt whenever
    it begins anew; `on_tick()` is called in this thread, about once a second.
    Raises `claims.Stale` as soon as the lease turns out to be lost.
    """

    def __init__(
        self,
        held: claims.Claim,
        *,
        on_step: OnStep = _nothing,
        on_delta: OnDelta = _nothing,
        on_tick: OnTick = _nothing,
    ) -> None:
        self.held = held
        self._on_step = on_step
        self._on_delta = on_delta
        self._on_tick = on_tick
        self._renewed = self._ticked = time.monotonic()
        self._stored = {r.purpose: r for r in StoredReply.objects.filter(turn_id=held.turn)}

    def gather(self, calls: Sequence[Call]) -> dict[str, tuple[Any, str]]:
        """Run the calls side by side; an answer stored by an earlier attempt is not asked again.

        Raises `ThinkingFailed` when any of them failed, once all have ended: what the
        others brought is paid for, and kept for the next attempt.
        """
        done: dict[str, tuple[Any, str]] = {}
        pending: dict[Future[tuple[Any, str]], Call] = {}
        for call in calls:
            earlier = self._recall(call)
            if earlier is not None:
                done[call.purpose] = earlier
            else:
                pending[HELPERS.submit(call.run)] = call
        for call in list(pending.values()):
            self._on_step(call.purpose)
        failed: ThinkingFailed | None = None
        try:
            while pending:
                finished, _ = wait(pending, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
                self._keep_lease()
                made: list[tuple[Call, tuple[Any, str]]] = []
                for future in finished:
                    call = pending.pop(future)
                    try:
                        made.append((call, _outcome(future, call.purpose)))
                    except ThinkingFailed as error:
                        failed = error
                done |= self._store(made)
        finally:
            # Where the claim was lost: calls under way still end, and are still recorded.
            wait(pending)
        if failed is not None:
            raise failed
        return done

    def stream(self, call: Call, text: Callable[[], Iterator[str]]) -> tuple[str, str]:
        """Stream `text()` from a helper to `on_delta`; `call.run` tells the engine at the end.

        The final text is stored under the call's purpose, so a turn taken up again
        says exactly what was heard if it was heard whole.
        """
        earlier = self._recall(call)
        if earlier is not None:
            return earlier
        self._on_step(call.purpose)
        so_far = self._drain(text, call.purpose)
        if not so_far.strip():
            raise ThinkingFailed(f"{call.purpose}: nothing was said")
        return self._store([(call, (so_far, call.run()[1]))])[call.purpose]

    def _drain(self, text: Callable[[], Iterator[str]], purpose: str) -> str:
        pieces: queue.Queue[str | BaseException | None] = queue.Queue()
        stop = threading.Event()
        pump = HELPERS.submit(_pump, text, pieces, stop)
        so_far, sent, last_sent = "", 0, 0.0
        attempt = self.held.attempt
        try:
            while True:
                piece = _next_piece(pieces)
                self._keep_lease()
                if isinstance(piece, BaseException):
                    raise ThinkingFailed(purpose) from piece
                if isinstance(piece, Restart):
                    so_far, sent, attempt = "", 0, claims.begin_anew(self.held)
                    continue
                so_far += piece or ""
                now = time.monotonic()
                over = piece is None
                if len(so_far) > sent and (over or now - last_sent >= BATCH_SECONDS):
                    self._on_delta(attempt, sent, so_far[sent:], so_far)
                    observe("streaming", self.held.step)
                    sent, last_sent = len(so_far), now
                if over:
                    return so_far
        finally:
            stop.set()
            # Whoever asked a model has its call recorded before the turn is left.
            wait([pump])
            self._on_tick()

    def _recall(self, call: Call) -> tuple[Any, str] | None:
        reply = self._stored.get(call.purpose)
        if reply is None:
            return None
        try:
            return TypeAdapter(call.result).validate_python(reply.data), reply.engine
        except ValidationError:
            log.warning("a stored %s no longer fits and is thought again", call.purpose)
            return None

    def _store(self, made: Sequence[tuple[Call, tuple[Any, str]]]) -> dict[str, tuple[Any, str]]:
        """Keep what was thought, together; each answer by its purpose."""
        try:
            # One statement: the first word waits for it.
            StoredReply.objects.bulk_create(
                [
                    StoredReply(
                        turn_id=self.held.turn,
                        purpose=call.purpose,
                        engine=engine,
                        data=TypeAdapter(call.result).dump_python(value, mode="json"),
                        at=timezone.now(),
                    )
                    for call, (value, engine) in made
                ],
                update_conflicts=True,
                unique_fields=["turn", "purpose"],
                update_fields=["engine", "data", "at"],
            )
        except IntegrityError as error:
            # The turn was deleted with its subject.
            raise claims.Stale(self.held.step) from error
        for call, _ in made:
            observe(f"thought:{call.purpose}", self.held.step)
        return {call.purpose: answer for call, answer in made}

    def _keep_lease(self) -> None:
        # Not at every turn of the wheel: a tick may write, and the first word waits for it.
        if time.monotonic() - self._ticked >= TICK_SECONDS:
            self._on_tick()
            self._ticked = time.monotonic()
        if time.monotonic() - self._renewed >= settings.TURN_RENEW_SECONDS:
            claims.renew(self.held)
            self._renewed = time.monotonic()


def _outcome(future: "Future[tuple[Any, str]]", purpose: str) -> tuple[Any, str]:
    error = future.exception()
    if error is not None:
        # Whatever broke in there, the trial must stall with a plain reason, not hang.
        log.error("thinking of %s failed", purpose, exc_info=error)
        raise ThinkingFailed(purpose) from error
    return future.result()


def _pump(
    text: Callable[[], Iterator[str]],
    pieces: "queue.Queue[str | BaseException | None]",
    stop: threading.Event,
) -> None:
    """Bring pieces from a stream to the queue, in a helper thread; None ends it."""
    try:
        for piece in text():
            if stop.is_set():
                return
            pieces.put(piece)
        pieces.put(None)
    except BaseException as error:
        # Whatever it was, the thread that waits must hear of it, or it would wait for ever.
        log.exception("a stream broke")
        pieces.put(error)


def _next_piece(pieces: "queue.Queue[str | BaseException | None]") -> str | BaseException | None:
    """The next piece, the end, or an empty piece when none came in time."""
    try:
        return pieces.get(timeout=POLL_SECONDS)
    except queue.Empty:
        return ""
