"""Marks: the ladder, the anchors, the cheats."""

from itertools import combinations

import pytest

from tests.trials.house.cases import filed
from tests.trials.house.probes import CHEATS, QUALITIES, RUNGS
from tests.trials.house.simulator import sheet
from trials.domain.phases import Phase
from trials.domain.scoring import DIMENSIONS, ZEROS, Dimension
from trials.house.assessor import assess


def total(text: str, **case: object) -> int:
    return assess(filed(text, **case), text).scores.sum()  # type: ignore[arg-type]


def marks_of(rung: tuple[str, tuple[str, ...], tuple[str, ...]]) -> list[int]:
    """Totals of one rung's texts, flippant to excellent, with its exhibits on the table."""
    slug, wanted, texts = rung
    have = [item.kind for item in sheet(slug).evidence]
    kinds = tuple(next((kind for kind in have if want in kind), have[0]) for want in wanted)
    return [total(text, slug=slug, kinds=kinds) for text in texts]


def test_better_defences_earn_more() -> None:
    """Kendall's tau of quality and total, over all rungs; a text never trails one two below it."""
    agreed = 0
    for rung in RUNGS:
        marks = marks_of(rung)
        agreed += sum((b > a) - (b < a) for a, b in combinations(marks, 2))
        assert all(marks[i + 2] > marks[i] - 2 for i in range(3)), (rung[0], marks)
    assert agreed / (10 * len(RUNGS)) >= 0.85


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: rung[0])
def test_anchors_hold_for_a_joke_and_for_the_best(
    rung: tuple[str, tuple[str, ...], tuple[str, ...]],
) -> None:
    marks = dict(zip(QUALITIES, marks_of(rung), strict=True))
    assert marks["flippant"] < 18
    assert marks["excellent"] >= 29


@pytest.mark.parametrize("text", CHEATS)
def test_a_cheat_is_never_worth_more_than_a_weak_defence(text: str) -> None:
    assert total(text) <= 10


def test_a_record_bears_out_the_sentence_before_it() -> None:
    denied = "So it cannot be that a place was held."
    bare = total(denied, slug="queue-inflation")
    borne_out = total(f"{denied} I have the receipt, and it says 9:25.", slug="queue-inflation")
    wandering = total(f"{denied} I have always liked trains and soup.", slug="queue-inflation")
    assert borne_out >= bare + 8
    assert wandering <= bare + 2


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


@pytest.mark.parametrize(
    ("slug", "before", "text"),
    [
        (  # a retort about somebody whom an earlier round named
            "grand-theft-punchline",
            "I finished Otto's joke because he had stopped twice and was looking at me for help.",
            "If he was robbed, why did he buy me a drink at 9:20 and ask me to do the second half"
            " of the next one too? The bar tab shows it: two ciders, his card.",
        ),
        (  # "you" to nobody in particular
            "excessive-goodbye",
            "",
            "I said goodbye at nine sharp. It was Deborah who then remembered the photographs, all"
            " four hundred of them, and you don't walk out on a woman holding a wedding album.",
        ),
        (  # facts side by side, and no connective anywhere
            "umbrella-annexation",
            "",
            "The handle he's waving about is cherry. So is mine, there's a picture of my niece with"
            " it last Easter, she's using it as a sword.",
        ),
        (  # a word that is also one of the court's works
            "contempt-of-instructions",
            "",
            "There were instructions, yes: 36 pages, in Finnish. I followed the pictures, and my"
            " brother, who is a joiner, checked every screw against them.",
        ),
    ],
)
def test_people_argue_without_connectives(slug: str, before: str, text: str) -> None:
    phase = Phase.ROUND_2 if before else Phase.ROUND_1
    told = ((Phase.ROUND_1, before),) if before else ()
    marks = assess(filed(text, slug=slug, phase=phase, before=told), text).scores
    assert marks.sum() >= 20, marks
