"""The defendants' boards over HTTP. The Evidence Room's are with the room."""

from typing import Any

from django.http import HttpRequest
from django.utils import timezone
from ninja import Query, Router, Schema

from allrise import paging
from allrise.accounts.people import person_of
from allrise.docket.schemas import Problem
from trials import statistics
from trials.domain.boards import Bench, By, Window
from trials.statistics import Board

router = Router()


class Proportion(Schema):
    """A share with its 95% interval (Wilson)."""

    value: float
    low: float
    high: float


class Row(Schema):
    """`streak` is the longest run of acquittals in the window; `profile` the name in /u/{name}/."""

    rank: int | None
    name: str
    profile: str
    trials: int
    acquittals: int
    rate: Proportion
    best_total: float
    streak: int
    you: bool


class TrialBoard(Schema):
    """`you` is the asker's own row wherever it stands, `rank` null while it is on no rank."""

    by: By
    window: Window
    bench: Bench
    charge: str | None
    no_hints: bool
    items: list[Row]
    count: int
    next: str | None
    you: Row | None


@router.get("/trials", response={200: TrialBoard, 404: Problem, 422: Problem, 429: Problem})
def trial_board(
    request: HttpRequest,
    by: By = By.ACQUITTALS,
    window: Window = Window.ALL,
    bench: Bench = Bench.HOUSE,
    charge: str = Query("", max_length=60, pattern=r"^[a-z0-9-]*$"),
    no_hints: bool = False,
    after: int | None = Query(None, ge=1, le=10_000),
    page: int = Query(1, ge=1, le=10_000),
    page_size: int = Query(statistics.PAGE_SIZE, ge=1, le=paging.MAX_PAGE_SIZE),
) -> Any:
    """Defendants of one bench: the two are never mixed. Windows are this UTC day, ISO week
    and month. Acquittals rank by the lower end of the share's 95% interval; ties share a rank."""
    board = Board(by, window, bench, statistics.charge_named(charge), no_hints)
    found = statistics.page(
        board,
        today=timezone.now().date(),
        asker=person_of(request),
        number=after or page,
        page_size=page_size,
    )
    named = {"by": by, "window": window, "bench": bench, "no_hints": no_hints}
    return named | {
        "charge": charge or None,
        "items": found.items,
        "count": found.count,
        "next": found.next,
        "you": found.you,
    }
