"""Counters that are kept up to date equal counters made anew."""

from math import sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allrise.stats import wilson
from evidence.domain.league import Tally, line, points_per_round, rate, recount, t_quantile
from evidence.domain.rules import BY_VERDICT, RoundVerdict, Seat

MATCHES = st.lists(st.lists(st.sampled_from(RoundVerdict), max_size=10), max_size=12)
SEATS = st.sampled_from(Seat)


@given(matches=MATCHES, cut=st.integers(0, 12))
def test_round_by_round_is_all_at_once(matches: list[list[RoundVerdict]], cut: int) -> None:
    kept = Tally()
    for verdicts in matches:
        for verdict in verdicts:
            kept = kept.with_round(verdict)
        kept = kept.with_match()
    assert kept == recount(matches)
    assert recount(matches[:cut]).plus(recount(matches[cut:])) == kept


@given(matches=MATCHES, seat=SEATS)
def test_the_figures_are_the_records(matches: list[list[RoundVerdict]], seat: Seat) -> None:
    verdicts = [verdict for match in matches for verdict in match]
    paid = [BY_VERDICT[verdict].delta(seat) for verdict in verdicts]
    row = line(recount(matches), seat)
    assert (row.matches, row.rounds, row.points) == (len(matches), len(verdicts), sum(paid))
    assert row.points_per_round.value == (pytest.approx(mean(paid)) if paid else None)
    passed = verdicts.count(RoundVerdict.HALLUCINATION_PASSED)
    caught = verdicts.count(RoundVerdict.HALLUCINATION_CAUGHT)
    assert (row.catch_rate.low, row.catch_rate.high) == wilson(caught, passed + caught)
    assert row.pass_rate.n == row.catch_rate.n == passed + caught
    if passed + caught:
        assert row.pass_rate.value == pytest.approx(1 - (row.catch_rate.value or 0))
    accused = verdicts.count(RoundVerdict.FALSE_ACCUSATION)
    assert row.false_accusation_rate.n == accused + verdicts.count(RoundVerdict.CITATION_VALIDATED)


@given(matches=MATCHES, seat=SEATS)
def test_the_interval_of_a_mean_is_students(matches: list[list[RoundVerdict]], seat: Seat) -> None:
    paid = [BY_VERDICT[verdict].delta(seat) for match in matches for verdict in match]
    low, high = (-15, 15) if seat is Seat.PRESENTER else (-10, 20)
    found = points_per_round(recount(matches), seat)
    assert low <= found.low <= found.high <= high
    if found.value is not None:
        assert found.low <= found.value <= found.high
    if len(paid) > 1 and len(set(paid)) > 1:
        half = t_quantile(len(paid) - 1) * stdev(paid) / sqrt(len(paid))
        assert found.low == pytest.approx(max(low, mean(paid) - half))
        assert found.high == pytest.approx(min(high, mean(paid) + half))


def test_rounds_that_all_paid_the_same_are_not_certain() -> None:
    few = points_per_round(Tally(validated=5), Seat.EXAMINER)
    many = points_per_round(Tally(validated=500), Seat.EXAMINER)
    assert few.low < many.low < 5 < many.high < few.high


def test_nothing_played_says_nothing() -> None:
    row = line(Tally(), Seat.EXAMINER)
    assert row.catch_rate == rate(0, 0)
    assert (row.catch_rate.value, row.catch_rate.low, row.catch_rate.high) == (None, 0.0, 1.0)
    assert (row.points_per_round.low, row.points_per_round.high) == (-10, 20)


# Published tables of Student's t, two-sided 95%.
@pytest.mark.parametrize(
    ("df", "quantile"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (9, 2.2622),
        (30, 2.0423),
        (100, 1.9840),
        (120, 1.9799),
    ],
)
def test_students_quantiles(df: int, quantile: float) -> None:
    assert t_quantile(df) == pytest.approx(quantile, abs=5e-5)


def test_the_quantile_falls_towards_the_normal_ones() -> None:
    found = [t_quantile(df) for df in range(1, 300)]
    assert found == sorted(found, reverse=True)
    assert t_quantile(10**7) == pytest.approx(1.959964, abs=1e-6)
    with pytest.raises(ValueError):
        t_quantile(0)


def test_a_count_is_never_below_zero() -> None:
    with pytest.raises(ValueError):
        Tally(passed=-1)
