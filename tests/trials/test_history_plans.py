"""Every list a history can show is read from an index, whatever it is filtered and ordered by."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import product
from typing import Any
from uuid import UUID

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.db.models import QuerySet

from allrise import paging
from allrise.accounts.models import User
from tests.trials import stage
from trials.domain import searching
from trials.domain.phases import Mode, Status
from trials.domain.verdict import Decision
from trials.history import Order, Wanted, history, matching
from trials.management.making import PREFIX
from trials.models import (
    CountedTrial,
    DailyAttempt,
    NamedFallacy,
    Round,
    Trial,
    TrialWords,
    VerdictRecord,
)

pytestmark = pytest.mark.django_db
FILTERS: dict[str, dict[str, Any]] = {
    "nothing": {},
    "verdict": {"verdict": Decision.GUILTY},
    "charge": {"charge": "unlicensed-philosophy"},
    "mode": {"mode": Mode.LIVE},
    "status": {"status": Status.DECIDED},
    "dates": {"since": date(2020, 1, 1), "until": date(2040, 1, 1)},
    "search": {"search": "gnome"},
    "all": {
        "verdict": Decision.GUILTY,
        "charge": "unlicensed-philosophy",
        "mode": Mode.LIVE,
        "status": Status.DECIDED,
        "since": date(2020, 1, 1),
        "search": "gnome",
    },
}
# Counted without a filter, the foreign key's own index is the shortest.
BY_OWNER = re.compile(r"trial_by_(time|total)|trials_trial_owner_id")
SCAN = re.compile(r"SCAN (?:trials_\w+|U\d|V\d)\b(?! VIRTUAL)")


@pytest.fixture
def made() -> User:
    """The busiest of forty people with six hundred trials among them."""
    call_command("make_history", people=40, trials=600, busiest=200, verbosity=0)
    return User.objects.get(username=f"{PREFIX}000000")


@pytest.fixture
def unscanned() -> Iterator[None]:
    """PostgreSQL reads a small table whole, and rightly; asked not to, it shows what it could."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET LOCAL enable_seqscan = off")
        yield


def indexes_of(rows: QuerySet[Trial]) -> set[str]:
    """The indexes the plan reads; fails on a table read from end to end."""
    if connection.vendor == "postgresql":
        plan = json.loads(rows.explain(format="json"))
        nodes = list(_nodes(plan[0]["Plan"]))
        read_whole = [n["Relation Name"] for n in nodes if n["Node Type"] == "Seq Scan"]
        assert [name for name in read_whole if name != "trials_charge"] == [], plan
        return {node["Index Name"] for node in nodes if "Index Name" in node}
    plan_text = rows.explain()
    assert not SCAN.search(plan_text), plan_text
    found = set(re.findall(r"USING (?:COVERING )?INDEX (\w+)", plan_text))
    return found | {"trials_wordindex"} if "VIRTUAL TABLE" in plan_text else found


def _nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for inner in plan.get("Plans", []):
        yield from _nodes(inner)


@pytest.mark.usefixtures("unscanned")
def test_every_list_and_its_count_enter_an_index_by_the_owner(made: User) -> None:
    for name, order in product(FILTERS, Order):
        rows = history(made, Wanted(order=order, **FILTERS[name]))
        for asked in (rows[:21], rows.order_by().values("id")):
            used = indexes_of(asked)
            if connection.vendor == "postgresql":
                # With so little to read any index is as cheap; which one is told at full size.
                assert used, (name, order)
            elif "search" in FILTERS[name]:
                # What is found is gathered first, by `matching`.
                assert used, (name, order)
            elif name == "nothing":
                assert any(BY_OWNER.match(index) for index in used), (name, order, used)
            else:
                assert used & {"trial_by_time", "trial_by_total"}, (name, order, used)


@pytest.mark.usefixtures("unscanned")
def test_what_a_search_gathers_is_read_from_the_words_index(made: User) -> None:
    """As many as are gathered and one more, so that it is known when there are too many."""
    for search in ("gnome", "word1", "gnome duck", "nothingofthekind"):
        query, values = matching(*searching.asked(made.pk, search))
        with connection.cursor() as cursor:
            explain = "EXPLAIN" if connection.vendor == "postgresql" else "EXPLAIN QUERY PLAN"
            cursor.execute(f"{explain} {query} LIMIT 2001", values)
            plan = "\n".join(str(row) for row in cursor.fetchall())
        assert re.search(r"trials_wordindex|VIRTUAL TABLE INDEX", plan), plan
        assert "Seq Scan" not in plan
        assert not SCAN.search(plan), plan


