"""Who sits against whom."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.schedule import Pairing, nth, pairings

NAMES = st.lists(st.sampled_from("abcdefgh"), unique=True, max_size=8)
SEEDS = st.integers(0, 2**32)
CYCLES = st.integers(0, 50)


@given(names=NAMES, seed=SEEDS, cycle=CYCLES)
def test_a_cycle_seats_every_pair_both_ways_once(names: list[str], seed: int, cycle: int) -> None:
    matches = pairings(names, seed, cycle)
    if len(names) == 1:
        assert matches == (Pairing(names[0], names[0]),)
        return
    expected = {(one, other) for one in names for other in names if one != other}
    assert Counter((m.presenter, m.examiner) for m in matches) == Counter(expected)
    for first, second in zip(matches[::2], matches[1::2], strict=True):
        assert second == first.swapped()


@given(names=NAMES, seed=SEEDS, cycle=CYCLES, data=st.data())
def test_it_depends_on_who_is_there_and_the_seed_alone(
    names: list[str], seed: int, cycle: int, data: st.DataObject
) -> None:
    again = data.draw(st.permutations(names)) + names[:1]
    assert pairings(again, str(seed), cycle) == pairings(names, seed, cycle)


def test_other_cycles_and_seeds_are_other_orders() -> None:
    names = "abcdef"
    assert len({pairings(names, 7, cycle) for cycle in range(20)}) == 20
    assert len({pairings(names, seed, 0) for seed in range(20)}) == 20


@given(names=NAMES.filter(bool), seed=SEEDS, cycle=st.integers(0, 5), data=st.data())
def test_the_nth_match_walks_through_the_cycles(
    names: list[str], seed: int, cycle: int, data: st.DataObject
) -> None:
    matches = pairings(names, seed, cycle)
    index = data.draw(st.integers(0, len(matches) - 1))
    assert nth(names, seed, cycle * len(matches) + index) == matches[index]


def test_nobody_plays_nobody() -> None:
    assert pairings([], 7, 0) == ()
    assert nth([], 7, 3) is None
    with pytest.raises(ValueError):
        nth(["a"], 7, -1)
