"""`manage.py bench_fallacies FILE`: how well the house names fallacies in labelled texts."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from trials.house.fallacies import measuring
from trials.house.fallacies.measuring import Report, Row


class Command(BaseCommand):
    help = (
        "Measures the house's fallacy detector on JSONL: text, labels and, if you like, dataset. "
        "A text counts as right when the surest finding is among its labels."
    )
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)
        parser.add_argument("--dataset", help="only the rows of this data set")
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def handle(self, *args: Any, **options: Any) -> None:
        rows = self._rows(options["file"], options["dataset"])
        report = measuring.measure(rows)
        if options["json"]:
            self.stdout.write(json.dumps(report.as_json()))
            return
        self.stdout.write(_table(report))
        for name in sorted({row.dataset for row in rows}):
            of_one = measuring.measure([row for row in rows if row.dataset == name])
            self.stdout.write(f"{name or '(no data set)'}: {_summary(of_one)}")
        self.stdout.write(f"all: {_summary(report)}")

    def _rows(self, path: Path, dataset: str | None) -> list[Row]:
        try:
            rows = measuring.parse(path.read_text(encoding="utf-8").splitlines())
        except (OSError, UnicodeDecodeError) as error:
            raise CommandError(f"cannot read {path}: {error}") from error
        except measuring.BadRow as error:
            raise CommandError(f"{path}: {error}") from error
        known = sorted({row.dataset for row in rows})
        if dataset is not None:
            rows = [row for row in rows if row.dataset == dataset]
        if not rows:
            tail = f" of {dataset}; there is {', '.join(known)}" if dataset and known else ""
            raise CommandError(f"{path} has no rows{tail}")
        return rows


def _table(report: Report) -> str:
    head = f"{'label':24}{'precision':>10}{'recall':>8}{'F1':>7}{'support':>9}{'found':>7}  costs"
    lines = [head]
    for name, score in report.labels.items():
        lines.append(
            f"{name:24}{score.precision:>10.3f}{score.recall:>8.3f}{score.f1:>7.3f}"
            f"{score.support:>9}{score.named:>7}  {'yes' if score.costs_points else 'no'}"
        )
    return "\n".join(lines) + "\n"


def _summary(report: Report) -> str:
    return (
        f"{report.texts} texts, accuracy {report.accuracy:.3f}, macro F1 {report.macro_f1:.3f}, "
        f"false accusations {report.false_accusation_rate:.3f} "
        f"({report.accused} of {report.honest}, {report.accused_costly} costing points)"
    )
