"""Putting charges into the database: shipped ones on the first start, edited ones later."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from django.db import transaction
from pydantic import ValidationError

from trials.domain.charges import ChargeSheet
from trials.models import Charge, ChargeElement, ChargeState, EvidenceKindRow
from trials.selectors import sheet_of
from trials.services import rehearsal

SHIPPED = Path(__file__).resolve().parent.parent / "fixtures" / "charges"
MOST_PROBLEMS = 12
# Pages and endpoints that stand where a charge of that slug would.
RESERVED = frozenset({"suggest", "suggestions", "today"})
_PARTS = {"elements": "element", "evidence": "kind of evidence"}


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
        state = ChargeState.PUBLISHED if sheet.slug not in known else None
        write(sheet, state=state)
        written += 1
    return written


@transaction.atomic
def write(sheet: ChargeSheet, *, state: ChargeState | None = None) -> Charge:
    """The charge of that slug becomes the sheet, whole; its state too, if one is named."""
    fields = sheet.model_dump(mode="json", exclude={"elements", "evidence"})
    if state is not None:
        fields["state"] = state
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
    return charge


# --- what is still missing -------------------------------------------------------


def problems_of(raw: Mapping[str, Any]) -> list[str]:
    """What keeps the text of a charge from being played, a sentence each; none when whole.

    A whole one is rehearsed: the house plays it through, once a plea.
    """
    try:
        sheet = ChargeSheet.model_validate(raw)
    except ValidationError as error:
        return spelled(error)
    return rehearsal.problems(sheet)


def problems(charge: Charge) -> list[str]:
    """The same of a charge as it is kept."""
    try:
        return rehearsal.problems(sheet_of(charge))
    except ValidationError as error:
        return spelled(error)


def spelled(error: ValidationError) -> list[str]:
    """What the schema minds, each with its place as a curator knows it."""
    items = error.errors(include_url=False, include_input=False)
    # Of a list with broken items the schema counts none: the items are named, that is enough.
    broken = {item["loc"][:depth] for item in items for depth in range(len(item["loc"]))}
    found = [f"{_place(item['loc'])}{_mind(item)}" for item in items if item["loc"] not in broken]
    if len(found) > MOST_PROBLEMS:
        rest = len(found) - MOST_PROBLEMS
        found = [*found[:MOST_PROBLEMS], f"And {rest} more of the kind."]
    return found


def _place(loc: tuple[int | str, ...]) -> str:
    words: list[str] = []
    parts = list(loc)
    while parts:
        part = parts.pop(0)
        if part in _PARTS and parts and isinstance(parts[0], int):
            words.append(f"{_PARTS[str(part)]} {int(parts.pop(0)) + 1}")
        elif isinstance(part, int):
            words.append(f"line {part + 1}")
        elif part != "writer":
            words.append(str(part).replace("_", " "))
    place = ", ".join(words)
    return f"{place[:1].upper()}{place[1:]}: " if place else ""


def _mind(item: Any) -> str:
    context = item.get("ctx", {})
    match item["type"]:
        case "too_short":
            return f"{context['actual_length']} so far, at least {context['min_length']} needed."
        case "too_long":
            return f"{context['actual_length']} are too many, at most {context['max_length']}."
        case "string_too_short":
            return "empty."
        case "string_too_long":
            return f"longer than {context['max_length']} characters."
        case "string_pattern_mismatch":
            return "small letters, digits and single dashes only."
        case "missing":
            return "missing."
        case "extra_forbidden":
            return "unknown here."
        case "value_error":
            return f"{context['error']}."
        case _:
            return f"{item['msg']}."


# --- on and off the docket -------------------------------------------------------


@transaction.atomic
def publish(charge: Charge) -> list[str]:
    """Put the charge on the docket, if nothing keeps it off; what does."""
    charge = Charge.objects.select_for_update().get(pk=charge.pk)
    found = problems(charge)
    if not found:
        _turn(charge, ChargeState.PUBLISHED)
    return found


def retire(charge: Charge) -> None:
    """Take it off the docket. Trials under way go on; its boards and reviews stay."""
    _turn(charge, ChargeState.RETIRED)


def _turn(charge: Charge, state: ChargeState) -> None:
    charge.state = state
    charge.save(update_fields=["state", "updated_at"])
