"""Whole trials with imaginary defendants, through the real services: how a charge plays.

Everything happens in a database of its own that is gone afterwards, with the house in every
seat; nothing is sent to a broker, and no key is used. What was opened, filed, answered and
ruled is then read off the same rows a real trial leaves.
"""

import logging
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from celery import current_app
from django.conf import settings
from django.core.management import call_command
from django.db import DatabaseError, connections
from django.utils import timezone
from pydantic import ValidationError

from allrise.accounts.limits import uncounted
from allrise.accounts.models import User
from allrise.docket import publish
from trials.domain.charges import ChargeSheet
from trials.domain.phases import SCORED, Phase, Plea, Speaker, Status
from trials.house.defendants import Speak, defendant
from trials.models import Charge, ChargeState, NamedFallacy, Trial, VerdictRecord
from trials.selectors import case_file, sheet_of
from trials.services import library, lobby, turns

DEFAULT = "default"
IN_MEMORY = ":memory:"


@dataclass(frozen=True, kw_only=True)
class Played:
    """What one simulated trial came to."""

    skill: str
    slug: str
    seed: int
    total: float
    acquitted: bool
    overridden: bool
    contempt: int
    # The sum of each defence's four marks, by phase.
    sums: dict[str, int]
    fallacies: list[str] = field(default_factory=list)
    defences: list[str] = field(default_factory=list)
    speeches: list[str] = field(default_factory=list)
    summary: str = ""
    engines: list[str] = field(default_factory=list)
    exhibits: int = 0
    answered: int = 0
    # Seconds of processor time of each of the court's turns, storing included.
    cpu: list[float] = field(default_factory=list)


def sheets_on_file() -> dict[str, ChargeSheet]:
    """The shipped charges and those of this court, whole drafts too, by slug; writes nothing."""
    found = {sheet.slug: sheet for sheet in library.read_sheets()}
    try:
        for charge in Charge.objects.exclude(state=ChargeState.RETIRED):
            try:
                found[charge.slug] = sheet_of(charge)
            except ValidationError:
                # A draft in the making cannot be played yet.
                found.pop(charge.slug, None)
    except DatabaseError:
        # A court that was never started has no tables yet; what ships is there all the same.
        logging.getLogger(__name__).info("no charges in the database; taking the shipped ones")
    return found


def simulate(
    *,
    sheets: Iterable[ChargeSheet],
    skills: Iterable[str],
    trials: int,
    seed: int,
    keep: Path | None = None,
) -> Iterator[Played]:
    """`trials` trials of each skill, dealt over the charges in turn; a generator.

    The same arguments give the same trials, timings apart. `keep` names a file that is to
    hold the database for a later look; without it the record is never on disk.
    """
    chosen = list(sheets)
    with _apart(keep):
        library.load(chosen)
        charges = [Charge.objects.get(slug=sheet.slug) for sheet in chosen]
        for skill in skills:
            owner = User.objects.create_user(username=f"a-{skill}-defendant")
            for index in range(trials):
                charge = charges[index % len(charges)]
                yield _play(owner, charge, skill=skill, seed=seed + index, keep=keep is not None)


def _play(owner: User, charge: Charge, *, skill: str, seed: int, keep: bool) -> Played:
    plea = list(Plea)[seed % len(Plea)]
    clock = _Clock()
    with clock:
        trial = lobby.open_trial(
            owner=owner, charge=charge, now=timezone.now(), plea=plea, seed=seed
        )
    _defend(trial, defendant(skill, seed), clock)
    trial.refresh_from_db()
    if trial.status != Status.DECIDED:
        raise RuntimeError(f"{charge.slug} with seed {seed} ended {trial.status}")
    played = _outcome(trial, skill, clock.spent)
    if not keep:
        lobby.delete(trial_id=trial.id)
    return played


def _defend(trial: Trial, speak: Speak, clock: "_Clock") -> None:
    for phase in SCORED:
        trial.refresh_from_db()
        text = speak(case_file(trial).model_copy(update={"phase": phase}))
        with clock:
            turns.file_defense(trial_id=trial.id, text=text, now=timezone.now(), phase=phase)


def _outcome(trial: Trial, skill: str, cpu: list[float]) -> Played:
    verdict = VerdictRecord.objects.get(trial=trial)
    said = list(trial.transcript.all())
    exhibits = list(trial.exhibits.all())
    return Played(
        skill=skill,
        slug=trial.charge.slug,
        seed=trial.seed,
        total=verdict.total / 100,
        acquitted=verdict.decision == "not_guilty",
        overridden=verdict.overridden,
        contempt=verdict.contempt,
        sums={
            row.phase: sum(
                mark or 0 for mark in (row.strength, row.evidence, row.logic, row.persuasion)
            )
            for row in sorted(trial.rounds.all(), key=lambda row: SCORED.index(Phase(row.phase)))
        },
        fallacies=sorted(
            NamedFallacy.objects.filter(round__trial=trial).values_list("name", flat=True)
        ),
        defences=[item.text for item in said if item.speaker == Speaker.DEFENDANT],
        speeches=[item.text for item in said if item.speaker == Speaker.PROSECUTOR],
        summary=verdict.data["summary"],
        engines=sorted({item.engine for item in said if item.engine} | {verdict.engine}),
        exhibits=len(exhibits),
        answered=sum(item.answered_in is not None for item in exhibits),
        cpu=cpu,
    )


class _Clock:
    """Adds up processor time of this process, helpers included, one turn a block."""

    def __init__(self) -> None:
        self.spent: list[float] = []
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = time.process_time()

    def __exit__(self, *_: object) -> None:
        self.spent.append(time.process_time() - self._began)


# --- a court of its own ------------------------------------------------------


@contextmanager
def _apart(keep: Path | None) -> Iterator[None]:
    """This process as a court by itself: its own database, the house alone, no broker."""
    with ExitStack() as stack:
        stack.enter_context(
            _set(
                settings,
                SEAT_MODELS=dict.fromkeys(settings.SEAT_MODELS, ""),
                HOUSE_PACE=0.0,
                # A turn is taken up where it was queued; its lease can only lapse in a debugger.
                TURN_LEASE_SECONDS=600.0,
            )
        )
        stack.enter_context(
            _set(current_app.conf, task_always_eager=True, task_eager_propagates=True)
        )
        stack.enter_context(publish.unplugged())
        stack.enter_context(uncounted())
        stack.enter_context(_database(str(keep) if keep else IN_MEMORY))
        yield


@contextmanager
def _set(target: Any, **changes: Any) -> Iterator[None]:
    before = {name: getattr(target, name) for name in changes}
    try:
        for name, value in changes.items():
            setattr(target, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(target, name, value)


@contextmanager
def _database(name: str) -> Iterator[None]:
    """A migrated SQLite in place of the court's database, for this thread; then the old one."""
    known, before = connections.settings[DEFAULT], connections[DEFAULT]
    fresh = {"ENGINE": "django.db.backends.sqlite3", "NAME": name, "TEST": known.get("TEST", {})}
    connections.settings[DEFAULT] = connections.configure_settings({DEFAULT: fresh})[DEFAULT]
    own = connections.create_connection(DEFAULT)
    connections[DEFAULT] = own
    try:
        call_command("migrate", verbosity=0, interactive=False)
        yield
    finally:
        connections.settings[DEFAULT] = known
        connections[DEFAULT] = before
        own.close()
