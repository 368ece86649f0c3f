"""The prosecutor's case file and the reckoning after the verdict. Reads only."""

from typing import Any

from allrise.calls import selectors as calls
from trials.dispatch import KIND
from trials.domain.casefile import Seat
from trials.domain.memory import JudgeMemory, ProsecutorMemory
from trials.domain.phases import SCORED, Phase
from trials.domain.scoring import (
    DIMENSIONS,
    THRESHOLD,
    WEIGHTS,
    Improvement,
    best_improvement,
    points,
    total,
)
from trials.models import Round, Trial
from trials.selectors import engines_of, memories

PHASE_NAMES = {
    Phase.OPENING: "the opening",
    Phase.ROUND_1: "round one",
    Phase.ROUND_2: "round two",
    Phase.ROUND_3: "round three",
    Phase.CLOSING: "the closing",
}


def case_file_out(trial: Trial) -> dict[str, Any]:
    """Everything behind the verdict, for the review, the API and the export."""
    remembered = memories(trial)
    prosecutor = ProsecutorMemory.model_validate(remembered.get(Seat.PROSECUTOR, {}))
    judge = JudgeMemory.model_validate(remembered.get(Seat.JUDGE, {}))
    scores = judge.scores()
    outcomes = {attack.phase: attack.outcome.value for attack in prosecutor.attacks}
    return {
        "margin": points(total(scores) - THRESHOLD),
        "best_change": _best_change(best_improvement(scores)),
        "unanswered": [
            {"letter": row.letter, "title": row.title}
            for row in trial.exhibits.filter(answered_in__isnull=True).order_by("letter")
        ],
        "strategies": [item.model_dump(mode="json") for item in prosecutor.strategies],
        "summaries": [item.model_dump(mode="json") for item in prosecutor.summaries],
        "habits": [item.model_dump(mode="json") for item in prosecutor.habits],
        "ledger": [
            {
                "letter": row.letter,
                "kind": row.kind,
                "title": row.title,
                "description": row.description,
                "phase": row.phase,
                "answered": row.answered_in is not None,
                "engine": row.engine,
            }
            for row in trial.exhibits.order_by("letter")
        ],
        "rounds": [_round_out(row, outcomes) for row in _rounds(trial)],
        # Rounds whose marks a model set further above the house's than it may.
        "capped": judge.capped,
        "reasoning": trial.verdict.reasoning,
        "engines": engines_of(trial),
        "calls": calls.summary(kind=KIND, subject=trial.id),
    }


def _rounds(trial: Trial) -> list[Round]:
    order = {phase: index for index, phase in enumerate(SCORED)}
    rows = trial.rounds.prefetch_related("fallacies")
    return sorted(rows, key=lambda row: order[Phase(row.phase)])


def _round_out(row: Round, outcomes: dict[Phase, str]) -> dict[str, Any]:
    attack = None
    if row.attack:
        attack = {**row.attack, "outcome": outcomes.get(Phase(row.phase), "open")}
    return {
        "phase": row.phase,
        "text": row.text,
        "heard": row.heard,
        "contempt": row.contempt,
        "weaknesses": [{**item, "engine": row.weakness_engine} for item in row.weaknesses],
        "fallacies": [
            {
                "name": f.name,
                "quote": f.quote,
                "explanation": f.explanation,
                "engine": f.engine,
            }
            for f in row.fallacies.all()
        ],
        "strategy": row.strategy,
        "attack": attack,
        "assessor": row.assessor,
        "capped": row.capped,
    }


def _best_change(change: Improvement | None) -> dict[str, Any] | None:
    if change is None:
        return None
    text = (
        f"{change.dimension.value.capitalize()} in {PHASE_NAMES[change.phase]}: "
        f"{change.reachable} instead of {change.mark} would have added {points(change.gain):g}."
    )
    return {
        "phase": change.phase.value,
        "dimension": change.dimension.value,
        "mark": change.mark,
        "reachable": change.reachable,
        "gain": points(change.gain),
        "text": text,
    }


def chart_rows(trial: Trial) -> list[dict[str, Any]]:
    """The score chart: one row a scored phase, with its weight."""
    rounds = {item["phase"]: item for item in trial.verdict.data["rounds"]}
    return [
        {
            "phase": phase.value,
            "label": PHASE_NAMES[phase],
            "weight": WEIGHTS[phase],
            "scores": [
                {
                    "dimension": dimension.value,
                    "mark": rounds[phase.value]["scores"][dimension.value],
                    "reason": rounds[phase.value]["reasons"].get(dimension.value, ""),
                }
                for dimension in DIMENSIONS
            ],
        }
        for phase in SCORED
        if phase.value in rounds
    ]
