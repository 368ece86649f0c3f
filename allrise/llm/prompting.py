"""Prompts: prose in files, strict placeholders, a content hash for the record.

A prompt file holds the seat's instructions and, after a line `=== user ===`, what changes
from call to call. Between the two may stand `=== record ===` and one fenced text: a message
of its own, so that it can be shortened with its fence whole. `render` refuses a missing or
a superfluous value.
"""

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from allrise.text import fence

USER = "=== user ==="
RECORD = "=== record ==="
NOTHING = "none"
_PLACEHOLDER = re.compile(r"\{\{([a-z_]+)\}\}")


@dataclass(frozen=True)
class Prompt:
    name: str
    system: str
    # A long fenced text that may be shortened when the whole is too large; often empty.
    record: str
    user: str
    # Of the template, so that calls can be compared across trials and matches.
    digest: str

    def whole(self) -> str:
        """Everything in it, to be read by people."""
        parts = (("system", self.system), ("record", self.record), ("user", self.user))
        return "\n\n".join(f"=== {name} ===\n{text}" for name, text in parts if text)


@dataclass(frozen=True)
class _Template:
    system: str
    record: str
    user: str
    digest: str
    names: frozenset[str]


class PromptMismatch(ValueError):
    """The values given are not exactly those the prompt has places for."""


@dataclass(frozen=True)
class Prompts:
    """The prompt files of one folder."""

    folder: Path

    def names(self) -> tuple[str, ...]:
        """Every prompt there is."""
        return tuple(sorted(path.stem for path in self.folder.glob("*.md")))

    def render(self, name: str, /, **values: str) -> Prompt:
        """The prompt with its places filled; an empty value reads "none".

        A value is put in as it is and never read for placeholders again. Raises
        `PromptMismatch`.
        """
        template = _template(self.folder / f"{name}.md")
        if set(values) != template.names:
            odd = sorted(set(values) ^ template.names)
            raise PromptMismatch(f"{name}: {', '.join(odd)}")

        def fill(text: str) -> str:
            return _PLACEHOLDER.sub(lambda place: values[place.group(1)] or NOTHING, text)

        return Prompt(
            name, fill(template.system), fill(template.record), fill(template.user), template.digest
        )


@cache
def _template(path: Path) -> _Template:
    text = path.read_text(encoding="utf-8")
    head, user = text.split(USER)
    system, _, record = head.partition(RECORD)
    return _Template(
        system=system.strip(),
        record=record.strip(),
        user=user.strip(),
        digest=hashlib.sha256(text.encode()).hexdigest(),
        names=frozenset(_PLACEHOLDER.findall(text)),
    )


def fenced(text: str, tag: str) -> str:
    """Words that are a stranger's, or may hold some, as data: nothing in them can end the fence.

    Empty for an empty text.
    """
    return fence(text, tag) if text.strip() else ""
