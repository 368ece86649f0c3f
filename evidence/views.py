"""The room's pages. Rendering only."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_http_methods

from allrise import paging
from allrise.accounts.people import person_of
from evidence import schemas, selectors, statistics
from evidence.domain import visibility
from evidence.models import Contender, Match
from evidence.services import chair


def _rows(matches: list[Match]) -> list[dict[str, Any]]:
    return [schemas.match_row(match) for match in matches]


@require_GET
def room(request: HttpRequest) -> HttpResponse:
    latest = selectors.archive().order_by("-closed_at")[:6]
    context = {
        "state": selectors.room_state().data(),
        "socket_path": "/ws/evidence-room/",
        "archive": _rows(list(latest)),
    }
    return render(request, "evidence/room.html", context)


@require_GET
def archive(request: HttpRequest) -> HttpResponse:
    found = paging.by_time(
        selectors.archive(), field="closed_at", after=request.GET.get("after", "")
    )
    context = {
        "matches": _rows(found.items),
        "next_url": f"?{urlencode({'after': found.next})}" if found.next else "",
        "standings": statistics.standings(),
    }
    return render(request, "evidence/archive.html", context)


@require_GET
@ensure_csrf_cookie
def match(request: HttpRequest, match_id: UUID) -> HttpResponse:
    found, role = selectors.match_for(person_of(request), match_id)
    if visibility.may_rule(role) and not selectors.standing_of(found).over:
        return redirect("evidence_chair", match_id=match_id)
    state = visibility.state_of(selectors.record_of(found)).data()
    return render(request, "evidence/match.html", {"match": state})


@require_GET
@ensure_csrf_cookie
def chair_page(request: HttpRequest, match_id: UUID) -> HttpResponse:
    found, role = selectors.match_for(person_of(request), match_id)
    if not visibility.may_rule(role):
        return redirect("evidence_match", match_id=match_id)
    context = {
        "state": selectors.match_state(found).data(),
        "socket_path": f"/ws/matches/{match_id}/",
        "match_id": str(match_id),
        "public": found.public,
    }
    return render(request, "evidence/chair.html", context)


@require_http_methods(["GET", "POST"])
@ensure_csrf_cookie
def sit(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    if request.method == "POST":
        if person is None or person.is_guest:
            back = urlencode({"next": reverse("evidence_sit")})
            return redirect(f"{reverse('account_signup')}?{back}")
        taken = chair.take(
            person=person,
            presenter_slug=request.POST.get("presenter", ""),
            now=timezone.now(),
        )
        return redirect("evidence_chair", match_id=taken.id)
    presenters = Contender.objects.filter(enabled=True, presents=True, person__isnull=True)
    context = {"presenters": list(presenters.values("slug", "name", "motto"))}
    return render(request, "evidence/sit.html", context)
