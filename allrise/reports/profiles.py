"""A person's public profile, as a thing that can be reported."""

from urllib.parse import quote

from allrise.accounts.models import User
from allrise.errors import NotFound
from allrise.reports.things import Thing

PROFILE = "profile"


def profile(person: User | None, name: str) -> Thing:
    found = User.objects.filter(username=name, is_guest=False, is_active=True).first()
    if found is None:
        raise NotFound("There is nobody of this name here.")
    url = f"/u/{quote(found.username)}/"
    # By number: a name may change, and then be somebody else's.
    return Thing(PROFILE, str(found.pk), f"The profile of {found.name}", url)
