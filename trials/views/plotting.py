"""Where the lines of a progress chart run: a picture's coordinates from figures."""

from collections.abc import Sequence
from typing import Any

from trials.domain.progress import Step
from trials.domain.scoring import DIMENSIONS

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, FLOOR = 32, 624, 16, 212
GRID = (0, 2, 4, 6, 8, 10)
# Besides its colour, each line has a mark of its own.
MARKS = {"strength": "circle", "evidence": "square", "logic": "diamond", "persuasion": "triangle"}


def plot(steps: Sequence[Step]) -> dict[str, Any]:
    """One line a dimension through the steps, oldest at the left; at least two steps."""
    across = [LEFT + (RIGHT - LEFT) * at / (len(steps) - 1) for at in range(len(steps))]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "left": LEFT,
        "right": RIGHT,
        "floor": FLOOR,
        "grid": [{"mark": mark, "y": _y(mark)} for mark in GRID],
        "lines": [
            _line(each.value, list(zip(across, [_y(s.means[each]) for s in steps], strict=True)))
            for each in DIMENSIONS
        ],
    }


def _y(mark: float) -> float:
    return round(FLOOR - (FLOOR - TOP) * mark / 10, 1)


def _line(name: str, points: list[tuple[float, float]]) -> dict[str, Any]:
    return {
        "name": name,
        "path": "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points),
        "marks": "".join(_mark(MARKS[name], x, y) for x, y in points),
    }


def _mark(shape: str, x: float, y: float) -> str:
    """The outline of a mark around a point."""
    if shape == "circle":
        return f"M{x - 4:.1f} {y:.1f}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"
    if shape == "square":
        return f"M{x - 3.5:.1f} {y - 3.5:.1f}h7v7h-7z"
    if shape == "diamond":
        return f"M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5 -5z"
    return f"M{x:.1f} {y - 5:.1f}l5 9h-10z"
