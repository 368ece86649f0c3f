"""What a seat is given to think with, and what is kept from it."""

import pytest
from pydantic import ValidationError

from tests.trials.domain.cases import DEFENSE, full
from trials.domain.casefile import Ruling, Seat
from trials.domain.memory import DefenceMemory, JudgeMemory
from trials.domain.phases import SCORED, Phase, Speaker


@pytest.mark.parametrize("seat", [Seat.PROSECUTOR, Seat.STRATEGIST])
def test_scores_never_reach_the_prosecutor_or_the_strategist(seat: Seat) -> None:
    seen = full().for_seat(seat)
    assert seen.judge == JudgeMemory()
    assert "a secret re" not in seen.model_dump_json()
    assert '"strength":7' not in seen.model_dump_json()


@pytest.mark.parametrize("seat", [Seat.PROSECUTOR, Seat.ASSESSOR, Seat.JUDGE])
def test_hints_reach_nobody_but_the_strategist(seat: Seat) -> None:
    seen = full().for_seat(seat)
    assert seen.defence == DefenceMemory()
    assert "secret hint" not in seen.model_dump_json()
    assert "secret-advice" not in seen.model_dump_json()
    assert all(said.speaker is not Speaker.STRATEGIST for said in seen.transcript)


def test_the_judge_sees_everything_but_the_hints() -> None:
    case = full()
    seen = case.for_seat(Seat.JUDGE)
    assert seen.judge == case.judge
    assert seen.prosecutor == case.prosecutor
    assert seen.exhibits == case.exhibits
    assert [said.text for said in seen.transcript] == [
        said.text for said in case.transcript if said.speaker is not Speaker.STRATEGIST
    ]


def test_the_strategist_knows_the_hints_already_given() -> None:
    assert full().for_seat(Seat.STRATEGIST).defence.advised == {"secret-advice"}


def test_taking_away_changes_nothing_of_the_case_itself() -> None:
    case = full()
    before = case.model_dump_json()
    for seat in Seat:
        case.for_seat(seat)
    assert case.model_dump_json() == before
    with pytest.raises(ValidationError):
        case.contempt = 3  # type: ignore[misc]


def test_the_defence_is_the_one_of_this_phase() -> None:
    assert full().defense == DEFENSE
    assert full(phase=Phase.ROUND_2).model_copy(update={"phase": Phase.ROUND_3}).defense == ""
    assert [said.text for said in full().defenses()] == ["It was the wind.", DEFENSE]
    assert len(full().speeches()) == 2


def test_a_kind_is_unused_until_cited_on_the_table_or_in_memory() -> None:
    case = full()
    kinds = [item.kind for item in case.sheet.evidence]
    assert case.unused_evidence() == tuple(kinds[1:])
    remembered = case.model_copy(update={"prosecutor": case.prosecutor.with_evidence(kinds[1])})
    assert remembered.unused_evidence() == tuple(kinds[2:])
    assert case.model_copy(update={"exhibits": ()}).unused_evidence() == tuple(kinds[1:])


def test_an_exhibit_is_unanswered_until_it_is_answered() -> None:
    case = full()
    assert [item.letter for item in case.unanswered()] == ["A"]
    answered = case.exhibits[0].model_copy(update={"answered": True})
    assert case.model_copy(update={"exhibits": (answered,)}).unanswered() == ()


def test_the_rulings_words_are_the_contracts() -> None:
    assert set(Ruling.model_fields) == {
        "reasoning", "verdict", "override", "override_reason", "summary", "strongest_argument",
        "weakest_argument", "remarks", "sentence",
    }  # fmt: skip
    assert next(iter(Ruling.model_fields)) == "reasoning", "she reasons before she rules"


@pytest.mark.parametrize("verdict", ["innocent", "", "guilty ", "not guilty"])
def test_a_ruling_is_guilty_or_not_guilty(verdict: str) -> None:
    with pytest.raises(ValidationError):
        Ruling(
            reasoning="So.", verdict=verdict, summary="So.", strongest_argument="So.",
            weakest_argument="So.", remarks=dict.fromkeys(SCORED, "So."),
        )  # fmt: skip
