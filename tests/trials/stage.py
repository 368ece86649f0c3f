"""Trials on a stage: people, charges and a bench that is worked off by hand.

Nothing here is a double: the services, the house and the database are the real ones; only
the worker is played by the test, which takes up each turn itself, when it wants to.
"""

import uuid
from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.utils import timezone

from allrise.accounts.models import User
from allrise.docket.models import Entry
from allrise.turns.models import Turn, TurnState
from trials import dispatch
from trials.models import Charge, Trial
from trials.services import court, hints, library, lobby, turns

SLUG = "unlicensed-philosophy"
# Four honest defences of that charge, one a phase.
DEFENSES = {
    "round_1": (
        "I asked one question because the grill was already cold, so no food suffered by it. "
        "My cousin Mei held the tongs at 4:10 and everybody ate on time."
    ),
    "round_2": (
        "Exhibit A proves nothing, because nobody signed it and no clock was near the grill. "
        "Mei turned the last sausage at 4:05, before anyone said a word."
    ),
    "round_3": (
        "I hold a diploma in philosophy from Leeds, so the statute's doctorate is a technicality. "
        "Since the buns were late until 4:20, the delay came from the baker and not from me."
    ),
    "closing": (
        "The prosecution never showed that any food suffered, because Mei served it at 4:15. "
        "The phrase was a quotation, and the grill was cold before I spoke, so acquit me."
    ),
}
TASKS: dict[str, Callable[[UUID], None]] = {
    dispatch.PROSECUTE: court.prosecute,
    dispatch.DELIBERATE: court.deliberate_on,
    dispatch.ADVISE: court.advise,
}


def publish_charge(slug: str = SLUG) -> Charge:
    """The shipped charge, in the database as curators would find it."""
    library.load(sheet for sheet in library.read_sheets() if sheet.slug == slug)
    return Charge.objects.get(slug=slug)


def person(name: str = "ada", **fields: Any) -> User:
    return User.objects.create_user(username=name, password="a-long-password", **fields)


def open_trial(owner: User | None = None, **asked: Any) -> Trial:
    """A new trial; with no owner named, ada's. Its court still owes the opening."""
    owner = owner or User.objects.filter(username="ada").first() or person()
    charge = asked.pop("charge", None) or publish_charge()
    return lobby.open_trial(owner=owner, charge=charge, now=timezone.now(), **asked)


def owed(trial: Trial) -> list[Turn]:
    """The turns the court owes the trial now."""
    return list(
        Turn.objects.filter(
            subject=trial.id, state__in=[TurnState.QUEUED, TurnState.CLAIMED]
        ).order_by("created_at")
    )


def work(trial: Trial) -> Trial:
    """Take up everything the court owes, as a worker would; the trial as it then stands."""
    for turn in owed(trial):
        TASKS[turn.task](turn.id)
    trial.refresh_from_db()
    return trial


def file(trial: Trial, text: str | None = None, **asked: Any) -> dict[str, Any]:
    trial.refresh_from_db()
    words = text if text is not None else DEFENSES[trial.phase]
    return turns.file_defense(trial_id=trial.id, text=words, now=timezone.now(), **asked)


def defend(trial: Trial, text: str | None = None) -> Trial:
    """File a defence in the current phase and let the court answer it."""
    file(trial, text)
    return work(trial)


def until(trial: Trial, phase: str) -> Trial:
    """Play honestly until the defence of `phase` is due."""
    work(trial)
    while trial.phase != phase:
        defend(trial)
    return trial


def decide(trial: Trial) -> Trial:
    """Play honestly to the verdict."""
    return defend(until(trial, "closing"))


def retry(trial: Trial) -> Trial:
    """Ask a stalled court again and let it work."""
    lobby.retry(trial_id=trial.id, now=timezone.now())
    return work(trial)


def ask_hint(trial: Trial, **asked: Any) -> dict[str, Any]:
    return hints.ask(trial_id=trial.id, now=timezone.now(), **asked)


def docket(trial: Trial, after: int = 0) -> list[tuple[int, str, dict[str, Any]]]:
    """What the docket says, in order: number, type, data."""
    rows = Entry.objects.filter(docket__kind="trial", docket__subject=trial.id, seq__gt=after)
    return [(row.seq, row.type, row.data) for row in rows.order_by("seq")]


def types(trial: Trial, after: int = 0) -> list[str]:
    return [name for _, name, _ in docket(trial, after)]


def last(trial: Trial) -> int:
    """The number of the docket's last entry."""
    return max((seq for seq, _, _ in docket(trial)), default=0)


def events(trial: Trial, name: str) -> list[dict[str, Any]]:
    return [data for _, type_, data in docket(trial) if type_ == name]


def keys(value: Any) -> set[str]:
    """Every name used anywhere in a JSON value."""
    if isinstance(value, dict):
        return set(value) | {name for item in value.values() for name in keys(item)}
    if isinstance(value, list | tuple):
        return {name for item in value for name in keys(item)}
    return set()


def snapshot(trial: Trial) -> tuple[Any, ...]:
    """Everything that a refused or repeated command must leave alone."""
    trial.refresh_from_db()
    return (
        trial.phase,
        trial.status,
        trial.stall_reason,
        docket(trial),
        list(trial.transcript.values_list("seq", "speaker", "text")),
        list(trial.rounds.order_by("id").values()),
        list(trial.exhibits.values()),
        list(trial.marks.order_by("id").values()),
        list(trial.memories.order_by("seat").values("seat", "data")),
        list(trial.hints.order_by("id").values()),
        list(Turn.objects.filter(subject=trial.id).order_by("id").values("id", "state", "step")),
    )


def key() -> UUID:
    return uuid.uuid4()
