"""Who keeps the content: the `Curator` group, which a migration creates with its rights."""

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractUser, Group
from django.db import transaction
from django.db.models import Q

GROUP = "Curator"


class Unknown(Exception):
    """There is nobody of that name who could be a curator."""


@transaction.atomic
def make(name: str) -> AbstractUser:
    """Let a member in at the desk, with a curator's rights and no others. Again changes nothing.

    Raises Unknown for a name that nobody has, a guest's, and one that is shut out.
    """
    person = (
        get_user_model()
        .objects.filter(username__iexact=name, is_active=True, is_guest=False)
        .first()
    )
    if person is None:
        raise Unknown(name)
    person.is_staff = True
    person.save(update_fields=["is_staff"])
    person.groups.add(Group.objects.get(name=GROUP))
    return person


def any_yet() -> bool:
    """Whether there is anybody who could sit at the desk."""
    may = Q(is_superuser=True) | Q(groups__name=GROUP)
    return get_user_model().objects.filter(may, is_staff=True, is_active=True).exists()
