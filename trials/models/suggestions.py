"""Charges that people would like to see, and what became of each."""

from django.conf import settings
from django.db import models

from trials.models.charges import Charge


class SuggestionState(models.TextChoices):
    WAITING = "waiting"
    ACCEPTED = "accepted"
    RETURNED = "returned"
    REJECTED = "rejected"


class ChargeSuggestion(models.Model):
    """A charge somebody would like to see; a curator decides, and says why.

    `elements` and `evidence` are lists of lines as the suggester wrote them. One that was
    returned may be sent again, and waits again; an accepted one has become `draft`.
    """

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    title = models.CharField(max_length=80)
    statute = models.TextField(max_length=400)
    pitch = models.CharField(max_length=400, blank=True)
    elements = models.JSONField(default=list, blank=True)
    evidence = models.JSONField(default=list, blank=True)
    at = models.DateTimeField()
    state = models.CharField(
        max_length=8, choices=SuggestionState.choices, default=SuggestionState.WAITING
    )
    reason = models.TextField(max_length=1000, blank=True)
    decided_at = models.DateTimeField(null=True, blank=True)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
    )
    draft = models.ForeignKey(
        Charge, on_delete=models.SET_NULL, null=True, blank=True, related_name="suggestions"
    )

    class Meta:
        verbose_name = "suggested charge"
        indexes = [
            models.Index(fields=["state", "at"], name="suggestion_queue"),
            models.Index(fields=["person", "-at"], name="suggestion_of_person"),
        ]

    def __str__(self) -> str:
        return self.title
