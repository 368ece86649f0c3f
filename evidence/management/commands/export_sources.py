"""Export the almanac as it lies in the library."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from evidence.library import formats, store


class Command(BaseCommand):
    help = "Export every source, switched off ones included, as import_sources reads them."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", help="a file whose name ends in .csv or .jsonl, or -")
        parser.add_argument("--form", choices=formats.FORMS, help="by default, as the file's name")

    def handle(self, *args: Any, **options: Any) -> None:
        name: str = options["file"]
        form = options["form"] or formats.form_of(name)
        shelved = list(store.shelved())
        text = formats.write(shelved, form)
        if name == "-":
            self.stdout.write(text, ending="")
            return
        try:
            Path(name).write_bytes(text.encode())
        except OSError as error:
            raise CommandError(f"{name}: {error}") from error
        self.stdout.write(f"{len(shelved)} sources written to {name}")
