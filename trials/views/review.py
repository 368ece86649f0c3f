"""A decided trial, laid open: the review, its picture for a shared link, its owner's acts."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any
from uuid import UUID

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.cache import get_conditional_response
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_POST
from redis import RedisError

from allrise.accounts.people import person_of, require_person
from allrise.errors import Forbidden, Invalid, NotSignedIn
from allrise.quotes import find_span
from trials import cards, casefiles, schemas
from trials.domain import visibility
from trials.domain.phases import Status
from trials.models import Trial
from trials.selectors import owned_trial, trial_for, trial_on_card
from trials.services import lobby, sharing
from trials.views.court import lessons, phase_rows

CARD_KEPT = 60 * 60 * 24


@require_GET
@ensure_csrf_cookie
def review(request: HttpRequest, trial_id: UUID) -> HttpResponse:
    try:
        seen = trial_for(person_of(request), trial_id)
    except (Forbidden, NotSignedIn):
        envelope = trial_on_card(trial_id)
        if envelope is None:
            raise
        # A shared trial on today's charge: its seals, until the day is over.
        return render(request, "trials/sealed.html", _preview(request, envelope))
    if not visibility.shows_scores(Status(seen.trial.status)):
        return redirect("courtroom", trial_id=trial_id)
    trial, casefile = schemas.trial_json(seen.trial), casefiles.case_file_out(seen.trial)
    context = {
        "trial": trial,
        "casefile": casefile,
        "decided_at": seen.trial.decided_at,
        "marked": _marked(trial["verdict"], casefile),
        "lessons": lessons(),
        "role": seen.role.value,
        "phases": phase_rows(),
        **(_preview(request, seen.trial) if seen.trial.public else {}),
    }
    return render(request, "trials/review.html", context)


def _preview(request: HttpRequest, trial: Trial) -> dict[str, Any]:
    """What a link to the trial shows of it elsewhere."""
    card = cards.card_of(trial)
    picture = reverse("card", args=[trial.id])
    return {
        "card": card,
        "card_url": request.build_absolute_uri(f"{picture}?v={card.digest}"),
        "page_url": request.build_absolute_uri(reverse("review", args=[trial.id])),
    }


@require_GET
def card(request: HttpRequest, trial_id: UUID) -> HttpResponse:
    """The shared trial's picture. Asked for again each time, so that closing it closes this."""
    trial = trial_on_card(trial_id)
    if trial is None:
        raise Forbidden("There is a picture of a trial once it is decided and shared.")
    shown = cards.card_of(trial)
    etag = f'"{shown.digest}"'
    known = get_conditional_response(request, etag=etag)
    answer = known or HttpResponse(_drawn(shown), content_type="image/png")
    answer["ETag"] = etag
    answer["Cache-Control"] = "no-cache"
    return answer


def _drawn(shown: cards.Card) -> bytes:
    """The picture, drawn once a day at most; with no broker to keep it, each time."""
    key = f"card:{shown.digest}"
    try:
        kept: bytes | None = cache.get(key)
        if kept is None:
            kept = cards.png(shown)
            cache.set(key, kept, CARD_KEPT)
    except RedisError:
        return cards.png(shown)
    return kept


# --- the owner's acts, for browsers without scripts ---------------------------------


@require_POST
def act(request: HttpRequest, trial_id: UUID) -> HttpResponse:
    """Rematch, share, close again or delete, by a plain form. Raises Invalid for anything else."""
    does = ACTS.get(request.POST.get("do", ""))
    if does is None:
        raise Invalid("The court does not know this act.")
    return does(request, owned_trial(require_person(request), trial_id))


def _rematch(request: HttpRequest, trial: Trial) -> HttpResponse:
    again = lobby.rematch(trial=trial, owner=require_person(request), now=timezone.now())
    return redirect("courtroom", trial_id=again.id)


def _share(request: HttpRequest, trial: Trial) -> HttpResponse:
    sharing.share(trial_id=trial.id, public=request.POST["do"] == "share")
    return redirect("review", trial_id=trial.id)


def _delete(request: HttpRequest, trial: Trial) -> HttpResponse:
    lobby.delete(trial_id=trial.id)
    return redirect("history")


ACTS: dict[str, Callable[[HttpRequest, Trial], HttpResponse]] = {
    "rematch": _rematch,
    "share": _share,
    "close": _share,
    "delete": _delete,
}


# --- fallacies in the defence's own words --------------------------------------------


def _marked(verdict: dict[str, Any], casefile: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Each defence by phase, cut where a fallacy or a struck passage begins or ends."""
    named = {item["phase"]: item["fallacies"] for item in verdict["rounds"]}
    return {
        filed["phase"]: cut_up(filed["text"], named.get(filed["phase"], []), filed["contempt"])
        for filed in casefile["rounds"]
    }


def cut_up(text: str, fallacies: list[dict[str, Any]], struck: list[str]) -> list[dict[str, Any]]:
    """The text in pieces: each with the fallacies found in it, by name and number, and whether
    it was struck for contempt. A quote that is not there marks nothing."""
    spans = [
        (find_span(item["quote"], text), {"name": item["name"], "number": number})
        for number, item in enumerate(fallacies)
    ]
    found = [(span, item) for span, item in spans if span]
    cuts = [span for quote in struck if (span := _place(quote, text))]
    edges = sorted({0, len(text), *(edge for span, _ in found for edge in span), *sum(cuts, ())})
    return [
        {
            "text": text[start:end],
            "named": [item for span, item in found if span[0] <= start and end <= span[1]],
            "struck": any(span[0] <= start and end <= span[1] for span in cuts),
        }
        for start, end in pairwise(edges)
    ]


def _place(quote: str, text: str) -> tuple[int, ...] | None:
    at = text.find(quote)
    return (at, at + len(quote)) if quote and at >= 0 else None
