"""What all vendors of the chat completions API have in common. Imports no SDK.

A vendor's own module brings a client, its exceptions (`Sdk`) and its habits.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from allrise.llm.abilities import MAX_TOKENS, Abilities, Payload
from allrise.llm.answer import Said, first_choice, usage_of, whole_characters
from allrise.llm.base import Message, ModelError, Remedy, Reply, Request, Usage
from allrise.llm.failures import PAUSE, Refusal, classify
from allrise.llm.lenient import storable
from allrise.llm.reasoning import Listener, UnclosedThought
from allrise.llm.timing import Deadline, Overdue, within

_PROBE = Request(
    messages=(Message("user", "Reply with the one word: ready"),),
    seat="doctor",
    purpose="probe",
    prompt_hash="",
    max_tokens=64,
    temperature=0.0,
    timeout=10.0,
)


@dataclass(frozen=True)
class Sdk:
    """The exceptions of an SDK, and of the HTTP library it stands on."""

    status: type[Exception]
    api: type[Exception]
    timeouts: tuple[type[Exception], ...]
    connections: tuple[type[Exception], ...]

    @property
    def all(self) -> tuple[type[Exception], ...]:
        # ValueError: a body or an event that is not JSON, or not text.
        return (self.status, self.api, *self.timeouts, *self.connections, Overdue, ValueError)


class CompatibleModel(ABC):
    """A `Model` behind a chat completions API."""

    sdk: ClassVar[Sdk]
    budget: ClassVar[str] = MAX_TOKENS
    stream_extras: ClassVar[Payload] = {}

    def __init__(self, provider: str, model: str) -> None:
        self._name = f"{provider}:{model}"
        self.abilities = Abilities(model, self.budget)

    @property
    def name(self) -> str:
        return self._name

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._name}>"

    @abstractmethod
    def _create(self, payload: Payload, silence: float) -> Any:
        """The SDK's answer, or its stream of chunks. `silence`: the read timeout, seconds."""

    def complete(self, request: Request) -> Reply:
        deadline = Deadline(request.timeout)
        completion = self._ask(request, deadline, request.timeout, {})
        reply = self._judged(request, completion)
        if isinstance(reply, ModelError):
            raise reply
        return reply

    def stream(self, request: Request) -> "CompatibleStream":
        return CompatibleStream(self, request)

    def probe(self) -> None:
        try:
            self.complete(_PROBE)
        except ModelError as error:
            if error.kind != "truncated":  # cut short, but it does answer
                raise

    def _ask(self, request: Request, deadline: Deadline, silence: float, extras: Payload) -> Any:
        """Send the request in the way this model takes it. Raises ModelError."""
        while True:
            payload = self.abilities.payload(request, extras)
            try:
                with within(deadline):
                    return self._create(payload, silence)
            except self.sdk.all as error:
                refusal = self._refusal(error)
                failure = self.failure(error, deadline, "timeout")
            # Raised outside of the handler: an SDK's exception carries the key along.
            if refusal is None or not self.abilities.learn(payload, refusal):
                if failure.kind == "timeout":  # the vendor may have worked, and will say so
                    failure.usage = Said(self._name, request).cost()
                raise failure

    def _judged(self, request: Request, completion: Any) -> Reply | ModelError:
        choice = first_choice(completion)
        if choice is None:
            # Not an answer of this API: a page of HTML, or an error under a good status.
            return ModelError("server_error", remedy=Remedy.WAIT, retry_after=PAUSE)
        message = getattr(choice, "message", None)
        said = Said(self._name, request)
        said.take(message)
        said.finish_reason = getattr(choice, "finish_reason", None)
        said.usage = usage_of(completion) or said.usage
        return said.judged()

    def _refusal(self, error: Exception) -> Refusal | None:
        if not isinstance(error, self.sdk.status):
            return None
        response: Any = getattr(error, "response", None)
        headers = {} if response is None else dict(response.headers.items())
        return Refusal.read(getattr(error, "body", None), getattr(error, "status_code", 0), headers)

    def failure(self, error: Exception, deadline: Deadline, late: str) -> ModelError:
        """What an exception means. `late`: the kind for an answer that came too late."""
        if deadline.is_missed or isinstance(error, self.sdk.timeouts):
            return ModelError(late)
        if refusal := self._refusal(error):
            return classify(refusal)
        if isinstance(error, self.sdk.connections):
            return ModelError("connection", remedy=Remedy.WAIT, retry_after=PAUSE)
        if isinstance(error, self.sdk.api) and getattr(error, "body", None):
            # An error told in mid-stream, where no status can be.
            return classify(Refusal.read(getattr(error, "body", None)))
        return ModelError("server_error", remedy=Remedy.WAIT, retry_after=PAUSE)


