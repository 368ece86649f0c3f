"""The room and the day's money: at most half of it, then the house, or a pause."""

from datetime import timedelta
from typing import Any

from django.utils import timezone

from allrise.calls import spending
from evidence.models import Match
from evidence.services import room, seats
from tests.evidence import room as stage
from tests.evidence.minds import table
from tests.stubs.vendor import Vendor


def test_spent_the_room_sits_the_house(vendor: Vendor, settings: Any) -> None:
    settings.DAILY_BUDGET_USD = 0.0
    match = stage.begin()
    assert match.presenter_sat.startswith("house:")
    assert match.examiner_sat.startswith("house:")
    assert vendor.calls == []


def test_without_the_house_the_room_pauses(vendor: Vendor, settings: Any) -> None:
    settings.DAILY_BUDGET_USD, settings.HOUSE_FALLBACK = 0.0, False
    now = timezone.now()
    assert seats.pauses()
    assert room.drive(now=now) == now + room.MONEY_LOOK
    assert not Match.objects.filter(human=False).exists()
    settings.DAILY_BUDGET_USD = 10.0
    room.drive(now=now + timedelta(seconds=10))
    assert Match.objects.filter(human=False).count() == 1


def test_the_room_stops_at_half_and_the_house_plays_on(vendor: Vendor, settings: Any) -> None:
    # A filing by a model without a price is reserved at about five cents: half of this pays
    # for some calls of a match, and not for all.
    settings.DAILY_BUDGET_USD = 0.09
    match = stage.play()
    assert match.state == "complete"
    standing = spending.standing()
    assert standing is not None
    assert 0 < standing.spent <= 0.045
    assert standing.held == 0
    engines = {name for names in table.engines(match).values() for name in names}
    assert any(name.startswith("house:") for name in engines)
    assert engines & {table.ASTRA, table.LLAMA}
