"""Quotes: exact after folding, whole words, and never out of a negation."""

import json
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allrise.quotes import find_span, fold, is_verbatim

CASES = Path(__file__).parents[1] / "cases" / "quote_check.jsonl"
SHARED = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", SHARED, ids=lambda case: case["id"])
def test_shared_cases(case: dict[str, object]) -> None:
    assert is_verbatim(str(case["quote"]), str(case["source"])) is case["grounded"], case["why"]


GOVERNED = [
    ("I did not take the duck.", "take the duck"),
    ("I didn’t take the duck.", "take the duck"),
    ("I didnt take the duck", "take the duck"),
    ("I did not really take the duck", "take the duck"),
    ("I did not, as you claim, take the duck", "take the duck"),
    ("I did not see him or take the duck", "take the duck"),
    ("If I took the duck, it was for its own good", "I took the duck"),
    ("unless I took the duck", "I took the duck"),
    ("Perhaps, I took it then.", "I took it"),
    ("I never said the duck was mine", "the duck was mine"),
    ("I never said the duck was mine", "said the duck"),
    ("I cooked without a doctorate", "a doctorate"),
    ("I hardly touched the duck", "touched the duck"),
    ("I pretended to take the duck", "take the duck"),
    ("I am accused of stealing the duck", "stealing the duck"),
    ("He denies that he took the duck", "he took the duck"),
    ("There is no evidence that I took the duck", "I took the duck"),
    ("The prosecutor says I took the duck", "I took the duck"),
    ("I almost took the duck", "took the duck"),
    ("I wanted to take the duck", "take the duck"),
    ("The drug might improve outcomes", "improve outcomes"),
    ("nobody fed the duck", "fed the duck"),
    ("It was not because I took the duck that he wept", "I took the duck"),
    ("I did not take the duck. I didn't take the duck!", "take the duck"),
]
FREE = [
    ("I did not take the duck.", "I did not take the duck"),
    ("I did not take the duck.", "the duck"),
    ("I did not steal garden furniture", "garden furniture"),
    ("I was not there, but I saw the duck.", "I saw the duck"),
    ("I was not there. I saw the duck.", "I saw the duck"),
    ("No, I took the duck.", "I took the duck"),
    ("I never left the house and my wife confirms it", "my wife confirms it"),
    ("I not only took the duck but fed it", "took the duck"),
    ("If you look at Exhibit B, the gnome faces the fence.", "the gnome faces the fence"),
    ("I was not there when I took the duck", "I took the duck"),
    ("I did not take the duck. I will take the duck.", "take the duck"),
    ("In May the duck came", "the duck came"),
    ("I took the duck because nobody fed it", "nobody fed it"),
]


@pytest.mark.parametrize(("source", "quote"), GOVERNED)
def test_a_governed_clause_is_no_quote(source: str, quote: str) -> None:
    assert find_span(quote, source) is None


@pytest.mark.parametrize(("source", "quote"), FREE)
def test_an_ungoverned_clause_or_noun_phrase_is_one(source: str, quote: str) -> None:
    span = find_span(quote, source)
    assert span is not None
    assert fold(source[span[0] : span[1]]) == fold(quote)


@pytest.mark.parametrize(
    ("source", "quote", "grounded"),
    [
        ("it cost 1,500 units", "1500 units", True),
        ("it cost 1 500 units", "1,500 units", True),
        ("it cost 1\u202f500 units", "1'500 units", True),
        ("it cost 1,500,000 units", "1 500 000 units", True),
        ("it cost 1.500 units", "1,500 units", False),
        ("it cost 1,500 units", "500 units", False),
        ("it cost 1\n500 units", "1500 units", False),
        ("a 1.5 litre jug", "5 litre jug", False),
        ("it was -5 degrees", "5 degrees", False),
        ("it fell by 5% in May", "fell by 5", False),
        ("from 10:45 until noon", "45 until noon", False),
        ("10² ducks came", "102 ducks came", False),
        ("10² ducks came", "10² ducks", True),
        ("a 6′ tall man", "6″ tall man", False),
        ("a mass of 12 kg", "mass of 12 kg", True),
    ],
)
def test_numbers_and_units(source: str, quote: str, grounded: bool) -> None:
    assert is_verbatim(quote, source) is grounded


@pytest.mark.parametrize(
    ("source", "quote", "grounded"),
    [
        ("the well-known duck was here", "known duck was", False),
        ("he left—the duck followed", "the duck followed", True),
        ("he left — the duck followed", "left—the duck", True),
        ("my neighbour's duck", "my neighbour", False),
        ("the dυck was here", "duck was here", False),
        ("the “duck” case", 'the "duck" case', True),
        ("Straße nach Rom", "STRASSE nach Rom", True),
        ("café au lait", "cafe\u0301 au lait", True),
        ("No.", "No", True),
        ("No, never.", "No", False),
        ("🦆", "🦆", True),
        ("", "", False),
        ("", "a duck", False),
        ("absolutely yes", "absolutely", True),
    ],
)
def test_words(source: str, quote: str, grounded: bool) -> None:
    assert is_verbatim(quote, source) is grounded


