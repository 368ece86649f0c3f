"""Who is named, which clauses stay whole, what is an admission, and how long reading takes."""

import sys
from collections.abc import Callable

import pytest

from trials.house.analysis import analyse
from trials.house.words import stem, tokens


def names(text: str) -> list[str]:
    return [span.text for span in analyse(text).names]


def quotes(text: str) -> list[str]:
    return [span.text for span in analyse(text).quotable]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("I asked Alison Peel for the ladder.", ["Alison Peel"]),
        ("Alison Peel held the ladder.", ["Alison Peel"]),
        ("Ruth saw the cat turn over.", ["Ruth"]),
        ("Ruth, my flatmate, had the key.", ["Ruth"]),
        ("Marco has the tongs, and I told Marco so.", ["Marco", "Marco"]),
        ("The door was shut. Tobias told me that.", ["Tobias"]),
        ("Dr Patel O'Brien signed it.", ["Dr Patel O'Brien"]),
        ("mrs kaur from number six held the door", ["mrs kaur"]),
        ("I lent it to Priya's brother.", ["Priya"]),
    ],
)
def test_people_are_named_whole_wherever_they_stand(text: str, wanted: list[str]) -> None:
    assert names(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "The doctor could tell me nothing.",
        "A doctor told me to rest.",
        "Sausages were burnt. Toast was cold.",
        "However, nothing burned. Yesterday I left.",
        "We met on Tuesday in October.",
        "Exhibit A proves nothing. Your Honour saw it.",
    ],
)
def test_what_is_no_name_is_not_taken_for_one(text: str) -> None:
    assert names(text) == []


@pytest.mark.parametrize(
    ("text", "torn"),
    [
        ("Ruth, my flatmate, was on the sofa and she saw the cat.", "my flatmate, was"),
        ("Ned, the plumber, had left the tap on, and we waited.", "the plumber, had"),
        ("The tongs, the apron, and my cousin were there.", "my cousin were"),
    ],
)
def test_a_clause_keeps_its_subject(text: str, torn: str) -> None:
    assert not [quote for quote in quotes(text) if quote.startswith(torn)]


@pytest.mark.parametrize(
    "text",
    [
        "It was dark and, my cousin says, cold in the hall.",
        "I had the lamp but \u2014 he was quicker \u2014 it went out.",
        "We waited so, the bus being late, we walked and; it rained.",
    ],
)
def test_no_clause_ends_on_a_joint(text: str) -> None:
    for quote in quotes(text):
        assert tokens(quote)[-1].lower not in {"and", "but", "so", "or", "yet"}, quote


def test_a_letter_ends_its_sentence_and_an_initial_does_not() -> None:
    split = analyse("My aunt was on ward B. She was asleep. I sat by her.").sentences
    assert [span.text for span in split][:2] == ["My aunt was on ward B.", "She was asleep."]
    assert len(analyse("I lent it to J. Hartley on the Monday.").sentences) == 1


@pytest.mark.parametrize(
    ("text", "admits"),
    [
        ("I'm sure I'd have left by then.", False),
        ("She was fine I think, and it is not okay we say.", False),
        ("Yes, I would have noticed.", False),
        ("Yes, I took it.", True),
        ("The lamp was on. Okay, I moved it.", True),
        ("Well fine, I ate one.", True),
    ],
)
def test_assent_is_an_admission_only_where_it_opens(text: str, admits: bool) -> None:
    assert bool(analyse(text).admissions) is admits


def steps(work: Callable[[], object]) -> int:
    """How many lines of Python it takes: the same on every machine."""
    count = 0

    def trace(frame: object, event: str, arg: object) -> object:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        work()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(
    "run",
    [
        "most of the people ",
        "most of the people at the table saw my cousin take it and I said so to them ",
        "so, ",
        "My cousin Bea saw it because the hall was dark. ",
    ],
)
def test_reading_takes_as_long_as_the_text_is(run: str) -> None:
    short, long = (run * 2000)[:500].strip(), (run * 2000)[:2000].strip()
    tokens.cache_clear()
    stem.cache_clear()
    few = steps(lambda: analyse.__wrapped__(short))
    many = steps(lambda: analyse.__wrapped__(long))
    assert many <= 5.5 * few, (few, many)
