"""How a model is asked and how it answers or fails. Knows no vendor, no court, no Django."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from pydantic import BaseModel


class Remedy(StrEnum):
    """What to do about a failure."""

    ASK_AGAIN = "ask_again"  # the answer was unusable; once more may do
    WAIT = "wait"  # the vendor said when; within bounds, else the next model
    NEXT = "next"  # this model cannot do it; the next one may


class ModelError(Exception):
    """A model did not give a usable answer.

    `kind` names the failure: for an answer that could not be used, the reason that
    `reply.parse_reply` found ("truncated", "no_json", "missing:score", …); for a call
    that failed, one of the names in `KINDS`. `retry_after` is the vendor's own wish in
    seconds, where it stated one; `usage` what the call cost all the same. The message
    never holds a key, nor the model's output.
    """

    usage: "Usage | None" = None

    def __init__(
        self,
        kind: str,
        message: str = "",
        *,
        remedy: Remedy = Remedy.NEXT,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message or kind)
        self.kind = kind
        self.remedy = remedy
        self.retry_after = retry_after


# Failures of a call, beside the reasons parse_reply gives for an answer.
KINDS = (
    "timeout",
    "first_token_timeout",
    "connection",
    "dropped",
    "rate_limited",
    "daily_limit",
    "too_large",
    "model_gone",
    "auth",
    "bad_request",
    "server_error",
    "refused",
    "reasoning_only",
    "filtered",
    "abandoned",  # the caller stopped listening to a stream
    "budget",  # the gate refused; no call was made
    "exhausted",  # every model of a chain failed
)


@dataclass(frozen=True)
class Message:
    role: str  # "system", "user" or "assistant"
    content: str


@dataclass(frozen=True)
class Request:
    """One question to a model.

    `schema` asks for structured output of that shape. `trimmable` is the index of the
    message that may be shortened when the vendor says the request is too large.
    Timeouts are seconds: for the whole call, and for the first token of a stream.
    """

    messages: tuple[Message, ...]
    seat: str
    purpose: str
    prompt_hash: str
    schema: type[BaseModel] | None = None
    max_tokens: int = 1024
    temperature: float = 0.7
    timeout: float = 20.0
    first_token_timeout: float = 8.0
    trimmable: int | None = None


@dataclass(frozen=True)
class Usage:
    prompt_tokens: int = 0
    completion_tokens: int = 0


@dataclass(frozen=True)
class Reply:
    """A usable answer. `value` is set when a schema was asked for, `text` always."""

    text: str
    value: BaseModel | None
    engine: str
    usage: Usage = Usage()
    finish_reason: str | None = None


class Stream(Protocol):
    """Text as it comes. After it has ended without a ModelError, `reply` is whole."""

    def __iter__(self) -> Iterator[str]: ...
    @property
    def reply(self) -> Reply: ...


class Model(Protocol):
    """One model of one vendor. `name` is "provider:model"."""

    @property
    def name(self) -> str: ...
    def complete(self, request: Request) -> Reply:
        """Raises ModelError."""

    def stream(self, request: Request) -> Stream:
        """Starts at iteration; raises ModelError there, also after some text has come."""

    def probe(self) -> None:
        """Ask for next to nothing, to see whether the model answers. Raises ModelError."""


@dataclass(frozen=True)
class CallRecord:
    """What is kept of one call, whatever came of it. Holds no prompt, no answer, no key."""

    seat: str
    purpose: str
    engine: str
    prompt_hash: str
    attempt: int
    outcome: str  # "ok" or a ModelError kind
    latency: float  # seconds
    first_token: float | None = None  # seconds, streams only
    usage: Usage = field(default_factory=Usage)


class Recorder(Protocol):
    """Told of every call as it ends. Called in helper threads: it must not touch the ORM."""

    def record(self, call: CallRecord) -> None: ...


class Gate(Protocol):
    """Asked before every call whether it may be paid for; told afterwards what it cost."""

    def reserve(self, engine: str, request: Request) -> Any:
        """A reservation. Raises ModelError("budget") when nothing may be spent."""

    def settle(self, reservation: Any, usage: Usage) -> None: ...


class NoRecorder:
    def record(self, call: CallRecord) -> None:
        """Forget it."""


class OpenGate:
    def reserve(self, engine: str, request: Request) -> None:
        """Everything may be paid for."""

    def settle(self, reservation: Any, usage: Usage) -> None:
        """Nothing was reserved."""


class Restart(str):
    """A piece of a stream that is no text: what came before it is to be forgotten."""

    __slots__ = ()


RESTART = Restart()
