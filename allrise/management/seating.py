"""Which models sit in the seats, and which of them answer today."""

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait

from django.conf import settings

from allrise.llm.base import Model, ModelError
from allrise.llm.registry import HOUSE
from allrise.management.findings import Finding, State
from trials.services.bench import configured, seats

# Seconds that a model has to answer in; the answer is one word.
PATIENCE = 6.0
_WHY = {
    "auth": ("the key is refused", "check the provider's key"),
    "model_gone": (
        "the vendor has no such model for this account",
        "name another one in ALLRISE_…_MODEL (see .env.example)",
    ),
    "daily_limit": ("the limit of the day, or the credit, is spent", "wait, or raise it there"),
    "rate_limited": ("too many requests just now", "try again in a minute"),
    "connection": ("the server cannot be reached", "check the address and the network"),
    "timeout": (f"no answer within {PATIENCE:g} s", "try again; the next in line answers for it"),
    "server_error": ("the server is in trouble", "try again later"),
    "bad_request": ("the question is not understood", "check that it is a chat model"),
}


def seating(*, offline: bool = False) -> list[Finding]:
    """A line on the seats, and unless `offline` one for every model that was asked."""
    models = configured()
    if not models:
        says = "the house engine sits in every seat; no key is needed"
        return [Finding("seats", State.OK, says)]
    chains = seats()
    told = "; ".join(f"{seat}: {', then '.join(names)}" for seat, names in chains.items())
    if offline:
        return [Finding("seats", State.OK, f"{told} (nobody was asked)")]
    answers = probe(models)
    return [_seats(chains, told, answers), *(_model(name, why) for name, why in answers.items())]


def probe(models: Sequence[Model], patience: float = PATIENCE) -> dict[str, float | ModelError]:
    """Ask all side by side: seconds until the answer, or why there was none."""
    pool = ThreadPoolExecutor(max_workers=len(models), thread_name_prefix="probe")
    asked: dict[str, Future[float]] = {m.name: pool.submit(_timed, m) for m in models}
    wait(asked.values(), timeout=patience)
    pool.shutdown(wait=False)
    return {name: _outcome(future) for name, future in asked.items()}


def _timed(model: Model) -> float:
    began = time.monotonic()
    model.probe()
    return time.monotonic() - began


def _outcome(future: "Future[float]") -> float | ModelError:
    if not future.done():
        return ModelError("timeout")
    error = future.exception()
    if error is None:
        return future.result()
    return error if isinstance(error, ModelError) else ModelError(type(error).__name__)


def _seats(
    chains: Mapping[str, Sequence[str]], told: str, answers: Mapping[str, float | ModelError]
) -> Finding:
    empty = [
        seat
        for seat, names in chains.items()
        if all(isinstance(answers.get(name), ModelError) for name in names if name != HOUSE)
        and names != [HOUSE]
    ]
    if not empty:
        return Finding("seats", State.OK, told)
    who = ", ".join(empty)
    if settings.HOUSE_FALLBACK:
        remedy = "see the models below; until then the house answers"
        return Finding("seats", State.WARN, f"{told}. No model answers for: {who}", remedy)
    remedy = "see the models below, or set ALLRISE_HOUSE_FALLBACK=1"
    return Finding("seats", State.FAIL, f"{told}. Nobody answers for: {who}", remedy)


def _model(name: str, answer: float | ModelError) -> Finding:
    if not isinstance(answer, ModelError):
        return Finding(name, State.OK, f"answers, in {answer * 1000:.0f} ms")
    # By the kind alone: a vendor's own words may repeat the key.
    says, remedy = _WHY.get(answer.kind, (answer.kind.replace("_", " "), "see the vendor's status"))
    return Finding(name, State.WARN, f"does not answer: {says}", remedy)
