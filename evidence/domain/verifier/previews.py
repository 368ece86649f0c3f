"""Whether a passage contains a preview. Exact after folding, never by similarity.

* document: a verbatim quote (`allrise.quotes`: ellipses within one sentence and in order, no
  quote that starts under a negation or swallows one).
* chart: the same unit, and every point with its label and exactly its value, in the passage's
  order; points may be left out. The form may differ: bars or a line are how a chart is drawn,
  not what it says.
* audio: every segment is, in order, a segment with the same time and speaker that says the text.
* video: every scene is, in order, a scene with the same times that shows the text.

A segment's or a scene's text may be a verbatim part of that very one. A preview of another
kind than the passage is not contained in it.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

from allrise.quotes import fold, is_verbatim
from evidence.domain.exhibits import Audio, Chart, Content, Document, Point, Scene, Segment, Video

T = TypeVar("T")


def contains(passage: Content, preview: Content) -> bool:
    if isinstance(passage, Document) and isinstance(preview, Document):
        return is_verbatim(preview.text, passage.text)
    if isinstance(passage, Chart) and isinstance(preview, Chart):
        return fold(passage.unit) == fold(preview.unit) and _in_order(
            preview.points, passage.points, _same_point
        )
    if isinstance(passage, Audio) and isinstance(preview, Audio):
        return _in_order(preview.segments, passage.segments, _said)
    if isinstance(passage, Video) and isinstance(preview, Video):
        return _in_order(preview.scenes, passage.scenes, _shown)
    return False


def _in_order(wanted: Iterable[T], held: Iterable[T], same: Callable[[T, T], bool]) -> bool:
    """Whether each of `wanted` has its own one of `held`, in the same order."""
    rest = iter(held)
    return all(any(same(one, other) for other in rest) for one in wanted)


def _same_point(shown: Point, real: Point) -> bool:
    return fold(shown.label) == fold(real.label) and shown.value == real.value


def _said(shown: Segment, real: Segment) -> bool:
    return (
        shown.t == real.t
        and fold(shown.speaker) == fold(real.speaker)
        and is_verbatim(shown.text, real.text)
    )


def _shown(shown: Scene, real: Scene) -> bool:
    return (shown.start, shown.end) == (real.start, real.end) and is_verbatim(shown.text, real.text)
