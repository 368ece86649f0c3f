"""The curators' queue of reports: what was reported can be read, its state and note changed."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.html import format_html

from allrise.accounts.people import require_person
from allrise.reports import services
from allrise.reports.models import Report, ReportState


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    list_display = ("at", "state", "kind", "title", "reason", "note")
    list_filter = ("state", "kind")
    search_fields = ("title", "reason", "note")
    date_hierarchy = "at"
    readonly_fields = (
        "kind", "title", "where", "person", "reason", "at", "closed_by", "closed_at",
    )  # fmt: skip
    fields = (*readonly_fields, "state", "note")
    actions = ("close_reports",)

    @admin.display(description="look at it")
    def where(self, report: Report) -> str:
        return format_html('<a href="{}">{}</a>', report.url, report.url)

    @admin.action(description="Close the selected reports", permissions=["change"])
    def close_reports(self, request: HttpRequest, queryset: QuerySet[Report]) -> None:
        curator = require_person(request)
        count = services.close(reports=queryset, curator=curator, now=timezone.now())
        self.message_user(request, f"{count} closed.", messages.SUCCESS)

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        """Whoever closes it by hand stands beside it; reopened, nobody does."""
        closed = obj.state == ReportState.CLOSED
        if "state" in form.changed_data:
            obj.closed_by = request.user if closed else None
            obj.closed_at = timezone.now() if closed else None
        super().save_model(request, obj, form, change)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
