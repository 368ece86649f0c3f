"""Count the trials that were decided before there were boards.

By the tables as they were at this step; what counts is said by the rules of `domain.boards`.
"""

from datetime import timedelta
from itertools import groupby

from django.db import migrations
from django.utils import timezone

from trials.domain import boards as rules
from trials.domain.phases import Phase
from trials.domain.scoring import DIMENSIONS, Scores

CHUNK = 500


def fill(apps, schema_editor):
    remember_filings(apps)
    count_trials(apps)
    make_standings(apps)


def remember_filings(apps):
    """In the order of filing: the first stays, of every long defence of a charge."""
    first = apps.get_model("trials", "FirstFiling")
    filed = apps.get_model("trials", "Round").objects.order_by("filed_at", "id")
    made = []
    for charge, trial, phase, text in filed.values_list(
        "trial__charge_id", "trial_id", "phase", "text"
    ).iterator(chunk_size=CHUNK):
        digest = rules.digest_of(text)
        if digest is not None:
            made.append(first(charge_id=charge, digest=digest, trial_id=trial, phase=phase))
        if len(made) == CHUNK:
            first.objects.bulk_create(made, ignore_conflicts=True)
            made = []
    first.objects.bulk_create(made, ignore_conflicts=True)


def count_trials(apps):
    trials = apps.get_model("trials", "Trial").objects
    counted = apps.get_model("trials", "CountedTrial")
    decided = (
        trials.filter(status="decided", verdict__isnull=False)
        .select_related("owner", "verdict")
        .prefetch_related("rounds", "transcript")
        .order_by("id")
    )
    batch = []
    for trial in decided.iterator(chunk_size=CHUNK):
        batch.append(trial)
        if len(batch) == CHUNK:
            counted.objects.bulk_create(counted_of(apps, batch))
            batch = []
    counted.objects.bulk_create(counted_of(apps, batch))


def counted_of(apps, batch):
    first = apps.get_model("trials", "FirstFiling").objects
    attempts = apps.get_model("trials", "DailyAttempt").objects
    counted = apps.get_model("trials", "CountedTrial")
    spent = set(
        attempts.filter(trial__in=[trial.id for trial in batch]).values_list(
            "person_id", "trial_id"
        )
    )
    digests = {
        (trial.id, row.phase): digest
        for trial in batch
        for row in trial.rounds.all()
        if (digest := rules.digest_of(row.text)) is not None
    }
    filed = {
        (row.charge_id, row.digest): (row.trial_id, row.phase)
        for row in first.filter(digest__in=set(digests.values()))
    }
    for trial in batch:
        rounds = list(trial.rounds.all())
        spoken = [u.engine for u in trial.transcript.all() if u.speaker in ("prosecutor", "judge")]
        own = {(trial.id, row.phase): digests.get((trial.id, row.phase)) for row in rounds}
        bench = rules.ranked_on(
            rules.Facts(
                engines=(*spoken, *(row.assessor for row in rounds)),
                rematch=trial.rematch_of_id is not None,
                seed_chosen=trial.seed_chosen,
                copied=any(
                    digest and filed[trial.charge_id, digest] != key for key, digest in own.items()
                ),
                spare=trial.daily is not None and (trial.owner_id, trial.id) not in spent,
            )
        )
        if bench is None:
            continue
        marks = {
            Phase(row.phase): Scores(**{d.value: getattr(row, d.value) for d in DIMENSIONS})
            for row in rounds
            if row.strength is not None
        }
        acquitted = trial.verdict.decision == "not_guilty"
        yield counted(
            trial=trial,
            person_id=trial.owner_id,
            charge_id=trial.charge_id,
            bench=bench.value,
            acquitted=acquitted,
            total=trial.verdict.total,
            hints=trial.verdict.hints_used,
            seals=rules.seals(marks, acquitted=acquitted),
            day=trial.daily,
            decided_at=trial.decided_at,
            listed=trial.owner.is_active and not trial.owner.is_guest,
        )


def make_standings(apps):
    counted = apps.get_model("trials", "CountedTrial").objects.filter(listed=True)
    standing = apps.get_model("trials", "Standing")
    today, grace = timezone.now().date(), timedelta(days=1)
    kept = {key for day in (today - grace, today, today + grace) for key in rules.keys_at(day)}
    rows = counted.order_by("person_id", "decided_at", "trial_id").iterator(chunk_size=CHUNK)
    for person, theirs in groupby(rows, key=lambda row: row.person_id):
        outcomes = [
            rules.Outcome(
                trial=row.trial_id,
                charge=row.charge_id,
                bench=rules.Bench(row.bench),
                acquitted=row.acquitted,
                total=row.total,
                hints=row.hints,
                at=row.decided_at,
            )
            for row in theirs
        ]
        standing.objects.bulk_create(
            standing(
                person_id=person,
                bench=scope.bench.value,
                charge_id=scope.charge,
                window=scope.window,
                hints=scope.hints.value,
                trials=found.trials,
                acquittals=found.acquittals,
                best_total=found.best_total,
                run=found.run,
                streak=found.streak,
                merit=found.merit(rules.window_of(scope.window)),
            )
            for scope, found in rules.standings(outcomes).items()
            if scope.window in kept
        )


class Migration(migrations.Migration):
    dependencies = [("trials", "0004_boards")]

    operations = [migrations.RunPython(fill, migrations.RunPython.noop, elidable=True)]
