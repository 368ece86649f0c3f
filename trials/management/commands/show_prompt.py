"""`manage.py show_prompt reply --phase round_3`: what a model is asked, whole, for review."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from trials.agents import prompting
from trials.domain.phases import Phase
from trials.management import sample
from trials.services import library


class Command(BaseCommand):
    help = "Shows a prompt whole, on a sample case that the house has played so far."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", nargs="?", help="which prompt; --list tells their names")
        parser.add_argument("--phase", choices=[phase.value for phase in Phase])
        parser.add_argument("--charge", default="unlicensed-philosophy", metavar="SLUG")
        parser.add_argument("--list", action="store_true", help="the names of all prompts")

    def handle(self, *args: Any, **options: Any) -> None:
        name = options["name"]
        if options["list"]:
            self.stdout.write("\n".join(prompting.names()))
            return
        if name not in prompting.names():
            raise CommandError(f"no such prompt: {name}. There are {', '.join(prompting.names())}.")
        sheets = {sheet.slug: sheet for sheet in library.read_sheets()}
        if options["charge"] not in sheets:
            raise CommandError(f"no such charge ships: {options['charge']}")
        phase = Phase(options["phase"]) if options["phase"] else None
        try:
            shown = sample.prompt(name, sheets[options["charge"]], phase)
        except ValueError as error:
            raise CommandError(str(error)) from error
        self.stdout.write(shown.whole())
        self.stdout.write(f"\n({shown.name}, template {shown.digest[:12]})")
