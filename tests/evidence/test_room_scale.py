"""However long the record grows, the archive is entered by its index and read a page at a time."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.db.models import QuerySet
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from allrise import paging
from bench import seasons
from evidence import selectors
from evidence.audits import scores
from evidence.models import Match, MatchState, Resolution, Tally
from tests.evidence import room as stage

pytestmark = pytest.mark.django_db
INDEX = "match_archive"


@pytest.fixture
def seasons_past(room: None) -> None:
    seasons.write(400, people=20)


def plan(rows: QuerySet[Any]) -> str:
    return str(rows.explain())


def test_a_deep_page_is_entered_where_it_begins(seasons_past: None) -> None:
    archive = selectors.archive()
    middle = archive.order_by("-closed_at", "-id")[200]
    after = paging._encode(middle.closed_at, middle.id)
    with CaptureQueriesContext(connection) as queries:
        page = paging.by_time(archive, field="closed_at", after=after)
    assert page.items[0].closed_at < middle.closed_at
    asked = next(query["sql"] for query in queries if "LIMIT" in query["sql"])
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN QUERY PLAN {asked}")
            steps = [row[3] for row in cursor.fetchall()]
        assert any(
            step.startswith("SEARCH evidence_match") and INDEX in step and "<expr>" not in step
            for step in steps
        ), steps
        assert not any("TEMP B-TREE" in step for step in steps)
    # Every match once, by whatever way one pages.
    seen: list[UUID] = []
    following: str | None = ""
    while following is not None:
        found = paging.by_time(archive, field="closed_at", after=following, page_size=37)
        seen += [match.id for match in found.items]
        following = found.next
    assert seen == list(archive.order_by("-closed_at", "-id").values_list("id", flat=True))


def test_matches_that_end_at_one_moment_are_all_paged(seasons_past: None) -> None:
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    Match.objects.filter(id__in=list(Match.objects.values_list("id", flat=True)[:50])).update(
        closed_at=moment, human=False
    )
    seen, following = set(), ""
    for _ in range(8):
        found = paging.by_time(
            selectors.archive().filter(closed_at=moment),
            field="closed_at",
            after=following,
            page_size=7,
        )
        seen |= {match.id for match in found.items}
        following = found.next or ""
        if not following:
            break
    assert len(seen) == 50


@pytest.mark.parametrize("order", [("-closed_at", "-id"), ("-closed_at",)])
def test_the_latest_matches_are_read_off_the_index(
    seasons_past: None, order: tuple[str, ...]
) -> None:
    """The archive's first page, and what the driver asks for between two matches."""
    for rows in (selectors.archive(), Match.objects.filter(human=False)):
        said = plan(rows.order_by(*order)[:20])
        if connection.vendor == "sqlite":
            assert INDEX in said, said
            assert "TEMP B-TREE" not in said


def test_the_live_match_is_found_without_reading_the_others(seasons_past: None) -> None:
    said = plan(Match.objects.filter(state=MatchState.RUNNING, human=False)[:1])
    assert "room_one_match" in said or connection.vendor != "sqlite", said


def test_what_the_bench_writes_is_a_record_that_fits(seasons_past: None) -> None:
    assert Match.objects.count() == 400
    assert Resolution.objects.count() == 4000
    assert scores().wrong == ()
    rows = list(Tally.objects.all())
    for seat in ("presenter", "examiner"):
        mine = [row for row in rows if row.seat == seat]
        assert sum(row.matches for row in mine) == 400
        assert sum(r.validated + r.passed + r.caught + r.accused for r in mine) == 4000


def test_the_room_goes_on_after_so_many_matches(seasons_past: None) -> None:
    match = stage.begin()
    assert match.opened_at <= timezone.now()
