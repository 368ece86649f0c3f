"""Whole trials on every charge: nothing twice, nothing unsaid put in their mouth, nothing long."""

import re
from collections import Counter

import pytest

from allrise.quotes import is_verbatim
from allrise.text import word_count
from tests.trials.house.players import player
from tests.trials.house.simulator import Trial, sheets, transcript
from trials.domain.phases import Phase, Plea
from trials.house.bags import sentence_keys
from trials.house.prosecutor import REPLY_WORDS

QUOTED = re.compile(r'"([^"]*)"')
SKILLS = ("flippant", "weak", "average", "excellent")


def play(charge, seed: int, skill: str) -> Trial:  # type: ignore[no-untyped-def]
    plea = list(Plea)[seed % 3]
    trial = Trial(charge, seed, plea, hints=True)
    trial.play(player(skill, seed))
    return trial


@pytest.fixture(scope="module")
def trials() -> list[Trial]:
    return [
        play(charge, seed, SKILLS[(seed + index) % 4])
        for index, charge in enumerate(sheets())
        for seed in (1, 2)
    ]


def test_no_sentence_of_the_court_is_said_twice(trials: list[Trial]) -> None:
    for trial in trials:
        said = Counter(key for s in trial.case.speeches() for key in sentence_keys(s.text))
        assert trial.ruling is not None
        said.update(sentence_keys(trial.ruling.summary))
        assert not [key for key, times in said.items() if times > 1], transcript(trial)


def test_every_quotation_is_theirs(trials: list[Trial]) -> None:
    for trial in trials:
        heard: list[str] = []
        for _, defence, reply in trial.replies():
            heard.append(defence)
            for quote in QUOTED.findall(reply):
                assert any(is_verbatim(quote, text) for text in heard), reply
                assert word_count(quote) <= 20


def test_speeches_keep_to_their_words(trials: list[Trial]) -> None:
    for trial in trials:
        assert word_count(trial.case.speeches()[0].text) <= 70
        for phase, _, reply in trial.replies():
            assert word_count(QUOTED.sub("", reply)) <= REPLY_WORDS[phase]
            assert reply.endswith("?")


def test_every_turn_brings_its_exhibit_and_leaves_no_slot_open(
    trials: list[Trial],
) -> None:
    for trial in trials:
        for item, said in zip(trial.case.exhibits, trial.case.speeches(), strict=True):
            assert f"Exhibit {item.letter}" in said.text, said.text
            assert len(item.description.split()) <= 45
            assert "{" not in said.text


def test_the_last_reply_names_what_is_unanswered(trials: list[Trial]) -> None:
    for trial in trials:
        last = trial.case.speeches()[-1].text
        for item in trial.case.exhibits[:-1]:
            if not item.answered:
                names = re.findall(r"Exhibits? ([A-D](?:, [A-D])*(?: and [A-D])?)", last)
                assert any(item.letter in name for name in names), last


def test_three_hints_differ_and_are_short(trials: list[Trial]) -> None:
    for trial in trials:
        assert len({hint.advice for hint in trial.advice}) == 3
        assert all(word_count(hint.text) <= 45 for hint in trial.advice)


def test_the_verdict_follows_the_numbers_and_convicts_with_a_sentence(trials: list[Trial]) -> None:
    for trial in trials:
        ruling = trial.ruling
        assert ruling is not None
        assert ruling.override or (ruling.verdict == "not_guilty") == (trial.total() >= 24)
        assert ruling.sentence.startswith("The defendant shall ") or ruling.verdict != "guilty"
        assert set(ruling.remarks) == {
            Phase.ROUND_1, Phase.ROUND_2, Phase.ROUND_3, Phase.CLOSING,
        }  # fmt: skip
        assert len(set(ruling.remarks.values())) == 4


def test_the_same_words_meet_the_same_court() -> None:
    for charge in sheets()[::6]:
        assert transcript(play(charge, 5, "average")) == transcript(play(charge, 5, "average"))


def test_skill_is_rewarded() -> None:
    """Over all charges: flippant play never acquits, average about two in five, excellent most."""
    rates = {}
    for skill in ("flippant", "average", "excellent"):
        won = [
            play(charge, seed, skill).total() >= 24 for charge in sheets()[::2] for seed in (11, 12)
        ]
        rates[skill] = sum(won) / len(won)
    assert rates["flippant"] == 0
    assert 0.2 <= rates["average"] <= 0.6
    assert rates["excellent"] >= 0.7
