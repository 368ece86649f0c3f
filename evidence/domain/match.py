"""The procedure of a match: ten rounds, and the one table that says what follows what. Pure.

    filing → examining → resolved, ten times, then complete

A ruling is public before its round is resolved (the room holds its breath in between), so
`examining` has two halves, told apart by `ruled`; the public phase is the same.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from allrise.errors import Conflict
from evidence.domain.rules import Decision, Outcome

ROUNDS: Final = 10


class MatchPhase(StrEnum):
    FILING = "filing"
    EXAMINING = "examining"
    RESOLVED = "resolved"
    COMPLETE = "complete"


# The API's schema names types by their class, and a trial has phases, too.
Phase = MatchPhase


class Command(StrEnum):
    """The steps of a match. The first three happen once a round; each is also a claim's key."""

    FILE = "file"
    RULE = "rule"
    RESOLVE = "resolve"
    PROCEED = "proceed"  # to the next round, or after the last to the end
    CLOSE = "close"  # early: an examiner who stayed away; resolved rounds count


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands. `round` is 1 to ROUNDS, and stays at the last one when complete."""

    round: int
    phase: Phase
    ruled: bool = False

    @property
    def over(self) -> bool:
        return self.phase is Phase.COMPLETE


OPENED: Final = Standing(1, Phase.FILING)


class IllegalMove(Conflict):
    """The command does not fit where the match stands."""

    code = "illegal_move"


class MatchOver(IllegalMove):
    code = "match_over"


class NothingFiled(IllegalMove):
    """There is no exhibit to rule on yet."""

    code = "nothing_filed"


class AlreadyFiled(IllegalMove):
    code = "already_filed"


class NotRuled(IllegalMove):
    """The examiner has not spoken, so the round cannot be resolved."""

    code = "not_ruled"


class AlreadyRuled(IllegalMove):
    code = "already_ruled"


class AlreadyResolved(IllegalMove):
    code = "already_resolved"


class NotResolved(IllegalMove):
    """The round is still open, so the next one cannot begin."""

    code = "not_resolved"


class WrongRound(IllegalMove):
    """A ruling on a round that is not the one in play."""

    code = "wrong_round"


def _table() -> dict[tuple[Standing, Command], Standing]:
    table: dict[tuple[Standing, Command], Standing] = {}
    for number in range(1, ROUNDS + 1):
        filing = Standing(number, Phase.FILING)
        awaited = Standing(number, Phase.EXAMINING)
        ruled = Standing(number, Phase.EXAMINING, ruled=True)
        resolved = Standing(number, Phase.RESOLVED, ruled=True)
        table[filing, Command.FILE] = awaited
        table[awaited, Command.RULE] = ruled
        table[ruled, Command.RESOLVE] = resolved
        table[resolved, Command.PROCEED] = (
            Standing(number + 1, Phase.FILING)
            if number < ROUNDS
            else Standing(number, Phase.COMPLETE, ruled=True)
        )
        for place in (filing, awaited, ruled, resolved):
            table[place, Command.CLOSE] = Standing(number, Phase.COMPLETE, place.ruled)
    return table


TRANSITIONS: Final = _table()


def advance(standing: Standing, command: Command) -> Standing:
    """Where the match stands after `command`. Raises an `IllegalMove` when it does not fit."""
    following = TRANSITIONS.get((standing, command))
    if following is None:
        raise _refusal(standing, command)
    return following


def _refusal(standing: Standing, command: Command) -> IllegalMove:
    if standing.over:
        return MatchOver("This match is over.")
    if command is Command.FILE:
        return AlreadyFiled(f"The exhibit of round {standing.round} has been filed.")
    if command is Command.PROCEED:
        return NotResolved(f"Round {standing.round} has not been resolved.")
    if standing.phase is Phase.FILING:
        return NothingFiled(f"No exhibit has been filed in round {standing.round} yet.")
    if standing.phase is Phase.RESOLVED:
        return AlreadyResolved(f"Round {standing.round} has been resolved.")
    if command is Command.RULE:
        return AlreadyRuled(f"Round {standing.round} has been ruled on.")
    return NotRuled(f"Round {standing.round} has not been ruled on.")


def rule_again(given: Decision, decision: Decision, *, round: int) -> None:
    """The same ruling twice is one. Raises `AlreadyRuled` when it is a different one."""
    if given is not decision:
        raise AlreadyRuled(f"Round {round} has been ruled on, otherwise.")


def require_round(standing: Standing, round: int) -> None:
    """Raises `WrongRound` unless `round` is in play, `MatchOver` when none is."""
    if standing.over:
        raise MatchOver("This match is over.")
    if standing.round != round:
        raise WrongRound(f"Round {round} is not in play: this is round {standing.round}.")


@dataclass(frozen=True, slots=True)
class Scores:
    presenter: int = 0
    examiner: int = 0

    def plus(self, outcome: Outcome) -> "Scores":
        return Scores(
            self.presenter + outcome.presenter_delta, self.examiner + outcome.examiner_delta
        )


def score(outcomes: Iterable[Outcome]) -> Scores:
    """The match's score: the sum of its resolved rounds, and nothing else."""
    total = Scores()
    for outcome in outcomes:
        total = total.plus(outcome)
    return total
