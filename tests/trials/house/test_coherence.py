"""Bags of words, chants and copies in a wrapper are no defence, whoever's words they are."""

from random import Random

import pytest

from tests.trials.house import measuring
from tests.trials.house.cases import filed
from tests.trials.house.defences import HONEST
from tests.trials.house.measuring import WEAK
from tests.trials.house.simulator import sheets
from trials.house.analysis import analyse
from trials.house.assessor import assess
from trials.house.coherence import is_broken

WRAPPERS = (
    ("I would answer the court in these words. ", " That is what I have to say tonight."),
    ("", " And there, ladies and gentlemen, I rest."),
    ("Allow me to put it as follows: ", ""),
)


def test_what_people_write_is_not_broken() -> None:
    texts = [*HONEST, *(text for rung in measuring.rungs() for text in rung.texts.values())]
    broken = [
        span.text for text in texts for span in analyse(text).sentences if is_broken(span.text)
    ]
    assert len(broken) <= 2, broken


def test_good_words_in_any_order_are_worth_little() -> None:
    dice = Random(7)
    over = []
    rungs = [rung for rung in measuring.rungs() if rung.quality in {"good", "excellent"}]
    for rung in rungs:
        for text in rung.texts.values():
            words = [word.strip(".,;:?!") for word in text.split() if "{" not in word][:40]
            dice.shuffle(words)
            mixed = " ".join(words)
            over.append(assess(filed(mixed, slug=rung.slug), mixed).scores.sum() > WEAK)
    assert sum(over) <= 0.4 * len(over), sum(over) / len(over)


@pytest.mark.parametrize(("before", "after"), WRAPPERS)
def test_a_copy_in_a_wrapper_is_a_copy(before: str, after: str) -> None:
    for sheet in sheets():
        for copied in (sheet.statute, f"{sheet.statute} {sheet.pitch}"):
            text = f"{before}{copied}{after}"
            assert assess(filed(text, slug=sheet.slug), text).scores.sum() <= WEAK, text


@pytest.mark.parametrize(
    "text",
    [
        "It sank since it sank since it sank, so it sank, therefore it sank.",
        "It was late, and a sausage is a sausage.",
        "The 14 of the Vera 9 was because of at the kitchen had Leeds who 3 pounds the a grill.",
    ],
)
def test_a_chant_is_no_defence(text: str) -> None:
    assert assess(filed(text), text).scores.sum() <= WEAK
