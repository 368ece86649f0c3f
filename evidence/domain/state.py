"""The public `state` of the room (SPEC 2.5), as closed models. Pure.

What is not a field here cannot travel. The models are also what the events are made of, so
that following the docket and reading the state come to the same thing.
"""

from typing import Any, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from evidence.domain.exhibits import Citation, Content, Kind
from evidence.domain.match import ROUNDS, Phase
from evidence.domain.rules import Decision, Flash, RoundVerdict, Truth

RoundNumber = int
# The part of an exhibit that made it a hallucination.
FailedPart = Literal["locator", "preview", "claim"]


class Public(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    def data(self) -> dict[str, Any]:
        """As JSON carries it, under the contract's names (a scene's `from` and `to`)."""
        return self.model_dump(mode="json", by_alias=True)


class Sitter(Public):
    """Who sits. `model` is what really answers: "house", "provider:model" or "human"."""

    name: str
    model: str


class ScoreLine(Public):
    presenter: int
    examiner: int


class FiledExhibit(Public):
    """An exhibit as everyone sees it, the examiner's prompt included."""

    round: RoundNumber = Field(ge=1, le=ROUNDS)
    kind: Kind
    title: str
    claim: str
    preview: Content
    citation: Citation
    commitment: str = Field(pattern=r"^[0-9a-f]{64}$")


class RuledChallenge(Public):
    round: RoundNumber = Field(ge=1, le=ROUNDS)
    decision: Decision
    reasoning: str


class ResolvedVerdict(Public):
    """What a resolved round reveals.

    `passage` is what the source really says at the cited locator, shaped like a preview.
    `differs` are spans, in code points, of the preview's flat text (`verifier.flat`).
    """

    round: RoundNumber = Field(ge=1, le=ROUNDS)
    verdict: RoundVerdict
    truth: Truth
    nonce: str = Field(pattern=r"^[0-9a-f]{32}$")
    presenter_delta: int
    examiner_delta: int
    flash: Flash
    passage: Content | None
    failed: FailedPart | None
    differs: tuple[tuple[int, int], ...]


class Moves(Public):
    """Who really filed and who really ruled in a resolved round, a stand-in included."""

    round: RoundNumber = Field(ge=1, le=ROUNDS)
    presenter: Sitter
    examiner: Sitter


class MatchState(Public):
    id: UUID
    phase: Phase
    round: RoundNumber = Field(ge=1, le=ROUNDS)
    rounds: int
    presenter: Sitter
    examiner: Sitter
    scores: ScoreLine
    exhibits: tuple[FiledExhibit, ...]
    challenges: tuple[RuledChallenge, ...]
    verdicts: tuple[ResolvedVerdict, ...]


class RoomState(Public):
    """`seq` is the docket number that the state includes; `match` is null in an empty room."""

    seq: int = Field(ge=0)
    match: MatchState | None
