"""Charges on the desk: how they play, how they read, and what keeps them off the docket."""

from collections.abc import Callable, Iterable
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import Case, FloatField, IntegerField, QuerySet, Value, When
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from import_export.admin import ImportExportMixin
from redis.exceptions import RedisError

from trials import schemas
from trials.admin import forms, transfers
from trials.models import Charge, ChargeElement, ChargeState, EvidenceKindRow
from trials.services import library, playtest
from trials.services.playtest import Figures
from trials.views import PLEAS, phase_rows

_FIGURES = ("plays", "guilty_rate", "mean_total", "abandonment")
_NONE = -1  # no figure yet
NO_BROKER = "The file cannot be kept for you to confirm while the broker is away. Try again."


class _Part:
    """Part of a charge: whoever may do a thing to charges may do it to their parts."""

    extra = 0

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.has_perm("trials.change_charge")

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.has_perm("trials.change_charge")

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.has_perm("trials.change_charge")

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.has_perm("trials.view_charge")


class ElementInline(_Part, admin.StackedInline):
    model = ChargeElement
    form = forms.ElementForm
    formset = forms.PartFormSet
    fields = (("place", "text", "claim"), "topics")


class EvidenceInline(_Part, admin.StackedInline):
    model = EvidenceKindRow
    form = forms.EvidenceForm
    formset = forms.LastFormSet
    classes = ("collapse",)
    fields = forms.EvidenceForm.Meta.fields


