"""Charges out of the court and into it: a row a charge in CSV, an object a charge in JSON.

A file replaces the text of the charges it names and brings in new ones as drafts; it never
puts one on the docket or takes one off. Every row is a whole charge or is refused, with its
number and what is wrong with it.
"""

import json
from collections.abc import Mapping
from typing import Any

import tablib
from django import forms
from django.core.exceptions import ValidationError
from import_export import fields, resources
from import_export.formats import base_formats
from import_export.forms import ConfirmImportForm
from import_export.tmp_storages import CacheStorage
from pydantic import ValidationError as Invalid

from trials.domain.charges import ChargeSheet
from trials.models import Charge, ChargeState
from trials.selectors import parts_of
from trials.services import library

PLAIN = ("slug", "title", "statute", "pitch", "difficulty")
NESTED = ("tags", "elements", "evidence", "writer")
_SHEET = "_sheet"


class ChargeResource(resources.ModelResource):
    tags = fields.Field(column_name="tags")
    elements = fields.Field(column_name="elements")
    evidence = fields.Field(column_name="evidence")
    writer = fields.Field(column_name="writer")

    class Meta:
        model = Charge
        import_id_fields = ("slug",)
        fields = (*PLAIN, *NESTED, "state")
        export_order = (*PLAIN, "state", *NESTED)
        # It is told, not taken: see the module.
        skip_unchanged = False

    def dehydrate_tags(self, charge: Charge) -> str:
        return _packed(charge.tags)

    def dehydrate_elements(self, charge: Charge) -> str:
        return _packed(parts_of(charge)["elements"] if charge.pk else [])

    def dehydrate_evidence(self, charge: Charge) -> str:
        return _packed(parts_of(charge)["evidence"] if charge.pk else [])

    def dehydrate_writer(self, charge: Charge) -> str:
        return _packed(charge.writer)

    def before_import_row(self, row: dict[str, Any], **kwargs: Any) -> None:
        raw: dict[str, Any] = {name: row.get(name) or "" for name in PLAIN}
        try:
            sheet = ChargeSheet.model_validate(raw | {name: _opened(row, name) for name in NESTED})
        except Invalid as error:
            raise ValidationError(library.spelled(error)) from error
        if sheet.slug in library.RESERVED:
            raise ValidationError("That address is taken by the court.")
        row["slug"] = sheet.slug
        row[_SHEET] = sheet

    def import_instance(self, instance: Charge, row: dict[str, Any], **kwargs: Any) -> None:
        """The sheet is taken whole when the row is saved."""
        instance.slug = row["slug"]

    def validate_instance(self, instance: Charge, *args: Any, **kwargs: Any) -> None:
        """The sheet's schema has been through it already."""

    def do_instance_save(self, instance: Charge, is_create: bool) -> None:
        sheet: ChargeSheet = instance.sheet_to_be  # type: ignore[attr-defined]  # set below
        state = ChargeState.DRAFT if is_create else None
        written = library.write(sheet, state=state)
        instance.pk = written.pk
        instance.refresh_from_db()

    def before_save_instance(self, instance: Charge, row: dict[str, Any], **kwargs: Any) -> None:
        instance.sheet_to_be = row[_SHEET]  # type: ignore[attr-defined]

    def after_import_row(self, row: dict[str, Any], row_result: Any, **kwargs: Any) -> None:
        row.pop(_SHEET, None)


def _packed(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _opened(row: Mapping[str, Any], name: str) -> Any:
    """A nested column of the row. Raises ValidationError for one that is no JSON."""
    value = row.get(name)
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value) if value.strip() else None
    except ValueError as error:
        raise ValidationError(f"{name.capitalize()}: this is no JSON ({error}).") from error


# --- the two forms of a file -----------------------------------------------------


class Json(base_formats.JSON):
    """A list of charges, or one, each as the shipped files have it."""

    def create_dataset(self, in_stream: Any, **kwargs: Any) -> Any:
        text = in_stream.decode(self.encoding) if isinstance(in_stream, bytes) else in_stream
        read = json.loads(text)
        found = [read] if isinstance(read, dict) else read
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            raise ValueError("a list of charges, or one charge")
        names = (*PLAIN, *NESTED)
        rows = [tuple(_cell(each.get(name), name) for name in names) for each in found]
        return tablib.Dataset(*rows, headers=names)

    def export_data(self, dataset: Any, **kwargs: Any) -> str:
        rows = [
            {name: json.loads(cell) if name in NESTED else cell for name, cell in row.items()}
            for row in dataset.dict
        ]
        return json.dumps(rows, ensure_ascii=False, indent=2) + "\n"


def _cell(value: Any, name: str) -> str:
    if name in NESTED:
        return "" if value is None else _packed(value)
    return value if isinstance(value, str) else "" if value is None else str(value)


FORMATS = (Json, base_formats.CSV)


class ConfirmForm(ConfirmImportForm):
    format = forms.TypedChoiceField(
        choices=[(str(index), "") for index in range(len(FORMATS))], widget=forms.HiddenInput
    )


# --- a file between its check and its import ---------------------------------------


class Gone(Exception):
    """The file is not kept any more."""


class Kept(CacheStorage):
    """In the broker, where every web process finds it, and for a quarter of an hour."""

    CACHE_LIFETIME = 15 * 60
    CACHE_PREFIX = "charges:upload:"

    def read(self) -> Any:
        data = super().read()
        if data is None:
            raise Gone
        return data
