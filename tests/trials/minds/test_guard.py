"""What the guard lets pass of a speech: the house whole, assistants and noise not at all."""

from typing import Any

import pytest

from tests.stubs.vendor import Vendor
from tests.trials import stage
from tests.trials.minds.courtroom import check_engines, play
from trials.agents.guard import in_character
from trials.agents.house import house_bench
from trials.agents.prosecution import take_turn
from trials.domain.casefile import Brief, Seat
from trials.domain.phases import Phase
from trials.house import prosecutor
from trials.management import sample
from trials.services import library

SAID = [
    "The plate is cold, and so is the alibi.",
    "You say £3.50; I say the gnome disagrees!",
    "I am sorry to be the one.",
    "Certainly, the grill was lit.",
    "Let me know the hour, the guest and the fork.",
    "I cannot help noticing that nobody ate.",
    "“The grill was cold” — was it?",
    "Être ou ne pas être: Zoë's façade, 23.6 °C.",
]
UNSAID = [
    "Certainly!",
    "Sure!",
    "I'm sorry, but I can't assist with that.",
    "I’m afraid I cannot continue with this request.",
    "As an AI language model, I have no sausages.",
    "Let me know if you need anything else.",
    "I hope this helps!",
    "%%% {{ 17 of ]] nothing :: at all",
    '{"reply": "The plate is cold."}',
    "<|im_end|><|im_start|>",
    "```",
]


@pytest.mark.parametrize("sentence", SAID)
def test_what_could_be_said_in_court_stands(sentence: str) -> None:
    assert list(in_character([sentence])) == [sentence]


@pytest.mark.parametrize("sentence", UNSAID)
def test_what_nobody_says_in_court_does_not(sentence: str) -> None:
    assert list(in_character([sentence])) == []


def test_mark_up_goes_and_the_words_stay() -> None:
    assert list(in_character(["# **Order!** The `plate` was *cold*."])) == [
        "Order! The plate was cold."
    ]
    preamble = "Here is the speech you asked for:\n\nThe plate was cold."
    assert list(in_character([preamble])) == ["The plate was cold."]


@pytest.mark.parametrize("sheet", library.read_sheets(), ids=lambda sheet: sheet.slug)
def test_nothing_of_the_houses_is_lost(sheet: Any) -> None:
    bench = house_bench(pace=0)
    for phase in (Phase.OPENING, Phase.ROUND_1, Phase.ROUND_3):
        case = sample.case_at(sheet, phase, bench)
        turn = take_turn(case, bench, sample._AtOnce())
        heard = turn.heard
        brief = Brief(
            weaknesses=heard.weaknesses if heard else (),
            fallacies=heard.fallacies if heard else (),
            strategy=turn.strategy,
            exhibit=turn.exhibit,
        )
        speak = prosecutor.opening if phase is Phase.OPENING else prosecutor.reply
        assert turn.text == speak(case.for_seat(Seat.PROSECUTOR), brief)


# --- who sits where ----------------------------------------------------------


def test_a_seat_left_to_the_house_by_name_is_the_houses_even_where_it_may_not_stand_in(
    vendor_bench: Vendor, settings: Any
) -> None:
    settings.HOUSE_FALLBACK = False
    settings.SEAT_MODELS = settings.SEAT_MODELS | {"tools": "house"}
    trial = play()
    assert check_engines(trial) == "mixed"
    assert {row.assessor for row in trial.rounds.all()} == {"house"}
    assert {call.body.get("stream") for call in vendor_bench.calls[:-1]} == {True}


def test_a_prosecutor_left_to_the_house_speaks_among_models(
    vendor_bench: Vendor, settings: Any
) -> None:
    settings.HOUSE_FALLBACK = False
    settings.SEAT_MODELS = settings.SEAT_MODELS | {"prosecutor": "house"}
    trial = play()
    assert check_engines(trial) == "mixed"
    assert not any(call.body.get("stream") for call in vendor_bench.calls)
    assert len([c for c in vendor_bench.calls if c.schema == "WriteBackAnswer"]) == 4


def test_a_reply_broken_off_begins_anew_under_a_higher_attempt(vendor_bench: Vendor) -> None:
    trial = stage.until(stage.open_trial(seed=7), "round_1")
    vendor_bench.script.add("drop_midway", {"stream": True, "nth": 1})
    stage.file(trial)
    (owed,) = stage.owed(trial)
    stage.work(trial)
    owed.refresh_from_db()
    assert owed.attempt == 2
    said = trial.transcript.filter(speaker="prosecutor").latest("seq")
    assert said.engine == "groq:llama-3.3-70b-versatile"
