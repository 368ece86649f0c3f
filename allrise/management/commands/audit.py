"""Count everything again and compare it with what is kept."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from allrise.docket import audits

SHOWN = 10


class Command(BaseCommand):
    help = (
        "Compares scores with their rounds, counters with a recount, seals with what was "
        "sealed, and dockets with their numbers. Reads only; ends with 1 on a difference."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--all", action="store_true", help=f"show every difference, not {SHOWN} of a kind"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        differences = 0
        for check in audits.run():
            differences += len(check.wrong)
            state = f"{len(check.wrong)} WRONG" if check.wrong else "ok"
            self.stdout.write(f"{check.name:<44} {check.looked_at:>10}  {state}")
            shown = check.wrong if options["all"] else check.wrong[:SHOWN]
            for line in shown:
                self.stdout.write(f"    {line}")
            if len(shown) < len(check.wrong):
                self.stdout.write(f"    … and {len(check.wrong) - len(shown)} more (--all)")
        if differences:
            raise CommandError(f"{differences} differences")
        self.stdout.write("The record is in order.")
