"""What a house player may know when it files or rules, and what it hands back. Pure.

The presenter's view has the dealt sources; the examiner's has nothing but what the public
sees. A view is all that a player's act depends on, so the same view gives the same act.
"""

from pydantic import BaseModel, ConfigDict, Field

from evidence.domain.exhibits import Content, Exhibit, Kind, Line, Slug, Source
from evidence.domain.match import Scores
from evidence.domain.rules import Decision, RoundVerdict, Truth
from evidence.domain.state import FailedPart
from evidence.house.players import Technique
from evidence.house.tells import Tell


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class CatalogueEntry(_Frozen):
    """What everybody may know of a source: all but its passages."""

    slug: Slug
    title: Line
    kind: Kind
    year: int
    subject: Slug
    locators: Line


def entry(source: Source) -> CatalogueEntry:
    """The catalogue's card for a source."""
    fields = set(CatalogueEntry.model_fields)
    return CatalogueEntry.model_validate(source.model_dump(include=fields))


class RevealedRound(_Frozen):
    """A resolved round, as published.

    `failed`: which part of the citation failed ("locator", "preview", "claim"), None when it
    held. `passage`: what the source really says at that locator, if anything.
    """

    round: int
    exhibit: Exhibit
    decision: Decision
    truth: Truth
    verdict: RoundVerdict
    presenter_delta: int
    examiner_delta: int
    reasoning: str = ""
    failed: FailedPart | None = None
    passage: Content | None = None


class Locus(_Frozen):
    """A place in the library: a source's slug and a locator."""

    source: Slug
    locator: Line


class PresenterView(_Frozen):
    """`coin` overrides the presenter's own choice of truth; `used` has been filed already."""

    seed: int | str
    round: int
    rounds: int
    dealt: tuple[Source, ...]
    catalogue: tuple[CatalogueEntry, ...]
    revealed: tuple[RevealedRound, ...] = ()
    scores: Scores = Scores()
    coin: Truth | None = None
    used: frozenset[Locus] = frozenset()


class ExaminerView(_Frozen):
    seed: int | str
    round: int
    rounds: int
    exhibit: Exhibit
    catalogue: tuple[CatalogueEntry, ...]
    revealed: tuple[RevealedRound, ...] = ()
    scores: Scores = Scores()


class Forgery(_Frozen):
    """Private: how an exhibit was forged, and the one thing that gives it away."""

    technique: Technique
    tell: Tell


class Filing(_Frozen):
    """Private but for the exhibit, which is all that it prints. A true one has no forgery."""

    exhibit: Exhibit
    is_grounded: bool = Field(repr=False)
    forgery: Forgery | None = Field(default=None, repr=False)


class Ruling(_Frozen):
    decision: Decision
    reasoning: Line
