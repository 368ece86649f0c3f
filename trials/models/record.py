"""What was said, shown and found in a trial, and the verdict."""

from django.db import models
from django.db.models import Q

from trials.domain.fallacies import Fallacy
from trials.domain.phases import Phase, Speaker
from trials.domain.verdict import Decision
from trials.models.choices import choices
from trials.models.trials import Trial


class EvidenceUse(models.Model):
    """The ledger: a kind is cited at most once per trial, and every letter is used once."""

    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="exhibits")
    phase = models.CharField(max_length=10, choices=choices(Phase))
    kind = models.SlugField(max_length=60)
    letter = models.CharField(max_length=1)
    title = models.CharField(max_length=200)
    description = models.TextField()
    engine = models.CharField(max_length=120, blank=True)
    # Null is "not answered yet", which no phase's name could say.
    answered_in = models.CharField(  # noqa: DJ001
        max_length=10, choices=choices(Phase), null=True, blank=True
    )

    class Meta:
        ordering = ["letter"]
        constraints = [
            models.UniqueConstraint(fields=["trial", "kind"], name="ledger_kind_once"),
            models.UniqueConstraint(fields=["trial", "letter"], name="ledger_letter_once"),
        ]

    def __str__(self) -> str:
        return f"Exhibit {self.letter}"


class Utterance(models.Model):
    """One thing said in court; `seq` is its number in the docket."""

    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="transcript")
    seq = models.PositiveIntegerField()
    at = models.DateTimeField()
    phase = models.CharField(max_length=10, choices=choices(Phase))
    speaker = models.CharField(max_length=10, choices=choices(Speaker))
    text = models.TextField()
    engine = models.CharField(max_length=120, blank=True)
    contempt = models.BooleanField(default=False)
    evidence = models.ForeignKey(EvidenceUse, on_delete=models.CASCADE, null=True, blank=True)

    class Meta:
        ordering = ["seq"]
        constraints = [models.UniqueConstraint(fields=["trial", "seq"], name="said_once")]

    def __str__(self) -> str:
        return f"{self.speaker} {self.seq}"


class Round(models.Model):
    """One defence: as filed, as heard, what the tools found in it and what it earned."""

    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="rounds")
    phase = models.CharField(max_length=10, choices=choices(Phase))
    text = models.TextField()
    heard = models.TextField(blank=True)
    contempt = models.JSONField(default=list)
    filed_at = models.DateTimeField()
    weaknesses = models.JSONField(default=list)
    weakness_engine = models.CharField(max_length=120, blank=True)
    strategy = models.CharField(max_length=300, blank=True)
    attack = models.JSONField(null=True, blank=True)
    strength = models.PositiveSmallIntegerField(null=True, blank=True)
    evidence = models.PositiveSmallIntegerField(null=True, blank=True)
    logic = models.PositiveSmallIntegerField(null=True, blank=True)
    persuasion = models.PositiveSmallIntegerField(null=True, blank=True)
    assessor = models.CharField(max_length=120, blank=True)
    capped = models.BooleanField(
        default=False,
        help_text="A model's marks lay too far above the house's: contempt that slipped past.",
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["trial", "phase"], name="round_one_defence"),
            *(
                models.CheckConstraint(
                    condition=Q(**{f"{name}__lte": 10}), name=f"round_{name}_to_10"
                )
                for name in ("strength", "evidence", "logic", "persuasion")
            ),
        ]

    def __str__(self) -> str:
        return self.phase


class NamedFallacy(models.Model):
    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="fallacies")
    name = models.CharField(max_length=24, choices=choices(Fallacy))
    quote = models.TextField()
    explanation = models.TextField()
    costs_points = models.BooleanField(default=False)
    engine = models.CharField(max_length=120)

    class Meta:
        verbose_name_plural = "named fallacies"

    def __str__(self) -> str:
        return self.name


class VerdictRecord(models.Model):
    """The one verdict. The primary key sees to it that there is no second."""

    trial = models.OneToOneField(
        Trial, on_delete=models.CASCADE, primary_key=True, related_name="verdict"
    )
    decision = models.CharField(max_length=10, choices=choices(Decision))
    overridden = models.BooleanField(default=False)
    total = models.PositiveIntegerField(help_text="hundredths of a point")
    hints_used = models.PositiveSmallIntegerField()
    contempt = models.PositiveSmallIntegerField()
    data = models.JSONField()
    reasoning = models.TextField()
    engine = models.CharField(max_length=120)
    rendered_at = models.DateTimeField()

    class Meta:
        verbose_name = "verdict"

    def __str__(self) -> str:
        return self.decision
