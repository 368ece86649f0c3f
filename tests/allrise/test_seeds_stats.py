"""One generator a purpose, the same everywhere; and the Wilson interval."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allrise.seeds import rng
from allrise.stats import wilson


def test_the_sequences_never_move() -> None:
    """A trial is replayed from its seed years later: these numbers are part of the contract."""
    assert rng(7, "exhibits").getrandbits(64) == 13541720585864542912
    drawn = rng("daily-2026-01-01", "prosecutor", "round_1")
    assert [drawn.randrange(1000) for _ in range(4)] == [851, 165, 880, 696]
    deck = list(range(8))
    rng(0).shuffle(deck)
    assert deck == [7, 0, 3, 2, 5, 6, 4, 1]


def test_purposes_do_not_disturb_each_other() -> None:
    first, second = rng(1, "a"), rng(1, "b")
    first.random()
    assert second.random() == rng(1, "b").random()
    assert rng(7, "x").random() == rng("7", "x").random()


@settings(deadline=None)
@given(st.lists(st.text(max_size=6), max_size=4), st.lists(st.text(max_size=6), max_size=4))
def test_different_purposes_differ(one: list[str], two: list[str]) -> None:
    same = rng(3, *one).getrandbits(256) == rng(3, *two).getrandbits(256)
    assert same == (one == two)


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    # Worked with the formula of the docstring, to four places.
    [(0, 0, 0.0, 1.0), (1, 1, 0.2065, 1.0), (40, 50, 0.6696, 0.8876), (0, 10, 0.0, 0.2775)],
)
def test_wilson(successes: int, n: int, low: float, high: float) -> None:
    assert wilson(successes, n) == pytest.approx((low, high), abs=5e-5)


def test_one_of_one_does_not_beat_forty_of_fifty() -> None:
    assert wilson(1, 1)[0] < wilson(40, 50)[0]


@settings(deadline=None)
@given(st.integers(1, 2000), st.data())
def test_wilson_brackets_the_proportion_and_mirrors(n: int, data: st.DataObject) -> None:
    successes = data.draw(st.integers(0, n))
    low, high = wilson(successes, n)
    assert 0.0 <= low <= successes / n <= high <= 1.0
    other = wilson(n - successes, n)
    assert (1 - other[1], 1 - other[0]) == pytest.approx((low, high))
    wider = wilson(successes, n, z=3.0)
    assert wider[0] <= low
    assert wider[1] >= high


@pytest.mark.parametrize(
    ("successes", "n", "z"), [(-1, 2, 1.0), (3, 2, 1.0), (1, 2, -1.0), (1, 2, float("nan"))]
)
def test_wilson_refuses_nonsense(successes: int, n: int, z: float) -> None:
    with pytest.raises(ValueError):
        wilson(successes, n, z)
