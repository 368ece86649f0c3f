"""The charge's page, the first plea, and the courtroom while the trial runs."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_POST

from allrise.accounts.addresses import address_of
from allrise.accounts.people import dismiss_guest, person_of, start_guest
from allrise.errors import CourtError
from trials import schemas
from trials.domain.fallacies import LESSONS
from trials.domain.phases import PHASES, Phase, Plea
from trials.domain.scoring import WEIGHTS
from trials.selectors import published_charge, trial_for
from trials.services import lobby

PLEAS = [
    {
        "value": Plea.NOT_GUILTY.value,
        "label": "Not guilty",
        "explains": "You dispute the elements: it did not happen, or not like that.",
    },
    {
        "value": Plea.GUILTY_WITH_AN_EXPLANATION.value,
        "label": "Guilty, with an explanation",
        "explains": "You concede the act and argue that it was justified.",
    },
    {
        "value": Plea.ABSURD.value,
        "label": "The law is absurd",
        "explains": "You attack the statute, and the prosecution has to defend it.",
    },
]
PHASE_LABELS = {
    Phase.OPENING: "Opening",
    Phase.ROUND_1: "Round one",
    Phase.ROUND_2: "Round two",
    Phase.ROUND_3: "Round three",
    Phase.CLOSING: "Closing",
}


def phase_rows() -> list[dict[str, Any]]:
    return [
        {"phase": phase.value, "label": PHASE_LABELS[phase], "weight": WEIGHTS.get(phase, 0)}
        for phase in PHASES
    ]


def lessons() -> dict[str, Any]:
    return {name.value: lesson._asdict() for name, lesson in LESSONS.items()}


@require_GET
@ensure_csrf_cookie
def charge(request: HttpRequest, slug: str) -> HttpResponse:
    person = person_of(request)
    spent = bool(person and person.is_guest and person.spent)
    context = {
        "charge": schemas.charge_whole(published_charge(slug)),
        "pleas": PLEAS,
        "phases": phase_rows(),
        "guest_spent": spent,
    }
    return render(request, "trials/charge.html", context)


@require_POST
def open_trial(request: HttpRequest, slug: str) -> HttpResponse:
    """The first plea: whoever has no account becomes a guest here."""
    found = published_charge(slug)
    try:
        plea = Plea(request.POST.get("plea", ""))
    except ValueError:
        return redirect("charge", slug=slug)
    person = person_of(request)
    owner = person or start_guest(request)
    asked: dict[str, Any] = {"plea": plea, "address": address_of(request)}
    try:
        trial = lobby.open_trial(owner=owner, charge=found, now=timezone.now(), **asked)
    except CourtError as refused:
        if person is None:
            dismiss_guest(request)
        if not isinstance(refused, lobby.GuestSpent):
            raise
        back = urlencode({"next": reverse("charge", args=[slug])})
        return redirect(f"{reverse('account_signup')}?{back}")
    return redirect("courtroom", trial_id=trial.id)


@require_GET
@ensure_csrf_cookie
def courtroom(request: HttpRequest, trial_id: UUID) -> HttpResponse:
    seen = trial_for(person_of(request), trial_id)
    context = {
        "trial": schemas.trial_json(seen.trial),
        "lessons": lessons(),
        "role": seen.role.value,
        "socket_path": f"/ws/trials/{seen.trial.id}/",
        "phases": phase_rows(),
        "pleas": PLEAS,
    }
    return render(request, "trials/courtroom.html", context)
