"""Quoting straight: what of a passage to show. Pure.

The forger quotes with the same hand, so that the length of a preview says nothing.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import TypeVar

from allrise.text import sentences
from evidence.domain.exhibits import (
    Audio,
    Chart,
    Citation,
    Content,
    Document,
    Exhibit,
    Passage,
    Source,
    Video,
)
from evidence.house.figures import values
from evidence.house.reading import amounts, lines
from evidence.house.wording import calendar_words, likeness

_T = TypeVar("_T")
_BEARS = 0.4  # likeness from which an excerpt bears on the claim
_SHOWN_POINTS = 4  # a chart with more may lose its last or first point


def exhibits(source: Source, passage: Passage, rng: Random) -> Iterator[Exhibit]:
    """True exhibits of the passage, the ones that bear out the whole claim first."""
    excerpts = list(_excerpts(passage.content, rng))
    wanted = values(passage.claim) | values(passage.title)
    dates = set(calendar_words(passage.claim))

    def lacking(content: Content) -> tuple[int, bool]:
        said = " ".join(lines(content))
        missing = len(wanted - amounts(content)) + len(dates.difference(calendar_words(said)))
        return missing, likeness(passage.claim, said) < _BEARS

    excerpts.sort(key=lacking)
    for content in excerpts:
        yield Exhibit(
            kind=source.kind,
            title=passage.title,
            claim=passage.claim,
            preview=content,
            citation=Citation(source=source.title, locator=passage.locator),
        )


def _excerpts(content: Content, rng: Random) -> list[Content]:
    """Parts of the content, in an order of chance, the whole of it last."""
    match content:
        case Document():
            parts: list[Content] = [Document(text=text) for text in _runs(content.text)]
        case Chart():
            parts = [content.model_copy(update={"points": pts}) for pts in _most(content.points)]
        case Audio():
            parts = [Audio(segments=run) for run in _windows(content.segments)]
        case Video():
            parts = [Video(scenes=run) for run in _windows(content.scenes)]
    rng.shuffle(parts)
    return [*parts, content]


def _runs(text: str) -> list[str]:
    """One or two neighbouring sentences."""
    spans = sentences(text)
    ones = [text[a:b].strip() for a, b in spans]
    twos = [text[a:b].strip() for (a, _), (_, b) in pairwise(spans)]
    return [run for run in (*ones, *twos) if len(run) > 25]


def _most(points: tuple[_T, ...]) -> list[tuple[_T, ...]]:
    """All points twice, so that they come up often, and all but the last or the first."""
    if len(points) <= _SHOWN_POINTS:
        return [points]
    return [points, points, points[:-1], points[1:]]


def _windows(parts: tuple[_T, ...]) -> list[tuple[_T, ...]]:
    """Two to four neighbours."""
    sizes = range(2, min(4, len(parts)) + 1)
    return [parts[i : i + n] for n in sizes for i in range(len(parts) - n + 1)]
