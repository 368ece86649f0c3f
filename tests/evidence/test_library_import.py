"""Sources in and out of the library: two forms, bad rows by their line, all or the good ones."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from evidence.domain.exhibits import Kind, Source
from evidence.library import importing, store
from evidence.models import LibraryPassage, LibrarySource

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def sources() -> list[Source]:
    """One of each kind."""
    shipped = importing.shipped()
    return [next(s for s in shipped if s.kind == kind) for kind in Kind]


def write(sources: list[Source], form: str) -> str:
    return importing.to_jsonl(sources) if form == "jsonl" else importing.to_csv(sources)


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_what_goes_out_comes_in_again(sources: list[Source], form: str) -> None:
    report = importing.import_text(write(sources, form), form=form, keep_good=False)
    assert (report.written, report.bad) == (4, ())
    assert sorted(store.sources(), key=_slug) == sorted(sources, key=_slug)
    assert write(list(store.sources()), form) == write(sorted(sources, key=_slug), form)


def _slug(source: Source) -> str:
    return source.slug


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_importing_again_replaces_and_adds_nothing(sources: list[Source], form: str) -> None:
    for _ in range(2):
        importing.import_text(write(sources, form), form=form, keep_good=False)
    assert LibrarySource.objects.count() == 4
    assert LibraryPassage.objects.count() == sum(len(s.passages) for s in sources)


def test_a_source_a_curator_switched_off_stays_off(sources: list[Source]) -> None:
    text = write(sources, "jsonl")
    importing.import_text(text, form="jsonl", keep_good=False)
    LibrarySource.objects.filter(slug=sources[0].slug).update(enabled=False)
    importing.import_text(text, form="jsonl", keep_good=False)
    assert sources[0].slug not in {source.slug for source in store.sources()}
    assert importing.load_shipped() == len(importing.shipped()) - 4


BAD_LINES = {
    "not JSON": "{",
    "not a source": "[]",
    "nothing in it": "{}",
}


@pytest.mark.parametrize("bad", BAD_LINES.values(), ids=list(BAD_LINES))
def test_a_bad_line_of_jsonl_is_named(sources: list[Source], bad: str) -> None:
    lines = importing.to_jsonl(sources).splitlines()
    text = "\n".join([lines[0], "", bad, *lines[1:]])
    report = importing.import_text(text, form="jsonl", keep_good=False)
    assert (report.written, [row.line for row in report.bad]) == (0, [3])
    assert not LibrarySource.objects.exists()
    report = importing.import_text(text, form="jsonl", keep_good=True)
    assert (report.written, [row.line for row in report.bad]) == (4, [3])
    assert report.bad[0].problem


def _spoil(source: Source, **fields: Any) -> str:
    return json.dumps({**json.loads(source.model_dump_json(by_alias=True)), **fields})


@pytest.mark.parametrize(
    "fields",
    [{"kind": "painting"}, {"year": 1889}, {"passages": []}, {"slug": "A B"}, {"nonsense": 1}],
)
def test_a_source_that_does_not_hold_together_is_refused(
    sources: list[Source], fields: dict[str, Any]
) -> None:
    text = _spoil(sources[0], **fields)
    report = importing.import_text(text, form="jsonl", keep_good=True)
    assert (report.written, len(report.bad)) == (0, 1)
    assert next(iter(fields)) in report.bad[0].problem or "passages" in report.bad[0].problem


def test_the_same_slug_or_title_twice_is_bad(sources: list[Source]) -> None:
    """A title is what citations name, so two sources cannot share it."""
    double = _spoil(sources[1], title=sources[0].title)
    text = importing.to_jsonl(sources[:1]) + double + "\n"
    report = importing.import_text(text, form="jsonl", keep_good=True)
    assert (report.written, [row.line for row in report.bad]) == (1, [2])
    text = importing.to_jsonl([sources[0], sources[0]])
    report = importing.import_text(text, form="jsonl", keep_good=False)
    assert (report.written, [row.line for row in report.bad]) == (0, [2])


def test_a_title_that_another_source_has_already_is_bad(sources: list[Source]) -> None:
    importing.import_text(importing.to_jsonl(sources[:1]), form="jsonl", keep_good=False)
    text = _spoil(sources[1], title=sources[0].title)
    report = importing.import_text(text, form="jsonl", keep_good=True)
    assert (report.written, [row.line for row in report.bad]) == (0, [1])


def rows_of(sources: list[Source]) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(importing.to_csv(sources))))


def as_csv(rows: list[dict[str, str]], columns: Any = importing.COLUMNS) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def test_a_bad_row_of_csv_is_named_and_its_source_left_out(sources: list[Source]) -> None:
    rows = rows_of(sources)
    first = len(sources[0].passages)
    rows[first]["passage_content"] = "{"
    report = importing.import_text(as_csv(rows), form="csv", keep_good=False)
    assert report.written == 0
    # Line 1 is the header.
    assert report.bad[0].line == first + 2
    report = importing.import_text(as_csv(rows), form="csv", keep_good=True)
    assert report.written == 3
    assert LibrarySource.objects.filter(slug=sources[1].slug).exists() is False
    assert {row.line for row in report.bad} == {first + 2}


def test_csv_without_its_columns(sources: list[Source]) -> None:
    columns = [name for name in importing.COLUMNS if name != "year"]
    report = importing.import_text(as_csv(rows_of(sources), columns), form="csv", keep_good=True)
    assert (report.written, report.bad[0].line) == (0, 1)
    assert "year" in report.bad[0].problem
    assert importing.import_text("", form="csv", keep_good=True).bad


def test_a_csv_row_that_stops_short_is_named(sources: list[Source]) -> None:
    text = importing.to_csv(sources[:1]) + "short,row\n"
    report = importing.import_text(text, form="csv", keep_good=True)
    assert report.written == 1
    assert [row.line for row in report.bad] == [len(text.splitlines())]


def test_a_source_with_a_line_separator_in_it_is_one_line(sources: list[Source]) -> None:
    first = sources[0].passages[0].model_copy(update={"title": "One\u2028two"})
    source = sources[0].model_copy(update={"passages": (first, *sources[0].passages[1:])})
    report = importing.import_text(importing.to_jsonl([source]), form="jsonl", keep_good=False)
    assert (report.written, report.bad) == (1, ())


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_a_file_from_a_spreadsheet_begins_with_a_mark(sources: list[Source], form: str) -> None:
    text = "\ufeff" + write(sources, form)
    assert importing.import_text(text, form=form, keep_good=False).written == 4


# --- the command -----------------------------------------------------------------------


def command(path: Path, *options: str) -> tuple[str, str]:
    out, err = io.StringIO(), io.StringIO()
    call_command("import_sources", str(path), *options, stdout=out, stderr=err)
    return out.getvalue(), err.getvalue()


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_the_command_takes_both_forms(sources: list[Source], tmp_path: Path, form: str) -> None:
    path = tmp_path / f"sources.{form}"
    path.write_text(write(sources, form), encoding="utf-8")
    out, _ = command(path)
    assert out.startswith("4 sources written, 0 bad rows")
    assert LibrarySource.objects.count() == 4


def test_the_command_is_all_or_nothing_unless_asked(sources: list[Source], tmp_path: Path) -> None:
    path = tmp_path / "sources.jsonl"
    path.write_text(importing.to_jsonl(sources) + "{\n", encoding="utf-8")
    with pytest.raises(CommandError):
        command(path)
    assert not LibrarySource.objects.exists()
    out, err = command(path, "--keep-good")
    assert "4 sources written, 1 bad rows" in out
    assert f"{path}:5:" in err


def test_the_command_says_why_it_cannot_read(tmp_path: Path) -> None:
    for name, data in (("missing.csv", None), ("latin.csv", b"\xff\xfe\x00")):
        path = tmp_path / name
        if data is not None:
            path.write_bytes(data)
        with pytest.raises(CommandError):
            command(path)


def test_the_shipped_library_is_loaded_once_and_put_back_on_request(tmp_path: Path) -> None:
    call_command("load_room", stdout=io.StringIO())
    before = LibraryPassage.objects.count()
    source = LibrarySource.objects.first()
    assert source is not None
    LibrarySource.objects.filter(pk=source.pk).update(title="Scribbled over")
    assert importing.load_shipped() == 0
    assert importing.load_shipped(overwrite=True) == len(importing.shipped())
    source.refresh_from_db()
    assert source.title != "Scribbled over"
    assert LibraryPassage.objects.count() == before
