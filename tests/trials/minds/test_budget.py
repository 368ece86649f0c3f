"""The day's budget before a vendor's models: never exceeded, and no trial broken by it."""

import threading
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from allrise.calls import spending
from allrise.calls.models import ModelCall
from allrise.calls.spending import Purse
from allrise.llm.base import Message, ModelError, Request
from allrise.llm.breaker import SHARED
from allrise.llm.chain import Chain
from allrise.llm.registry import models
from tests.stubs.vendor import Vendor
from tests.trials import stage
from tests.trials.minds import courtroom
from trials.services.bench import providers

JUDGE = "openai:gpt-4o"


def spent() -> float:
    standing = spending.standing()
    assert standing is not None
    assert standing.held == 0, "nothing stays put aside"
    return standing.spent


def by_rows() -> float:
    return sum(row.cost_micros or 0 for row in ModelCall.objects.all()) / 1e6


def test_a_trial_settles_what_its_calls_cost(vendor_bench: Vendor) -> None:
    assert courtroom.check(courtroom.play()) == "live"
    assert spent() == pytest.approx(by_rows(), abs=1e-4), "calls are rounded up"
    assert spent() > 0


def test_money_that_ends_in_mid_trial_lets_the_house_finish_it(
    vendor_bench: Vendor, settings: Any
) -> None:
    trial = stage.until(stage.open_trial(seed=7), "round_2")
    settings.DAILY_BUDGET_USD = 0.0
    asked = len(vendor_bench.calls)
    stage.decide(trial)
    assert courtroom.check(trial) == "mixed"
    assert len(vendor_bench.calls) == asked, "nobody was asked who cannot be paid"


def test_a_trial_that_was_opened_too_late_asks_nobody(vendor_bench: Vendor, settings: Any) -> None:
    settings.DAILY_BUDGET_USD = 0.0
    assert courtroom.check(courtroom.play()) == "house"
    assert vendor_bench.calls == []


def test_an_admitted_trial_is_played_live_though_others_spend_the_rest(
    vendor_bench: Vendor, settings: Any
) -> None:
    settings.DAILY_BUDGET_USD = 1.0
    trial = stage.open_trial(seed=7)
    hungry = Request((Message("user", "!" * 2000),), "judge", "x", "0" * 64, max_tokens=1024)
    gate = spending.gate(Purse.TRIALS)
    with suppress(ModelError):
        for _ in range(1000):
            gate.reserve(JUDGE, hungry)
    assert spending.spent_out(Purse.TRIALS)
    assert courtroom.check(stage.decide(trial)) == "live"


@pytest.mark.django_db(transaction=True)
def test_fifty_parallel_starts_at_the_edge_overspend_nothing(
    vendor_bench: Vendor, settings: Any
) -> None:
    request = Request((Message("user", "Guilty?"),), "judge", "verdict", "0" * 64, max_tokens=1024)
    most = spending.most(JUDGE, request)
    settings.DAILY_BUDGET_USD = most * 9.9 / 1e6
    vendor_bench.latency = 0.5
    gate = spending.gate(Purse.TRIALS)
    chain = Chain(models(JUDGE, providers()), gate=gate, memory=SHARED)
    start, lock, outcomes = threading.Barrier(50), threading.Lock(), Counter[str]()

    def ask() -> None:
        start.wait(30)
        try:
            chain.complete(request)
            outcome = "answered"
        except ModelError as error:
            outcome = error.kind
        with lock:
            outcomes[outcome] += 1

    threads = [threading.Thread(target=ask) for _ in range(50)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert outcomes == {"answered": 9, "exhausted": 41}
    assert len(vendor_bench.calls) == 9
    assert spent() <= settings.DAILY_BUDGET_USD
