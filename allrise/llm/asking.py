"""How a seat asks its chain of models, and what stands in where no model answers."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from pydantic import BaseModel

from allrise.llm.base import Message, ModelError, Reply, Request
from allrise.llm.prompting import Prompt

log = logging.getLogger(__name__)
T = TypeVar("T")
Accept = Callable[[Reply], None]


@dataclass(frozen=True)
class Made(Generic[T]):
    """A value and the engine that made it ("house", or "provider:model")."""

    value: T
    engine: str


class Voice(Protocol):
    """A stream through a chain: `engine` is the model that is being heard, or was last."""

    engine: str

    def __iter__(self) -> Iterator[str]: ...


class Asked(Protocol):
    """A chain of models. What `accept` refuses, by a ModelError, is no answer."""

    def complete(self, request: Request, accept: Accept | None = None) -> Reply: ...
    def stream(
        self,
        request: Request,
        on_restart: Callable[[], None] | None = None,
        accept: Accept | None = None,
    ) -> Voice: ...


class SeatFailed(Exception):
    """No model in the seat's chain gave a usable answer, and the house may not sit there."""


@dataclass(frozen=True)
class Manner:
    """How a seat is asked. Timeouts in seconds, the second for a stream's first token."""

    seat: str
    max_tokens: int = 1024
    temperature: float = 0.4
    timeout: float = 12.0
    first_token_timeout: float = 6.0


def request_of(prompt: Prompt, manner: Manner, schema: type[BaseModel] | None = None) -> Request:
    """The prompt as messages: the instructions, the record if there is one, the question.

    Only the record may be shortened: it is one fence, and both of its ends stay.
    """
    record = (Message("user", prompt.record),) if prompt.record else ()
    return Request(
        messages=(Message("system", prompt.system), *record, Message("user", prompt.user)),
        seat=manner.seat,
        purpose=prompt.name,
        prompt_hash=prompt.digest,
        schema=schema,
        max_tokens=manner.max_tokens,
        temperature=manner.temperature,
        timeout=manner.timeout,
        first_token_timeout=manner.first_token_timeout,
        trimmable=1 if record else None,
    )


def ask(
    chain: Asked | None,
    make_request: Callable[[], Request],
    convert: Callable[[Any], T],
    house: Callable[[], Made[T]] | None,
) -> Made[T]:
    """The chain's answer, or the house's. Raises `SeatFailed` where the house may not help.

    `convert` may raise ModelError for an answer that fits its schema and still does not
    hold: its model is asked again, and then the next.
    """
    purpose = "an unasked seat"
    if chain is not None:
        request = make_request()
        purpose = request.purpose
        made: list[T] = []

        def accept(reply: Reply) -> None:
            made.append(convert(reply.value))

        try:
            reply = chain.complete(request, accept)
            return Made(made[-1], reply.engine)
        except ModelError as error:
            log.warning("%s: no model answered (%s)", purpose, error)
    if house is None:
        raise SeatFailed(purpose)
    return house()
