"""The boards' books: always what a recount of the trials gives, and nobody on them who should
not be."""

import random
import re
from datetime import date, timedelta
from itertools import product
from typing import Any

import pytest
from django.contrib import admin
from django.db import connection
from django.test import RequestFactory
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from allrise.accounts import standing
from allrise.accounts.belongings import merge
from allrise.accounts.models import User
from allrise.errors import NotFound
from tests.trials import stage
from tests.trials.verdicts import NOON, decided, people
from trials import audits, statistics
from trials.domain.boards import Bench, By, Window
from trials.models import Charge, CountedTrial, FirstFiling, Standing, Trial
from trials.services import boards, library, lobby, sharing
from trials.statistics import Board

pytestmark = pytest.mark.django_db
TODAY = NOON.date()
LONG = "I put the goose down gently because it had asked me to, twice, in writing."


@pytest.fixture
def charges(db: None) -> list[Charge]:
    library.load(library.read_sheets()[:2])
    return list(Charge.objects.order_by("slug"))


@pytest.fixture
def charge(charges: list[Charge]) -> Charge:
    return charges[0]


class Clock:
    """The court's clock, where a test puts it."""

    at = NOON


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(timezone, "now", lambda: clock.at)
    return clock


def names(by: By = By.ACQUITTALS, **asked: Any) -> list[tuple[int | None, str]]:
    found = statistics.page(Board(by=by, **asked), today=TODAY, asker=None)
    return [(row["rank"], row["name"]) for row in found.items]


def books_are_right(day: date = TODAY) -> None:
    for check in (audits.counted(), audits.standings(today=day)):
        assert check.wrong == (), check.name


# --- the whole -------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_after_any_history_the_books_equal_a_recount(
    charges: list[Charge], clock: Clock, seed: int
) -> None:
    rng = random.Random(seed)
    members = people("ada", "grace", "alan")
    guests = [stage.person(f"guest-{n}", is_guest=True) for n in range(3)]
    trials: list[Trial] = []
    for _ in range(60):
        clock.at = now = clock.at + timedelta(hours=rng.choice([0, 1, 1, 9]))
        act = rng.choice(["play"] * 6 + ["delete", "share", "merge", "sign up", "unlist", "relist"])
        if act == "play":
            trials.append(_random_trial(rng, [*members, *guests], charges, now))
        elif act == "delete" and trials:
            lobby.delete(trial_id=trials.pop(rng.randrange(len(trials))).id)
        elif act == "share" and trials:
            sharing.share(trial_id=rng.choice(trials).id, public=True)
        elif act in ("merge", "sign up") and guests:
            guest = guests.pop()
            if act == "merge":
                merge(guest=guest, member=rng.choice(members))
            else:
                guest.is_guest = False
                guest.save()
                standing.changed(guest)
                members.append(guest)
        elif act == "unlist":
            boards.unlist(person=rng.choice(members), reason="abuse", now=now)
        elif act == "relist":
            boards.relist(person=rng.choice(members), now=now)
    books_are_right(now.date())
    assert CountedTrial.objects.exists()


def _random_trial(rng: random.Random, people: list[User], charges: list[Charge], now: Any) -> Trial:
    late = timedelta(minutes=rng.choice([0, 0, 0, 30]))
    return decided(
        rng.choice(people),
        rng.choice(charges),
        at=now - late,
        acquitted=rng.random() < 0.7,
        mark=rng.randint(0, 10),
        hints=rng.choice([0, 0, 2]),
        engines=rng.choice([("house", "house"), ("groq:x", "openai:y"), ("groq:x", "house")]),
        texts=(LONG,) if rng.random() < 0.2 else (),
        seed_chosen=rng.random() < 0.1,
        daily=now.date() if rng.random() < 0.3 else None,
    )


