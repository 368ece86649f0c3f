"""The boards' books: kept in the transaction of whatever changes them.

A verdict adds to its person's counters, a deleted trial has that person counted again. What a
trial is to the boards (`counting`) is said in one place, for the verdict and for the audit.
Locks go trial first, then person: two verdicts of one person wait for each other here.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from allrise.accounts.models import User
from trials.domain import boards as rules
from trials.domain.phases import Phase, Speaker, Status
from trials.domain.scoring import DIMENSIONS, Scores
from trials.domain.verdict import Decision
from trials.models import (
    CountedTrial,
    DailyAttempt,
    FirstFiling,
    Round,
    Standing,
    Trial,
    Unlisted,
    Utterance,
)

COUNTERS = ("trials", "acquittals", "best_total", "run", "streak")


# --- what a trial is to the boards ----------------------------------------------


def note_filing(trial: Trial, phase: Phase, text: str) -> None:
    """Remember who filed a long defence first; of two at once the database picks one."""
    digest = rules.digest_of(text)
    if digest is not None:
        first = FirstFiling(
            charge_id=trial.charge_id, digest=digest, trial_id=trial.id, phase=phase
        )
        FirstFiling.objects.bulk_create([first], ignore_conflicts=True)


def counting(trials: Sequence[Trial]) -> Iterator[CountedTrial]:
    """The decided ones among `trials` that boards count, as they count them; unsaved.

    A constant number of queries for all of them. `listed` is left to the caller.
    """
    ids = [trial.id for trial in trials]
    rounds: dict[UUID, list[Round]] = defaultdict(list)
    for each in Round.objects.filter(trial__in=ids):
        rounds[each.trial_id].append(each)
    engines: dict[UUID, set[str]] = defaultdict(set)
    court = Utterance.objects.filter(
        trial__in=ids, speaker__in=[Speaker.PROSECUTOR, Speaker.JUDGE]
    ).order_by()
    for trial_id, engine in court.values_list("trial_id", "engine").distinct():
        engines[trial_id].add(engine)
    copied = _copied(trials, rounds)
    attempts = set(DailyAttempt.objects.filter(trial__in=ids).values_list("person_id", "trial_id"))
    for trial in trials:
        if trial.status != Status.DECIDED or trial.decided_at is None:
            continue
        filed = rounds[trial.id]
        bench = rules.ranked_on(
            rules.Facts(
                engines=(*engines[trial.id], *(each.assessor for each in filed)),
                rematch=trial.rematch_of_id is not None,
                seed_chosen=trial.seed_chosen,
                copied=trial.id in copied,
                spare=trial.daily is not None and (trial.owner_id, trial.id) not in attempts,
            )
        )
        if bench is not None:
            yield _counted(trial, filed, bench, at=trial.decided_at)


def _copied(trials: Sequence[Trial], rounds: dict[UUID, list[Round]]) -> set[UUID]:
    """The trials with a long defence that had been filed on their charge before."""
    filed = {
        (trial.charge_id, digest): None
        for trial in trials
        for each in rounds[trial.id]
        if (digest := rules.digest_of(each.text)) is not None
    }
    first: dict[tuple[int, str], tuple[UUID, str]] = {}
    for row in FirstFiling.objects.filter(
        charge__in={charge for charge, _ in filed}, digest__in=[digest for _, digest in filed]
    ):
        first[row.charge_id, row.digest] = (row.trial_id, row.phase)
    return {
        trial.id
        for trial in trials
        for each in rounds[trial.id]
        if (digest := rules.digest_of(each.text)) is not None
        and first.get((trial.charge_id, digest)) != (trial.id, each.phase)
    }


def _counted(
    trial: Trial, filed: Iterable[Round], bench: rules.Bench, *, at: datetime
) -> CountedTrial:
    verdict = trial.verdict
    return CountedTrial(
        trial=trial,
        person_id=trial.owner_id,
        charge_id=trial.charge_id,
        bench=bench,
        acquitted=verdict.decision == Decision.NOT_GUILTY,
        total=verdict.total,
        hints=verdict.hints_used,
        seals=_seals(trial, filed),
        day=trial.daily,
        decided_at=at,
    )


def seals_of(trial: Trial) -> str:
    """The five seals of a decided trial, whether or not a board counts it."""
    return _seals(trial, trial.rounds.all())


def _seals(trial: Trial, filed: Iterable[Round]) -> str:
    marks = {
        Phase(each.phase): Scores(**{d.value: getattr(each, d.value) for d in DIMENSIONS})
        for each in filed
        if each.strength is not None
    }
    return rules.seals(marks, acquitted=trial.verdict.decision == Decision.NOT_GUILTY)


def outcome_of(row: CountedTrial) -> rules.Outcome:
    return rules.Outcome(
        trial=row.trial_id,
        charge=row.charge_id,
        bench=rules.Bench(row.bench),
        acquitted=row.acquitted,
        total=row.total,
        hints=row.hints,
        at=row.decided_at,
    )


# --- who stands on them ----------------------------------------------------------


def is_listed(person: User) -> bool:
    """Guests are nobody yet, and staff may take a member off the boards."""
    if person.is_guest or not person.is_active:
        return False
    return not Unlisted.objects.filter(person=person).exists()


def unlist(*, person: User, reason: str, now: datetime) -> None:
    """Take somebody off the boards; their trials stay theirs."""
    with transaction.atomic():
        Unlisted.objects.update_or_create(person=person, defaults={"reason": reason, "at": now})
        recount(person.pk, now=now)


def relist(*, person: User, now: datetime) -> None:
    with transaction.atomic():
        Unlisted.objects.filter(person=person).delete()
        recount(person.pk, now=now)


# --- keeping the books -----------------------------------------------------------


def count(trial: Trial, *, now: datetime) -> None:
    """Count a trial just decided. In the verdict's transaction, with the trial locked."""
    row = next(counting([trial]), None)
    if row is None:
        return
    person = _locked(row.person_id)
    row.listed = is_listed(person)
    row.save(force_insert=True)
    if not row.listed:
        return
    later = CountedTrial.objects.filter(person=person, decided_at__gte=row.decided_at)
    if later.exclude(pk=row.pk).exists():
        # A verdict that fell before this one was recorded first: streaks go by the order.
        recount(row.person_id, now=now)
    else:
        _add(outcome_of(row), person=row.person_id)


