"""Reports: somebody found something public that a curator should look at.

A report points by (kind, subject), as a docket does: this floor knows no trial and no match.
"""

from django.conf import settings
from django.db import models


class ReportState(models.TextChoices):
    OPEN = "open", "Open"
    CLOSED = "closed", "Closed"


class Report(models.Model):
    kind = models.CharField(max_length=16)
    subject = models.CharField(max_length=40)
    # What it was called when it was reported, so that the queue can be read.
    title = models.CharField(max_length=160)
    url = models.CharField(max_length=200)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="reports_filed"
    )
    reason = models.TextField(max_length=1000)
    at = models.DateTimeField()
    state = models.CharField(max_length=6, choices=ReportState.choices, default=ReportState.OPEN)
    note = models.TextField("curator's note", max_length=1000, blank=True)
    closed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="reports_closed",
    )
    closed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.UniqueConstraint(
                fields=["kind", "subject", "person"], name="report_once_a_person_and_thing"
            )
        ]
        indexes = [models.Index(fields=["state", "-at"], name="report_queue")]

    def __str__(self) -> str:
        return f"{self.kind}: {self.title}"


class Measure(models.Model):
    """What a curator did about a thing, and whether it still stands. Never deleted by hand."""

    kind = models.CharField(max_length=16)
    subject = models.CharField(max_length=40)
    # The name of the remedy, as its courtroom registered it.
    what = models.CharField(max_length=16)
    title = models.CharField(max_length=160)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    reason = models.CharField(max_length=200)
    at = models.DateTimeField()
    # What the remedy needs to be undone.
    kept = models.CharField(max_length=200, blank=True)
    lifted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    lifted_at = models.DateTimeField(null=True)
    lifted_reason = models.CharField(max_length=200, blank=True)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.UniqueConstraint(
                fields=["kind", "subject", "what"],
                condition=models.Q(lifted_at__isnull=True),
                name="measure_once_at_a_time",
            )
        ]

    def __str__(self) -> str:
        return f"{self.what}: {self.title}"
