"""What happened in court, to be read as far as it is public.

A trial that is undecided or private shows that it is there and how far it got, and nothing
that was said or scored in it. Its rounds, fallacies, hints, exhibits and verdict are in no
table before it is shared.
"""

from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html

from allrise.desk.filters import Assessor, Mind
from allrise.desk.readonly import ReadOnlyAdmin
from trials.domain.phases import Status
from trials.models import EvidenceUse, Hint, NamedFallacy, Round, Trial, VerdictRecord


def shared(prefix: str = "") -> Q:
    """Trials that anybody with the link may read now, as the domain's visibility has it."""
    today = timezone.now().date()
    over = Q(**{f"{prefix}daily__isnull": True}) | Q(**{f"{prefix}daily__lt": today})
    return over & Q(**{f"{prefix}public": True, f"{prefix}status": Status.DECIDED})


@admin.register(Trial)
class TrialAdmin(ReadOnlyAdmin):
    list_display = (
        "short", "charge", "mode", "phase", "status", "created_at", "decided_at", "public",
        "review",
    )  # fmt: skip
    list_filter = ("status", "phase", "mode", "public", "charge")
    list_select_related = ("charge",)
    ordering = ("-created_at", "-id")
    fields = (
        "id", "charge", "mode", "plea", "phase", "status", "created_at", "decided_at", "public",
        "review",
    )  # fmt: skip
    readonly_fields = fields

    def get_queryset(self, request: HttpRequest) -> QuerySet[Trial]:
        rows: QuerySet[Trial] = super().get_queryset(request)
        return rows.annotate(is_shared=Q(shared()))

    @admin.display(description="id", ordering="id")
    def short(self, trial: Trial) -> str:
        return str(trial.pk)[:8]

    @admin.display(description="read it", empty_value="–")
    def review(self, trial: Any) -> str | None:
        if not trial.is_shared:
            return None
        return format_html('<a href="{}">the review</a>', reverse("review", args=[trial.pk]))


class _OfShared(ReadOnlyAdmin):
    """A table of what belongs to trials; only to those that are shared."""

    trial = "trial"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        return rows.filter(shared(f"{self.trial}__")).select_related(f"{self.trial}__charge")

    @admin.display(description="trial")
    def case(self, row: Any) -> str:
        """The trial as the list of trials has it; a whole id would take half the table."""
        for step in self.trial.split("__"):
            row = getattr(row, step)
        return f"{row.charge}, {str(row.pk)[:8]}"

    def get_ordering(self, request: HttpRequest) -> tuple[str, ...]:
        """Latest first, from the index of what is shared, so that the rest is not gone through."""
        return (f"-{self.trial}__created_at", f"-{self.trial}__id")


@admin.register(VerdictRecord)
class VerdictAdmin(_OfShared):
    list_display = (
        "case", "decision", "overridden", "points", "hints_used", "contempt", "engine",
        "rendered_at",
    )  # fmt: skip
    list_filter = ("decision", "overridden", Mind)
    fields = list_display
    readonly_fields = fields

    @admin.display(description="total", ordering="total")
    def points(self, verdict: VerdictRecord) -> str:
        return f"{verdict.total / 100:g}"


@admin.register(Round)
class RoundAdmin(_OfShared):
    list_display = (
        "case", "phase", "filed_at", "strength", "evidence", "logic", "persuasion", "assessor",
        "capped",
    )  # fmt: skip
    list_filter = ("phase", Assessor, "capped")
    fields = (*list_display[:3], "text", "strategy", *list_display[3:])
    readonly_fields = fields


@admin.register(NamedFallacy)
class FallacyAdmin(_OfShared):
    trial = "round__trial"
    list_display = ("name", "case", "round", "quote", "costs_points", "engine")
    list_filter = ("name", "costs_points", Mind)
    fields = ("name", "case", "round", "quote", "explanation", "costs_points", "engine")
    readonly_fields = fields


@admin.register(Hint)
class HintAdmin(_OfShared):
    """Hints are the defendant's own: a shared trial shows that one was given, not what it said."""

    list_display = ("case", "phase", "state", "engine", "asked_at")
    list_filter = ("phase", "state", Mind)
    fields = list_display
    readonly_fields = fields


@admin.register(EvidenceUse)
class EvidenceUseAdmin(_OfShared):
    list_display = ("case", "phase", "letter", "kind", "title", "answered_in", "engine")
    list_filter = ("phase", "answered_in", Mind)
    fields = ("case", "phase", "letter", "kind", "title", "description", "answered_in", "engine")
    readonly_fields = fields
