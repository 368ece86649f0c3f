"""What exactly is missing, on which words; and which words may be handed back at all."""

import re

import pytest

from allrise.quotes import is_verbatim
from tests.trials.house.cases import filed
from trials.domain.casefile import Brief
from trials.domain.phases import Phase
from trials.house import attack, clauses, gaps
from trials.house.attack import choose
from trials.house.gap_rules import RULES
from trials.house.lines.gap_all import GAPS
from trials.house.words import tokens


def names(text: str, **case: object) -> list[str]:
    return [gap.name for gap in gaps.find(filed(text, **case), Brief())]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Somebody else burned the sausages while I was looking away.", "somebody"),
        ("My neighbour was there and can tell you about the grill.", "witness_silent"),
        ("My aunt Joanna moved the plates while I fetched the mustard.", "witness_no_hour"),
        ("I fetched the plates at 4:10 and stayed by the hedge.", "hour_alone"),
        ("I was nowhere near the grill.", "elsewhere"),
        ("The grill was like that when I arrived.", "already"),
        ("It was fine when I left.", "fine_when_left"),
        ("I only asked a question.", "only"),
        ("My aunt asked me to say it.", "asked_to"),
        ("Nobody complained about the sausages.", "no_complaint"),
        ("You can't prove that I said it.", "no_proof"),
        ("I am a good person and I like barbecues.", "character"),
        ("I didn't mean to interrupt the food.", "intent"),
        ("If I had meant it I would have whispered.", "counterfactual"),
        ("Exhibit A proves nothing at all.", "mocked_exhibit"),
        ("The sausages weren't that bad.", "small"),
        ("I said it to cheer up the cook.", "good_cause"),
        ("I had to say something in that silence.", "necessity"),
        ("I did not know that it was forbidden.", "ignorance"),
        ("This law makes no sense.", "law_mocked"),
        ("I was tired that afternoon.", "feelings"),
        ("It was Dave's idea.", "blames"),
        ("I think the sausages were fine.", "hedge"),
        ("The sausages always burn there.", "absolute"),
    ],
)
def test_the_exact_gap(text: str, name: str) -> None:
    assert name in names(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("When somebody waves at you it is polite to answer.", "somebody"),
        ("I was in Rhyl with a plate.", "witness_no_hour"),
        ("I fetched the plates from number 14.", "hour_alone"),
        ("It is true that I was not hungry.", "denial"),
        ("Dr Patel said at 4:10 that it was late, because the kitchen clock had stopped.", "thin"),
    ],
)
def test_a_gap_that_is_not_there_is_not_named(text: str, name: str) -> None:
    assert name not in names(text)


def test_every_gap_has_its_lines_and_its_questions() -> None:
    kinds = {rule.name for rule in RULES} | {"denial", "tidy", "sprawl", "half_charge"}
    assert kinds <= set(GAPS)
    for name, lines in GAPS.items():
        assert len(lines.cut) >= 6, name
        assert len(lines.ask) >= 4, name
        assert all(line.endswith("?") for line in lines.ask), name


def test_people_are_people() -> None:
    text = "Across Mill Street Alison Peel saw me, and so did my landlady, in Rhyl."
    case = filed(text)
    found = {
        gaps.person(attack.analyse(case.defense), span) for span in clauses.quotable_clauses(text)
    }
    assert found <= {"Alison Peel", "your landlady"}


@pytest.mark.parametrize(
    "text",
    [
        "Ruth, my flatmate, was on the sofa and she saw the cat yawn before I moved at all.",
        "It was dark in the hall because the bulb was out, and both of them were black with hooks.",
        "Dark as it was, there was a torch, and so the one lit thing in the hall was his own hand.",
        "Nothing is as it seems in that garden on a Sunday, with eleven guests and no mustard.",
    ],
)
def test_quotable_clauses_are_whole(text: str) -> None:
    for span in clauses.quotable_clauses(text):
        assert is_verbatim(span.text, text)
        assert text[span.start : span.end] == span.text
        assert len(tokens(span.text)) <= 20
        assert not re.search(r"\b(?:and|but|so|because|to|of|the)$", span.text)
        assert not span.text.startswith("my flatmate")


def test_a_negation_before_the_joint_keeps_its_clause() -> None:
    text = (
        "Not one person at that long and rather damp party in June could have told you, and "
        "she stood beside the grill all afternoon."
    )
    assert not any("stood" in span.text for span in clauses.quotable_clauses(text))


def test_a_good_answer_is_given_way_to_and_then_gone_round() -> None:
    text = "Exhibit A is unsigned, so it cannot show who held the tongs at 4:10."
    case = filed(text, phase=Phase.ROUND_2, kinds=("tongs-log",))
    target = choose(case, Brief())
    assert (target.kind, target.met) == ("concede", "A")
    assert target.gap is not None
    assert target.line.startswith("conceded, then ")
