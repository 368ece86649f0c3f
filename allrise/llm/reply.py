"""From what a model wrote to a value that fits the schema, or the name of what is wrong.

Repaired where that is safe; never a default, never a guess. The reasons:

    truncated               cut off, by the vendor's word or in the middle of a value
    reasoning_only          nothing but thoughts, or a thought that does not end
    filtered                the vendor's filter took the answer
    a tool call, not an answer
    empty, no_json          nothing there, nothing to read
    ambiguous               several answers that differ
    duplicate_key           a key twice in one object
    missing:a.b             a key that is not there
    non_finite, type        not a number at all; not what the schema wants there
    range                   of the right type, outside the values the schema allows
"""

import re
from collections.abc import Iterable
from typing import Any, TypeVar

from pydantic import BaseModel

from allrise.llm.base import ModelError, Remedy
from allrise.llm.fitting import fit, unusable
from allrise.llm.lenient import Reading, Unreadable, read
from allrise.llm.reasoning import UnclosedThought, final_channel
from allrise.llm.scanning import Found, Scan

Shape = TypeVar("Shape", bound=BaseModel)

TOOL_CALL = "a tool call, not an answer"
LONGEST = 200_000  # characters; an answer is a page or two

_INVISIBLE = "\ufeff\u200b\u2060 \t\r\n\f\v\u00a0"
_FENCE = re.compile(r"```[\w+-]*[ \t]*\n?(.*?)\n?\s*```", re.DOTALL)
_TOOL_TAG = re.compile(
    r"<function[=_]|<tool_(?:call|use)|<invoke |<\|(?:python_tag|tool_call)|<｜tool|\[TOOL_CALLS\]"
    r"|\bto=functions\.|^\s*functions\.\w+|^\s*\[?\w+\((?:\w+=.*)?\)\]?\s*$",
    re.IGNORECASE,
)
_TOOL_SHAPES: tuple[set[str], ...] = (
    {"name", "arguments"},
    {"name", "parameters"},
    {"name", "input"},
    {"tool", "arguments"},
    {"tool", "parameters"},
    {"tool", "input"},
    {"tool_name"},
    {"tool_call"},
    {"tool_calls"},
    {"function_call"},
    {"function", "arguments"},
    {"function", "parameters"},
    {"type", "function"},
    {"action", "action_input"},
    {"recipient_name", "parameters"},
)
_FINISHES = {
    "length": ("truncated", Remedy.NEXT),
    "content_filter": ("filtered", Remedy.NEXT),
    "tool_calls": (TOOL_CALL, Remedy.ASK_AGAIN),
    "function_call": (TOOL_CALL, Remedy.ASK_AGAIN),
}


def check_finish(finish_reason: str | None) -> None:
    """Raises ModelError when the vendor itself says that this is no answer."""
    if finish_reason in _FINISHES:
        kind, remedy = _FINISHES[finish_reason]
        raise ModelError(kind, remedy=remedy)


def is_tool_call(text: str) -> bool:
    """Whether a plain text carries the marks of a call to a tool."""
    return _TOOL_TAG.search(text) is not None


def parse_reply(raw: str, schema: type[Shape], finish_reason: str | None = None) -> Shape:
    """The answer in `raw`. Raises ModelError, whose kind is one of the reasons above."""
    check_finish(finish_reason)
    return _parse(raw[:LONGEST], schema, decodings=2)


def _parse(raw: str, schema: type[Shape], decodings: int) -> Shape:
    try:
        text = final_channel(raw).strip(_INVISIBLE)
    except UnclosedThought:
        raise ModelError("reasoning_only") from None
    if fenced := _FENCE.fullmatch(text):
        text = fenced.group(1).strip(_INVISIBLE)
    if not text:
        raise ModelError("empty")
    whole = _whole(text)
    if whole is not None and not isinstance(whole.value, dict):
        return _no_object(whole.value, schema, decodings)
    return _choose(Scan(text, schema), schema)


def _whole(text: str) -> Reading | None:
    try:
        reading = read(text)
    except Unreadable:
        return None
    return reading if reading.is_whole() else None


def _no_object(value: Any, schema: type[Shape], decodings: int) -> Shape:
    """The text is one JSON value, and no object: perhaps an object encoded twice."""
    if isinstance(value, str):
        if decodings and value.lstrip(_INVISIBLE)[:1] in ("{", '"', "`"):
            return _parse(value, schema, decodings - 1)
        if not value.strip():
            raise ModelError("empty")
    if isinstance(value, list) and any(_is_call(item, ()) for item in value):
        raise unusable(TOOL_CALL)
    raise unusable("type")


def _choose(scan: Scan, schema: type[Shape]) -> Shape:
    """The one object that answers. Raises ModelError when there is none, or more than one."""
    finds = scan.finds
    if scan.depth:
        raise unusable("reasoning_only")
    if finds.cut_off:
        raise ModelError("truncated")
    fitting = [f for f in finds.objects if _fits(f, scan)]
    fitting = fitting or [f for f in finds.repaired if _fits(f, scan)]
    if _TOOL_TAG.search(finds.outside):
        raise unusable(TOOL_CALL)
    if any(found.value != fitting[0].value for found in fitting):
        raise unusable("ambiguous")
    if not fitting:
        fitting = [_nearest(scan)]
    if fitting[0].doubled:
        raise unusable("duplicate_key")
    return fit(fitting[0].value, schema)


def _fits(found: Found, scan: Scan) -> bool:
    present = found.value.keys()
    return scan.required <= present if scan.required else not present or _overlap(found, scan) > 0


def _overlap(found: Found, scan: Scan) -> int:
    return len(found.value.keys() & set(scan.keys))


def _nearest(scan: Scan) -> Found:
    """Where no object has every key: the one whose failure tells most. Raises ModelError."""
    finds = scan.finds
    objects = finds.objects + finds.repaired
    inner = [item for listed in finds.lists if isinstance(listed, list) for item in listed]
    if any(_is_call(item, scan.keys) for item in [f.value for f in objects] + inner):
        raise unusable(TOOL_CALL)
    if finds.abridged:
        raise ModelError("truncated")
    if finds.not_a_number or (finds.lists and not objects):
        raise unusable("type")
    if objects:
        return max(objects, key=lambda found: _overlap(found, scan))
    if scan.has_thought and not finds.outside.strip(_INVISIBLE):
        raise ModelError("reasoning_only")
    raise unusable("no_json")


def _is_call(item: Any, keys: Iterable[str]) -> bool:
    if not isinstance(item, dict):
        return False
    foreign = item.keys() - set(keys)
    return any(shape <= foreign for shape in _TOOL_SHAPES)
