"""The numbered public record, of trials, matches and the room alike."""

from django.db import models


class Docket(models.Model):
    """The head of one record: what it is about, and the number of its last entry.

    Its row lock is what makes the numbers gap-free: whoever appends holds it.
    """

    kind = models.CharField(max_length=16)
    subject = models.UUIDField()
    last_seq = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["kind", "subject"], name="docket_one_per_subject")
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.subject}"


class Entry(models.Model):
    """One public event. Never changed once written."""

    docket = models.ForeignKey(Docket, on_delete=models.CASCADE, related_name="entries")
    seq = models.PositiveIntegerField()
    type = models.CharField(max_length=40)
    at = models.DateTimeField()
    data = models.JSONField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["docket", "seq"], name="docket_entry_number")
        ]
        ordering = ["seq"]
        verbose_name_plural = "entries"

    def __str__(self) -> str:
        return f"{self.seq} {self.type}"
