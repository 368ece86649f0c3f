"""The public events of the room's docket, and of a match's own. Closed models.

`data()` is exactly what everyone who may read the docket sees. An exhibit and a verdict
travel as themselves, beside the `match` they belong to: the rest of the data is an element
of the state's `exhibits`, `challenges` or `verdicts`.
"""

from typing import ClassVar
from uuid import UUID

from evidence.domain.state import (
    FiledExhibit,
    Public,
    ResolvedVerdict,
    RuledChallenge,
    ScoreLine,
    Sitter,
)


class Event(Public):
    type: ClassVar[str]


class MatchOpened(Event):
    type = "match.opened"
    match: UUID
    rounds: int
    presenter: Sitter
    examiner: Sitter


class ExhibitFiled(Event, FiledExhibit):
    type = "exhibit.filed"
    match: UUID

    @classmethod
    def of(cls, match: UUID, exhibit: FiledExhibit) -> "ExhibitFiled":
        return cls(match=match, **exhibit.data())


class ChallengeRuled(Event, RuledChallenge):
    type = "challenge.ruled"
    match: UUID

    @classmethod
    def of(cls, match: UUID, challenge: RuledChallenge) -> "ChallengeRuled":
        return cls(match=match, **challenge.data())


class RoundResolved(Event, ResolvedVerdict):
    """`scores` are the match's after this round."""

    type = "round.resolved"
    match: UUID
    scores: ScoreLine

    @classmethod
    def of(cls, match: UUID, verdict: ResolvedVerdict, scores: ScoreLine) -> "RoundResolved":
        return cls(match=match, scores=scores, **verdict.data())


class MatchClosed(Event):
    """`seed` is text, because a program that reads numbers as floats would change it."""

    type = "match.closed"
    match: UUID
    scores: ScoreLine
    seed: str
