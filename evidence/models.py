"""What is kept of the Evidence Room. Written by services only.

The truth of an exhibit lies in a table of its own, so that nothing that reads exhibits
can carry it along by accident.
"""

import uuid
from enum import StrEnum

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q

from allrise.llm import registry
from evidence.domain.exhibits import Kind
from evidence.domain.rules import Decision, RoundVerdict, Truth
from evidence.house.players import EXAMINERS, PRESENTERS

# A person's match has a docket of its own; the live room has one over all its matches.
KIND = "match"
ROOM_KIND = "room"
ROOM = uuid.UUID("a11e0000-0000-4000-8000-000000000001")


def _choices(enum: type[StrEnum]) -> list[tuple[str, str]]:
    return [(item.value, item.value) for item in enum]


def valid_engine(engine: str) -> None:
    """Raises ValidationError for an engine that nobody could ever ask."""
    provider, _, name = engine.partition(":")
    if engine == "human" or (provider == registry.HOUSE and {name} & {*PRESENTERS, *EXAMINERS}):
        return
    try:
        names = registry.parse(engine)
    except ValueError as error:
        raise ValidationError(str(error)) from error
    if len(names) != 1 or provider == registry.HOUSE:
        raise ValidationError(f"{engine!r} is neither one provider:model nor house:<player>")


class LibrarySource(models.Model):
    """A work of the almanac. The catalogue shows everything but its passages."""

    slug = models.SlugField(max_length=60, unique=True)
    title = models.CharField(max_length=300, unique=True)
    kind = models.CharField(max_length=8, choices=_choices(Kind))
    year = models.PositiveSmallIntegerField()
    subject = models.SlugField(max_length=60)
    locators = models.CharField(max_length=300)
    enabled = models.BooleanField(default=True)

    class Meta:
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.title


class LibraryPassage(models.Model):
    """What stands at one place of a source."""

    source = models.ForeignKey(LibrarySource, on_delete=models.CASCADE, related_name="passages")
    position = models.PositiveSmallIntegerField()
    locator = models.CharField(max_length=300)
    title = models.CharField(max_length=300)
    content = models.JSONField()
    caption = models.CharField(max_length=600, blank=True)
    claim = models.CharField(max_length=300)
    surprising = models.BooleanField(default=False)
    checks = models.JSONField(default=list, blank=True)

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(fields=["source", "locator"], name="passage_one_a_place")
        ]

    def __str__(self) -> str:
        return f"{self.title}, {self.locator}"


class Contender(models.Model):
    """A named mind. `engine` is "house:<player>", "provider:model", "local", or "human".

    `enabled` says whether it is drawn for matches. A `fallback` takes its place where it
    cannot play, drawn or not; a house player stands behind them all.
    """

    slug = models.SlugField(max_length=60, unique=True)
    name = models.CharField(max_length=60)
    motto = models.CharField(max_length=200, blank=True)
    engine = models.CharField(max_length=120, validators=[valid_engine])
    presents = models.BooleanField(default=True)
    examines = models.BooleanField(default=True)
    enabled = models.BooleanField(default=True)
    fallback = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, blank=True)
    person = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True
    )

    class Meta:
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.name


class MatchState(models.TextChoices):
    RUNNING = "running"
    COMPLETE = "complete"
    CLOSED = "closed"


class Match(models.Model):
    """Ten rounds between two minds."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    number = models.PositiveIntegerField(null=True, unique=True)
    # A match with a person in the examiner's chair; its owner may be gone.
    human = models.BooleanField(default=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="matches"
    )
    presenter = models.ForeignKey(Contender, on_delete=models.PROTECT, related_name="presented")
    examiner = models.ForeignKey(Contender, on_delete=models.PROTECT, related_name="examined")
    # Whoever sat down: another engine than the contender's, where that was not to be had.
    # Who made each move is with the move.
    presenter_sat = models.CharField(max_length=120)
    examiner_sat = models.CharField(max_length=120)
    state = models.CharField(max_length=8, choices=MatchState.choices, default=MatchState.RUNNING)
    phase = models.CharField(max_length=10, default="filing")
    round = models.PositiveSmallIntegerField(default=1)
    ruled = models.BooleanField(default=False)
    rounds = models.PositiveSmallIntegerField(default=10)
    presenter_score = models.IntegerField(default=0)
    examiner_score = models.IntegerField(default=0)
    public = models.BooleanField(default=False)
    opened_at = models.DateTimeField()
    moved_at = models.DateTimeField()
    closed_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["-opened_at"]
        verbose_name_plural = "matches"
        indexes = [models.Index(fields=["-closed_at", "-id"], name="match_archive")]
        constraints = [
            # The room holds one match at a time.
            models.UniqueConstraint(
                fields=["state"],
                condition=Q(state="running", human=False),
                name="room_one_match",
            )
        ]

    def __str__(self) -> str:
        return f"match {self.id}"


class MatchSecret(models.Model):
    """The seed of a match, secret until it closes."""

    match = models.OneToOneField(
        Match, on_delete=models.CASCADE, primary_key=True, related_name="secret"
    )
    seed = models.CharField(max_length=64)

    def __str__(self) -> str:
        return "sealed"


class FiledExhibit(models.Model):
    """An exhibit as everyone sees it."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="exhibits")
    round = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=8, choices=_choices(Kind))
    title = models.CharField(max_length=300)
    claim = models.CharField(max_length=300)
    preview = models.JSONField()
    citation = models.JSONField()
    commitment = models.CharField(max_length=64)
    filed_at = models.DateTimeField()

    class Meta:
        ordering = ["round"]
        constraints = [
            models.UniqueConstraint(fields=["match", "round"], name="exhibit_once_a_round")
        ]

    def __str__(self) -> str:
        return f"round {self.round}"


