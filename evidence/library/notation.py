"""A passage's content as a curator types it, a line a piece, and back again. Pure.

* document: the text as it is
* chart: "bar: unit", then "label = value"
* audio: "03:20 Odile: what is said"
* video: "01:34–01:45 what is shown"
* checks: "9*1089 -> 9801"
"""

import json
import re
from typing import Final

from pydantic import ValidationError

from evidence.domain.exhibits import CONTENT, Audio, Chart, Check, Content, Document, Kind, Video
from evidence.library.recount import shown

EXAMPLES: Final = {
    Kind.DOCUMENT: "A week has 168 hours, and no more on a Sunday.",
    Kind.CHART: "bar: days\nFebruary = 28\nMarch = 31",
    Kind.AUDIO: "03:20 Odile: A week has 168 hours.\n03:24 Bram: I was told there would be more.",
    Kind.VIDEO: "01:34–01:45 A clock, filmed from below.\n01:45–02:03 The narrator counts to 168.",
}
_HEAD: Final = re.compile(r"(bar|line)\s*:\s*(.+)")
_POINT: Final = re.compile(r"(.+?)\s*=\s*(-?[\d,]+(?:\.\d+)?)")
_SPOKEN: Final = re.compile(r"(\d{2}:[0-5]\d)\s+([^:]+?)\s*:\s*(.+)")
_SCENE: Final = re.compile(r"(\d{2}:[0-5]\d)\s*[-–—]\s*(\d{2}:[0-5]\d)\s+(.+)")
_ARROW: Final = "->"


class Unclear(ValueError):
    """A line that does not read as the notation has it."""


def spell(content: Content) -> str:
    match content:
        case Document():
            return content.text
        case Chart():
            head = f"{content.form}: {content.unit}"
            lines = [f"{point.label} = {shown(point.value)}" for point in content.points]
            return "\n".join([head, *lines])
        case Audio():
            return "\n".join(f"{s.t} {s.speaker}: {_flat(s.text)}" for s in content.segments)
        case Video():
            return "\n".join(f"{s.start}–{s.end} {_flat(s.text)}" for s in content.scenes)


def parse(kind: Kind, text: str) -> Content:
    """The content that the text spells. Raises Unclear, naming the line."""
    text = text.replace("\r\n", "\n").strip()
    lines = [(n, line.strip()) for n, line in enumerate(text.split("\n"), start=1) if line.strip()]
    match kind:
        case Kind.DOCUMENT:
            raw: dict[str, object] = {"text": text}
        case Kind.CHART:
            form, unit = _read(_HEAD, lines[:1] or [(1, "")], "bar: unit")[0]
            points = _read(_POINT, lines[1:], "label = value")
            raw = {
                "form": form,
                "unit": unit,
                "points": [{"label": a, "value": float(b.replace(",", ""))} for a, b in points],
            }
        case Kind.AUDIO:
            said = _read(_SPOKEN, lines, "03:20 Speaker: what is said")
            raw = {"segments": [{"t": t, "speaker": who, "text": what} for t, who, what in said]}
        case Kind.VIDEO:
            scenes = _read(_SCENE, lines, "01:34–01:45 what is shown")
            raw = {"scenes": [{"from": a, "to": b, "text": what} for a, b, what in scenes]}
    try:
        return CONTENT[kind].model_validate(raw)  # type: ignore[return-value]  # one of the four
    except ValidationError as error:
        raise Unclear(problem(error)) from error


def problem(error: ValidationError) -> str:
    """The first thing that pydantic minds, with its place."""
    first = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"


def spell_checks(checks: list[dict[str, object]]) -> str:
    return "\n".join(f"{c['expr']} {_ARROW} {_result(c['equals'])}" for c in checks)


def parse_checks(text: str) -> tuple[Check, ...]:
    """The checks of a text, a line each. Raises Unclear, naming the line."""
    found: list[Check] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        expr, arrow, result = line.rpartition(_ARROW)
        if not arrow:
            raise Unclear(f"Line {number} should read: expression -> result")
        said = result.strip().replace(",", "")
        try:
            equals = float(said) if re.fullmatch(r"-?[\d.]+(?:e[+-]?\d+)?", said) else said
            found.append(Check.model_validate({"expr": expr.strip(), "equals": equals}))
        except (ValidationError, ValueError) as error:
            raise Unclear(f"Line {number} is no check.") from error
    return tuple(found)


def _read(
    way: re.Pattern[str], lines: list[tuple[int, str]], example: str
) -> list[tuple[str, ...]]:
    found = []
    for number, line in lines:
        match = way.fullmatch(line)
        if match is None:
            raise Unclear(f"Line {number} should read: {example}")
        found.append(match.groups())
    return found


def _result(value: object) -> str:
    return value if isinstance(value, str) else shown(float(json.dumps(value)))


def _flat(text: str) -> str:
    return " ".join(text.split("\n"))
