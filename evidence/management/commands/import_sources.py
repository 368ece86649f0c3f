"""Import sources of the almanac from a file, or the shipped ones."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from evidence.library import importing


class Command(BaseCommand):
    help = "Import sources: JSONL (a source a line) or CSV (a passage a line)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", nargs="?", type=Path, help="without it: the shipped sources")
        parser.add_argument(
            "--keep-good", action="store_true", help="write the good rows even if others are bad"
        )
        parser.add_argument(
            "--overwrite", action="store_true", help="put shipped sources back over edits"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        path: Path | None = options["file"]
        if path is None:
            count = importing.load_shipped(overwrite=options["overwrite"])
            self.stdout.write(f"{count} sources loaded" if count else "all sources are shelved")
            return
        form = "csv" if path.suffix.lower() == ".csv" else "jsonl"
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise CommandError(f"{path}: {error}") from error
        report = importing.import_text(text, form=form, keep_good=options["keep_good"])
        for row in report.bad:
            self.stderr.write(f"{path}:{row.line}: {row.problem}")
        self.stdout.write(f"{report.written} sources written, {len(report.bad)} bad rows")
        if report.bad and not options["keep_good"]:
            raise CommandError("Nothing was written. --keep-good writes the good ones.")
