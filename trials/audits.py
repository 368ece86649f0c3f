"""The record of trials, computed again from its rounds. Reads only."""

from collections.abc import Iterable, Iterator
from datetime import date
from itertools import groupby, islice
from typing import Any, TypeVar

from django.db.models import BooleanField, Case, F, Q, When
from django.utils import timezone

from allrise.accounts.models import User
from allrise.docket import audits
from allrise.docket.audits import Check
from trials.domain import boards as rules
from trials.domain.phases import Phase, Status
from trials.domain.scoring import DIMENSIONS, Record, Scores, points, total
from trials.domain.verdict import by_the_numbers, may_override
from trials.models import CountedTrial, Round, Standing, Trial, Unlisted, VerdictRecord
from trials.services import boards

BATCH = 500
COUNTED = (
    "person_id", "charge_id", "bench", "acquitted", "total", "hints", "seals", "day",
    "decided_at", "listed",
)  # fmt: skip
L = TypeVar("L")
R = TypeVar("R")


def register() -> None:
    audits.register(checks)


def checks() -> Iterator[Check]:
    yield totals()
    yield figures()
    yield counted()
    yield standings(today=timezone.now().date())


def totals() -> Check:
    """A verdict's total is the exact arithmetic of its rounds, and its decision what that makes:
    the other one only where the judge may and did depart from the numbers."""
    wrong, found = [], 0
    rows = VerdictRecord.objects.prefetch_related("trial__rounds")
    for verdict in rows.iterator(chunk_size=500):
        found += 1
        rounds = [row for row in verdict.trial.rounds.all() if _marked(row)]
        marks = {Phase(row.phase): _scores(row) for row in rounds}
        if verdict.total != total(marks):
            had, make = points(verdict.total), points(total(marks))
            wrong.append(f"trial {verdict.trial_id} has {had}, its rounds make {make}")
        contempt = verdict.contempt + sum(row.capped for row in rounds)
        if not _may_be(verdict, marks, contempt=contempt):
            wrong.append(
                f"trial {verdict.trial_id} is {verdict.decision}, its rounds make"
                f" {by_the_numbers(marks)} and leave no room for that"
            )
    return Check("verdicts are the sum of their rounds", found, tuple(wrong))


def _may_be(verdict: VerdictRecord, marks: Record, *, contempt: int) -> bool:
    departs = verdict.decision != by_the_numbers(marks)
    return departs == verdict.overridden and (not departs or may_override(marks, contempt=contempt))


def figures() -> Check:
    """A trial's decision and total are its verdict's, and it has none before the verdict."""
    same = Q(decision=F("verdict__decision"), total=F("verdict__total"))
    none = Q(verdict__isnull=True, decision__isnull=True, total__isnull=True)
    # Not by `exclude`: what is null on one side only would be neither the same nor another.
    fits = Case(When(same | none, then=True), default=False, output_field=BooleanField())
    rows = Trial.objects.select_related("verdict").annotate(fits=fits).filter(fits=False)
    wrong = [
        f"trial {trial.id} has {trial.decision} {trial.total}, its verdict {_told(trial)}"
        for trial in rows.order_by("id").iterator(chunk_size=BATCH)
    ]
    return Check("trials carry their verdicts' figures", Trial.objects.count(), tuple(wrong))


def _told(trial: Trial) -> str:
    verdict = getattr(trial, "verdict", None)
    return f"is {verdict.decision} {verdict.total}" if verdict is not None else "is not there"


def counted() -> Check:
    """The boards count the trials that count, as they are, and no others."""
    wrong, found = [], 0
    trials = Trial.objects.filter(status=Status.DECIDED).select_related("owner", "verdict")
    for batch in _batches(trials.order_by("id").iterator(chunk_size=BATCH)):
        due = {row.trial_id: row for row in boards.counting(batch)}
        kept = CountedTrial.objects.in_bulk([trial.id for trial in batch])
        shown = _listed({trial.owner for trial in batch})
        found += len(kept)
        for trial in batch:
            had, make = kept.get(trial.id), due.get(trial.id)
            if make is not None:
                make.listed = shown[trial.owner_id]
            if _facts(had) != _facts(make):
                wrong.append(f"trial {trial.id} is counted {_facts(had)}, not {_facts(make)}")
    return Check("boards count the trials that count", found, tuple(wrong))


def standings(*, today: date) -> Check:
    """The counters of every person are a recount of their counted trials."""
    wrong, found = [], 0
    windows = boards.kept_windows(today)
    rows = CountedTrial.objects.filter(listed=True).order_by("person_id")
    counted = groupby(rows.iterator(chunk_size=BATCH), key=lambda row: row.person_id)
    kept = groupby(
        Standing.objects.filter(window__in=windows).order_by("person_id").iterator(BATCH),
        key=lambda row: row.person_id,
    )
    for person, theirs, standing in _side_by_side(counted, kept):
        had = {boards.scope_of(row): (boards.standing_of(row), row.merit) for row in standing}
        made = rules.standings(boards.outcome_of(row) for row in theirs)
        due = {
            scope: (each, each.merit(rules.window_of(scope.window)))
            for scope, each in made.items()
            if scope.window in windows
        }
        found += len(had)
        wrong += [
            f"person {person} in {scope}: kept {had.get(scope)}, counted {due.get(scope)}"
            for scope in had.keys() | due.keys()
            if had.get(scope) != due.get(scope)
        ]
    return Check("boards equal a recount", found, tuple(wrong))


def _listed(people: set[User]) -> dict[int, bool]:
    off = set(Unlisted.objects.filter(person__in=people).values_list("person_id", flat=True))
    return {each.pk: each.is_active and not each.is_guest and each.pk not in off for each in people}


def _facts(row: CountedTrial | None) -> tuple[Any, ...]:
    return tuple(getattr(row, name) for name in COUNTED) if row is not None else ()


def _side_by_side(
    left: Iterable[tuple[int, Iterable[L]]], right: Iterable[tuple[int, Iterable[R]]]
) -> Iterator[tuple[int, list[L], list[R]]]:
    """Two groupings in the order of their keys, as one; what only one has is empty in the other."""
    ours, theirs = iter(left), iter(right)
    mine, other = _next(ours), _next(theirs)
    while mine or other:
        key = min(each[0] for each in (mine, other) if each is not None)
        found: list[L] = []
        beside: list[R] = []
        if mine is not None and mine[0] == key:
            found, mine = mine[1], _next(ours)
        if other is not None and other[0] == key:
            beside, other = other[1], _next(theirs)
        yield key, found, beside


def _batches(rows: Iterable[L]) -> Iterator[list[L]]:
    waiting = iter(rows)
    while batch := list(islice(waiting, BATCH)):
        yield batch


def _next(groups: Iterator[tuple[int, Iterable[L]]]) -> tuple[int, list[L]] | None:
    for key, rows in groups:
        return key, list(rows)
    return None


def _marked(round: Round) -> bool:
    return all(getattr(round, each.value) is not None for each in DIMENSIONS)


def _scores(round: Round) -> Scores:
    return Scores(**{each.value: getattr(round, each.value) for each in DIMENSIONS})
