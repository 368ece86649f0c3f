"""Who sits on the bench here: today the house in every seat."""

from functools import cache

from django.conf import settings

from trials.agents.house import house_bench
from trials.agents.ports import Bench


@cache
def bench() -> Bench:
    return house_bench(pace=settings.HOUSE_PACE)
