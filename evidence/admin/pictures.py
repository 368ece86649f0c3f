"""What the preview of a passage shows: the content as a spectator meets it."""

from collections.abc import Mapping
from dataclasses import dataclass

from evidence.domain.exhibits import Audio, Chart, Content, Document, Video
from evidence.library.recount import shown

WIDTH, HEIGHT, GAP = 560, 180, 10


@dataclass(frozen=True)
class Bar:
    """A point of a chart: its words, and where its bar and its dot stand, in pixels."""

    label: str
    value: str
    x: float
    y: float
    width: float
    height: float
    middle: float
    dot: float


def picture(content: Content) -> Mapping[str, object]:
    """What the template needs, by kind."""
    match content:
        case Document():
            return {"text": content.text}
        case Audio():
            return {"segments": content.segments}
        case Video():
            return {"scenes": content.scenes}
        case Chart():
            bars = _bars(content)
            line = " ".join(f"{bar.middle:g},{bar.dot:g}" for bar in bars)
            drawn = line if content.form == "line" else ""
            size = {"width": WIDTH, "height": HEIGHT}
            return {"unit": content.unit, "bars": bars, "line": drawn, **size}


def _bars(chart: Chart) -> list[Bar]:
    values = [point.value for point in chart.points]
    top, bottom = max(0.0, *values), min(0.0, *values)
    scale = HEIGHT / ((top - bottom) or 1.0)
    slot = WIDTH / len(values)
    bars = []
    for index, point in enumerate(chart.points):
        high, low = max(point.value, 0.0), min(point.value, 0.0)
        bars.append(
            Bar(
                label=point.label,
                value=shown(point.value),
                x=round(index * slot + GAP / 2, 2),
                y=round((top - high) * scale, 2),
                width=round(slot - GAP, 2),
                height=round(max((high - low) * scale, 1.0), 2),
                middle=round((index + 0.5) * slot, 2),
                dot=round((top - point.value) * scale, 2),
            )
        )
    return bars
