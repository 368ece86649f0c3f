"""Writing into a trial: the few moves every service is made of.

All of them run inside the caller's transaction, with the trial's row locked.
"""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from pydantic import BaseModel

from allrise.docket import publish
from allrise.docket.models import Entry
from allrise.errors import NotFound
from trials.dispatch import KIND
from trials.domain.casefile import ElementState, Reading, Seat
from trials.domain.events import ElementMarked, Event, ExhibitAnswered
from trials.domain.phases import Command, Phase, Speaker, Standing, advance
from trials.models import ElementMark, EvidenceUse, SeatMemory, Trial, Utterance
from trials.selectors import standing_of


def scope_of(trial_id: UUID) -> str:
    """The scope of the keys that came with requests to a trial."""
    return f"trial:{trial_id}"


def locked(trial_id: UUID) -> Trial:
    """The trial, locked until the transaction ends. Raises NotFound once it is deleted."""
    rows = Trial.objects.select_for_update(of=("self",)).select_related("edition", "charge")
    trial = rows.filter(id=trial_id).first()
    if trial is None:
        raise NotFound("There is no such trial.")
    return trial


def move(trial: Trial, command: Command, *, now: datetime) -> Standing:
    """Apply a command by the transition table. Raises IllegalMove and changes nothing then."""
    standing = advance(standing_of(trial), command)
    trial.phase, trial.status, trial.moved_at = standing.phase, standing.status, now
    trial.save(update_fields=["phase", "status", "moved_at"])
    return standing


def publish_events(trial: Trial, events: Iterable[Event], *, now: datetime) -> list[Entry]:
    return publish.append(kind=KIND, subject=trial.id, events=list(events), now=now)


def say(
    trial: Trial,
    entry: Entry,
    *,
    phase: Phase,
    speaker: Speaker,
    text: str,
    engine: str = "",
    evidence: EvidenceUse | None = None,
    contempt: bool = False,
) -> Utterance:
    """Put words on the transcript under their docket number."""
    return Utterance.objects.create(
        trial=trial,
        seq=entry.seq,
        at=entry.at,
        phase=phase,
        speaker=speaker,
        text=text,
        engine=engine,
        evidence=evidence,
        contempt=contempt,
    )


def remember(trial: Trial, seat: Seat, memory: BaseModel) -> None:
    SeatMemory.objects.update_or_create(
        trial=trial, seat=seat, defaults={"data": memory.model_dump(mode="json")}
    )


def mark_elements(trial: Trial, indexes: Iterable[int], state: ElementState) -> list[Event]:
    """Raise or address elements; an addressed one stays addressed. The events to publish."""
    events: list[Event] = []
    for index in sorted(set(indexes)):
        mark = ElementMark.objects.filter(trial=trial, index=index).first()
        if mark is None:
            ElementMark.objects.create(trial=trial, index=index, state=state)
        elif mark.state == state or mark.state == ElementState.ADDRESSED:
            continue
        else:
            mark.state = state
            mark.save(update_fields=["state"])
        events.append(ElementMarked(index=index, state=state))
    return events


def answer_exhibits(trial: Trial, reading: Reading, phase: Phase) -> list[Event]:
    """Mark exhibits answered, each once. The events to publish."""
    events: list[Event] = []
    for letter in reading.answered:
        fresh = EvidenceUse.objects.filter(
            trial=trial, letter=letter, answered_in__isnull=True
        ).update(answered_in=phase)
        if fresh:
            events.append(ExhibitAnswered(letter=letter))
    return events