class CompatibleStream:
    """Text as the model says it, less its thoughts. Raises ModelError at iteration."""

    def __init__(self, model: CompatibleModel, request: Request) -> None:
        self._model = model
        self._request = request
        self._said = Said(model.name, request)
        self._deadline = Deadline(request.first_token_timeout)
        self._begun = False
        self._reply: Reply | None = None

    @property
    def reply(self) -> Reply:
        if self._reply is None:
            raise RuntimeError("The stream has not ended.")
        return self._reply

    @property
    def cost(self) -> Usage:
        """What the stream has cost so far."""
        return self._said.cost()

    def __iter__(self) -> Iterator[str]:
        self._deadline = Deadline(self._request.first_token_timeout)
        listener = Listener()
        held = ""  # half a character
        for piece in self._pieces():
            held, text = whole_characters(held + piece)
            text = listener.feed(text)
            if listener.take_back:
                raise self._costing(ModelError("reasoning_only"))
            if text := text if self._begun else text.lstrip():
                self._begin()
                yield storable(text)
        if rest := self._rest(listener, held):
            yield rest
        judged = self._said.judged()
        if isinstance(judged, ModelError):
            raise judged
        self._reply = judged

    def _rest(self, listener: Listener, held: str) -> str:
        try:
            return storable(listener.feed(held) + listener.finish()).rstrip()
        except UnclosedThought:
            return ""  # the judgement will say so

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            self._deadline.move(self._request.timeout)

    def _pieces(self) -> Iterator[str]:
        """The text of each chunk. Raises ModelError, also for a stream without an end."""
        silence = min(self._request.first_token_timeout, self._request.timeout)
        late = "first_token_timeout"
        chunks: Any = None
        failure: ModelError | None = None
        try:
            extras = {"stream": True, **self._model.stream_extras}
            chunks = self._model._ask(self._request, self._deadline, silence, extras)
            for chunk in chunks:
                if piece := self._chunk(chunk):
                    yield piece
        except ModelError as error:
            failure = self._costing(ModelError(late)) if error.kind == "timeout" else error
        except self._model.sdk.all as error:
            late = "timeout" if self._begun else late
            failure = self._broken(self._model.failure(error, self._deadline, late))
        finally:
            if close := getattr(chunks, "close", None):
                close()
        if failure is not None:
            raise failure if chunks is None else self._costing(failure)
        if self._said.finish_reason is None:
            raise self._costing(ModelError("dropped"))

    def _chunk(self, chunk: Any) -> str:
        self._said.usage = usage_of(chunk) or self._said.usage
        if getattr(getattr(chunk, "x_groq", None), "error", None):
            raise ModelError("dropped")
        choice = first_choice(chunk)
        if choice is None:
            return ""
        self._said.finish_reason = getattr(choice, "finish_reason", None) or (
            self._said.finish_reason
        )
        return self._said.take(getattr(choice, "delta", None))

    def _broken(self, failure: ModelError) -> ModelError:
        """A stream that breaks off, for whatever reason a server may have, is dropped."""
        if failure.kind in ("connection", "server_error", "bad_request"):
            return ModelError("dropped")
        return failure

    def _costing(self, failure: ModelError) -> ModelError:
        failure.usage = self._said.cost()
        return failure
