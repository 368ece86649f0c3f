"""The shelves: sources, switched on and off, brought in by file and taken out."""

from collections.abc import Callable, Iterable
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import Count, Q, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse

from evidence.admin import uploads
from evidence.admin.passages import stored
from evidence.library import formats, importing, store, upkeep
from evidence.models import LibrarySource

_TYPES = {"csv": "text/csv", "jsonl": "application/jsonl"}


class SourceForm(forms.ModelForm):
    class Meta:
        model = LibrarySource
        fields = ("title", "slug", "kind", "year", "subject", "locators", "enabled")

    def clean(self) -> dict[str, Any]:
        """A source that is switched on holds together; one in the making is off."""
        fields: dict[str, Any] = super().clean() or {}
        if self.errors or not fields.get("enabled"):
            return fields
        if self.instance.pk is None:
            self.add_error("enabled", "A new source is off until it has its passages.")
            return fields
        would = LibrarySource(pk=self.instance.pk, **{"kind": self.instance.kind, **fields})
        wrong = upkeep.unsound(would)
        if wrong:
            self.add_error("enabled", f"It does not hold together: {wrong}")
        return fields


@admin.register(LibrarySource)
class SourceAdmin(admin.ModelAdmin):
    form = SourceForm
    list_display = ("title", "kind", "subject", "year", "passages", "surprising", "enabled")
    list_filter = ("enabled", "kind", "subject")
    list_per_page = 60
    search_fields = ("title", "slug", "subject", "passages__title", "passages__claim")
    fields = ("title", "slug", ("kind", "subject", "year"), "locators", "enabled")
    actions = ("enable", "disable", "export_jsonl", "export_csv")

    def get_queryset(self, request: HttpRequest) -> QuerySet[LibrarySource]:
        rows: QuerySet[LibrarySource] = super().get_queryset(request)
        surprising = Count("passages", filter=Q(passages__surprising=True), distinct=True)
        return rows.annotate(held=Count("passages", distinct=True), odd=surprising)

    @admin.display(ordering="held")
    def passages(self, row: Any) -> int:
        return int(row.held)

    @admin.display(ordering="odd", description="sound false")
    def surprising(self, row: Any) -> int:
        return int(row.odd)

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        return {"enabled": False, **super().get_changeform_initial_data(request)}

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Iterable[str]:  # type: ignore[override]  # any iterable will do
        # Its passages are of the kind that it was made with.
        return ("kind",) if obj else ()

    def get_prepopulated_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        return {} if obj else {"slug": ("title",)}

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        row = self.get_object(request, object_id)
        held = row.passages.select_related("source") if row else []
        listed = [(each, stored(each) is not None) for each in held]
        context = {"listed": listed, **(extra_context or {})}
        return super().change_view(request, object_id, form_url, context)

    # --- switching and taking out ------------------------------------------------------

    @admin.action(description="Switch the selected sources on", permissions=["change"])
    def enable(self, request: HttpRequest, chosen: QuerySet[LibrarySource]) -> None:
        wrong = upkeep.switch_on(chosen)
        for title, problem in wrong.items():
            self.message_user(request, f"“{title}” stays off. {problem}", messages.ERROR)
        self.message_user(request, f"{chosen.count() - len(wrong)} switched on.")

    @admin.action(description="Switch the selected sources off", permissions=["change"])
    def disable(self, request: HttpRequest, chosen: QuerySet[LibrarySource]) -> None:
        count = LibrarySource.objects.filter(pk__in=chosen.values("pk")).update(enabled=False)
        self.message_user(request, f"{count} switched off.")

    @admin.action(description="Export the selected sources (JSONL)", permissions=["view"])
    def export_jsonl(self, request: HttpRequest, chosen: QuerySet[LibrarySource]) -> HttpResponse:
        return _download("jsonl", frozenset(chosen.values_list("slug", flat=True)))

    @admin.action(description="Export the selected sources (CSV)", permissions=["view"])
    def export_csv(self, request: HttpRequest, chosen: QuerySet[LibrarySource]) -> HttpResponse:
        return _download("csv", frozenset(chosen.values_list("slug", flat=True)))

    # --- pages of its own --------------------------------------------------------------

    def get_urls(self) -> list[Any]:
        def own(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
            return self.admin_site.admin_view(view)

        return [
            path("import/", own(self.import_page), name="evidence_librarysource_import"),
            path("export/", own(self.export_page), name="evidence_librarysource_export"),
            *super().get_urls(),
        ]

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        context = {"may_import": may_import(request), **(extra_context or {})}
        return super().changelist_view(request, context)

    def export_page(self, request: HttpRequest) -> HttpResponse:
        if not self.has_view_permission(request):
            raise PermissionDenied
        form = request.GET.get("form", "jsonl")
        return _download(form if form in formats.FORMS else "jsonl", None)

    def import_page(self, request: HttpRequest) -> HttpResponse:
        """A file is checked first; what was checked is what is imported, once confirmed."""
        if not may_import(request):
            raise PermissionDenied
        context: dict[str, Any] = {"form": uploads.UploadForm(), "keeping": None}
        if "confirm" in request.POST:
            waiting = uploads.take(request)
            if waiting is not None:
                return self._write(request, waiting)
            self.message_user(request, "That file has waited too long. Bring it again.", "ERROR")
        elif request.method == "POST":
            context["form"] = form = uploads.UploadForm(request.POST, request.FILES)
            if form.is_valid():
                context |= self._checked(request, form)
        context |= {"title": "Import sources", "opts": self.opts, "largest": formats.LARGEST}
        page = "admin/evidence/librarysource/import.html"
        return render(request, page, {**self.admin_site.each_context(request), **context})

    def _checked(self, request: HttpRequest, form: uploads.UploadForm) -> dict[str, Any]:
        waiting = form.waiting()
        report = importing.import_text(
            waiting.text, form=waiting.form, keep_good=waiting.keep_good, dry_run=True
        )
        token = uploads.keep(request, waiting) if report.written else ""
        return {"report": report, "token": token, "name": waiting.name}

    def _write(self, request: HttpRequest, waiting: uploads.Waiting) -> HttpResponse:
        report = importing.import_text(waiting.text, form=waiting.form, keep_good=waiting.keep_good)
        bad = len(report.bad) + report.unreported
        text = (
            f"{len(report.added)} sources added, {len(report.replaced)} replaced, {bad} bad rows."
        )
        self.message_user(request, text, messages.WARNING if bad else messages.SUCCESS)
        return HttpResponseRedirect(reverse("admin:evidence_librarysource_changelist"))


def may_import(request: HttpRequest) -> bool:
    """An import adds sources and replaces others whole."""
    wanted = (
        f"evidence.{verb}_library{what}"
        for verb in ("add", "change")
        for what in ("source", "passage")
    )
    return request.user.has_perms([*wanted])


def _download(form: str, slugs: frozenset[str] | None) -> HttpResponse:
    text = formats.write(store.shelved(slugs), form)
    response = HttpResponse(text, content_type=f"{_TYPES[form]}; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="sources.{form}"'
    return response
