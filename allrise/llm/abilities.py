"""What one model can be asked, learnt from what it refused and kept for the process.

Structured output has three rungs: a strict JSON schema, JSON mode with the schema in the
prompt, the schema in the prompt alone. A refusal that blames the response format leads to
the rung below; one that blames a parameter drops or renames it.
"""

import json
import re
import threading
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from pydantic import BaseModel

from allrise.llm.base import Message, Request
from allrise.llm.failures import Refusal
from allrise.llm.schema import strict_schema

Payload = dict[str, Any]

REASONING_BUDGET = 1024  # tokens a thinking model needs before it says anything
MAX_TOKENS, MAX_COMPLETION_TOKENS = "max_tokens", "max_completion_tokens"

# Models that think unless told to be brief, by the last part of their name.
_THINKS = re.compile(r"gpt-oss|^o\d|^gpt-(?:[5-9]|\d\d)")
_OPTIONAL = ("reasoning_effort", "temperature", "stream_options")
_FORMAT_WORDS = (
    "response_format",
    "response format",
    "json_schema",
    "json_object",
    "structured output",
    "Structured output",
    "json mode",
    "JSON mode",
)
_WRONG_VALUE = re.compile(r"too (?:large|big|many|small)|at (?:most|least)|less than|exceed")


class Rung(IntEnum):
    SCHEMA = 0
    JSON = 1
    PLAIN = 2


@dataclass(frozen=True)
class Ability:
    rung: Rung = Rung.SCHEMA
    budget: str = MAX_TOKENS
    left_out: frozenset[str] = frozenset()


class Abilities:
    """The current `Ability` of one model. Thread-safe: calls side by side learn alike."""

    def __init__(self, model: str, budget: str) -> None:
        self._model = model
        self._thinks = _THINKS.search(model.rpartition("/")[2]) is not None
        self._ability = Ability(budget=budget)
        self._lock = threading.Lock()

    @property
    def now(self) -> Ability:
        return self._ability

    def payload(self, request: Request, extras: Payload) -> Payload:
        """The body of a call that this model is believed to take."""
        ability = self._ability
        messages = request.messages
        budget = max(request.max_tokens, REASONING_BUDGET if self._thinks else 0)
        body: Payload = {
            "model": self._model,
            "temperature": request.temperature,
            ability.budget: budget,
            **extras,
        }
        if self._thinks:
            body["reasoning_effort"] = "low"
        if request.schema is not None:
            if ability.rung is not Rung.PLAIN:
                body["response_format"] = _response_format(request.schema, ability.rung)
            if ability.rung is not Rung.SCHEMA:
                messages = _with_schema(messages, request.schema)
        body["messages"] = [{"role": m.role, "content": m.content} for m in messages]
        return {key: value for key, value in body.items() if key not in ability.left_out}

    def learn(self, sent: Payload, refusal: Refusal) -> bool:
        """Whether there is another way to ask, now that `sent` was refused."""
        with self._lock:
            if "response_format" in sent and refusal.blames(*_FORMAT_WORDS):
                kind = sent["response_format"]["type"]
                below = Rung.JSON if kind == "json_schema" else Rung.PLAIN
                self._ability = replace(self._ability, rung=max(self._ability.rung, below))
                return True
            wrong_value = _WRONG_VALUE.search(refusal.message)
            for budget, other in (
                (MAX_TOKENS, MAX_COMPLETION_TOKENS),
                (MAX_COMPLETION_TOKENS, MAX_TOKENS),
            ):
                if budget in sent and refusal.blames(budget) and not wrong_value:
                    return self._rename(budget, other)
            for name in _OPTIONAL:
                if name in sent and refusal.blames(name):
                    left_out = self._ability.left_out | {name}
                    self._ability = replace(self._ability, left_out=left_out)
                    return True
        return False

    def _rename(self, budget: str, other: str) -> bool:
        if other in self._ability.left_out:
            return False  # it was tried, and refused too
        left_out = self._ability.left_out | {budget}
        self._ability = replace(self._ability, budget=other, left_out=left_out)
        return True


def _response_format(schema: type[BaseModel], rung: Rung) -> Payload:
    if rung is Rung.JSON:
        return {"type": "json_object"}
    return {
        "type": "json_schema",
        "json_schema": {"name": schema.__name__, "strict": True, "schema": strict_schema(schema)},
    }


def _with_schema(messages: tuple[Message, ...], schema: type[BaseModel]) -> tuple[Message, ...]:
    told = (
        "Answer with one JSON object and nothing else: no prose, no code fence. "
        "It fits this JSON schema:\n" + json.dumps(strict_schema(schema), ensure_ascii=False)
    )
    for index, message in enumerate(messages):
        if message.role == "system":
            joined = replace(message, content=f"{message.content}\n\n{told}")
            return (*messages[:index], joined, *messages[index + 1 :])
    return (Message("system", told), *messages)
