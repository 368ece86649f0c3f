"""A turn of the trial: the defence is filed, the prosecutor thinks, the reply is recorded."""

from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from allrise.errors import Conflict, Invalid
from allrise.text import clean
from allrise.turns import claims, receipts
from allrise.turns.models import TurnState
from trials import dispatch
from trials.agents.prosecution import Heard, Turn, remembered
from trials.domain import clerk, contempt
from trials.domain.casefile import CaseFile, ElementState, Seat
from trials.domain.events import (
    ClerkSpoke,
    ContemptFlagged,
    DefenseFiled,
    Event,
    ExhibitRef,
    PhaseOpened,
    ProsecutionSpoke,
    TrialStalled,
)
from trials.domain.phases import Command, Phase, Speaker, Standing
from trials.house import reader
from trials.models import EvidenceUse, NamedFallacy, Round, Trial
from trials.selectors import case_file, owner_of, standing_of
from trials.services import boards, limits, record, search

MAX_DEFENSE = 2000
STALLED = "The court could not think of a reply. Nothing you wrote is lost; ask it to try again."


class DefenseTooLong(Invalid):
    code = "defense_too_long"


class DefenseEmpty(Invalid):
    code = "defense_empty"


class PhasePassed(Conflict):
    code = "phase_passed"


def checked(text: str) -> str:
    """The defence as it will stand on the record: 1 to 2,000 characters after trimming."""
    words = clean(text)
    if not words:
        raise DefenseEmpty("A defence needs at least one character.")
    if len(words) > MAX_DEFENSE:
        raise DefenseTooLong(
            f"A defence is at most {MAX_DEFENSE:,} characters; this one has {len(words):,}."
        )
    return words


def file_defense(
    *,
    trial_id: UUID,
    text: str,
    now: datetime,
    key: UUID | None = None,
    phase: Phase | None = None,
) -> dict[str, Any]:
    """File a defence and owe the court's turn. Returns {seq, phase, status}.

    The same key and text again gets the same answer and files nothing. Raises Invalid
    for text that cannot be filed, IllegalMove out of turn, `PhasePassed` for a phase
    that is no longer current, `KeyReused` for a key that came with other words, SlowDown
    for more than anybody may file. What is refused does not count.
    """
    words = checked(text)
    scope = record.scope_of(trial_id)
    request = {"defense": words}
    earlier = receipts.recall(scope=scope, key=key, request=request)
    if earlier is not None:
        return earlier
    with limits.defending(owner_of(trial_id)), transaction.atomic():
        trial = record.locked(trial_id)
        earlier = receipts.recall(scope=scope, key=key, request=request)
        if earlier is not None:
            return earlier
        here = standing_of(trial)
        if phase is not None and phase is not here.phase:
            raise PhasePassed(f"The court has moved on to {here.phase}.")
        standing = record.move(trial, Command.FILE_DEFENSE, now=now)
        seq = _file(trial, here.phase, words, now=now)
        answer = {"seq": seq, "phase": here.phase.value, "status": standing.status.value}
        receipts.keep(scope=scope, key=key, request=request, answer=answer, now=now)
        dispatch.owe_turn(trial=trial.id, phase=here.phase, now=now)
    return answer


def _file(trial: Trial, phase: Phase, words: str, *, now: datetime) -> int:
    """Write the defence down, mark what it touches, publish; its docket number."""
    spans = contempt.find(words)
    heard = contempt.cut(words, spans) if spans else words
    quotes = tuple(span.quote for span in spans)
    Round.objects.create(
        trial=trial, phase=phase, text=words, heard=heard, contempt=list(quotes), filed_at=now
    )
    search.index(trial)
    boards.note_filing(trial, phase, words)
    case = case_file(trial)
    reading = reader.read(case.sheet, heard, case.exhibits)
    events: list[Event] = [DefenseFiled(phase=phase, text=words)]
    if quotes:
        events.append(ContemptFlagged(phase=phase, quotes=quotes))
    events += record.answer_exhibits(trial, reading, phase)
    events += record.mark_elements(trial, reading.elements, ElementState.ADDRESSED)
    entry = record.publish_events(trial, events, now=now)[0]
    record.say(
        trial,
        entry,
        phase=phase,
        speaker=Speaker.DEFENDANT,
        text=words,
        contempt=bool(quotes),
    )
    return entry.seq


