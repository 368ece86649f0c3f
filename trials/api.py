"""Charges and trials over HTTP. Everything here translates; services decide."""

from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from ninja import Query, Router, Status
from pydantic import BeforeValidator

from allrise import paging
from allrise.accounts.addresses import address_of
from allrise.accounts.auth import person_auth
from allrise.accounts.people import person_of, require_person
from allrise.docket.schemas import DocketOut, Problem
from allrise.docket.selectors import entries_after
from allrise.errors import Conflict, Forbidden, Invalid
from allrise.wording import as_day
from trials import casefiles, exports, schemas
from trials.dispatch import KIND
from trials.domain import visibility
from trials.domain.charges import Difficulty
from trials.domain.phases import Mode
from trials.domain.phases import Status as TrialStatus
from trials.domain.verdict import Decision
from trials.history import Order, Wanted, history
from trials.models import Trial
from trials.selectors import owned_trial, published_charge, published_charges, trial_for
from trials.services import daily, hints, lobby, mailbag, sharing, suggestions, turns

charges = Router()
trials = Router()
# Any words but those that no database takes.
# A day is written 2026-12-01; a bare number is none.
Day = Annotated[date, BeforeValidator(as_day)]
SPEAKABLE = r"^[^\x00]*$"
PROBLEMS = dict.fromkeys((400, 401, 403, 404, 409, 422, 429, 503), Problem)


@charges.get("", response={200: schemas.ChargeList, 422: Problem, 429: Problem})
def list_charges(
    request: HttpRequest,
    search: str = Query("", max_length=100, pattern=SPEAKABLE),
    difficulty: Difficulty | None = None,
    tag: str = Query("", max_length=60, pattern=r"^[a-z0-9-]*$"),
    page: int = Query(1, ge=1, le=10_000),
    after: int | None = Query(None, ge=1, le=10_000),
    page_size: int = Query(50, ge=1, le=paging.MAX_PAGE_SIZE),
) -> Any:
    page = after or page
    rows = published_charges(search=search, difficulty=difficulty or "", tag=tag)
    count = rows.count()
    start = (page - 1) * page_size
    items = [schemas.charge_row(row) for row in rows[start : start + page_size]]
    following = str(page + 1) if start + page_size < count else None
    return {"items": items, "count": count, "next": following}


@charges.get("/today", response={200: schemas.ChargeWhole, 404: Problem, 429: Problem})
def charge_of_the_day(request: HttpRequest) -> Any:
    return schemas.charge_whole(daily.charge_of(timezone.now().date()))


@charges.post("/suggestions", auth=person_auth, response={201: schemas.Received, **PROBLEMS})
def suggest_charge(request: HttpRequest, body: schemas.SuggestCharge) -> Any:
    suggestion = suggestions.suggest(
        person=require_person(request), now=timezone.now(), **body.model_dump()
    )
    return Status(201, {"id": suggestion.pk})


@charges.get("/{slug:slug}", response={200: schemas.ChargeWhole, 404: Problem, 429: Problem})
def get_charge(request: HttpRequest, slug: str) -> Any:
    return schemas.charge_whole(published_charge(slug))


@trials.post("", auth=person_auth, response={201: schemas.TrialOut, **PROBLEMS})
def open_trial(request: HttpRequest, body: schemas.OpenTrial) -> Any:
    if body.daily == (body.charge is not None):
        raise Invalid("Name either a charge or `daily: true`.")
    if body.daily and body.seed is not None:
        raise Invalid("The charge of the day has its own seed.")
    common: dict[str, Any] = {
        "owner": require_person(request),
        "mode": available(body.mode),
        "plea": body.plea,
        "key": body.key,
        "now": timezone.now(),
        "address": address_of(request),
    }
    if body.daily:
        trial = daily.open_daily(**common)
    else:
        trial = lobby.open_trial(
            charge=published_charge(body.charge or ""), seed=body.seed, **common
        )
    return Status(201, schemas.trial_out(trial))