@pytest.mark.usefixtures("unscanned")
def test_a_common_word_is_looked_for_in_the_order_of_the_list(
    made: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trials.history.GATHERED", 5)
    for name, order in product(("search", "all"), Order):
        rows = history(made, Wanted(order=order, **FILTERS[name]))
        for asked in (rows[:21], rows.order_by().values("id")[:1000]):
            used = indexes_of(asked)
            entered = [index for index in used if "trialwords" in index]
            assert entered, (name, order, used)
        plan = rows[:21].explain()
        if name == "search":
            assert "TEMP B-TREE" not in plan, plan
            assert re.search("trial_by_(time|total)", plan), plan


SEARCHES = [
    {"search": "gnome"},
    {"search": "gnom"},
    {"search": "GNOMED saus"},
    {"search": "word1"},
    {"search": "ing"},
    {"search": "w"},
    {"search": "x"},
    {"search": "g d w"},
    {"search": "d sausag"},
    {"search": "word1 g"},
    {"search": "gnome", "verdict": Decision.GUILTY},
    {"search": "duck gnome", "mode": Mode.LIVE, "status": Status.DECIDED},
    {"search": "unlicensed", "since": date(2020, 1, 1), "until": date(2040, 1, 1)},
]


@pytest.mark.parametrize("order", Order)
def test_gathered_or_in_order_the_same_trials_are_found_page_by_page(
    made: User, order: Order, monkeypatch: pytest.MonkeyPatch
) -> None:
    for filters in SEARCHES:
        wanted = Wanted(order=order, **filters)
        gathered = pages(made, wanted)
        monkeypatch.setattr("trials.history.GATHERED", 0)
        assert pages(made, wanted) == gathered, filters
        monkeypatch.undo()
        by_hand = [
            trial.pk
            for trial in history(made, replace(wanted, search="")).select_related("words")
            if all(
                any(word[2:].startswith(asked) for word in trial.words.text.split()[1:])
                for asked in wanted.search.lower().split()
            )
        ]
        assert gathered == (by_hand, len(by_hand)), filters
    assert pages(made, Wanted(order=order, search="gnom"))[1] > 40, "several pages"


def pages(person: User, wanted: Wanted) -> tuple[list[UUID], int]:
    """Every trial found, page after page, and how many there are said to be."""
    found: list[UUID] = []
    after = ""
    while True:
        page = paging.by_time(
            history(person, wanted),
            field=wanted.order.field,
            descending=wanted.order.descending,
            after=after,
            most=wanted.most,
        )
        found += [trial.pk for trial in page.items]
        after = page.next or ""
        if not after:
            return found, page.count


def test_a_page_in_order_is_not_sorted(made: User) -> None:
    """With no filter at all, rows come out of the index as they are shown."""
    for order in Order:
        plan = history(made, Wanted(order=order))[:21].explain()
        assert "TEMP B-TREE" not in plan
        if connection.vendor == "postgresql":
            assert "trial_by_" in plan


def test_what_is_made_is_whole(made: User) -> None:
    decided = Trial.objects.filter(status=Status.DECIDED).count()
    assert Trial.objects.count() == TrialWords.objects.count() == 600
    assert VerdictRecord.objects.count() == decided
    assert Round.objects.count() == 4 * decided
    assert NamedFallacy.objects.exists()
    assert Trial.objects.filter(owner=made).count() > 150
    assert CountedTrial.objects.count() == decided
    assert DailyAttempt.objects.count() == 40
    found = history(made, Wanted(search="gnome")).values_list("words__text", flat=True)
    assert found
    assert all(re.search(r"\b\d\dgnome", text) for text in found)
    # Keys go on where ours ended.
    stage.decide(stage.open_trial())


def test_a_database_with_real_trials_is_left_alone(db: None) -> None:
    stage.open_trial()
    with pytest.raises(CommandError, match="real trials"):
        call_command("make_history", people=1, trials=1, verbosity=0)
    call_command("make_history", people=1, trials=1, among_real=True, verbosity=0)
    assert Trial.objects.count() == 2
    assert not CountedTrial.objects.exists(), "what is made up ranks nowhere among real people"
    call_command("audit")
