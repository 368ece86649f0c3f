"""Import sources of the almanac from a file, or the shipped ones."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from evidence.library import formats, importing


class Command(BaseCommand):
    help = "Import sources: JSONL (a source a line) or CSV (a passage a line)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", nargs="?", type=Path, help="without it: the shipped sources")
        wish = parser.add_mutually_exclusive_group()
        wish.add_argument(
            "--keep-good", action="store_true", help="write the good rows even if others are bad"
        )
        wish.add_argument(
            "--all-or-nothing",
            action="store_true",
            help="write nothing unless every row is good; this is the default",
        )
        parser.add_argument(
            "--dry-run", action="store_true", help="say what would happen and write nothing"
        )
        parser.add_argument(
            "--overwrite", action="store_true", help="put shipped sources back over edits"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        path: Path | None = options["file"]
        if path is None:
            if options["dry_run"]:
                raise CommandError("--dry-run wants a file.")
            count = importing.load_shipped(overwrite=options["overwrite"])
            self.stdout.write(f"{count} sources loaded" if count else "all sources are shelved")
            return
        report = importing.import_text(
            _read(path),
            form=formats.form_of(path.name),
            keep_good=options["keep_good"],
            dry_run=options["dry_run"],
        )
        for row in report.bad:
            self.stderr.write(f"{path}:{row.line}: {row.problem}")
        would = "would be written" if options["dry_run"] else "written"
        if report.unreported:
            self.stderr.write(f"{path}: and {report.unreported} more")
        bad = len(report.bad) + report.unreported
        self.stdout.write(f"{report.written} sources {would}, {bad} bad rows")
        if report.bad and not options["keep_good"]:
            raise CommandError("Nothing was written. --keep-good writes the good ones.")


def _read(path: Path) -> str:
    try:
        # Not as text, which would change the line ends inside cells.
        return formats.decoded(path.read_bytes())
    except (OSError, formats.Unreadable) as error:
        raise CommandError(f"{path}: {error}") from error
