"""What readers of the record found the verifier to get wrong: one example of each kind."""

from typing import Any

import pytest

from evidence.domain.exhibits import Kind, Source
from evidence.domain.verifier import verify
from tests.evidence.domain.sources import _padded, _passage, exhibit_of


def _text(text: str) -> Source:
    return _padded("a-page", "A Page", Kind.DOCUMENT, [_passage("p. 1", {"text": text}, text)])


GOLD = "Gold conducts heat well. It does not rust."
VENUS = "Venus turns more slowly than Earth."


@pytest.mark.parametrize(
    ("text", "claim", "kept"),
    [
        ("A cell of six dots has 64 patterns.", "A cell of six dots gives 64 patterns.", True),
        ("The sheet is 80 cm wide.", "The sheet has a width of 80 cm.", True),
        (GOLD, "Gold does not rust.", True),
        (GOLD, "Gold rusts.", False),
        (VENUS, "Venus turns more slowly than Earth.", True),
        (VENUS, "Earth turns more slowly than Venus.", False),
    ],
)
def test_claims_of_a_page(text: str, claim: str, kept: bool) -> None:
    source = _text(text)
    found = verify(exhibit_of(source, source.passages[0], claim=claim), source)
    assert found.failed == (None if kept else "claim"), found.objection


TALK: dict[str, Any] = {
    "segments": [
        {"t": "01:00", "speaker": "Odile", "text": "An octopus has 3 hearts and blue blood."},
        {"t": "01:05", "speaker": "Bram", "text": "I have met one, and it took my pen."},
    ]
}


@pytest.mark.parametrize(
    ("claim", "kept"),
    [
        ("As Odile puts it, an octopus has 3 hearts and blue blood.", True),
        ("As Bram puts it, an octopus has 3 hearts and blue blood.", False),
        ("According to Odile, an octopus has blue blood.", True),
        ("Bram says that an octopus has blue blood.", False),
    ],
)
def test_words_belong_to_the_voice_that_spoke_them(claim: str, kept: bool) -> None:
    source = _padded("a-tape", "A Tape", Kind.AUDIO, [_passage("01:00–01:10", TALK, "3 hearts")])
    found = verify(exhibit_of(source, source.passages[0], claim=claim), source)
    assert found.failed == (None if kept else "claim"), found.objection


@pytest.mark.parametrize(("claim", "kept"), [("120 visitors came in April.", True),
                                             ("120 visitors came in May.", False)])  # fmt: skip
def test_may_is_a_month(claim: str, kept: bool) -> None:
    points = [{"label": "April", "value": 120.0}, {"label": "May", "value": 90.0}]
    chart = {"form": "bar", "unit": "visitors", "points": points}
    source = _padded("a-chart", "A Chart", Kind.CHART, [_passage("fig. 1", chart, claim)])
    found = verify(exhibit_of(source, source.passages[0], claim=claim), source)
    assert found.failed == (None if kept else "claim"), found.objection
