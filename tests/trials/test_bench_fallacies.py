"""`manage.py bench_fallacies`: what it counts, and how it refuses."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from trials.house.fallacies import COSTLY, measuring

ROWS = (
    {"dataset": "one", "text": "Everyone does it.", "labels": ["ad_populum"]},
    {"dataset": "one", "text": "It is only natural to nap.", "labels": ["ad_populum"]},
    {"dataset": "one", "text": "I was at the dentist at four.", "labels": ["none"]},
    {"dataset": "two", "text": "There are far worse crimes out there.", "labels": ["none"]},
    {"dataset": "two", "text": "The gnome stood on the roof.", "labels": ["red_herring"]},
)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    path = tmp_path / "rows.jsonl"
    path.write_text("\n".join(json.dumps(row) for row in ROWS) + "\n\n", encoding="utf-8")
    return path


def run(*arguments: object) -> str:
    out = StringIO()
    call_command("bench_fallacies", *map(str, arguments), stdout=out)
    return out.getvalue()


def test_json_is_one_object_with_the_measures(data: Path) -> None:
    report = json.loads(run(data, "--json"))
    assert set(report) == {"accuracy", "macro_f1", "false_accusation_rate", "labels"}
    assert report["accuracy"] == 0.4
    assert report["false_accusation_rate"] == 0.5
    assert report["labels"]["ad_populum"] == {
        "precision": 1.0, "recall": 0.5, "f1": 0.6667, "support": 2, "costs_points": True,
    }  # fmt: skip
    assert report["labels"]["appeal_to_nature"]["precision"] == 0.0
    assert report["labels"]["none"]["recall"] == 0.5
    assert report["labels"]["none"]["precision"] == 0.5
    assert report["labels"]["red_herring"]["costs_points"] is False
    # ad_populum 2/3, none 1/2, red_herring 0: the labels that occur.
    assert report["macro_f1"] == round((2 / 3 + 1 / 2) / 3, 4)
    assert {name for name, score in report["labels"].items() if score["costs_points"]} == {
        name.value for name in COSTLY
    }


def test_one_data_set_alone(data: Path) -> None:
    assert json.loads(run(data, "--dataset", "one", "--json"))["false_accusation_rate"] == 0
    with pytest.raises(CommandError, match="no rows of three; there is one, two"):
        run(data, "--dataset", "three")


def test_the_table_tells_labels_and_data_sets(data: Path) -> None:
    shown = run(data)
    assert "ad_populum                   1.000   0.500  0.667" in shown
    assert "two: 2 texts, accuracy 0.000" in shown
    assert "all: 5 texts, accuracy 0.400" in shown


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("{", "line 2 is not JSON"),
        ("[]", 'line 2 has no "text"'),
        ('{"text": "x", "labels": []}', 'line 2 has no list of "labels"'),
        ('{"text": "x", "labels": ["cheek"]}', "line 2 has an unknown label: cheek"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: str, complaint: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(json.dumps(ROWS[0]) + "\n" + line + "\n", encoding="utf-8")
    with pytest.raises(CommandError, match=complaint):
        run(path)


def test_a_missing_or_empty_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot read"):
        run(tmp_path / "none.jsonl")
    (tmp_path / "empty.jsonl").touch()
    with pytest.raises(CommandError, match="has no rows"):
        run(tmp_path / "empty.jsonl")


def test_a_text_is_right_when_its_first_label_is_among_its_labels() -> None:
    rows = measuring.parse(
        ['{"text": "Everyone does it.", "labels": ["appeal_to_nature", "ad_populum"]}']
    )
    assert measuring.measure(rows).accuracy == 1
    assert measuring.measure(rows, find=lambda _: []).accuracy == 0
