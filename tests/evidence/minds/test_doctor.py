"""The doctor asks the room's contenders, too, and says who plays for whom."""

from typing import Any

from django.db import DatabaseError

from allrise.management import seating as room_seating
from allrise.management.findings import State
from allrise.management.seating import seating
from evidence.models import Contender
from evidence.services import seats
from tests.evidence.minds import table
from tests.evidence.minds.conftest import CANARY
from tests.stubs.vendor import Vendor


def told(**how: Any) -> dict[str, Any]:
    return {finding.name: finding for finding in seating(**how)}


def test_the_models_of_drawn_contenders_are_asked(vendor: Vendor) -> None:
    found = told()
    assert found["evidence room"].state is State.OK
    says = found["evidence room"].says
    assert f"Astra-6 (presenter): {table.ASTRA}, then house:archivist" in says
    assert f"Llama-3.1-70B (examiner): {table.LLAMA}, then house:weathervane" in says
    assert found[table.ASTRA].says.startswith("answers, in ")
    assert found[table.LLAMA].state is State.OK


def test_one_that_does_not_answer_is_named_and_so_is_who_plays_for_it(vendor: Vendor) -> None:
    vendor.script.add("model_not_found", {"model": "astra"})
    found = told()
    assert found["evidence room"].state is State.WARN
    assert found["evidence room"].says.endswith("not at all: Astra-6 (presenter)")
    assert "no such model" in found[table.ASTRA].says
    assert CANARY not in repr(found)


def test_a_contender_without_a_key_is_played_by_its_fallback(vendor: Vendor, settings: Any) -> None:
    settings.PROVIDERS = dict.fromkeys(settings.PROVIDERS, "")
    found = told()
    assert set(found) == {"seats", "evidence room"}
    assert "Astra-6 (presenter): house:archivist" in found["evidence room"].says
    assert found["evidence room"].state is State.WARN
    assert vendor.calls == []


def test_offline_nobody_is_asked(vendor: Vendor) -> None:
    found = told(offline=True)
    assert "evidence room" in found
    assert table.ASTRA not in found
    assert vendor.calls == []


def test_contenders_that_are_not_drawn_are_none_of_its_business(vendor: Vendor) -> None:
    Contender.objects.filter(slug__in=["astra-6", "llama-3-1-70b"]).update(enabled=False)
    assert "evidence room" not in told(offline=True)


def test_without_a_database_it_speaks_of_the_trials(vendor: Vendor, monkeypatch: Any) -> None:
    def away() -> Any:
        raise DatabaseError("no such table")

    monkeypatch.setattr(room_seating, "lines", away)
    assert "evidence room" not in told(offline=True)
    monkeypatch.undo()
    assert seats.lines()
