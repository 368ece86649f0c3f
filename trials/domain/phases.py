"""The procedure of a trial: phases, statuses, commands and the one transition table.

Pure. A trial's place in the procedure is a `Standing`; `advance` moves it by a
command or raises, and is the only code in the project that decides what follows
what.
"""

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from allrise.errors import Conflict


class Phase(StrEnum):
    OPENING = "opening"
    ROUND_1 = "round_1"
    ROUND_2 = "round_2"
    ROUND_3 = "round_3"
    CLOSING = "closing"


class Status(StrEnum):
    DEFENSE = "defense"
    PROSECUTION = "prosecution"
    DELIBERATION = "deliberation"
    STALLED = "stalled"
    DECIDED = "decided"
    ABANDONED = "abandoned"


class Plea(StrEnum):
    NOT_GUILTY = "not_guilty"
    GUILTY_WITH_AN_EXPLANATION = "guilty_with_an_explanation"
    ABSURD = "absurd"


class Mode(StrEnum):
    TEXT = "text"
    HYBRID = "hybrid"
    LIVE = "live"


class Speaker(StrEnum):
    CLERK = "clerk"
    PROSECUTOR = "prosecutor"
    DEFENDANT = "defendant"
    STRATEGIST = "strategist"
    JUDGE = "judge"


class Command(StrEnum):
    ENTER_PLEA = "enter_plea"
    FILE_DEFENSE = "file_defense"
    SPEAK = "speak"
    RULE = "rule"
    STALL = "stall"
    RETRY = "retry"
    ABANDON = "abandon"


PHASES = tuple(Phase)
ROUNDS = (Phase.ROUND_1, Phase.ROUND_2, Phase.ROUND_3)
# The phases in which a defence is filed and scored, in order.
SCORED = (*ROUNDS, Phase.CLOSING)
OVER = frozenset({Status.DECIDED, Status.ABANDONED})
# The court owes the next word.
WAITING = frozenset({Status.PROSECUTION, Status.DELIBERATION})


@dataclass(frozen=True)
class Standing:
    """Where a trial stands."""

    phase: Phase
    status: Status

    @property
    def over(self) -> bool:
        return self.status in OVER

    @property
    def takes_defense(self) -> bool:
        """A defence (and so a hint) may be filed now: not while the plea is outstanding."""
        return self.status is Status.DEFENSE and self.phase in SCORED


class IllegalMove(Conflict):
    """The command does not fit where the trial stands."""

    code = "illegal_move"


def opened(plea: Plea | None) -> Standing:
    """Where a new trial stands: with a plea the prosecutor opens, without one it is awaited."""
    return Standing(Phase.OPENING, Status.DEFENSE if plea is None else Status.PROSECUTION)


def _table() -> dict[tuple[Phase, Status, Command], Standing]:
    table: dict[tuple[Phase, Status, Command], Standing] = {
        (Phase.OPENING, Status.DEFENSE, Command.ENTER_PLEA): Standing(
            Phase.OPENING, Status.PROSECUTION
        ),
        (Phase.CLOSING, Status.DEFENSE, Command.FILE_DEFENSE): Standing(
            Phase.CLOSING, Status.DELIBERATION
        ),
        (Phase.CLOSING, Status.DELIBERATION, Command.RULE): Standing(Phase.CLOSING, Status.DECIDED),
    }
    for phase, following in pairwise(PHASES):
        table[phase, Status.PROSECUTION, Command.SPEAK] = Standing(following, Status.DEFENSE)
    for phase in ROUNDS:
        table[phase, Status.DEFENSE, Command.FILE_DEFENSE] = Standing(phase, Status.PROSECUTION)
    for phase in PHASES:
        thinking = Status.DELIBERATION if phase is Phase.CLOSING else Status.PROSECUTION
        table[phase, thinking, Command.STALL] = Standing(phase, Status.STALLED)
        table[phase, Status.STALLED, Command.RETRY] = Standing(phase, thinking)
        # Walking out twice is walking out: harmless, and it changes nothing.
        for status in (Status.DEFENSE, thinking, Status.STALLED, Status.ABANDONED):
            table[phase, status, Command.ABANDON] = Standing(phase, Status.ABANDONED)
    return table


TRANSITIONS = _table()

_REFUSALS: dict[tuple[Command, Status], tuple[str, str]] = {
    (Command.FILE_DEFENSE, Status.PROSECUTION): (
        "not_your_turn",
        "The prosecutor has the floor. Your words are kept until he is done.",
    ),
    (Command.FILE_DEFENSE, Status.DELIBERATION): (
        "not_your_turn",
        "The judge is deliberating; the closing has been heard.",
    ),
    (Command.FILE_DEFENSE, Status.STALLED): (
        "trial_stalled",
        "The court has stalled. Ask it to try again first.",
    ),
    (Command.FILE_DEFENSE, Status.DEFENSE): (
        "plea_awaited",
        "Enter a plea before you argue.",
    ),
    (Command.ENTER_PLEA, Status.DEFENSE): ("plea_entered", "A plea has already been entered."),
    (Command.ENTER_PLEA, Status.PROSECUTION): ("plea_entered", "A plea has already been entered."),
}


def advance(standing: Standing, command: Command) -> Standing:
    """Where the trial stands after `command`. Raises `IllegalMove` when it does not fit."""
    following = TRANSITIONS.get((standing.phase, standing.status, command))
    if following is not None:
        return following
    if standing.status is Status.DECIDED:
        raise IllegalMove("The verdict has been given; the trial is over.", code="trial_decided")
    if standing.status is Status.ABANDONED:
        raise IllegalMove("This trial was abandoned.", code="trial_abandoned")
    if command is Command.RETRY:
        raise IllegalMove("Nothing has stalled; there is nothing to retry.", code="not_stalled")
    code, message = _REFUSALS.get(
        (command, standing.status),
        ("illegal_move", f"The court cannot do that during {standing.phase}."),
    )
    raise IllegalMove(message, code=code)
