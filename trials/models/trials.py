"""A trial as it stands: whose, on what, how far, and what is said about it."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q

from trials.domain.casefile import ElementState
from trials.domain.phases import Mode, Phase, Plea, Status
from trials.domain.verdict import Decision
from trials.models.charges import Charge, ChargeEdition
from trials.models.choices import choices


class Trial(models.Model):
    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="trials"
    )
    charge = models.ForeignKey(Charge, on_delete=models.PROTECT, related_name="trials")
    edition = models.ForeignKey(ChargeEdition, on_delete=models.PROTECT, related_name="trials")
    mode = models.CharField(max_length=6, choices=choices(Mode), default=Mode.TEXT)
    # Null is "not entered yet", which is none of the pleas.
    plea = models.CharField(  # noqa: DJ001
        max_length=30, choices=choices(Plea), null=True, blank=True
    )
    phase = models.CharField(max_length=10, choices=choices(Phase))
    status = models.CharField(max_length=12, choices=choices(Status))
    seed = models.BigIntegerField()
    seed_chosen = models.BooleanField(default=False)
    daily = models.DateField(null=True, blank=True)
    rematch_of = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, blank=True)
    stall_reason = models.CharField(max_length=200, blank=True)
    # Opened when the day's money for models was spent: the house sits to its end.
    house_only = models.BooleanField(default=False)
    public = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    moved_at = models.DateTimeField()
    decided_at = models.DateTimeField(null=True, blank=True)
    # The verdict's two figures again, where a list can be filtered and ordered by them.
    # Null is "not decided", which is neither of the decisions.
    decision = models.CharField(  # noqa: DJ001
        max_length=12, choices=choices(Decision), null=True, blank=True, editable=False
    )
    total = models.PositiveIntegerField(
        null=True, blank=True, editable=False, help_text="hundredths of a point"
    )

    class Meta:
        ordering = ["-created_at"]
        # A history is one person's, in one of two orders; whatever it is filtered by stands in
        # the index, too, so that rows that don't fit are passed over without being read.
        indexes = [
            # The desk's: a day's trials and the latest ones; how each charge plays.
            models.Index(fields=["-created_at", "-id"], name="trial_opened"),
            models.Index(fields=["charge", "status", "decision", "total"], name="trial_played"),
            models.Index(
                fields=["-created_at", "-id"], name="trial_shared", condition=Q(public=True)
            ),
            models.Index(
                fields=["-created_at", "-id"],
                name="trial_stalled",
                condition=Q(status=Status.STALLED.value),
            ),
            models.Index(
                fields=["owner", "created_at", "id", "status", "decision", "charge", "mode"],
                name="trial_by_time",
            ),
            models.Index(
                fields=["owner", "total", "id", "decision", "charge", "mode", "created_at"],
                name="trial_by_total",
                condition=Q(total__isnull=False),
            ),
            models.Index(
                fields=["moved_at"],
                name="trial_idle",
                condition=~Q(status__in=[Status.DECIDED.value, Status.ABANDONED.value]),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.charge_id} {self.id}"


class TrialWords(models.Model):
    """A trial's distinct words, for its owner's search; the form is `domain.searching`'s."""

    trial = models.OneToOneField(Trial, on_delete=models.CASCADE, related_name="words")
    text = models.TextField()

    class Meta:
        verbose_name_plural = "trial words"

    def __str__(self) -> str:
        return f"words of {self.trial_id}"


class DailyAttempt(models.Model):
    """A person's one attempt at the charge of a day; it stays spent when the trial is deleted."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    day = models.DateField()
    trial = models.OneToOneField(Trial, on_delete=models.SET_NULL, null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["person", "day"], name="daily_once")]

    def __str__(self) -> str:
        return f"{self.person_id} {self.day}"


class ElementMark(models.Model):
    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="marks")
    index = models.PositiveSmallIntegerField()
    state = models.CharField(max_length=10, choices=choices(ElementState))

    class Meta:
        constraints = [models.UniqueConstraint(fields=["trial", "index"], name="mark_once")]

    def __str__(self) -> str:
        return f"{self.index} {self.state}"
