"""The public shapes of the room's HTTP API that are not the `state` itself."""

from datetime import datetime
from typing import Any
from uuid import UUID

from ninja import Field, Schema

from allrise.wording import words
from evidence.domain.rules import Decision, Seat
from evidence.domain.state import MatchState, Moves, ScoreLine, Sitter
from evidence.models import Match
from evidence.selectors import sitters


class MatchRow(Schema):
    id: UUID
    presenter: Sitter
    examiner: Sitter
    scores: ScoreLine
    rounds: int
    human: bool
    opened_at: datetime
    closed_at: datetime | None


class MatchList(Schema):
    items: list[MatchRow]
    count: int
    next: str | None


class Health(Schema):
    status: str
    driver: bool
    worker: bool
    database: bool
    broker: bool


class MatchWhole(MatchState):
    """The record of a match. The seed would tell every deal, so it waits for the end."""

    moves: tuple[Moves, ...]
    seed: str | None


class Estimated(Schema):
    """A figure with its 95% interval over `n` observations; `value` is null when there are none."""

    value: float | None
    low: float
    high: float
    n: int


class Rating(Schema):
    """`low` and `high` bound 95% of what the skill may be."""

    value: float
    mu: float
    sigma: float
    low: float
    high: float


class Standing(Schema):
    """One contender in one seat, or with `contender` null one person."""

    contender: str | None
    name: str
    human: bool
    seat: Seat
    matches: int
    rounds: int
    points: int
    points_per_round: Estimated
    catch_rate: Estimated
    false_accusation_rate: Estimated
    pass_rate: Estimated
    truth_rate: Estimated
    correct_rate: Estimated
    rating: Rating


class Standings(Schema):
    items: list[Standing]
    count: int
    next: str | None


class Board(Standings):
    seat: Seat


class TakeChair(Schema):
    presenter: str = Field(pattern=r"^[a-z0-9-]{1,60}$")


class Rule(Schema):
    round: int
    decision: Decision
    reasoning: str = ""


class Share(Schema):
    public: bool


class ReportMatch(Schema):
    reason: words(least=3, most=1000)  # type: ignore[valid-type]


class Received(Schema):
    id: int


def match_row(match: Match) -> dict[str, Any]:
    presenter, examiner = sitters(match)
    return {
        "id": match.id,
        "presenter": presenter.data(),
        "examiner": examiner.data(),
        "scores": {"presenter": match.presenter_score, "examiner": match.examiner_score},
        "rounds": match.rounds,
        "human": match.human,
        "opened_at": match.opened_at,
        "closed_at": match.closed_at,
    }
