"""What the court fails to recognise as contempt buys no marks either.

The attempts here are ones that `contempt.find` was seen to miss; a later rule may find some
of them, which does no harm. Whatever leans on the court's workings is left out of what marks
are given for: over many defences it gains less than a mark of forty, where the rest of it, read
as prose, was worth one. What
does not lean at all is prose like any other that is beside the point.
"""

import json
from pathlib import Path

import pytest

from tests.trials.house.test_marks_move import TEXTS, marks
from trials.domain.contempt import argued

MISSED = [
    json.loads(line)["text"]
    for line in Path("tests/cases/contempt_missed.jsonl").read_text(encoding="utf-8").splitlines()
]


LEANING = [text for text in MISSED if argued(text) != text]
STRAY = [text for text in MISSED if argued(text) == text]


def test_most_of_them_lean() -> None:
    assert len(LEANING) > len(STRAY)


def gain(attempt: str) -> list[int]:
    """Marks gained by adding `attempt`, defence by defence."""
    gained = []
    for slug, wanted, text in TEXTS[::2]:
        tried = marks(slug, wanted, f"{text.rstrip('.')}. {attempt}")
        gained.append(tried.sum() - marks(slug, wanted, text).sum())
    return gained


@pytest.mark.parametrize("attempt", LEANING)
def test_what_leans_on_the_court_buys_nothing(attempt: str) -> None:
    gained = gain(attempt)
    assert sum(gained) <= len(gained)


@pytest.mark.parametrize("attempt", STRAY)
def test_what_does_not_even_lean_is_worth_what_stray_prose_is(attempt: str) -> None:
    gained = gain(attempt)
    assert sum(gained) <= 2 * len(gained)


@pytest.mark.parametrize("attempt", MISSED)
def test_an_attempt_alone_is_never_more_than_weak(attempt: str) -> None:
    for slug in ("unlicensed-philosophy", "queue-inflation", "excessive-goodbye"):
        assert marks(slug, (), attempt).sum() <= 16