def test_a_verdict_of_the_court_itself_is_counted(trial: Trial) -> None:
    Trial.objects.filter(pk=trial.pk).update(seed_chosen=False)
    stage.decide(trial)
    row = CountedTrial.objects.get()
    assert (row.person, row.bench, row.total) == (trial.owner, "house", trial.verdict.total)
    assert Standing.objects.filter(person=trial.owner, charge=None, window="all").count() == 2
    assert FirstFiling.objects.count() == 4, "all four of ada's defences are long"
    books_are_right(row.decided_at.date())


def test_the_audit_finds_a_wrong_counter_a_missing_and_a_spare_one(charge: Charge) -> None:
    decided(stage.person(), charge)
    decided(stage.person("grace"), charge)
    Standing.objects.filter(person__username="ada", window="all", hints="none").update(streak=9)
    Standing.objects.filter(person__username="grace", window="all", hints="none").delete()
    wrong = audits.standings(today=TODAY).wrong
    assert len(wrong) == 4
    CountedTrial.objects.filter(person__username="ada").update(total=1)
    assert len(audits.counted().wrong) == 1
    CountedTrial.objects.filter(person__username="ada").delete()
    assert len(audits.counted().wrong) == 1


# --- order -----------------------------------------------------------------------


def test_by_acquittals_the_surer_share_stands_first(charge: Charge) -> None:
    ada, grace, alan, joan = people("ada", "grace", "alan", "joan")
    for hour in range(3):
        decided(ada, charge, at=NOON + timedelta(minutes=hour))
    for hour in range(30):
        decided(grace, charge, at=NOON + timedelta(minutes=hour), acquitted=hour > 5)
    for hour in range(2):
        decided(alan, charge, at=NOON + timedelta(minutes=hour))
    for hour in range(3):
        decided(joan, charge, at=NOON + timedelta(minutes=hour))
    assert names() == [(1, "grace"), (2, "ada"), (2, "joan")], "alan has too few trials"
    assert [name for _, name in names(window=Window.WEEK)] == ["grace", "ada", "joan", "alan"]


def test_ties_share_a_rank_and_the_next_is_counted_from_all(charge: Charge) -> None:
    for name, mark in (("ada", 8), ("grace", 9), ("alan", 8), ("joan", 3)):
        decided(stage.person(name), charge, mark=mark)
    assert names(By.TOTAL) == [(1, "grace"), (2, "ada"), (2, "alan"), (4, "joan")]
    pages = [
        statistics.page(Board(By.TOTAL), today=TODAY, asker=None, number=n, page_size=2)
        for n in (1, 2)
    ]
    assert [[row["rank"] for row in page.items] for page in pages] == [[1, 2], [2, 4]]
    assert [(page.count, page.next) for page in pages] == [(4, "2"), (4, None)]


def test_a_streak_ends_with_a_conviction_and_the_longest_stands(charge: Charge) -> None:
    ada = stage.person()
    for minute, acquitted in enumerate([True, True, True, False, True]):
        decided(ada, charge, at=NOON + timedelta(minutes=minute), acquitted=acquitted)
    row = Standing.objects.get(charge=None, window="all", hints="none")
    assert (row.streak, row.run) == (3, 1)


def test_a_verdict_recorded_late_takes_its_place_in_the_streak(charge: Charge) -> None:
    ada = stage.person()
    decided(ada, charge, at=NOON)
    decided(ada, charge, at=NOON + timedelta(seconds=2))
    decided(ada, charge, at=NOON + timedelta(seconds=1), acquitted=False)
    row = Standing.objects.get(charge=None, window="all", hints="none")
    assert (row.streak, row.run) == (1, 1)


# --- windows and filters ---------------------------------------------------------


def test_windows_hold_their_own_days_only(charge: Charge) -> None:
    ada = stage.person()
    # 30 November 2026 is a Monday: yesterday is last week, and the month began 29 days ago.
    for days in (30, 29, 1, 0):
        decided(ada, charge, at=NOON - timedelta(days=days))
    found = {
        window: statistics.page(Board(By.TOTAL, window), today=TODAY, asker=None).items
        for window in Window
    }
    assert {w: rows[0]["trials"] for w, rows in found.items()} == {
        Window.DAY: 1, Window.WEEK: 1, Window.MONTH: 3, Window.ALL: 4,
    }  # fmt: skip
    gone = boards.close_windows(now=NOON + timedelta(days=40))
    assert gone
    assert set(Standing.objects.values_list("window", flat=True)) == {"all"}
    books_are_right(TODAY + timedelta(days=40))


