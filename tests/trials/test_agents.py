"""The seats and what stands between them: no straw men, no false quotes, no secrets."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trials import benches
from tests.trials.domain.cases import DEFENSE, full
from trials.agents import deliberation, guard, prosecution
from trials.agents.ports import Call, Made
from trials.domain.casefile import (
    CaseFile,
    ExhibitDraft,
    FoundFallacy,
    Seat,
    Weakness,
)
from trials.domain.fallacies import Fallacy
from trials.domain.memory import DefenceMemory, JudgeMemory
from trials.domain.phases import Phase, Speaker
from trials.domain.scoring import ZEROS

SOURCES = ("I did not take the duck. The grill was already cold, because Mei put it out.",)
TRUE = [
    'The defendant says "the grill was already cold" and smiles.',
    "Nobody quotes anybody here.",
    'Hear it: "I did not take the duck."',
    "The court sighs…",
    "Who held the tongs?",
    'He adds "The grill was already cold, because Mei put it out", with feeling.',
]
FALSE = [
    'The defendant says "I took the duck" and runs.',
    'Hear it: "take the duck."',
    'A quotation "that never ends and stays open.',
    "“The grill was hot” is what we heard.",
    'Both "the grill was already cold" and "I burned it" were said.',
]


class Books:
    """Runs calls like a turn would and notes which were asked side by side."""

    def __init__(self) -> None:
        self.batches: list[set[str]] = []
        self.streamed: list[str] = []

    def gather(self, calls: Sequence[Call]) -> dict[str, tuple[Any, str]]:
        self.batches.append({call.purpose for call in calls})
        return {call.purpose: call.run() for call in calls}

    def stream(self, call: Call, text: Any) -> tuple[str, str]:
        self.batches.append({f"stream:{call.purpose}"})
        self.streamed = list(text())
        return "".join(self.streamed), call.run()[1]


def through(pieces: Sequence[str]) -> str:
    return "".join(guard.only_true_quotes(pieces, SOURCES))


def cut_at(text: str, places: Sequence[int]) -> list[str]:
    ends = sorted({min(place, len(text)) for place in places} | {0, len(text)})
    return [text[a:b] for a, b in itertools.pairwise(ends)]


@pytest.mark.parametrize("sentence", TRUE)
def test_a_true_sentence_passes_whole(sentence: str) -> None:
    assert through([sentence]) == sentence


@pytest.mark.parametrize("sentence", FALSE)
def test_a_sentence_with_a_false_quote_is_dropped_whole(sentence: str) -> None:
    assert through([sentence]) == ""
    assert through([f"{TRUE[1]} {sentence}"]).strip() == TRUE[1]


@given(
    st.lists(st.sampled_from(TRUE + FALSE), min_size=1, max_size=6),
    st.lists(st.integers(0, 400), max_size=40),
)
@settings(max_examples=300, deadline=None)
def test_however_a_reply_is_chopped_up_the_same_sentences_pass(
    sentences: list[str], places: list[int]
) -> None:
    text = " ".join(sentences)
    assert through(cut_at(text, places)) == through([text])
    assert through(list(text)) == through([text])
    for lie in ("I took the duck", "The grill was hot", "I burned it"):
        assert lie not in through(cut_at(text, places))


@given(st.text(alphabet='ab "“”.!?…)\n', max_size=60), st.lists(st.integers(0, 60), max_size=20))
@settings(max_examples=300, deadline=None)
def test_no_chopping_of_any_text_lets_more_or_less_through(text: str, places: list[int]) -> None:
    whole = "".join(guard.only_true_quotes([text], ("ab ab ab",)))
    assert "".join(guard.only_true_quotes(cut_at(text, places), ("ab ab ab",))) == whole


@pytest.mark.parametrize(
    ("quote", "kept"),
    [
        ("the grill was already cold", True),
        ("THE GRILL  was already cold", True),
        ("the grill was already hot", False),
        ("", False),
    ],
)
def test_a_weakness_or_fallacy_without_its_quote_is_a_straw_man(quote: str, kept: bool) -> None:
    weakness = Weakness(quote=quote, kind="bare_claim", gap="no reason")
    fallacy = FoundFallacy(name=Fallacy.RED_HERRING, quote=quote, explanation="elsewhere")
    assert bool(guard.honest_weaknesses([weakness], DEFENSE)) is kept
    assert bool(guard.honest_fallacies([fallacy], DEFENSE)) is kept


# --- the prosecutor's turn ---------------------------------------------------


def test_a_round_is_four_calls_side_by_side_one_stream_and_one_call() -> None:
    books = Books()
    turn = prosecution.take_turn(full(), benches.house(), books)
    assert books.batches == [
        {"weaknesses", "fallacies", "assessment", "exhibit"},
        {"stream:reply"},
        {"write_back"},
    ]
    assert turn.text == "".join(books.streamed).strip()
    assert turn.heard is not None
    assert turn.exhibit is not None
    assert (turn.engine, turn.heard.assessor, turn.exhibit_engine) == ("house", "house", "house")


def test_the_opening_is_the_exhibit_a_stream_and_the_notes() -> None:
    case = full(phase=Phase.OPENING).model_copy(update={"transcript": (), "exhibits": ()})
    books = Books()
    turn = prosecution.take_turn(case, benches.house(), books)
    assert books.batches == [{"exhibit"}, {"stream:reply"}, {"write_back"}]
    assert turn.heard is None
    assert turn.exhibit is not None
    assert turn.exhibit.letter == "A"


def test_the_closing_is_two_calls_side_by_side_and_then_the_verdict() -> None:
    books = Books()
    outcome = deliberation.deliberate(full(phase=Phase.CLOSING), benches.house(), books)
    assert books.batches == [{"fallacies", "assessment"}, {"ruling"}]
    assert outcome.heard.weaknesses == ()
    assert [item.phase for item in outcome.case.judge.rounds] == [Phase.ROUND_1, Phase.CLOSING]


def test_where_nothing_is_left_to_hear_no_tool_is_asked() -> None:
    books = Books()
    turn = prosecution.take_turn(full(defense=""), benches.house(), books)
    assert books.batches[0] == {"exhibit"}
    assert turn.heard is not None
    assert turn.heard.assessment.scores == ZEROS
    assert set(turn.heard.assessment.reasons) == {"strength", "evidence", "logic", "persuasion"}


def test_with_the_pool_used_up_a_turn_goes_on_without_an_exhibit() -> None:
    case = full()
    spent = case.prosecutor.model_copy(
        update={"cited": tuple(item.kind for item in case.sheet.evidence)}
    )
    books = Books()
    turn = prosecution.take_turn(
        case.model_copy(update={"prosecutor": spent}), benches.house(), books
    )
    assert "exhibit" not in books.batches[0]
    assert turn.exhibit is None
    assert turn.text


class Liar:
    """Tools that put words into the defendant's mouth, and a prosecutor who repeats them."""

    engine = "test:liar"
    lie = "I confess to everything"

    def recall_weaknesses(self, case: CaseFile) -> Made[tuple[Weakness, ...]]:
        true = Weakness(quote="the grill was already cold", kind="bare_claim", gap="says who")
        lie = Weakness(quote=self.lie, kind="admission", gap="none")
        return Made((lie, true), self.engine)

    def detect_fallacy(self, case: CaseFile) -> Made[tuple[FoundFallacy, ...]]:
        lie = FoundFallacy(name=Fallacy.AD_HOMINEM, quote=self.lie, explanation="so")
        return Made((lie,), self.engine)

    def assess(self, case: CaseFile) -> Any:
        return benches.house().tools.assess(case)

    def elaborate(self, case: CaseFile, kind: str, letter: str) -> Made[ExhibitDraft]:
        return benches.house().tools.elaborate(case, kind, letter)

    def speak(self, case: CaseFile, brief: Any, passes: Any) -> Any:
        self.brief = brief
        said = f'He says "{self.lie}". Yet "the grill was already cold" too. Well!'
        self._pieces = list(passes(iter(said)))
        return self

    def __iter__(self) -> Iterator[str]:
        return iter(self._pieces)

    def write_back(self, case: CaseFile, brief: Any, speech: str) -> Any:
        return benches.house().prosecutor.write_back(case, brief, speech)


