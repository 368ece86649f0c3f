"""The chat completions API's objects: a completion, or the chunks of a stream."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Body = dict[str, Any]

REFUSAL = "I'm sorry, I can't help with that."
USAGE = {"prompt_tokens": 120, "completion_tokens": 40, "total_tokens": 160}


@dataclass
class Outcome:
    """What is to be said in one answer, whichever way it travels."""

    text: str = ""
    finish_reason: str | None = "stop"
    refusal: str | None = None
    reasoning: str | None = None
    tool_calls: list[Body] | None = None
    with_usage: bool = True
    with_noise: bool = False
    pieces: list[str] = field(default_factory=list)

    def parts(self) -> list[str]:
        """The text in the pieces it is streamed in: a word each."""
        return self.pieces or [word for word in self.text.replace(" ", " \0").split("\0") if word]


TOOL_CALL = {
    "id": "call_1",
    "index": 0,
    "type": "function",
    "function": {"name": "detect_fallacy", "arguments": '{"text": "x"}'},
}


def completion(outcome: Outcome, model: str) -> Body:
    message: Body = {"role": "assistant", "content": outcome.text, "refusal": outcome.refusal}
    if outcome.reasoning:
        message["reasoning"] = outcome.reasoning
    if outcome.tool_calls:
        message |= {"tool_calls": outcome.tool_calls, "content": None}
    choice = {"index": 0, "message": message, "finish_reason": outcome.finish_reason}
    whole = _envelope(model, "chat.completion") | {"choices": [choice]}
    return whole | ({"usage": USAGE} if outcome.with_usage else {})


def chunks(outcome: Outcome, model: str, *, usage_asked: bool, is_groq: bool) -> Iterator[Body]:
    """A role, the text word by word, how it ended, what it cost."""
    yield _chunk(model, {"role": "assistant", "content": ""})
    if outcome.reasoning:
        yield _chunk(model, {"reasoning": outcome.reasoning})
    if outcome.refusal:
        for word in outcome.refusal.split():
            yield _chunk(model, {"refusal": word})
    if outcome.tool_calls:
        yield _chunk(model, {"tool_calls": outcome.tool_calls})
    for part in outcome.parts():
        if outcome.with_noise:
            yield _chunk(model, {"role": "assistant"})
            yield _envelope(model, "chat.completion.chunk") | {"choices": [], "usage": USAGE}
            yield _chunk(model, {"content": None})
        yield _chunk(model, {"content": part})
    if outcome.finish_reason is None:
        return
    last = _chunk(model, {}, outcome.finish_reason)
    if outcome.with_usage and is_groq:
        last["x_groq"] = {"id": "req_1", "usage": USAGE}
    yield last
    if outcome.with_usage and usage_asked:
        yield _envelope(model, "chat.completion.chunk") | {"choices": [], "usage": USAGE}


def event(chunk: Body) -> bytes:
    return b"data: " + json.dumps(chunk).encode() + b"\n\n"


def _chunk(model: str, delta: Body, finish_reason: str | None = None) -> Body:
    choice = {"index": 0, "delta": delta, "finish_reason": finish_reason}
    return _envelope(model, "chat.completion.chunk") | {"choices": [choice]}


def _envelope(model: str, kind: str) -> Body:
    return {"id": "chatcmpl-1", "object": kind, "created": 1_700_000_000, "model": model}
