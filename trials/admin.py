"""The curator's desk. Charges can be edited; what happened in court can only be read."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from trials.domain.phases import Status
from trials.models import (
    Charge,
    ChargeElement,
    ChargeSuggestion,
    EvidenceKindRow,
    Report,
    Trial,
    VerdictRecord,
)


class ElementInline(admin.TabularInline):
    model = ChargeElement
    extra = 0


class EvidenceInline(admin.StackedInline):
    model = EvidenceKindRow
    extra = 0


@admin.register(Charge)
class ChargeAdmin(admin.ModelAdmin):
    list_display = ("title", "difficulty", "state", "updated_at")
    list_filter = ("state", "difficulty")
    search_fields = ("title", "pitch", "statute")
    prepopulated_fields = {"slug": ("title",)}
    inlines = (ElementInline, EvidenceInline)


class ReadOnlyAdmin(admin.ModelAdmin):
    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Trial)
class TrialAdmin(ReadOnlyAdmin):
    """Metadata only: an undecided or private trial is nobody's but the defendant's."""

    list_display = ("id", "charge", "status", "phase", "created_at", "decided_at", "public")
    list_filter = ("status", "public")
    fields = ("id", "charge", "mode", "plea", "phase", "status", "created_at", "decided_at")
    readonly_fields = fields


@admin.register(VerdictRecord)
class VerdictAdmin(ReadOnlyAdmin):
    """Verdicts of shared trials; the others stay with their owners."""

    list_display = ("trial", "decision", "overridden", "rendered_at", "engine")
    fields = ("trial", "decision", "overridden", "total", "hints_used", "contempt", "engine")

    def get_queryset(self, request: HttpRequest) -> Any:
        shared = super().get_queryset(request)
        return shared.filter(trial__public=True, trial__status=Status.DECIDED)


@admin.register(ChargeSuggestion)
class SuggestionAdmin(ReadOnlyAdmin):
    list_display = ("title", "person", "at")


@admin.register(Report)
class ReportAdmin(ReadOnlyAdmin):
    list_display = ("trial", "person", "reason", "at")
