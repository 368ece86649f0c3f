"""Locators read as places: pages, figures, minutes and seconds. Pure.

"p. 12", "pp. 12-13", "fig. 3", "04:10-05:20"; a catalogue's range reads the same way.
"""

import re
from dataclasses import dataclass

_TIME = re.compile(r"(\d{1,3}):([0-5]\d)")
_SPAN = re.compile(
    r"\s*(?P<form>[^\W\d]*)[.\s]*(?P<start>\d{1,3}:[0-5]\d|\d+)"
    r"(?:\s*(?:[-\u2010-\u2015]|to)\s*(?P<end>\d{1,3}:[0-5]\d|\d+))?\s*"
)
_PLURALS = {"pp": "p", "pages": "p", "page": "p", "figs": "fig", "figure": "fig", "figures": "fig"}


@dataclass(frozen=True, slots=True)
class Place:
    """From `start` to `end`, both included; seconds when `form` is "time"."""

    form: str
    start: int
    end: int

    def within(self, other: "Place") -> bool:
        return self.form == other.form and other.start <= self.start and self.end <= other.end


def seconds(code: str) -> int:
    """The seconds of "mm:ss". Raises ValueError for anything else."""
    match = _TIME.fullmatch(code)
    if not match:
        raise ValueError(f"not a time code: {code!r}")
    return int(match[1]) * 60 + int(match[2])


def time_code(total: int) -> str:
    """ "mm:ss" of a number of seconds."""
    return f"{total // 60:02d}:{total % 60:02d}"


def place(text: str) -> Place | None:
    """The place that a locator names, None when it is written in another way."""
    match = _SPAN.fullmatch(text)
    if not match:
        return None
    first, last = match["start"], match["end"] or match["start"]
    if (":" in first) != (":" in last):
        return None
    form = match["form"].casefold()
    form = "time" if ":" in first else _PLURALS.get(form, form)
    start, end = (seconds(part) if ":" in part else int(part) for part in (first, last))
    return Place(form, start, end) if start <= end else None


def moved(locator: str, shift: int) -> str:
    """The same locator, in the same writing, `shift` further on."""

    def move(match: re.Match[str]) -> str:
        if ":" in match[0]:
            return time_code(seconds(match[0]) + shift)
        return str(int(match[0]) + shift)

    return re.sub(r"\d{1,3}:[0-5]\d|\d+", move, locator)