def record_prosecution(held: claims.Claim, turn: Turn, case: CaseFile, *, now: datetime) -> None:
    """Write the prosecutor's finished turn down. Raises `Stale` when the claim was lost."""
    with transaction.atomic():
        trial = record.locked(held.subject)
        claims.finish(held, now=now)
        phase = Phase(trial.phase)
        standing = record.move(trial, Command.SPEAK, now=now)
        exhibit = _lay_on_table(trial, phase, turn)
        spoken = ProsecutionSpoke(
            phase=phase,
            text=turn.text,
            engine=turn.engine,
            evidence=ExhibitRef(**turn.exhibit.model_dump()) if turn.exhibit else None,
        )
        raised = reader.read(case.sheet, turn.text, ()).elements
        marks = record.mark_elements(
            trial,
            range(len(case.sheet.elements)) if phase is Phase.OPENING else raised,
            ElementState.RAISED,
        )
        _write_memories(trial, turn, case)
        if turn.heard is not None:
            write_heard(trial, phase, turn.heard)
            Round.objects.filter(trial=trial, phase=phase).update(
                strategy=turn.strategy,
                attack={"line": turn.notes.line, "quote": turn.notes.exploited},
            )
        announced = _announce(standing)
        entries = record.publish_events(trial, [spoken, *marks, *announced], now=now)
        record.say(
            trial,
            entries[0],
            phase=phase,
            speaker=Speaker.PROSECUTOR,
            text=turn.text,
            engine=turn.engine,
            evidence=exhibit,
        )
        for entry in entries:
            if entry.type == ClerkSpoke.type:
                record.say(
                    trial,
                    entry,
                    phase=standing.phase,
                    speaker=Speaker.CLERK,
                    text=entry.data["text"],
                )


def _announce(standing: Standing) -> list[Event]:
    """The next phase opens, with the clerk's words."""
    events: list[Event] = [PhaseOpened(phase=standing.phase)]
    words = clerk.phase(standing.phase)
    if words:
        events.append(ClerkSpoke(phase=standing.phase, text=words))
    return events


def _lay_on_table(trial: Trial, phase: Phase, turn: Turn) -> EvidenceUse | None:
    if turn.exhibit is None:
        return None
    return EvidenceUse.objects.create(
        trial=trial,
        phase=phase,
        kind=turn.exhibit.kind,
        letter=turn.exhibit.letter,
        title=turn.exhibit.title,
        description=turn.exhibit.description,
        engine=turn.exhibit_engine,
    )


def _write_memories(trial: Trial, turn: Turn, case: CaseFile) -> None:
    prosecutor, judge = remembered(case, turn)
    record.remember(trial, Seat.PROSECUTOR, prosecutor)
    record.remember(trial, Seat.JUDGE, judge)


def write_heard(trial: Trial, phase: Phase, heard: Heard) -> None:
    """The tools' results, into the round they belong to."""
    scores = heard.assessment.scores
    row = Round.objects.get(trial=trial, phase=phase)
    row.weaknesses = [item.model_dump(mode="json") for item in heard.weaknesses]
    row.weakness_engine = heard.weakness_engine
    row.strength, row.evidence = scores.strength, scores.evidence
    row.logic, row.persuasion = scores.logic, scores.persuasion
    row.assessor, row.capped = heard.assessor, heard.capped
    row.save()
    NamedFallacy.objects.bulk_create(
        NamedFallacy(
            round=row,
            name=found.name,
            quote=found.quote,
            explanation=found.explanation,
            costs_points=found.costs_points,
            engine=heard.fallacy_engine,
        )
        for found in heard.fallacies
    )


def stall(held: claims.Claim, *, now: datetime, reason: str = STALLED) -> None:
    """Everything failed: the trial waits for a retry. Raises `Stale` when the claim was lost."""
    with transaction.atomic():
        trial = record.locked(held.subject)
        claims.finish(held, now=now, state=TurnState.FAILED)
        record.move(trial, Command.STALL, now=now)
        trial.stall_reason = reason
        trial.save(update_fields=["stall_reason"])
        record.publish_events(trial, [TrialStalled(reason=reason)], now=now)
