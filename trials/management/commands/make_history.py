"""Fill a database with made-up people and trials, to measure what lists cost."""

import random
from argparse import ArgumentParser
from datetime import date
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import connection, transaction
from django.db.models import Max
from django.utils import timezone

from allrise.accounts.models import User
from trials.management.making import PREFIX, Maker, Today
from trials.management.pouring import stand, write
from trials.models import Charge, ChargeEdition, DailyAttempt, Round, Trial
from trials.selectors import digest_of, sheet_of
from trials.services import daily, library


class Command(BaseCommand):
    help = (
        "Make people and trials up, with marks and verdicts but without transcripts. They own "
        "names that begin with “made-up-”, and stand on the boards. Refuses where real trials are."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--people", type=int, default=100, help="how many (default 100)")
        parser.add_argument("--trials", type=int, default=1000, help="how many (default 1000)")
        parser.add_argument(
            "--busiest",
            type=int,
            default=0,
            help="so many of the trials, more or less, are the first person's",
        )
        parser.add_argument("--seed", type=int, default=1, help="the same seed, the same history")
        parser.add_argument(
            "--among-real",
            action="store_true",
            help="go on though there are real trials; the made-up ones then rank on no board",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        people, count, busiest = options["people"], options["trials"], options["busiest"]
        if people < 1 or count < 1 or not 0 <= busiest <= count:
            raise CommandError("At least one person, one trial, and the busiest has some of them.")
        real = Trial.objects.exclude(owner__username__startswith=PREFIX).exists()
        if real and not options["among_real"]:
            raise CommandError(
                "This database holds real trials. Name another one, or say --among-real."
            )
        now = timezone.now()
        with transaction.atomic():
            owners = _people(people)
            rest = (count - busiest) / people
            editions = _editions()
            maker = Maker(
                rng=random.Random(options["seed"] + Trial.objects.count()),
                owners=owners,
                weights=[busiest + rest, *[rest] * (people - 1)],
                editions=editions,
                now=now,
                first_round=(Round.objects.aggregate(last=Max("id"))["last"] or 0) + 1,
                today=None if options["among_real"] else _today(now.date(), owners, editions),
            )
            for written in write(maker.trials(count)):
                self.stdout.write(f"{written:,} of {count:,} trials")
            if maker.today is not None:
                stand(User.objects.filter(username__startswith=PREFIX), day=now.date())
            _resume_numbers()
        _settle()
        self.stdout.write(f"{owners[0]} is the busiest person's id.")


def _people(count: int) -> list[int]:
    names = [f"{PREFIX}{index:06}" for index in range(count)]
    User.objects.bulk_create(
        [User(username=name, password="!") for name in names],
        batch_size=1000,
        ignore_conflicts=True,
    )
    rows = User.objects.filter(username__startswith=PREFIX).order_by("username")
    return list(rows.values_list("pk", flat=True)[:count])


def _today(day: date, owners: list[int], editions: list[ChargeEdition]) -> Today:
    charge = daily.charge_of(day)
    had = DailyAttempt.objects.filter(day=day).values_list("person_id", flat=True)
    return Today(
        day=day,
        edition=next(each for each in editions if each.charge_id == charge.pk),
        seed=daily.seed_of(day),
        people=frozenset(owners) - set(had),
    )


def _settle() -> None:
    """What the database would do by itself some time after so much was written."""
    vacuum = connection.vendor == "postgresql" and not connection.in_atomic_block
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE" if vacuum else "ANALYZE")


def _editions() -> list[ChargeEdition]:
    if not Charge.objects.exists():
        library.load(library.read_sheets())
    editions = []
    for charge in Charge.objects.order_by("slug"):
        sheet = sheet_of(charge)
        text = {"sheet": sheet.model_dump(mode="json")}
        edition, _ = ChargeEdition.objects.get_or_create(
            charge=charge, digest=digest_of(sheet), defaults=text
        )
        editions.append(edition)
    return editions


def _resume_numbers() -> None:
    """PostgreSQL hands out keys from a counter, which has not seen ours."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT setval(pg_get_serial_sequence('trials_round', 'id'), "
                "(SELECT COALESCE(MAX(id), 1) FROM trials_round))"
            )
