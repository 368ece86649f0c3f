"""A person's public profile, as a thing that can be reported, and the name on it taken off."""

from datetime import datetime
from urllib.parse import quote

from allrise.accounts.models import User
from allrise.errors import NotFound
from allrise.reports import things
from allrise.reports.things import Remedial, Thing

PROFILE = "profile"


def profile(person: User | None, name: str) -> Thing:
    found = User.objects.filter(username=name, is_guest=False, is_active=True).first()
    if found is None:
        raise NotFound("There is nobody of this name here.")
    url = f"/u/{quote(found.username)}/"
    # By number: a name may change, and then be somebody else's.
    return Thing(PROFILE, str(found.pk), f"The profile of {found.name}", url)


class NameTaken:
    """The name gives way to a plain one. The person may choose another, but not that one."""

    def take(self, *, subject: str, reason: str, now: datetime) -> str:
        person = locked(subject)
        had = person.display_name
        person.withheld_name, person.display_name = person.name, f"Member {person.pk}"
        person.save(update_fields=["withheld_name", "display_name"])
        return had

    def lift(self, *, subject: str, kept: str, now: datetime) -> None:
        person = locked(subject)
        if person.display_name == f"Member {person.pk}":
            person.display_name = kept
        person.withheld_name = ""
        person.save(update_fields=["withheld_name", "display_name"])


def locked(subject: str) -> User:
    """The member a report is about, for update. Raises NotFound."""
    people = User.objects.select_for_update().filter(is_guest=False)
    person = people.filter(pk=subject).first() if subject.isdecimal() else None
    if person is None:
        raise NotFound("This person is no longer a member.")
    return person


def register() -> None:
    things.register(PROFILE, profile)
    name = Remedial("name", "Take the name off", "Give the name back", NameTaken())
    things.register_remedy(PROFILE, name)
