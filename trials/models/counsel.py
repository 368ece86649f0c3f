"""What only one side knows: hints given, and each seat's memory."""

from django.db import models
from django.db.models import Q

from trials.domain.casefile import Seat
from trials.domain.phases import Phase
from trials.models.choices import choices
from trials.models.trials import Trial


class HintState(models.TextChoices):
    PENDING = "pending"
    GIVEN = "given"
    FAILED = "failed"
    DROPPED = "dropped"


class Hint(models.Model):
    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="hints")
    phase = models.CharField(max_length=10, choices=choices(Phase))
    state = models.CharField(max_length=8, choices=HintState.choices)
    advice = models.CharField(max_length=60, blank=True)
    text = models.TextField(blank=True)
    engine = models.CharField(max_length=120, blank=True)
    asked_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["trial"], condition=Q(state="pending"), name="hint_one_at_a_time"
            ),
            models.UniqueConstraint(
                fields=["trial", "advice"], condition=Q(state="given"), name="hint_never_twice"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.phase} {self.state}"


class SeatMemory(models.Model):
    """What one seat remembers of a trial."""

    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="memories")
    seat = models.CharField(max_length=10, choices=choices(Seat))
    data = models.JSONField()

    class Meta:
        verbose_name_plural = "seat memories"
        constraints = [models.UniqueConstraint(fields=["trial", "seat"], name="memory_once")]

    def __str__(self) -> str:
        return self.seat
