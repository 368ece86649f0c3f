"""The court speaks like a printed book: what a copy editor would strike out of a transcript."""

import re
from itertools import permutations

import pytest

from allrise.quotes import is_verbatim
from allrise.text import word_count
from tests.trials.house.simulator import Trial, sheets
from trials.domain.phases import Plea, Speaker
from trials.house.bags import sentence_keys
from trials.house.defendants import defendant

COURT = (Speaker.PROSECUTOR, Speaker.JUDGE)
SKILLS = ("flippant", "weak", "average", "good", "excellent")
QUOTED = re.compile(r'"([^"]*)"')
MOST_QUOTED = 20

# What is wrong, by name; sought in his own words, with every quotation cut down to a "Q".
FAULTS = {
    "two spaces": re.compile(r"  |\n"),
    "a word twice": re.compile(r"\b(?!that\b|had\b)(\w+) \1\b", re.IGNORECASE),
    "a for an": re.compile(r"(?:\ba|(?:^|[.!?] )A) (?!one|uni|use|usu|eu|ewe|ur[aei])[aeiou]\w"),
    "an for a": re.compile(
        r"(?:\ban|(?:^|[.!?] )An) (?!hour|honest|honour|heir|8|11\b|18\b|[aeiouAEIOU])\w"
    ),
    "a small letter at the start": re.compile(r"(?:^|[.!?][\'\"]? )[a-z]"),
    "a large letter after a colon": re.compile(
        r": (?:The|A|An|How|What|When|Where|Who|Whom|Why|Which|Towards|Did|Do|Was|Is|Were|In|At)\b"
    ),
    "stops that collide": re.compile(r"\.\.|[,;:]\.|[.?!],|[?!]\.| [,.;:?!]|;\s*;|::|,,"),
    "one verb for many": re.compile(
        r"(?:^|[.!?;:] )Exhibits [A-D](?:, [A-D])* and [A-D],? "
        r"(?:is|has|was|needs|remains|waits|lies|shows)\b"
    ),
    "many verbs for one": re.compile(r"\bExhibit [A-D] (?:are|have|were|need|remain|wait|lie)\b"),
    "a slot": re.compile(r"[{}]"),
    "a place in the trial, as a manner": re.compile(r", from round (?:one|two)\b"),
}


def faults(text: str, heard: list[str]) -> list[str]:
    """Everything wrong with one speech; `heard` is all that may be quoted."""
    found = ["a quotation left open"] if text.count('"') % 2 else []
    for quote in QUOTED.findall(text):
        if word_count(quote) > MOST_QUOTED:
            found.append(f"too long a quotation: {quote}")
        if not any(is_verbatim(quote.strip(), said) for said in heard):
            found.append(f"not their words: {quote}")
    own = QUOTED.sub('"Q"', text.replace("\u2019", "'"))
    found += [f"{name}: {hit[0]!r}" for name, rule in FAULTS.items() if (hit := rule.search(own))]
    return found


def spoken(trial: Trial) -> list[tuple[str, list[str]]]:
    """Every speech of the court with what had been heard by then."""
    heard: list[str] = []
    speeches: list[tuple[str, list[str]]] = []
    for said in trial.case.transcript:
        if said.speaker.value == "defendant":
            heard.append(said.text)
        else:
            speeches.append((said.text, list(heard)))
    ruling = trial.ruling
    assert ruling is not None
    verdict = (ruling.summary, ruling.strongest_argument, ruling.weakest_argument, ruling.sentence)
    return [*speeches, *((text, heard) for text in verdict if text)]


@pytest.mark.parametrize("skill", SKILLS)
def test_nothing_that_an_editor_would_strike_out(skill: str) -> None:
    wrong = []
    for index, charge in list(enumerate(sheets()))[SKILLS.index(skill) % 2 :: 2]:
        trial = Trial(charge, 40 + index, list(Plea)[index % 3], hints=True)
        trial.play(defendant(skill, 900 + index))
        hints = [(hint.text, [s.text for s in trial.case.defenses()]) for hint in trial.advice]
        for text, heard in [*spoken(trial), *hints]:
            wrong += [f"{charge.slug}: {fault}\n    {text}" for fault in faults(text, heard)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "I saw  two of them.", "I saw the the cat.", "It was a egg.", "It was an cat.",
        "I sat. then I rose.", "Tell me: Who was it?", "I sat..", "Was it?.", "He sat , and rose.",
        "Exhibits A, B and C is here.", "Exhibit A are here.", "I saw {obj}.",
        '"I was there.', 'You said "I was never born".',
        "I kept it, from round one, in a jar.",
    ],
)  # fmt: skip
def test_the_editor_sees_each_kind_of_fault(text: str) -> None:
    assert faults(text, ["I was there."])


def test_the_editor_lets_good_prose_pass() -> None:
    text = 'An hour, a one-off, an 8: "I was there", you said. Who, at 4:10, was it? That that is.'
    assert not faults(text, ["I was there."])


@pytest.mark.parametrize("skill", ["average", "excellent"])
def test_nothing_is_said_again_behind_a_few_other_words(skill: str) -> None:
    """ "Now you: how many were there?" in one round, "How many were there?" in the next."""
    twice = []
    for index, charge in enumerate(sheets()):
        trial = Trial(charge, 5003, list(Plea)[index % 3])  # a seed that once had such a pair
        trial.play(defendant(skill, 5003))
        court = [said.text for said in trial.case.transcript if said.speaker in COURT]
        own = [re.sub(r'"[^"]*"', '"…"', text) for text in court]  # what it quotes is not its own
        keys = [key for text in own for key in sentence_keys(text)]
        twice += [
            (one, other)
            for one, other in permutations(keys, 2)
            if one.count(" ") >= 3 and other.endswith(one)
        ]
    assert twice == []
