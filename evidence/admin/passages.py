"""One passage on the desk: typed as it reads, previewed as it looks, verified as it is saved."""

from collections.abc import Iterable, Mapping
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.db.models import Max, QuerySet
from django.http import HttpRequest, HttpResponse
from pydantic import ValidationError as Invalid

from evidence.admin.pictures import picture
from evidence.domain.exhibits import Kind, Passage
from evidence.library import notation, review, upkeep
from evidence.models import LibraryPassage, LibrarySource

PREVIEW = "_preview"
_FIELD = {"locator": "locator", "claim": "claim", "checks": "working", "content": "written"}
_WIDE = {"class": "shelf-wide"}


class PassageForm(forms.ModelForm):
    written = forms.CharField(
        label="What it says",
        strip=False,
        widget=forms.Textarea(attrs={"rows": 8, **_WIDE}),
        help_text="A document as it is; a chart, a recording or a reel line by line, as below.",
    )
    working = forms.CharField(
        label="Checks",
        required=False,
        widget=forms.Textarea(attrs={"rows": 4, **_WIDE}),
        help_text="Its figures worked out again, a line each: 9*1089 -> 9801",
    )

    class Meta:
        model = LibraryPassage
        fields = ("source", "locator", "title", "caption", "claim", "surprising")
        widgets = {
            "title": forms.TextInput(attrs=_WIDE),
            "caption": forms.Textarea(attrs={"rows": 2, **_WIDE}),
            "claim": forms.Textarea(attrs={"rows": 2, **_WIDE}),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.passage: Passage | None = None
        if self.instance.pk:
            content = stored(self.instance)
            self.initial.setdefault("written", notation.spell(content.content) if content else "")
            self.initial.setdefault("working", notation.spell_checks(self.instance.checks))

    def clean(self) -> dict[str, Any]:
        fields: dict[str, Any] = super().clean() or {}
        source = fields.get("source") or getattr(self.instance, "source", None)
        if source is None or self.errors:
            return fields
        self.passage = self._typed(fields, Kind(source.kind))
        if self.passage is not None:
            self._review(self.passage, source)
        if PREVIEW in self.data:
            # Not valid, so nothing is saved and the page comes again with what was typed.
            self.add_error(None, "This is a preview. Nothing has been saved yet.")
        return fields

    def _typed(self, fields: Mapping[str, Any], kind: Kind) -> Passage | None:
        content = checks = None
        try:
            content = notation.parse(kind, fields["written"])
        except notation.Unclear as error:
            self.add_error("written", str(error))
        try:
            checks = notation.parse_checks(fields["working"])
        except notation.Unclear as error:
            self.add_error("working", str(error))
        if content is None or checks is None:
            return None
        names = ("locator", "title", "caption", "claim", "surprising")
        raw = {name: fields[name] for name in names}
        try:
            return Passage.model_validate({**raw, "content": content, "checks": checks})
        except Invalid as error:
            self.add_error(None, notation.problem(error))
            return None

    def _review(self, passage: Passage, source: LibrarySource) -> None:
        whole = upkeep.with_passage(source, passage, pk=self.instance.pk)
        last = len(whole.passages) - 1
        for fault in review.faults(whole):
            if fault.index == last:
                part, _, problem = fault.problem.partition(": ")
                self.add_error(_FIELD.get(part), f"{problem[:1].upper()}{problem[1:]}.")

    def save(self, commit: bool = True) -> Any:
        assert self.passage is not None
        fields = self.passage.model_dump(mode="json", by_alias=True)
        for name, value in fields.items():
            setattr(self.instance, name, value)
        if self.instance.pk is None:
            last = self.instance.source.passages.aggregate(last=Max("position"))["last"]
            self.instance.position = 0 if last is None else last + 1
        return super().save(commit)


def stored(row: LibraryPassage) -> Passage | None:
    """The passage as it lies on the shelf, None where it is not whole."""
    try:
        return upkeep.passage_of(row, Kind(row.source.kind))
    except Invalid:
        return None


def shown(passage: Passage | None, row: LibrarySource, *, pk: int | None) -> dict[str, Any]:
    """What the page tells of a passage: its picture, and what the verifier says of its claim."""
    if passage is None:
        return {}
    source = upkeep.with_passage(row, passage, pk=pk)
    finding = review.finding_of(passage, source)
    return {
        "passage": passage,
        "picture": picture(passage.content),
        "finding": finding,
        "suspicions": [] if not finding.grounded else review.suspicions(passage, source),
    }


@admin.register(LibraryPassage)
class PassageAdmin(admin.ModelAdmin):
    form = PassageForm
    fields = (
        "source",
        ("locator", "surprising"),
        "title",
        "written",
        "caption",
        "claim",
        "working",
    )
    list_display = ("title", "source", "locator", "surprising", "bears_out", "checked")
    list_editable = ("surprising",)
    list_filter = ("surprising", "source__kind", "source__enabled", "source__subject")
    list_select_related = ("source",)
    list_per_page = 50
    search_fields = ("title", "claim", "locator", "source__title", "source__slug")
    ordering = ("source__slug", "position")
    autocomplete_fields = ("source",)

    @admin.display(boolean=True, description="claim holds")
    def bears_out(self, row: LibraryPassage) -> bool:
        passage = stored(row)
        source = upkeep.source_of(row.source, [passage] if passage else [])
        return passage is not None and review.finding_of(passage, source).grounded

    @admin.display(description="checks")
    def checked(self, row: LibraryPassage) -> int:
        return len(row.checks)

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Iterable[str]:  # type: ignore[override]  # any iterable will do
        return ("source",) if obj else ()

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **kwargs: Any
    ) -> HttpResponse:
        form = context["adminform"].form
        row: LibraryPassage | None = context.get("original")
        if isinstance(form, PassageForm):
            source = form.cleaned_data.get("source") if form.is_bound else None
            if row:
                source = row.source
                context["subtitle"] = f"{source.title}, {row.locator}"
            passage = form.passage if form.is_bound else stored(row) if row else None
            if source:
                context |= shown(passage, source, pk=row.pk if row else None)
                context["example"] = notation.EXAMPLES[Kind(source.kind)]
            else:
                context["examples"] = [(k.value, v) for k, v in notation.EXAMPLES.items()]
        return super().render_change_form(request, context, *args, **kwargs)

    def delete_model(self, request: HttpRequest, obj: LibraryPassage) -> None:
        super().delete_model(request, obj)
        self._close(request, [obj.source_id])

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[LibraryPassage]) -> None:
        sources = list(queryset.values_list("source_id", flat=True))
        super().delete_queryset(request, queryset)
        self._close(request, sources)

    def _close(self, request: HttpRequest, sources: Iterable[int]) -> None:
        for title in upkeep.switch_off_unsound(sources):
            text = f"“{title}” no longer holds together and has been switched off."
            self.message_user(request, text, messages.WARNING)
