"""The room over HTTP: open to everyone. And a person's own matches, which are not."""

import json
from typing import Any, Literal
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from ninja import Query, Router, Status

from allrise import paging
from allrise.accounts.addresses import address_of
from allrise.accounts.auth import person_auth
from allrise.accounts.people import person_of, require_person
from allrise.docket.schemas import DocketOut, Problem
from allrise.docket.selectors import entries_after
from allrise.errors import Forbidden
from allrise.reports import services as reports
from allrise.reports import things
from evidence import schemas, selectors, statistics
from evidence.domain import visibility
from evidence.domain.rules import Seat
from evidence.domain.state import MatchState, RoomState
from evidence.models import KIND, ROOM, ROOM_KIND
from evidence.services import chair, liveness

room = Router()
matches = Router()
boards = Router()
JSON = "application/json; charset=utf-8"
# What is over stays as it is; names and doors may change, so that it is not kept for ever.
OVER_SECONDS = 60
PROBLEMS = dict.fromkeys((400, 401, 403, 404, 409, 422, 429, 503), Problem)


def _open(response: HttpResponse, *, seconds: int = 1) -> None:
    """Anyone's page may read the room, and keep it a while: nothing in it depends on who asks."""
    response["Access-Control-Allow-Origin"] = "*"
    response["Cache-Control"] = f"public, max-age={seconds}"


@room.get("/state", response={200: RoomState, 429: Problem}, auth=None, by_alias=True)
def state(request: HttpRequest, response: HttpResponse) -> Any:
    answer = HttpResponse(selectors.room_state_json(), content_type=JSON)
    _open(answer)
    return answer


@room.get("/matches", response={200: schemas.MatchList, 422: Problem, 429: Problem}, auth=None)
def list_matches(
    request: HttpRequest,
    response: HttpResponse,
    after: str = Query("", pattern=paging.TIME_CURSOR),
    page: int = Query(1, ge=1, le=10_000),
    page_size: int = Query(20, ge=1, le=paging.MAX_PAGE_SIZE),
) -> Any:
    _open(response)
    found = paging.by_time(
        selectors.archive(), field="closed_at", after=after, page=page, page_size=page_size
    )
    items = [schemas.match_row(match) for match in found.items]
    return {"items": items, "count": found.count, "next": found.next}


@room.get(
    "/matches/{uuid:match_id}",
    response={200: schemas.MatchWhole, **PROBLEMS},
    auth=None,
    by_alias=True,
    openapi_extra={
        "responses": {200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}}
    },
)
def get_archived(
    request: HttpRequest,
    response: HttpResponse,
    match_id: UUID,
    format: Literal["json", "jsonl"] = "json",
) -> Any:
    # Who asks matters only for what is not everyone's: asking for a session would cost the
    # many, and keep their answer out of caches.
    match = selectors.everyones_match(match_id)
    seconds = 1
    if match is None:
        match, _ = selectors.match_for(person_of(request), match_id)
        seconds = 0
    elif selectors.standing_of(match).over and not match.human:
        seconds = OVER_SECONDS
    _keep(response, seconds)
    record = selectors.record_of(match)
    whole = visibility.state_of(record).data()
    whole["moves"] = [each.data() for each in visibility.moves_of(record)]
    whole["seed"] = match.secret.seed if visibility.shows_seed(record.standing) else None
    if format == "jsonl":
        return _lines(whole, match_id, seconds=seconds)
    return whole


def _keep(response: HttpResponse, seconds: int) -> None:
    """Open to all and kept for so long, or with 0 its owner's alone."""
    if seconds:
        _open(response, seconds=seconds)
    else:
        response["Cache-Control"] = "private, no-store"


def _lines(whole: dict[str, Any], match_id: UUID, *, seconds: int) -> HttpResponse:
    """One line a round: the exhibit, the ruling and the verdict together."""
    rulings = {item["round"]: item for item in whole["challenges"]}
    verdicts = {item["round"]: item for item in whole["verdicts"]}
    moves = {item["round"]: item for item in whole["moves"]}
    rows = [
        {
            "match": whole["id"],
            "exhibit": exhibit,
            "ruling": rulings.get(exhibit["round"]),
            "verdict": verdicts.get(exhibit["round"]),
            "moves": moves.get(exhibit["round"]),
        }
        for exhibit in whole["exhibits"]
    ]
    text = "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)
    answer = HttpResponse(text, content_type="application/jsonl; charset=utf-8")
    answer["Content-Disposition"] = f'attachment; filename="match-{match_id}.jsonl"'
    _keep(answer, seconds)
    return answer


