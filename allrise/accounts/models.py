"""People. A guest is a person too: a row behind the session, upgraded by signing up."""

from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    is_guest = models.BooleanField(default=False)
    display_name = models.CharField(max_length=40, blank=True)

    @property
    def name(self) -> str:
        """What others call this person."""
        if self.is_guest:
            return "a guest"
        return self.display_name or self.username
