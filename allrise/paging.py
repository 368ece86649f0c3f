"""Pages of rows in a stable order: by number, or after the last row seen."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from django.db.models import DateTimeField, Field, Q, QuerySet

from allrise.errors import Invalid, NotFound

MAX_PAGE_SIZE = 100
# What `next` looks like: microseconds since 1970 or a whole number, and the row's id.
CURSOR = r"^([tn]-?[0-9]{1,16}\.[0-9a-f]{32})?$"
TIME_CURSOR = r"^(t-?[0-9]{1,16}\.[0-9a-f]{32})?$"
_CURSOR = re.compile(r"([tn])(-?[0-9]{1,16})\.([0-9a-f]{32})")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


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
    `after` that is none of ours, NotFound for one given out in an order by another kind of column.
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
    if isinstance(at, datetime):
        return f"t{(at - _EPOCH) // _MICROSECOND}.{UUID(str(row_id)).hex}"
    return f"n{at}.{UUID(str(row_id)).hex}"


def _decode(after: str, field: "Field[Any, Any]") -> tuple[Any, UUID]:
    found = _CURSOR.fullmatch(after)
    if found is None:
        raise Invalid("This `after` was not given out by the page before.")
    kind, at, row_id = found.groups()
    if (kind == "t") is not isinstance(field, DateTimeField):
        raise NotFound("There is no such page in this order.")
    value = int(at)
    return (_EPOCH + value * _MICROSECOND if kind == "t" else value), UUID(row_id)
