"""What is kept of charges and trials. Written by services only."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q

from trials.domain.casefile import ElementState, Seat
from trials.domain.charges import Difficulty
from trials.domain.fallacies import Fallacy
from trials.domain.phases import Mode, Phase, Plea, Speaker, Status
from trials.domain.verdict import Decision


def _choices(enum: type) -> list[tuple[str, str]]:
    return [(item.value, item.value) for item in enum]  # type: ignore[attr-defined]


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
    difficulty = models.CharField(max_length=8, choices=_choices(Difficulty))
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


class Trial(models.Model):
    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="trials"
    )
    charge = models.ForeignKey(Charge, on_delete=models.PROTECT, related_name="trials")
    edition = models.ForeignKey(ChargeEdition, on_delete=models.PROTECT, related_name="trials")
    mode = models.CharField(max_length=6, choices=_choices(Mode), default=Mode.TEXT)
    # Null is "not entered yet", which is none of the pleas.
    plea = models.CharField(  # noqa: DJ001
        max_length=30, choices=_choices(Plea), null=True, blank=True
    )
    phase = models.CharField(max_length=10, choices=_choices(Phase))
    status = models.CharField(max_length=12, choices=_choices(Status))
    seed = models.BigIntegerField()
    seed_chosen = models.BooleanField(default=False)
    daily = models.DateField(null=True, blank=True)
    rematch_of = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, blank=True)
    stall_reason = models.CharField(max_length=200, blank=True)
    public = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    moved_at = models.DateTimeField()
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created_at"]
        indexes = [
            models.Index(fields=["owner", "-created_at", "-id"], name="trial_history"),
            models.Index(
                fields=["moved_at"],
                name="trial_idle",
                condition=~Q(status__in=[Status.DECIDED.value, Status.ABANDONED.value]),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.charge_id} {self.id}"


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
    state = models.CharField(max_length=10, choices=_choices(ElementState))

    class Meta:
        constraints = [models.UniqueConstraint(fields=["trial", "index"], name="mark_once")]

    def __str__(self) -> str:
        return f"{self.index} {self.state}"


class EvidenceUse(models.Model):
    """The ledger: a kind is cited at most once per trial, and every letter is used once."""

    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="exhibits")
    phase = models.CharField(max_length=10, choices=_choices(Phase))
    kind = models.SlugField(max_length=60)
    letter = models.CharField(max_length=1)
    title = models.CharField(max_length=200)
    description = models.TextField()
    engine = models.CharField(max_length=120, blank=True)
    # Null is "not answered yet", which no phase's name could say.
    answered_in = models.CharField(  # noqa: DJ001
        max_length=10, choices=_choices(Phase), null=True, blank=True
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
    phase = models.CharField(max_length=10, choices=_choices(Phase))
    speaker = models.CharField(max_length=10, choices=_choices(Speaker))
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
    phase = models.CharField(max_length=10, choices=_choices(Phase))
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
    name = models.CharField(max_length=24, choices=_choices(Fallacy))
    quote = models.TextField()
    explanation = models.TextField()
    costs_points = models.BooleanField(default=False)
    engine = models.CharField(max_length=120)

    class Meta:
        verbose_name_plural = "named fallacies"

    def __str__(self) -> str:
        return self.name


class HintState(models.TextChoices):
    PENDING = "pending"
    GIVEN = "given"
    FAILED = "failed"
    DROPPED = "dropped"


class Hint(models.Model):
    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="hints")
    phase = models.CharField(max_length=10, choices=_choices(Phase))
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
    seat = models.CharField(max_length=10, choices=_choices(Seat))
    data = models.JSONField()

    class Meta:
        verbose_name_plural = "seat memories"
        constraints = [models.UniqueConstraint(fields=["trial", "seat"], name="memory_once")]

    def __str__(self) -> str:
        return self.seat


class VerdictRecord(models.Model):
    """The one verdict. The primary key sees to it that there is no second."""

    trial = models.OneToOneField(
        Trial, on_delete=models.CASCADE, primary_key=True, related_name="verdict"
    )
    decision = models.CharField(max_length=10, choices=_choices(Decision))
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


class ChargeSuggestion(models.Model):
    """A charge somebody would like to see; a curator decides."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    title = models.CharField(max_length=80)
    statute = models.TextField(max_length=400)
    pitch = models.CharField(max_length=400, blank=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return self.title


class Report(models.Model):
    """Somebody found something in a trial that a curator should look at."""

    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="reports")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    reason = models.TextField(max_length=1000)
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["trial", "person"], name="report_once_a_person")
        ]

    def __str__(self) -> str:
        return f"{self.trial_id} by {self.person_id}"
