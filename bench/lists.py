"""What histories and boards cost the database at full size.

    python -m bench.lists [TRIALS [PEOPLE]]     in the database that settings name
    make bench-lists                            in one of its own, or DATABASE_URL's

Fills it first where it is empty: on PostgreSQL a million trials of a hundred thousand people,
on SQLite a tenth of that, and one person in each with ten thousand. Times are of the
database's own processor, so that they hold on a busy machine, too: of PostgreSQL's process
for this connection where it runs on this machine, of this thread on SQLite.
"""

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import django

django.setup()

from django.core.management import call_command  # noqa: E402 - models need Django set up
from django.db import connection  # noqa: E402
from django.utils import timezone  # noqa: E402

from allrise import paging  # noqa: E402
from allrise.accounts.models import User  # noqa: E402
from trials import statistics as boards  # noqa: E402
from trials.domain.boards import Bench, By, Window  # noqa: E402
from trials.domain.phases import Mode, Status  # noqa: E402
from trials.domain.verdict import Decision  # noqa: E402
from trials.history import Order, Wanted, history, standing  # noqa: E402
from trials.management.making import COMMON, PREFIX, RARE  # noqa: E402
from trials.models import Charge, CountedTrial, Standing, Trial, TrialWords  # noqa: E402
from trials.statistics import Board  # noqa: E402

RUNS = 15
BUSIEST = 10_000
# What a page may take, milliseconds.
MOST = 50.0


class Meter:
    """The processor's milliseconds that the database spent, query by query."""

    def __init__(self) -> None:
        self.spent: list[float] = []
        self._stat = self._backend()

    def _backend(self) -> Path | None:
        if connection.vendor != "postgresql":
            return None
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_backend_pid(), inet_client_addr() IS NULL")
            number, here = cursor.fetchone()
        stat = Path(f"/proc/{number}/schedstat")
        return stat if here and os.access(stat, os.R_OK) else None

    def now(self) -> float:
        if connection.vendor == "sqlite":
            return time.thread_time() * 1000
        if self._stat is None:
            return time.perf_counter() * 1000
        return int(self._stat.read_text().split()[0]) / 1e6

    @property
    def clock(self) -> str:
        if connection.vendor == "postgresql" and self._stat is None:
            return "wall time: the database is elsewhere"
        return "processor time"

    def __call__(self, execute: Callable[..., Any], *query: Any) -> Any:
        began = self.now()
        try:
            return execute(*query)
        finally:
            self.spent.append(self.now() - began)

    @contextmanager
    def running(self) -> Iterator[None]:
        self.spent = []
        began = self.now()
        with connection.execute_wrapper(self):
            yield
        if connection.vendor == "sqlite":
            # Rows are looked for while they are fetched: the whole, with what Python does.
            self.spent.append(self.now() - began - sum(self.spent))


def measured(meter: Meter, action: Callable[[], Any]) -> list[float]:
    """p50 and p95 of a whole page, the median of its longest query, and p50 by the clock."""
    wholes, longest, walls = [], [], []
    # Python's own tidying up is nobody's page.
    gc.collect()
    gc.disable()
    for _ in range(RUNS):
        began = time.perf_counter()
        with meter.running():
            action()
        walls.append((time.perf_counter() - began) * 1000)
        wholes.append(sum(meter.spent))
        longest.append(max(meter.spent, default=0.0))
    gc.enable()
    return [
        statistics.median(wholes),
        statistics.quantiles(wholes, n=20)[-1],
        statistics.median(longest),
        statistics.median(walls),
    ]


def line(what: str, found: int | str, figures: list[float]) -> bool:
    """Print one row; whether it stayed below what a page may take."""
    cells = " | ".join(f"{figure:6.1f}" for figure in figures)
    fits = figures[1] < MOST
    print(f"| {what:<52} | {found:>9} | {cells} |{'' if fits else ' TOO LONG'}", flush=True)
    return fits


def head(title: str, meter: Meter) -> None:
    print(f"\n{title} ({meter.clock}, ms, of {RUNS} runs)")
    print(f"| {'':<52} |     found |    p50 |    p95 |  query |   wall |")
    print(f"|{'-' * 54}|----------:|{'-------:|' * 4}")


# --- histories ---------------------------------------------------------------------


def rare_word(person: User) -> str:
    """One of the private language's rare words that the person used."""
    for text in TrialWords.objects.filter(trial__owner=person).values_list("text", flat=True)[:20]:
        for word in text.split():
            if word[2:].startswith("word") and len(word) > len(f"{RARE}") + 4:
                return word[2:]
    raise SystemExit("The busiest person said nothing.")


