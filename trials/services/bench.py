"""Who sits on the bench here: models where a key is set, the house everywhere else."""

from functools import cache
from uuid import UUID

from django.conf import settings

from allrise.calls import spending
from allrise.llm.base import Gate, Model, Recorder
from allrise.llm.chain import Chain
from allrise.llm.registry import Providers, models
from trials.agents.house import house_bench
from trials.agents.live import Asked, Chains, live_bench
from trials.agents.ports import Bench
from trials.domain.casefile import HOUSE
from trials.models import Trial


@cache
def _house() -> Bench:
    return house_bench(pace=settings.HOUSE_PACE)


def providers() -> Providers:
    return Providers(**settings.PROVIDERS)


def bench(recorder: Recorder, trial: UUID, gate: Gate | None = None) -> Bench:
    """The bench for one turn of the trial, whose calls `recorder` is told of.

    Each call is paid through `gate`, by default from the day's budget; call this in the thread
    that owns the database connection. The house alone sits where no model is configured, and
    in a trial that was opened when the day's money was spent. With `ALLRISE_HOUSE_FALLBACK=0`
    it sits nowhere else.
    """
    if not is_live() or Trial.objects.filter(id=trial, house_only=True).exists():
        return _house()
    paid = gate or spending.gate(spending.Purse.TRIALS, earmarked=trial)
    chains = Chains(
        **{
            seat: _chain(settings.SEAT_MODELS[seat], recorder, paid)
            for seat in ("prosecutor", "tools", "judge", "strategist")
        }
    )
    return live_bench(chains, house=_house(), barred=not settings.HOUSE_FALLBACK)


def is_live() -> bool:
    """Whether a model is configured for any seat, so that a trial here can cost money."""
    return bool(configured())


def _chain(spec: str, recorder: Recorder, gate: Gate) -> Asked | None:
    found = models(spec, providers())
    return Chain(found, recorder=recorder, gate=gate) if found else None


def configured() -> list[Model]:
    """Every model that may act in some seat, each once."""
    found = [m for spec in settings.SEAT_MODELS.values() for m in models(spec, providers())]
    return list({model.name: model for model in found}.values())


def seats() -> dict[str, list[str]]:
    """Who may act in each seat, first choice first; for health and the doctor."""
    return {
        seat: [model.name for model in models(spec, providers())] + _last(spec)
        for seat, spec in settings.SEAT_MODELS.items()
    }


def _last(spec: str) -> list[str]:
    return [HOUSE] if settings.HOUSE_FALLBACK or not models(spec, providers()) else []
