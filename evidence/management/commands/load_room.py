"""Shelve the shipped sources and seat the house roster."""

from typing import Any

from django.core.management.base import BaseCommand

from evidence.library import importing
from evidence.services import roster


class Command(BaseCommand):
    help = "Add the shipped sources and contenders that are not in the database yet."

    def handle(self, *args: Any, **options: Any) -> None:
        sources, contenders = importing.load_shipped(), roster.load()
        self.stdout.write(f"{sources} sources and {contenders} contenders added")
