"""What models may cost in a day: reserved before each call, settled after it.

The day's book lies in the broker, one script a step, so that however many start at once, what
is spent and what is put aside never exceed the budget. A call reserves the most it can cost
and settles what it did cost; a reservation whose process died runs out. A subject that is
admitted has a sum put aside for all of its calls (an earmark), so that what has begun can end.

The rows of `ModelCall` are the truth: a broker that lost its memory, or woke up with an old
one, is given the day's sum of them before anything is spent again. That needs the database,
so a gate is made in the thread that owns the connection (`gate`), and used in any. While the
broker is away, or its book is not open, nothing may be spent: refuse, don't guess.
"""

import logging
import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from typing import Any
from uuid import UUID, uuid4

from django.conf import settings
from django.db.models import Case, F, Sum, When
from django.utils import timezone
from redis import RedisError

from allrise.calls.models import ModelCall
from allrise.calls.scripts import RESERVE, SEED, SETTLE
from allrise.docket.publish import broker
from allrise.llm.abilities import REASONING_BUDGET
from allrise.llm.base import ModelError, Request, Usage

log = logging.getLogger(__name__)
MICROS = 1_000_000
# A token is hardly ever less than two bytes of text; roles and fences cost a few.
BYTES_PER_TOKEN = 2
TOKENS_PER_MESSAGE = 16
# How long a call may outlive its own time limit before its reservation is given up, seconds.
GRACE = 30.0
# A trial takes about four minutes; whoever takes longer goes on with what is free.
EARMARK_SECONDS = 30 * 60.0
# Nobody is admitted for more than this part of the day's budget.
EARMARK_SHARE = 10
# Before midnight the next day's book is opened, so that calls in the dark find one.
EVE = timedelta(minutes=10)


class Purse(StrEnum):
    """Who spends. Of all there is, the room gets at most half."""

    TRIALS = "trials"
    MATCHES = "matches"
    ROOM = "room"


# The kind of the rows that seats of matches leave. A member's own matches leave them, too:
# after a loss of memory they count as the room's, who thereby gets less and never more.
ROOM_ROWS = "match"


@dataclass(frozen=True, slots=True)
class Standing:
    """A day's money, in dollars. `left` is what nobody spent or put aside."""

    budget: float
    spent: float
    held: float

    @property
    def left(self) -> float:
        return max(0.0, self.budget - self.spent - self.held)


@dataclass(frozen=True, slots=True)
class Reservation:
    day: date
    name: str
    engine: str
    drawn: int


class SpendingGate:
    """The `Gate` of one turn. Safe in any thread; it knows no database."""

    def __init__(self, purse: Purse, earmark: str = "") -> None:
        self._purse = purse
        self._earmark = earmark

    def reserve(self, engine: str, request: Request) -> Reservation | None:
        """None for what costs nothing. Raises ModelError("budget")."""
        amount = most(engine, request)
        if not amount:
            return None
        day = timezone.now().date()
        name = f"{self._purse}:{uuid4()}"
        drawn = _reserve(
            day, name, amount, purse=self._purse, earmark=self._earmark,
            seconds=request.timeout + GRACE,
        )  # fmt: skip
        if drawn is None:
            raise ModelError("budget", "the day's budget does not allow this call")
        return Reservation(day, name, engine, drawn)

    def settle(self, reservation: Reservation | None, usage: Usage) -> None:
        """Never raises: what a broker that is away misses is in the rows."""
        if reservation is None:
            return
        words = [
            reservation.name, cost(reservation.engine, usage), self._purse,
            self._earmark, reservation.drawn,
        ]  # fmt: skip
        try:
            _script(SETTLE)(keys=_keys(reservation.day), args=words)
        except RedisError as error:
            log.warning("a call was not settled, the broker is away: %s", error)


def gate(purse: Purse, *, earmarked: UUID | None = None) -> SpendingGate:
    """The gate for one turn's calls. Call it in the thread that owns the database connection."""
    now = timezone.now()
    _open_book(now.date())
    if (now + EVE).date() != now.date():
        _open_book((now + EVE).date())
    return SpendingGate(purse, _name_of(earmarked) if earmarked is not None else "")


def admit(subject: UUID) -> bool:
    """Put a trial's worth aside for `subject`. False when there is not so much left."""
    day = timezone.now().date()
    _open_book(day)
    amount = math.ceil(min(settings.TRIAL_RESERVE_USD, _budget() / EARMARK_SHARE) * MICROS)
    if not amount:
        return False
    name = _name_of(subject)
    took = _reserve(day, name, amount, purse=Purse.TRIALS, earmark="", seconds=EARMARK_SECONDS)
    return took is not None


def release(subject: UUID) -> None:
    """What was put aside for `subject` and not needed is free again."""
    try:
        keys = _keys(timezone.now().date())
        broker().hdel(keys[1], _name_of(subject))
        broker().zrem(keys[2], _name_of(subject))
    except RedisError as error:
        log.warning("an earmark stays until it runs out, the broker is away: %s", error)


