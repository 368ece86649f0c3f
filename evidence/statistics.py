"""The league table as it is published. Reads only."""

from dataclasses import asdict
from typing import Any

from evidence.domain.league import Tally, line
from evidence.domain.rules import Seat
from evidence.models import Tally as TallyRow


def standings(seat: Seat | None = None) -> list[dict[str, Any]]:
    """One row a contender and seat, best rating first within a seat. Constant work a row."""
    rows = TallyRow.objects.select_related("contender").order_by("seat", "-mu", "pk")
    if seat is not None:
        rows = rows.filter(seat=seat)
    return [_row(row) for row in rows]


def _row(row: TallyRow) -> dict[str, Any]:
    tally = Tally(
        matches=row.matches,
        validated=row.validated,
        passed=row.passed,
        caught=row.caught,
        accused=row.accused,
    )
    figures = asdict(line(tally, Seat(row.seat)))
    human = row.contender.engine == "human"
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
