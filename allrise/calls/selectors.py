"""What was asked of models, summed up. Reads only."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from uuid import UUID

from django.db.models import Count, F, Q, QuerySet, Sum
from django.db.models.functions import TruncDate

from allrise.calls.models import ModelCall

MICROS = 1_000_000


def summary(*, kind: str, subject: UUID) -> dict[str, Any]:
    """Calls, tokens and cost of one subject, in all and by engine.

    {count, failed, prompt_tokens, completion_tokens, cost_usd, by_engine: [the same with
    `engine`]}. `cost_usd` is null where a call's model has no price.
    """
    rows = ModelCall.objects.filter(kind=kind, subject=subject).order_by("engine")
    sums = {
        "count": Count("id"),
        "failed": Count("id", filter=~Q(outcome="ok")),
        "prompt": Sum("prompt_tokens", default=0),
        "completion": Sum("completion_tokens", default=0),
        "cost": Sum("cost_micros", default=0),
        "unpriced": Count("id", filter=Q(cost_micros=None)),
    }
    by_engine = rows.values(name=F("engine")).annotate(**sums).order_by("name")
    totals: dict[str, Any] = rows.aggregate(**sums)
    return _told(totals) | {
        "by_engine": [{"engine": row["name"], **_told({**row})} for row in by_engine]
    }


def _told(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "count": row["count"],
        "failed": row["failed"],
        "prompt_tokens": row["prompt"],
        "completion_tokens": row["completion"],
        "cost_usd": None if row["unpriced"] else row["cost"] / MICROS,
    }


# --- what it all costs --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """Some calls summed up. `cost_usd` leaves out the `unpriced`, whose price nobody knows;
    latencies are in milliseconds, of calls that were answered, None where there are none."""

    label: str
    count: int
    failed: int
    unpriced: int
    cost_usd: float
    p50: int | None = None
    p95: int | None = None

    @property
    def failure_rate(self) -> float:
        return self.failed / self.count if self.count else 0.0


@dataclass(frozen=True, slots=True)
class Day:
    """One UTC day: its whole, and each seat's share in the order of the report's seats."""

    day: date
    whole: Line
    seats: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Costs:
    seats: list[Line]
    days: list[Day]
    whole: Line


def costs(*, since: date, until: date) -> Costs:
    """Every call of the UTC days from `since` to `until`, both included, by seat and by day."""
    first = datetime.combine(since, time.min, UTC)
    end = datetime.combine(until + timedelta(days=1), time.min, UTC)
    rows = ModelCall.objects.filter(at__gte=first, at__lt=end).order_by()
    sums = {
        "count": Count("id"),
        "failed": Count("id", filter=~Q(outcome="ok")),
        "unpriced": Count("id", filter=Q(cost_micros=None)),
        "cost": Sum("cost_micros", default=0),
    }
    by_seat = rows.values("seat").annotate(**sums).order_by("seat")
    seats = [
        _line(each["seat"], {**each}, *_latencies(rows.filter(seat=each["seat"])))
        for each in by_seat
    ]
    cells: dict[date, dict[str, Any]] = {}
    by_day = rows.values("seat", on=TruncDate("at", tzinfo=UTC)).annotate(**sums)
    for each in by_day:
        cells.setdefault(each["on"], {})[each["seat"]] = each
    days = [_day(day, cells[day], [line.label for line in seats]) for day in sorted(cells)]
    totals: dict[str, Any] = rows.aggregate(**sums)
    return Costs(seats=seats, days=days[::-1], whole=_line("All", totals, *_latencies(rows)))


def _day(day: date, seats: dict[str, dict[str, Any]], order: list[str]) -> Day:
    names = ("count", "failed", "unpriced", "cost")
    whole = {name: sum(each[name] for each in seats.values()) for name in names}
    shares = (seats[seat]["cost"] / MICROS if seat in seats else 0.0 for seat in order)
    return Day(day=day, whole=_line(day.isoformat(), whole), seats=tuple(shares))


def _line(label: str, row: dict[str, Any], p50: int | None = None, p95: int | None = None) -> Line:
    return Line(
        label=label,
        count=row["count"],
        failed=row["failed"],
        unpriced=row["unpriced"],
        cost_usd=row["cost"] / MICROS,
        p50=p50,
        p95=p95,
    )


def _latencies(rows: QuerySet[ModelCall]) -> tuple[int | None, int | None]:
    """The median and the 95th percentile, by nearest rank."""
    answered = rows.filter(outcome="ok")
    count = answered.count()
    if not count:
        return None, None
    ranked = answered.order_by("latency_ms").values_list("latency_ms", flat=True)
    return ranked[_rank(count, 50)], ranked[_rank(count, 95)]


def _rank(count: int, percent: int) -> int:
    return max(0, -(-count * percent // 100) - 1)
