"""Pages of rows in a stable order: by number, or after the last row seen."""

import base64
import binascii
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet

from allrise.errors import Invalid

MAX_PAGE_SIZE = 100


@dataclass(frozen=True)
class Page:
    items: list[Any]
    count: int
    next: str | None


def by_time(
    rows: QuerySet[Any],
    *,
    field: str,
    descending: bool = True,
    after: str = "",
    page: int = 1,
    page_size: int = 20,
) -> Page:
    """A page of rows ordered by `field` and id; `after` is the `next` of the page before.

    Raises Invalid for an `after` that is none of ours.
    """
    sign = "-" if descending else ""
    ordered = rows.order_by(f"{sign}{field}", f"{sign}id")
    start = 0 if after else (page - 1) * page_size
    if after:
        at, row_id = _decode(after)
        beyond = "lt" if descending else "gt"
        ordered = ordered.filter(
            Q(**{f"{field}__{beyond}": at}) | Q(**{field: at, f"id__{beyond}": row_id})
        )
    found = list(ordered[start : start + page_size + 1])
    more = len(found) > page_size
    items = found[:page_size]
    following = _encode(getattr(items[-1], field), items[-1].pk) if more else None
    return Page(items=items, count=rows.count(), next=following)


def _encode(at: datetime, row_id: Any) -> str:
    return base64.urlsafe_b64encode(f"{at.isoformat()}|{row_id}".encode()).decode()


def _decode(after: str) -> tuple[datetime, UUID]:
    try:
        at, row_id = base64.urlsafe_b64decode(after.encode()).decode().split("|")
        return datetime.fromisoformat(at).astimezone(UTC), UUID(row_id)
    except (ValueError, OverflowError, binascii.Error) as error:
        raise Invalid("This `after` was not given out by the page before.") from error
