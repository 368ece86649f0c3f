"""What was asked of models, summed up. Reads only."""

from typing import Any
from uuid import UUID

from django.db.models import Count, F, Q, Sum

from allrise.calls.models import ModelCall


def summary(*, kind: str, subject: UUID) -> dict[str, Any]:
    """Calls, tokens and cost of one subject, in all and by engine.

    {count, failed, prompt_tokens, completion_tokens, cost_usd, by_engine: [the same with
    `engine`]}. `cost_usd` is null where a call's model has no price.
    """
    rows = ModelCall.objects.filter(kind=kind, subject=subject).order_by("engine")
    sums = {
        "count": Count("id"),
        "failed": Count("id", filter=~Q(outcome="ok")),
        "prompt": Sum("prompt_tokens", default=0),
        "completion": Sum("completion_tokens", default=0),
        "cost": Sum("cost_micros", default=0),
        "unpriced": Count("id", filter=Q(cost_micros=None)),
    }
    by_engine = rows.values(name=F("engine")).annotate(**sums).order_by("name")
    totals: dict[str, Any] = rows.aggregate(**sums)
    return _told(totals) | {
        "by_engine": [{"engine": row["name"], **_told({**row})} for row in by_engine]
    }


def _told(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "count": row["count"],
        "failed": row["failed"],
        "prompt_tokens": row["prompt"],
        "completion_tokens": row["completion"],
        "cost_usd": None if row["unpriced"] else row["cost"] / 1_000_000,
    }