def wanted(person: User) -> dict[str, dict[str, Any]]:
    charge = Charge.objects.order_by("slug").values_list("slug", "title").first()
    assert charge is not None
    slug, title = charge
    month = timezone.now().date() - timedelta(days=60)
    common, other = COMMON[3], COMMON[0]
    return {
        "none": {},
        "verdict": {"verdict": Decision.GUILTY},
        "charge": {"charge": slug},
        "mode": {"mode": Mode.LIVE},
        "status decided": {"status": Status.DECIDED},
        "status stalled": {"status": Status.STALLED},
        "a month": {"since": month, "until": month + timedelta(days=30)},
        "verdict + charge + mode": {
            "verdict": Decision.GUILTY, "charge": slug, "mode": Mode.LIVE,
        },
        "search gnome": {"search": "gnome"},
        "search of one letter": {"search": "w"},
        "search gnomed": {"search": common},
        "search title": {"search": title},
        "search rare word": {"search": rare_word(person)},
        "search two common words": {"search": f"{common} {other}"},
        "search common + rare": {"search": f"gnome {rare_word(person)}"},
        "search nothing": {"search": "nobodysaidthat"},
        "search common + verdict": {"search": "gnome", "verdict": Decision.GUILTY},
        "search common + verdict + charge + mode": {
            "search": "gnome", "verdict": Decision.GUILTY, "charge": slug, "mode": Mode.LIVE,
        },
        "search common + verdict + month": {
            "search": "gnome", "verdict": Decision.GUILTY, "since": month,
            "until": month + timedelta(days=30),
        },
    }  # fmt: skip


def page(person: User, asked: Wanted, *, after: str = "", number: int = 1) -> paging.Page:
    return paging.by_time(
        history(person, asked),
        field=asked.order.field,
        descending=asked.order.descending,
        after=after,
        page=number,
        most=asked.most,
    )


def middle(person: User, asked: Wanted) -> str:
    """The way to a page from the middle of what is found."""
    count = history(person, asked).count()
    return page(person, asked, number=count // 40).next or "" if count > 100 else ""


def histories(meter: Meter) -> int:
    person = User.objects.get(username=f"{PREFIX}000000")
    slow = 0
    head(f"History of {Trial.objects.filter(owner=person).count():,} trials", meter)
    for name, filters in wanted(person).items():
        for order in Order:
            asked = Wanted(order=order, **filters)
            count = page(person, asked).count
            found = f"{count:,}{'+' if count == asked.most else ''}"
            label = f"{name}, by {order}"
            slow += not line(label, found, measured(meter, lambda a=asked: page(person, a)))
            deep = middle(person, asked)
            if deep:
                figures = measured(meter, lambda a=asked, d=deep: page(person, a, after=d))
                slow += not line(f"{label}, a middle page", found, figures)
    slow += not line("progress and fallacies", "", measured(meter, lambda: standing(person)))
    return slow


# --- boards ------------------------------------------------------------------------


def asker_of(board: Board, today: date) -> User:
    """Somebody from the middle of the board."""
    ranked = board.ranked(today)
    row = ranked.select_related("person")[max(0, ranked.count() // 2 - 1) :].first()
    return row.person if row is not None else User.objects.get(username=f"{PREFIX}000000")


def rankings(meter: Meter, today: date) -> int:
    slow = 0
    head("Boards, with one's own row from the middle", meter)
    charge = boards.charge_played(today) or Charge.objects.order_by("slug").first()
    for by in By:
        for window in Window:
            for narrow in ({}, {"no_hints": True}, {"charge": charge}, {"bench": Bench.LIVE}):
                board = Board(by=by, window=window, **narrow)
                asker = asker_of(board, today)
                label = ", ".join([by, window, *(str(each) for each in narrow)])
                seen = boards.page(board, today=today, asker=asker)
                for where, number in (("", 1), (", a middle page", seen.count // 100)):
                    if number < 1:
                        continue
                    figures = measured(
                        meter,
                        lambda b=board, a=asker, n=number: boards.page(
                            b, today=today, asker=a, number=n
                        ),
                    )
                    slow += not line(f"{label}{where}", f"{seen.count:,}", figures)
    for number in (1, 100):
        asker = CountedTrial.objects.filter(day=today, bench=Bench.HOUSE)[:1].get().person
        found = boards.daily_page(today, bench=Bench.HOUSE, asker=asker, number=number)
        figures = measured(
            meter,
            lambda n=number, a=asker: boards.daily_page(
                today, bench=Bench.HOUSE, asker=a, number=n
            ),
        )
        slow += not line(f"charge of the day, page {number}", f"{found.count:,}", figures)
    person = asker_of(Board(), today)
    figures = measured(meter, lambda: boards.standings_of(person, today=today))
    slow += not line("a profile's places", "", figures)
    return slow


def main(trials: int = 0, people: int = 0) -> int:
    """The number of pages that took too long."""
    trials = trials or (1_000_000 if connection.vendor == "postgresql" else 100_000)
    call_command("migrate", verbosity=0)
    if not Trial.objects.exists():
        call_command(
            "make_history", trials=trials, people=people or trials // 10,
            busiest=min(BUSIEST, trials // 10),
        )  # fmt: skip
    print(f"{Trial.objects.count():,} trials, {User.objects.count():,} people,", end=" ")
    print(f"{Standing.objects.count():,} standings, {connection.vendor}")
    if not User.objects.filter(username=f"{PREFIX}000000").exists():
        raise SystemExit("This database holds real trials. Name an empty one.")
    meter = Meter()
    # The day it was made for: a board of today is empty tomorrow.
    made = CountedTrial.objects.filter(day__isnull=False).order_by("-day").first()
    today = made.day if made is not None and made.day else timezone.now().date()
    slow = histories(meter) + rankings(meter, today)
    print(f"\n{slow} pages took longer than {MOST:.0f} ms." if slow else "\nAll in time.")
    return slow


if __name__ == "__main__":
    sys.exit(bool(main(*(int(word) for word in sys.argv[1:3]))))
