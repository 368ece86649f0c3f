"""Sources as files: JSONL, a source a line, and CSV, a passage a line.

Writing and reading again gives the same sources, and writing those the same bytes. A
spreadsheet takes a cell that begins with =, +, - or @ for a formula and runs it; such a cell
is written behind an apostrophe, which reading takes off again.
"""

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from pydantic import ValidationError

from evidence.domain.exhibits import Source

LARGEST = 10 * 1024 * 1024
SOURCE_FIELDS = ("slug", "title", "kind", "year", "subject", "locators")
PASSAGE_FIELDS = ("locator", "title", "content", "caption", "claim", "surprising", "checks")
ENABLED = "enabled"
COLUMNS = (*SOURCE_FIELDS, *(f"passage_{name}" for name in PASSAGE_FIELDS))
FORMS = ("jsonl", "csv")
_FORMULA = re.compile(r"^'*[=+\-@\t\r]")
_YES, _NO = ("1", "true", "yes"), ("", "0", "false", "no")


class Unreadable(ValueError):
    """The file is no text that could hold sources."""


@dataclass(frozen=True)
class Shelved:
    """A source as it lies on the shelf. `enabled` is None where a file does not say."""

    source: Source
    enabled: bool | None = None


@dataclass(frozen=True)
class Row:
    """A source read from a file: where it begins, and where each of its passages stands."""

    line: int
    shelved: Shelved
    lines: tuple[int, ...]


@dataclass(frozen=True)
class BadRow:
    line: int
    problem: str


def form_of(name: str) -> str:
    """The form that a file of this name has."""
    return "csv" if name.lower().endswith(".csv") else "jsonl"


def decoded(data: bytes) -> str:
    """The text of a file. Raises Unreadable for one that is too large or is not UTF-8."""
    if len(data) > LARGEST:
        raise Unreadable(f"The file has more than {LARGEST // 1024 // 1024} MB.")
    try:
        # Spreadsheets begin their files with a mark.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unreadable(f"The file is not UTF-8: see line {line}.") from error


# --- writing ---------------------------------------------------------------------------


def write(shelved: Iterable[Shelved], form: str) -> str:
    return to_csv(shelved) if form == "csv" else to_jsonl(shelved)


def to_jsonl(shelved: Iterable[Shelved]) -> str:
    return "".join(f"{_line(each)}\n" for each in shelved)


def _line(each: Shelved) -> str:
    fields = each.source.model_dump(mode="json", by_alias=True)
    if each.enabled is not None:
        fields = {ENABLED: each.enabled, **fields}
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def to_csv(shelved: Iterable[Shelved]) -> str:
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow((ENABLED, *COLUMNS))
    for each in shelved:
        fields = each.source.model_dump(mode="json", by_alias=True)
        own = [ENABLED_CELLS[each.enabled], *(_cell(fields[name]) for name in SOURCE_FIELDS)]
        for passage in fields["passages"]:
            writer.writerow([*own, *(_cell(passage[name]) for name in PASSAGE_FIELDS)])
    return out.getvalue()


ENABLED_CELLS: Mapping[bool | None, str] = {None: "", True: "true", False: "false"}


