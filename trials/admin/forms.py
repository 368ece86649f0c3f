"""A charge as a curator types it: drafts may have gaps, what is on the docket may not."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.db.models import F

from trials.admin.typing import WIDE, Lines, Words
from trials.models import Charge, ChargeElement, ChargeState, EvidenceKindRow
from trials.services import library
from trials.services.library import RESERVED

PREVIEW, PUBLISH = "_preview", "_publish"
# Far beyond any position a charge uses, and within a small integer.
ASIDE = 10_000
_LISTS = {
    "stakes": (3, "Exactly three, small to vast, as noun phrases."),
    "opening_lines": (4, "At least 4 whole sentences in the prosecutor's voice."),
    "jibes": (8, "At least 10 sentences."),
    "gloats": (4, "At least 5 sentences, for when an attack landed."),
    "parries": (4, "At least 5 sentences, for when one was deflected."),
    "demands": (6, "At least 8 questions, each answerable in a sentence."),
    "custodians": (6, "At least 8 improbable keepers of exhibits."),
    "sentences": (5, "At least 6, each fitting after “The defendant shall”."),
    "acquittals": (3, "At least 3 dry closing lines of the judge."),
}
_WORD_LISTS = {
    "images": "At least 15 concrete nouns or short noun phrases, with commas between.",
    "nicknames": "At least 4 names of the crime (“the barbecue question”), with commas between.",
}
SHEET = (*_WORD_LISTS, *_LISTS)


class ChargeForm(forms.ModelForm):
    tags = Words(rows=1, help_text="Small letters and dashes, with commas between.")

    class Meta:
        model = Charge
        fields = ("title", "slug", "difficulty", "statute", "pitch", "tags")
        widgets = {
            "statute": forms.Textarea(attrs={"rows": 3, **WIDE}),
            "pitch": forms.Textarea(attrs={"rows": 2, **WIDE}),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["pitch"].required = False
        if self.instance.pk:
            writer = self.instance.writer or {}
            for name in SHEET:
                self.initial.setdefault(name, writer.get(name, []))

    def clean_slug(self) -> str:
        slug: str = self.cleaned_data["slug"]
        if slug in RESERVED:
            raise ValidationError("That address is taken by the court.")
        return slug

    def _post_clean(self) -> None:
        if any(name in self.cleaned_data for name in SHEET):
            self.instance.writer = {name: self.cleaned_data.get(name, []) for name in SHEET}
        super()._post_clean()  # type: ignore[misc]  # as BaseModelForm has it


for _name, (_rows, _help) in _LISTS.items():
    ChargeForm.declared_fields[_name] = Lines(rows=_rows, help_text=_help)
for _name, _help in _WORD_LISTS.items():
    ChargeForm.declared_fields[_name] = Words(rows=3, help_text=_help)


class _PartForm(forms.ModelForm):
    """An element or a kind of evidence. Only `needed` cannot wait."""

    needed: tuple[str, ...] = ()
    sheet_fields: tuple[str, ...] = ()
    place = forms.IntegerField(required=False, min_value=1, max_value=99)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name, field in self.fields.items():
            field.required = name in self.needed
        if self.instance.pk:
            self.initial["place"] = self.instance.position + 1


class ElementForm(_PartForm):
    needed = ("text",)
    sheet_fields = ("text", "claim", "topics")
    topics = Words(help_text="At least 8 words by which a reader knows the element, with commas.")

    class Meta:
        model = ChargeElement
        fields = ("place", "text", "claim", "topics")
        widgets = {
            "text": forms.Textarea(attrs={"rows": 2}),
            "claim": forms.Textarea(attrs={"rows": 2}),
        }


class EvidenceForm(_PartForm):
    needed = ("kind", "name")
    sheet_fields = (
        "kind", "name", "description", "object", "figure", "details",
        "flaw", "flaw_line", "flaw_synonyms",
    )  # fmt: skip
    details = Lines(rows=3, help_text="At least 2 whole damning sentences, a line each.")
    flaw_synonyms = Words(help_text="At least 5; naming any of them answers the exhibit.")

    class Meta:
        model = EvidenceKindRow
        fields = ("place", "kind", "name", "description", "object", "figure", "details",
                  "flaw", "flaw_line", "flaw_synonyms")  # fmt: skip
        widgets = {
            name: forms.TextInput(attrs=WIDE)
            for name in ("name", "description", "object", "figure", "flaw", "flaw_line")
        }


class PartFormSet(forms.BaseInlineFormSet):
    """Rows in the order of their places; new ones without a place come last."""

    def save_new(self, form: Any, commit: bool = True) -> Any:
        form.instance.position = ASIDE + self.forms.index(form)
        return super().save_new(form, commit)

    def save(self, commit: bool = True) -> Any:
        forms_in_order = self.kept()
        saved = super().save(commit)
        if commit:
            self._arrange([form.instance for form in forms_in_order])
        return saved

    def _arrange(self, rows: list[Any]) -> None:
        assert self.model is not None
        # Two of them must never share a position, not for a moment.
        self.model._default_manager.filter(**{self.fk.name: self.instance}).update(
            position=F("position") + ASIDE
        )
        for position, row in enumerate(rows):
            row.position = position
            row.save(update_fields=["position"])

    def kept(self) -> list[Any]:
        """The forms that stand for a row, in order."""
        alive = [
            (form.cleaned_data.get("place") or ASIDE, number, form)
            for number, form in enumerate(self.forms)
            if not form.errors
            and not (self.can_delete and form.cleaned_data.get("DELETE"))
            and (form.instance.pk or form.has_changed())
        ]
        return [form for _, _, form in sorted(alive, key=lambda each: each[:2])]

    def rows(self) -> list[dict[str, Any]]:
        """What is typed, as a sheet has it."""
        return [
            {name: form.cleaned_data[name] for name in form.sheet_fields} for form in self.kept()
        ]


class LastFormSet(PartFormSet):
    """The evidence, which comes last and so sees the charge as it would be saved whole."""

    elements: PartFormSet

    def sheet(self) -> dict[str, Any]:
        charge = self.instance
        lists = {"elements": self.elements.rows(), "evidence": self.rows()}
        names = ("slug", "title", "statute", "pitch", "difficulty", "tags", "writer")
        return {name: getattr(charge, name) for name in names} | lists

    def clean(self) -> None:
        super().clean()
        if any(self.errors) or not self.elements.is_valid():
            return
        must_be_whole = self.instance.state == ChargeState.PUBLISHED or PUBLISH in self.data
        if PREVIEW in self.data:
            # Not valid, so nothing is saved and the page comes again with what was typed.
            raise ValidationError("This is a preview. Nothing has been saved yet.")
        if must_be_whole and (found := library.problems_of(self.sheet())):
            raise ValidationError(found)
