"""What a passage states, sentence by sentence, and what each sentence is about."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from allrise.text import sentences
from evidence.domain.exhibits import Audio, Chart, Content, Document, Passage, Point, Video
from evidence.domain.verifier.plain import names_in
from evidence.domain.verifier.quantities import Quantity, Value, quantities
from evidence.domain.verifier.reading import Clause, clauses
from evidence.domain.verifier.spans import figure
from evidence.domain.verifier.tokens import stem, tokens

_NONE: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Statement:
    """One sentence of a passage.

    `context` is what it may speak of without saying so: its speaker, and names from before
    it. `words` are its words as stems, `raw` as folded.
    """

    clauses: tuple[Clause, ...]
    quantities: tuple[Quantity, ...]
    words: frozenset[str]
    names: frozenset[str]
    context: frozenset[str] = _NONE
    times: frozenset[Value] = frozenset()
    raw: frozenset[str] = _NONE
    speaker: frozenset[str] = _NONE
    is_point: bool = False

    @property
    def about(self) -> frozenset[str]:
        content = (clause.content for clause in self.clauses)
        return self.words | self.context | frozenset().union(*content)


@lru_cache(maxsize=512)
def statements(passage: Passage) -> tuple[Statement, ...]:
    """All that a passage states: its text, line by line, and for a chart caption and points."""
    found: list[Statement] = []
    for text, context, times in _lines(passage.content, passage.caption):
        for begin, end in sentences(text) or [(0, len(text))]:
            found.append(_statement(text[begin:end], context, times, found))
    if isinstance(passage.content, Chart):
        found += _points(passage.content)
    return tuple(found)


def lines(passage: Passage) -> Iterator[str]:
    """The passage's text, line by line, and for a chart its caption and each point."""
    yield from (text for text, _, _ in _lines(passage.content, passage.caption))
    if isinstance(passage.content, Chart):
        yield from _point_lines(passage.content)


def _lines(
    content: Content, caption: str
) -> Iterator[tuple[str, frozenset[str], frozenset[Value]]]:
    if isinstance(content, Document):
        yield content.text, _NONE, frozenset()
    elif isinstance(content, Audio):
        for segment in content.segments:
            speaker = frozenset(stem(t.text) for t in tokens(segment.speaker) if t.is_word)
            yield segment.text, speaker, frozenset({segment.t})
    elif isinstance(content, Video):
        for scene in content.scenes:
            yield scene.text, _NONE, frozenset({scene.start, scene.end})
    if caption.strip():
        yield caption, _NONE, frozenset()


def _point_lines(chart: Chart) -> Iterator[str]:
    """Each point states its label and its value, the value in the chart's unit."""
    for point in chart.points:
        yield f"{point.label}: {figure(point.value)} {chart.unit}"


def label_of(point: Point) -> frozenset[str]:
    """The content words of a point's label; all of its words where none has content ("May")."""
    content = frozenset().union(*(clause.content for clause in clauses(point.label)))
    return content or frozenset(stem(t.text) for t in tokens(point.label) if t.is_word)


def _points(chart: Chart) -> Iterator[Statement]:
    for point, text in zip(chart.points, _point_lines(chart), strict=True):
        yield Statement(
            clauses(text),
            quantities(text),
            _words(text),
            label_of(point),
            raw=_raw(text),
            is_point=True,
        )


def _statement(
    text: str, speaker: frozenset[str], times: frozenset[Value], before: list[Statement]
) -> Statement:
    names, context = names_in(text), speaker
    if before:
        earlier = before[-1]
        context = context | earlier.names | (earlier.context - earlier.speaker)
    return Statement(
        clauses(text), quantities(text), _words(text), names, context, times, _raw(text), speaker
    )


def _words(text: str) -> frozenset[str]:
    return frozenset(stem(token.text) for token in tokens(text) if token.is_word)


def _raw(text: str) -> frozenset[str]:
    return frozenset(token.text for token in tokens(text))
