"""Honest exhibits but for one change."""

import re
from typing import Any

from hypothesis import strategies as st

from evidence.domain.exhibits import Kind, Passage, Source
from evidence.domain.verifier import flat, verify
from tests.evidence.domain.sources import all_passages, exhibit_of

PASSAGES = all_passages()
ANY = st.sampled_from(PASSAGES)
DIGITS = re.compile(r"\d[\d,.]*\d|\d")
UNITS = {
    "kilometres": "miles", "km": "miles", "metres": "feet", "m": "cm", "cm": "mm", "mm": "cm",
    "years": "months", "days": "weeks", "weeks": "days", "hours": "minutes", "minutes": "hours",
    "seconds": "minutes", "kg": "g", "g": "kg", "grams": "tonnes", "degrees": "radians",
    "°C": "K", "%": "°", "per cent": "degrees", "percent": "degrees", "litres": "gallons",
}  # fmt: skip


def of_kind(*kinds: Kind) -> st.SearchStrategy[tuple[Source, Passage]]:
    return st.sampled_from([pair for pair in PASSAGES if pair[0].kind in kinds])


def is_grounded(source: Source, passage: Passage, **changes: Any) -> bool:
    return verify(exhibit_of(source, passage, **changes), source).grounded


def refused(source: Source, passage: Passage, part: str, **changes: Any) -> None:
    exhibit = exhibit_of(source, passage, **changes)
    finding = verify(exhibit, source)
    assert not finding.grounded
    assert finding.failed == part
    if part == "preview":
        text = flat(exhibit.preview)
        assert finding.differs
        assert all(0 <= a < b <= len(text) for a, b in finding.differs)


def texts_of(passage: Passage) -> list[tuple[str, ...]]:
    """Paths to the running text of a content's plain data."""
    data = plain(passage)
    if "text" in data:
        return [("text",)]
    key = next(name for name in ("segments", "scenes") if name in data)
    return [(key, str(index), "text") for index in range(len(data[key]))]


def plain(passage: Passage) -> dict[str, Any]:
    return dict(passage.content.model_dump(mode="json", by_alias=True))


def at(data: Any, path: tuple[str, ...]) -> Any:
    for key in path:
        data = data[int(key)] if isinstance(data, list) else data[key]
    return data


def put(data: Any, path: tuple[str, ...], value: Any) -> dict[str, Any]:
    parent = at(data, path[:-1])
    parent[int(path[-1]) if isinstance(parent, list) else path[-1]] = value
    return dict(data)


def replaced(text: str, found: re.Match[str], new: str) -> str:
    return text[: found.start()] + new + text[found.end() :]
