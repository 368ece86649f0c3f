"""The curators' queue of reports: what was reported is read, something is done about it, or not.

Who reported a thing is shown to nobody who need not know: a curator judges the thing.
"""

from collections.abc import Callable
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import path
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.utils.html import format_html
from django.utils.text import Truncator
from django.views.decorators.http import require_POST

from allrise.accounts.people import require_person
from allrise.desk.queue import WaitingFirst
from allrise.errors import CourtError
from allrise.reports import measures, services, things
from allrise.reports.models import Measure, Report, ReportState

TAKE, LIFT = "take", "lift"


class _Open(WaitingFirst):
    title = "state"
    parameter_name = "state"
    states = ReportState.choices
    waiting = ReportState.OPEN


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    list_display = ("title", "kind", "said", "at", "state", "done")
    list_filter = (_Open, "kind")
    list_per_page = 50
    search_fields = ("title", "reason", "note")
    date_hierarchy = "at"
    readonly_fields = ("where", "reporter", "closed_by", "closed_at")
    fields = (*readonly_fields, "state", "note")
    actions = ("close_reports",)
    change_form_template = "admin/reports/report/change_form.html"

    @admin.display(description="look at it")
    def where(self, report: Report) -> str:
        return format_html('<a href="{}">{}</a>', report.url, report.url)

    @admin.display(description="reported by")
    def reporter(self, report: Report) -> str:
        """What it takes to weigh a report, without a name to hold against anybody."""
        theirs = Report.objects.filter(person=report.person_id)
        others = theirs.exclude(pk=report.pk).count()
        who = "A guest" if report.person.is_guest else "A member"
        return f"{who}, with {others} other report{'' if others == 1 else 's'}"

    @admin.display(description="measure", ordering="acted", empty_value="–")
    def done(self, report: Any) -> str | None:
        return "taken" if report.acted else None

    @admin.display(description="reason")
    def said(self, report: Report) -> str:
        return Truncator(report.reason).chars(120)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        standing = Measure.objects.filter(
            kind=OuterRef("kind"), subject=OuterRef("subject"), lifted_at__isnull=True
        )
        rows: QuerySet[Report] = super().get_queryset(request).select_related("person")
        return rows.annotate(acted=Exists(standing))

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

    # --- what can be done about it ------------------------------------------------------

    def get_urls(self) -> list[Any]:
        def own(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
            return self.admin_site.admin_view(view)

        measure = path("<int:pk>/measure/", own(self.measure), name="reports_report_measure")
        return [measure, *super().get_urls()]

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        report = self.get_object(request, object_id)
        context: dict[str, Any] = {}
        if report is not None:
            context = {
                "remedies": [
                    (
                        each,
                        measures.standing(kind=report.kind, subject=report.subject, what=each.name),
                    )
                    for each in things.remedies(report.kind)
                ],
                "book": [
                    (each, _said(each))
                    for each in Measure.objects.filter(
                        kind=report.kind, subject=report.subject
                    ).select_related("by", "lifted_by")
                ],
                "may_act": self.has_change_permission(request, report),
                "most": measures.MOST,
            }
        return super().change_view(request, object_id, form_url, context | (extra_context or {}))

    def measure(self, request: HttpRequest, pk: int) -> HttpResponse:
        if not self.has_change_permission(request):
            raise PermissionDenied
        return self._measure(request, pk)

    @method_decorator(require_POST)
    def _measure(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Take or lift a measure; what was refused is said above the report."""
        report = Report.objects.filter(pk=pk).first()
        if report is None:
            raise Http404
        do = measures.lift if request.POST.get("do") == LIFT else measures.take
        try:
            found = do(
                report=report,
                what=request.POST.get("what", ""),
                curator=require_person(request),
                reason=request.POST.get("why", ""),
                now=timezone.now(),
            )
        except CourtError as error:
            self.message_user(request, error.message, messages.ERROR)
        else:
            said = _said(found)
            self.log_change(request, report, said)
            self.message_user(request, f"{said}. It stands in the book below.", messages.SUCCESS)
        return redirect("admin:reports_report_change", pk)


def _said(measure: Measure) -> str:
    """The measure in the words of its button."""
    names = {each.name: each for each in things.remedies(measure.kind)}
    known = names.get(measure.what)
    if known is None:
        return measure.what
    return known.lifting if measure.lifted_at else known.taking
