"""Each tell, and exhibits that look like one and are not."""

import pytest

from evidence.domain.exhibits import Audio, Citation, Exhibit, Kind, Segment
from evidence.domain.rules import Decision, Truth
from evidence.house.signs import hard, signs
from evidence.house.tells import Tell
from tests.evidence.house.stage import CATALOGUE, chart, document, revealed


def hour(claim: str, *segments: tuple[str, str, str], locator: str = "04:00–05:00") -> Exhibit:
    return Exhibit(
        kind=Kind.AUDIO,
        title="An hour",
        claim=claim,
        preview=Audio(segments=tuple(Segment(t=t, speaker=s, text=x) for t, s, x in segments)),
        citation=Citation(source="The Hour", locator=locator),
    )


YARD = ("04:10", "Odile", "A yard is three feet.")
REPLY = ("04:20", "Bram", "I pace it in slippers.")

CASES = [
    (document(source="A Lodger"), Tell.ABSENT),
    (document(source="Sheets", locator="fig. 2"), Tell.KIND),
    (document(locator="p. 49"), Tell.RANGE),
    (document(locator="fig. 4"), Tell.RANGE),
    (document(claim="A week has 186 hours."), Tell.FIGURE),
    (
        document(text="The ship sank on a Monday.", claim="The ship sank on a Tuesday."),
        Tell.FIGURE,
    ),
    (document(title="All 186 hours"), Tell.TITLE),
    (document(text="12 times 12 is 146.", claim="The sum is told."), Tell.SUM),
    (
        document(text="It is 30 feet long.", claim="It measures 30 metres, or so."),
        Tell.UNIT,
    ),
    (
        document(text="The price rose in the spring.", claim="The price fell in the spring."),
        Tell.WORDING,
    ),
    (
        document(text="The harbour was not frozen.", claim="The harbour was frozen."),
        Tell.WORDING,
    ),
    (chart("March has 31 days.", March=31, April=30.4, May=31, June=30), Tell.PRECISION),
    (chart("March has 13 days.", March=31, April=30, May=31), Tell.FIGURE),
    (
        chart("They make up the total.", "per cent", a=50, b=25, c=20, d=10),
        Tell.SUM,
    ),
    (hour("A yard is three feet.", YARD, ("05:20", "Bram", "So.")), Tell.TIME),
    (hour("A yard is three feet.", REPLY, YARD), Tell.TIME),
    (hour("As Bram puts it, a yard is three feet.", YARD, REPLY), Tell.VOICE),
    (
        hour("A yard is three feet.", YARD, ("04:20", "Bram", "Bram, you may stop.")),
        Tell.VOICE,
    ),
]


@pytest.mark.parametrize(("exhibit", "tell"), CASES, ids=lambda case: str(case)[:40])
def test_a_tell_is_noticed_and_nothing_else(exhibit: Exhibit, tell: Tell) -> None:
    assert [sign.tell for sign in hard(signs(exhibit, CATALOGUE))] == [tell]


CLEAN = [
    document(),
    document(locator="p. 48"),
    document(text="12 times 12 is 144.", claim="12 times 12 is 144."),
    document(text="A plan of 1900, in 3 parts.", claim="There were three parts."),
    document(text="It sank in March.", claim="It sank in March, and stayed there."),
    chart("March has 31 days.", March=31, April=30, May=31),
    chart("In all they have 92 days.", March=31, April=30, May=31),
    hour("As Odile puts it, a yard is three feet.", YARD, REPLY),
    hour("A yard is three feet.", YARD, ("04:20", "Bram", "Odile, you may stop.")),
]


@pytest.mark.parametrize("exhibit", CLEAN)
def test_an_honest_exhibit_shows_nothing(exhibit: Exhibit) -> None:
    assert signs(exhibit, CATALOGUE) == []


def test_the_record_speaks() -> None:
    shown = document()
    past = revealed(1, Decision.ACCEPT, Truth.GROUNDED, shown)
    past = past.model_copy(update={"passage": shown.preview})
    other = document(text="A week has 170 hours.", claim="A week has 170 hours.")
    assert [s.tell for s in hard(signs(other, CATALOGUE, (past,)))] == [Tell.RECORD]
    assert hard(signs(shown, CATALOGUE, (past,))) == []


def test_habit_and_an_abused_source_are_soft() -> None:
    past = (revealed(1, Decision.ACCEPT, Truth.HALLUCINATED),)
    found = signs(document(), CATALOGUE, past)
    assert {sign.tell for sign in found} == {Tell.AGAIN, Tell.HABIT}
    assert hard(found) == []
