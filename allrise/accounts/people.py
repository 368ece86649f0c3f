"""Who is asking: a token's person, a signed-in one, a guest behind the session, or nobody."""

import secrets
from typing import Any

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.models import Session
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from allrise.accounts import tokens
from allrise.accounts.models import User, today
from allrise.errors import NotSignedIn

GUEST_KEY = "guest_id"
# Where programs ask. Elsewhere a browser's extensions and proxies may send what they like.
PROGRAMS = ("/api/", "/evidence-room/api/")
# What stands in place of a session's key where a token was shown.
BY_TOKEN = "token:"


def bearer_of(request: HttpRequest) -> str | None:
    """The token that a request to the API shows, or None when it shows none."""
    if not request.path.startswith(PROGRAMS):
        return None
    return bearer_in(request.META.get("HTTP_AUTHORIZATION", ""))


def bearer_in(header: str) -> str | None:
    scheme, _, key = header.strip().partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


def person_of(request: HttpRequest) -> User | None:
    """The person behind the request, guests included, or None. Looked up once a request.

    Raises BadToken for a token that stands for nobody, whatever cookie came with it.
    """
    if not hasattr(request, "_person"):
        key = bearer_of(request)
        who = tokens.owner_of(key) if key is not None else _behind_session(request)
        request._person = who  # type: ignore[attr-defined]
    person: User | None = request._person  # type: ignore[attr-defined]
    return person


def _behind_session(request: HttpRequest) -> User | None:
    user = request.user
    signed_in = User.objects.get(pk=user.pk) if user.is_authenticated else None
    return signed_in or guest_of(request.session)


def require_person(request: HttpRequest) -> User:
    """Raises NotSignedIn when there is nobody behind the request."""
    person = person_of(request)
    if person is None:
        raise NotSignedIn("Sign in, or open a trial as a guest, first.")
    return person


def guest_of(session: SessionBase) -> User | None:
    guest_id = session.get(GUEST_KEY)
    if guest_id is None:
        return None
    guest = User.objects.filter(id=guest_id, is_guest=True, is_active=True).first()
    if guest is not None and guest.seen_on < today():
        guest.seen_on = today()
        guest.save(update_fields=["seen_on"])
    return guest


def start_guest(request: HttpRequest) -> User:
    """A new guest behind this session."""
    guest = User(username=f"guest-{secrets.token_hex(8)}", is_guest=True)
    guest.set_unusable_password()
    guest.save()
    request.session[GUEST_KEY] = guest.pk
    request._person = guest  # type: ignore[attr-defined]
    return guest


def dismiss_guest(request: HttpRequest) -> None:
    """The guest who was started for this request has nothing to come back to."""
    User.objects.filter(pk=request.session.pop(GUEST_KEY, None), is_guest=True).delete()
    request._person = None  # type: ignore[attr-defined]


def people_behind(session_keys: list[str]) -> list[User | None]:
    """Who stands behind each session now, in few queries, as the sockets ask again and again.

    None for a session that was logged out or ran out, and after a password change for
    those opened with the old password. A token's hash stands after `token:`.
    """
    shown = [key.removeprefix(BY_TOKEN) for key in session_keys if key.startswith(BY_TOKEN)]
    by_token = dict(zip(shown, tokens.owners(shown), strict=True)) if shown else {}
    by_session = _behind_keys([key for key in session_keys if not key.startswith(BY_TOKEN)])
    return [
        by_token[key.removeprefix(BY_TOKEN)] if key.startswith(BY_TOKEN) else by_session[key]
        for key in session_keys
    ]


def _behind_keys(session_keys: list[str]) -> dict[str, User | None]:
    rows = Session.objects.filter(session_key__in=session_keys, expire_date__gt=timezone.now())
    decoded = {row.session_key: row.get_decoded() for row in rows}
    people = _people([decoded.get(key, {}) for key in session_keys])
    return dict(zip(session_keys, people, strict=True))


def _people(sessions: list[dict[str, Any]]) -> list[User | None]:
    wanted = [data.get(SESSION_KEY) or data.get(GUEST_KEY) for data in sessions]
    users = User.objects.in_bulk([int(pk) for pk in wanted if pk is not None])
    found: list[User | None] = []
    for data, pk in zip(sessions, wanted, strict=True):
        user = users.get(int(pk)) if pk is not None else None
        found.append(user if user is not None and _valid(user, data) else None)
    return found


def _valid(user: User, data: dict[str, Any]) -> bool:
    if not user.is_active:
        return False
    if SESSION_KEY not in data:
        return user.is_guest
    digest = data.get(HASH_SESSION_KEY, "")
    return BACKEND_SESSION_KEY in data and any(
        constant_time_compare(digest, candidate)
        for candidate in (user.get_session_auth_hash(), *user.get_session_auth_fallback_hash())
    )
