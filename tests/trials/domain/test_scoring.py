"""The arithmetic, against exact fractions."""

import itertools
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import ValidationError

from trials.domain.phases import SCORED, Phase
from trials.domain.scoring import (
    DIMENSIONS,
    THRESHOLD,
    WEIGHTS,
    ZEROS,
    Dimension,
    Scores,
    acquits,
    best_improvement,
    final,
    points,
    total,
)

# final_d = 0.15·r1_d + 0.20·r2_d + 0.25·r3_d + 0.40·closing_d
SHARES = {
    "round_1": Fraction("0.15"),
    "round_2": Fraction("0.20"),
    "round_3": Fraction("0.25"),
    "closing": Fraction("0.40"),
}
NAMES = ("strength", "evidence", "logic", "persuasion")
marks = st.tuples(*[st.integers(0, 10)] * 4)
vectors = st.tuples(marks, marks, marks, marks)
Vector = tuple[tuple[int, ...], ...]
# The specification's own example of a sum that floats get wrong.
EXACTLY_24: Vector = ((4, 6, 7, 3), (5, 7, 10, 3), (7, 0, 8, 1), (5, 10, 9, 6))


def record(vector: Vector) -> dict[Phase, Scores]:
    return {
        phase: Scores(**dict(zip(NAMES, row, strict=True)))
        for phase, row in zip(SCORED, vector, strict=True)
    }


def reference(vector: Vector) -> Fraction:
    return sum(
        (share * sum(row) for share, row in zip(SHARES.values(), vector, strict=True)), Fraction(0)
    )


def test_the_dimensions_and_weights_are_the_contract() -> None:
    assert tuple(DIMENSIONS) == NAMES
    assert {str(p): Fraction(w, 100) for p, w in WEIGHTS.items()} == SHARES
    assert sum(SHARES.values()) == 1
    assert THRESHOLD == 2400


@given(vectors)
@example(EXACTLY_24)
def test_every_total_is_the_exact_one(vector: Vector) -> None:
    rounds = record(vector)
    assert Fraction(total(rounds), 100) == reference(vector)
    for index, dimension in enumerate(DIMENSIONS):
        exact = sum(share * row[index] for share, row in zip(SHARES.values(), vector, strict=True))
        assert Fraction(final(rounds, dimension), 100) == exact
    assert acquits(rounds) is (reference(vector) >= 24)


def test_the_specifications_example_is_exactly_24_and_acquits() -> None:
    assert reference(EXACTLY_24) == 24
    # Added up the naive way it is not, so this example can tell.
    floats = sum(
        sum(float(share) * row[i] for share, row in zip(SHARES.values(), EXACTLY_24, strict=True))
        for i in range(4)
    )
    assert floats != 24.0
    rounds = record(EXACTLY_24)
    assert points(total(rounds)) == 24.0
    assert acquits(rounds)


def test_one_point_less_in_the_lightest_round_convicts() -> None:
    lighter = ((3, 6, 7, 3), *EXACTLY_24[1:])
    assert points(total(record(lighter))) == 23.85
    assert not acquits(record(lighter))


def test_sixes_acquit_and_one_five_among_them_does_not() -> None:
    sixes = ((6, 6, 6, 6),) * 4
    assert points(total(record(sixes))) == 24.0
    assert acquits(record(sixes))
    for row, column in itertools.product(range(4), range(4)):
        table = [list(six) for six in sixes]
        table[row][column] = 5
        assert not acquits(record(tuple(tuple(line) for line in table)))


def test_every_exact_24_acquits_however_it_comes_about() -> None:
    """All totals of 24 reachable by the four round sums alone."""
    found = 0
    for sums in itertools.product(range(41), repeat=3):
        owed = (
            Fraction(24)
            - SHARES["round_1"] * sums[0]
            - SHARES["round_2"] * sums[1]
            - SHARES["round_3"] * sums[2]
        ) / SHARES["closing"]
        if owed.denominator == 1 and 0 <= owed <= 40:
            found += 1
            spread = tuple(_spread(value) for value in (*sums, int(owed)))
            assert acquits(record(spread))
    assert found > 1000


def _spread(value: int) -> tuple[int, ...]:
    """`value` as four marks of at most ten."""
    return tuple(min(10, max(0, value - 10 * place)) for place in range(4))


@pytest.mark.parametrize("bad", [-1, 11, 5.5, "7", True, None])
def test_a_mark_is_a_whole_number_from_0_to_10(bad: object) -> None:
    with pytest.raises(ValidationError):
        Scores.model_validate({"strength": bad, "evidence": 1, "logic": 1, "persuasion": 1})


def test_an_unfiled_round_counts_nothing() -> None:
    assert total({}) == 0
    assert total({Phase.CLOSING: record(EXACTLY_24)[Phase.CLOSING]}) == 40 * 30


@given(marks, marks, st.integers(0, 10))
def test_a_cap_lowers_marks_to_the_measure_plus_the_allowance_and_never_lifts(
    given_marks: tuple[int, ...], measure: tuple[int, ...], allowance: int
) -> None:
    own = Scores(**dict(zip(NAMES, given_marks, strict=True)))
    by = Scores(**dict(zip(NAMES, measure, strict=True)))
    capped = own.capped(by, allowance)
    for d in DIMENSIONS:
        assert capped.of(d) == min(own.of(d), by.of(d) + allowance)


@given(vectors)
def test_the_best_improvement_is_really_the_best(vector: Vector) -> None:
    """Brute force: try every single step of two points and look what it does to the total."""
    gains = {}
    for row, column in itertools.product(range(4), range(4)):
        lifted = [list(line) for line in vector]
        lifted[row][column] = min(10, lifted[row][column] + 2)
        gain = reference(tuple(tuple(line) for line in lifted)) - reference(vector)
        gains[SCORED[row], DIMENSIONS[column]] = gain
    best = best_improvement(record(vector))
    if max(gains.values()) == 0:
        assert best is None
        return
    assert best is not None
    assert Fraction(best.gain, 100) == max(gains.values())
    assert gains[best.phase, best.dimension] == max(gains.values())
    mark = vector[SCORED.index(best.phase)][DIMENSIONS.index(best.dimension)]
    assert (best.mark, best.reachable) == (mark, min(10, mark + 2))


def test_nothing_is_left_to_improve_on_tens() -> None:
    assert best_improvement(record(((10, 10, 10, 10),) * 4)) is None
    assert best_improvement({}) is None


def test_a_tie_goes_to_the_lower_mark() -> None:
    best = best_improvement(record(((0, 0, 0, 0),) * 3 + ((5, 5, 2, 5),)))
    assert best is not None
    assert (best.phase, best.dimension) == (Phase.CLOSING, Dimension.LOGIC)


def test_the_sum_of_zeros_is_nothing() -> None:
    assert ZEROS.sum() == 0
