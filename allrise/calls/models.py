"""One row a model call, whatever came of it. No prompt, no answer, no key is kept here.

A row outlives its subject: when a trial is deleted, what its calls cost was spent all the
same, and the day's budget rests on these rows. They hold no word that anybody said, and
the subject's id then leads nowhere. A call whose process was killed leaves no row.
"""

from django.db import models


class ModelCall(models.Model):
    kind = models.CharField(max_length=16)
    subject = models.UUIDField()
    step = models.CharField(max_length=40)
    seat = models.CharField(max_length=20)
    purpose = models.CharField(max_length=40)
    engine = models.CharField(max_length=120)
    prompt_hash = models.CharField(max_length=64)
    attempt = models.PositiveSmallIntegerField()
    outcome = models.CharField(max_length=60)
    latency_ms = models.PositiveIntegerField()
    first_token_ms = models.PositiveIntegerField(null=True)
    prompt_tokens = models.PositiveIntegerField(default=0)
    completion_tokens = models.PositiveIntegerField(default=0)
    # Millionths of a US dollar by the price list in settings; null for a model not on it.
    cost_micros = models.PositiveBigIntegerField(null=True)
    at = models.DateTimeField()

    class Meta:
        ordering = ["id"]
        indexes = [
            models.Index(fields=["kind", "subject"], name="call_subject"),
            models.Index(fields=["at", "seat"], name="call_day_seat"),
        ]

    def __str__(self) -> str:
        return f"{self.purpose} by {self.engine}: {self.outcome}"
