"""What counts for a board, and how standings grow."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allrise.stats import wilson
from trials.domain import boards
from trials.domain.boards import Bench, Facts, Outcome, Scope, Standing, Window
from trials.domain.phases import SCORED, Phase
from trials.domain.scoring import Scores

NEW_YEAR = datetime(2026, 12, 31, 23, 59, 58, tzinfo=UTC)
LONG = "I put the goose down gently because it had asked me to, twice, in writing."
outcomes = st.lists(
    st.builds(
        Outcome,
        trial=st.uuids(),
        charge=st.integers(1, 2),
        bench=st.sampled_from(Bench),
        acquitted=st.booleans(),
        total=st.integers(0, 4000),
        hints=st.integers(0, 2),
        # Across a day, a week, a month and a year; some at the same instant.
        at=st.integers(-3, 3).map(lambda n: NEW_YEAR + timedelta(hours=20 * n)),
    ),
    max_size=25,
    unique_by=lambda each: each.trial,
)


def in_scope(outcome: Outcome, scope: Scope) -> bool:
    day = outcome.at.date()
    iso = f"{day.isocalendar().year}-W{day.isocalendar().week:02}"
    return (
        outcome.bench is scope.bench
        and scope.charge in (None, outcome.charge)
        and scope.window in (day.isoformat(), iso, f"{day:%Y-%m}", "all")
        and (outcome.hints == 0 or scope.hints == "any")
    )


def longest_run(verdicts: str) -> int:
    return max(len(run) for run in verdicts.split("g"))


@given(outcomes)
def test_standings_are_what_filtering_and_counting_gives(history: list[Outcome]) -> None:
    found = boards.standings(history)
    for scope, standing in found.items():
        mine = sorted((o for o in history if in_scope(o, scope)), key=lambda o: (o.at, o.trial))
        verdicts = "".join("n" if o.acquitted else "g" for o in mine)
        assert standing == Standing(
            trials=len(mine),
            acquittals=verdicts.count("n"),
            best_total=max(o.total for o in mine),
            run=len(verdicts) - len(verdicts.rstrip("n")),
            streak=longest_run(verdicts),
        )
    # And no scope is missing: each outcome is in eight, or in sixteen without hints.
    everywhere = {scope for each in history for scope in boards.scopes_of(each)}
    assert found.keys() == everywhere
    for each in history:
        assert len(set(boards.scopes_of(each))) == (8 if each.hints else 16)


def test_forty_of_fifty_stand_above_one_of_one() -> None:
    one = Standing(trials=1, acquittals=1)
    many = Standing(trials=50, acquittals=40)
    assert one.merit(Window.DAY) == int(wilson(1, 1)[0] * 10**9)
    assert many.merit(Window.DAY) > one.merit(Window.DAY) > 0


@pytest.mark.parametrize(
    ("window", "least"), [(Window.DAY, 1), (Window.WEEK, 2), (Window.MONTH, 3), (Window.ALL, 3)]
)
def test_too_few_trials_say_nothing(window: Window, least: int) -> None:
    assert Standing(trials=least - 1, acquittals=least - 1).merit(window) == 0
    assert Standing(trials=least, acquittals=least).merit(window) > 0


def test_windows_are_utc_days_iso_weeks_and_months() -> None:
    assert list(boards.keys_at(date(2026, 12, 31))) == ["2026-12-31", "2026-W53", "2026-12", "all"]
    assert list(boards.keys_at(date(2027, 1, 1))) == ["2027-01-01", "2026-W53", "2027-01", "all"]
    for key, window in boards.keys_at(date(2027, 1, 4)).items():
        assert boards.window_of(key) is window


@pytest.mark.parametrize(
    ("values", "expected"), [([9, 9, 7, 7, 5], [1, 1, 3, 3, 5]), ([], []), ([4], [1])]
)
def test_ties_share_a_rank(values: list[int], expected: list[int]) -> None:
    assert boards.ranks(values, first=1, before=0) == expected


def test_a_tie_goes_on_over_the_page() -> None:
    assert boards.ranks([7, 7, 5], first=49, before=50) == [49, 49, 53]


@pytest.mark.parametrize(
    ("engines", "bench"),
    [
        (["house", "", "house"], Bench.HOUSE),
        ([""], Bench.HOUSE),
        (["groq:a", "openai:b"], Bench.LIVE),
        (["house", "groq:a"], None),
    ],
)
def test_a_trial_heard_by_both_is_on_neither_bench(engines: list[str], bench: Bench | None) -> None:
    assert boards.bench_of(engines) is bench


@pytest.mark.parametrize("fault", ["rematch", "seed_chosen", "copied", "spare"])
def test_what_leaves_a_trial_out(fault: str) -> None:
    facts = {"rematch": False, "seed_chosen": False, "copied": False, "spare": False}
    assert boards.ranked_on(Facts(engines=("house",), **facts)) is Bench.HOUSE
    assert boards.ranked_on(Facts(engines=("house",), **(facts | {fault: True}))) is None


def test_a_copy_is_known_however_it_is_typed() -> None:
    digest = boards.digest_of(LONG)
    assert digest is not None
    assert boards.digest_of(LONG.upper().replace(" ", " \u00a0\n")) == digest
    assert boards.digest_of(LONG.replace("twice", "thrice")) != digest


def test_twelve_words_are_long_and_dashes_are_none() -> None:
    eleven = "one two three four five six seven eight nine ten eleven"
    assert boards.digest_of(f"{eleven} — !") is None
    assert boards.digest_of(f"{eleven} twelve") is not None


def test_five_seals() -> None:
    def marks(*sums: int) -> dict[Phase, Scores]:
        return {
            phase: Scores(strength=n // 4 + n % 4, evidence=n // 4, logic=n // 4, persuasion=n // 4)
            for phase, n in zip(SCORED, sums, strict=True)
        }

    assert boards.seals(marks(24, 23, 16, 15), acquitted=True) == "●◐◐○●"
    assert boards.seals(marks(40, 40, 40, 0), acquitted=False) == "●●●○○"
    assert boards.seals({}, acquitted=False) == "○○○○○"
