"""What the boards are made of: trials that count, and counters of them. Kept by services only."""

from django.conf import settings
from django.db import models

from trials.domain.boards import Bench, Hints
from trials.models.charges import Charge
from trials.models.choices import choices
from trials.models.trials import Trial


class FirstFiling(models.Model):
    """A long defence, as a digest, and the trial it was first filed in on the charge.

    It names no person and holds no text, and outlives its trial: a copy stays a copy.
    """

    charge = models.ForeignKey(Charge, on_delete=models.CASCADE, related_name="+")
    digest = models.CharField(max_length=64)
    trial_id = models.UUIDField()
    phase = models.CharField(max_length=10)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["charge", "digest"], name="filed_first_once")
        ]

    def __str__(self) -> str:
        return self.digest[:8]


class CountedTrial(models.Model):
    """A decided trial that the boards count; written with its verdict, gone with the trial."""

    trial = models.OneToOneField(
        Trial, on_delete=models.CASCADE, primary_key=True, related_name="counted"
    )
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="counted_trials",
        db_index=False,
    )
    charge = models.ForeignKey(Charge, on_delete=models.CASCADE, related_name="+", db_index=False)
    bench = models.CharField(max_length=5, choices=choices(Bench))
    acquitted = models.BooleanField()
    total = models.PositiveIntegerField(help_text="hundredths of a point")
    hints = models.PositiveSmallIntegerField()
    seals = models.CharField(max_length=5)
    # The day whose charge this is the person's attempt at.
    day = models.DateField(null=True)
    decided_at = models.DateTimeField()
    listed = models.BooleanField(help_text="Its person stands on the boards.")

    class Meta:
        indexes = [
            models.Index(fields=["person", "decided_at"], name="counted_person"),
            models.Index(
                fields=["day", "bench", "-total", "decided_at", "trial"],
                name="counted_day",
                condition=models.Q(day__isnull=False, listed=True),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.trial_id}"


class Standing(models.Model):
    """A person's counters in one scope; only of those who stand on the boards."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="standings"
    )
    bench = models.CharField(max_length=5, choices=choices(Bench))
    charge = models.ForeignKey(
        Charge, on_delete=models.CASCADE, null=True, related_name="+", db_index=False
    )
    window = models.CharField(max_length=10)
    # A word, not a truth value: databases enter an index by `= "any"` but not by `NOT …`.
    hints = models.CharField(max_length=4, choices=choices(Hints))
    trials = models.PositiveIntegerField()
    acquittals = models.PositiveIntegerField()
    best_total = models.PositiveIntegerField(help_text="hundredths of a point")
    run = models.PositiveIntegerField(help_text="acquittals since the last conviction")
    streak = models.PositiveIntegerField(help_text="the longest run")
    merit = models.PositiveIntegerField(
        help_text="the lower end of the Wilson interval in billionths, 0 below the minimum"
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["person", "bench", "window", "hints"],
                condition=models.Q(charge__isnull=True),
                name="standing_once_over_all",
            ),
            models.UniqueConstraint(
                fields=["person", "bench", "window", "hints", "charge"],
                condition=models.Q(charge__isnull=False),
                name="standing_once_a_charge",
            ),
        ]
        indexes = [
            models.Index(
                fields=["bench", "charge", "window", "hints", f"-{value}", "person"],
                name=f"standing_{value}"[:30],
            )
            for value in ("merit", "best_total", "streak")
        ] + [models.Index(fields=["window"], name="standing_window")]

    def __str__(self) -> str:
        return f"{self.person_id} {self.bench} {self.window}"


class Unlisted(models.Model):
    """Somebody whom the court's staff took off the boards."""

    person = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="+"
    )
    reason = models.CharField(max_length=200)
    at = models.DateTimeField()

    class Meta:
        verbose_name = "person off the boards"
        verbose_name_plural = "people off the boards"

    def __str__(self) -> str:
        return f"{self.person_id}"
