"""An answer as it gathers from a vendor's objects, and the judgement on it. Imports no SDK.

The SDKs build their objects from whatever came, so nothing is taken for granted here.
"""

from typing import Any

from pydantic import BaseModel

from allrise.llm.base import ModelError, Remedy, Reply, Request, Usage
from allrise.llm.lenient import storable
from allrise.llm.reasoning import UnclosedThought, without_thoughts
from allrise.llm.reply import TOOL_CALL, check_finish, is_tool_call, parse_reply

CHARACTERS_PER_TOKEN = 4  # a rough count, for calls whose vendor does not tell


class Said:
    """An answer as it gathers, and the judgement on it once it is whole."""

    def __init__(self, engine: str, request: Request) -> None:
        self._engine = engine
        self._request = request
        self._parts: list[str] = []
        self._refused = False
        self._called_tool = False
        self._thought = False
        self.finish_reason: str | None = None
        self.usage: Usage | None = None

    def take(self, message: Any) -> str:
        """Add a message, or a delta of one. The text in it."""
        text = _text(getattr(message, "content", None))
        self._parts.append(text)
        self._refused = self._refused or bool(getattr(message, "refusal", None))
        self._called_tool = self._called_tool or any(
            getattr(message, key, None) for key in ("tool_calls", "function_call")
        )
        self._thought = self._thought or any(
            getattr(message, key, None) for key in ("reasoning", "reasoning_content")
        )
        return text

    def cost(self) -> Usage:
        """What the vendor says it cost, or about what it will have."""
        if self.usage is not None:
            return self.usage
        asked = sum(len(message.content) for message in self._request.messages)
        said = sum(map(len, self._parts))
        return Usage(asked // CHARACTERS_PER_TOKEN, said // CHARACTERS_PER_TOKEN)

    def judged(self) -> Reply | ModelError:
        try:
            text, value = self._judge()
        except ModelError as error:
            error.usage = self.cost()
            return error
        return Reply(text, value, self._engine, self.cost(), self.finish_reason)

    def _judge(self) -> tuple[str, BaseModel | None]:
        raw = "".join(self._parts)
        if self._refused:
            raise ModelError("refused")
        check_finish(self.finish_reason)
        if self._called_tool:
            raise ModelError(TOOL_CALL, remedy=Remedy.ASK_AGAIN)
        if not raw.strip():
            raise ModelError("reasoning_only" if self._thought else "empty")
        if self._request.schema is not None:
            return raw, parse_reply(raw, self._request.schema, self.finish_reason)
        return plain_text(raw), None


def plain_text(raw: str) -> str:
    """What a model said, without its thoughts. Raises ModelError."""
    try:
        text = storable(without_thoughts(raw)).strip()
    except UnclosedThought:
        raise ModelError("reasoning_only", remedy=Remedy.ASK_AGAIN) from None
    if not text:
        raise ModelError("reasoning_only")
    if is_tool_call(text):
        raise ModelError(TOOL_CALL, remedy=Remedy.ASK_AGAIN)
    return text


def usage_of(answer: Any) -> Usage | None:
    told = getattr(answer, "usage", None) or getattr(getattr(answer, "x_groq", None), "usage", None)
    prompt = getattr(told, "prompt_tokens", None)
    completion = getattr(told, "completion_tokens", None)
    if not isinstance(prompt, int) or not isinstance(completion, int):
        return None
    return Usage(prompt, completion)


def first_choice(answer: Any) -> Any:
    choices = getattr(answer, "choices", None)
    return choices[0] if isinstance(choices, list) and choices else None


def _text(content: Any) -> str:
    """Content is a text, or a list of parts of which some are text."""
    if isinstance(content, list):
        parts = [p.get("text") if isinstance(p, dict) else getattr(p, "text", "") for p in content]
        return "".join(part for part in parts if isinstance(part, str))
    return content if isinstance(content, str) else ""


def whole_characters(text: str) -> tuple[str, str]:
    """The half of a surrogate pair at the end, if there is one, and what stands before it."""
    return (text[-1], text[:-1]) if "\ud800" <= text[-1:] <= "\udbff" else ("", text)
