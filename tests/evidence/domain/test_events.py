"""The room's events, against the contract's table."""

import inspect
from typing import Any
from uuid import UUID

import pytest
from pydantic import ValidationError

from evidence.domain import events
from evidence.domain.events import ChallengeRuled, Event, ExhibitFiled, RoundResolved
from evidence.domain.state import FiledExhibit, ResolvedVerdict, RuledChallenge, ScoreLine

ID = "6f1c9a52-3c1e-4c38-9d0b-2d6a8f4f8a10"
EXHIBIT: dict[str, Any] = {
    "round": 3,
    "kind": "video",
    "title": "A mast",
    "claim": "It is of 30 metres.",
    "preview": {"scenes": [{"from": "01:00", "to": "01:12", "text": "A mast of 30 metres."}]},
    "citation": {"source": "Reel of Heights", "locator": "01:00-01:40"},
    "commitment": "ab" * 32,
}
CHALLENGE = {"round": 3, "decision": "CHALLENGE", "reasoning": "The mast is taller."}
VERDICT: dict[str, Any] = {
    "round": 3,
    "verdict": "FALSE_ACCUSATION",
    "truth": "grounded",
    "nonce": "0" * 32,
    "presenter_delta": 10,
    "examiner_delta": -10,
    "flash": "AMBER_PULSE",
    "passage": {"text": "What the source says."},
    "failed": None,
    "differs": [[3, 9]],
}
SCORES = {"presenter": 10, "examiner": -10}
SITTER = {"name": "The Archivist", "model": "house"}
# type → its data, as the specification lists it.
TABLE: dict[str, dict[str, Any]] = {
    "match.opened": {"match": ID, "rounds": 10, "presenter": SITTER, "examiner": SITTER},
    "exhibit.filed": {"match": ID, **EXHIBIT},
    "challenge.ruled": {"match": ID, **CHALLENGE},
    "round.resolved": {"match": ID, **VERDICT, "scores": SCORES},
    "match.closed": {"match": ID, "scores": SCORES, "seed": "17"},
}
KINDS: dict[str, type[Event]] = {
    kind.type: kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
}


def test_there_are_exactly_the_contracts_types() -> None:
    assert set(KINDS) == set(TABLE)


@pytest.mark.parametrize("name", sorted(TABLE))
def test_the_data_has_exactly_the_contracts_keys_and_takes_no_other(name: str) -> None:
    made = KINDS[name].model_validate(TABLE[name])
    assert made.data() == TABLE[name]
    for secret in ("truth", "nonce", "is_grounded", "seed"):
        if secret not in TABLE[name]:
            with pytest.raises(ValidationError):
                KINDS[name].model_validate({**TABLE[name], secret: "grounded"})
    for key in TABLE[name]:
        with pytest.raises(ValidationError):
            KINDS[name].model_validate({k: v for k, v in TABLE[name].items() if k != key})


def test_an_event_tells_what_the_state_shows() -> None:
    match = UUID(ID)
    filed = ExhibitFiled.of(match, FiledExhibit.model_validate(EXHIBIT))
    ruled = ChallengeRuled.of(match, RuledChallenge.model_validate(CHALLENGE))
    resolved = RoundResolved.of(
        match, ResolvedVerdict.model_validate(VERDICT), ScoreLine.model_validate(SCORES)
    )
    assert filed.data() == TABLE["exhibit.filed"]
    assert ruled.data() == TABLE["challenge.ruled"]
    assert resolved.data() == TABLE["round.resolved"]


def test_an_event_cannot_be_changed_once_made() -> None:
    made = KINDS["match.closed"].model_validate(TABLE["match.closed"])
    with pytest.raises(ValidationError):
        made.seed = "18"  # type: ignore[attr-defined]
