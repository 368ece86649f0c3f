"""`manage.py make_curator NAME`: let a member in at the desk."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from allrise.desk import curators


class Command(BaseCommand):
    help = (
        "Makes a member a curator: they may enter /admin/, keep charges and sources, review "
        "suggestions and reports, and read the record, and nothing else."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name", help="the name they signed up with")

    def handle(self, *args: Any, **options: Any) -> None:
        name: str = options["name"]
        try:
            person = curators.make(name)
        except curators.Unknown as error:
            raise CommandError(
                f"Nobody here is called {name}. A curator signs up first, as anybody does."
            ) from error
        self.stdout.write(f"{person.get_username()} is a curator now: the desk is at /admin/.")
