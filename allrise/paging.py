"""Pages of rows in a stable order: by number, or after the last row seen."""

import base64
import binascii
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from django.core.exceptions import ValidationError
from django.db.models import Field, Q, QuerySet

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
    most: int | None = None,
) -> Page:
    """A page of rows ordered by `field` and id; `after` is the `next` of the page before.

    Where counting costs as much as reading, `most` is as far as it is counted.
    `field` is a column without nulls: a time, or a whole number. Raises Invalid for an
    `after` that is none of ours, or was given out in an order by another kind of column.
    """
    sign = "-" if descending else ""
    ordered = rows.order_by(f"{sign}{field}", f"{sign}id")
    start = 0 if after else (page - 1) * page_size
    if after:
        at, row_id = _decode(after, rows.model._meta.get_field(field))
        beyond = "lt" if descending else "gt"
        # The first condition says nothing new, but is one that an index can be entered by.
        ordered = ordered.filter(
            Q(**{f"{field}__{beyond}e": at}),
            Q(**{f"{field}__{beyond}": at}) | Q(**{field: at, f"id__{beyond}": row_id}),
        )
    found = list(ordered[start : start + page_size + 1])
    more = len(found) > page_size
    items = found[:page_size]
    following = _encode(getattr(items[-1], field), items[-1].pk) if more else None
    if not after and start == 0 and not more:
        return Page(items=items, count=len(items), next=None)
    counted = rows if most is None else rows.order_by().values("pk")[:most]
    return Page(items=items, count=counted.count(), next=following)


def _encode(at: datetime | int, row_id: Any) -> str:
    value = at.isoformat() if isinstance(at, datetime) else str(at)
    return base64.urlsafe_b64encode(f"{value}|{row_id}".encode()).decode()


def _decode(after: str, field: "Field[Any, Any]") -> tuple[Any, UUID]:
    try:
        at, row_id = base64.urlsafe_b64decode(after.encode()).decode().split("|")
        value = field.to_python(at)
        if isinstance(value, datetime):
            value = value.astimezone(UTC)
        return value, UUID(row_id)
    except (ValueError, OverflowError, binascii.Error, ValidationError) as error:
        raise Invalid("This `after` was not given out by the page before.") from error