def test_a_lying_engine_gets_neither_its_straw_man_nor_its_quote_through() -> None:
    liar = Liar()
    turn = prosecution.take_turn(full(), benches.with_seats(tools=liar, prosecutor=liar), Books())
    assert [item.quote for item in liar.brief.weaknesses] == ["the grill was already cold"]
    assert liar.brief.fallacies == ()
    assert turn.heard is not None
    assert turn.heard.fallacies == ()
    assert turn.text == 'Yet "the grill was already cold" too. Well!'


# --- who knows what ----------------------------------------------------------


def watch(case: CaseFile, act: Any) -> dict[str, CaseFile]:
    watched = benches.Watched(benches.house())
    act(case, watched.bench, Books())
    return dict(watched.cases)


@pytest.mark.parametrize(
    "method", ["recall_weaknesses", "detect_fallacy", "elaborate", "speak", "write_back"]
)
def test_the_prosecutors_side_is_told_neither_scores_nor_hints(method: str) -> None:
    seen = watch(full(), prosecution.take_turn)[method]
    assert seen.judge == JudgeMemory()
    assert seen.defence == DefenceMemory()
    assert "secret" not in seen.model_dump_json(exclude={"sheet"})
    assert all(said.speaker is not Speaker.STRATEGIST for said in seen.transcript)


def test_nobody_but_the_judge_and_the_assessor_knows_the_marks() -> None:
    seen = watch(full(phase=Phase.CLOSING), deliberation.deliberate)
    assert seen["rule"].judge.rounds
    assert seen["rule"].defence == DefenceMemory()
    assert all(said.text != "a secret hint" for said in seen["rule"].transcript)
    assert seen["detect_fallacy"].judge == JudgeMemory()


def test_the_house_answers_in_every_seat_as_itself() -> None:
    bench, case = benches.house(), full()
    assert bench.tools.assess(case.for_seat(Seat.ASSESSOR)).engine == "house"
    assert bench.strategist.advise(case.for_seat(Seat.STRATEGIST)).engine == "house"
