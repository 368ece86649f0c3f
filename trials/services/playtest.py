"""How the charges play: how often, how harshly, and how many walk out.

Counted from the trials that are there, with what deleted ones left behind.
"""

from dataclasses import dataclass

from django.db.models import Count, F, Q, Sum

from allrise.desk.kept import kept
from trials.domain.phases import Status
from trials.domain.verdict import Decision
from trials.models import DeletedPlays, Trial


@dataclass(frozen=True, slots=True)
class Figures:
    """A charge's. Rates are 0 to 1, the mean total 0 to 40; None before there is one."""

    plays: int = 0
    decided: int = 0
    guilty: int = 0
    abandoned: int = 0
    total: int = 0

    @property
    def guilty_rate(self) -> float | None:
        return self.guilty / self.decided if self.decided else None

    @property
    def mean_total(self) -> float | None:
        return self.total / self.decided / 100 if self.decided else None

    @property
    def abandonment(self) -> float | None:
        """Of the trials that came to an end, those that somebody left."""
        over = self.decided + self.abandoned
        return self.abandoned / over if over else None

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            plays=self.plays + other.plays,
            decided=self.decided + other.decided,
            guilty=self.guilty + other.guilty,
            abandoned=self.abandoned + other.abandoned,
            total=self.total + other.total,
        )


def figures() -> dict[int, Figures]:
    """Every played charge's, by its id: two queries, however many charges."""
    decided = Q(status=Status.DECIDED)
    there = (
        Trial.objects.order_by()
        .values("charge_id")
        .annotate(
            all=Count("pk"),
            ruled=Count("pk", filter=decided),
            convicted=Count("pk", filter=decided & Q(decision=Decision.GUILTY)),
            left=Count("pk", filter=Q(status=Status.ABANDONED)),
            points=Sum("total", filter=decided, default=0),
        )
    )
    found = {
        row["charge_id"]: Figures(
            plays=row["all"],
            decided=row["ruled"],
            guilty=row["convicted"],
            abandoned=row["left"],
            total=row["points"],
        )
        for row in there
    }
    for gone in DeletedPlays.objects.all():
        deleted = Figures(gone.plays, gone.decided, gone.guilty, gone.abandoned, gone.total)
        found[gone.charge_id] = found.get(gone.charge_id, Figures()) + deleted
    return found


def kept_figures() -> dict[int, Figures]:
    """The same, as they were up to a minute ago: every trial ever played is in them, and though
    an index holds all that is summed, nobody counts it again at each look."""
    return kept("playtest", figures)


def keep(trial: Trial) -> None:
    """The trial is about to be deleted; its figures stay. In the transaction that deletes it."""
    decided = trial.status == Status.DECIDED
    row, _ = DeletedPlays.objects.get_or_create(charge_id=trial.charge_id)
    DeletedPlays.objects.filter(pk=row.pk).update(
        plays=F("plays") + 1,
        decided=F("decided") + int(decided),
        guilty=F("guilty") + int(decided and trial.decision == Decision.GUILTY),
        abandoned=F("abandoned") + int(trial.status == Status.ABANDONED),
        total=F("total") + ((trial.total or 0) if decided else 0),
    )
