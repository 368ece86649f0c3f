"""Sources in and out: JSONL, a source a line, and CSV, a passage a line.

A bad row is reported with its line. Whether the good ones are kept beside it is the
caller's wish.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from django.db import transaction
from pydantic import ValidationError

from evidence.domain.exhibits import Source
from evidence.library import store

SHIPPED = Path(__file__).resolve().parent.parent / "fixtures" / "sources"
SOURCE_FIELDS = ("slug", "title", "kind", "year", "subject", "locators")
PASSAGE_FIELDS = ("locator", "title", "content", "caption", "claim", "surprising", "checks")
COLUMNS = (*SOURCE_FIELDS, *(f"passage_{name}" for name in PASSAGE_FIELDS))


@dataclass(frozen=True)
class BadRow:
    line: int
    problem: str


@dataclass(frozen=True)
class Report:
    written: int
    bad: tuple[BadRow, ...]


def import_text(text: str, *, form: str, keep_good: bool) -> Report:
    """Import `text` in `form` ("jsonl" or "csv").

    With `keep_good` the rows that hold together are written and the others reported;
    without it nothing is written unless everything is good. A source of which one row is
    bad is left out whole, lest half a source replace a good one.
    """
    # Spreadsheets begin their files with a mark.
    body = text.removeprefix("\ufeff")
    found = _alone(_jsonl(body) if form == "jsonl" else _csv(body))
    bad = tuple(sorted((i for i in found if isinstance(i, BadRow)), key=lambda row: row.line))
    good = [item for item in found if isinstance(item, Source)]
    if bad and not keep_good:
        return Report(written=0, bad=bad)
    with transaction.atomic():
        for source in good:
            store.write(source)
    return Report(written=len(good), bad=bad)


def load_shipped(*, overwrite: bool = False) -> int:
    """Put the shipped sources that are not there yet into the database; how many."""
    known = store.titles()
    with transaction.atomic():
        fresh = [s for s in shipped() if overwrite or s.slug not in known]
        for source in fresh:
            store.write(source)
    return len(fresh)


def shipped() -> list[Source]:
    """The sources that come with the house, by file name."""
    return [
        Source.model_validate_json(path.read_text(encoding="utf-8"))
        for path in sorted(SHIPPED.glob("*.json"))
    ]


def to_jsonl(sources: Iterable[Source]) -> str:
    return "".join(f"{source.model_dump_json(by_alias=True)}\n" for source in sources)


def to_csv(sources: Iterable[Source]) -> str:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for source in sources:
        fields = source.model_dump(mode="json", by_alias=True)
        for passage in fields["passages"]:
            cells = [_cell(passage[name]) for name in PASSAGE_FIELDS]
            writer.writerow([*(fields[name] for name in SOURCE_FIELDS), *cells])
    return out.getvalue()


def _cell(value: object) -> object:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list) else value


def _alone(found: Iterable[tuple[int, Source] | BadRow]) -> list[Source | BadRow]:
    """Every source whose slug and title are its own; citations name a source by its title."""
    shelved = store.titles()
    owner = {title: slug for slug, title in shelved.items()}
    seen: set[str] = set()
    kept: list[Source | BadRow] = []
    for item in found:
        if isinstance(item, BadRow):
            kept.append(item)
            continue
        line, source = item
        if source.slug in seen:
            kept.append(BadRow(line, f"slug: {source.slug} is in this file twice"))
        elif owner.get(source.title, source.slug) != source.slug:
            kept.append(BadRow(line, f"title: {owner[source.title]} is called that already"))
        else:
            seen.add(source.slug)
            owner[source.title] = source.slug
            kept.append(source)
    return kept


def _jsonl(text: str) -> Iterator[tuple[int, Source] | BadRow]:
    # Not by `splitlines`: a text may hold a line separator of its own.
    for line, row in enumerate(text.split("\n"), start=1):
        if not row.strip():
            continue
        try:
            yield line, Source.model_validate_json(row)
        except ValidationError as error:
            yield BadRow(line, _problem(error))


def _csv(text: str) -> Iterator[tuple[int, Source] | BadRow]:
    """Rows of one slug, wherever they stand, make one source; its first line is its number."""
    reader = csv.DictReader(io.StringIO(text))
    missing = set(COLUMNS) - set(reader.fieldnames or ())
    if missing:
        yield BadRow(1, f"columns missing: {', '.join(sorted(missing))}")
        return
    gathered: dict[str, tuple[int, dict[str, object]]] = {}
    spoilt: set[str] = set()
    for line, row in _rows(reader):
        if isinstance(row, BadRow):
            yield row
            continue
        try:
            passage = _passage(row)
        except json.JSONDecodeError as error:
            yield BadRow(line, f"passage_content or passage_checks is not JSON: {error.msg}")
            spoilt.add(row["slug"])
            continue
        _, source = gathered.setdefault(row["slug"], (line, {}))
        source.update({name: row[name] for name in SOURCE_FIELDS})
        passages = source.setdefault("passages", [])
        assert isinstance(passages, list)
        passages.append(passage)
    for slug, (line, source) in gathered.items():
        if slug in spoilt:
            continue
        try:
            yield line, Source.model_validate(source)
        except ValidationError as error:
            yield BadRow(line, _problem(error))


def _rows(reader: "csv.DictReader[str]") -> Iterator[tuple[int, dict[str, str] | BadRow]]:
    """The rows that have as many cells as there are columns, with their lines."""
    try:
        for row in reader:
            line = reader.line_num
            whole = None not in row and None not in row.values()
            yield line, row if whole else BadRow(line, "the row has too few or too many cells")
    except csv.Error as error:
        yield reader.line_num, BadRow(reader.line_num, f"not CSV: {error}")


def _passage(row: dict[str, str]) -> dict[str, object]:
    fields: dict[str, object] = {name: row[f"passage_{name}"] or "" for name in PASSAGE_FIELDS}
    fields["content"] = json.loads(row["passage_content"])
    fields["checks"] = json.loads(row["passage_checks"] or "[]")
    fields["surprising"] = row["passage_surprising"].strip().lower() in ("1", "true", "yes")
    return fields


def _problem(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place or 'source'}: {first['msg']}"
