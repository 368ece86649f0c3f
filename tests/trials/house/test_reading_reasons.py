"""Reasons with and without a "because", absolutes that are testimony, what belongs to a case."""

import pytest

from tests.trials.house.cases import filed
from trials.house.analysis import analyse
from trials.house.bearing import bearing
from trials.house.features import measure
from trials.house.strategist import advise
from trials.house.synonyms import alike, slipped
from trials.house.words import stem


def kinds(text: str) -> list[str]:
    return [move.kind for move in analyse(text).supports]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I left because the grill was on fire.", "cause"),
        ("Given the frost, one degree was mercy.", "cause"),
        ("The grill was cold, so nothing can have burnt.", "consequence"),
        ("I turned it up to keep the baby warm.", "purpose"),
        ("If I had meant it, I would have hidden the fern.", "condition"),
        ("A question is not a crime. Pointing isn't a promise.", "definition"),
        ("It wasn't me, it was the wind.", "alternative"),
        ("Why would I steal a pen I had already broken?", "question"),
        ("The hall light had failed; I held the torch.", "background"),
        ("I was in Leeds at my aunt's from six until midnight.", "testimony"),
        ("Everyone was home by eleven: Ruth, Anwar and the twins.", "testimony"),
    ],
)
def test_a_reason_needs_no_because(text: str, kind: str) -> None:
    assert kind in kinds(text)


@pytest.mark.parametrize(
    "text",
    [
        "Because. Therefore. So.",
        "I am innocent because I would never do that.",
        "It is not my fault because I am a good person.",
        "lol reality is a hot dog",
        'He said "because the grill was on fire".',
    ],
)
def test_the_form_of_a_reason_is_not_a_reason(text: str) -> None:
    assert not kinds(text)


def test_what_bears_on_any_case_weighs_little() -> None:
    assert bearing("everyone does it") < 0.5
    assert bearing("the prosecutor is just jealous") == 0
    assert bearing("everyone was home by eleven") == 1


@pytest.mark.parametrize(
    ("text", "absolutes"),
    [
        ("Everyone was home by eleven.", 0),
        ("I never touched it.", 0),
        ("You say everyone saw me.", 0),
        ('She said "always" twice.', 0),
        ("Everyone does it.", 1),
        ("The sausages always burn there.", 1),
    ],
)
def test_testimony_is_no_generalisation(text: str, absolutes: int) -> None:
    assert len(analyse(text).absolutes) == absolutes


def test_words_that_stand_for_one_another() -> None:
    assert alike(stem("snoozing"), stem("asleep"))
    assert alike(stem("unsigned"), stem("anonymous"))
    assert slipped("thermostat", "thermosat")
    assert not slipped("travel", "gravel")


def test_a_good_defence_of_another_charge_is_beside_the_point() -> None:
    text = "I moved one knee two centimetres at twenty to ten, since my foot had gone quite numb."
    here = filed(text, slug="wrongful-waking-of-a-cat")
    there = filed(text, slug="possession-of-a-review")
    assert measure(here, text).about > 0.8
    assert measure(there, text).about < 0.3


def test_talk_about_arguing_is_not_an_argument() -> None:
    text = "I answer the exhibit with a reason, I rebut each element, and the flaw supports me."
    assert measure(filed(text), text).about <= 0.4


def test_a_hint_quotes_and_never_repeats_its_kind() -> None:
    case = filed("Everyone does it at barbecues, always.")
    assert advise(case) == advise(case)
    assert '"' in advise(case).text or "Exhibit" in advise(case).text
