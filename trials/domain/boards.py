"""The defendants' boards: what counts, for which board, and how a standing grows. Pure.

A person stands once in each scope: bench, charge (or all), window of days, with or without
hints. Filters are meant literally: a scope is as if its trials were the only ones.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from hashlib import sha256
from uuid import UUID

from allrise.quotes import fold
from allrise.stats import wilson
from trials.domain.casefile import HOUSE
from trials.domain.phases import SCORED
from trials.domain.scoring import Record

# A defence of fewer words is anybody's; a longer one belongs to whoever filed it first.
LONG = 12
# The Wilson bound is kept in billionths, so that a tie is a tie and never a rounding.
BILLION = 10**9


class Bench(StrEnum):
    HOUSE = "house"
    LIVE = "live"


class By(StrEnum):
    ACQUITTALS = "acquittals"
    TOTAL = "total"
    STREAK = "streak"


class Hints(StrEnum):
    """Whether a scope looks at every trial, or at those without a hint."""

    ANY = "any"
    NONE = "none"


class Window(StrEnum):
    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    ALL = "all"


# Trials before a share of acquittals says anything. One total or one streak speaks for itself.
MIN_TRIALS = {Window.DAY: 1, Window.WEEK: 2, Window.MONTH: 3, Window.ALL: 3}


def key_of(window: Window, day: date) -> str:
    """The window that holds the (UTC) day: 2026-11-30, 2026-W49 (ISO), 2026-11, all."""
    if window is Window.DAY:
        return day.isoformat()
    if window is Window.WEEK:
        year, week, _ = day.isocalendar()
        return f"{year:04}-W{week:02}"
    if window is Window.MONTH:
        return f"{day.year:04}-{day.month:02}"
    return Window.ALL.value


def keys_at(day: date) -> dict[str, Window]:
    return {key_of(window, day): window for window in Window}


# --- what counts ---------------------------------------------------------------


def bench_of(engines: Iterable[str]) -> Bench | None:
    """`house` if every turn, mark and verdict was the house's, `live` if none was; else None."""
    used = {engine for engine in engines if engine}
    if used <= {HOUSE}:
        return Bench.HOUSE
    return None if HOUSE in used else Bench.LIVE


def digest_of(text: str) -> str | None:
    """What the same long defence comes to, however it is typed; None for one under 12 words."""
    folded = fold(text)
    words = [word for word in folded.split() if any(char.isalnum() for char in word)]
    return sha256(folded.encode()).hexdigest() if len(words) >= LONG else None


@dataclass(frozen=True, slots=True)
class Facts:
    """All of a decided trial that says whether it counts."""

    engines: tuple[str, ...]
    rematch: bool
    seed_chosen: bool
    # A long defence of it had been filed on the charge before, by anybody.
    copied: bool
    # On a charge of the day, but not the person's one attempt at it.
    spare: bool


def ranked_on(facts: Facts) -> Bench | None:
    """The bench whose boards count this trial, if any do."""
    if facts.rematch or facts.seed_chosen or facts.copied or facts.spare:
        return None
    return bench_of(facts.engines)


class Seal(StrEnum):
    """One defence, or the verdict, as the result card shows it."""

    WHOLE = "●"
    CRACKED = "◐"
    BROKEN = "○"


def seals(marks: Record, *, acquitted: bool) -> str:
    """Five seals: the four defences (sixes hold, fours crack) and the verdict."""
    sums = [marks[phase].sum() if phase in marks else 0 for phase in SCORED]
    found = [Seal.WHOLE if n >= 24 else Seal.CRACKED if n >= 16 else Seal.BROKEN for n in sums]
    return "".join([*found, Seal.WHOLE if acquitted else Seal.BROKEN])


# --- how a standing grows ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """A counted trial: its verdict and when it fell. `total` is in hundredths of a point."""

    trial: UUID
    charge: int
    bench: Bench
    acquitted: bool
    total: int
    hints: int
    at: datetime

    @property
    def order(self) -> tuple[datetime, UUID]:
        """The order of verdicts; the id decides between two of one instant."""
        return self.at, self.trial


@dataclass(frozen=True, slots=True)
class Scope:
    """Which of a person's trials are looked at; charge None is all of them."""

    bench: Bench
    charge: int | None
    window: str
    hints: Hints


@dataclass(frozen=True, slots=True)
class Standing:
    """A person in one scope. `streak` is the longest run of acquittals, `run` the one going on."""

    trials: int = 0
    acquittals: int = 0
    best_total: int = 0
    run: int = 0
    streak: int = 0

    def after(self, outcome: Outcome) -> "Standing":
        """With one more verdict, later than all before it."""
        run = self.run + 1 if outcome.acquitted else 0
        return replace(
            self,
            trials=self.trials + 1,
            acquittals=self.acquittals + outcome.acquitted,
            best_total=max(self.best_total, outcome.total),
            run=run,
            streak=max(self.streak, run),
        )

    def merit(self, window: Window) -> int:
        """What ranks by acquittals: the Wilson interval's lower end, in billionths.

        0, and so on no board, below the window's least number of trials.
        """
        if self.trials < MIN_TRIALS[window]:
            return 0
        return int(wilson(self.acquittals, self.trials)[0] * BILLION)


def scopes_of(outcome: Outcome) -> Iterator[Scope]:
    """Every scope the trial is in: windows by the day of its verdict (UTC)."""
    for window in keys_at(outcome.at.date()):
        for charge in (None, outcome.charge):
            yield Scope(outcome.bench, charge, window, Hints.ANY)
            if not outcome.hints:
                yield Scope(outcome.bench, charge, window, Hints.NONE)


def standings(outcomes: Iterable[Outcome]) -> dict[Scope, Standing]:
    """One person's standings, counted from all their trials, in whatever order they come."""
    found: dict[Scope, Standing] = {}
    for outcome in sorted(outcomes, key=lambda each: each.order):
        for scope in scopes_of(outcome):
            found[scope] = found.get(scope, Standing()).after(outcome)
    return found


def window_of(key: str) -> Window:
    """The kind of window a key names."""
    if key == Window.ALL:
        return Window.ALL
    if "W" in key:
        return Window.WEEK
    return Window.DAY if key.count("-") == 2 else Window.MONTH


def ranks(values: Sequence[int], *, first: int, before: int) -> list[int]:
    """Ranks of a page of values, best first; equals share one, and the next counts them all.

    `before` rows stand on earlier pages, and `first` is the rank of the first value here.
    """
    found: list[int] = []
    for place, value in enumerate(values):
        if place == 0:
            found.append(first)
        else:
            found.append(found[-1] if value == values[place - 1] else before + place + 1)
    return found
