"""What belongs to a person, courtroom by courtroom.

Each courtroom registers a `Belongings` on start; accounts know no trial and no match,
yet can hand a guest's over to the member they turn out to be.
"""

from typing import Protocol

from django.db import transaction

from allrise.accounts.models import User


class Belongings(Protocol):
    def hand_over(self, *, guest: User, member: User) -> None:
        """Make everything of the guest's the member's."""


_registered: list[Belongings] = []


def register(belongings: Belongings) -> None:
    if belongings not in _registered:
        _registered.append(belongings)


@transaction.atomic
def merge(*, guest: User, member: User) -> None:
    """A guest turned out to be a member: theirs becomes the member's, the guest is gone."""
    for belongings in _registered:
        belongings.hand_over(guest=guest, member=member)
    guest.delete()