def _cell(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"'{text}" if _FORMULA.match(text) else text


# --- reading ---------------------------------------------------------------------------


def read(text: str, form: str) -> Iterator[Row | BadRow]:
    """The sources of a file, and what is wrong with the rest. A source comes whole or not."""
    body = text.removeprefix("\ufeff")
    return _csv(body) if form == "csv" else _jsonl(body)


def _jsonl(text: str) -> Iterator[Row | BadRow]:
    # Not by `splitlines`: a text may hold a line separator of its own.
    for line, row in enumerate(text.split("\n"), start=1):
        if not row.strip():
            continue
        try:
            enabled, fields = _switch(row)
            source = Source.model_validate_json(fields)
        except (ValidationError, json.JSONDecodeError, RecursionError) as error:
            yield BadRow(line, _problem(error))
            continue
        yield Row(line, Shelved(source, enabled), (line,) * len(source.passages))


def _switch(row: str) -> tuple[bool | None, str]:
    """Whether the line says that the source is on, and the rest of the line."""
    fields = json.loads(row)
    if not isinstance(fields, dict) or not isinstance(fields.get(ENABLED), bool):
        return None, row
    return fields.pop(ENABLED), json.dumps(fields)


@dataclass
class _Gathered:
    """The rows of one source so far, wherever in the file they stand."""

    line: int
    fields: Mapping[str, str]
    passages: list[dict[str, object]] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    spoilt: bool = False


def _csv(text: str) -> Iterator[Row | BadRow]:
    """Rows of one slug make one source. One bad row spoils its source, and no other."""
    reader = csv.DictReader(io.StringIO(text, newline=""), strict=True)
    gathered: dict[str, _Gathered] = {}
    try:
        wrong = _wrong_columns(reader.fieldnames or ())
        if wrong:
            yield BadRow(1, wrong)
            return
        for row in reader:
            problem = _add(gathered, row, reader.line_num)
            if problem:
                yield BadRow(reader.line_num, problem)
    except csv.Error as error:
        # Where cells no longer end, nobody can say whose row is missing: nothing is kept.
        yield BadRow(reader.line_num, f"not CSV: {error}; no source of this file can be trusted")
        return
    for each in gathered.values():
        if not each.spoilt:
            yield _source(each)


def _wrong_columns(names: Iterable[str]) -> str:
    present = list(names)
    missing = sorted(set(COLUMNS) - set(present))
    strange = sorted({n for n in present if n not in (*COLUMNS, ENABLED) or present.count(n) > 1})
    if missing:
        return f"columns missing: {', '.join(missing)}"
    return f"columns unknown or twice: {', '.join(strange)}" if strange else ""


def _add(gathered: dict[str, _Gathered], row: Mapping[str | None, str | None], line: int) -> str:
    """Put a row with its source; what is wrong with it, if anything is."""
    cells = {name: _text(cell) for name, cell in row.items() if name and cell is not None}
    slug = cells.get("slug", "")
    whole = None not in row and None not in row.values()
    own = {name: cells.get(name, "") for name in (*SOURCE_FIELDS, ENABLED)}
    each = gathered.setdefault(slug, _Gathered(line, own))
    problem = "" if whole else "the row has too few or too many cells"
    if not problem:
        unlike = [name for name in own if own[name] != each.fields[name]]
        problem = f"{unlike[0]}: it is not that of line {each.line}" if unlike else ""
    if not problem:
        try:
            each.passages.append(_passage(cells))
            each.lines.append(line)
        except (ValueError, RecursionError) as error:
            problem = _problem(error)
    each.spoilt = each.spoilt or bool(problem)
    return problem


def _text(cell: object) -> str:
    """The cell as it was before it was kept from a spreadsheet."""
    text = cell if isinstance(cell, str) else ""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def _passage(cells: Mapping[str, str]) -> dict[str, object]:
    fields: dict[str, object] = {name: cells[f"passage_{name}"] for name in PASSAGE_FIELDS}
    for name, empty in (("content", ""), ("checks", "[]")):
        try:
            fields[name] = json.loads(cells[f"passage_{name}"] or empty)
        except json.JSONDecodeError as error:
            raise ValueError(f"passage_{name} is not JSON: {error.msg}") from error
    fields["surprising"] = _yes_or_no(cells["passage_surprising"], "passage_surprising")
    return fields


def _yes_or_no(cell: str, column: str) -> bool:
    said = cell.strip().lower()
    if said not in (*_YES, *_NO):
        raise ValueError(f"{column}: {cell[:20]!r} is neither true nor false")
    return said in _YES


def _source(each: _Gathered) -> Row | BadRow:
    said = each.fields[ENABLED]
    try:
        enabled = _yes_or_no(said, ENABLED) if said.strip() else None
        fields = {name: each.fields[name] for name in SOURCE_FIELDS}
        source = Source.model_validate({**fields, "passages": each.passages})
    except ValidationError as error:
        return BadRow(_line_of(error, each), _problem(error))
    except ValueError as error:
        return BadRow(each.line, _problem(error))
    return Row(each.line, Shelved(source, enabled), tuple(each.lines))


def _line_of(error: ValidationError, each: _Gathered) -> int:
    """The row of the passage that is wrong, or the first of the source."""
    match error.errors(include_url=False, include_input=False)[0]["loc"]:
        case ("passages", int() as index, *_):
            return each.lines[index]
    return each.line


def _problem(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deep"
    if isinstance(error, json.JSONDecodeError):
        return f"not JSON: {error.msg}"
    if not isinstance(error, ValidationError):
        return str(error)
    first = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place or 'source'}: {first['msg']}"
