"""What may be seen of a match, when and by whom; the one way from a record to the public.

Pure. Everything secret of a round is in its `Sealed`, which prints as nothing; `state_of`
is the only function that opens one, and only for a resolved round.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final
from uuid import UUID

from evidence.domain.exhibits import Content, Exhibit
from evidence.domain.match import ROUNDS, Phase, Standing, score
from evidence.domain.rules import Decision, Outcome, Truth, resolve
from evidence.domain.state import (
    FailedPart,
    FiledExhibit,
    MatchState,
    Moves,
    ResolvedVerdict,
    RuledChallenge,
    ScoreLine,
    Sitter,
)

HUMAN: Final = "human"
A_MEMBER: Final = "a member"


@dataclass(frozen=True, slots=True, repr=False)
class Sealed:
    """What nobody sees before the round is resolved."""

    truth: Truth
    nonce: str
    failed: FailedPart | None = None
    passage: Content | None = None
    differs: tuple[tuple[int, int], ...] = ()
    # Who filed it: the dealer files nothing false, so this is as secret as the truth.
    made_by: Sitter | None = None

    def __repr__(self) -> str:
        return "Sealed(…)"  # a traceback or a log line with a record in it tells nothing


@dataclass(frozen=True, slots=True)
class Ruling:
    decision: Decision
    reasoning: str
    made_by: Sitter | None = None


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round from its filing on. A round is resolved only after it was ruled on."""

    round: int
    exhibit: Exhibit
    commitment: str
    sealed: Sealed
    ruling: Ruling | None = None
    resolved: bool = False

    def __post_init__(self) -> None:
        if self.resolved and self.ruling is None:
            raise ValueError(f"round {self.round} is resolved without a ruling")

    @property
    def outcome(self) -> Outcome | None:
        """None before the round is resolved, whoever asks."""
        if not self.resolved or self.ruling is None:
            return None
        return resolve(self.ruling.decision, self.sealed.truth)


@dataclass(frozen=True, slots=True)
class MatchRecord:
    id: UUID
    standing: Standing
    presenter: Sitter
    examiner: Sitter
    rounds: Sequence[RoundRecord] = field(default=())


def filed_exhibit(record: RoundRecord) -> FiledExhibit:
    """Public from filing on: the exhibit and the seal, no more."""
    exhibit = record.exhibit
    return FiledExhibit(
        round=record.round,
        kind=exhibit.kind,
        title=exhibit.title,
        claim=exhibit.claim,
        preview=exhibit.preview,
        citation=exhibit.citation,
        commitment=record.commitment,
    )


def ruled_challenge(record: RoundRecord) -> RuledChallenge | None:
    """Public as soon as the examiner has spoken, before the round resolves."""
    if record.ruling is None:
        return None
    return RuledChallenge(
        round=record.round,
        decision=record.ruling.decision,
        reasoning=record.ruling.reasoning,
    )


def resolved_verdict(record: RoundRecord) -> ResolvedVerdict | None:
    """Public once the round is resolved: the truth, the nonce, the passage. None before."""
    outcome = record.outcome
    if outcome is None:
        return None
    sealed = record.sealed
    return ResolvedVerdict(
        round=record.round,
        verdict=outcome.verdict,
        truth=sealed.truth,
        nonce=sealed.nonce,
        presenter_delta=outcome.presenter_delta,
        examiner_delta=outcome.examiner_delta,
        flash=outcome.flash,
        passage=sealed.passage,
        failed=sealed.failed,
        differs=sealed.differs,
    )


def moves_of(record: MatchRecord) -> tuple[Moves, ...]:
    """Who really made the moves of each resolved round, and nothing of any other."""
    return tuple(
        Moves(
            round=each.round,
            presenter=each.sealed.made_by or record.presenter,
            examiner=each.ruling.made_by or record.examiner,
        )
        for each in sorted(record.rounds, key=lambda each: each.round)
        if each.resolved and each.ruling is not None
    )


def scores_of(rounds: Sequence[RoundRecord]) -> ScoreLine:
    total = score(outcome for record in rounds if (outcome := record.outcome) is not None)
    return ScoreLine(presenter=total.presenter, examiner=total.examiner)


def state_of(record: MatchRecord) -> MatchState:
    """The match as anyone who may read it sees it now.

    A round that was never resolved, because its match was closed, keeps its seal for ever.
    """
    rounds = sorted(record.rounds, key=lambda each: each.round)
    challenges = (ruled_challenge(each) for each in rounds)
    verdicts = (resolved_verdict(each) for each in rounds)
    return MatchState(
        id=record.id,
        phase=record.standing.phase,
        round=record.standing.round,
        rounds=ROUNDS,
        presenter=record.presenter,
        examiner=record.examiner,
        scores=scores_of(rounds),
        exhibits=tuple(filed_exhibit(each) for each in rounds),
        challenges=tuple(each for each in challenges if each is not None),
        verdicts=tuple(each for each in verdicts if each is not None),
    )


def shows_seed(standing: Standing) -> bool:
    """The seed would tell every deal and every coin, so it waits for the end of the match."""
    return standing.phase is Phase.COMPLETE


class Role(StrEnum):
    EXAMINER = "examiner"
    READER = "reader"
    STRANGER = "stranger"


def role_of(*, human: bool, owns: bool, public: bool, standing: Standing) -> Role:
    """What somebody is to a match.

    Matches between contenders are everyone's to read. A person's match is theirs, and is
    read by others once they made it public, which they can when it is complete.
    """
    if human and owns:
        return Role.EXAMINER
    if not human or (public and standing.over):
        return Role.READER
    return Role.STRANGER


def may_read(role: Role) -> bool:
    return role is not Role.STRANGER


def may_rule(role: Role) -> bool:
    return role is Role.EXAMINER


def in_live_room(*, human: bool) -> bool:
    """A person's match is never in the room's `state` or its docket."""
    return not human


def person_sitting(name: str, *, public: bool) -> Sitter:
    """A person in the examiner's seat: marked human, and named only in a public match."""
    return Sitter(name=name if public else A_MEMBER, model=HUMAN)
