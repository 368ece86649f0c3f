"""A person's own trials, filtered, searched and ordered; and how they are getting on.

Everything here enters an index by the owner, so that it costs what that person's record
costs, however many trials there are besides. Reads only.
"""

from collections import Counter
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import Any
from uuid import UUID

from django.db import connection
from django.db.models import BooleanField, ExpressionWrapper, OuterRef, Q, QuerySet, Subquery

from allrise.accounts.models import User
from trials.domain import progress, searching
from trials.domain.fallacies import Fallacy
from trials.domain.phases import Mode, Phase, Status
from trials.domain.scoring import DIMENSIONS, Scores
from trials.domain.verdict import Decision
from trials.models import NamedFallacy, Round, Trial, TrialWords

# So many verdicts, the last ones, say how somebody is getting on now.
RECENT = 60
MOST_FOUND = 1000
# A search that finds no more trials has them gathered by the words' index, then put in order.
# Gathering costs what is found; once that is more, many of the person's trials are among it,
# and it is less work to go through these in order and look into each for the words.
GATHERED = 2000


class Order(StrEnum):
    NEWEST = "-created_at"
    OLDEST = "created_at"
    BEST = "-total"
    WORST = "total"

    @property
    def field(self) -> str:
        return self.value.removeprefix("-")

    @property
    def descending(self) -> bool:
        return self.value.startswith("-")


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """Which of somebody's trials, and in what order. Days are UTC days, both included."""

    status: Status | None = None
    verdict: Decision | None = None
    charge: str = ""
    mode: Mode | None = None
    search: str = ""
    since: date | None = None
    until: date | None = None
    order: Order = Order.NEWEST

    @property
    def most(self) -> int | None:
        """How far what is found is counted. The rest can only be told by its index, and that
        cannot tell how many there are without looking at each."""
        return MOST_FOUND if self.search.strip() else None


def history(person: User, wanted: Wanted) -> QuerySet[Trial]:
    """The person's trials that fit; by total, only those that have one."""
    rows = Trial.objects.filter(owner=person).select_related("charge")
    if wanted.order.field == "total":
        # Who has a total is decided: asked for any other status, there is nobody.
        if wanted.status not in (None, Status.DECIDED):
            return rows.none()
        wanted, rows = replace(wanted, status=None), rows.filter(total__isnull=False)
    exact = {
        "status": wanted.status,
        "decision": wanted.verdict,
        "mode": wanted.mode,
        "charge__slug": wanted.charge or None,
    }
    rows = rows.filter(**{name: value for name, value in exact.items() if value is not None})
    if wanted.since is not None:
        rows = rows.filter(created_at__gte=_midnight(wanted.since))
    if wanted.until is not None and wanted.until < date.max:
        rows = rows.filter(created_at__lt=_midnight(wanted.until + timedelta(days=1)))
    if wanted.search.strip():
        rows = _found(rows, person, wanted.search)
    sign = "-" if wanted.order.descending else ""
    return rows.order_by(wanted.order.value, f"{sign}id")


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time.min, tzinfo=UTC)


def _found(rows: QuerySet[Trial], person: User, search: str) -> QuerySet[Trial]:
    """Those in whose title or own words every word of `search` begins some word."""
    mark, words = searching.asked(person.pk, search)
    if not words:
        return rows.none()
    whole, letters = searching.split(words)
    if whole:
        ids = _gathered(*matching(mark, whole))
        if len(ids) <= GATHERED:
            rows = rows.filter(id__in=ids)
            return rows.filter(_spoken(letters)) if letters else rows
    return rows.filter(_spoken(words))


def matching(mark: str, words: list[str]) -> tuple[str, list[str]]:
    """The trials whose words match, as each database's own index is asked. Words are plain
    letters and digits, so that nothing in them could be taken for syntax."""
    if connection.vendor == "postgresql":
        asked = " & ".join([f"'{mark}'", *(f"'{word}':*" for word in words)])
        return (
            "SELECT trial_id FROM trials_trialwords"
            " WHERE array_to_tsvector(string_to_array(text, ' ')) @@ %s::tsquery",
            [asked],
        )
    asked = " AND ".join([f'"{mark}"', *(f'"{word}"*' for word in words)])
    return (
        "SELECT trial_id FROM trials_trialwords WHERE id IN"
        " (SELECT rowid FROM trials_wordindex WHERE trials_wordindex MATCH %s)",
        [asked],
    )


def _gathered(asked: str, values: list[str]) -> list[UUID]:
    """The trials that match, up to one more than are gathered."""
    with connection.cursor() as cursor:
        cursor.execute(f"{asked} LIMIT {GATHERED + 1}", values)
        return [UUID(str(trial)) for (trial,) in cursor.fetchall()]


def _spoken(words: list[str]) -> Subquery:
    """Whether a trial's words match, asked of it alone: each of them follows a space.

    A subquery and not `Exists`, which PostgreSQL may turn about and enter by the words.
    """
    said = Q()
    for word in words:
        said &= Q(text__contains=f" {word}")
    match = ExpressionWrapper(said, output_field=BooleanField())
    asked = TrialWords.objects.filter(trial=OuterRef("pk")).values(match=match)
    return Subquery(asked, output_field=BooleanField())


# --- how somebody is getting on ----------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """What a person's last verdicts say of them."""

    verdicts: int
    steps: tuple[progress.Step, ...]
    fallacies: tuple[tuple[Fallacy, int], ...]


def standing(person: User) -> Standing:
    """Progress by dimension and the commonest fallacies, over the last `RECENT` verdicts."""
    rows = Trial.objects.filter(owner=person, status=Status.DECIDED)
    last = list(rows.order_by("-created_at", "-id").values_list("id", "created_at")[:RECENT])
    marks = _marks([trial_id for trial_id, _ in last])
    decided = [
        progress.Decided(at=at, rounds=marks[trial_id])
        for trial_id, at in reversed(last)
        if trial_id in marks
    ]
    return Standing(
        verdicts=len(last),
        steps=progress.steps(decided),
        fallacies=_fallacies([trial_id for trial_id, _ in last]),
    )


def _marks(trials: list[Any]) -> dict[Any, dict[Phase, Scores]]:
    rows = Round.objects.filter(trial__in=trials, strength__isnull=False)
    found: dict[Any, dict[Phase, Scores]] = {}
    for trial_id, phase, *marks in rows.values_list("trial_id", "phase", *DIMENSIONS):
        scores = Scores(**dict(zip(DIMENSIONS, marks, strict=True)))
        found.setdefault(trial_id, {})[Phase(phase)] = scores
    return found


def _fallacies(trials: list[Any]) -> tuple[tuple[Fallacy, int], ...]:
    names = NamedFallacy.objects.filter(round__trial__in=trials).values_list("name", flat=True)
    counted = Counter(names)
    ranked = sorted(counted.items(), key=lambda item: (-item[1], item[0]))
    return tuple((Fallacy(name), count) for name, count in ranked)
