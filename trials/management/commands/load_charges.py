"""Put the shipped charges on the docket."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from trials.services import library


class Command(BaseCommand):
    help = "Publish the shipped charges that are not in the database yet."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--overwrite", action="store_true", help="also put the shipped text back over edits"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        count = library.load(library.read_sheets(), overwrite=options["overwrite"])
        self.stdout.write(f"{count} charges loaded" if count else "all charges are on the docket")
