"""Benches that misbehave on purpose. Every seat but the named ones is the house's own."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from trials.agents.house import house_bench
from trials.agents.ports import Bench, Made
from trials.domain.casefile import Advice, CaseFile


class Broken(Exception):
    """A seat that cannot think today."""


class Failing:
    """Stands in front of a seat and fails in the named methods while `broken` is set."""

    def __init__(self, seat: Any, *methods: str) -> None:
        self._seat = seat
        self._methods = methods
        self.broken = True
        self.calls: list[str] = []

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._seat, name)
        if not callable(real):
            return real

        def method(*args: Any) -> Any:
            self.calls.append(name)
            if self.broken and name in self._methods:
                raise Broken(name)
            return real(*args)

        return method


class BreaksOff:
    """A prosecutor whose speech ends in the middle of it."""

    engine = "house"

    def __init__(self, seat: Any) -> None:
        self._seat = seat
        self.broken = True

    def speak(self, case: Any, brief: Any, guard: Any) -> Any:
        whole = self._seat.speak(case, brief, guard)
        return self if self.broken else whole

    def __iter__(self) -> Iterator[str]:
        yield "The prosecution will "
        raise Broken("speak")

    def write_back(self, *args: Any) -> Any:
        return self._seat.write_back(*args)


class Parrot:
    """A strategist with one piece of advice."""

    def advise(self, case: Any) -> Made[Advice]:
        return Made(Advice(advice="say-it-again", text="Say it again."), "test:parrot")


class Held:
    """A seat that waits at a gate before the named method, so that a test can act meanwhile."""

    def __init__(self, seat: Any, method: str) -> None:
        self._seat = seat
        self._method = method
        self.reached = threading.Event()
        self.gate = threading.Event()

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._seat, name)
        if name != self._method:
            return real

        def method(*args: Any) -> Any:
            self.reached.set()
            if not self.gate.wait(10):
                raise Broken("nobody opened the gate")
            return real(*args)

        return method


def house() -> Bench:
    return house_bench(pace=0)


def with_seats(**seats: Any) -> Bench:
    return replace(house(), **seats)


class Watched:
    """A bench that notes every case its seats are given."""

    def __init__(self, bench: Bench) -> None:
        self.cases: list[tuple[str, CaseFile]] = []
        self.bench = Bench(
            tools=self._watch(bench.tools),
            prosecutor=self._watch(bench.prosecutor),
            judge=self._watch(bench.judge),
            strategist=self._watch(bench.strategist),
        )

    def _watch(self, seat: Any) -> Any:
        return _Watching(seat, self.cases)


class _Watching:
    def __init__(self, seat: Any, cases: list[tuple[str, CaseFile]]) -> None:
        self._seat = seat
        self._cases = cases

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._seat, name)

        def method(case: CaseFile, *args: Any) -> Any:
            self._cases.append((name, case))
            return real(case, *args)

        return method
