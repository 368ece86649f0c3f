"""Limits count exactly, whoever asks at once, and say what happens while nobody can count."""

import threading
import time
from collections import Counter
from collections.abc import Iterator

import pytest
import redis
from django.conf import settings as conf

from allrise.accounts import limits
from allrise.accounts.limits import Away, Limit, take, take_all
from allrise.docket.publish import broker
from allrise.errors import SlowDown
from tests.running import PrivateValkey

HOUR = 3600.0


@pytest.fixture(autouse=True)
def nobody_is_away() -> Iterator[None]:
    """What one test learnt of the broker is not for the next."""
    limits._away._until = 0.0
    yield
    limits._away._until = 0.0


def limit(number: int = 3, window: float = HOUR, away: Away = Away.REFUSE) -> Limit:
    return Limit("test", number, window, away)


def test_so_many_and_no_more() -> None:
    some = limit(3)
    assert [some.take("ada").allowed for _ in range(5)] == [True, True, True, False, False]
    assert some.take("grace").allowed


def test_what_is_refused_says_how_long_to_wait_and_is_not_counted() -> None:
    some = limit(2, window=0.5)
    assert some.take("ada").allowed
    time.sleep(0.2)
    assert some.take("ada").allowed
    verdict = some.take("ada")
    assert not verdict.allowed
    assert 0.15 < verdict.retry_after <= 0.31
    for _ in range(5):
        assert not some.take("ada").allowed
    time.sleep(verdict.retry_after + 0.02)
    assert some.take("ada").allowed
    # The second one still counts: a window slides, it does not begin anew.
    assert not some.take("ada").allowed


def test_a_cost_counts_as_many() -> None:
    some = limit(10)
    assert some.take("ada", cost=7).allowed
    assert not some.take("ada", cost=4).allowed
    assert some.take("ada", cost=3).allowed
    assert not some.take("ada").allowed


@pytest.mark.parametrize("cost", [0, -1, 4])
def test_a_cost_that_never_fits_is_a_mistake(cost: int) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        limit(3).take("ada", cost=cost)


def test_of_several_limits_all_are_counted_or_none() -> None:
    hour, day = Limit("hour", 2, HOUR, Away.REFUSE), Limit("day", 3, 24 * HOUR, Away.REFUSE)
    assert take_all([hour, day], "ada").allowed
    assert take_all([hour, day], "ada").allowed
    refused = take_all([hour, day], "ada")
    assert not refused.allowed
    assert HOUR - 5 < refused.retry_after <= HOUR
    # The refusal by the hour left the day alone: one is still to be had.
    assert day.take("ada").allowed
    assert 23 * HOUR < take_all([hour, day], "ada").retry_after <= 24 * HOUR


@pytest.mark.parametrize("number", [10, 64])
def test_two_hundred_at_once_get_exactly_the_limit(number: int) -> None:
    verdicts: Counter[bool] = Counter()
    start = threading.Barrier(200)
    lock = threading.Lock()

    def ask() -> None:
        start.wait(30)
        verdict = take("crowd", limit=number, window=HOUR)
        with lock:
            verdicts[verdict.allowed] += 1

    threads = [threading.Thread(target=ask) for _ in range(200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert verdicts == {True: number, False: 200 - number}


def test_a_smaller_limit_than_was_taken_refuses_until_enough_is_gone() -> None:
    for _ in range(8):
        assert limit(8).take("ada").allowed
    verdict = limit(2).take("ada")
    assert not verdict.allowed
    assert HOUR - 5 < verdict.retry_after <= HOUR


def test_counters_go_when_their_window_is_over(valkey: PrivateValkey) -> None:
    assert limit(5, window=0.2).take("ada").allowed
    assert valkey.client.keys("allrise:limit:*") == [b"allrise:limit:test:ada"]
    time.sleep(0.3)
    assert valkey.client.keys("allrise:limit:*") == []


def test_who_needs_it_is_told_by_an_error() -> None:
    some = limit(1)
    some.require("ada", message="One at a time.")
    with pytest.raises(SlowDown, match="One at a time") as refusal:
        some.require("ada", message="One at a time.")
    assert refusal.value.status == 429
    assert HOUR - 5 <= refusal.value.retry_after <= HOUR


def test_without_a_broker_each_limit_has_its_own_answer(
    valkey: PrivateValkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    valkey.stop()
    try:
        refused = limit(away=Away.REFUSE).take("ada")
        assert (refused.allowed, refused.counted) == (False, False)
        assert refused.retry_after > 0
        let = limit(away=Away.LET_THROUGH).take("ada")
        assert (let.allowed, let.counted) == (True, False)
        both = [limit(away=Away.LET_THROUGH), Limit("dear", 1, HOUR, Away.REFUSE)]
        assert not take_all(both, "ada").allowed
    finally:
        valkey.restart()
    monkeypatch.setattr(limits, "AWAY_SECONDS", 0.0)
    limits._away._until = 0.0
    assert limit().take("ada").counted


def test_a_broker_that_hangs_is_not_asked_by_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def hangs(*_: object, **__: object) -> None:
        asked.append(True)
        raise redis.TimeoutError("hangs")

    monkeypatch.setattr(limits, "_counter", lambda: hangs)
    some = limit(away=Away.LET_THROUGH)
    assert all(some.take("ada").allowed for _ in range(50))
    assert len(asked) == 1


def test_the_tests_broker_is_not_a_double() -> None:
    assert broker().ping()
    assert conf.READS_PER_SECOND == 0
