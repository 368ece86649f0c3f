"""What a model handed back, without whatever it put into somebody's mouth.

A schema says nothing about truth. Here every text that goes on the record loses the
sentences that quote what nobody said; where a text is owed and nothing is left of it, the
answer counts as none and a ModelError is raised, so that the chain goes on.
"""

import re

from allrise.llm.base import ModelError, Remedy
from trials.agents.guard import sources_of, true_text
from trials.domain.casefile import (
    Advice,
    Assessment,
    CaseFile,
    ExhibitDraft,
    FoundFallacy,
    Ruling,
    Weakness,
    WriteBack,
)
from trials.domain.fallacies import LESSONS
from trials.domain.memory import Outcome
from trials.domain.verdict import Decision, decide

WITHHELD = "Withheld: it quoted words that nobody said."
_HABIT_LENGTH = 40
_ANNOUNCES = re.compile(
    r"\b(?:not guilty|guilty|acquit\w*|convict\w*|free to (?:go|leave)|discharged?|innocent)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[^.!?…]+[.!?…]*[\"”'’)\]]*\s*")


def _owed(text: str, sources: tuple[str, ...]) -> str:
    kept = true_text(text, sources)
    if not kept:
        raise ModelError(
            "false_quotes", "it quotes words that nobody said", remedy=Remedy.ASK_AGAIN
        )
    return kept


def weaknesses(found: tuple[Weakness, ...], case: CaseFile) -> tuple[Weakness, ...]:
    """Those whose gap says something; `guard.honest_weaknesses` looks at their quotes."""
    sources = sources_of(case)
    told = ((item, true_text(item.gap, sources)) for item in found)
    return tuple(item.model_copy(update={"gap": gap}) for item, gap in told if gap)


def fallacies(found: tuple[FoundFallacy, ...], case: CaseFile) -> tuple[FoundFallacy, ...]:
    """Each with an explanation that quotes nobody falsely: its own, else the lesson's."""
    sources = sources_of(case)
    return tuple(
        item.model_copy(
            update={
                "explanation": true_text(item.explanation, sources) or LESSONS[item.name].definition
            }
        )
        for item in found
    )


def assessment(made: Assessment, case: CaseFile) -> Assessment:
    sources = sources_of(case)
    return made.model_copy(
        update={
            "reasons": {
                d: true_text(text, sources) or WITHHELD for d, text in made.reasons.items()
            },
            "remark": true_text(made.remark, sources) or WITHHELD,
        }
    )


def exhibit(made: ExhibitDraft, case: CaseFile) -> ExhibitDraft:
    sources = sources_of(case)
    title = true_text(made.title, sources).rstrip(". ")
    return made.model_copy(
        update={
            "title": title or case.sheet.evidence_kind(made.kind).name,
            "description": _owed(made.description, sources),
        }
    )


def notes(made: WriteBack, case: CaseFile, speech: str) -> WriteBack:
    """The notes; `guard.honest_notes` looks at the defendant's words in them."""
    sources = (*sources_of(case), speech)
    habits = (true_text(name, sources).lower()[:_HABIT_LENGTH] for name in made.habits)
    return made.model_copy(
        update={
            "line": true_text(made.line, sources) or "the last attack",
            "summary": _owed(made.summary, sources),
            "outcome_of_last": _outcome(made.outcome_of_last, case),
            # An empty one is chosen anew by the plea.
            "strategy": true_text(made.strategy, sources),
            "habits": tuple(name.strip(" .,;:") for name in habits if name),
        }
    )


def _outcome(told: Outcome, case: CaseFile) -> Outcome:
    """An attack that was made is settled by the next defence; one not deflected has landed."""
    if not any(attack.outcome is Outcome.OPEN for attack in case.prosecutor.attacks):
        return Outcome.OPEN
    return Outcome.LANDED if told is Outcome.OPEN else told


def advice(made: Advice, case: CaseFile) -> Advice:
    name = re.sub(r"\W+", "_", made.advice.lower()).strip("_")[:60] or "another_move"
    if name in case.defence.advised:
        raise ModelError("repeated", "this advice was given before", remedy=Remedy.ASK_AGAIN)
    return Advice(advice=name, text=_owed(made.text, sources_of(case)))


def ruling(made: Ruling, case: CaseFile) -> Ruling:
    """The ruling in words that fit what will be ruled, whatever the model would rather rule."""
    sources = sources_of(case)
    own = tuple(said.text for said in case.defenses())
    summary = _owed(made.summary, sources)
    if Decision(made.verdict) is not decide(
        case.judge.scores(), made, contempt=case.contempt + case.judge.capped
    ):
        summary = _without_announcement(summary)
    return made.model_copy(
        update={
            "reasoning": true_text(made.reasoning, sources) or WITHHELD,
            "override_reason": true_text(made.override_reason, sources),
            "summary": summary,
            "strongest_argument": _owed(made.strongest_argument, own),
            "weakest_argument": _owed(made.weakest_argument, own),
            "remarks": {phase: true_text(text, sources) for phase, text in made.remarks.items()},
            "sentence": _owed(made.sentence, sources),
        }
    )


def _without_announcement(summary: str) -> str:
    """A summary without the sentences that announce a verdict which is not the one ruled."""
    kept = [s for s in _SENTENCE.findall(summary) if not _ANNOUNCES.search(s)]
    if not "".join(kept).strip():
        raise ModelError(
            "inconsistent", "it does not fit the verdict of the numbers", remedy=Remedy.ASK_AGAIN
        )
    return "".join(kept).strip()
