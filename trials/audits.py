"""The record of trials, computed again from its rounds. Reads only."""

from collections.abc import Iterator

from allrise.docket import audits
from allrise.docket.audits import Check
from trials.domain.phases import Phase
from trials.domain.scoring import DIMENSIONS, Scores, points, total
from trials.models import Round, VerdictRecord


def register() -> None:
    audits.register(checks)


def checks() -> Iterator[Check]:
    yield totals()


def totals() -> Check:
    """A verdict's total is the exact arithmetic of its rounds."""
    wrong, found = [], 0
    rows = VerdictRecord.objects.prefetch_related("trial__rounds")
    for verdict in rows.iterator(chunk_size=500):
        found += 1
        due = total({Phase(r.phase): _scores(r) for r in verdict.trial.rounds.all() if _marked(r)})
        if verdict.total != due:
            had, make = points(verdict.total), points(due)
            wrong.append(f"trial {verdict.trial_id} has {had}, its rounds make {make}")
    return Check("verdicts are the sum of their rounds", found, tuple(wrong))


def _marked(round: Round) -> bool:
    return all(getattr(round, each.value) is not None for each in DIMENSIONS)


def _scores(round: Round) -> Scores:
    return Scores(**{each.value: getattr(round, each.value) for each in DIMENSIONS})
