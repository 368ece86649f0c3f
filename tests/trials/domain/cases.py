"""Case files for the domain's and the seats' tests: everything in them, nothing from a database."""

import json
from functools import cache
from pathlib import Path

from trials.domain.casefile import CaseFile, ElementState, Exhibit, Said
from trials.domain.charges import ChargeSheet
from trials.domain.fallacies import Fallacy
from trials.domain.memory import (
    DefenceMemory,
    GivenHint,
    JudgeMemory,
    MarkedRound,
    ProsecutorMemory,
    Summary,
    TalliedFallacy,
)
from trials.domain.phases import Phase, Plea, Speaker
from trials.domain.scoring import DIMENSIONS, Scores

DEFENSE = (
    "I asked one question because the grill was already cold. "
    "My cousin Mei held the tongs at 4:10 and everybody ate on time."
)


SHIPPED = Path(__file__).resolve().parents[3] / "trials" / "fixtures" / "charges"


@cache
def sheets() -> dict[str, ChargeSheet]:
    """The shipped charges by file name, read without a database."""
    return {
        path.stem: ChargeSheet.model_validate(json.loads(path.read_text(encoding="utf-8")))
        for path in sorted(SHIPPED.glob("*.json"))
    }


def sheet(slug: str = "unlicensed-philosophy") -> ChargeSheet:
    return sheets()[slug]


def full(*, phase: Phase = Phase.ROUND_2, seed: int = 7, defense: str = DEFENSE) -> CaseFile:
    """A case in the middle of things: marks given, a hint whispered, an exhibit on the table."""
    kind = sheet().evidence[0]
    earlier = MarkedRound(
        phase=Phase.ROUND_1,
        scores=Scores(strength=7, evidence=6, logic=5, persuasion=4),
        reasons=dict.fromkeys(DIMENSIONS, "a secret reason"),
        remark="a secret remark",
        engine="house",
    )
    named = TalliedFallacy(
        phase=Phase.ROUND_1, name=Fallacy.RED_HERRING, quote="the stapler", explanation="secret"
    )
    return CaseFile(
        seed=seed,
        sheet=sheet(),
        plea=Plea.NOT_GUILTY,
        phase=phase,
        transcript=(
            Said(phase=Phase.OPENING, speaker=Speaker.CLERK, text="All rise."),
            Said(phase=Phase.OPENING, speaker=Speaker.PROSECUTOR, text="The sausages are cold."),
            Said(phase=Phase.ROUND_1, speaker=Speaker.STRATEGIST, text="a secret hint"),
            Said(phase=Phase.ROUND_1, speaker=Speaker.DEFENDANT, text="It was the wind."),
            Said(phase=Phase.ROUND_1, speaker=Speaker.PROSECUTOR, text="Then where is the wind?"),
            Said(phase=phase, speaker=Speaker.DEFENDANT, text=defense),
        ),
        exhibits=(
            Exhibit(
                letter="A", kind=kind.kind, title=kind.name, description=kind.description,
                phase=Phase.OPENING,
            ),
        ),
        elements=(ElementState.RAISED, ElementState.ADDRESSED, None),
        prosecutor=ProsecutorMemory(
            cited=(kind.kind,), summaries=(Summary(phase=Phase.ROUND_1, text="wind"),)
        ),
        judge=JudgeMemory(rounds=(earlier,), fallacies=(named,)),
        defence=DefenceMemory(
            hints=(GivenHint(phase=Phase.ROUND_1, advice="secret-advice", text="a secret hint"),)
        ),
    )  # fmt: skip
