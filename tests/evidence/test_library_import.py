"""Sources in and out of the library: two forms, bad rows by their line, all or the good ones."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from hypothesis import given, settings
from hypothesis import strategies as st

from evidence.domain.exhibits import Kind, Source
from evidence.library import formats, importing, store
from evidence.library.formats import Shelved
from evidence.models import LibraryPassage, LibrarySource

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def sources() -> list[Source]:
    """One of each kind."""
    shipped = importing.shipped()
    return [next(s for s in shipped if s.kind == kind) for kind in Kind]


def write(sources: list[Source], form: str) -> str:
    return formats.write([Shelved(source) for source in sources], form)


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
    lines = write(sources, "jsonl").splitlines()
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
    text = write(sources[:1], "jsonl") + double + "\n"
    report = importing.import_text(text, form="jsonl", keep_good=True)
    assert (report.written, [row.line for row in report.bad]) == (1, [2])
    text = write([sources[0], sources[0]], "jsonl")
    report = importing.import_text(text, form="jsonl", keep_good=False)
    assert (report.written, [row.line for row in report.bad]) == (0, [2])


def test_a_title_that_another_source_has_already_is_bad(sources: list[Source]) -> None:
    importing.import_text(write(sources[:1], "jsonl"), form="jsonl", keep_good=False)
    text = _spoil(sources[1], title=sources[0].title)
    report = importing.import_text(text, form="jsonl", keep_good=True)
    assert (report.written, [row.line for row in report.bad]) == (0, [1])


def rows_of(sources: list[Source]) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(write(sources, "csv"))))


def as_csv(rows: list[dict[str, str]], columns: Any = formats.COLUMNS) -> str:
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
    columns = [name for name in formats.COLUMNS if name != "year"]
    report = importing.import_text(as_csv(rows_of(sources), columns), form="csv", keep_good=True)
    assert (report.written, report.bad[0].line) == (0, 1)
    assert "year" in report.bad[0].problem
    assert importing.import_text("", form="csv", keep_good=True).bad


def test_a_csv_row_that_stops_short_is_named(sources: list[Source]) -> None:
    text = write(sources[:1], "csv") + "short,row\n"
    report = importing.import_text(text, form="csv", keep_good=True)
    assert report.written == 1
    assert [row.line for row in report.bad] == [len(text.splitlines())]


def test_a_source_with_a_line_separator_in_it_is_one_line(sources: list[Source]) -> None:
    first = sources[0].passages[0].model_copy(update={"title": "One\u2028two"})
    source = sources[0].model_copy(update={"passages": (first, *sources[0].passages[1:])})
    report = importing.import_text(write([source], "jsonl"), form="jsonl", keep_good=False)
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
    path.write_text(write(sources, "jsonl") + "{\n", encoding="utf-8")
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


# --- what else people upload -----------------------------------------------------------


def altered(source: Source, **fields: Any) -> Source:
    """The source with its first passage changed."""
    raw = json.loads(source.model_dump_json(by_alias=True))
    raw["passages"][0].update(fields)
    return Source.model_validate(raw)


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_a_claim_that_its_own_passage_does_not_bear_out_is_refused(
    sources: list[Source], form: str
) -> None:
    lie = altered(sources[1], claim="There are 99,999 whole things.")
    text = write([sources[0], lie], form)
    report = importing.import_text(text, form=form, keep_good=True)
    assert report.added == (sources[0].slug,)
    [row] = report.bad
    assert row.line == (2 if form == "jsonl" else len(sources[0].passages) + 2)
    assert "claim: " in row.problem
    assert "99999" in row.problem


def test_a_check_that_does_not_come_out_is_refused(sources: list[Source]) -> None:
    wrong = altered(sources[0], checks=[{"expr": "2 + 2", "equals": 5}])
    report = importing.import_text(write([wrong], "jsonl"), form="jsonl", keep_good=True)
    assert (report.written, len(report.bad)) == (0, 1)
    assert "comes to 4" in report.bad[0].problem


def test_a_place_outside_the_catalogue_or_twice_is_refused(sources: list[Source]) -> None:
    source = next(s for s in sources if s.kind is Kind.DOCUMENT)
    outside = altered(source, locator="p. 999")
    report = importing.import_text(write([outside], "jsonl"), form="jsonl", keep_good=True)
    assert "p. 999 is outside" in report.bad[0].problem
    second = source.passages[1].locator
    same = altered(source, locator=second.replace(" ", ""))
    report = importing.import_text(write([same], "jsonl"), form="jsonl", keep_good=True)
    assert any("same place" in row.problem for row in report.bad)
    twice = write([source], "jsonl").replace(
        json.dumps(source.passages[0].locator, ensure_ascii=False),
        json.dumps(second, ensure_ascii=False),
    )
    report = importing.import_text(twice, form="jsonl", keep_good=True)
    assert "share a locator" in report.bad[0].problem


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_a_dry_run_says_what_would_happen_and_writes_nothing(
    sources: list[Source], form: str
) -> None:
    importing.import_text(write(sources[:1], form), form=form, keep_good=False)
    text = write(sources, form)
    report = importing.import_text(text, form=form, keep_good=False, dry_run=True)
    assert report.replaced == (sources[0].slug,)
    assert sorted(report.added) == sorted(source.slug for source in sources[1:])
    assert LibrarySource.objects.count() == 1


def test_csv_with_the_line_ends_of_any_machine(sources: list[Source]) -> None:
    text = write(sources, "csv")
    for ends in ("\r\n", "\n", "\r"):
        body = text.replace("\r\n", ends)
        assert importing.import_text(body, form="csv", keep_good=False, dry_run=True).written == 4


def test_jsonl_with_the_line_ends_of_windows(sources: list[Source]) -> None:
    body = write(sources, "jsonl").replace("\n", "\r\n")
    assert importing.import_text(body, form="jsonl", keep_good=False).written == 4


def test_a_row_that_stops_short_spoils_its_source_and_no_other(sources: list[Source]) -> None:
    """Half a source must not replace a whole one."""
    lines = write(sources, "csv").split("\r\n")
    lines[1] = ",".join(lines[1].split(",")[:3])
    report = importing.import_text("\r\n".join(lines), form="csv", keep_good=True)
    assert report.written == 3
    assert sources[0].slug not in report.added


@pytest.mark.parametrize(
    ("column", "cell", "says"),
    [
        ("kind", "painting", "kind"),
        ("title", "Another title", "not that of line 2"),
        ("passage_surprising", "perhaps", "neither true nor false"),
        ("enabled", "perhaps", "not that of line 2"),
        ("passage_content", "[" * 5000, "deep"),
        ("passage_content", "", "not JSON"),
        ("passage_claim", "x" * 301, "claim"),
        ("passage_claim", "x\x00y", "control"),
    ],
)
def test_a_bad_cell_of_csv_is_named(
    sources: list[Source], column: str, cell: str, says: str
) -> None:
    rows = rows_of(sources)
    rows[1][column] = cell
    text = as_csv(rows, (formats.ENABLED, *formats.COLUMNS))
    report = importing.import_text(text, form="csv", keep_good=True)
    assert report.written == 3
    assert any(says in row.problem and row.line in (2, 3) for row in report.bad), report.bad


def test_a_cell_too_large_for_csv_is_named_and_nothing_kept(sources: list[Source]) -> None:
    rows = rows_of(sources)
    rows[-1]["passage_claim"] = "x" * 200_000
    report = importing.import_text(as_csv(rows), form="csv", keep_good=True)
    assert report.written == 0
    assert "not CSV" in report.bad[-1].problem


def test_a_column_that_nobody_knows_is_named(sources: list[Source]) -> None:
    text = write(sources, "csv").replace("passage_checks", "passage_checks,enabeld", 1)
    report = importing.import_text(text, form="csv", keep_good=True)
    assert (report.written, report.bad[0].line) == (0, 1)
    assert "enabeld" in report.bad[0].problem


def test_a_file_that_is_too_large_or_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.jsonl"
    path.write_bytes(b" " * (formats.LARGEST + 1))
    with pytest.raises(CommandError, match="10 MB"):
        command(path)
    with pytest.raises(formats.Unreadable, match="line 3"):
        formats.decoded("a\nb\nlatin \xe9".encode("latin-1"))


def test_ten_megabytes_of_nonsense_are_read_in_seconds() -> None:
    row = json.dumps({"slug": "x" * 100}) + "\n"
    rows = formats.LARGEST // len(row)
    report = importing.import_text(row * rows, form="jsonl", keep_good=True)
    assert report.written == 0
    assert len(report.bad) == importing.MOST_REPORTED
    assert report.unreported == rows - importing.MOST_REPORTED


# --- out and in again ------------------------------------------------------------------

FORMULAS = ("=cmd()", "+1", "-1", "@SUM(A1)", "'=quoted", "''@twice", "'plain", "\u2019tis")


@pytest.mark.parametrize("title", FORMULAS)
def test_no_cell_is_a_formula_and_every_one_comes_back(sources: list[Source], title: str) -> None:
    source = sources[0].model_copy(update={"title": title})
    text = write([source], "csv")
    for row in csv.reader(io.StringIO(text, newline="")):
        assert not any(cell[:1] in tuple("=+-@\t\r") for cell in row if cell)
    assert [each.shelved.source for each in formats.read(text, "csv")] == [source]  # type: ignore[union-attr]


def shelve(sources: list[Source]) -> str:
    LibrarySource.objects.all().delete()
    for n, source in enumerate(sources):
        store.write(source, enabled=bool(n % 3))
    return ""


def exported(*arguments: str) -> str:
    out = io.StringIO()
    call_command("export_sources", "-", *arguments, stdout=out)
    return out.getvalue()


@pytest.mark.parametrize("form", ["jsonl", "csv"])
def test_the_whole_library_goes_out_and_comes_in_to_the_byte(form: str, tmp_path: Path) -> None:
    shelve(importing.shipped())
    first = exported("--form", form)
    path = tmp_path / f"library.{form}"
    call_command("export_sources", str(path), stdout=io.StringIO())
    assert path.read_bytes() == first.encode()
    LibrarySource.objects.all().delete()
    out, err = command(path)
    assert (out.split(" sources")[0], err) == (str(len(importing.shipped())), "")
    assert exported("--form", form) == first
    assert LibrarySource.objects.filter(enabled=False).exists()


TEXTS = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), include_characters="\n\t"), min_size=1
).map(lambda text: text.strip() or "x")


@settings(max_examples=60, deadline=None)
@given(data=st.data(), form=st.sampled_from(formats.FORMS))
def test_whatever_a_source_says_it_is_read_as_it_was_written(
    data: st.DataObject, form: str
) -> None:
    raw = json.loads(
        importing.shipped()[data.draw(st.integers(0, 44))].model_dump_json(by_alias=True)
    )
    raw["title"] = data.draw(TEXTS)[:300].strip() or "x"
    for passage in raw["passages"]:
        passage["title"] = data.draw(TEXTS)[:300].strip() or "x"
        passage["caption"] = data.draw(TEXTS)
        passage["surprising"] = data.draw(st.booleans())
    source = Source.model_validate(raw)
    shelved = Shelved(source, data.draw(st.sampled_from((None, True, False))))
    text = formats.write([shelved], form)
    [row] = formats.read(text, form)
    assert isinstance(row, formats.Row), row
    assert row.shelved == shelved
    assert formats.write([row.shelved], form) == text


def test_an_export_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    with pytest.raises(CommandError):
        call_command("export_sources", str(tmp_path / "no" / "where.csv"), stdout=io.StringIO())
