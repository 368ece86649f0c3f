"""What was said earlier comes back as it was said, against what is said now."""

import re

import pytest

from allrise.quotes import is_verbatim
from tests.trials.house.cases import filed
from tests.trials.house.simulator import Trial, sheet
from trials.domain.casefile import CaseFile
from trials.domain.phases import Phase
from trials.house import recall
from trials.house.lines import callback

SLUG = "unlicensed-philosophy"


def later(first: str, now: str) -> CaseFile:
    return filed(now, phase=Phase.ROUND_2, before=((Phase.ROUND_1, first),))


def kinds(first: str, now: str) -> list[str]:
    return [turn.kind for turn in recall.turns(later(first, now), "")]


@pytest.mark.parametrize(
    ("first", "now", "kind"),
    [
        ("I am always by the grill.", "I think I was near the grill.", "softened"),
        ("I think I was near the grill.", "I am always by the grill.", "hardened"),
        ("I left the lawn at 4:10 with Bea.", "I was nowhere near the grill.", "untimed"),
        ("I asked because the child asked me.", "I asked because the cook was bored.",
         "other_reason"),
        ("I asked because the child asked me.", "I did not burn a sausage.", "reason_lost"),
        ("I did not burn a sausage.", "I did not burn one because I was busy.", "reason_found"),
        ("I did not burn a sausage.", "I did not touch the tongs.", "bare_again"),
    ],
)  # fmt: skip
def test_what_has_turned_is_named(first: str, now: str, kind: str) -> None:
    assert kind in kinds(first, now)


def test_every_turn_holds_their_words() -> None:
    case = later("But I left the lawn at 4:10 because Bea called.", "I think it was the cook.")
    found = list(recall.turns(case, ""))
    assert found
    for turn in found:
        assert is_verbatim(turn.quote, "But I left the lawn at 4:10 because Bea called.")
        assert not turn.quote.startswith("But")
        assert callback.TURNS[turn.kind]


def test_a_contradiction_brings_back_the_clause_that_it_contradicts() -> None:
    case = later("The tongs were cold. I never held the tongs that day.", "I held the tongs.")
    turn = next(recall.turns(case, "I held the tongs", opposed=True))
    assert (turn.kind, turn.quote) == ("opposed", "I never held the tongs that day")


def test_what_the_prosecution_said_is_not_held_against_them() -> None:
    case = later("You say that the phrase was deployed.", "I did not touch the tongs.")
    assert not [turn for turn in recall.turns(case, "") if turn.quote.startswith("You say")]


def test_trouble_and_another_language_are_left_alone() -> None:
    for first in ("I want to kill myself.", "Ich war es nicht, und die Wurst war schwarz."):
        assert kinds(first, "I did not touch the tongs.") == []


def test_in_a_trial_the_earlier_words_stand_after_the_new_ones() -> None:
    first, now = "I asked because the child asked me.", "I did not touch the tongs."
    seen = 0
    for seed in range(12):
        trial = Trial(sheet(SLUG), seed)
        trial.open()
        for phase, text in ((Phase.ROUND_1, first), (Phase.ROUND_2, now)):
            trial.file(phase, lambda case, said=text: said)
            reply = trial.answer()
        quotes = [quote.strip('".') for quote in re.findall(r'"[^"]*"', reply)]
        old = [index for index, quote in enumerate(quotes) if is_verbatim(quote, first)]
        new = [index for index, quote in enumerate(quotes) if is_verbatim(quote, now)]
        seen += bool(old) and bool(new) and min(new) < min(old)
    assert seen >= 6


def test_a_question_left_lying_is_his_own() -> None:
    trial = Trial(sheet(SLUG), 3)
    trial.open()
    trial.file(Phase.ROUND_1, lambda case: "No.")
    asked = trial.answer()
    trial.file(Phase.ROUND_2, lambda case: "Still no.")
    unpaid = recall.unpaid(trial.case)
    if unpaid:
        assert unpaid.strip("'").lower() in asked.lower()
    assert recall.unpaid(filed("No.")) == ""


def test_no_callback_is_a_place_in_the_trial_only() -> None:
    lines = [line for bag in callback.TURNS.values() for line in bag]
    assert all("{q}" in line for line in lines)
    assert not [line for line in lines if "{then}" in line]
