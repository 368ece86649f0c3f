"""The shape of a reply: its beats in order, its question, its callbacks and its temper."""

import time
from itertools import chain, pairwise

import pytest

from tests.trials.house.cases import filed
from tests.trials.house.simulator import Trial, sheet, sheets
from trials.domain.casefile import Brief, CaseFile
from trials.domain.fallacies import Fallacy
from trials.domain.phases import Phase, Plea
from trials.house import archetypes, exhibits, notes, prosecutor, weaknesses
from trials.house.bags import court_words
from trials.house.defendants import defendant
from trials.house.lines import demand, gags
from trials.house.lines import react as reactions
from trials.house.lines.fallacy import ASK, FALLACY
from trials.house.prosecutor import ORDERS

ROUNDS = (Phase.ROUND_1, Phase.ROUND_2, Phase.ROUND_3)


def played(*texts: str, slug: str = "unlicensed-philosophy", seed: int = 3) -> Trial:
    """A trial in which the defendant has filed these, and been answered each time."""
    trial = Trial(sheet(slug), seed)
    trial.open()
    for phase, text in zip(ROUNDS, texts, strict=False):
        trial.file(phase, lambda case, said=text: said)
        trial.answer()
    return trial


def drawn(phase: Phase) -> list[str]:
    return [order for orders in ORDERS[phase].values() for order in orders]


def test_the_beats_of_each_round() -> None:
    assert all(set("AED") <= set(order) for phase in ROUNDS for order in drawn(phase))
    assert all(set("AKEDG") <= set(order) for order in drawn(Phase.ROUND_2))
    assert all(set("AKEDGU") <= set(order) for order in drawn(Phase.ROUND_3))
    assert all(order.endswith("D") for phase in ROUNDS for order in drawn(phase))
    assert sum(order.startswith(("E", "UE")) for phase in ROUNDS for order in drawn(phase)) >= 3


def test_a_remark_on_the_argument_follows_the_argument() -> None:
    for phase in ROUNDS:
        for order in drawn(phase):
            remarks = [order.index(beat) for beat in "JKH" if beat in order]
            first = order.index("A")
            assert sorted(remarks) == list(range(first + 1, first + 1 + len(remarks))), order


def test_questions_about_the_exhibit_come_right_after_it() -> None:
    for phase in ROUNDS:
        for order in ORDERS[phase]["exhibit"]:
            assert order.endswith("ED")


def test_an_earlier_witness_comes_back_changed() -> None:
    trial = played(
        "My cousin Bea held the tongs at 4:10.",
        "It was hot and the plates were full.",
        "The sausages were fine in the end.",
    )
    later = " ".join(text for phase, _, text in trial.replies() if phase is not Phase.ROUND_1)
    assert "Bea" in later or "your cousin" in later


def test_nothing_is_called_back_that_was_never_said() -> None:
    trial = played("No.", "No.", "No.")
    for _, _, text in trial.replies():
        assert "your " not in text.split("Exhibit")[0] or "cousin" not in text


def test_what_is_still_being_said_is_not_mourned() -> None:
    said = "My cousin Bea held the tongs."
    trial = played(said, f"{said} She held them well.")
    assert [keep.text for keep in trial.case.prosecutor.keepsakes]
    assert not notes.keepsakes_for(trial.case)


def test_a_good_answer_makes_him_short_and_a_bad_one_long() -> None:
    good = "Exhibit A is unsigned, so it shows only that Dave can write. At 4:10 I was with Bea."
    short, long = [], []
    for seed in range(8):
        case = filed(good, phase=Phase.ROUND_2, kinds=("tongs-log",), seed=seed)
        bad = filed("lol no", phase=Phase.ROUND_2, kinds=("tongs-log",), seed=seed,
                    before=((Phase.ROUND_1, "It was fine."),))  # fmt: skip
        short.append(court_words(_reply(case)))
        long.append(court_words(_reply(bad)))
    assert sum(short) / 8 < 64 < 66 < sum(long) / 8


def _reply(case: CaseFile) -> str:
    dealt = exhibits.draft(case, case.sheet.evidence[0].kind, "B")
    return prosecutor.reply(
        case, Brief(weaknesses=weaknesses.find(case, case.defense), exhibit=dealt)
    )


def test_some_replies_open_on_one_word_and_some_on_an_exhibit() -> None:
    firsts = []
    for seed in range(40):
        case = filed("I think it was fine because of the wind.", seed=seed)
        firsts.append(_reply(case).split(". ")[0])
    words = {word.rstrip(".") for phase in ROUNDS for word in reactions.ONE_WORD[phase]}
    assert any(first in words for first in firsts)
    assert any("Exhibit B" in first for first in firsts)


