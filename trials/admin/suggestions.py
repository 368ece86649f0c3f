"""The review queue: suggested charges, accepted, returned with reasons, or turned down."""

from collections.abc import Callable
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import path, reverse
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.views.decorators.http import require_POST

from allrise.desk.queue import WaitingFirst
from allrise.desk.readonly import ReadOnlyAdmin
from allrise.errors import Conflict
from trials.models import ChargeSuggestion, SuggestionState
from trials.services import suggestions

ACCEPT, RETURN, REJECT = "accept", "return", "reject"


class DecisionForm(forms.Form):
    reason = forms.CharField(
        label="Reasons, for the suggester to read",
        required=False,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 4, "class": "shelf-wide"}),
    )
    decision = forms.ChoiceField(choices=[(each, each) for each in (ACCEPT, RETURN, REJECT)])

    def clean(self) -> dict[str, Any]:
        found: dict[str, Any] = super().clean() or {}
        if found.get("decision") in (RETURN, REJECT) and not found.get("reason"):
            self.add_error("reason", "Whoever wrote it is owed a reason.")
        return found


class _Queue(WaitingFirst):
    title = "state"
    parameter_name = "state"
    states = SuggestionState.choices
    waiting = SuggestionState.WAITING


@admin.register(ChargeSuggestion)
class SuggestionAdmin(ReadOnlyAdmin):
    list_display = ("title", "who", "at", "state", "decided_at")
    list_filter = (_Queue,)
    list_select_related = ("person",)
    search_fields = ("title", "statute")
    ordering = ("at", "pk")
    change_form_template = "admin/trials/chargesuggestion/change_form.html"
    fields = ("who", "at", "state", "decided_at", "decided_by")
    readonly_fields = fields

    @admin.display(description="suggested by", ordering="person__username")
    def who(self, row: ChargeSuggestion) -> str:
        return row.person.name

    def get_urls(self) -> list[Any]:
        def own(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
            return self.admin_site.admin_view(view)

        decide = path("<int:pk>/decide/", own(self.decide), name="trials_chargesuggestion_decide")
        return [decide, *super().get_urls()]

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        context = {"decision": DecisionForm(), "may_decide": may_decide(request)}
        return super().change_view(request, object_id, form_url, context | (extra_context or {}))

    def decide(self, request: HttpRequest, pk: int) -> HttpResponse:
        if not may_decide(request):
            raise PermissionDenied
        return self._decide(request, pk)

    @method_decorator(require_POST)
    def _decide(self, request: HttpRequest, pk: int) -> HttpResponse:
        row = ChargeSuggestion.objects.filter(pk=pk).first()
        if row is None:
            raise Http404
        form = DecisionForm(request.POST)
        if not form.is_valid():
            for problem in (each for errors in form.errors.values() for each in errors):
                self.message_user(request, str(problem), messages.ERROR)
            return redirect("admin:trials_chargesuggestion_change", pk)
        asked: dict[str, Any] = {
            "suggestion": row,
            "curator": request.user,
            "reason": form.cleaned_data["reason"],
            "now": timezone.now(),
        }
        try:
            where = self._carry_out(request, form.cleaned_data["decision"], row, asked)
        except Conflict as error:
            self.message_user(request, error.message, messages.ERROR)
            where = reverse("admin:trials_chargesuggestion_changelist")
        return HttpResponseRedirect(where)

    def _carry_out(
        self, request: HttpRequest, decision: str, row: ChargeSuggestion, asked: dict[str, Any]
    ) -> str:
        """Do it; where to go from there."""
        queue = reverse("admin:trials_chargesuggestion_changelist")
        if decision == ACCEPT:
            charge = suggestions.accept(**asked)
            self.log_change(request, row, "Accepted.")
            self.message_user(request, "Accepted. It is a draft now: finish it and publish it.")
            if request.user.has_perm("trials.change_charge"):
                return reverse("admin:trials_charge_change", args=[charge.pk])
            return queue
        if decision == RETURN:
            suggestions.send_back(**asked)
            self.log_change(request, row, "Returned.")
            self.message_user(request, "Returned, with your reasons.")
        else:
            suggestions.reject(**asked)
            self.log_change(request, row, "Turned down.")
            self.message_user(request, "Turned down, with your reasons.")
        return queue


def may_decide(request: HttpRequest) -> bool:
    return request.user.has_perm("trials.change_chargesuggestion")
