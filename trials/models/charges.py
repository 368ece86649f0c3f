"""What curators keep: charges, and the text that trials were opened with."""

from django.db import models

from trials.domain.charges import Difficulty
from trials.models.choices import choices


class ChargeState(models.TextChoices):
    DRAFT = "draft"
    PUBLISHED = "published"
    RETIRED = "retired"


class Charge(models.Model):
    """An absurd charge, as its curators keep it."""

    slug = models.SlugField(max_length=60, unique=True)
    title = models.CharField(max_length=80)
    statute = models.TextField(max_length=400)
    pitch = models.CharField(max_length=400)
    difficulty = models.CharField(max_length=8, choices=choices(Difficulty))
    tags = models.JSONField(default=list)
    writer = models.JSONField(help_text="The house writer's sheet: stakes, images, lines.")
    state = models.CharField(max_length=10, choices=ChargeState.choices, default=ChargeState.DRAFT)
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["title"]

    def __str__(self) -> str:
        return self.title


class ChargeElement(models.Model):
    """One thing the prosecution must establish."""

    charge = models.ForeignKey(Charge, on_delete=models.CASCADE, related_name="elements")
    position = models.PositiveSmallIntegerField()
    text = models.CharField(max_length=400)
    claim = models.CharField(max_length=400)
    topics = models.JSONField(default=list)

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(fields=["charge", "position"], name="element_position")
        ]

    def __str__(self) -> str:
        return self.text


class EvidenceKindRow(models.Model):
    """A kind of exhibit the prosecutor may invent on this charge."""

    charge = models.ForeignKey(Charge, on_delete=models.CASCADE, related_name="evidence")
    position = models.PositiveSmallIntegerField()
    kind = models.SlugField(max_length=60)
    name = models.CharField(max_length=400)
    description = models.CharField(max_length=400)
    object = models.CharField(max_length=400)
    figure = models.CharField(max_length=400)
    details = models.JSONField(default=list)
    flaw = models.CharField(max_length=400)
    flaw_line = models.CharField(max_length=400)
    flaw_synonyms = models.JSONField(default=list)

    class Meta:
        ordering = ["position"]
        verbose_name = "kind of evidence"
        verbose_name_plural = "kinds of evidence"
        constraints = [
            models.UniqueConstraint(fields=["charge", "kind"], name="evidence_kind_once")
        ]

    def __str__(self) -> str:
        return self.name


class ChargeEdition(models.Model):
    """A charge's whole text as some trial was opened with it; editing makes a new one."""

    charge = models.ForeignKey(Charge, on_delete=models.PROTECT, related_name="editions")
    digest = models.CharField(max_length=64)
    sheet = models.JSONField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["charge", "digest"], name="edition_once")]

    def __str__(self) -> str:
        return f"{self.charge.slug} {self.digest[:8]}"