def forget(trial: Trial, *, now: datetime) -> None:
    """The trial is about to be deleted: it leaves the boards, and its person's streak closes up."""
    gone, _ = CountedTrial.objects.filter(trial=trial).delete()
    if gone:
        recount(trial.owner_id, now=now)


def hand_over(*, guest: User, member: User, now: datetime) -> None:
    """The guest's trials, already the member's, count for the member from their own time on."""
    theirs = CountedTrial.objects.filter(person=guest)
    # A second go at the same day's charge is one whose deal was known.
    theirs.filter(day__isnull=False).exclude(trial__dailyattempt__person=member).delete()
    if theirs.update(person=member):
        recount(member.pk, now=now)


def leave(person: User) -> None:
    """The person takes their leave with everything of theirs: off the boards at once."""
    with transaction.atomic():
        _locked(person.pk)
        Standing.objects.filter(person=person).delete()
        CountedTrial.objects.filter(person=person).delete()


def recount(person_id: int, *, now: datetime) -> None:
    """Write one person's counters anew from their counted trials."""
    with transaction.atomic():
        person = _locked(person_id)
        listed = is_listed(person)
        theirs = CountedTrial.objects.filter(person=person)
        theirs.exclude(listed=listed).update(listed=listed)
        Standing.objects.filter(person=person).delete()
        if listed:
            kept = kept_windows(now.date())
            found = rules.standings(outcome_of(row) for row in theirs)
            Standing.objects.bulk_create(
                _row(person_id, scope, standing)
                for scope, standing in found.items()
                if scope.window in kept
            )


def close_windows(*, now: datetime) -> int:
    """Drop the counters of days, weeks and months that are over; how many."""
    gone, _ = Standing.objects.exclude(window__in=kept_windows(now.date())).delete()
    return gone


def kept_windows(day: date) -> set[str]:
    """Windows with counters: today's, and a day's grace for clocks around midnight."""
    grace = timedelta(days=1)
    return {key for each in (day - grace, day, day + grace) for key in rules.keys_at(each)}


def recount_changed(person: User) -> None:
    """Who the person is to others has changed; see `allrise.accounts.standing`."""
    recount(person.pk, now=timezone.now())


def _locked(person_id: int) -> User:
    return User.objects.select_for_update(no_key=True).get(pk=person_id)


def _add(outcome: rules.Outcome, *, person: int) -> None:
    """One more verdict, the person's latest, into each of its scopes."""
    scopes = list(rules.scopes_of(outcome))
    rows = Standing.objects.filter(
        Q(charge__isnull=True) | Q(charge=outcome.charge),
        person=person,
        bench=outcome.bench,
        window__in={scope.window for scope in scopes},
    )
    kept = {scope_of(row): row for row in rows}
    fresh, grown = [], []
    for scope in scopes:
        had = kept.get(scope)
        standing = (standing_of(had) if had else rules.Standing()).after(outcome)
        row = _row(person, scope, standing)
        if had is None:
            fresh.append(row)
        else:
            row.pk = had.pk
            grown.append(row)
    Standing.objects.bulk_create(fresh)
    if grown:
        Standing.objects.bulk_update(grown, [*COUNTERS, "merit"])


def scope_of(row: Standing) -> rules.Scope:
    return rules.Scope(rules.Bench(row.bench), row.charge_id, row.window, rules.Hints(row.hints))


def standing_of(row: Standing) -> rules.Standing:
    return rules.Standing(**{name: getattr(row, name) for name in COUNTERS})


def _row(person: int, scope: rules.Scope, standing: rules.Standing) -> Standing:
    return Standing(
        person_id=person,
        bench=scope.bench,
        charge_id=scope.charge,
        window=scope.window,
        hints=scope.hints,
        merit=standing.merit(rules.window_of(scope.window)),
        **{name: getattr(standing, name) for name in COUNTERS},
    )
