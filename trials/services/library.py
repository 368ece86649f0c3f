"""Putting charges into the database: shipped ones on the first start, edited ones later."""

import json
from collections.abc import Iterable
from pathlib import Path

from django.db import transaction

from trials.domain.charges import ChargeSheet
from trials.models import Charge, ChargeElement, ChargeState, EvidenceKindRow

SHIPPED = Path(__file__).resolve().parent.parent / "fixtures" / "charges"


def read_sheets(folder: Path = SHIPPED) -> list[ChargeSheet]:
    """Every sheet in the folder, by file name. Raises ValidationError for a broken one."""
    return [
        ChargeSheet.model_validate(json.loads(path.read_text(encoding="utf-8")))
        for path in sorted(folder.glob("*.json"))
    ]


@transaction.atomic
def load(sheets: Iterable[ChargeSheet], *, overwrite: bool = False) -> int:
    """Publish the charges that are not there yet; how many were written.

    One that is there already belongs to its curators and is left alone, unless
    `overwrite` asks for the shipped text back.
    """
    known = set(Charge.objects.values_list("slug", flat=True))
    written = 0
    for sheet in sheets:
        if sheet.slug in known and not overwrite:
            continue
        _write(sheet, fresh=sheet.slug not in known)
        written += 1
    return written


def _write(sheet: ChargeSheet, *, fresh: bool) -> None:
    fields = sheet.model_dump(mode="json", exclude={"elements", "evidence"})
    if fresh:
        fields["state"] = ChargeState.PUBLISHED
    charge, _ = Charge.objects.update_or_create(slug=sheet.slug, defaults=fields)
    charge.elements.all().delete()
    charge.evidence.all().delete()
    ChargeElement.objects.bulk_create(
        ChargeElement(charge=charge, position=index, **element.model_dump(mode="json"))
        for index, element in enumerate(sheet.elements)
    )
    EvidenceKindRow.objects.bulk_create(
        EvidenceKindRow(charge=charge, position=index, **item.model_dump(mode="json"))
        for index, item in enumerate(sheet.evidence)
    )
