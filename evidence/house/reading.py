"""An exhibit as a reader takes it in: its sentences, its speakers, its words and figures. Pure."""

from decimal import Decimal
from functools import lru_cache

from allrise.text import sentences
from evidence.domain.exhibits import Audio, Chart, Content, Document, Video
from evidence.house.figures import number, values


@lru_cache(maxsize=4096)
def split(text: str) -> tuple[str, ...]:
    """The sentences of the text."""
    return tuple(text[start:end] for start, end in sentences(text))


def lines(content: Content) -> list[str]:
    """What the content says, a sentence (or a chart point) a line."""
    match content:
        case Document():
            return list(split(content.text))
        case Chart():
            return [f"{p.label}, {number(p.value)} {content.unit}" for p in content.points]
        case Audio():
            return [line for segment in content.segments for line in split(segment.text)]
        case Video():
            return [line for scene in content.scenes for line in split(scene.text)]


def amounts(content: Content) -> frozenset[Decimal]:
    """Every figure in the content."""
    found = values("\n".join(lines(content)))
    if isinstance(content, Chart):
        return found | {Decimal(repr(p.value)).normalize() for p in content.points}
    return found


def speakers(content: Content) -> tuple[str, ...]:
    """Who speaks, each once, in order; nobody outside a recording."""
    if not isinstance(content, Audio):
        return ()
    return tuple(dict.fromkeys(segment.speaker for segment in content.segments))
