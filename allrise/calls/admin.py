"""The log of calls, and what they cost. There is no word of anybody's in it."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path
from django.utils import timezone

from allrise.calls import spending
from allrise.calls.models import ModelCall
from allrise.calls.selectors import MICROS, Costs, costs
from allrise.desk.filters import latest
from allrise.desk.readonly import ReadOnlyAdmin

SPANS = (1, 7, 30, 90)
USUAL = 30


@admin.register(ModelCall)
class ModelCallAdmin(ReadOnlyAdmin):
    list_display = (
        "at", "seat", "purpose", "engine", "attempt", "outcome", "latency_ms",
        "prompt_tokens", "completion_tokens", "dollars",
    )  # fmt: skip
    list_filter = (latest("seat"), latest("engine"), latest("outcome"))
    date_hierarchy = "at"
    ordering = ("-at", "-id")
    change_list_template = "admin/calls/modelcall/change_list.html"
    fields = (
        "at", "kind", "step", "seat", "purpose", "engine", "attempt", "outcome", "latency_ms",
        "first_token_ms", "prompt_tokens", "completion_tokens", "dollars", "prompt_hash",
    )  # fmt: skip
    readonly_fields = fields

    @admin.display(description="US$", ordering="cost_micros", empty_value="–")
    def dollars(self, call: ModelCall) -> str | None:
        return None if call.cost_micros is None else f"{call.cost_micros / MICROS:.4f}"

    def get_urls(self) -> list[Any]:
        def own(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
            return self.admin_site.admin_view(view)

        return [
            path("costs/", own(self.costs), name="calls_modelcall_costs"),
            *super().get_urls(),
        ]

    def costs(self, request: HttpRequest) -> HttpResponse:
        """Cost by day and seat, failures and latency, over the last days."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        asked = request.GET.get("days", "")
        span = int(asked) if asked in map(str, SPANS) else USUAL
        today = timezone.now().date()
        found = costs(since=today - timedelta(days=span - 1), until=today)
        context = {
            "title": "What the models cost",
            "opts": self.opts,
            "found": found,
            "bars": _bars(found),
            "span": span,
            "spans": SPANS,
            "book": spending.standing(),
        }
        page = "admin/calls/modelcall/costs.html"
        return render(request, page, {**self.admin_site.each_context(request), **context})


def _bars(found: Costs) -> list[tuple[Any, float]]:
    """Each day with the length of its bar, 0 to 100."""
    most = max((each.whole.cost_usd for each in found.days), default=0.0)
    return [
        (each, round(each.whole.cost_usd / most * 100, 1) if most else 0.0) for each in found.days
    ]
