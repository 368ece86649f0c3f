"""People. A guest is a person too: a row behind the session, upgraded by signing up."""

from datetime import date

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models import Q
from django.utils import timezone

from allrise.accounts.anycase import AnyCase


def today() -> date:
    return timezone.now().date()


class User(AbstractUser):
    is_guest = models.BooleanField(default=False)
    display_name = models.CharField(max_length=40, blank=True)
    # A name that the curators took off, and which may not be taken again.
    withheld_name = models.CharField(max_length=150, blank=True, editable=False)
    # A guest opens one trial; deleting it does not give another.
    spent = models.BooleanField(default=False)
    # The day a guest was last here; members are not followed around.
    seen_on = models.DateField(default=today)

    class Meta(AbstractUser.Meta):
        indexes = [models.Index(fields=["seen_on"], name="guest_seen", condition=Q(is_guest=True))]
        constraints = [
            models.UniqueConstraint(
                AnyCase("username"),
                name="name_once_in_any_case",
                violation_error_message="A user with that username already exists.",
            )
        ]

    @property
    def name(self) -> str:
        """What others call this person."""
        if self.is_guest:
            return "a guest"
        return self.display_name or self.username


class ApiToken(models.Model):
    """A key by which a program acts as a person. The key itself is kept nowhere."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tokens"
    )
    name = models.CharField(max_length=40)
    prefix = models.CharField(max_length=16)
    digest = models.CharField(max_length=64, unique=True)
    created_at = models.DateTimeField()
    # To the hour: enough to find a token that nobody needs, too little to follow a person.
    last_used_at = models.DateTimeField(null=True)
    revoked_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["-created_at"]

    def __str__(self) -> str:
        return f"{self.prefix}…"
