"""A seat's models in order of preference: one step asks the first, and others if it must.

For one step a model is called at most twice. The second call is

* for an answer that could not be used: the same question, with a word on what was wrong;
* for a request that was too large: a shorter one, where the request says what to shorten;
* for a limit on the rate, or a server that stumbled: the same, after the wait it asked
  for, if that is at most `PATIENCE`.

Then, and at once for everything else, the next model is asked. Every call passes the gate
and is told to the recorder. Calls run in the caller's thread, and so do both ports.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from allrise.llm.base import (
    CallRecord,
    Gate,
    Message,
    Model,
    ModelError,
    NoRecorder,
    OpenGate,
    Recorder,
    Remedy,
    Reply,
    Request,
    Usage,
)
from allrise.llm.breaker import PATIENCE, SHARED, Breaker, Clock, SystemClock

CALLS = 2  # to one model, for one step
LEAST = 200  # characters; a shorter message is not worth trimming
CUT = "\n[…]\n"
# Looks at an answer that is usable as such; raises ModelError where it still does not hold.
Accept = Callable[[Reply], None]


class Exhausted(ModelError):
    """Every model of the chain failed. `failures`: (engine, kind) in the order they came."""

    def __init__(self, failures: Sequence[tuple[str, str]]) -> None:
        told = "; ".join(f"{engine}: {kind}" for engine, kind in failures)
        super().__init__("exhausted", f"exhausted ({told or 'no model'})")
        self.failures = tuple(failures)


@dataclass
class _Call:
    """What is known of a call while it runs."""

    usage: Usage = field(default_factory=Usage)
    first_token: float | None = None


class Chain:
    def __init__(
        self,
        models: Sequence[Model],
        recorder: Recorder | None = None,
        gate: Gate | None = None,
        clock: Clock | None = None,
        memory: Breaker | None = None,
    ) -> None:
        self.models = tuple(models)
        self._recorder = recorder or NoRecorder()
        self._gate = gate or OpenGate()
        self._clock = clock or SystemClock()
        self._memory = memory or SHARED

    def complete(self, request: Request, accept: Accept | None = None) -> Reply:
        """The first usable answer. Raises Exhausted, which is ModelError("exhausted").

        One that `accept` refuses is treated as any other that could not be used.
        """
        step = _Step(self, request)
        for model, asked, attempt in step:
            try:
                with self._call(model, asked, attempt) as call:
                    reply = model.complete(asked)
                    call.usage = reply.usage
                    _look_at(reply, accept)
                return reply
            except ModelError as error:
                step.failed(error)
        raise Exhausted(step.failures)

    def stream(
        self,
        request: Request,
        on_restart: Callable[[], None] | None = None,
        accept: Accept | None = None,
    ) -> "ChainStream":
        """Text as it comes, from the first model that has any.

        A model that fails before its first text is followed by the next unseen. One that
        fails later leaves half an answer: with `on_restart`, that is called, the listener
        forgets what came so far, and the text of the next model follows, from its start;
        without, iteration raises ModelError("dropped"). A whole text that `accept` refuses
        counts as one that failed. Raises Exhausted at the end.
        """
        return ChainStream(self, request, on_restart, accept)

    def why_down(self, model: Model) -> str | None:
        return self._memory.why_down(model.name, self._clock.now())

    def wait(self, seconds: float) -> None:
        self._clock.sleep(seconds)

    def note(self, model: Model, error: ModelError) -> None:
        self._memory.note(model.name, error, self._clock.now())

    def listen(
        self, model: Model, asked: Request, attempt: int, accept: Accept | None = None
    ) -> Iterator[str | Reply]:
        """One model's text, then its reply. Raises ModelError."""
        with self._call(model, asked, attempt) as call:
            started = self._clock.now()
            stream = model.stream(asked)
            try:
                for text in stream:
                    if call.first_token is None:
                        call.first_token = self._clock.now() - started
                    yield text
            finally:
                # A listener who goes away in mid-stream has cost something all the same.
                call.usage = getattr(stream, "cost", Usage())
            call.usage = stream.reply.usage
            _look_at(stream.reply, accept)
        yield stream.reply

    @contextmanager
    def _call(self, model: Model, asked: Request, attempt: int) -> Iterator[_Call]:
        """Around one call: the gate before and after it, the recorder at its end."""
        reservation = self._gate.reserve(model.name, asked)
        call, outcome, started = _Call(), "abandoned", self._clock.now()
        try:
            yield call
            outcome = "ok"
        except ModelError as error:
            outcome, call.usage = error.kind, error.usage or Usage()
            raise
        finally:
            latency = self._clock.now() - started
            self._gate.settle(reservation, call.usage)
            self._recorder.record(
                CallRecord(
                    seat=asked.seat,
                    purpose=asked.purpose,
                    engine=model.name,
                    prompt_hash=asked.prompt_hash,
                    attempt=attempt,
                    outcome=outcome,
                    latency=latency,
                    first_token=call.first_token,
                    usage=call.usage,
                )
            )


