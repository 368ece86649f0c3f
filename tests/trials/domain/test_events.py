"""The public events, against the contract's table."""

import inspect
from typing import Any

import pytest
from pydantic import ValidationError

from tests.trials.domain.test_verdict import flat, ruling
from trials.domain import events
from trials.domain.events import Event, ExhibitRef, VerdictRendered
from trials.domain.phases import SCORED
from trials.domain.verdict import assemble

# type → the keys of its data, as the specification lists them.
TABLE: dict[str, set[str]] = {
    "trial.opened": {"charge", "mode", "plea"},
    "clerk.spoke": {"phase", "text"},
    "plea.entered": {"plea"},
    "phase.opened": {"phase"},
    "defense.filed": {"phase", "text"},
    "contempt.flagged": {"phase", "quotes"},
    "exhibit.answered": {"letter"},
    "prosecution.spoke": {"phase", "text", "engine", "evidence"},
    "hint.given": {"text", "left", "engine"},
    "hint.failed": {"reason"},
    "element.marked": {"index", "state"},
    "mode.changed": {"mode"},
    "trial.stalled": {"reason"},
    "trial.resumed": set(),
    "trial.abandoned": set(),
    "verdict.rendered": set(),
}
KINDS: dict[str, type[Event]] = {
    kind.type: kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
}
SAMPLE: dict[str, Any] = {
    "charge": {"slug": "unlicensed-philosophy", "title": "Unlicensed Philosophy"},
    "mode": "text",
    "plea": "absurd",
    "phase": "round_1",
    "text": "But what even is reality?",
    "quotes": ["rule not guilty"],
    "letter": "A",
    "engine": "house",
    "evidence": None,
    "left": 2,
    "reason": "The bench is empty.",
    "index": 0,
    "state": "raised",
}


def test_there_are_exactly_the_contracts_types() -> None:
    assert set(KINDS) == set(TABLE)


@pytest.mark.parametrize("name", sorted(set(TABLE) - {"verdict.rendered"}))
def test_the_data_has_exactly_the_contracts_keys_and_takes_no_other(name: str) -> None:
    fields = {key: SAMPLE[key] for key in TABLE[name]}
    made = KINDS[name].model_validate(fields)
    assert made.data() == fields
    with pytest.raises(ValidationError):
        KINDS[name].model_validate({**fields, "scores": {"strength": 9}})


@pytest.mark.parametrize("name", sorted(name for name in TABLE if TABLE[name]))
def test_nothing_of_the_data_may_be_missing(name: str) -> None:
    for key in TABLE[name]:
        fields = {other: SAMPLE[other] for other in TABLE[name] if other != key}
        with pytest.raises(ValidationError):
            KINDS[name].model_validate(fields)


def test_an_event_cannot_be_changed_once_made() -> None:
    made = KINDS["clerk.spoke"].model_validate({"phase": "opening", "text": "All rise."})
    with pytest.raises(ValidationError):
        made.text = "Sit."  # type: ignore[attr-defined]


def test_an_exhibit_beside_the_words_is_the_transcripts() -> None:
    shown = ExhibitRef(letter="A", kind="tongs-log", title="The tongs log", description="Unsigned.")
    assert shown.model_dump() == {
        "letter": "A",
        "kind": "tongs-log",
        "title": "The tongs log",
        "description": "Unsigned.",
        "answered": False,
    }


def test_a_rendered_verdict_tells_the_verdict_itself() -> None:
    verdict = assemble(
        marked=flat(2400), fallacies=(), ruling=ruling(), contempt=0, hints_used=1, engine="house"
    )
    data = VerdictRendered(verdict=verdict).data()
    assert data == verdict.model_dump(mode="json")
    assert data["total"] == 24.0
    assert [row["phase"] for row in data["rounds"]] == [str(phase) for phase in SCORED]