@admin.register(Charge)
class ChargeAdmin(ImportExportMixin, admin.ModelAdmin):
    form = forms.ChargeForm
    inlines = (ElementInline, EvidenceInline)
    resource_classes = (transfers.ChargeResource,)
    list_display = ("title", "difficulty", "state", *_FIGURES)
    list_filter = ("state", "difficulty")
    list_per_page = 100
    search_fields = ("title", "slug", "pitch", "statute", "tags")
    readonly_fields = ("state",)
    fieldsets = (
        (None, {"fields": ("title", "slug", ("difficulty", "state"), "statute", "pitch", "tags")}),
        ("The writer's sheet", {"fields": forms.SHEET, "classes": ("collapse",)}),
    )
    actions = ("publish", "retire")
    formats = transfers.FORMATS
    confirm_form_class = transfers.ConfirmForm
    tmp_storage_class = transfers.Kept

    # --- the list --------------------------------------------------------------------

    def get_queryset(self, request: HttpRequest) -> QuerySet[Charge]:
        rows: QuerySet[Charge] = super().get_queryset(request)
        match = request.resolver_match
        if match is None or not (match.url_name or "").endswith("_changelist"):
            return rows
        found = playtest.kept_figures()

        def column(name: str, field: Any) -> Any:
            values = [(pk, getattr(each, name)) for pk, each in found.items()]
            whens = [When(pk=pk, then=Value(value)) for pk, value in values if value is not None]
            # Databases disagree on where nothing sorts: below every figure.
            return Case(*whens, default=Value(_NONE), output_field=field)

        return rows.annotate(
            played=column("plays", IntegerField()),
            **{f"by_{name}": column(name, FloatField()) for name in _FIGURES[1:]},
        )

    @admin.display(ordering="played")
    def plays(self, row: Any) -> int:
        return int(max(row.played, 0))

    @admin.display(ordering="by_guilty_rate", description="guilty", empty_value="–")
    def guilty_rate(self, row: Any) -> str | None:
        return _percent(row.by_guilty_rate)

    @admin.display(ordering="by_mean_total", description="mean total", empty_value="–")
    def mean_total(self, row: Any) -> str | None:
        return None if row.by_mean_total == _NONE else f"{row.by_mean_total:.1f}"

    @admin.display(ordering="by_abandonment", description="walked out", empty_value="–")
    def abandonment(self, row: Any) -> str | None:
        return _percent(row.by_abandonment)

    @admin.action(description="Publish the selected charges", permissions=["change"])
    def publish(self, request: HttpRequest, chosen: QuerySet[Charge]) -> None:
        done = 0
        for charge in Charge.objects.filter(pk__in=chosen.values("pk")):
            found = library.publish(charge)
            if found:
                text = f"“{charge}” stays off the docket. {' '.join(found)}"
                self.message_user(request, text, messages.ERROR)
            else:
                self.log_change(request, charge, "Published.")
                done += 1
        self.message_user(request, f"{done} published.")

    @admin.action(description="Retire the selected charges", permissions=["change"])
    def retire(self, request: HttpRequest, chosen: QuerySet[Charge]) -> None:
        charges = list(Charge.objects.filter(pk__in=chosen.values("pk")))
        for charge in charges:
            library.retire(charge)
            self.log_change(request, charge, "Retired.")
        self.message_user(request, f"{len(charges)} retired. Trials under way go on.")

    # --- one charge ------------------------------------------------------------------

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Iterable[str]:  # type: ignore[override]  # any iterable will do
        # What was played is known by its address.
        played = obj is not None and obj.editions.exists()
        return (*self.readonly_fields, "slug") if played else self.readonly_fields

    def get_prepopulated_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        return {} if obj else {"slug": ("title",)}

    def get_fieldsets(self, request: HttpRequest, obj: Any = None) -> Any:
        if self.has_change_permission(request, obj) or obj is None:
            return self.fieldsets
        # Who only looks is shown the rows; the sheet's lists are form fields.
        return self.fieldsets[:1]

    def _create_formsets(self, request: HttpRequest, obj: Any, change: bool) -> Any:
        formsets, instances = super()._create_formsets(request, obj, change)
        last = [each for each in formsets if isinstance(each, forms.LastFormSet)]
        if last:
            last[0].elements = formsets[0]
        return formsets, instances

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **kwargs: Any
    ) -> HttpResponse:
        """What is typed, as a player would read it, and what keeps it off the docket."""
        row: Charge | None = context.get("original")
        form = context["adminform"].form
        parts = [each.formset for each in context["inline_admin_formsets"]]
        if form.is_bound and len(parts) == 2 and form.is_valid():
            sheet = parts[1].sheet()
            context["seen"] = _as_seen(sheet)
            context["missing"] = library.problems_of(sheet)
        elif row is not None and not form.is_bound:
            context["seen"] = schemas.charge_whole(row)
            context["missing"] = library.problems(row)
        if row is not None:
            context["figures"] = playtest.kept_figures().get(row.pk, Figures())
        context["may_publish"] = row is None or row.state != ChargeState.PUBLISHED
        return super().render_change_form(request, context, *args, **kwargs)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        if forms.PUBLISH in request.POST and (wrong := library.publish(form.instance)):
            # The form was whole a moment ago: somebody else is at the same charge.
            self.message_user(request, " ".join(wrong), messages.ERROR)

    # --- pages of its own ------------------------------------------------------------

    def get_urls(self) -> list[Any]:
        def own(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
            return self.admin_site.admin_view(view)

        page = path("<int:pk>/preview/", own(self.preview), name="trials_charge_preview")
        return [page, *super().get_urls()]

    def preview(self, request: HttpRequest, pk: int) -> HttpResponse:
        """The charge's own page, as a player would see it once it is published."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        charge = Charge.objects.filter(pk=pk).first()
        if charge is None:
            raise Http404
        context = {
            "charge": schemas.charge_whole(charge),
            "pleas": PLEAS,
            "phases": phase_rows(),
            "preview": True,
        }
        return render(request, "trials/charge_preview.html", context)

    def has_import_permission(self, request: HttpRequest) -> bool:
        """An import adds charges and replaces others whole."""
        return request.user.has_perms(["trials.add_charge", "trials.change_charge"])

    def has_export_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)

    def import_action(self, request: HttpRequest, **kwargs: Any) -> HttpResponse:
        try:
            answer: HttpResponse = super().import_action(request, **kwargs)
        except RedisError:
            self.message_user(request, NO_BROKER, messages.ERROR)
            return HttpResponseRedirect(reverse("admin:trials_charge_changelist"))
        return answer

    def process_import(self, request: HttpRequest, **kwargs: Any) -> HttpResponse:
        """What was checked, once; a file that has waited too long is to be brought again."""
        try:
            answer: HttpResponse = super().process_import(request, **kwargs)
        except (RedisError, transfers.Gone):
            text = "That file has waited too long. Bring it again."
            self.message_user(request, text, messages.ERROR)
            return HttpResponseRedirect(reverse("admin:trials_charge_import"))
        return answer


def _percent(rate: float) -> str | None:
    return None if rate == _NONE else f"{rate:.0%}"


def _as_seen(sheet: dict[str, Any]) -> dict[str, Any]:
    return sheet | {
        "elements": [each["text"] for each in sheet["elements"]],
        "evidence_count": len(sheet["evidence"]),
    }