def test_the_opening_is_no_attack() -> None:
    trial = Trial(sheet("unlicensed-philosophy"), 5, Plea.ABSURD)
    trial.open()
    note = prosecutor.reflect(trial.case, Brief(), trial.case.speeches()[0].text)
    assert note.line == ""
    assert note.strategy.startswith("stand on the statute")


def test_the_line_of_attack_is_remembered_round_by_round() -> None:
    trial = played("I think it was fine.", "Everyone does it.", "I admit that I said it.")
    states = [item.text.partition(":")[0] for item in trial.case.prosecutor.strategies]
    assert len(states) == 3
    assert states[0] == "hold them to their words"
    assert states[2] == "starve the justification"


def test_exhibits_of_one_charge_differ_between_trials() -> None:
    case = filed("x")
    for item in case.sheet.evidence:
        made = {
            exhibits.draft(case.model_copy(update={"seed": seed}), item.kind, "A").description
            for seed in range(12)
        }
        assert len(made) >= 8


def test_every_gag_has_its_three_steps_and_both_endings() -> None:
    for gag in gags.GAGS:
        assert min(len(gag.plant), len(gag.grow), len(gag.swell)) >= 4
        assert min(len(gag.guilty), len(gag.acquitted)) >= 3
        assert all(court_words(line) <= 17 for line in (*gag.plant, *gag.grow, *gag.swell))
    assert len({gag.name for gag in gags.GAGS}) == len(gags.GAGS)


def test_the_question_never_asks_for_what_was_given() -> None:
    case = filed("At 4:10 I was with Bea, who held the tongs, because my hands were full.")
    given = {*demand.WHO, *demand.WHEN}
    assert not any(line in _reply(case) for line in given)


def test_a_turn_is_quick() -> None:
    """Under 50 ms of CPU a turn, tools, exhibit and note included."""
    spent = []
    for index, charge in enumerate(sheets()[::3]):
        trial = Trial(charge, index)
        trial.open()
        speak = defendant("good", index)
        for phase in ROUNDS:
            trial.file(phase, speak)
            start = time.process_time()
            trial.answer()
            spent.append(time.process_time() - start)
    assert sum(spent) / len(spent) < 0.05


def test_the_same_seed_gives_the_same_bytes() -> None:
    texts = ("I think it was fine.", "My aunt was there.", "It proves nothing.")
    one, two = played(*texts, seed=9), played(*texts, seed=9)
    other = played(*texts, seed=10)
    assert [item[2] for item in one.replies()] == [item[2] for item in two.replies()]
    assert all(a[2] != b[2] for a, b in zip(one.replies(), other.replies(), strict=True))


def test_no_fallacy_is_named_like_a_textbook() -> None:
    names = {name.value for name in Fallacy}
    assert names <= set(FALLACY)
    assert names <= set(ASK)
    for line in chain(*FALLACY.values(), *ASK.values()):
        assert "fallac" not in line.lower()
        assert not any(name.replace("_", " ") in line.lower() for name in names)


def test_orders_differ_within_a_round() -> None:
    for phase in ROUNDS:
        assert all(a != b for a, b in pairwise(sorted(drawn(phase))))


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("I, Pirate Queen of the cul-de-sac, asked it of the sea.", "the Pirate Queen"),
        ("I, Sir Toastington, will not be cold.", "Sir Toastington"),
        ("Arr, the Pirate Queen answers to no statute.", "the Pirate Queen"),
        ("Ahoy, I am a wizard.", "the wizard"),
        ("I am the Duke of Kent.", "the Duke of Kent"),
        ("It was late.", ""),
    ],
)
def test_a_part_is_called_by_its_title(text: str, title: str) -> None:
    assert archetypes.title(text) == title


@pytest.mark.parametrize(
    "text", ["Ich war es nicht, und die Wurst war schon schwarz.", "asdfgh jkl qwerty zxcvb"]
)
def test_what_nobody_understood_is_not_gloated_over(text: str) -> None:
    for seed in range(12):
        case = filed(text, phase=Phase.ROUND_2, seed=seed, before=((Phase.ROUND_1, "No."),))
        spoken = _reply(case)
        assert not any(line in spoken for line in reactions.LANDED)


def test_trouble_leaves_no_keepsakes() -> None:
    case = filed("I want to kill myself and my cousin Bea knows.")
    assert prosecutor.reflect(case, Brief(), "x").keepsakes == ()