def available(mode: Mode) -> Mode:
    """The mode, if it can run here. Raises Conflict for one that cannot."""
    if mode is not Mode.TEXT:
        raise Conflict("Only text is available in this court today.", code="mode_unavailable")
    return mode


@trials.get("", auth=person_auth, response={200: schemas.TrialList, **PROBLEMS})
def list_trials(
    request: HttpRequest,
    status: TrialStatus | None = None,
    verdict: Decision | None = None,
    charge: str = Query("", max_length=60, pattern=r"^[a-z0-9-]*$"),
    mode: Mode | None = None,
    search: str = Query("", max_length=100, pattern=SPEAKABLE),
    since: Day | None = None,
    until: Day | None = None,
    order: Order = Order.NEWEST,
    after: str = Query("", pattern=paging.CURSOR),
    page: int = Query(1, ge=1, le=10_000),
    page_size: int = Query(20, ge=1, le=paging.MAX_PAGE_SIZE),
) -> Any:
    """My trials. `search` finds those in whose charge's title or in my own words every word
    of it begins some word; `since` and `until` are UTC days, both included; ordered by
    `total`, only decided trials are listed. What `search` finds is counted up to 1,000."""
    wanted = Wanted(
        status=status,
        verdict=verdict,
        charge=charge,
        mode=mode,
        search=search,
        since=since,
        until=until,
        order=order,
    )
    found = paging.by_time(
        history(require_person(request), wanted),
        field=order.field,
        descending=order.descending,
        after=after,
        page=page,
        page_size=page_size,
        most=wanted.most,
    )
    items = [schemas.trial_row(trial) for trial in found.items]
    return {"items": items, "count": found.count, "next": found.next}


@trials.get("/{uuid:trial_id}", response={200: schemas.TrialOut, **PROBLEMS})
def get_trial(request: HttpRequest, trial_id: UUID) -> Any:
    return schemas.trial_out(trial_for(person_of(request), trial_id).trial)


@trials.delete("/{uuid:trial_id}", auth=person_auth, response={204: None, **PROBLEMS})
def delete_trial(request: HttpRequest, trial_id: UUID) -> Any:
    trial = owned_trial(require_person(request), trial_id)
    lobby.delete(trial_id=trial.id)
    return Status(204, None)


@trials.post(
    "/{uuid:trial_id}/plea", auth=person_auth, response={200: schemas.TrialOut, **PROBLEMS}
)
def enter_plea(request: HttpRequest, trial_id: UUID, body: schemas.EnterPlea) -> Any:
    owned_trial(require_person(request), trial_id)
    trial = lobby.enter_plea(trial_id=trial_id, plea=body.plea, now=timezone.now())
    return schemas.trial_out(trial)


@trials.post(
    "/{uuid:trial_id}/defenses", auth=person_auth, response={202: schemas.DefenseFiled, **PROBLEMS}
)
def file_defense(request: HttpRequest, trial_id: UUID, body: schemas.FileDefense) -> Any:
    owned_trial(require_person(request), trial_id)
    answer = turns.file_defense(
        trial_id=trial_id, text=body.text, key=body.key, phase=body.phase, now=timezone.now()
    )
    return Status(202, answer)


@trials.post(
    "/{uuid:trial_id}/hints", auth=person_auth, response={202: schemas.HintAsked, **PROBLEMS}
)
def ask_hint(request: HttpRequest, trial_id: UUID, body: schemas.AskHint | None = None) -> Any:
    owned_trial(require_person(request), trial_id)
    key = body.key if body is not None else None
    return Status(202, hints.ask(trial_id=trial_id, key=key, now=timezone.now()))


@trials.post(
    "/{uuid:trial_id}/mode", auth=person_auth, response={200: schemas.TrialOut, **PROBLEMS}
)
def set_mode(request: HttpRequest, trial_id: UUID, body: schemas.SetMode) -> Any:
    owned_trial(require_person(request), trial_id)
    trial = lobby.set_mode(trial_id=trial_id, mode=available(body.mode), now=timezone.now())
    return schemas.trial_out(trial)