def test_filters_look_at_their_trials_only(charges: list[Charge]) -> None:
    ada = stage.person()
    decided(ada, charges[0], mark=9, hints=1)
    decided(ada, charges[1], mark=7)
    best = {
        (slug, no_hints): [
            row["best_total"]
            for row in statistics.page(
                Board(By.TOTAL, charge=statistics.charge_named(slug), no_hints=no_hints),
                today=TODAY,
                asker=None,
            ).items
        ]
        for slug in ("", charges[0].slug, charges[1].slug)
        for no_hints in (False, True)
    }
    assert best == {
        ("", False): [36], ("", True): [28],
        (charges[0].slug, False): [36], (charges[0].slug, True): [],
        (charges[1].slug, False): [28], (charges[1].slug, True): [28],
    }  # fmt: skip
    with pytest.raises(NotFound):
        statistics.charge_named("no-such-crime")


def test_the_benches_never_mix(charge: Charge) -> None:
    ada, grace, alan = people("ada", "grace", "alan")
    decided(ada, charge, engines=("house", "house"))
    decided(grace, charge, engines=("groq:x", "openai:y"))
    decided(alan, charge, engines=("groq:x", "house"))
    assert names(By.TOTAL, bench=Bench.HOUSE) == [(1, "ada")]
    assert names(By.TOTAL, bench=Bench.LIVE) == [(1, "grace")]


# --- what is left out ------------------------------------------------------------


@pytest.mark.parametrize("fields", [{"seed_chosen": True}, {"daily": TODAY}])
def test_chosen_seeds_and_second_goes_at_a_day_are_left_out(
    charge: Charge, fields: dict[str, Any]
) -> None:
    ada = stage.person()
    decided(ada, charge, daily=TODAY)
    decided(ada, charge, mark=10, **fields)
    assert CountedTrial.objects.count() == 1


def test_a_rematch_is_left_out_even_when_the_first_trial_is_gone(charge: Charge) -> None:
    ada = stage.person()
    first = decided(ada, charge)
    again = decided(ada, charge, rematch_of=first, seed_chosen=True, at=NOON + timedelta(hours=1))
    lobby.delete(trial_id=first.id)
    assert not CountedTrial.objects.exists()
    again.refresh_from_db()
    assert again.rematch_of_id is None
    books_are_right()


def test_whoever_files_a_long_defence_first_has_it(charges: list[Charge]) -> None:
    ada, grace = people("ada", "grace")
    decided(ada, charges[0], texts=(LONG,))
    decided(grace, charges[0], texts=("", LONG.upper()))
    assert names(By.TOTAL) == [(1, "ada")]
    decided(grace, charges[1], texts=(LONG,), mark=2)
    assert names(By.TOTAL) == [(1, "ada"), (2, "grace")], "another charge, another defence"


def test_ones_own_words_are_filed_once_and_short_ones_as_often_as_one_likes(
    charge: Charge,
) -> None:
    ada = stage.person()
    decided(ada, charge, texts=("I was asleep.", "I was asleep."))
    assert CountedTrial.objects.count() == 1
    decided(ada, charge, texts=(LONG, LONG), at=NOON + timedelta(hours=1))
    assert CountedTrial.objects.count() == 1


def test_a_copy_stays_a_copy_when_what_it_copied_is_deleted(charge: Charge) -> None:
    ada, grace, alan = people("ada", "grace", "alan")
    first = decided(ada, charge, texts=(LONG,))
    lobby.delete(trial_id=first.id)
    ada.delete()
    decided(alan, charge, texts=(LONG,))
    decided(grace, charge)
    assert names(By.TOTAL) == [(1, "grace")]
    books_are_right()


