"""An exhibit's content as one text, and where a preview departs from the passage.

The flat text of a document is its text. A chart's first line is its unit, then one line a
point, "label: value"; a recording's lines are "[t] speaker: text"; a reel's are
"[from-to] text". Spans count code points of that text.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from difflib import SequenceMatcher
from typing import Final

from allrise.quotes import fold
from evidence.domain.exhibits import Audio, Chart, Content, Document

Spans = tuple[tuple[int, int], ...]
_PIECE: Final = re.compile(r"\d+(?:[.,:]\d+)*|\w+(?:['’]\w+)*|\.{3}|…|[^\w\s]")
_ELLIPSES: Final = frozenset({"...", "…"})


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    start: int
    end: int


def figure(value: float) -> str:
    """A number without trailing zeros or an exponent: 5.0 is "5"."""
    text = format(Decimal(repr(value)), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def flat(content: Content) -> str:
    return "\n".join(_lines(content))


def differs(preview: Content, passage: Content | None) -> Spans:
    """Spans of `flat(preview)`, in order and apart, that the passage does not have there.

    A word that was left out is shown by the words on both sides of the gap. Empty if and only
    if nothing differs or there is no passage to compare with.
    """
    if passage is None:
        return ()
    spans: list[tuple[int, int]] = []
    if type(preview) is not type(passage):
        spans = [(0, len(flat(preview)))]
    elif isinstance(preview, Document):
        spans = list(_compared(flat(preview), flat(passage)))
    else:
        spans = list(_by_line(list(_lines(preview)), list(_lines(passage)), preview))
    return tuple(_united(spans))


def _lines(content: Content) -> Iterator[str]:
    if isinstance(content, Document):
        yield content.text
    elif isinstance(content, Chart):
        yield content.unit
        yield from (f"{point.label}: {figure(point.value)}" for point in content.points)
    elif isinstance(content, Audio):
        yield from (f"[{each.t}] {each.speaker}: {each.text}" for each in content.segments)
    else:
        yield from (f"[{each.start}-{each.end}] {each.text}" for each in content.scenes)


def _by_line(shown: list[str], real: list[str], content: Content) -> Iterator[tuple[int, int]]:
    """Each line beside its counterpart: the likest one that no earlier line has gone past."""
    offset = reached = 0
    for index, line in enumerate(shown):
        is_unit = isinstance(content, Chart) and index == 0
        counterpart = 0 if is_unit else _likest(line, real, reached)
        if counterpart is None:
            yield offset, offset + len(line)
        else:
            reached = counterpart + 1
            for start, end in _compared(line, real[counterpart]):
                yield offset + start, offset + end
        offset += len(line) + 1


def _likest(line: str, real: list[str], reached: int) -> int | None:
    best, likeness = None, 0.0
    mine = [fold(piece.text) for piece in _pieces(line)]
    for index in range(reached, len(real)):
        theirs = [fold(piece.text) for piece in _pieces(real[index])]
        same = SequenceMatcher(None, mine, theirs, autojunk=False).ratio()
        # What a line begins with is what it is known by: its time, or its label.
        same += 0.5 if _head(line) == _head(real[index]) else 0.0
        if same > likeness:
            best, likeness = index, same
    return best if likeness > 0.3 else None


def _head(line: str) -> str:
    return fold(line.split("]")[0] if line.startswith("[") else line.rpartition(":")[0])


def _pieces(text: str) -> list[_Piece]:
    return [_Piece(found[0], *found.span()) for found in _PIECE.finditer(text)]


def _compared(shown: str, real: str) -> Iterator[tuple[int, int]]:
    """Spans of `shown`, an excerpt of something like `real`."""
    mine, theirs = _pieces(shown), _pieces(real)
    matcher = SequenceMatcher(
        None, [fold(each.text) for each in mine], [fold(each.text) for each in theirs], False
    )
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag == "equal" or (tag == "delete" and _is_ellipsis(mine[a:b])):
            continue
        if tag == "replace" and _is_ellipsis(mine[a:b]):
            continue
        if tag == "insert":
            # At either end it is only that the excerpt begins later or ends sooner.
            if 0 < a < len(mine) and any(each.text.isalnum() for each in theirs[c:d]):
                yield mine[a - 1].start, mine[a].end
        elif tag in ("replace", "delete"):
            yield mine[a].start, mine[b - 1].end


def _is_ellipsis(pieces: Sequence[_Piece]) -> bool:
    return all(piece.text in _ELLIPSES for piece in pieces)


def _united(spans: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    last: tuple[int, int] | None = None
    for span in sorted(spans):
        if last and span[0] <= last[1]:
            last = (last[0], max(last[1], span[1]))
            continue
        if last:
            yield last
        last = span
    if last:
        yield last
