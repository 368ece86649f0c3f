"""What an agent asks of the turn it thinks in, and what the seats are made of.

A seat is a protocol; the house plays every one of them, and a model-backed player is
another implementation. Each answer comes with the name of the engine that gave it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from allrise.llm.asking import Made
from trials.domain.casefile import (
    Advice,
    Assessment,
    Brief,
    CaseFile,
    ExhibitDraft,
    FoundFallacy,
    Ruling,
    Weakness,
    WriteBack,
)

__all__ = ["Bench", "Call", "Guard", "Made", "Speech", "Thinker", "call"]


@dataclass(frozen=True)
class Call:
    """One piece of thinking under a name; `result` is the type its value is stored as."""

    purpose: str
    result: Any
    run: Callable[[], tuple[Any, str]]


class Thinker(Protocol):
    """The turn's books: runs calls side by side, streams text, keeps finished answers."""

    def gather(self, calls: Sequence[Call]) -> dict[str, tuple[Any, str]]: ...
    def stream(self, call: Call, text: Callable[[], Iterator[str]]) -> tuple[str, str]: ...


class Speech(Protocol):
    """A reply as it comes; after it has ended, `engine` says who gave it."""

    def __iter__(self) -> Iterator[str]: ...
    @property
    def engine(self) -> str: ...


# Leaves out of a text, piece by piece, what may not be said.
Guard = Callable[[Iterable[str]], Iterator[str]]


class ToolsSeat(Protocol):
    def recall_weaknesses(self, case: CaseFile) -> Made[tuple[Weakness, ...]]: ...
    def detect_fallacy(self, case: CaseFile) -> Made[tuple[FoundFallacy, ...]]: ...
    def assess(self, case: CaseFile) -> Made[Assessment]: ...
    def elaborate(self, case: CaseFile, kind: str, letter: str) -> Made[ExhibitDraft]: ...


class ProsecutorSeat(Protocol):
    def speak(self, case: CaseFile, brief: Brief, guard: Guard) -> Speech:
        """The reply as a stream. Whatever the engine, its words pass `guard` first."""

    def write_back(self, case: CaseFile, brief: Brief, speech: str) -> Made[WriteBack]: ...


class JudgeSeat(Protocol):
    def rule(self, case: CaseFile) -> Made[Ruling]: ...


class StrategistSeat(Protocol):
    def advise(self, case: CaseFile) -> Made[Advice]: ...


@dataclass(frozen=True)
class Bench:
    """Who sits in each seat."""

    tools: ToolsSeat
    prosecutor: ProsecutorSeat
    judge: JudgeSeat
    strategist: StrategistSeat


def call(purpose: str, result: Any, make: Callable[[], Made[Any]]) -> Call:
    """A `Call` out of a seat's method."""

    def run() -> tuple[Any, str]:
        made = make()
        return made.value, made.engine

    return Call(purpose=purpose, result=result, run=run)
