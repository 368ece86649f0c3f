"""`manage.py show_room_prompt examiner --round 4`: what a model is asked, whole, for review."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from evidence.agents import prompting
from evidence.domain.match import ROUNDS
from evidence.domain.rules import Truth
from evidence.library import importing
from evidence.management import sample


class Command(BaseCommand):
    help = "Shows a prompt of the Evidence Room whole, on a match that the house has played so far."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", choices=prompting.names())
        parser.add_argument("--round", type=int, default=4, choices=range(1, ROUNDS + 1))
        parser.add_argument("--coin", choices=[truth.value for truth in Truth])

    def handle(self, *args: Any, **options: Any) -> None:
        coin = Truth(options["coin"]) if options["coin"] else None
        shown = sample.prompt(
            options["name"], importing.shipped(), round=options["round"], coin=coin
        )
        self.stdout.write(shown.whole())
        self.stdout.write(f"\n({shown.name}, template {shown.digest[:12]})")
