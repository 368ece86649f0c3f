"""The day's budget: reserved before each call, settled after it, and never exceeded."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.utils import timezone

from allrise.calls import spending
from allrise.calls.models import ModelCall
from allrise.calls.spending import Purse, Reservation
from allrise.llm.base import Message, ModelError, Request, Usage
from tests.running import PrivateValkey

pytestmark = pytest.mark.django_db
MODEL = "openai:gpt-4o"
UNKNOWN = "openai:gpt-nobody-priced"
# 1,024 tokens at 10 dollars a million and a few of prompt: a cent, and a little.
CALL = Request((Message("user", "Guilty?"),), "judge", "verdict", "0" * 64, max_tokens=1024)


@pytest.fixture(autouse=True)
def budget(settings: Any) -> Callable[[float], None]:
    def set_to(dollars: float) -> None:
        settings.DAILY_BUDGET_USD = dollars

    set_to(1.0)
    return set_to


def spent() -> float:
    standing = spending.standing()
    assert standing is not None
    return standing.spent


def held() -> float:
    standing = spending.standing()
    assert standing is not None
    return standing.held


def row(cost: int | None, *, kind: str = "trial", engine: str = MODEL, **fields: Any) -> None:
    ModelCall.objects.create(
        kind=kind, subject=uuid4(), step="round_1", seat="judge", purpose="verdict", engine=engine,
        prompt_hash="0" * 64, attempt=1, outcome="ok", latency_ms=1, cost_micros=cost,
        **{"at": timezone.now(), **fields},
    )  # fmt: skip


def _refused_by(gate: spending.SpendingGate) -> bool:
    try:
        gate.reserve(MODEL, CALL)
    except ModelError as error:
        return error.kind == "budget"
    return False


def refuses(purse: Purse = Purse.TRIALS, request: Request = CALL, engine: str = MODEL) -> bool:
    try:
        spending.gate(purse).reserve(engine, request)
    except ModelError as error:
        return error.kind == "budget"
    return False


def test_a_call_is_reserved_at_its_most_and_settled_at_what_it_was() -> None:
    gate = spending.gate(Purse.TRIALS)
    reservation = gate.reserve(MODEL, CALL)
    assert held() == pytest.approx(spending.most(MODEL, CALL) / 1e6)
    assert held() > 0.0102
    gate.settle(reservation, Usage(prompt_tokens=100, completion_tokens=50))
    assert spent() == pytest.approx((100 * 2.5 + 50 * 10) / 1e6)
    assert held() == 0


def test_a_failed_call_costs_nothing() -> None:
    gate = spending.gate(Purse.TRIALS)
    gate.settle(gate.reserve(MODEL, CALL), Usage())
    assert (spent(), held()) == (0, 0)


def test_the_estimate_is_never_less_than_the_price_of_what_was_sent() -> None:
    for text in ("word " * 2000, "δίκη " * 500, "{" * 300):
        request = Request((Message("user", text),), "judge", "verdict", "0" * 64, max_tokens=2000)
        # No tokenizer makes more of these than one for four characters, one and two.
        tokens = {"w": len(text) // 4, "δ": text.count("δίκη") * 4, "{": len(text) // 2}[text[0]]
        assert spending.most(MODEL, request) >= spending.cost(MODEL, Usage(tokens, 2000))


def test_a_model_without_a_price_costs_the_unknown_one(settings: Any) -> None:
    settings.UNKNOWN_PRICE = (7.0, 70.0)
    assert spending.cost(UNKNOWN, Usage(10, 10)) == 770
    assert spending.cost("local:whatever", Usage(10**9, 10**9)) == 0
    assert spending.cost(MODEL, Usage(1, 0)) == 3, "rounded up"


def test_what_costs_nothing_is_not_asked_about(valkey: PrivateValkey, budget: Any) -> None:
    budget(0)
    gate = spending.gate(Purse.TRIALS)
    assert gate.reserve("local:llama", CALL) is None
    gate.settle(None, Usage(5, 5))
    with pytest.raises(ModelError):
        gate.reserve(MODEL, CALL)


@pytest.mark.django_db(transaction=True)
def test_fifty_at_the_edge_overspend_nothing(budget: Any) -> None:
    most = spending.most(MODEL, CALL)
    budget((most * 7 + most // 2) / 1e6)
    gate = spending.gate(Purse.TRIALS)
    start, lock = threading.Barrier(50), threading.Lock()
    outcomes: Counter[str] = Counter()
    taken: list[Reservation | None] = []

    def call() -> None:
        start.wait(30)
        try:
            reservation = gate.reserve(MODEL, CALL)
        except ModelError:
            with lock:
                outcomes["refused"] += 1
            return
        with lock:
            outcomes["made"] += 1
            taken.append(reservation)

    threads = [threading.Thread(target=call) for _ in range(50)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert outcomes == {"made": 7, "refused": 43}
    for reservation in taken:
        gate.settle(reservation, Usage(20, 1024))
    assert spent() <= most * 7.5 / 1e6


def test_what_was_put_aside_by_a_process_that_died_is_free_again(
    budget: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    budget(spending.most(MODEL, CALL) * 1.5 / 1e6)
    monkeypatch.setattr(spending, "GRACE", 0.2 - CALL.timeout)
    spending.gate(Purse.TRIALS).reserve(MODEL, CALL)
    assert refuses()
    time.sleep(0.25)
    assert not refuses()


def test_the_room_gets_at_most_half(budget: Any) -> None:
    most = spending.most(MODEL, CALL)
    budget(most * 10 / 1e6)
    room = [refuses(Purse.ROOM) for _ in range(7)]
    assert room == [False] * 5 + [True] * 2
    trials = [refuses(Purse.TRIALS) for _ in range(7)]
    assert trials == [False] * 5 + [True] * 2


def test_what_the_room_has_spent_counts_towards_its_half(budget: Any) -> None:
    most = spending.most(MODEL, CALL)
    budget(most * 4 / 1e6)
    gate = spending.gate(Purse.ROOM)
    for _ in range(2):
        gate.settle(gate.reserve(MODEL, CALL), Usage(20, 1024))
    assert refuses(Purse.ROOM)
    assert not refuses(Purse.TRIALS)


# --- what has begun can end ---------------------------------------------------------


def test_an_earmark_pays_for_its_own_trial_when_all_else_is_spent(
    budget: Any, settings: Any
) -> None:
    most = spending.most(MODEL, CALL)
    settings.TRIAL_RESERVE_USD = most * 3 / 1e6
    budget(most * 30 / 1e6)
    mine = uuid4()
    assert spending.admit(mine)
    assert held() == pytest.approx(most * 3 / 1e6)
    assert [refuses() for _ in range(28)] == [False] * 27 + [True]
    gate = spending.gate(Purse.TRIALS, earmarked=mine)
    # What a call did not need goes back to the earmark: four of half a price fit into three.
    for _ in range(4):
        gate.settle(gate.reserve(MODEL, CALL), Usage(0, 512))
    assert [_refused_by(gate) for _ in range(4)][-1]
    assert spent() + held() <= most * 30 / 1e6


def test_nobody_is_admitted_who_cannot_be_paid_for(budget: Any, settings: Any) -> None:
    settings.TRIAL_RESERVE_USD = 0.1
    budget(1.0)
    admitted = [spending.admit(uuid4()) for _ in range(12)]
    assert admitted == [True] * 10 + [False] * 2
    budget(0)
    assert not spending.admit(uuid4())


def test_what_a_trial_did_not_need_is_free_when_it_is_over() -> None:
    mine = uuid4()
    assert spending.admit(mine)
    assert held() > 0
    spending.release(mine)
    assert held() == 0


# --- a broker that forgets, or is away --------------------------------------------


def test_a_broker_that_lost_its_memory_learns_from_the_rows(
    valkey: PrivateValkey, budget: Any
) -> None:
    row(400_000)
    row(200_000, kind="match")
    row(900_000, at=timezone.now() - timedelta(days=1))
    row(None, engine=UNKNOWN, prompt_tokens=1000, completion_tokens=1000)
    assert spent() == pytest.approx(0.62)
    valkey.client.flushall()
    assert spent() == pytest.approx(0.62)
    budget(0.625)
    assert refuses(), "the rest does not pay for a call"


def test_a_broker_that_woke_up_with_an_old_book_is_not_believed(valkey: PrivateValkey) -> None:
    assert spent() == 0
    row(300_000)
    assert spent() == 0, "rows are counted as calls settle, not again"
    valkey.client.save()
    valkey.restart()
    valkey.client.ping()
    assert spent() == pytest.approx(0.3)


def test_a_helper_that_finds_no_book_does_not_guess(valkey: PrivateValkey) -> None:
    gate = spending.gate(Purse.TRIALS)
    valkey.client.flushall()
    with pytest.raises(ModelError, match="budget"):
        gate.reserve(MODEL, CALL)
    assert not refuses(), "the next turn opens it again"


@pytest.fixture
def no_broker(valkey: PrivateValkey) -> Iterator[None]:
    valkey.stop()
    yield
    valkey.restart()


def test_nothing_is_spent_while_the_broker_is_away(no_broker: None) -> None:
    assert refuses()
    assert spending.standing() is None
    assert spending.spent_out(Purse.TRIALS)
    assert not spending.admit(uuid4())
    spending.release(uuid4())


def test_a_settlement_the_broker_missed_breaks_nothing(valkey: PrivateValkey) -> None:
    gate = spending.gate(Purse.TRIALS)
    reservation = gate.reserve(MODEL, CALL)
    valkey.stop()
    try:
        gate.settle(reservation, Usage(1, 1))
    finally:
        valkey.restart()


def test_another_day_has_another_budget(monkeypatch: pytest.MonkeyPatch, budget: Any) -> None:
    now = timezone.now()
    budget(spending.most(MODEL, CALL) * 1.2 / 1e6)
    assert not refuses()
    assert refuses()
    monkeypatch.setattr(spending.timezone, "now", lambda: now + timedelta(days=1))
    assert not refuses()


def test_a_call_after_midnight_finds_the_new_days_book(monkeypatch: pytest.MonkeyPatch) -> None:
    late = timezone.now().replace(hour=23, minute=59, second=50)
    monkeypatch.setattr(spending.timezone, "now", lambda: late)
    gate = spending.gate(Purse.TRIALS)
    monkeypatch.setattr(spending.timezone, "now", lambda: late + timedelta(seconds=20))
    assert gate.reserve(MODEL, CALL) is not None
