"""The verifier on examples: what fails, by which part, and what is shown of it."""

from typing import Any

import pytest

from evidence.domain.exhibits import Exhibit, Passage, Source
from evidence.domain.verifier import flat, verify
from evidence.domain.verifier.places import locator_key
from tests.evidence.domain.sources import (
    OURS,
    PEAKS,
    RAIN,
    REEL,
    WIRELESS,
    all_passages,
    exhibit_of,
)

EVEREST, GLASS, SALES = PEAKS.passages[:3]
BERGEN, VISITS = RAIN.passages[:2]
MOON = WIRELESS.passages[0]
MAST = REEL.passages[0]


def failed(source: Source, passage: Passage, **changes: Any) -> str | None:
    return verify(exhibit_of(source, passage, **changes), source).failed


@pytest.mark.parametrize(
    ("source", "passage"), all_passages(), ids=lambda it: getattr(it, "locator", None) or it.slug
)
def test_every_passage_bears_out_its_own_claim(source: Source, passage: Passage) -> None:
    finding = verify(exhibit_of(source, passage), source)
    assert finding.objection is None
    assert finding.grounded
    assert finding.failed is None
    assert finding.passage == passage
    assert finding.differs == ()


@pytest.mark.parametrize("source", list({s.slug: s for s, _ in all_passages()}.values()))
def test_no_two_places_of_a_source_are_one(source: Source) -> None:
    keys = [locator_key(each.locator) for each in source.passages]
    assert len(set(keys)) == len(keys)


# --- the citation ---


def test_a_source_that_does_not_exist() -> None:
    finding = verify(exhibit_of(PEAKS, EVEREST, cited="Peaks, Revised"), None)
    assert (finding.grounded, finding.failed, finding.passage) == (False, "locator", None)
    assert finding.differs == ()


def test_a_source_that_the_citation_does_not_name() -> None:
    assert failed(PEAKS, EVEREST, cited="Rain by Town") == "locator"


@pytest.mark.parametrize("cited", ["Peaks - and Depths", "PEAKS — AND  DEPTHS", "peaks-and-depths"])
def test_a_source_is_named_by_title_or_slug(cited: str) -> None:
    assert failed(PEAKS, EVEREST, cited=cited) is None


@pytest.mark.parametrize("locator", ["p.12", "P. 12", " p.  12 "])
def test_spaces_and_case_of_a_locator_say_nothing(locator: str) -> None:
    assert failed(PEAKS, EVEREST, locator=locator) is None


@pytest.mark.parametrize("locator", ["p. 13", "p. 1", "p. 1 2", "p. 12a", "pp. 12", "12", "p. -12"])
def test_anything_else_of_a_locator_does(locator: str) -> None:
    finding = verify(exhibit_of(PEAKS, EVEREST, locator=locator), PEAKS)
    assert (finding.failed, finding.passage) == ("locator", None)


@pytest.mark.parametrize("locator", ["p. 14-15", "p.14 — 15", "p. 14−15"])
def test_dashes_of_a_locator_are_one(locator: str) -> None:
    assert failed(PEAKS, GLASS, locator=locator) is None


def test_a_real_quote_at_a_wrong_place() -> None:
    finding = verify(exhibit_of(PEAKS, EVEREST, locator="p. 20"), PEAKS)
    assert (finding.failed, finding.passage) == ("locator", SALES)
    assert finding.differs


# --- the preview ---


@pytest.mark.parametrize(
    "text",
    [
        "Mount Everest rises 8,849 metres above the sea.",
        "Mount Everest rises 8849 metres",
        "MOUNT EVEREST\n rises 8,849 METRES … above the sea",
        "Mauna Kea, measured from its base, is taller",
        "Mauna Kea … is taller: about 10,200 metres",
    ],
)
def test_a_document_may_be_quoted_in_part(text: str) -> None:
    assert failed(PEAKS, EVEREST, preview={"text": text}, claim="Mauna Kea is taller.") is None


@pytest.mark.parametrize(
    ("text", "lit"),
    [
        ("Mount Everest rises 8,848 metres above the sea.", "8,848"),
        ("Mount Elbrus rises 8,849 metres above the sea.", "Elbrus"),
        ("Mount Everest rises 8,849 feet above the sea.", "feet"),
        ("It is higher above the sea.", "is higher"),
        ("Mount Everest ... is taller: about 10,200 metres", None),
        ("is taller … Mauna Kea, measured", None),
        ("higher above the sea", None),
        ("Everest", None),
    ],
)
def test_what_a_document_does_not_say(text: str, lit: str | None) -> None:
    finding = verify(exhibit_of(PEAKS, EVEREST, preview={"text": text}), PEAKS)
    if text == "Everest":  # a lone short word is no quote
        assert finding.failed == "preview"
        return
    assert (finding.failed, finding.passage) == ("preview", EVEREST)
    if lit:
        assert [text[a:b] for a, b in finding.differs] == [lit]
    assert finding.differs