class Sealed(models.Model):
    """The truth of an exhibit, until its round is resolved.

    Who made it is sealed as well: what the dealer files is always true. `made_by` is null
    for the dealer, and for a stand-in that is no contender.
    """

    exhibit = models.OneToOneField(
        FiledExhibit, on_delete=models.CASCADE, primary_key=True, related_name="sealed"
    )
    truth = models.CharField(max_length=12, choices=_choices(Truth))
    nonce = models.CharField(max_length=32)
    failed = models.CharField(max_length=8, blank=True)
    passage = models.JSONField(null=True)
    differs = models.JSONField(default=list)
    made_by = models.ForeignKey(
        Contender, on_delete=models.PROTECT, null=True, related_name="exhibits", db_index=False
    )
    engine = models.CharField(max_length=120)

    class Meta:
        verbose_name = "sealed truth"
        # A presenter's latest exhibits, for the coin.
        indexes = [models.Index(fields=["made_by", "-exhibit"], name="sealed_made_by")]

    def __str__(self) -> str:
        return "sealed"


class Ruling(models.Model):
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="rulings")
    round = models.PositiveSmallIntegerField()
    decision = models.CharField(max_length=9, choices=_choices(Decision))
    reasoning = models.TextField()
    ruled_at = models.DateTimeField()
    # Null where a coin was tossed, and for a stand-in that is no contender.
    made_by = models.ForeignKey(
        Contender, on_delete=models.PROTECT, null=True, related_name="rulings"
    )
    engine = models.CharField(max_length=120)

    class Meta:
        ordering = ["round"]
        constraints = [
            models.UniqueConstraint(fields=["match", "round"], name="ruling_once_a_round")
        ]

    def __str__(self) -> str:
        return f"round {self.round} {self.decision}"


class Resolution(models.Model):
    """A round's end: the truth is out, the points are given. Never twice."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="resolutions")
    round = models.PositiveSmallIntegerField()
    verdict = models.CharField(max_length=24, choices=_choices(RoundVerdict))
    presenter_delta = models.SmallIntegerField()
    examiner_delta = models.SmallIntegerField()
    resolved_at = models.DateTimeField()

    class Meta:
        ordering = ["round"]
        constraints = [
            models.UniqueConstraint(fields=["match", "round"], name="resolution_once_a_round")
        ]

    def __str__(self) -> str:
        return f"round {self.round} {self.verdict}"


class Tally(models.Model):
    """What a contender did in a seat, kept up to date as rounds resolve."""

    contender = models.ForeignKey(Contender, on_delete=models.CASCADE, related_name="tallies")
    seat = models.CharField(max_length=9)
    matches = models.PositiveIntegerField(default=0)
    validated = models.PositiveIntegerField(default=0)
    passed = models.PositiveIntegerField(default=0)
    caught = models.PositiveIntegerField(default=0)
    accused = models.PositiveIntegerField(default=0)
    # A rating of this seat alone, by openskill's model of two players.
    mu = models.FloatField(default=25.0)
    sigma = models.FloatField(default=25.0 / 3)

    class Meta:
        verbose_name_plural = "tallies"
        constraints = [
            models.UniqueConstraint(fields=["contender", "seat"], name="tally_one_a_seat")
        ]

    def __str__(self) -> str:
        return f"{self.contender_id} {self.seat}"


class RoomControl(models.Model):
    """The driver's switch and pulse; there is one row."""

    paused = models.BooleanField(default=False)
    beat_at = models.DateTimeField(null=True)
    driver = models.UUIDField(null=True)

    def __str__(self) -> str:
        return "paused" if self.paused else "open"
