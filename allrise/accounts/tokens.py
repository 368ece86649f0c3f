"""API tokens: made, shown once, revoked, and recognised again by their hash alone.

A token is 32 random bytes, so that a plain SHA-256 is as good as a slow hash: there is
nothing to guess. It begins with `allrise_`, by which leaked ones are found.
"""

import hashlib
import re
import secrets
from datetime import datetime

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.crypto import constant_time_compare
from django.views.decorators.debug import sensitive_variables

from allrise.accounts.models import ApiToken, User
from allrise.errors import Conflict, Invalid, NotFound, NotSignedIn
from allrise.text import clean

MARK = "allrise_"
SHOWN = len(MARK) + 6
MOST = 10
# Revoked ones are kept as a record for their owner, the latest so many.
MOST_REVOKED = 20
SHAPE = re.compile(rf"{MARK}[A-Za-z0-9_-]{{43}}", re.ASCII)


class BadToken(NotSignedIn):
    code = "bad_token"


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


@sensitive_variables()
@transaction.atomic
def make(*, person: User, name: str, now: datetime) -> tuple[ApiToken, str]:
    """A new token and its key, which is never to be had again.

    Raises Invalid without a name, Conflict when the person has ten already.
    """
    words = " ".join(clean(name).split())
    if not 1 <= len(words) <= 40:
        raise Invalid("Give the token a name of at most 40 characters.")
    User.objects.select_for_update().get(pk=person.pk)
    if live(person).count() >= MOST:
        raise Conflict(f"You have {MOST} tokens; revoke one first.", code="too_many_tokens")
    key = MARK + secrets.token_urlsafe(32)
    row = ApiToken.objects.create(
        person=person, name=words, prefix=key[:SHOWN], digest=digest_of(key), created_at=now
    )
    return row, key


@transaction.atomic
def revoke(*, person: User, token_id: int, now: datetime) -> None:
    """Void from now on; again changes nothing. Raises NotFound for no token of the person's."""
    row = ApiToken.objects.select_for_update().filter(person=person, pk=token_id).first()
    if row is None:
        raise NotFound("You have no such token.")
    if row.revoked_at is None:
        row.revoked_at = now
        row.save(update_fields=["revoked_at"])
    old = ApiToken.objects.filter(person=person, revoked_at__isnull=False).order_by("-revoked_at")
    ApiToken.objects.filter(pk__in=list(old.values_list("pk", flat=True)[MOST_REVOKED:])).delete()


def live(person: User) -> QuerySet[ApiToken]:
    return ApiToken.objects.filter(person=person, revoked_at__isnull=True)


@sensitive_variables()
def owner_of(key: str) -> User:
    """Whom a key stands for. Raises BadToken for anything that is no living token."""
    people = owners([digest_of(key)]) if SHAPE.fullmatch(key) else [None]
    if people[0] is None:
        raise BadToken("This token is not valid, or was revoked.")
    return people[0]


def owners(digests: list[str]) -> list[User | None]:
    """Whom each hash stands for now; None for what was revoked or never was."""
    hour = timezone.now().replace(minute=0, second=0, microsecond=0)
    rows = ApiToken.objects.filter(
        digest__in=digests, revoked_at__isnull=True, person__is_active=True
    ).select_related("person")
    found = {row.digest: row for row in rows}
    stale = [r.pk for r in found.values() if r.last_used_at is None or r.last_used_at < hour]
    if stale:
        unused = Q(last_used_at__isnull=True) | Q(last_used_at__lt=hour)
        ApiToken.objects.filter(unused, pk__in=stale).update(last_used_at=hour)
    people: list[User | None] = []
    for digest in digests:
        row = found.get(digest)
        # The index found it; the comparison takes the same time however much of it fits.
        same = row is not None and constant_time_compare(row.digest, digest)
        people.append(row.person if row is not None and same else None)
    return people