@pytest.mark.parametrize(
    ("source", "quote", "grounded"),
    [
        ("The duck ate the bread and slept all day.", "the duck … slept all day", True),
        ("The duck ate. It slept all day.", "the duck ... slept all day", False),
        ("It slept all day near the duck.", "the duck ... slept all day", False),
        ("I went home at four", "I [...] at four", True),
        ("I went... home", "I went… home", True),
        ("I did not ever take it", "I did ... take it", False),
        ("I say, if pressed, that I took it", "I say ... I took it", False),
        ("[00:12] JUDGE: Overruled [00:14] WITNESS: I saw him.", "JUDGE: … I saw him", False),
        ("[00:12] JUDGE: Overruled [00:14] WITNESS: I saw him.", "WITNESS: I saw him", True),
        ("[00:14] WITNESS: I saw him.", "[00:15] WITNESS: I saw him", False),
    ],
)
def test_ellipses_and_transcripts(source: str, quote: str, grounded: bool) -> None:
    assert is_verbatim(quote, source) is grounded


words = st.sampled_from(
    "duck goose kettle walked fed the a my at on quietly seven 1,500 12:30 café it's".split()
)
plain_sentences = st.lists(words, min_size=3, max_size=12).map(" ".join)


def _mutate(text: str, draw: st.DataObject) -> str:
    out = []
    for char in text:
        pick = draw.draw(st.integers(0, 9))
        if pick == 0:
            char = char.upper()
        elif pick == 1 and char == " ":
            char = draw.draw(st.sampled_from(["  ", "\n", "\u00a0", "\t"]))
        elif pick == 2 and char == "'":
            char = "’"
        elif pick == 3 and char == "-":
            char = "‐"
        elif pick == 4:
            char += draw.draw(st.sampled_from(["\u00ad", "\u200b", "\u2060"]))
        out.append(char)
    return "".join(out)


@settings(deadline=None)
@given(plain_sentences, st.data())
def test_what_is_folded_away_changes_no_verdict(sentence: str, data: st.DataObject) -> None:
    tokens = sentence.split()
    start = data.draw(st.integers(0, len(tokens) - 2))
    end = data.draw(st.integers(start + 2, len(tokens)))
    quote = " ".join(tokens[start:end])
    assert is_verbatim(quote, sentence)
    assert is_verbatim(_mutate(quote, data), _mutate(sentence, data))


@settings(deadline=None)
@given(plain_sentences, st.data())
def test_an_inserted_not_or_a_changed_number_is_no_quote(
    sentence: str, data: st.DataObject
) -> None:
    tokens = [*sentence.split(), "weighing", "37", "grams"]
    place = data.draw(st.integers(1, len(tokens) - 1))
    source = " ".join(tokens)
    assert is_verbatim(source, "Well: " + source)
    negated = " ".join([*tokens[:place], "not", *tokens[place:]])
    assert not is_verbatim(negated, source)
    assert not is_verbatim(source, negated)
    assert not is_verbatim(source.replace("37", "38"), source)
    assert not is_verbatim(source.replace("37 grams", "37 kilograms"), source)


@settings(deadline=None)
@given(plain_sentences)
def test_a_clause_under_a_cue_is_refused(sentence: str) -> None:
    for cue in ("I did not", "without", "unless", "perhaps", "he denies that"):
        assert not is_verbatim(sentence, f"{cue} {sentence}")


@settings(deadline=None)
@given(st.text(max_size=60), st.text(max_size=200))
def test_any_text_gives_a_span_within_the_source(quote: str, source: str) -> None:
    span = find_span(quote, source)
    if span is not None:
        assert 0 <= span[0] < span[1] <= len(source)


@settings(deadline=None)
@given(st.text(min_size=1, max_size=80))
def test_a_whole_text_is_a_quote_of_itself(text: str) -> None:
    assert is_verbatim(text, text) or not fold(text).strip(" .,;:!?'-()[]")


@settings(deadline=None)
@given(st.text(max_size=80))
def test_fold_is_stable_under_what_it_folds_away(text: str) -> None:
    assert fold(text + "\u200b") == fold(text)
    assert fold("  " + text) == fold(text)


@pytest.mark.parametrize(
    "source",
    [
        "I did not take the duck while the sun shone over 1,500 houses. " * 1600,
        "not take the duck " * 5500,
        "." * 100_000 + "a",
        " " * 100_000 + "a",
        "a b " * 25_000,
        "1 500 " * 16_000,
        "é not take ﬁ " * 7_500,
        "'\"" * 50_000,
        "\u0301" * 100_000,
    ],
    ids=range(9),
)
def test_a_hundred_kilobytes_take_no_time_to_speak_of(source: str) -> None:
    began = time.process_time()
    for quote in ("take the duck", "the duck ... the duck ... the zebra", "a b ... c d"):
        find_span(quote, source)
    assert time.process_time() - began < 3.0
