"""The defendants' boards as they are published. Reads only, a constant number of queries."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from django.db.models import F, Q, QuerySet

from allrise.accounts.models import User
from allrise.errors import NotFound
from allrise.stats import wilson
from trials.domain.boards import MIN_TRIALS, Bench, By, Hints, Window, key_of, ranks
from trials.domain.phases import Status
from trials.domain.scoring import points
from trials.models import Charge, ChargeState, CountedTrial, DailyAttempt, Standing, Trial
from trials.services import boards

PAGE_SIZE = 50
# What ranks: the column, best first. A nought is on no board.
VALUE = {By.ACQUITTALS: "merit", By.TOTAL: "best_total", By.STREAK: "streak"}


@dataclass(frozen=True, slots=True)
class Board:
    """One board, named: by what, over which window and bench, and what it is narrowed to."""

    by: By = By.ACQUITTALS
    window: Window = Window.ALL
    bench: Bench = Bench.HOUSE
    charge: Charge | None = None
    no_hints: bool = False

    def scope(self, today: date) -> QuerySet[Standing]:
        rows = Standing.objects.filter(
            bench=self.bench,
            window=key_of(self.window, today),
            hints=Hints.NONE if self.no_hints else Hints.ANY,
        )
        # Said outright: `charge=None` finds nothing.
        if self.charge is None:
            return rows.filter(charge__isnull=True)
        return rows.filter(charge=self.charge)

    def ranked(self, today: date) -> QuerySet[Standing]:
        """Best first; those who share a rank stand in the order they joined."""
        value = VALUE[self.by]
        rows = self.scope(today).filter(**{f"{value}__gt": 0})
        # The charge orders nothing, but PostgreSQL takes `IS NULL` for no equality, and would
        # sort what its index has in order.
        return rows.order_by("charge_id", f"-{value}", "person_id")


@dataclass(frozen=True, slots=True)
class Found:
    """A page of a board. `you` is the asker's own row wherever it stands, or None."""

    items: list[dict[str, Any]]
    count: int
    next: str | None
    you: dict[str, Any] | None


def charge_named(slug: str) -> Charge | None:
    """The charge a board is narrowed to, retired ones too; none for "". Raises NotFound."""
    if not slug:
        return None
    charge = Charge.objects.filter(slug=slug).exclude(state=ChargeState.DRAFT).first()
    if charge is None:
        raise NotFound("There is no such charge on the boards.")
    return charge


def page(
    board: Board, *, today: date, asker: User | None, number: int = 1, page_size: int = PAGE_SIZE
) -> Found:
    ranked, value = board.ranked(today), VALUE[board.by]
    start = (number - 1) * page_size
    # The index alone is walked down to the page; only its rows are fetched, with their people.
    people = list(ranked.values_list("person_id", flat=True)[start : start + page_size + 1])
    more, people = len(people) > page_size, people[:page_size]
    rows = list(ranked.filter(person__in=people).select_related("person"))
    values = [int(getattr(row, value)) for row in rows]
    first = _above(ranked, value, values[0]) + 1 if start and values else 1
    whole = number == 1 and not more
    return Found(
        items=[
            _row(row, rank=rank, asker=asker)
            for row, rank in zip(rows, ranks(values, first=first, before=start), strict=True)
        ],
        count=len(rows) if whole else ranked.count(),
        next=str(number + 1) if more else None,
        you=_own(board, today=today, asker=asker),
    )


def _own(board: Board, *, today: date, asker: User | None) -> dict[str, Any] | None:
    """The asker's row; unranked (rank None) while it has too few trials or nothing to show."""
    if asker is None or asker.is_guest:
        return None
    row = board.scope(today).filter(person=asker).first()
    if row is None:
        return None
    row.person = asker
    value = VALUE[board.by]
    mine = int(getattr(row, value))
    above = _above(board.ranked(today), value, mine) if mine else 0
    short = MIN_TRIALS[board.window] - row.trials if board.by is By.ACQUITTALS else 0
    return _row(row, rank=above + 1 if mine else None, asker=asker) | {"short": max(0, short)}


def _above(ranked: QuerySet[Standing], value: str, than: int) -> int:
    return ranked.filter(**{f"{value}__gt": than}).count()


