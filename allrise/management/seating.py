"""Which models sit in the seats of either courtroom, and which of them answer today."""

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait

from django.conf import settings
from django.db import DatabaseError

from allrise.llm.base import Model, ModelError
from allrise.llm.registry import HOUSE
from allrise.management.findings import Finding, State
from evidence.services.seats import Place, lines
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
    """A line on the seats of each courtroom, and unless `offline` one for every model asked."""
    sitting, contenders = configured(), _contenders()
    called = [place.model for line in contenders.values() for place in line if place.model]
    models = list({model.name: model for model in (*sitting, *called)}.values())
    answers = probe(models) if models and not offline else {}
    found = [_trials(answers, offline=offline) if sitting else _house()]
    if contenders:
        found.append(_room(contenders, answers))
    return [*found, *(_model(name, why) for name, why in answers.items())]


def _house() -> Finding:
    return Finding("seats", State.OK, "the house engine sits in every seat; no key is needed")


def _trials(answers: Mapping[str, float | ModelError], *, offline: bool) -> Finding:
    chains = seats()
    told = "; ".join(f"{seat}: {', then '.join(names)}" for seat, names in chains.items())
    if offline:
        return Finding("seats", State.OK, f"{told} (nobody was asked)")
    return _seats(chains, told, answers)


def _contenders() -> dict[str, list[Place]]:
    """The Evidence Room's model contenders that are drawn, with whoever may act for each."""
    try:
        return lines()
    except DatabaseError:
        return {}  # what is wrong with the database has a line of its own


def _room(
    contenders: Mapping[str, Sequence[Place]], answers: Mapping[str, float | ModelError]
) -> Finding:
    told = "; ".join(
        f"{who}: {', then '.join(place.engine for place in line)}"
        for who, line in contenders.items()
    )
    away = [who for who, line in contenders.items() if not _is_there(who, line[0], answers)]
    if not away:
        return Finding("evidence room", State.OK, told)
    says = f"{told}. Played by another or not at all: {', '.join(away)}"
    return Finding("evidence room", State.WARN, says, "set the provider's key, or see below")


def _is_there(who: str, head: Place, answers: Mapping[str, float | ModelError]) -> bool:
    """Whether it is the contender itself that sits, with a model that did not fail just now."""
    own = head.contender is not None and who.startswith(f"{head.contender.name} (")
    return own and not isinstance(answers.get(head.engine), ModelError)


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
