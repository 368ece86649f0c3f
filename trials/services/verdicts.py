"""The one verdict: recorded with everything it rests on, or not at all."""

from datetime import datetime

from django.db import transaction

from allrise.turns import claims
from trials.agents.deliberation import Deliberation
from trials.domain.casefile import Seat
from trials.domain.events import VerdictRendered
from trials.domain.phases import Command, Phase, Speaker
from trials.domain.scoring import total
from trials.domain.verdict import Verdict, assemble
from trials.models import Trial, VerdictRecord
from trials.selectors import hints_used
from trials.services import boards, record
from trials.services.turns import write_heard


def record_verdict(held: claims.Claim, outcome: Deliberation, *, now: datetime) -> None:
    """Write the verdict down. Raises `Stale` when the claim was lost."""
    with transaction.atomic():
        trial = record.locked(held.subject)
        claims.finish(held, now=now)
        phase = Phase(trial.phase)
        record.move(trial, Command.RULE, now=now)
        write_heard(trial, phase, outcome.heard)
        verdict = _assemble(trial, outcome)
        trial.decided_at = now
        trial.decision = verdict.verdict
        trial.total = figure = total(outcome.case.judge.scores())
        trial.save(update_fields=["decided_at", "decision", "total"])
        record.remember(trial, Seat.JUDGE, outcome.case.judge)
        VerdictRecord.objects.create(
            trial=trial,
            decision=verdict.verdict,
            overridden=verdict.overridden,
            total=figure,
            hints_used=verdict.hints_used,
            contempt=verdict.contempt,
            data=verdict.model_dump(mode="json"),
            reasoning=outcome.ruling.reasoning,
            engine=outcome.engine,
            rendered_at=now,
        )
        entry = record.publish_events(trial, [VerdictRendered(verdict=verdict)], now=now)[0]
        record.say(
            trial,
            entry,
            phase=phase,
            speaker=Speaker.JUDGE,
            text=verdict.summary,
            engine=outcome.engine,
        )
        boards.count(trial, now=now)


def _assemble(trial: Trial, outcome: Deliberation) -> Verdict:
    judge = outcome.case.judge
    return assemble(
        marked=judge.rounds,
        fallacies=judge.fallacies,
        ruling=outcome.ruling,
        contempt=outcome.case.contempt,
        hints_used=hints_used(trial),
        engine=outcome.engine,
    )
