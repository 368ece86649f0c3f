"""What the curators' front page says of the models: today's cost, and who has been failing."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from django.db.models import Count, Q
from django.urls import reverse

from allrise.calls import spending
from allrise.calls.models import ModelCall
from allrise.calls.selectors import costs
from allrise.desk import day
from allrise.desk.day import Note

RIGHT = "calls.view_modelcall"
LATELY = timedelta(hours=1)
# Of at least so many calls, this share failing is a model in trouble.
FEW, SHARE = 5, 0.2


def tell(now: datetime) -> Iterator[Note]:
    yield _cost(now)
    yield _failing(now)


def failing(now: datetime) -> list[tuple[str, int, int]]:
    """(engine, failed, calls) of each in trouble in the last hour, the worst first."""
    lately = ModelCall.objects.filter(at__gte=now - LATELY, at__lte=now).order_by()
    rows = lately.values_list("engine").annotate(
        all=Count("id"), failed=Count("id", filter=~Q(outcome="ok"))
    )
    found = [(engine, failed, all) for engine, all, failed in rows]
    bad = [each for each in found if each[2] >= FEW and each[1] >= SHARE * each[2]]
    return sorted(bad, key=lambda each: (-each[1] / each[2], each[0]))


def _cost(now: datetime) -> Note:
    whole = costs(since=now.date(), until=now.date()).whole
    book = spending.standing()
    told = f"{whole.count:,} model call{'' if whole.count == 1 else 's'}"
    if book is not None:
        told += f"; ${book.left:,.2f} of ${book.budget:,.2f} left"
    spent_out = book is not None and book.budget > 0 and book.left <= 0
    href = reverse("admin:calls_modelcall_costs") + "?days=1"
    figure = f"${whole.cost_usd:,.2f}"
    return Note("Spent today", figure, told, href, RIGHT, amiss=spent_out)


def _failing(now: datetime) -> Note:
    bad = failing(now)
    told = "All that were asked in the last hour answered well enough."
    if bad:
        told = "; ".join(f"{engine}: {failed} of {all}" for engine, failed, all in bad[:3])
    href = reverse("admin:calls_modelcall_changelist")
    return Note("Failing models", str(len(bad)), told, href, RIGHT, amiss=bool(bad))


def register() -> None:
    day.register("calls", tell)
