"""The fair coin."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.fairness import WINDOW, fairness, toss
from evidence.domain.rules import Truth

G, H = Truth.GROUNDED, Truth.HALLUCINATED


def record(grounded: int) -> list[Truth]:
    return [G] * grounded + [H] * (WINDOW - grounded)


@pytest.mark.parametrize("grounded", range(WINDOW + 1))
def test_outside_30_to_75_percent_the_coin_decides(grounded: int) -> None:
    found = fairness(record(grounded))
    assert found.coin is not (0.30 <= grounded / 30 <= 0.75)
    assert (found.grounded, found.window) == (grounded, 30)
    assert (found.owed is None) is (found.earliest == 0) is (not found.coin)


def test_before_thirty_there_is_nothing_to_judge() -> None:
    assert not fairness([]).coin
    assert not fairness([G] * 29).coin
    assert fairness([G] * 30).coin


def test_only_the_last_thirty_count() -> None:
    assert not fairness([G] * 100 + record(15)).coin
    assert fairness(record(15) + [H] * 30).coin


@given(truths=st.lists(st.sampled_from(Truth), min_size=WINDOW, max_size=90))
def test_it_is_over_after_as_many_of_the_owed_as_it_says_and_no_sooner(truths: list[Truth]) -> None:
    found = fairness(truths)
    if not found.coin or found.owed is None:
        return
    assert found.owed is (G if found.grounded < 15 else H)
    for count in range(1, found.earliest + 1):
        ahead = fairness([*truths, *[found.owed] * count])
        assert ahead.coin is (count < found.earliest)


def test_thirty_of_one_kind_need_eight_or_nine_of_the_other() -> None:
    assert (fairness([G] * 30).owed, fairness([G] * 30).earliest) == (H, 8)
    assert (fairness([H] * 30).owed, fairness([H] * 30).earliest) == (G, 9)


def test_the_coin_is_fair_and_repeats_with_its_seed() -> None:
    tosses = [toss(random.Random(seed)) for seed in range(4000)]
    assert tosses == [toss(random.Random(seed)) for seed in range(4000)]
    assert 1850 < tosses.count(G) < 2150