class _Step:
    """The calls of one step, one after the other, as long as each is told how the last went."""

    def __init__(self, chain: Chain, request: Request) -> None:
        self._chain = chain
        self._request = request
        self._again: Request | None = None
        self._model: Model | None = None
        self._attempt = 0
        self.failures: list[tuple[str, str]] = []

    def __iter__(self) -> Iterator[tuple[Model, Request, int]]:
        """Each model to ask, with the request as it should be put, and the count of calls."""
        for model in self._chain.models:
            if why := self._chain.why_down(model):
                self.failures.append((model.name, why))
                continue
            self._model, self._again = model, self._request
            self._attempt = 0
            while self._again is not None:
                asked, self._again = self._again, None
                self._attempt += 1
                yield model, asked, self._attempt

    def failed(self, error: ModelError, *, once_more: bool = True) -> None:
        """The last call failed; decide whether its model gets another."""
        assert self._model is not None
        self.failures.append((self._model.name, error.kind))
        self._chain.note(self._model, error)
        if once_more and self._attempt < CALLS:
            self._again = self._second_request(error)

    def _second_request(self, error: ModelError) -> Request | None:
        if error.kind == "too_large":
            return trimmed(self._request)
        if error.remedy is Remedy.ASK_AGAIN:
            return with_note(self._request, str(error))
        if error.remedy is Remedy.WAIT and (error.retry_after or 0.0) <= PATIENCE:
            self._chain.wait(error.retry_after or 0.0)
            return self._request
        return None


class ChainStream:
    """A `Stream` through a chain. `engine` is the model that is being heard, or was last."""

    def __init__(
        self,
        chain: Chain,
        request: Request,
        on_restart: Callable[[], None] | None,
        accept: Accept | None,
    ) -> None:
        self._chain = chain
        self._request = request
        self._on_restart = on_restart
        self._accept = accept
        self._reply: Reply | None = None
        self.engine = ""

    @property
    def reply(self) -> Reply:
        if self._reply is None:
            raise RuntimeError("The stream has not ended.")
        return self._reply

    def __iter__(self) -> Iterator[str]:
        step = _Step(self._chain, self._request)
        for model, asked, attempt in step:
            has_begun, failure = False, None
            self.engine = model.name
            try:
                for part in self._chain.listen(model, asked, attempt, self._accept):
                    if isinstance(part, Reply):
                        self._reply = part
                        return
                    has_begun = True
                    yield part
            except ModelError as error:
                failure = error
            assert failure is not None
            step.failed(failure, once_more=not has_begun)
            if has_begun:
                self._restart(model, failure)
        raise Exhausted(step.failures)

    def _restart(self, model: Model, failure: ModelError) -> None:
        if self._on_restart is None:
            raise ModelError("dropped", f"dropped by {model.name}: {failure.kind}")
        self._on_restart()


def _look_at(reply: Reply, accept: Accept | None) -> None:
    """Raises what `accept` raises, with what the reply cost."""
    if accept is None:
        return
    try:
        accept(reply)
    except ModelError as error:
        error.usage = error.usage or reply.usage
        raise


def with_note(request: Request, problem: str) -> Request:
    """The request once more, with a word on why the last answer could not be used."""
    note = f"Your last answer could not be used ({problem}). Give the whole answer again"
    note += ", as one JSON object that fits the schema." if request.schema else "."
    return replace(request, messages=(*request.messages, Message("user", note)))


def trimmed(request: Request) -> Request | None:
    """The request with half of its trimmable message, from its middle, left out.

    Both ends stay: that is where instructions and fences are. None if nothing can go.
    """
    index = request.trimmable
    if index is None or len(request.messages[index].content) < LEAST:
        return None
    message = request.messages[index]
    quarter = len(message.content) // 4
    head = message.content[:quarter].rpartition("\n")[0] or message.content[:quarter]
    tail = message.content[-quarter:].partition("\n")[2] or message.content[-quarter:]
    short = replace(message, content=head + CUT + tail)
    return replace(
        request, messages=(*request.messages[:index], short, *request.messages[index + 1 :])
    )
