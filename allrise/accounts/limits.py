"""Limits: at most so many of something in any window of time, counted in the broker.

`take` counts exactly: one Lua script on the broker's clock drops what is out of the window,
compares and counts, so that however many ask at once, no more than the limit get it. What is
refused is not counted. Services ask `counted`, so that no transport bypasses them; it gives
back what was counted for something that then could not be done.

When the broker is away nothing can be counted. Each limit says what then: what costs a
model call is refused, what only reads is let through.
"""

import logging
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from redis import RedisError

from allrise.docket.publish import broker
from allrise.errors import SlowDown, Unavailable

log = logging.getLogger(__name__)
PREFIX = "allrise:limit:"
# After a broker that did not answer, seconds until it is asked again: each time costs a wait.
AWAY_SECONDS = 1.0
NOBODY_COUNTS = (
    "The clerk has lost the tally and will not guess at it. Nothing you wrote is lost; "
    "try again in a moment."
)

# A list a key: when each unit was taken, in microseconds, the latest first. All keys or none.
# In: window, limit, cost of each key in turn. Out: 0 and the stamp under which it was counted,
# or the microseconds until it would fit.
_SCRIPT = """
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local wait = 0
for i, key in ipairs(KEYS) do
  local window, limit, cost = tonumber(ARGV[3*i-2]), tonumber(ARGV[3*i-1]), tonumber(ARGV[3*i])
  local oldest = redis.call('LINDEX', key, -1)
  while oldest and tonumber(oldest) <= now - window do
    redis.call('RPOP', key)
    oldest = redis.call('LINDEX', key, -1)
  end
  local over = redis.call('LLEN', key) + cost - limit
  if over > 0 then
    local frees = tonumber(redis.call('LINDEX', key, -over)) + window - now
    wait = math.max(wait, frees, 1)
  end
end
if wait > 0 then return {wait, ''} end
local stamp = string.format('%.0f', now)
for i, key in ipairs(KEYS) do
  for _ = 1, tonumber(ARGV[3*i]) do redis.call('LPUSH', key, stamp) end
  redis.call('PEXPIRE', key, math.ceil(tonumber(ARGV[3*i-2]) / 1000))
end
return {0, stamp}
"""


class Away(Enum):
    """What to answer while the broker is away and nothing can be counted."""

    REFUSE = "refuse"
    LET_THROUGH = "let through"


@dataclass(frozen=True, slots=True)
class Verdict:
    """`retry_after` is in seconds, 0 when allowed. `counted` is False when nobody counted.
    `stamp` is the broker's time under which it was."""

    allowed: bool
    retry_after: float = 0.0
    counted: bool = True
    stamp: str = ""


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `limit` in any `window` seconds; `name` tells its counters from others'."""

    name: str
    limit: int
    window: float
    away: Away

    def take(self, who: str, *, cost: int = 1) -> Verdict:
        """Count `cost` against `who`, or say how long to wait. Raises ValueError for a cost
        that never fits."""
        return take_all([self], who, cost=cost)

    def require(self, who: str, *, message: str, cost: int = 1) -> None:
        """`take`, or raise SlowDown with `message`."""
        require_all([self], who, message=message, cost=cost)


def take(
    key: str, *, limit: int, window: float, cost: int = 1, away: Away = Away.REFUSE
) -> Verdict:
    """Count `cost` against `key` if that makes no more than `limit` in any `window` seconds."""
    return Limit(name=key, limit=limit, window=window, away=away).take("", cost=cost)


def take_all(limits: Sequence[Limit], who: str, *, cost: int = 1) -> Verdict:
    """Count against all of the limits, or, when one of them is reached, against none.

    Raises ValueError for a cost that is not positive or never fits.
    """
    if not limits or any(not 0 < cost <= each.limit or each.window <= 0 for each in limits):
        raise ValueError(f"a cost of {cost} does not fit {limits}")
    if _away.lasts():
        return _nobody_counts(limits)
    keys = [_key(each, who) for each in limits]
    words = [n for each in limits for n in (int(each.window * 1_000_000), each.limit, cost)]
    try:
        wait, stamp = _counter()(keys=keys, args=words)
    except RedisError as error:
        _away.begins(error)
        return _nobody_counts(limits)
    return Verdict(allowed=wait == 0, retry_after=wait / 1_000_000, stamp=stamp.decode())


def require_all(limits: Sequence[Limit], who: str, *, message: str, cost: int = 1) -> None:
    """`take_all`, or raise SlowDown with `message`."""
    verdict = take_all(limits, who, cost=cost)
    if not verdict.allowed:
        raise _refusal(verdict, message)


@contextmanager
def counted(limits: Sequence[Limit], who: str, *, message: str) -> Iterator[None]:
    """Count one for what is done inside; what fails in there is not counted.

    Raises SlowDown with `message` and how long to wait, or Unavailable while nobody can
    count what must be counted. A limit of nothing refuses everybody.
    """
    if _Tally.closed:
        yield
        return
    shut = [each.window for each in limits if each.limit <= 0]
    verdict = Verdict(False, max(shut)) if shut else take_all(limits, who)
    if not verdict.allowed:
        raise _refusal(verdict, f"{message} Try again in {in_words(verdict.retry_after)}.")
    try:
        yield
    except BaseException:  # whatever ended it, a worker told to stop included: it was not done
        give_back(limits, who, verdict)
        raise


@contextmanager
def uncounted() -> Iterator[None]:
    """Nothing is counted, and nothing refused, meanwhile: for a record that nobody plays."""
    before, _Tally.closed = _Tally.closed, True
    try:
        yield
    finally:
        _Tally.closed = before


class _Tally:
    closed = False


def give_back(limits: Sequence[Limit], who: str, verdict: Verdict) -> None:
    """Forget what `take_all` counted as one."""
    if not verdict.counted:
        return
    try:
        for each in limits:
            broker().lrem(_key(each, who), 1, verdict.stamp)
    except RedisError as error:
        log.warning("a unit was not given back, the broker is away: %s", error)


def in_words(seconds: float) -> str:
    """A wait as one says it: "40 seconds", "12 minutes", "2 hours"; never less than it is."""
    for unit, size in (("hour", 3600), ("minute", 60)):
        if seconds > 1.5 * size:
            return f"{math.ceil(seconds / size)} {unit}s"
    whole = max(1, math.ceil(seconds))
    return f"{whole} second{'s' if whole > 1 else ''}"


def _key(limit: Limit, who: str) -> str:
    return f"{PREFIX}{limit.name}:{who}"


def _refusal(verdict: Verdict, message: str) -> SlowDown | Unavailable:
    if verdict.counted:
        return SlowDown(message, retry_after=math.ceil(verdict.retry_after))
    return Unavailable(NOBODY_COUNTS, retry_after=math.ceil(verdict.retry_after))


def _nobody_counts(limits: Sequence[Limit]) -> Verdict:
    if all(each.away is Away.LET_THROUGH for each in limits):
        return Verdict(allowed=True, counted=False)
    return Verdict(allowed=False, retry_after=AWAY_SECONDS, counted=False)


def _counter() -> Any:
    return _registered(broker())


@cache
def _registered(client: Any) -> Any:
    return client.register_script(_SCRIPT)


class _Away:
    """Since when this process knows that the broker is away."""

    _until = 0.0

    def lasts(self) -> bool:
        return time.monotonic() < self._until

    def begins(self, error: RedisError) -> None:
        self._until = time.monotonic() + AWAY_SECONDS
        log.warning("nothing can be counted, the broker is away: %s", error)


_away = _Away()
