"""Every list a history can show is read from an index, whatever it is filtered and ordered by."""

import json
import re
from collections.abc import Iterator
from datetime import date
from itertools import product
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.db.models import QuerySet

from allrise.accounts.models import User
from tests.trials import stage
from trials.domain.phases import Mode, Status
from trials.domain.verdict import Decision
from trials.history import Order, Wanted, history
from trials.management.making import PREFIX
from trials.models import NamedFallacy, Round, Trial, TrialWords, VerdictRecord

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
                assert "trials_wordindex" in used, (name, order, used)
            elif name == "nothing":
                assert any(BY_OWNER.match(index) for index in used), (name, order, used)
            else:
                assert used & {"trial_by_time", "trial_by_total"}, (name, order, used)


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
    assert not Trial.objects.filter(seed_chosen=False).exists(), "it would rank on boards"
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
