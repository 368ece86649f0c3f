"""Pages that belong to neither courtroom alone."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone

from trials.models import VerdictRecord
from trials.schemas import charge_whole
from trials.selectors import published_charges
from trials.services import daily


def home(request: HttpRequest) -> HttpResponse:
    charges = [
        charge_whole(row) for row in published_charges().prefetch_related("elements", "evidence")
    ]
    today = daily.charge_of(timezone.now().date()) if charges else None
    return render(
        request,
        "home.html",
        {
            "charges": charges,
            "featured": next((c for c in charges if today and c["slug"] == today.slug), None),
            "verdict_count": VerdictRecord.objects.count(),
        },
    )
