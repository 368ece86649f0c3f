"""What a reading of a defence depends on, and nothing else; what was read is remembered. Pure.

The tools, the assessor and the prosecutor read the same text of the same case many times a
turn, from case files that differ only in what each seat may know. A reading sees the charge,
the plea, the phase, the table and what was said, so it is the same for all of them.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from trials.domain.casefile import CaseFile, Exhibit, Said
from trials.domain.charges import ChargeSheet
from trials.domain.phases import Phase, Plea

P = ParamSpec("P")
R = TypeVar("R")


class Scene(NamedTuple):
    sheet: ChargeSheet
    plea: Plea
    phase: Phase
    exhibits: tuple[Exhibit, ...]
    transcript: tuple[Said, ...]

    @classmethod
    def of(cls, case: CaseFile) -> "Scene":
        return cls(case.sheet, case.plea, case.phase, case.exhibits, case.transcript)

    def case(self) -> CaseFile:
        """A case file of the scene alone: no memories, no score, no seed."""
        return CaseFile(seed=0, **self._asdict())


def remembered(
    reading: Callable[Concatenate[CaseFile, P], R],
) -> Callable[Concatenate[CaseFile, P], R]:
    """Remember a reading by its scene. It is handed the scene only, so it cannot see more."""

    plain = cast("Callable[..., R]", reading)

    @lru_cache(maxsize=128)
    def read(scene: Scene, *args: Hashable, **kwargs: Hashable) -> R:
        return plain(scene.case(), *args, **kwargs)

    @wraps(reading)
    def of_case(case: CaseFile, /, *args: P.args, **kwargs: P.kwargs) -> R:
        named = cast("dict[str, Hashable]", kwargs)
        return read(Scene.of(case), *cast("tuple[Hashable, ...]", args), **named)

    return of_case
