"""Gaps, each with the words that show it."""

import pytest

from allrise.quotes import is_verbatim
from tests.trials.house.cases import filed
from trials.domain.phases import Phase, Plea
from trials.house import fallacies, weaknesses
from trials.house.words import tokens

ROUND_2 = Phase.ROUND_2


def kinds(text: str, **case: object) -> list[str]:
    return [item.kind for item in weaknesses.find(filed(text, **case), text)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I think the sausages were fine.", "hedge"),
        ("The sausages always burn there.", "absolute"),
        ("I admit I asked about reality beside the grill.", "admission"),
        ("The sausages were fine.", "bare_claim"),
        (
            "My hamster is a qualified diver and lives near the sea with a great many hats.",
            "irrelevant",
        ),
    ],
)
def test_kinds(text: str, kind: str) -> None:
    assert kinds(text)[0] == kind


def test_a_contradiction_with_an_earlier_round_comes_first() -> None:
    before = ((Phase.ROUND_1, "I was not standing beside the grill."),)
    assert kinds("I was standing beside the grill.", phase=ROUND_2, before=before)[0] == (
        "contradiction"
    )


@pytest.mark.parametrize(
    ("said", "now"),
    [
        (
            "Tamsin took a picture: me, in the kitchen, and no icing anywhere.",
            "My aunt, Tamsin, was in the kitchen with me until three.",
        ),
        ("The tongs were not in the garden then.", "I saw the tongs in the garden."),
        ("You say I was not beside the grill.", "I was beside the grill."),
    ],
)
def test_what_is_said_of_somebody_else_is_no_contradiction(said: str, now: str) -> None:
    assert "contradiction" not in kinds(now, phase=ROUND_2, before=((Phase.ROUND_1, said),))


def test_a_changed_count_is_a_contradiction_and_a_unit_is_not() -> None:
    before = ((Phase.ROUND_1, "There were three sausages at 15 degrees."),)
    assert "contradiction" in kinds("There were five sausages.", phase=ROUND_2, before=before)
    assert "contradiction" not in kinds("It was 20 degrees.", phase=ROUND_2, before=before)


def test_repetition() -> None:
    text = "The tongs were in the hands of my brother."
    assert kinds(text, phase=ROUND_2, before=((Phase.ROUND_1, text),))[0] == "repetition"


def test_an_explained_act_is_no_admission() -> None:
    text = "I did it because the silence was hurting the guests."
    assert "admission" not in kinds(text, plea=Plea.GUILTY_WITH_AN_EXPLANATION)


@pytest.mark.parametrize("text", ["", "   ", "!!!"])
def test_nothing_said_has_no_weakness(text: str) -> None:
    assert weaknesses.find(filed(text), text) == ()


def test_every_quote_is_verbatim_and_short() -> None:
    text = (
        "I never took it, though maybe my cousin Bea did. Everyone there was hungry, and I was "
        "only standing there for about ten minutes with a plate and no opinion whatever on being."
    )
    for item in weaknesses.find(filed(text), text):
        assert is_verbatim(item.quote, text)
        assert len(tokens(item.quote)) <= 20


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Everyone does it.", "ad_populum"),
        ("Either I asked the question or the evening would have died.", "false_dilemma"),
        ("It is only natural to wonder.", "appeal_to_nature"),
        ("There are far worse crimes out there.", "relative_privation"),
    ],
)
def test_plain_fallacies_cost(text: str, name: str) -> None:
    (found,) = fallacies.detect(text)
    assert (found.name, found.costs_points) == (name, True)
    assert text[found.start : found.end] == found.quote


@pytest.mark.parametrize(
    "text",
    ["You did it yourself too.", "Nobody has proved it.", "It's just like blaming the rain."],
)
def test_questions_never_cost(text: str) -> None:
    assert not any(found.costs_points for found in fallacies.detect(text))


@pytest.mark.parametrize(
    "text",
    [
        "My cousin Bea held the tongs until 4:10, so I could not have.",
        "Everyone was in the kitchen when the sausage fell.",
        "The natural light was poor, and I saw nobody.",
        'He said "everyone does it" and laughed.',
    ],
)
def test_no_false_accusation(text: str) -> None:
    assert not any(found.costs_points for found in fallacies.detect(text))