@room.get("/stats", response={200: schemas.Standings, 422: Problem, 429: Problem}, auth=None)
def stats(
    request: HttpRequest,
    response: HttpResponse,
    seat: Seat | None = None,
    after: int | None = Query(None, ge=1, le=10_000),
    page: int = Query(1, ge=1, le=10_000),
    page_size: int = Query(paging.MAX_PAGE_SIZE, ge=1, le=paging.MAX_PAGE_SIZE),
) -> Any:
    """The league table: minds first, then people; with `seat`, all of that seat by rating."""
    _open(response)
    found = statistics.page(seat=seat, number=after or page, page_size=page_size)
    return {"items": found.items, "count": found.count, "next": found.next}


@room.get("/docket", response={200: DocketOut, 422: Problem, 429: Problem}, auth=None)
def room_docket(
    request: HttpRequest, response: HttpResponse, after: int = Query(0, ge=0, le=10**9)
) -> Any:
    _open(response)
    items = entries_after(kind=ROOM_KIND, subject=ROOM, after=after)
    return {"items": items, "count": len(items)}


@room.get("/health", response={200: schemas.Health, 503: schemas.Health}, auth=None)
def health(request: HttpRequest, response: HttpResponse) -> Any:
    """Whether the room goes on: `ok`, or `down` when anything it needs is missing."""
    _open(response)
    response["Cache-Control"] = "no-store"
    parts = liveness.parts(now=timezone.now())
    whole = all(parts.values())
    return Status(200 if whole else 503, {"status": "ok" if whole else "down", **parts})


@boards.get("/evidence", response={200: schemas.Board, 422: Problem, 429: Problem}, auth=None)
def leaderboard(
    request: HttpRequest,
    seat: Seat = Seat.EXAMINER,
    after: int | None = Query(None, ge=1, le=10_000),
    page: int = Query(1, ge=1, le=10_000),
    page_size: int = Query(paging.MAX_PAGE_SIZE, ge=1, le=paging.MAX_PAGE_SIZE),
) -> Any:
    """The table of one seat, best rating first; seats are never mixed."""
    found = statistics.page(seat=seat, number=after or page, page_size=page_size)
    return {"seat": seat, "items": found.items, "count": found.count, "next": found.next}


@matches.post("", auth=person_auth, response={201: MatchState, **PROBLEMS}, by_alias=True)
def take_chair(request: HttpRequest, body: schemas.TakeChair) -> Any:
    match = chair.take(
        person=require_person(request), presenter_slug=body.presenter, now=timezone.now()
    )
    return Status(201, visibility.state_of(selectors.record_of(match)).data())


@matches.get("/{uuid:match_id}", response={200: MatchState, **PROBLEMS}, by_alias=True)
def get_match(request: HttpRequest, match_id: UUID) -> Any:
    match, _ = selectors.match_for(person_of(request), match_id)
    return visibility.state_of(selectors.record_of(match)).data()


@matches.get("/{uuid:match_id}/docket", response={200: DocketOut, **PROBLEMS})
def match_docket(
    request: HttpRequest, match_id: UUID, after: int = Query(0, ge=0, le=10**9)
) -> Any:
    match, _ = selectors.match_for(person_of(request), match_id)
    items = entries_after(kind=KIND, subject=match.id, after=after)
    return {"items": items, "count": len(items)}


@matches.post(
    "/{uuid:match_id}/rulings",
    auth=person_auth,
    response={200: MatchState, **PROBLEMS},
    by_alias=True,
)
def rule(request: HttpRequest, match_id: UUID, body: schemas.Rule) -> Any:
    match, role = selectors.match_for(require_person(request), match_id)
    if not visibility.may_rule(role):
        raise Forbidden("Only the examiner rules.")
    chair.rule(
        match_id=match.id,
        round=body.round,
        decision=body.decision,
        reasoning=body.reasoning,
        now=timezone.now(),
    )
    match.refresh_from_db()
    return visibility.state_of(selectors.record_of(match)).data()


@matches.post(
    "/{uuid:match_id}/reports", auth=person_auth, response={201: schemas.Received, **PROBLEMS}
)
def report(request: HttpRequest, match_id: UUID, body: schemas.ReportMatch) -> Any:
    """Tell the curators about a match. A second report replaces the reason of the first."""
    person = require_person(request)
    filed = reports.file(
        thing=things.thing(person, KIND, str(match_id)),
        person=person,
        reason=body.reason,
        now=timezone.now(),
        address=address_of(request),
    )
    return Status(201, {"id": filed.pk})


@matches.post(
    "/{uuid:match_id}/share",
    auth=person_auth,
    response={200: MatchState, **PROBLEMS},
    by_alias=True,
)
def share(request: HttpRequest, match_id: UUID, body: schemas.Share) -> Any:
    match, role = selectors.match_for(require_person(request), match_id)
    if not visibility.may_rule(role):
        raise Forbidden("Only the examiner shares their match.")
    chair.share(match=match, public=body.public)
    return visibility.state_of(selectors.record_of(match)).data()
