"""Made-up rows by the hundred thousand, and the boards' books on them.

Written past the ORM, as an hour is too long to wait for a million trials; the columns are
the models' own all the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import groupby, islice
from typing import Any

from django.db import connection, models

from allrise.accounts.models import User
from trials.domain import boards as rules
from trials.management.making import Made
from trials.models import (
    CountedTrial,
    DailyAttempt,
    NamedFallacy,
    Round,
    Standing,
    Trial,
    TrialWords,
    VerdictRecord,
)
from trials.services import boards

# What every database takes as it is.
PLAIN = (str, int, type(None))


def write(made: Iterable[Made], *, batch: int = 20_000) -> Iterator[int]:
    """Write the trials, a batch at a time; how many are written after each."""
    waiting, written = iter(made), 0
    while rows := list(islice(waiting, batch)):
        pour(Trial, [row.trial for row in rows])
        pour(TrialWords, [row.words for row in rows])
        pour(VerdictRecord, [row.verdict for row in rows if row.verdict is not None])
        pour(Round, [each for row in rows for each in row.rounds])
        pour(NamedFallacy, [each for row in rows for each in row.fallacies])
        pour(CountedTrial, [row.counted for row in rows if row.counted is not None])
        pour(DailyAttempt, [row.attempt for row in rows if row.attempt is not None])
        written += len(rows)
        yield written


def stand(people: models.QuerySet[User], *, day: date, batch: int = 20_000) -> None:
    """Write the people's counters anew, from all that is counted of theirs."""
    Standing.objects.filter(person__in=people).delete()
    kept = boards.kept_windows(day)
    counted = CountedTrial.objects.filter(person__in=people, listed=True).order_by("person_id")
    rows = (
        _standing(person, scope, standing)
        for person, theirs in groupby(counted.iterator(batch), key=lambda row: row.person_id)
        for scope, standing in rules.standings(boards.outcome_of(row) for row in theirs).items()
        if scope.window in kept
    )
    while some := list(islice(rows, batch)):
        pour(Standing, some)


def _standing(person: int, scope: rules.Scope, standing: rules.Standing) -> dict[str, Any]:
    return {
        "person_id": person,
        "bench": scope.bench.value,
        "charge_id": scope.charge,
        "window": scope.window,
        "hints": scope.hints.value,
        "merit": standing.merit(rules.window_of(scope.window)),
        **{name: getattr(standing, name) for name in boards.COUNTERS},
    }


def pour(model: type[models.Model], rows: Sequence[dict[str, Any]]) -> None:
    """Insert the rows, which all name the same columns, as fast as the database can. A column
    that none names gets its default; only keys are the database's to give."""
    if not rows:
        return
    columns = [
        (field, _prepared(field, field.get_default()))
        for field in model._meta.concrete_fields
        if field.attname in rows[0] or not isinstance(field, models.AutoField)
    ]
    values = (
        [
            _prepared(field, row[field.attname]) if field.attname in row else default
            for field, default in columns
        ]
        for row in rows
    )
    quote = connection.ops.quote_name
    table = quote(model._meta.db_table)
    names = ", ".join(quote(str(field.column)) for field, _ in columns)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.cursor.copy(f"COPY {table} ({names}) FROM STDIN") as copy:
                for row in values:
                    copy.write_row(row)
        else:
            holes = ", ".join(["%s"] * len(columns))
            cursor.executemany(f"INSERT INTO {table} ({names}) VALUES ({holes})", list(values))


def _prepared(field: "models.Field[Any, Any]", value: Any) -> Any:
    if isinstance(value, PLAIN):
        return value
    return field.get_db_prep_save(value, connection)
