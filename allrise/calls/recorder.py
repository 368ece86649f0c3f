"""From the helper threads that make calls to the rows that record them."""

import threading
from collections.abc import Mapping, Sequence
from datetime import datetime
from uuid import UUID

from django.conf import settings

from allrise.calls.models import ModelCall
from allrise.llm.base import CallRecord, Usage


class Collector:
    """A `Recorder` that only remembers. Helpers fill it; the task's own thread empties it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._calls: list[CallRecord] = []

    def record(self, call: CallRecord) -> None:
        with self._lock:
            self._calls.append(call)

    def drain(self) -> list[CallRecord]:
        with self._lock:
            calls, self._calls = self._calls, []
        return calls


def save(
    calls: Sequence[CallRecord], *, kind: str, subject: UUID, step: str, now: datetime
) -> None:
    """Write the calls down. Call it in the thread that owns the database connection."""
    ModelCall.objects.bulk_create(
        ModelCall(
            kind=kind,
            subject=subject,
            step=step,
            seat=call.seat,
            purpose=call.purpose,
            engine=call.engine,
            prompt_hash=call.prompt_hash,
            attempt=call.attempt,
            outcome=call.outcome,
            latency_ms=round(call.latency * 1000),
            first_token_ms=_ms(call.first_token),
            prompt_tokens=call.usage.prompt_tokens,
            completion_tokens=call.usage.completion_tokens,
            cost_micros=cost_micros(call.engine, call.usage, settings.MODEL_PRICES),
            at=now,
        )
        for call in calls
    )


def cost_micros(engine: str, usage: Usage, prices: Mapping[str, tuple[float, float]]) -> int | None:
    """What a call cost in millionths of a dollar; None for a model without a price.

    A price is dollars per million tokens (prompt, completion), which is the same as
    millionths of a dollar per token.
    """
    price = prices.get(engine)
    if price is None:
        return None
    return round(usage.prompt_tokens * price[0] + usage.completion_tokens * price[1])


def _ms(seconds: float | None) -> int | None:
    return None if seconds is None else round(seconds * 1000)
