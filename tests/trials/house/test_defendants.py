"""Imaginary defendants: many ways of putting things, one story each, nothing left open."""

import re

import pytest

from tests.trials.house.simulator import Trial, sheets
from trials.domain.casefile import CaseFile
from trials.domain.phases import SCORED
from trials.house.defendants import SKILLS, Speak, defendant, structures
from trials.house.defendants.lines_high import ANSWERS, CLOSINGS, PARTICULARS, REASONS, TURNS
from trials.house.defendants.lines_low import AVERAGE, FLIPPANT, WEAK
from trials.house.defendants.people import NAMES, TIMES, cut, own_words

LINES = (FLIPPANT, WEAK, AVERAGE, ANSWERS, PARTICULARS, REASONS, TURNS, CLOSINGS)


def defences(skill: str, seed: int, charge: int = 0, *, lapses: bool = False) -> list[str]:
    trial = Trial(sheets()[charge], seed)
    trial.play(defendant(skill, seed, lapses=lapses))
    return [said.text for said in trial.case.defenses()]


@pytest.mark.parametrize("skill", SKILLS)
def test_every_skill_has_forty_ways_of_putting_it(skill: str) -> None:
    assert structures(skill) >= 40


def test_no_line_is_there_twice() -> None:
    lines = [line.lower() for group in LINES for line in group]
    assert len(lines) == len(set(lines))


@pytest.mark.parametrize("skill", SKILLS)
def test_defences_are_whole_and_of_a_length_that_can_be_filed(skill: str) -> None:
    for index in range(0, len(sheets()), 4):
        texts = defences(skill, index + 20, index)
        assert len(texts) == len(SCORED)
        for text in texts:
            assert 1 <= len(text) <= 2000
            assert not re.search(r"\{\w+\}", text), text


def test_a_cheat_has_something_to_file_whatever_the_court_has_cut() -> None:
    """What is contempt from end to end is on the record as an empty defence."""
    for seed in range(60):
        trial = Trial(sheets()[seed % len(sheets())], seed)
        speak = defendant("adversarial", seed)
        filed: list[str] = []

        def struck(case: CaseFile, speak: Speak = speak, filed: list[str] = filed) -> str:
            text = speak(case)
            filed.append(text)
            return ""

        trial.play(struck)
        assert all(text.strip() and len(text) <= 2000 for text in filed), filed


@pytest.mark.parametrize("text", ["a" * 5000, "one two " * 500, "x " + "y" * 3000, "short"])
def test_what_is_too_long_is_cut_and_never_to_nothing(text: str) -> None:
    assert 0 < len(cut(text)) <= 2000
    assert text.startswith(cut(text))


def test_the_same_seed_is_the_same_person_and_another_is_not() -> None:
    assert defences("good", 5) == defences("good", 5)
    assert defences("good", 5) != defences("good", 6)


def test_a_good_defendant_holds_to_one_story() -> None:
    for seed in range(4):
        said = " ".join(defences("excellent", seed, seed))
        assert sum(name in said for name in NAMES) == 1
        assert sum(time.lower() in said.lower() for time in TIMES) == 1


def test_an_excellent_defendant_names_the_flaw_of_what_lies_there() -> None:
    trial = Trial(sheets()[3], 8)
    trial.play(defendant("excellent", 8, lapses=False))
    said = " ".join(item.text for item in trial.case.defenses()).lower()
    laid = [trial.case.sheet.evidence_kind(item.kind) for item in trial.case.exhibits]
    others = [item for item in trial.case.sheet.evidence if item not in laid]
    assert sum(item.flaw.lower() in said for item in laid) >= 2
    assert not any(item.flaw.lower() in said for item in others)


def test_people_speak_of_themselves_in_the_first_person() -> None:
    assert own_words("the defendant returned a wave") == "I returned a wave"
    assert own_words("it was meant for someone behind the defendant") == (
        "it was meant for someone behind me"
    )
    assert own_words("the dumpling was in the defendant's charge") == (
        "the dumpling was in my charge"
    )
    for sheet in sheets():
        for element in sheet.elements:
            assert "defendant" not in own_words(element.claim)
