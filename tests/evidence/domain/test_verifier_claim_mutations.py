"""What matters of a claim flips the verdict, over all passages that ship and ours."""

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from evidence.domain.exhibits import Passage, Source
from evidence.domain.verifier import verify
from evidence.domain.verifier.quantities import quantities
from evidence.domain.verifier.statements import statements
from tests.evidence.domain.mutating import (
    ANY,
    DIGITS,
    PASSAGES,
    UNITS,
    is_grounded,
    refused,
    replaced,
)
from tests.evidence.domain.sources import exhibit_of


@given(pair=ANY, data=st.data())
@settings(max_examples=300, deadline=None)
def test_a_number_of_the_claim(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    numbers = list(DIGITS.finditer(passage.claim))
    assume(numbers)
    found = data.draw(st.sampled_from(numbers))
    new = found[0][:-1] + str(data.draw(st.integers(0, 9))) + str(data.draw(st.integers(1, 9)))
    claim = replaced(passage.claim, found, new)
    # Another figure of the same passage is a forgery too, but not one that is always seen.
    held = {quantity.value for each in statements(passage) for quantity in each.quantities}
    assume(not held.intersection(quantity.value for quantity in quantities(new)))
    refused(source, passage, "claim", claim=claim)


@given(pair=ANY, data=st.data())
@settings(max_examples=200, deadline=None)
def test_a_negation_brought_into_the_claim(
    pair: tuple[Source, Passage], data: st.DataObject
) -> None:
    source, passage = pair
    verbs = list(re.finditer(r"\b(?:is|are|was|were|has|have|had|can|will|does)\b", passage.claim))
    assume(verbs)
    found = data.draw(st.sampled_from(verbs))
    word = data.draw(st.sampled_from(["not", "never"]))
    refused(source, passage, "claim", claim=replaced(passage.claim, found, f"{found[0]} {word}"))


@given(pair=ANY, data=st.data())
@settings(max_examples=200, deadline=None)
def test_a_name_brought_into_the_claim(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    words = list(re.finditer(r"(?<=\w )[A-Z][a-z]{2,}", passage.claim))
    assume(words)
    found = data.draw(st.sampled_from(words))
    name = data.draw(st.sampled_from(["Quixote", "Zanzibar", "Thornbury", "kowalski"]))
    refused(source, passage, "claim", claim=replaced(passage.claim, found, name))


@given(pair=ANY, data=st.data())
@settings(max_examples=100, deadline=None)
def test_a_unit_of_the_claim(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    units = [
        found
        for found in re.finditer(r"(?<=\d) ?(%|°C|per cent|[a-z]+)(?!\w)", passage.claim)
        if found[1] in UNITS
    ]
    assume(units)
    found = data.draw(st.sampled_from(units))
    refused(source, passage, "claim", claim=replaced(passage.claim, found, " parsecs"))


@given(pair=ANY, text=st.text(max_size=300).filter(str.strip))
@settings(max_examples=200, deadline=None)
def test_any_claim_whatever_is_answered(pair: tuple[Source, Passage], text: str) -> None:
    source, passage = pair
    finding = verify(exhibit_of(source, passage, claim=text), source)
    assert finding.grounded is (finding.failed is None) is (finding.objection is None)


@pytest.mark.parametrize("word", ["not", "no", "never"])
def test_a_dropped_negation_is_mostly_seen(word: str) -> None:
    """Of the claims that ship, hardly one can lose its negation unnoticed."""
    tried = slipped = 0
    for source, passage in PASSAGES:
        for found in re.finditer(rf"(?<!-)\b{word} (?=\w)", passage.claim):
            tried += 1
            slipped += is_grounded(source, passage, claim=replaced(passage.claim, found, ""))
    assert slipped <= tried // 20
