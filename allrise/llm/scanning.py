"""What stands in a model's text: objects, lists, thoughts, and the rest around them."""

import re
from dataclasses import dataclass, field
from json import dumps
from typing import Any

import json_repair
from pydantic import BaseModel

from allrise.llm.lenient import (
    DOUBLE,
    SINGLE,
    Abridged,
    CutOff,
    NotANumber,
    Reading,
    Unreadable,
    read,
    unescape,
)
from allrise.llm.reasoning import TAG, closes
from allrise.llm.schema import plain_schema, resolve

BROKEN = 100  # brackets that lead nowhere, until no more are tried

_TOKEN = re.compile(rf"\{{|\[(?=\s*[\[{{])|{TAG.pattern}", re.IGNORECASE)
_BEGINS_OBJECT = re.compile(rf"[\[{{]+\s*(?:$|[{DOUBLE}{SINGLE}\[{{]|[A-Za-z_]\w*\s*:)")
_ESCAPED = re.compile(r"\{\s*(?:\\n\s*)?\\[\"“]")


@dataclass
class Found:
    """An object in the text, and whether one of its keys stands there twice."""

    value: dict[str, Any]
    doubled: bool


@dataclass
class Finds:
    """What one stretch of text holds, up to a tag that says it was all thought."""

    objects: list[Found] = field(default_factory=list)
    repaired: list[Found] = field(default_factory=list)
    lists: list[Any] = field(default_factory=list)
    not_a_number: bool = False
    abridged: bool = False
    cut_off: bool = False
    outside: str = ""  # what stands around objects and thoughts


class Scan:
    """One pass over the text that tells objects, thoughts and the rest apart.

    A tag within an object's string is not a tag, an object within a thought is not an answer.
    """

    def __init__(self, text: str, schema: type[BaseModel]) -> None:
        self._text = text
        root = plain_schema(schema)
        shape = resolve(root, root)
        self.keys = list(shape.get("properties", {}))
        self.required = set(shape.get("required", ()))
        names = "|".join(map(re.escape, self.keys)) or r"(?!)"
        self._answer_key = re.compile(rf"[{DOUBLE}{SINGLE}]?\b(?:{names})[{DOUBLE}{SINGLE}]?\s*:")
        self.depth = 0
        self.has_thought = False
        self._broken_brackets = 0
        self.finds = Finds()
        self._run()

    def _run(self) -> None:
        at = 0
        while token := _TOKEN.search(self._text, at):
            self._pass_over(at, token.start())
            at = token.end()
            if token.group() not in "{[":
                self._tag(TAG.match(self._text, token.start()))
            elif self._broken_brackets < BROKEN and not self.depth and not self.finds.cut_off:
                at = self._bracket(token.start())
        self._pass_over(at, len(self._text))

    def _pass_over(self, start: int, end: int) -> None:
        if not self.depth:
            self.finds.outside += self._text[start:end]

    def _tag(self, tag: re.Match[str] | None) -> None:
        self.has_thought = True
        if tag is None or not closes(tag):
            self.depth += 1
        elif self.depth:
            self.depth -= 1
        else:
            self.finds = Finds()

    def _bracket(self, start: int) -> int:
        """Take in what begins at this bracket; where to go on."""
        try:
            reading = read(self._text, start)
        except CutOff:
            self.finds.cut_off = _BEGINS_OBJECT.match(self._text, start) is not None
            return start + 1
        except Unreadable as problem:
            return self._broken(start, problem)
        self._keep(reading)
        return reading.end

    def _keep(self, reading: Reading) -> None:
        if isinstance(reading.value, dict):
            self.finds.objects.append(Found(reading.value, reading.doubled))
        else:
            self.finds.lists.append(reading.value)

    def _broken(self, start: int, problem: Unreadable) -> int:
        """Not JSON even with goodwill. What carries our keys may be repaired, as a last resort."""
        self._broken_brackets += 1
        if _ESCAPED.match(self._text, start):
            return self._escaped(start)
        end = _balanced_end(self._text, start)
        part = self._text[start:end]
        if not self._answer_key.search(part):
            return start + 1
        if end is None:
            self.finds.cut_off = True
            return start + 1
        if isinstance(problem, NotANumber):
            self.finds.not_a_number = True
        elif isinstance(problem, Abridged):
            self.finds.abridged = True
        elif part.startswith("["):
            self.finds.lists.append(part)
        else:
            mended, twice = json_repair.loads(part), self._has_key_twice(part)
            if isinstance(mended, dict) and (twice or _letters(part) == _letters(dumps(mended))):
                self.finds.repaired.append(Found(mended, twice))
        return end

    def _escaped(self, start: int) -> int:
        r"""{\"score\": 2}: an object encoded twice, less its outer quotes."""
        try:
            self._keep(read(unescape(self._text[start:])))
        except CutOff:
            self.finds.cut_off = True
        except Unreadable:
            return start + 1
        return len(self._text)

    def _has_key_twice(self, part: str) -> bool:
        keys = [re.sub(rf"[{DOUBLE}{SINGLE}:\s]", "", k) for k in self._answer_key.findall(part)]
        return len(keys) > len(set(keys))


def _letters(text: str) -> str:
    """What no repair may add, drop or move."""
    return "".join(filter(str.isalnum, unescape(text).casefold()))


def _balanced_end(text: str, start: int) -> int | None:
    """Where the bracket at `start` is closed again, outside of straight-quoted strings."""
    depth, quoted, at = 0, False, start
    while at < len(text):
        char = text[at]
        if char == "\\":
            at += 1
        elif char == '"':
            quoted = not quoted
        elif not quoted and char in "{[":
            depth += 1
        elif not quoted and char in "}]":
            depth -= 1
            if not depth:
                return at + 1
        at += 1
    return None
