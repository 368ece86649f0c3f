"""The league table as it is published. Reads only."""

from dataclasses import asdict
from typing import Any

from django.db.models import Case, QuerySet, When

from allrise.paging import MAX_PAGE_SIZE, Page
from evidence.domain.league import Tally, line
from evidence.domain.rules import Seat
from evidence.models import Tally as TallyRow

HUMAN = "human"


def page(*, seat: Seat | None = None, number: int = 1, page_size: int = MAX_PAGE_SIZE) -> Page:
    """Rows of a contender and seat: of one seat best rating first, people among the minds.

    Of both seats the minds come first, who are few, and then the people, who may be many;
    each best first within a seat. Constant work a row, and no more rows than a page.
    """
    rows = _minds_first() if seat is None else _best_first(seat)
    start = (number - 1) * page_size
    found = list(rows[start : start + page_size + 1])
    more = len(found) > page_size
    items = [_row(row) for row in found[:page_size]]
    whole = number == 1 and not more
    return Page(
        items=items,
        count=len(items) if whole else rows.count(),
        next=str(number + 1) if more else None,
    )


def standings(seat: Seat | None = None) -> list[dict[str, Any]]:
    """The first page of the table."""
    return page(seat=seat).items


def _best_first(seat: Seat) -> QuerySet[TallyRow]:
    rows = TallyRow.objects.filter(seat=seat).select_related("contender")
    return rows.order_by("-mu", "pk")


def _minds_first() -> QuerySet[TallyRow]:
    human = Case(When(contender__engine=HUMAN, then=1), default=0)
    return TallyRow.objects.select_related("contender").order_by(human, "seat", "-mu", "pk")


def _row(row: TallyRow) -> dict[str, Any]:
    tally = Tally(
        matches=row.matches,
        validated=row.validated,
        passed=row.passed,
        caught=row.caught,
        accused=row.accused,
    )
    figures = asdict(line(tally, Seat(row.seat)))
    human = row.contender.engine == HUMAN
    return {
        "contender": None if human else row.contender.slug,
        # A person's name stays out of the table: only their public matches carry it.
        "name": "a member" if human else row.contender.name,
        "human": human,
        **figures,
        "seat": row.seat,
        "rating": {
            "value": round(row.mu, 3),
            "mu": round(row.mu, 3),
            "sigma": round(row.sigma, 3),
            "low": round(row.mu - 1.96 * row.sigma, 3),
            "high": round(row.mu + 1.96 * row.sigma, 3),
        },
    }
