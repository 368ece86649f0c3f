"""What each seat remembers of a trial: pure values and the rules by which they grow.

A memory is read whole before a prompt is assembled and replaced whole when a turn
is recorded. Every method returns a new value.
"""

from enum import StrEnum
from typing import Self

from pydantic import BaseModel, ConfigDict, Field

from trials.domain.fallacies import Fallacy
from trials.domain.phases import Phase
from trials.domain.scoring import Dimension, Scores


class _Memory(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Outcome(StrEnum):
    """What became of an attack, once the defendant has answered it."""

    OPEN = "open"
    LANDED = "landed"
    DEFLECTED = "deflected"


class Attack(_Memory):
    """One line of attack: what it was called, the words it went for, how it ended."""

    phase: Phase
    line: str
    quote: str = ""
    outcome: Outcome = Outcome.OPEN


class Summary(_Memory):
    phase: Phase
    text: str


class Habit(_Memory):
    """A rhetorical habit of the defendant ("absolutes", "hedges"), with how often it showed."""

    name: str
    count: int = Field(ge=1)


class ProsecutorMemory(_Memory):
    cited: tuple[str, ...] = ()
    attacks: tuple[Attack, ...] = ()
    summaries: tuple[Summary, ...] = ()
    habits: tuple[Habit, ...] = ()
    # Noun phrases the defendant used, kept to be returned to them later, changed.
    keepsakes: tuple[Summary, ...] = ()
    strategy: str = ""
    strategies: tuple[Summary, ...] = ()
    gag: str = ""

    def with_evidence(self, kind: str) -> Self:
        return self.model_copy(update={"cited": (*self.cited, kind)})

    def with_gag(self, gag: str) -> Self:
        return self.model_copy(update={"gag": gag})

    def with_turn(
        self,
        *,
        phase: Phase,
        attack: Attack | None,
        outcome_of_last: Outcome,
        summary: str,
        strategy: str,
        habits: tuple[str, ...],
        keepsakes: tuple[str, ...],
    ) -> Self:
        """After a reply: the open attack is settled, the new one and the summary are added."""
        attacks = tuple(
            item.model_copy(update={"outcome": outcome_of_last})
            if item.outcome is Outcome.OPEN
            else item
            for item in self.attacks
        )
        return self.model_copy(
            update={
                "attacks": (*attacks, attack) if attack else attacks,
                "summaries": (*self.summaries, Summary(phase=phase, text=summary)),
                "habits": _counted(self.habits, habits),
                "keepsakes": (
                    *self.keepsakes,
                    *(Summary(phase=phase, text=text) for text in keepsakes),
                ),
                "strategy": strategy,
                "strategies": (*self.strategies, Summary(phase=phase, text=strategy)),
            }
        )


def _counted(habits: tuple[Habit, ...], seen: tuple[str, ...]) -> tuple[Habit, ...]:
    counts = {habit.name: habit.count for habit in habits}
    for name in seen:
        counts[name] = counts.get(name, 0) + 1
    return tuple(Habit(name=name, count=count) for name, count in counts.items())


class MarkedRound(_Memory):
    phase: Phase
    scores: Scores
    reasons: dict[Dimension, str]
    remark: str
    engine: str
    # The marks were a model's and lay too far above the house's: something talked it up.
    capped: bool = False


class TalliedFallacy(_Memory):
    phase: Phase
    name: Fallacy
    quote: str
    explanation: str


class JudgeMemory(_Memory):
    rounds: tuple[MarkedRound, ...] = ()
    fallacies: tuple[TalliedFallacy, ...] = ()
    summaries: tuple[Summary, ...] = ()
    notes: tuple[Summary, ...] = ()

    def with_round(
        self, marked: MarkedRound, fallacies: tuple[TalliedFallacy, ...], note: str = ""
    ) -> Self:
        notes = (*self.notes, Summary(phase=marked.phase, text=note)) if note else self.notes
        return self.model_copy(
            update={
                "rounds": (*self.rounds, marked),
                "fallacies": (*self.fallacies, *fallacies),
                "notes": notes,
            }
        )

    def with_summary(self, phase: Phase, text: str) -> Self:
        return self.model_copy(
            update={"summaries": (*self.summaries, Summary(phase=phase, text=text))}
        )

    @property
    def capped(self) -> int:
        """Rounds whose marks had to be brought down."""
        return sum(marked.capped for marked in self.rounds)

    def scores(self) -> dict[Phase, Scores]:
        return {marked.phase: marked.scores for marked in self.rounds}


class GivenHint(_Memory):
    phase: Phase
    advice: str
    text: str


class DefenceMemory(_Memory):
    hints: tuple[GivenHint, ...] = ()

    def with_hint(self, hint: GivenHint) -> Self:
        return self.model_copy(update={"hints": (*self.hints, hint)})

    @property
    def advised(self) -> frozenset[str]:
        """Names of advice already given, never to be given again in this trial."""
        return frozenset(hint.advice for hint in self.hints)
