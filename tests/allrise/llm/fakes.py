"""Models that do as they are told, and ports that remember."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from allrise.llm.base import CallRecord, ModelError, Reply, Request, Usage

USAGE = Usage(10, 5)


class FakeStream:
    def __init__(self, model: "FakeModel", script: Sequence[str | ModelError]) -> None:
        self._model = model
        self._script = script
        self._text = ""

    @property
    def reply(self) -> Reply:
        return Reply(self._text, None, self._model.name, USAGE, "stop")

    def __iter__(self) -> Iterator[str]:
        for part in self._script:
            if isinstance(part, ModelError):
                raise part
            self._text += part
            yield part


@dataclass
class FakeModel:
    """Each call takes the next outcome: a text or error, or for a stream a list of them.

    When no outcome is left, every call is answered.
    """

    name: str
    outcomes: list[str | ModelError | list[str | ModelError]] = field(default_factory=list)
    asked: list[Request] = field(default_factory=list)

    def _next(self, request: Request) -> str | ModelError | list[str | ModelError]:
        self.asked.append(request)
        return self.outcomes.pop(0) if self.outcomes else f"{self.name} speaks"

    def complete(self, request: Request) -> Reply:
        outcome = self._next(request)
        if isinstance(outcome, ModelError):
            raise outcome
        return Reply(str(outcome), None, self.name, USAGE, "stop")

    def stream(self, request: Request) -> FakeStream:
        outcome = self._next(request)
        return FakeStream(self, outcome if isinstance(outcome, list) else [outcome])

    def probe(self) -> None: ...


class FakeClock:
    """Time passes when someone sleeps."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.slept: list[float] = []

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += seconds


class Recording:
    def __init__(self) -> None:
        self.calls: list[CallRecord] = []

    def record(self, call: CallRecord) -> None:
        self.calls.append(call)

    @property
    def told(self) -> list[tuple[str, int, str]]:
        return [(call.engine, call.attempt, call.outcome) for call in self.calls]


class CountingGate:
    """Lets `allowed` calls through; every reservation must be settled."""

    def __init__(self, allowed: int = 1000) -> None:
        self.allowed = allowed
        self.open: set[int] = set()
        self.settled: list[tuple[int, Usage]] = []
        self._next = 0

    def reserve(self, engine: str, request: Request) -> int:
        if self._next >= self.allowed:
            raise ModelError("budget")
        self._next += 1
        self.open.add(self._next)
        return self._next

    def settle(self, reservation: int, usage: Usage) -> None:
        self.open.remove(reservation)
        self.settled.append((reservation, usage))
