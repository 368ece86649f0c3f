"""The shipped charges, each on its own and all together."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from allrise.text import word_count
from tests.trials.domain.cases import sheets as shipped
from trials.domain import clerk
from trials.domain.charges import ChargeSheet
from trials.domain.phases import Phase, Plea

sheets = shipped()
each = pytest.mark.parametrize("sheet", sheets.values(), ids=sheets)


def test_at_least_24_ship_under_their_own_names() -> None:
    assert len(sheets) >= 24
    assert all(sheet.slug == name for name, sheet in sheets.items())
    assert len({sheet.title for sheet in sheets.values()}) == len(sheets)
    assert len({sheet.statute for sheet in sheets.values()}) == len(sheets)


def test_there_is_something_of_every_gravity() -> None:
    gravity = Counter(sheet.difficulty for sheet in sheets.values())
    assert set(gravity) == {"petty", "serious", "grave"}
    assert min(gravity.values()) >= 3


def test_unlicensed_philosophy_has_its_three_elements() -> None:
    sheet = sheets["unlicensed-philosophy"]
    assert "but what even is reality?" in sheet.statute
    assert [element.text for element in sheet.elements] == [
        "The phrase was deployed",
        "By someone without a doctorate",
        "Food suffered by it",
    ]


@each
def test_elements_and_evidence_are_as_many_as_promised(sheet: ChargeSheet) -> None:
    assert 2 <= len(sheet.elements) <= 5
    assert len({item.kind for item in sheet.evidence}) >= 8
    for item in sheet.evidence:
        assert item.description
        assert "\n" not in item.description
        assert item.flaw
        assert item.flaw_line
        assert len({term.casefold() for term in item.flaw_synonyms}) == len(item.flaw_synonyms)


@each
def test_the_clerk_keeps_it_short(sheet: ChargeSheet) -> None:
    assert word_count(clerk.charge(sheet)) <= 60
    assert sheet.title in clerk.charge(sheet)
    assert sheet.statute in clerk.charge(sheet)


def test_procedure_is_read_in_fifty_words() -> None:
    said = [*(clerk.plea(plea) for plea in Plea), *(clerk.phase(phase) for phase in Phase)]
    said.append(clerk.jury())
    assert all(word_count(words) <= 50 for words in said)
    assert all(clerk.phase(phase) for phase in Phase if phase is not Phase.OPENING)
    assert clerk.phase(Phase.OPENING) == "", "there the charge is read"


@pytest.mark.parametrize(
    ("phase", "weight"),
    [("round_1", "15"), ("round_2", "20"), ("round_3", "25"), ("closing", "40")],
)
def test_the_clerk_says_what_a_phase_weighs(phase: str, weight: str) -> None:
    assert f"{weight} percent" in clerk.phase(Phase(phase))


def _lines(sheet: ChargeSheet) -> Iterator[str]:
    """Everything the court might say out loud."""
    writer = sheet.writer
    yield from (sheet.statute, sheet.pitch)
    for item in sheet.evidence:
        yield from (item.description, item.flaw_line, *item.details)
    for lines in (
        writer.opening_lines, writer.jibes, writer.gloats, writer.parries, writer.demands,
        writer.sentences, writer.acquittals,
    ):  # fmt: skip
        yield from lines


def test_no_line_is_written_twice_on_any_charge() -> None:
    heard = Counter(
        re.sub(r"\W+", " ", line).strip().casefold()
        for sheet in sheets.values()
        for line in _lines(sheet)
    )
    assert [line for line, count in heard.items() if count > 1] == []


@each
def test_demands_are_questions_and_sentences_fit_their_frame(sheet: ChargeSheet) -> None:
    assert all("?" in line for line in sheet.writer.demands)
    for line in sheet.writer.sentences:
        assert not line.startswith("The defendant")
        assert line[0].islower(), f"it follows 'The defendant shall': {line}"


@each
def test_a_flaw_is_in_plain_view_but_not_named_outright(sheet: ChargeSheet) -> None:
    """The sentence that shows it is the prosecutor's; naming it is left to the defendant."""
    for item in sheet.evidence:
        assert item.flaw_line.rstrip(".") != item.flaw


def _sheet() -> dict[str, Any]:
    return sheets["unlicensed-philosophy"].model_dump(mode="json")


def _without(path: str) -> dict[str, Any]:
    data = _sheet()
    target: Any = data
    *way, last = path.split(".")
    for step in way:
        target = target[int(step) if step.isdigit() else step]
    del target[int(last) if last.isdigit() else last]
    return data


@pytest.mark.parametrize(
    "path",
    ["slug", "title", "statute", "pitch", "difficulty", "tags", "writer", "writer.stakes.0",
     "evidence.0.flaw", "evidence.0.flaw_synonyms", "elements.0.claim"],
)  # fmt: skip
def test_a_sheet_that_lacks_something_is_refused(path: str) -> None:
    with pytest.raises(ValidationError):
        ChargeSheet.model_validate(_without(path))


@pytest.mark.parametrize(
    "changes",
    [
        {"slug": "Unlicensed Philosophy"},
        {"slug": "-philosophy"},
        {"slug": "a" * 61},
        {"title": ""},
        {"title": "x" * 81},
        {"statute": "   "},
        {"difficulty": "murderous"},
        {"tags": []},
        {"elements": _sheet()["elements"][:1]},
        {"elements": _sheet()["elements"] * 2},
        {"evidence": _sheet()["evidence"][:7]},
        {"evidence": [*_sheet()["evidence"], _sheet()["evidence"][0]]},
        {"surprise": True},
    ],
)
def test_a_sheet_that_breaks_a_rule_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        ChargeSheet.model_validate({**_sheet(), **changes})


def test_a_kind_is_found_by_its_name() -> None:
    sheet = sheets["unlicensed-philosophy"]
    assert sheet.evidence_kind("gnome-diary").name == "The gnome's diary"
    with pytest.raises(KeyError):
        sheet.evidence_kind("smoking-gun")
