"""Charges that people suggest: sent in, and decided on by a curator, who says why."""

import re
from collections.abc import Sequence
from datetime import datetime

from django.conf import settings
from django.db import transaction
from django.db.models import QuerySet
from django.utils.text import slugify

from allrise.accounts.limits import Away, Limit, counted
from allrise.accounts.models import User
from allrise.errors import Conflict, Forbidden, NotFound
from trials.domain.charges import Difficulty
from trials.models import (
    Charge,
    ChargeElement,
    ChargeState,
    ChargeSuggestion,
    EvidenceKindRow,
    SuggestionState,
)
from trials.services.library import RESERVED

DAY = 86_400.0
MAX_ELEMENTS, MAX_EVIDENCE, MAX_LINE = 5, 12, 200
TOO_MANY = "The clerk takes only so many suggestions from one person a day. Keep it for tomorrow."
# What a curator finds in an accepted draft, to be written out.
_LEFT_OPEN = {"object": "", "figure": "", "flaw": "", "flaw_line": ""}


def of(person: User) -> QuerySet[ChargeSuggestion]:
    """The person's own, the latest first."""
    return ChargeSuggestion.objects.filter(person=person).order_by("-at", "-pk")


def returned_to(person: User, pk: int) -> ChargeSuggestion:
    """One of the person's that a curator sent back. Raises NotFound."""
    found = of(person).filter(pk=pk, state=SuggestionState.RETURNED).first()
    if found is None:
        raise NotFound("There is no such suggestion of yours to mend.")
    return found


def suggest(
    *,
    person: User,
    title: str,
    statute: str,
    now: datetime,
    pitch: str = "",
    elements: Sequence[str] = (),
    evidence: Sequence[str] = (),
    again: ChargeSuggestion | None = None,
) -> ChargeSuggestion:
    """Send a charge in; with `again`, one that was returned, mended.

    Raises SlowDown for more than a day's worth, Forbidden for a guest, Conflict when the one
    to be mended has been decided meanwhile.
    """
    if person.is_guest:
        raise Forbidden("Sign up to suggest a charge, so that the curators can answer you.")
    limit = Limit("suggestions", settings.SUGGESTIONS_PER_DAY, DAY, Away.REFUSE)
    with counted([limit], str(person.pk), message=TOO_MANY), transaction.atomic():
        row = ChargeSuggestion(person=person)
        if again is not None:
            row = ChargeSuggestion.objects.select_for_update().get(pk=again.pk, person=person)
            _still(row, SuggestionState.RETURNED)
        row.title, row.statute, row.pitch = title, statute, pitch
        row.elements, row.evidence = list(elements), list(evidence)
        row.state, row.at = SuggestionState.WAITING, now
        row.save()
    return row


# --- the curator's side ----------------------------------------------------------


@transaction.atomic
def accept(*, suggestion: ChargeSuggestion, curator: User, reason: str, now: datetime) -> Charge:
    """Make it a draft, to be finished. Raises Conflict for one that was decided already."""
    row = _waiting(suggestion)
    charge = Charge.objects.create(
        slug=_free_slug(row.title),
        title=row.title,
        statute=row.statute,
        pitch=row.pitch,
        difficulty=Difficulty.PETTY,
        tags=[],
        writer={},
        state=ChargeState.DRAFT,
    )
    ChargeElement.objects.bulk_create(
        ChargeElement(charge=charge, position=index, text=line, claim="")
        for index, line in enumerate(row.elements[:MAX_ELEMENTS])
    )
    kinds: dict[str, str] = {}
    for line in row.evidence[:MAX_EVIDENCE]:
        kinds.setdefault(_slug(line) or f"idea-{len(kinds) + 1}", line)
    EvidenceKindRow.objects.bulk_create(
        EvidenceKindRow(
            charge=charge, position=index, kind=kind, name=line, description="", **_LEFT_OPEN
        )
        for index, (kind, line) in enumerate(kinds.items())
    )
    row.draft = charge
    _decide(row, SuggestionState.ACCEPTED, curator=curator, reason=reason, now=now)
    return charge


@transaction.atomic
def send_back(*, suggestion: ChargeSuggestion, curator: User, reason: str, now: datetime) -> None:
    """To be mended and sent again. Raises like `accept`."""
    row = _waiting(suggestion)
    _decide(row, SuggestionState.RETURNED, curator=curator, reason=reason, now=now)


@transaction.atomic
def reject(*, suggestion: ChargeSuggestion, curator: User, reason: str, now: datetime) -> None:
    """Not to be sent again. Raises like `accept`."""
    row = _waiting(suggestion)
    _decide(row, SuggestionState.REJECTED, curator=curator, reason=reason, now=now)


def _waiting(suggestion: ChargeSuggestion) -> ChargeSuggestion:
    row = ChargeSuggestion.objects.select_for_update().get(pk=suggestion.pk)
    _still(row, SuggestionState.WAITING)
    return row


def _still(row: ChargeSuggestion, state: SuggestionState) -> None:
    if row.state != state:
        raise Conflict(f"This suggestion is {row.state} by now.", code="already_decided")


def _decide(
    row: ChargeSuggestion, state: SuggestionState, *, curator: User, reason: str, now: datetime
) -> None:
    row.state, row.reason = state, reason
    row.decided_by, row.decided_at = curator, now
    row.save()


def _slug(text: str) -> str:
    return re.sub(r"-+", "-", slugify(text).replace("_", "-"))[:50].strip("-")


def _free_slug(title: str) -> str:
    base = _slug(title) or "untitled-charge"
    taken = set(Charge.objects.filter(slug__startswith=base).values_list("slug", flat=True))
    number, slug = 2, base
    while slug in taken or slug in RESERVED:
        slug, number = f"{base}-{number}", number + 1
    return slug
