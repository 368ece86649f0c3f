"""The verdict: the closing is heard like any defence, then the judge is asked exactly once."""

from dataclasses import dataclass

from trials.agents.ports import Bench, Thinker, call
from trials.agents.prosecution import Heard, for_the_judge, hear
from trials.domain.casefile import CaseFile, Ruling, Seat


@dataclass(frozen=True)
class Deliberation:
    heard: Heard
    ruling: Ruling
    engine: str
    case: CaseFile


def with_closing(case: CaseFile, heard: Heard) -> CaseFile:
    """The case as the judge sees it: her memory holds the closing's marks too."""
    marked, fallacies = for_the_judge(case.phase, heard)
    return case.model_copy(update={"judge": case.judge.with_round(marked, fallacies)})


def deliberate(case: CaseFile, bench: Bench, thinker: Thinker) -> Deliberation:
    """Hear the closing, then ask for the ruling. The numbers are the caller's, exact."""
    heard = hear(case, bench, thinker)
    full = with_closing(case, heard)
    ruling, engine = thinker.gather(
        [call("ruling", Ruling, lambda: bench.judge.rule(full.for_seat(Seat.JUDGE)))]
    )["ruling"]
    return Deliberation(heard=heard, ruling=ruling, engine=engine, case=full)
