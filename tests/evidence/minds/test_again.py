"""A step that dies, comes twice or comes late: paid for once, recorded once."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from allrise.calls.models import ModelCall
from allrise.turns.models import Turn, TurnState
from evidence.models import FiledExhibit, Ruling
from evidence.services import matches, steps
from tests.evidence import room as stage
from tests.evidence.minds import table
from tests.stubs.faults import Script
from tests.stubs.vendor import Vendor


class _Killed(BaseException):
    """As a killed worker: nothing catches it."""


def lapse() -> None:
    Turn.objects.filter(state=TurnState.CLAIMED).update(
        due_at=timezone.now() - timedelta(seconds=1)
    )


@pytest.mark.parametrize("act", ["record_filing", "record_ruling"])
def test_a_step_that_died_after_its_thought_is_not_paid_for_twice(
    vendor: Vendor, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    match = stage.begin() if act == "record_filing" else stage.filed(stage.begin(), 1)
    while not stage.owed():
        stage.room.drive()

    def killed(*_: Any, **__: Any) -> Any:
        raise _Killed

    with monkeypatch.context() as patch:
        patch.setattr(matches, act, killed)
        with pytest.raises(_Killed):
            stage.work()
    paid = len(vendor.calls)
    assert paid == ModelCall.objects.count()
    lapse()
    stage.work()
    assert len(vendor.calls) == paid
    stage.play(match)
    table.check(match)
    assert len(vendor.calls) == 20


def test_who_made_it_is_remembered_with_the_thought(
    vendor: Vendor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stand-in filed, the worker died, the model is back: it is the stand-in's all the same."""
    vendor.script = Script().add("server_error", {"schema": "ExhibitFiling"})
    stage.begin()
    stage.room.drive()

    def killed(*_: Any, **__: Any) -> Any:
        raise _Killed

    with monkeypatch.context() as patch:
        patch.setattr(matches, "record_filing", killed)
        with pytest.raises(_Killed):
            stage.work()
    vendor.script = Script()
    lapse()
    stage.work()
    match = stage.live()
    assert table.engines(match)["presenter"] == ["house:archivist"]
    assert table.who(match)["presenter"] == ["archivist"]


def test_every_task_delivered_twice_asks_nobody_twice(vendor: Vendor) -> None:
    def again(done: str) -> None:
        if done == "worked":
            before, calls = stage.snapshot(), len(vendor.calls)
            for turn in Turn.objects.all():
                steps.step(turn.id)
            assert (stage.snapshot(), len(vendor.calls)) == (before, calls)

    match = stage.play(after_each=again)
    table.check(match)
    assert len(vendor.calls) == 20


@pytest.mark.django_db(transaction=True)
def test_two_workers_at_once_ask_once(vendor: Vendor) -> None:
    match = stage.begin()
    vendor.latency = 0.2
    for _ in range(2):
        while not stage.owed():
            stage.room.drive()
        (turn,) = stage.owed()
        stage.at_once(*[lambda turn=turn: steps.step(turn.id)] * 3)
    assert len(vendor.calls) == 2
    assert FiledExhibit.objects.filter(match=match).count() == 1
    assert Ruling.objects.filter(match=match).count() == 1


def test_a_step_that_waited_for_its_mind_is_handed_out_again(vendor: Vendor, settings: Any) -> None:
    settings.HOUSE_FALLBACK = False
    vendor.script = Script().add("server_error")
    stage.begin()
    stage.room.drive()
    stage.work()
    (turn,) = stage.owed()
    assert (turn.state, turn.attempt, turn.holder) == (TurnState.QUEUED, 1, None)
    assert steps.claims.sweep() == 0, "not before its time"
    Turn.objects.update(due_at=timezone.now())
    assert steps.claims.sweep() == 1
