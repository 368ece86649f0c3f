"""Who may sit in the room's seats, and what a seat hands back. Pure.

A mind is a house player or one model; a seat is a line of them in the order in which they
are asked. What comes back says who made it: a contender by its slug, or nobody, where the
dealer filed.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from pydantic import BaseModel, ConfigDict, Field

from evidence.domain.exhibits import Exhibit
from evidence.domain.rules import Decision
from evidence.domain.verifier import Finding
from evidence.house.views import ExaminerView, Filing, PresenterView

Check = Callable[[Exhibit], Finding]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Opinion(_Frozen):
    decision: Decision
    reasoning: str = Field(min_length=1)


class Filed(_Frozen):
    """An exhibit whose label held, or one of the dealer's. The label itself is not kept.

    `who` is the slug of the contender that made it; None for the dealer, and for a stand-in
    that is no contender. Private like the truth: the dealer files nothing false.
    """

    exhibit: Exhibit
    who: str | None = Field(repr=False)


class Ruled(_Frozen):
    decision: Decision
    reasoning: str
    who: str | None


class MindFailed(Exception):
    """This mind brought nothing that can stand; the next in line is asked."""


class Refused(Exception):
    """Label and verifier disagree. `reason` is for the presenter alone."""

    def __init__(self, reason: str) -> None:
        super().__init__("refused")
        self.reason = reason


@dataclass
class Labels:
    """The verifier's look at each filing of one step; counts those whose label did not hold."""

    check: Check
    refused: int = field(default=0, repr=False)
    # Refused, and filed once more.
    MOST = 2

    @property
    def is_over(self) -> bool:
        return self.refused >= self.MOST

    def require(self, filing: Filing) -> None:
        """Raises `Refused`."""
        finding = self.check(filing.exhibit)
        if finding.grounded is filing.is_grounded:
            return
        self.refused += 1
        if filing.is_grounded:
            raise Refused(f"you marked it grounded, and {finding.objection}")
        raise Refused("you marked it false, and the cited passage bears all of it out")


class Mind(Protocol):
    @property
    def engine(self) -> str: ...
    def file(self, view: PresenterView, labels: Labels) -> Filing:
        """A filing whose label holds. Raises `MindFailed`."""

    def rule(self, view: ExaminerView) -> Opinion:
        """Raises `MindFailed`."""


@dataclass(frozen=True)
class Seated:
    """One of the line: the contender's slug and its mind."""

    who: str | None
    mind: Mind