@trials.post(
    "/{uuid:trial_id}/retry", auth=person_auth, response={200: schemas.TrialOut, **PROBLEMS}
)
def retry(request: HttpRequest, trial_id: UUID) -> Any:
    owned_trial(require_person(request), trial_id)
    return schemas.trial_out(lobby.retry(trial_id=trial_id, now=timezone.now()))


@trials.post(
    "/{uuid:trial_id}/abandon", auth=person_auth, response={200: schemas.TrialOut, **PROBLEMS}
)
def abandon(request: HttpRequest, trial_id: UUID) -> Any:
    owned_trial(require_person(request), trial_id)
    return schemas.trial_out(lobby.abandon(trial_id=trial_id, now=timezone.now()))


@trials.post(
    "/{uuid:trial_id}/share", auth=person_auth, response={200: schemas.TrialOut, **PROBLEMS}
)
def share(request: HttpRequest, trial_id: UUID, body: schemas.Share) -> Any:
    owned_trial(require_person(request), trial_id)
    return schemas.trial_out(sharing.share(trial_id=trial_id, public=body.public))


@trials.post(
    "/{uuid:trial_id}/rematch", auth=person_auth, response={201: schemas.TrialOut, **PROBLEMS}
)
def rematch(request: HttpRequest, trial_id: UUID) -> Any:
    person = require_person(request)
    trial = owned_trial(person, trial_id)
    again = lobby.rematch(trial=trial, owner=person, now=timezone.now())
    return Status(201, schemas.trial_out(again))


@trials.get("/{uuid:trial_id}/docket", response={200: DocketOut, **PROBLEMS})
def get_docket(request: HttpRequest, trial_id: UUID, after: int = Query(0, ge=0, le=10**9)) -> Any:
    trial = trial_for(person_of(request), trial_id).trial
    items = entries_after(kind=KIND, subject=trial.id, after=after)
    return {"items": items, "count": len(items)}


@trials.post(
    "/{uuid:trial_id}/reports", auth=person_auth, response={201: schemas.Received, **PROBLEMS}
)
def report(request: HttpRequest, trial_id: UUID, body: schemas.ReportTrial) -> Any:
    person = require_person(request)
    trial = trial_for(person, trial_id).trial
    filed = mailbag.report(
        trial=trial,
        person=person,
        reason=body.reason,
        now=timezone.now(),
        address=address_of(request),
    )
    return Status(201, {"id": filed.pk})


def _decided(request: HttpRequest, trial_id: UUID) -> Trial:
    """A trial whose verdict this person may read everything behind. Raises Forbidden before."""
    trial = trial_for(person_of(request), trial_id).trial
    if not visibility.shows_scores(TrialStatus(trial.status)):
        raise Forbidden("The case file opens with the verdict.", code="not_decided")
    return trial


@trials.get("/{uuid:trial_id}/casefile", response={200: exports.CaseFileOut, **PROBLEMS})
def get_casefile(request: HttpRequest, trial_id: UUID) -> Any:
    return casefiles.case_file_out(_decided(request, trial_id))


@trials.get(
    "/{uuid:trial_id}/export",
    response={200: exports.Exported, **PROBLEMS},
    openapi_extra={
        "responses": {200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}}
    },
)
def export(request: HttpRequest, trial_id: UUID, format: Literal["json", "md"] = "json") -> Any:
    trial = _decided(request, trial_id)
    if format == "md":
        response = HttpResponse(
            exports.as_markdown(trial), content_type="text/markdown; charset=utf-8"
        )
    else:
        response = JsonResponse(exports.as_json(trial))
    response["Content-Disposition"] = f'attachment; filename="trial-{trial.id}.{format}"'
    return response
