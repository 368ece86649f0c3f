"""The room's pages, and what they show beside the state. Rendering only."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_http_methods

from allrise import paging
from allrise.accounts.models import User
from allrise.accounts.people import person_of
from allrise.errors import CourtError, Invalid, SlowDown
from evidence import asides, schemas, selectors, statistics
from evidence.domain import visibility
from evidence.domain.rules import Decision, Seat
from evidence.domain.visibility import Role
from evidence.models import Contender, Match
from evidence.services import chair


def _rows(matches: list[Match]) -> list[dict[str, Any]]:
    return [schemas.match_row(match) for match in matches]


def _rounds(
    match: dict[str, Any], beside: dict[str, Any], moves: Sequence[dict[str, Any]] = ()
) -> list[dict[str, Any]]:
    """A match round by round, as templates read it: what is not there yet is None.

    `moves` says who really filed and ruled, round by round, where that is told.
    """
    ruled = {each["round"]: each for each in match["challenges"]}
    told = {each["round"]: each for each in match["verdicts"]}
    moved = {each["round"]: each for each in moves}
    return [
        {
            "exhibit": exhibit,
            "card": beside["catalogue"].get(exhibit["citation"]["source"]),
            "challenge": ruled.get(exhibit["round"]),
            "verdict": told.get(exhibit["round"]),
            "moves": moved.get(exhibit["round"]),
        }
        for exhibit in match["exhibits"]
    ]


@require_GET
def room(request: HttpRequest) -> HttpResponse:
    latest = selectors.archive().order_by("-closed_at")[:6]
    state = selectors.room_state()
    beside = asides.of_room(state)
    data = state.data()
    rounds = _rounds(data["match"], beside) if beside else []
    context = {
        "state": data,
        "asides": beside,
        "table": rounds[-1] if rounds else None,
        "rounds": rounds,
        "socket_path": "/ws/evidence-room/",
        "archive": _rows(list(latest)),
    }
    return render(request, "evidence/room.html", context)


@require_GET
def room_asides(request: HttpRequest) -> HttpResponse:
    """What the live page shows beside the state; null when the room is empty."""
    answer = JsonResponse(asides.of_room(selectors.room_state()), safe=False)
    answer["Cache-Control"] = "public, max-age=1"
    return answer


@require_GET
def catalogue(request: HttpRequest) -> HttpResponse:
    return render(request, "evidence/catalogue.html", {"cards": asides.catalogue()})


@require_GET
def archive(request: HttpRequest) -> HttpResponse:
    found = paging.by_time(
        selectors.archive(), field="closed_at", after=request.GET.get("after", "")
    )
    context = {
        "matches": _rows(found.items),
        "count": found.count,
        "earlier": bool(request.GET.get("after")),
        "next_url": f"?{urlencode({'after': found.next})}#matches-title" if found.next else "",
        "league": [(seat.value, statistics.standings(seat)) for seat in reversed(Seat)],
    }
    return render(request, "evidence/archive.html", context)


@require_GET
@ensure_csrf_cookie
def match(request: HttpRequest, match_id: UUID) -> HttpResponse:
    found, role = selectors.match_for(person_of(request), match_id)
    if visibility.may_rule(role) and not selectors.standing_of(found).over:
        return redirect("evidence_chair", match_id=match_id)
    record = selectors.record_of(found)
    state = visibility.state_of(record)
    beside = asides.beside(state)
    moves = [each.data() for each in visibility.moves_of(record)]
    context = {
        "match": state.data(),
        "asides": beside,
        "moves": moves,
        "rounds": _rounds(state.data(), beside, moves),
        "row": schemas.match_row(found),
        "seed": found.secret.seed if visibility.shows_seed(selectors.standing_of(found)) else "",
    }
    return render(request, "evidence/match.html", context)


@require_http_methods(["GET", "POST"])
@ensure_csrf_cookie
def chair_page(request: HttpRequest, match_id: UUID) -> HttpResponse:
    person = person_of(request)
    found, role = selectors.match_for(person, match_id)
    if not visibility.may_rule(role):
        return redirect("evidence_match", match_id=match_id)
    error: CourtError | None = None
    if request.method == "POST":
        # The page's own way to rule where no script runs.
        try:
            _rule(request, match_id)
            return redirect("evidence_chair", match_id=match_id)
        except CourtError as refused:
            error = refused
    state = selectors.match_state(found)
    assert state.match is not None
    beside = asides.beside(state.match, examiner=_name(person))
    rounds = _rounds(state.data()["match"], beside)
    told = [each for each in rounds if each["verdict"]]
    context = {
        "state": state.data(),
        "asides": beside,
        "table": rounds[-1] if rounds and not rounds[-1]["verdict"] else None,
        "last": told[-1] if told else None,
        "error": error.message if error else "",
        "reasoning": request.POST.get("reasoning", ""),
        "socket_path": f"/ws/matches/{match_id}/",
        "match_id": str(match_id),
        "public": found.public,
        "models": _model_examiners(),
    }
    return _answered(render(request, "evidence/chair.html", context), error)


def _model_examiners() -> list[dict[str, Any]]:
    # Of both seats the minds come first, so that no crowd of people pushes them off the page.
    rows = statistics.standings()
    return [row for row in rows if row["seat"] == Seat.EXAMINER and not row["human"]]


def _rule(request: HttpRequest, match_id: UUID) -> None:
    try:
        round, decision = int(request.POST["round"]), Decision(request.POST["decision"])
    except (KeyError, ValueError) as error:
        raise Invalid("A ruling is an exhibit accepted or challenged.") from error
    chair.rule(
        match_id=match_id,
        round=round,
        decision=decision,
        reasoning=request.POST.get("reasoning", ""),
        now=timezone.now(),
    )


@require_GET
def chair_asides(request: HttpRequest, match_id: UUID) -> HttpResponse:
    person = person_of(request)
    found, role = selectors.match_for(person, match_id)
    state = visibility.state_of(selectors.record_of(found))
    mine = _name(person) if role is Role.EXAMINER else None
    answer = JsonResponse(asides.beside(state, examiner=mine))
    answer["Cache-Control"] = "private, no-store"
    return answer


def _name(person: User | None) -> str | None:
    return person.name if person is not None else None


@require_http_methods(["GET", "POST"])
@ensure_csrf_cookie
def sit(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    member = person if person is not None and not person.is_guest else None
    error: CourtError | None = None
    if request.method == "POST":
        if member is None:
            back = urlencode({"next": reverse("evidence_sit")})
            return redirect(f"{reverse('account_signup')}?{back}")
        try:
            taken = chair.take(
                person=member,
                presenter_slug=request.POST.get("presenter", ""),
                now=timezone.now(),
            )
            return redirect("evidence_chair", match_id=taken.id)
        except SlowDown:
            # Nothing was typed that could be lost: the house's page for the hasty says it best.
            raise
        except CourtError as refused:
            error = refused
    presenters = Contender.objects.filter(enabled=True, presents=True, person__isnull=True)
    context = {
        "presenters": list(presenters.values("slug", "name", "motto", "engine")),
        "chosen": request.POST.get("presenter", ""),
        "unfinished": _rows(chair.unfinished(member)) if member else [],
        "error": error.message if error else "",
    }
    return _answered(render(request, "evidence/sit.html", context), error)


def _answered(page: HttpResponse, error: CourtError | None) -> HttpResponse:
    """The page with what was refused on it, and its status."""
    if error is not None:
        page.status_code = error.status
        if error.retry_after is not None:
            page["Retry-After"] = str(error.retry_after)
    return page
