"""What a claim may say of its passage, on examples."""

from typing import Any

import pytest

from evidence.domain.exhibits import Passage, Source
from evidence.domain.verifier import verify
from tests.evidence.domain.sources import (
    PEAKS,
    RAIN,
    REEL,
    WIRELESS,
    exhibit_of,
)

EVEREST, GLASS, SALES = PEAKS.passages[:3]
BERGEN, VISITS = RAIN.passages[:2]
MOON = WIRELESS.passages[0]
MAST = REEL.passages[0]


def failed(source: Source, passage: Passage, **changes: Any) -> str | None:
    return verify(exhibit_of(source, passage, **changes), source).failed


CLAIMS = [
    # numbers, with their units
    (EVEREST, "Everest rises 8,849 metres.", True),
    (EVEREST, "Everest rises 8,850 metres.", False),
    (EVEREST, "Everest rises 8,849 feet.", False),
    (EVEREST, "Everest rises 8849 m above the sea.", True),
    (EVEREST, "Everest rises ten thousand two hundred metres.", False),  # another's figure
    (GLASS, "The survey weighed 340 panes at five kilograms each.", True),
    (GLASS, "The survey weighed 340 panes at six kilograms each.", False),
    (GLASS, "The survey weighed 340 panes at 5 g each.", False),
    # dates
    (GLASS, "The survey was on 12 March 1898.", True),
    (GLASS, "The survey was on 12 May 1898.", False),
    (GLASS, "The survey was on 5 March 1898.", False),
    # negations
    (GLASS, "Glass is a liquid.", False),
    (GLASS, "Old panes flowed.", False),
    (GLASS, "Old panes never flowed.", True),
    (GLASS, "The survey never weighed panes.", False),
    (SALES, "The keeper did not count twice.", True),
    (SALES, "The keeper counted twice.", False),
    # directions
    (SALES, "Sales fell after 1960.", True),
    (SALES, "Sales fell until 1950.", False),
    (SALES, "Sales rose after 1960.", False),
    (GLASS, "The panes were weighed before the fire.", True),
    (GLASS, "The panes were weighed after the fire.", False),
    (EVEREST, "Mount Everest is taller than Mauna Kea.", False),
    (EVEREST, "Mauna Kea is shorter.", False),
    (EVEREST, "Mauna Kea is the tallest.", False),
    # names
    (EVEREST, "Everest rises 8,849 metres, Hillary found.", False),
    (EVEREST, "hillary's everest rises 8,849 metres.", False),
    # quoted phrases
    (EVEREST, "The page says “above the sea”.", True),
    (EVEREST, "The page says 'below the sea'.", False),
    (GLASS, 'It is "not a liquid".', True),
    (GLASS, 'It is "a liquid".', False),
]


@pytest.mark.parametrize(("passage", "claim", "kept"), CLAIMS)
def test_a_claim_keeps_to_its_passage(passage: Passage, claim: str, kept: bool) -> None:
    finding = verify(exhibit_of(PEAKS, passage, claim=claim), PEAKS)
    assert finding.failed == (None if kept else "claim")
    assert finding.differs == ()
    assert (finding.objection is None) is kept


@pytest.mark.parametrize(
    ("passage", "claim", "kept"),
    [
        (BERGEN, "Lima has the least rain: 6.5 mm.", True),
        (BERGEN, "Lima has the least rain: 763 mm.", False),
        (BERGEN, "Lima has the most rain: 2,250 mm.", False),
        (BERGEN, "Oslo has 763 cm of rain.", False),
        (BERGEN, "Oslo has more rain than Lima.", False),  # true, but not in the caption's words
        (VISITS, "Visits rose to 180 thousand in 2015.", True),
        (VISITS, "Visits rose to 120,000 in 2015.", False),
        (VISITS, "Visits fell to 180,000 in 2015.", False),
    ],
)
def test_a_claim_on_a_chart_has_its_points_and_its_caption(
    passage: Passage, claim: str, kept: bool
) -> None:
    assert failed(RAIN, passage, claim=claim) == (None if kept else "claim")


@pytest.mark.parametrize(
    ("claim", "kept"),
    [
        ("At 04:08 Odile says that the Moon recedes by 3.8 cm.", True),
        ("At 04:09 Odile says that the Moon recedes by 3.8 cm.", False),
        ("Bram says that the Moon recedes by 3.8 cm every year.", False),
        ("The Moon recedes by 3.8 mm every year.", False),
    ],
)
def test_a_claim_on_a_recording_keeps_its_voices(claim: str, kept: bool) -> None:
    assert failed(WIRELESS, MOON, claim=claim) == (None if kept else "claim")
