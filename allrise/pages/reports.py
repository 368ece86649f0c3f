"""Reporting: one small page for everything that can be reported, and the profile's endpoint."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods
from ninja import Router, Schema, Status

from allrise.accounts.addresses import address_of
from allrise.accounts.auth import person_auth
from allrise.accounts.people import person_of, require_person
from allrise.docket.schemas import Problem
from allrise.errors import CourtError, NotSignedIn
from allrise.reports import services, things
from allrise.wording import words

people = Router()
PROBLEMS = dict.fromkeys((400, 401, 403, 404, 422, 429, 503), Problem)


class Complaint(Schema):
    reason: words(least=3, most=1000)  # type: ignore[valid-type]


class Received(Schema):
    id: int


@people.post("/{name}/reports", auth=person_auth, response={201: Received, **PROBLEMS})
def report_profile(request: HttpRequest, name: str, body: Complaint) -> Any:
    """Tell the curators about a profile. A second report replaces the reason of the first."""
    person = require_person(request)
    filed = services.file(
        thing=things.thing(person, "profile", name),
        person=person,
        reason=body.reason,
        now=timezone.now(),
        address=address_of(request),
    )
    return Status(201, {"id": filed.pk})


@require_http_methods(["GET", "POST"])
def report(request: HttpRequest, kind: str, subject: str) -> HttpResponse:
    """The form, what was refused on it with the words kept, and after it a word of thanks."""
    person = person_of(request)
    thing = things.thing(person, kind, subject)
    if person is None:
        raise NotSignedIn("Sign in to report something.")
    error: CourtError | None = None
    if request.method == "POST":
        try:
            services.file(
                thing=thing,
                person=person,
                reason=request.POST.get("reason", ""),
                now=timezone.now(),
                address=address_of(request),
            )
            return redirect(f"{request.path}?sent=1")
        except CourtError as refused:
            error = refused
    context = {
        "thing": thing,
        "sent": "sent" in request.GET,
        "reason": request.POST.get("reason", ""),
        "error": error.message if error else "",
    }
    answer = render(request, "report.html", context, status=error.status if error else 200)
    if error is not None and error.retry_after is not None:
        answer["Retry-After"] = str(error.retry_after)
    return answer