def chart(form: str, unit: str, *points: tuple[str, float]) -> dict[str, Any]:
    return {"form": form, "unit": unit, "points": [{"label": a, "value": b} for a, b in points]}


@pytest.mark.parametrize(
    ("preview", "lit"),
    [
        (chart("line", "MM", ("bergen", 2250), ("Oslo", 763.0)), None),
        (chart("bar", "cm", ("Bergen", 2250)), "cm"),
        (chart("bar", "mm", ("Bergen", 2251), ("Lima", 6.5)), "2251"),
        (chart("bar", "mm", ("Bergen", 2250), ("Quito", 6.5)), "Quito"),
        (chart("bar", "mm", ("Bergen", 6.5), ("Lima", 2250)), "6.5"),
        (chart("bar", "mm", ("Oslo", 763), ("Bergen", 2250)), "Bergen: 2250"),
        (chart("bar", "mm", ("Bergen", 2250), ("Bergen", 2250)), "Bergen"),
        (chart("bar", "mm", ("Bergen", 2250.0000001)), "2250.0000001"),
    ],
)
def test_a_chart_is_its_unit_and_points(preview: dict[str, Any], lit: str | None) -> None:
    exhibit = exhibit_of(RAIN, BERGEN, preview=preview)
    finding = verify(exhibit, RAIN)
    assert finding.failed == ("preview" if lit else None)
    text = flat(exhibit.preview)
    assert [text[a:b] for a, b in finding.differs][:1] == ([lit] if lit else [])


def said(*segments: tuple[str, str, str]) -> dict[str, Any]:
    return {"segments": [{"t": t, "speaker": who, "text": text} for t, who, text in segments]}


@pytest.mark.parametrize(
    ("preview", "grounded"),
    [
        (said(("04:08", "ODILE", "it recedes, by 3.8 cm")), True),
        (
            said(("04:02", "Bram", "The Moon is coming closer"), ("04:08", "Odile", "It recedes")),
            True,
        ),
        (said(("04:08", "Bram", "It recedes, by 3.8 cm every year.")), False),
        (said(("04:09", "Odile", "It recedes, by 3.8 cm every year.")), False),
        (said(("04:08", "Odile", "It recedes, by 3.9 cm every year.")), False),
        (said(("04:15", "Bram", "I have noticed.")), False),
        (said(("04:08", "Odile", "It recedes"), ("04:02", "Bram", "The Moon is coming")), False),
        (said(("04:02", "Bram", "The Moon is coming closer, surely? It recedes")), False),
    ],
)
def test_a_recording_is_its_times_voices_and_words(preview: dict[str, Any], grounded: bool) -> None:
    finding = verify(exhibit_of(WIRELESS, MOON, preview=preview), WIRELESS)
    assert finding.grounded is grounded
    assert finding.failed == (None if grounded else "preview")
    assert bool(finding.differs) is not grounded


@pytest.mark.parametrize(
    ("start", "end", "text", "grounded"),
    [
        ("01:00", "01:12", "a mast of 30 metres", True),
        ("01:00", "01:13", "a mast of 30 metres", False),
        ("01:01", "01:12", "a mast of 30 metres", False),
        ("01:00", "01:12", "a mast of 31 metres", False),
        ("01:12", "01:40", "The narrator does look down.", False),
        ("01:12", "01:40", "look down", False),
    ],
)
def test_a_reel_is_its_time_codes_and_scenes(
    start: str, end: str, text: str, grounded: bool
) -> None:
    preview = {"scenes": [{"from": start, "to": end, "text": text}]}
    assert verify(exhibit_of(REEL, MAST, preview=preview), REEL).grounded is grounded


def test_a_passage_of_another_kind_holds_nothing() -> None:
    exhibit = Exhibit.model_validate(
        {
            "kind": "document",
            "title": "A quote",
            "claim": "The Moon recedes.",
            "preview": {"text": "It recedes, by 3.8 cm every year."},
            "citation": {"source": WIRELESS.title, "locator": MOON.locator},
        }
    )
    finding = verify(exhibit, WIRELESS)
    assert (finding.failed, finding.passage) == ("preview", MOON)
    assert finding.differs == ((0, len("It recedes, by 3.8 cm every year.")),)


def test_the_flat_texts() -> None:
    assert flat(EVEREST.content).startswith("Mount Everest rises 8,849")
    assert flat(BERGEN.content) == "mm\nBergen: 2250\nLima: 6.5\nOslo: 763"
    assert flat(MOON.content).splitlines()[1] == "[04:08] Odile: It recedes, by 3.8 cm every year."
    assert flat(MAST.content).splitlines()[0] == "[01:00-01:12] A mast of 30 metres, from below."


def test_only_the_first_part_that_fails_is_named() -> None:
    assert failed(PEAKS, EVEREST, preview={"text": "Nothing of the kind."}, claim="99") == "preview"
    assert failed(PEAKS, EVEREST, preview={"text": "Not a word."}, locator="p. 99") == "locator"
    assert len(OURS) == 4
