"""Reading a docket: what was published, in order."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

from allrise.docket.models import Docket, Entry
from allrise.docket.publish import envelope

MAX_ENTRIES = 500


def entries_after(*, kind: str, subject: UUID, after: int, limit: int = MAX_ENTRIES) -> list[Any]:
    """The envelopes numbered above `after`, oldest first, at most `limit` of them."""
    rows = Entry.objects.filter(docket__kind=kind, docket__subject=subject, seq__gt=after).order_by(
        "seq"
    )[:limit]
    return [envelope(seq=r.seq, type=r.type, at=r.at, data=r.data) for r in rows]


def heads(*, kind: str, subjects: Iterable[UUID]) -> dict[UUID, int]:
    """The last number of each docket, in one query."""
    rows = Docket.objects.filter(kind=kind, subject__in=list(subjects))
    return dict(rows.values_list("subject", "last_seq"))