def test_guests_stand_nowhere_until_they_sign_up_and_then_from_their_own_time(
    charge: Charge,
) -> None:
    guest, other = (stage.person(name, is_guest=True) for name in ("guest-1", "guest-2"))
    decided(guest, charge, at=NOON - timedelta(days=1))
    decided(other, charge, mark=9)
    assert names(By.TOTAL) == []
    guest.is_guest = False
    guest.save()
    standing.changed(guest)
    assert names(By.TOTAL) == [(1, "guest-1")]
    assert names(By.TOTAL, window=Window.DAY) == []
    merge(guest=other, member=guest)
    [row] = statistics.page(Board(By.TOTAL), today=TODAY, asker=None).items
    assert (row["trials"], row["best_total"], row["streak"]) == (2, 36, 2)
    books_are_right()


def test_a_guests_second_go_at_the_days_charge_does_not_count_for_the_member(
    charge: Charge,
) -> None:
    ada, guest = stage.person(), stage.person("guest-1", is_guest=True)
    decided(ada, charge, daily=TODAY, mark=5)
    decided(guest, charge, daily=TODAY, mark=9)
    merge(guest=guest, member=ada)
    assert CountedTrial.objects.get().total == 2000
    books_are_right()


def test_people_off_the_boards(charge: Charge) -> None:
    ada, grace = people("ada", "grace")
    decided(ada, charge, daily=TODAY)
    boards.unlist(person=ada, reason="abuse", now=NOON)
    grace.is_active = False
    grace.save()
    decided(ada, charge, at=NOON + timedelta(hours=1))
    decided(grace, charge)
    assert names(By.TOTAL) == []
    assert statistics.daily_page(TODAY, bench=Bench.HOUSE, asker=None).items == []
    boards.relist(person=ada, now=NOON)
    assert names(By.TOTAL) == [(1, "ada")]
    assert len(statistics.daily_page(TODAY, bench=Bench.HOUSE, asker=None).items) == 1
    books_are_right()


def test_whoever_staff_shut_out_in_admin_leaves_the_boards(
    charge: Charge, rf: RequestFactory
) -> None:
    ada = stage.person()
    decided(ada, charge)
    for active, shown in ((False, []), (True, [(1, "ada")])):
        ada.is_active = active
        admin.site.get_model_admin(User).save_model(rf.post("/"), ada, None, True)
        assert names(By.TOTAL) == shown
    books_are_right()


def test_a_deleted_trial_and_a_deleted_account_leave_the_boards(charge: Charge) -> None:
    ada, grace = people("ada", "grace")
    decided(ada, charge, at=NOON)
    decided(ada, charge, at=NOON + timedelta(minutes=2))
    middle = decided(ada, charge, at=NOON + timedelta(minutes=1), acquitted=False, mark=10)
    decided(grace, charge)
    lobby.delete(trial_id=middle.id)
    row = Standing.objects.get(person=ada, charge=None, window="all", hints="none")
    assert (row.trials, row.best_total, row.streak) == (2, 2400, 2), "the streak closed up"
    ada.delete()
    assert names(By.TOTAL) == [(1, "grace")]
    books_are_right()


# --- reading ---------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
def test_ones_own_row_is_shown_wherever_it_stands(charge: Charge, number: int) -> None:
    for n in range(6):
        decided(stage.person(f"person-{n}"), charge, mark=9 - n)
    last = User.objects.get(username="person-5")
    found = statistics.page(Board(By.TOTAL), today=TODAY, asker=last, number=number, page_size=2)
    assert found.you is not None
    assert (found.you["rank"], found.you["name"], found.you["you"]) == (6, "person-5", True)
    assert [row["you"] for row in found.items] == [False, number == 3]


def test_ones_own_row_without_a_rank_says_what_is_short(charge: Charge) -> None:
    ada = stage.person()
    decided(ada, charge)
    you = statistics.page(Board(), today=TODAY, asker=ada).you
    assert you is not None
    assert (you["rank"], you["short"]) == (None, 2)


