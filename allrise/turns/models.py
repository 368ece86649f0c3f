"""Turns the court owes, who is thinking about them and until when; and stored answers."""

import uuid

from django.db import models

ATTEMPTS_GRANTED = 20


class TurnState(models.TextChoices):
    QUEUED = "queued"
    CLAIMED = "claimed"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


class Turn(models.Model):
    """One step the court owes a trial or a match. There is one row a step, for ever."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    task = models.CharField(max_length=60)
    kind = models.CharField(max_length=16)
    subject = models.UUIDField()
    step = models.CharField(max_length=40)
    state = models.CharField(max_length=10, choices=TurnState.choices, default=TurnState.QUEUED)
    # Never set back: readers of streaming text tell a later attempt by its higher number.
    attempt = models.PositiveIntegerField(default=0)
    # A turn that keeps killing its worker is given up; asking again grants it more.
    attempts_granted = models.PositiveIntegerField(default=ATTEMPTS_GRANTED)
    holder = models.UUIDField(null=True)
    # The name of the worker that claimed it last: when one of that name starts, it has died.
    worker = models.CharField(max_length=255, blank=True)
    # While queued: when to hand it out again should the message get lost. While claimed:
    # when the claim runs out.
    due_at = models.DateTimeField()
    created_at = models.DateTimeField()
    finished_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["kind", "subject", "step"], name="turn_one_per_step")
        ]
        indexes = [
            models.Index(
                fields=["due_at"],
                name="turn_due",
                condition=models.Q(state__in=["queued", "claimed"]),
            )
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.subject} {self.step}"


class StoredReply(models.Model):
    """A finished piece of thinking, kept so that a turn taken up again does not pay twice."""

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="replies")
    purpose = models.CharField(max_length=40)
    engine = models.CharField(max_length=120)
    data = models.JSONField()
    at = models.DateTimeField()

    class Meta:
        verbose_name_plural = "stored replies"
        constraints = [
            models.UniqueConstraint(fields=["turn", "purpose"], name="turn_one_reply_a_purpose")
        ]

    def __str__(self) -> str:
        return f"{self.purpose} by {self.engine}"


class Receipt(models.Model):
    """The answer once given to a keyed request: the same key gets the same answer."""

    scope = models.CharField(max_length=60)
    key = models.UUIDField()
    fingerprint = models.CharField(max_length=64)
    answer = models.JSONField()
    at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["scope", "key"], name="receipt_one_per_key")]

    def __str__(self) -> str:
        return f"{self.scope} {self.key}"
