"""A person's own pages: name, sessions, tokens, download, deletion. django-allauth has the rest."""

from typing import Any

from allauth.core import ratelimit
from allauth.usersessions.models import UserSession
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.contrib.sessions.models import Session
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters, sensitive_variables
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from allrise.accounts import belongings, tokens
from allrise.accounts.clients import client_name
from allrise.accounts.download import pack, pieces
from allrise.accounts.forms import DeletionForm, DisplayNameForm, TokenForm
from allrise.accounts.limits import Away, Limit
from allrise.accounts.models import User
from allrise.accounts.people import require_person
from allrise.errors import Conflict, CourtError, Invalid

DOWNLOADS = Limit("downloads", limit=6, window=3600, away=Away.REFUSE)
TOO_OFTEN = "You have had several copies this hour. The clerk's hand needs a rest."
TOO_MANY_TRIES = "Too many wrong passwords. Try again in a minute."


@require_GET
@never_cache
@login_required
def me(request: HttpRequest) -> HttpResponse:
    person = require_person(request)
    context = {
        "form": DisplayNameForm(person=person, initial={"display_name": person.display_name}),
        "session_count": len(_sessions(request, person)),
        "token_count": tokens.live(person).count(),
    }
    return render(request, "account/me.html", context)


@require_POST
@login_required
def rename(request: HttpRequest) -> HttpResponse:
    person = require_person(request)
    form = DisplayNameForm(request.POST, person=person)
    if not form.is_valid():
        context = {
            "form": form,
            "session_count": len(_sessions(request, person)),
            "token_count": tokens.live(person).count(),
        }
        return render(request, "account/me.html", context, status=422)
    person.display_name = form.cleaned_data["display_name"]
    person.save(update_fields=["display_name"])
    messages.success(request, f"The court will call you {person.name}.")
    return redirect("account_me")


# --- sessions ---------------------------------------------------------------------


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def sessions_page(request: HttpRequest) -> HttpResponse:
    """Every session of the person's; `end=<id>` ends one, `end=others` all but this."""
    person = require_person(request)
    if request.method == "POST":
        return _end(request, person, request.POST.get("end", "others"))
    rows = [
        {
            "id": row.pk,
            "client": client_name(row.user_agent),
            "ip": row.ip,
            "since": row.created_at,
            "current": row.session_key == request.session.session_key,
        }
        for row in _sessions(request, person)
    ]
    return render(request, "usersessions/usersession_list.html", {"sessions": rows})


def _sessions(request: HttpRequest, person: User) -> list[UserSession]:
    """The living ones, this one first. One that began before there was a list is added to it."""
    key = request.session.session_key
    if not UserSession.objects.filter(session_key=key).exists():
        UserSession.objects.create_from_request(request)
    rows = UserSession.objects.purge_and_list(person)
    return sorted(rows, key=lambda row: (row.session_key != key, -row.created_at.timestamp()))


def _end(request: HttpRequest, person: User, which: str) -> HttpResponse:
    rows = UserSession.objects.filter(user=person)
    if which == "others":
        rows = rows.exclude(session_key=request.session.session_key)
    else:
        rows = rows.filter(pk=int(which)) if which.isascii() and which.isdigit() else rows.none()
    keys = list(rows.values_list("session_key", flat=True))
    if request.session.session_key in keys:
        rows.delete()
        logout(request)
        return redirect("account_login")
    Session.objects.filter(session_key__in=keys).delete()
    rows.delete()
    ended = {0: "There was no such session.", 1: "That session has ended."}
    messages.success(request, ended.get(len(keys), f"{len(keys)} sessions have ended."))
    return redirect("usersessions_list")


# --- tokens -----------------------------------------------------------------------


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
@sensitive_variables("key")
def tokens_page(request: HttpRequest) -> HttpResponse:
    """The person's tokens. A new one is in the answer to its making, and nowhere else again."""
    person = require_person(request)
    form = TokenForm(request.POST or None)
    key, status = "", 200
    if request.method == "POST":
        status = 422
        if form.is_valid():
            try:
                name = form.cleaned_data["name"]
                _, key = tokens.make(person=person, name=name, now=timezone.now())
                form, status = TokenForm(), 200
            except (Conflict, Invalid) as error:
                form.add_error(None, error.message)
                status = error.status
    context: dict[str, Any] = {
        "form": form,
        "key": key,
        "tokens": tokens.live(person),
        "most": tokens.MOST,
        "origin": request.build_absolute_uri("/")[:-1],
    }
    return render(request, "account/tokens.html", context, status=status)


@require_POST
@login_required
def revoke_token(request: HttpRequest, token_id: int) -> HttpResponse:
    tokens.revoke(person=require_person(request), token_id=token_id, now=timezone.now())
    messages.success(request, "That token is void from now on.")
    return redirect("account_tokens")


# --- taking one's leave -----------------------------------------------------------


@require_POST
@login_required
def download_all(request: HttpRequest) -> StreamingHttpResponse:
    person = require_person(request)
    DOWNLOADS.require(str(person.pk), message=TOO_OFTEN)
    whole = pack(belongings.export(person=person))
    answer = StreamingHttpResponse(pieces(whole), content_type="application/zip")
    answer["Content-Disposition"] = f'attachment; filename="all-rise-{person.username}.zip"'
    answer["Cache-Control"] = "private, no-store"
    return answer


@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def delete(request: HttpRequest) -> HttpResponse:
    """Everything of the person's, once they gave their password again."""
    person = require_person(request)
    form = DeletionForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        if not ratelimit.consume(request, action="reauthenticate", user=person):
            form.add_error(None, TOO_MANY_TRIES)
            return render(request, "account/delete.html", {"form": form}, status=429)
        if person.check_password(form.cleaned_data["password"]):
            belongings.forget(person=person)
            logout(request)
            messages.success(request, "Your account and everything of yours is gone. Go well.")
            return redirect("home")
        form.add_error("password", "That is not your password.")
    status = 422 if form.errors else 200
    return render(request, "account/delete.html", {"form": form}, status=status)


def too_fast(request: HttpRequest, exception: CourtError | None = None) -> HttpResponse:
    """Too many attempts at something that is counted by django-allauth."""
    answer = render(request, "429.html", status=429)
    answer["Retry-After"] = "60"
    return answer
