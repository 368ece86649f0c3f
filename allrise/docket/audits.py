"""Is the record what it should be? Each courtroom registers what it knows to check.

A check counts what it looked at and says in plain words what does not fit, never what is
still sealed. The dockets themselves are checked here: no gap, no number twice.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from django.db import connection
from django.db.models import Count, F, Max, Min, Q

from allrise.docket.models import Docket

# A transaction that only reads, and sees the record as it is now to its end. Not by
# `atomic`: on SQLite that takes the one lock for writing, and the courts would stand still.
_SNAPSHOT = {
    "sqlite": "BEGIN DEFERRED",
    "postgresql": "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
}


@dataclass(frozen=True, slots=True)
class Check:
    """What was checked, how many of it, and each thing that was wrong."""

    name: str
    looked_at: int
    wrong: tuple[str, ...] = ()


Audit = Callable[[], Iterable[Check]]
_registered: list[Audit] = []


def register(audit: Audit) -> None:
    if audit not in _registered:
        _registered.append(audit)


def run() -> Iterator[Check]:
    """Every check there is, all at one moment of the record."""
    with one_moment():
        yield dockets()
        for audit in _registered:
            yield from audit()


def dockets() -> Check:
    """Entries are numbered 1, 2, 3 … up to what the docket's head says."""
    rows = Docket.objects.annotate(
        told=Count("entries"), first=Min("entries__seq"), last=Max("entries__seq")
    )
    whole = Q(told=F("last_seq"), last=F("last_seq"), first=1)
    gaps = rows.exclude(whole | Q(told=0, last_seq=0))
    return Check(
        "dockets without a gap",
        Docket.objects.count(),
        tuple(
            f"the docket of {row.kind} {row.subject} says {row.last_seq}, has {row.told} entries"
            for row in gaps
        ),
    )


@contextmanager
def one_moment() -> Iterator[None]:
    """Everything read inside is of one moment, whatever is written meanwhile."""
    if connection.in_atomic_block:
        yield
        return
    connection.ensure_connection()
    with connection.cursor() as cursor:
        cursor.execute(_SNAPSHOT[connection.vendor])
        try:
            yield
        finally:
            cursor.execute("ROLLBACK")
