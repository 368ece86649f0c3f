"""The room over HTTP: open to everyone. And a person's own matches, which are not."""

import json
from typing import Any, Literal
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from ninja import Query, Router, Status

from allrise import paging
from allrise.accounts.auth import person_auth
from allrise.accounts.people import person_of, require_person
from allrise.docket.selectors import entries_after
from allrise.errors import Forbidden
from evidence import schemas, selectors, statistics
from evidence.domain import visibility
from evidence.domain.rules import Seat
from evidence.models import KIND, ROOM, ROOM_KIND
from evidence.services import chair, liveness

room = Router()
matches = Router()
boards = Router()
PROBLEMS = dict.fromkeys((401, 403, 404, 409, 422), schemas.Problem)


def _open(response: HttpResponse) -> None:
    """Anyone's page may read the room; nothing in it depends on who asks."""
    response["Access-Control-Allow-Origin"] = "*"
    response["Cache-Control"] = "public, max-age=1"


@room.get("/state", response={200: dict[str, Any]}, auth=None)
def state(request: HttpRequest, response: HttpResponse) -> Any:
    _open(response)
    return selectors.room_state().data()


@room.get("/matches", response={200: schemas.MatchList, 422: schemas.Problem}, auth=None)
def list_matches(
    request: HttpRequest,
    response: HttpResponse,
    after: str = Query("", max_length=200),
    page: int = Query(1, ge=1, le=10_000),
    page_size: int = Query(20, ge=1, le=paging.MAX_PAGE_SIZE),
) -> Any:
    _open(response)
    found = paging.by_time(
        selectors.archive(), field="closed_at", after=after, page=page, page_size=page_size
    )
    items = [schemas.match_row(match) for match in found.items]
    return {"items": items, "count": found.count, "next": found.next}


@room.get("/matches/{uuid:match_id}", response={200: dict[str, Any], **PROBLEMS}, auth=None)
def get_archived(
    request: HttpRequest,
    response: HttpResponse,
    match_id: UUID,
    format: Literal["json", "jsonl"] = "json",
) -> Any:
    match, _ = selectors.match_for(person_of(request), match_id)
    everyones = not match.human or match.public
    if everyones:
        _open(response)
    else:
        response["Cache-Control"] = "private, no-store"
    record = selectors.record_of(match)
    whole = visibility.state_of(record).data()
    whole["seed"] = match.secret.seed if visibility.shows_seed(record.standing) else None
    if format == "jsonl":
        return _lines(whole, match_id, open=everyones)
    return whole


def _lines(whole: dict[str, Any], match_id: UUID, *, open: bool) -> HttpResponse:
    """One line a round: the exhibit, the ruling and the verdict together."""
    rulings = {item["round"]: item for item in whole["challenges"]}
    verdicts = {item["round"]: item for item in whole["verdicts"]}
    rows = [
        {
            "match": whole["id"],
            "exhibit": exhibit,
            "ruling": rulings.get(exhibit["round"]),
            "verdict": verdicts.get(exhibit["round"]),
        }
        for exhibit in whole["exhibits"]
    ]
    text = "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)
    answer = HttpResponse(text, content_type="application/jsonl; charset=utf-8")
    answer["Content-Disposition"] = f'attachment; filename="match-{match_id}.jsonl"'
    if open:
        _open(answer)
    return answer


@room.get("/stats", response={200: dict[str, Any]}, auth=None)
def stats(request: HttpRequest, response: HttpResponse) -> Any:
    _open(response)
    return {"items": statistics.standings()}


@room.get("/docket", response={200: schemas.DocketOut, 422: schemas.Problem}, auth=None)
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


@boards.get("/evidence", response={200: schemas.Board, 422: schemas.Problem}, auth=None)
def leaderboard(request: HttpRequest, seat: Seat = Seat.EXAMINER) -> Any:
    """The table of one seat, best rating first; seats are never mixed."""
    items = statistics.standings(seat)
    return {"seat": seat, "items": items, "count": len(items), "next": None}


@matches.post("", auth=person_auth, response={201: dict[str, Any], **PROBLEMS})
def take_chair(request: HttpRequest, body: schemas.TakeChair) -> Any:
    match = chair.take(
        person=require_person(request), presenter_slug=body.presenter, now=timezone.now()
    )
    return Status(201, visibility.state_of(selectors.record_of(match)).data())


@matches.get("/{uuid:match_id}", response={200: dict[str, Any], **PROBLEMS})
def get_match(request: HttpRequest, match_id: UUID) -> Any:
    match, _ = selectors.match_for(person_of(request), match_id)
    return visibility.state_of(selectors.record_of(match)).data()


@matches.get("/{uuid:match_id}/docket", response={200: schemas.DocketOut, **PROBLEMS})
def match_docket(
    request: HttpRequest, match_id: UUID, after: int = Query(0, ge=0, le=10**9)
) -> Any:
    match, _ = selectors.match_for(person_of(request), match_id)
    items = entries_after(kind=KIND, subject=match.id, after=after)
    return {"items": items, "count": len(items)}


@matches.post(
    "/{uuid:match_id}/rulings", auth=person_auth, response={200: dict[str, Any], **PROBLEMS}
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
    "/{uuid:match_id}/share", auth=person_auth, response={200: dict[str, Any], **PROBLEMS}
)
def share(request: HttpRequest, match_id: UUID, body: schemas.Share) -> Any:
    match, role = selectors.match_for(require_person(request), match_id)
    if not visibility.may_rule(role):
        raise Forbidden("Only the examiner shares their match.")
    chair.share(match=match, public=body.public)
    return visibility.state_of(selectors.record_of(match)).data()
