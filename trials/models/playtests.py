"""What deleted trials leave behind: how often a charge was played, and how it went."""

from django.db import models

from trials.models.charges import Charge


class DeletedPlays(models.Model):
    """The playtest figures of a charge's deleted trials. They name nobody."""

    charge = models.OneToOneField(
        Charge, on_delete=models.CASCADE, primary_key=True, related_name="deleted_plays"
    )
    plays = models.PositiveIntegerField(default=0)
    decided = models.PositiveIntegerField(default=0)
    guilty = models.PositiveIntegerField(default=0)
    abandoned = models.PositiveIntegerField(default=0)
    total = models.PositiveBigIntegerField(default=0, help_text="hundredths of a point, in all")

    class Meta:
        verbose_name_plural = "deleted plays"

    def __str__(self) -> str:
        return f"{self.charge_id}"
