"""What belongs to a person, courtroom by courtroom.

Each courtroom registers a `Belongings` on start; accounts know no trial and no match, yet
can hand a guest's over to the member they turn out to be, hand a member a copy of all that
is theirs, and let nothing of it stay.
"""

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, Protocol

from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.models import Session
from django.db import transaction

from allrise.accounts.models import ApiToken, User

SWEEP_BATCH = 200


class Belongings(Protocol):
    def hand_over(self, *, guest: User, member: User) -> None:
        """Make everything of the guest's the member's."""

    def export(self, *, person: User) -> Iterator[tuple[str, str]]:
        """Everything of the person's as files: (path, text). Nothing of anybody else's, and
        nothing that the person may not yet see."""

    def forget(self, *, person: User) -> None:
        """Erase everything of the person's, in small transactions; again does no harm.

        What stays because it is public, or is a count, says nothing of who it was.
        """


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


def forget(*, person: User) -> None:
    """The person and everything of theirs. Whoever is interrupted may begin again."""
    for belongings in _registered:
        belongings.forget(person=person)
    with transaction.atomic():
        # Whatever was begun meanwhile waits for this lock, and then finds nobody.
        User.objects.select_for_update().get(pk=person.pk)
        for belongings in _registered:
            belongings.forget(person=person)
        sessions = UserSession.objects.filter(user=person).values_list("session_key", flat=True)
        Session.objects.filter(session_key__in=list(sessions)).delete()
        people = ContentType.objects.get_for_model(User)
        LogEntry.objects.filter(content_type=people, object_id=str(person.pk)).delete()
        person.delete()


def forget_idle_guests(*, now: datetime) -> int:
    """Forget guests who were not here for `settings.GUEST_DAYS`; how many.

    Their session has run out by then, so that nobody can come back to what they left.
    """
    day = (now - timedelta(days=settings.GUEST_DAYS)).date()
    idle = User.objects.filter(is_guest=True, seen_on__lt=day).order_by("seen_on")
    count = 0
    for pk in list(idle.values_list("pk", flat=True)[:SWEEP_BATCH]):
        with transaction.atomic():
            guest = User.objects.select_for_update().filter(pk=pk).first()
            # They may have signed up, or come back, since we looked.
            if guest is not None and guest.is_guest and guest.seen_on < day:
                forget(person=guest)
                count += 1
    return count


def export(*, person: User) -> Iterator[tuple[str, str]]:
    """Everything of the person's as files: (path, text)."""
    yield "account.json", as_text(_account(person))
    yield "sessions.json", as_text(_sessions(person))
    yield "tokens.json", as_text(_tokens(person))
    for belongings in _registered:
        yield from belongings.export(person=person)


def as_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2, default=_plain) + "\n"


def _plain(value: Any) -> str:
    text: str = value.isoformat() if hasattr(value, "isoformat") else str(value)
    return text


def _account(person: User) -> dict[str, Any]:
    addresses = EmailAddress.objects.filter(user=person).order_by("pk")
    return {
        "format": "all-rise/account/1",
        "username": person.username,
        "display_name": person.display_name,
        "first_name": person.first_name,
        "last_name": person.last_name,
        "email": person.email,
        "addresses": list(addresses.values("email", "verified", "primary")),
        "joined": person.date_joined,
        "last_login": person.last_login,
        "groups": list(person.groups.values_list("name", flat=True)),
    }


def _sessions(person: User) -> list[dict[str, Any]]:
    rows = UserSession.objects.filter(user=person).order_by("created_at")
    return [dict(row) for row in rows.values("created_at", "last_seen_at", "ip", "user_agent")]


def _tokens(person: User) -> list[dict[str, Any]]:
    rows = ApiToken.objects.filter(person=person)
    return [
        dict(row)
        for row in rows.values("name", "prefix", "created_at", "last_used_at", "revoked_at")
    ]
