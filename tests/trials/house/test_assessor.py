"""Marks: the ladder, the anchors, the cheats."""

from itertools import pairwise

import pytest

from tests.trials.house.cases import filed
from tests.trials.house.ladder import CHEATS, LADDER
from tests.trials.house.simulator import sheet
from trials.domain.phases import Phase
from trials.domain.scoring import DIMENSIONS, ZEROS, Dimension
from trials.house.assessor import assess


def total(text: str, **case: object) -> int:
    return assess(filed(text, **case), text).scores.sum()  # type: ignore[arg-type]


def kinds_of(slug: str) -> tuple[str, ...]:
    """The exhibit that the ladder's excellent defence answers lies on the table."""
    words = {"unlicensed-philosophy": "tongs", "wrongful-waking-of-a-cat": "log"}
    found = [item.kind for item in sheet(slug).evidence if words.get(slug, "rope") in item.kind]
    return tuple(found[:1]) or (sheet(slug).evidence[0].kind,)


@pytest.mark.parametrize("slug", LADDER)
def test_each_rung_is_above_the_last(slug: str) -> None:
    marks = [(total(text, slug=slug, kinds=kinds_of(slug)), name) for name, text in LADDER[slug]]
    assert all(low < high for (low, _), (high, _) in pairwise(marks)), marks


@pytest.mark.parametrize("text", CHEATS)
def test_a_cheat_is_never_worth_more_than_a_weak_defence(text: str) -> None:
    weak = min(total(dict(rungs)["weak"], slug=slug) for slug, rungs in LADDER.items())
    assert total(text) <= max(weak, 10)


def test_empty_text_earns_nothing() -> None:
    assert assess(filed(""), "").scores == ZEROS


def test_anchors() -> None:
    bare = assess(filed("I did not do it."), "I did not do it.").scores
    assert bare.strength == 2
    text = "The sausages were already burnt before anybody said a word about reality."
    assert assess(filed(text), text).scores.strength in {4, 5, 6}
    text = "The food did not suffer, because the sausages were already burnt when I spoke."
    assert assess(filed(text), text).scores.strength == 6


def test_forty_words_can_earn_nine_and_twenty_five_a_seven() -> None:
    forty = (
        "The tongs log has no signature, so anyone may have written it. If anything it helps me: "
        "it has the tongs in use until 4:30, and my cousin Bea saw the sausages black at 4:10, so "
        "my question cannot have burnt them."
    )
    seven = (
        "The sausages were black at 4:10, because my cousin Bea had left the grill; I asked my "
        "question at half past, so no food suffered by it."
    )
    assert min(assess(filed(forty), forty).scores.of(d) for d in DIMENSIONS) >= 9
    assert min(assess(filed(seven), seven).scores.of(d) for d in DIMENSIONS) >= 7


def test_repeating_an_earlier_round_pays_nothing() -> None:
    text = "The sausages were black at 4:10, because my cousin Bea had left the grill."
    again = total(text, phase=Phase.ROUND_2, before=((Phase.ROUND_1, text),))
    assert again <= 12 < total(text)


def test_a_fallacy_costs_logic_and_a_question_does_not() -> None:
    reason = " The food did not suffer, because the grill was cold."
    plain = assess(filed(reason), reason).scores.logic
    text = "Everyone does it." + reason
    assert assess(filed(text), text).scores.logic < plain
    text = "You did it yourself too." + reason
    assert assess(filed(text), text).scores.logic == plain


def test_a_joke_with_a_reason_is_scored_as_the_reason() -> None:
    joke = "I, Duke of the lawn, cannot have burnt a sausage, because dukes are not given tongs."
    assert assess(filed(joke), joke).scores.logic >= 6


def test_every_reason_names_its_mark_and_is_one_line() -> None:
    text = "My cousin saw it, and the sausages were fine."
    marks = assess(filed(text), text)
    for dimension in Dimension:
        line = marks.reasons[dimension]
        assert line.startswith(f"{dimension.value.capitalize()} {marks.scores.of(dimension)}: ")
        assert "\n" not in line
    assert len(set(marks.reasons.values())) == 4