def _row(row: Standing, *, rank: int | None, asker: User | None) -> dict[str, Any]:
    low, high = wilson(row.acquittals, row.trials)
    return {
        "rank": rank,
        "name": row.person.name,
        "profile": row.person.get_username(),
        "trials": row.trials,
        "acquittals": row.acquittals,
        "rate": {
            "value": round(row.acquittals / row.trials, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        },
        "best_total": points(row.best_total),
        "streak": row.streak,
        "you": asker is not None and row.person_id == asker.pk,
    }


# --- the charge of the day -------------------------------------------------------


def daily_page(
    day: date, *, bench: Bench, asker: User | None, number: int = 1, page_size: int = PAGE_SIZE
) -> Found:
    """First attempts at the day's charge, best total first, each as five seals."""
    ranked = CountedTrial.objects.filter(day=day, bench=bench, listed=True).order_by(
        "-total", "decided_at", "trial_id"
    )
    start = (number - 1) * page_size
    trials = list(ranked.values_list("trial_id", flat=True)[start : start + page_size + 1])
    more, trials = len(trials) > page_size, trials[:page_size]
    rows = list(ranked.filter(trial__in=trials).select_related("person", "trial"))
    totals = [row.total for row in rows]
    first = ranked.filter(total__gt=totals[0]).count() + 1 if start and totals else 1
    placed = zip(rows, ranks(totals, first=first, before=start), strict=True)
    return Found(
        items=[_daily_row(row, rank=rank, asker=asker) for row, rank in placed],
        count=len(rows) if number == 1 and not more else ranked.count(),
        next=str(number + 1) if more else None,
        you=_own_attempt(ranked, day=day, asker=asker),
    )


def _own_attempt(
    ranked: QuerySet[CountedTrial], *, day: date, asker: User | None
) -> dict[str, Any] | None:
    # By the attempt, which has an index by its person: the board's own would be read through.
    attempt = DailyAttempt.objects.filter(person=asker, day=day).first() if asker else None
    if attempt is None or attempt.trial_id is None:
        return None
    mine = ranked.filter(pk=attempt.trial_id).select_related("person", "trial").first()
    if mine is None:
        return None
    above = ranked.filter(total__gt=mine.total).count()
    return _daily_row(mine, rank=above + 1, asker=asker)


def _daily_row(row: CountedTrial, *, rank: int, asker: User | None) -> dict[str, Any]:
    return {
        "rank": rank,
        "name": row.person.name,
        "profile": row.person.get_username(),
        "seals": row.seals,
        "total": points(row.total),
        "acquitted": row.acquitted,
        "hints": row.hints,
        "trial": row.trial_id,
        "shared": row.trial.public,
        "you": asker is not None and row.person_id == asker.pk,
    }


@dataclass(frozen=True, slots=True)
class Attempt:
    """What became of somebody's one attempt of a day.

    `trial` is None once it is deleted, `seals` is "" before the verdict; `counted` says
    whether boards count it.
    """

    trial: Trial | None
    seals: str = ""
    counted: bool = False


def attempt_of(person: User | None, day: date) -> Attempt | None:
    if person is None:
        return None
    rows = DailyAttempt.objects.select_related("trial", "trial__counted", "trial__verdict")
    row = rows.filter(person=person, day=day).first()
    if row is None:
        return None
    trial = row.trial
    if trial is None or trial.status != Status.DECIDED:
        return Attempt(trial)
    return Attempt(trial, seals=boards.seals_of(trial), counted=hasattr(trial, "counted"))


def charge_played(day: date) -> Charge | None:
    """The charge that was the day's, by the attempts on its board; None without any."""
    rows = CountedTrial.objects.filter(day=day, listed=True).select_related("charge")
    # Any of them: ordered by the key, it would be looked for in the whole table.
    row = next(iter(rows.order_by()[:1]), None)
    return row.charge if row is not None else None


# --- one person's -----------------------------------------------------------------


def standings_of(person: User, *, today: date) -> list[dict[str, Any]]:
    """Where the person stands on the boards of all time, bench by bench."""
    found = []
    rows = Standing.objects.filter(
        Q(charge__isnull=True), person=person, window=Window.ALL, hints=Hints.ANY
    )
    for row in rows.order_by(F("bench").asc()):
        row.person = person
        places = {}
        for by, value in VALUE.items():
            mine = int(getattr(row, value))
            ranked = Board(by=by, bench=Bench(row.bench)).ranked(today)
            places[by.value] = _above(ranked, value, mine) + 1 if mine else None
        found.append(_row(row, rank=None, asker=None) | {"bench": row.bench, "places": places})
    return found


def shared_trials(person: User, *, today: date) -> QuerySet[Trial]:
    """The person's trials that anybody may read now."""
    return Trial.objects.filter(
        Q(daily__isnull=True) | Q(daily__lt=today),
        owner=person,
        status=Status.DECIDED,
        public=True,
    ).select_related("charge")