def test_reading_takes_the_same_few_queries_for_few_and_for_many(charge: Charge) -> None:
    asker = stage.person()
    decided(asker, charge, mark=1)
    spent = []
    for n in range(2):
        for m in range(1 + 20 * n):
            decided(stage.person(f"person-{n}-{m}"), charge)
        with CaptureQueriesContext(connection) as queries:
            statistics.page(Board(By.TOTAL), today=TODAY, asker=asker, number=2, page_size=1)
        spent.append(len(queries))
    assert spent[0] == spent[1] <= 6


@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("narrow", [False, True])
def test_reading_enters_by_the_boards_own_index(charge: Charge, by: By, narrow: bool) -> None:
    for n in range(30):
        decided(stage.person(f"person-{n}"), charge, mark=n % 10)
    board = Board(by, charge=charge if narrow else None)
    ranked = board.ranked(TODAY)
    index = {By.ACQUITTALS: "standing_merit", By.TOTAL: "standing_best_total"}.get(
        by, "standing_streak"
    )
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            # So few rows are read whole, whatever the plan: ask for the plan of many.
            cursor.execute("ANALYZE trials_standing")
            cursor.execute("SET LOCAL enable_seqscan = off")
            cursor.execute("SET LOCAL enable_bitmapscan = off")
            cursor.execute("SET LOCAL enable_sort = off")
    plan = ranked.values_list("person_id")[:10].explain()
    assert index in plan, plan
    assert "Sort" not in plan, plan
    assert "TEMP B-TREE" not in plan, plan
    above = ranked.filter(**{f"{statistics.VALUE[by]}__gt": 5}).order_by()
    assert index in above.explain(), above.explain()


def test_ones_own_attempt_of_the_day_is_shown_wherever_it_stands(charge: Charge) -> None:
    for n in range(5):
        decided(stage.person(f"person-{n}"), charge, mark=9 - n // 2, daily=TODAY)
    last, other = User.objects.get(username="person-4"), stage.person("other")
    decided(other, charge, mark=10)
    for number in (1, 2, 3):
        found = statistics.daily_page(
            TODAY, bench=Bench.HOUSE, asker=last, number=number, page_size=2
        )
        assert found.you is not None
        assert (found.you["rank"], found.you["name"], found.you["you"]) == (5, "person-4", True)
        assert found.count == 5
    live = statistics.daily_page(TODAY, bench=Bench.LIVE, asker=last)
    assert (live.items, live.you) == ([], None)
    assert statistics.daily_page(TODAY, bench=Bench.HOUSE, asker=other).you is None
    lobby.delete(trial_id=last.trials.get().id)
    assert statistics.daily_page(TODAY, bench=Bench.HOUSE, asker=last).you is None


@pytest.mark.parametrize("by", By)
def test_every_query_of_a_page_enters_an_index(charge: Charge, by: By) -> None:
    for n in range(30):
        decided(stage.person(f"person-{n}"), charge, mark=n % 10, daily=TODAY)
    asker = User.objects.get(username="person-7")
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
        if connection.vendor == "postgresql":
            cursor.execute("SET LOCAL enable_seqscan = off")
    with CaptureQueriesContext(connection) as queries:
        for window, number in product(Window, (1, 2)):
            for narrow in ({}, {"charge": charge}, {"no_hints": True}):
                board = Board(by, window, **narrow)
                statistics.page(board, today=TODAY, asker=asker, number=number, page_size=5)
        for number in (1, 2):
            statistics.daily_page(TODAY, bench=Bench.HOUSE, asker=asker, number=number, page_size=5)
        statistics.standings_of(asker, today=TODAY)
    explain = "EXPLAIN" if connection.vendor == "postgresql" else "EXPLAIN QUERY PLAN"
    asked = {query["sql"] for query in queries}
    assert len(asked) > 40
    with connection.cursor() as cursor:
        for query in asked:
            cursor.execute(f"{explain} {query}")
            plan = "\n".join(str(row) for row in cursor.fetchall())
            assert not re.search(r"Seq Scan|SCAN (?!CONSTANT)", plan), (query, plan)