def spent_out(purse: Purse) -> bool:
    """Whether `purse` has nothing left that a call could be paid from, or nobody can tell."""
    day = timezone.now().date()
    _open_book(day)
    name = f"{purse}:{uuid4()}"
    probe = max(1, math.ceil(min(settings.CALL_RESERVE_USD, _budget() / EARMARK_SHARE) * MICROS))
    took = _reserve(day, name, probe, purse=purse, earmark="", seconds=GRACE)
    if took is None:
        return True
    SpendingGate(purse).settle(Reservation(day, name, "", took), Usage())
    return False


def standing() -> Standing | None:
    """Today's money; None while the broker is away."""
    day = timezone.now().date()
    if not _open_book(day):
        return None
    book, held, _ = _keys(day)
    try:
        spent = int(broker().hget(book, "spent") or 0)
        aside = sum(int(amount) for amount in broker().hvals(held))
    except RedisError:
        return None
    return Standing(_budget(), spent / MICROS, aside / MICROS)


def seconds_to_midnight() -> int:
    """Until the next day's budget."""
    now = timezone.now()
    midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
    return math.ceil((midnight - now).total_seconds())


def most(engine: str, request: Request) -> int:
    """The most a call can cost, in millionths of a dollar."""
    schema = len(str(request.schema.model_json_schema())) if request.schema else 0
    said = sum(len(message.content.encode()) for message in request.messages)
    prompt = (said + schema) // BYTES_PER_TOKEN + TOKENS_PER_MESSAGE * (len(request.messages) + 1)
    # Models that think may be given more than was asked for.
    return cost(engine, Usage(prompt, max(request.max_tokens, REASONING_BUDGET)))


def cost(engine: str, usage: Usage) -> int:
    """What a call costs in millionths of a dollar, rounded up; a model without a price costs
    the price of unknown ones."""
    prompt, completion = price_of(engine)
    return math.ceil(usage.prompt_tokens * prompt + usage.completion_tokens * completion)


def price_of(engine: str) -> Sequence[float]:
    """Dollars per million tokens: the model's, its provider's ("local:*"), or the unknown's."""
    prices = settings.MODEL_PRICES
    provider = f"{engine.partition(':')[0]}:*"
    found: Sequence[float] = prices.get(engine) or prices.get(provider) or settings.UNKNOWN_PRICE
    return found


def _budget() -> float:
    return max(0.0, float(settings.DAILY_BUDGET_USD))


def _name_of(subject: UUID) -> str:
    return f"earmark:{subject}"


def _keys(day: date) -> list[str]:
    book = f"allrise:spend:{day.isoformat()}"
    return [book, f"{book}:held", f"{book}:ends"]


@cache
def _registered(client: Any, text: str) -> Any:
    return client.register_script(text)


def _script(text: str) -> Any:
    return _registered(broker(), text)


def _reserve(
    day: date, name: str, amount: int, *, purse: Purse, earmark: str, seconds: float
) -> int | None:
    """Put `amount` aside; how much of it came from the earmark, or None when it is not there."""
    cap = math.floor(_budget() * MICROS)
    words = [name, amount, purse, earmark, int(seconds * 1000), cap, cap // 2, Purse.ROOM]
    try:
        drawn = int(_script(RESERVE)(keys=_keys(day), args=words))
    except RedisError as error:
        log.warning("nothing can be spent, the broker is away: %s", error)
        return None
    return drawn if drawn >= 0 else None


def _open_book(day: date) -> bool:
    """See to it that the day's book tells of everything the rows tell of. Not in helpers."""
    try:
        if int(_script(SEED)(keys=_keys(day), args=["", 0, 0])) != 0:
            return True
        spent, by_room = _rows(day)
        _script(SEED)(keys=_keys(day), args=["open", spent, by_room])
    except RedisError as error:
        log.warning("the day's book cannot be opened, the broker is away: %s", error)
        return False
    return True


def _rows(day: date) -> tuple[int, int]:
    """What the day's rows add up to, in all and for the room, in millionths of a dollar."""
    start = datetime.combine(day, time(), UTC)
    rows = ModelCall.objects.filter(at__gte=start, at__lt=start + timedelta(days=1))
    sums = rows.values("kind", "engine").annotate(
        known=Sum("cost_micros", default=0),
        prompt=Sum(Case(When(cost_micros=None, then=F("prompt_tokens")), default=0)),
        completion=Sum(Case(When(cost_micros=None, then=F("completion_tokens")), default=0)),
    )
    total = room = 0
    for row in sums.order_by():
        amount = row["known"] + cost(row["engine"], Usage(row["prompt"], row["completion"]))
        total += amount
        room += amount if row["kind"] == ROOM_ROWS else 0
    return total, room
