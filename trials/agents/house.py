"""The house in every seat: the last link of each chain, and the only one without a key."""

import time
from collections.abc import Iterator

from trials.agents.ports import Bench, Guard, Made
from trials.domain.casefile import (
    HOUSE,
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
from trials.domain.fallacies import LESSONS
from trials.domain.phases import Phase
from trials.house import assessor, exhibits, fallacies, judge, prosecutor, strategist, weaknesses

# Seconds between two words at pace 1: somewhat faster than most people read aloud.
WORD_SECONDS = 0.055
# Seconds the bench is silent over the verdict at pace 1.
SILENCE_SECONDS = 2.5


class HouseTools:
    def recall_weaknesses(self, case: CaseFile) -> Made[tuple[Weakness, ...]]:
        return Made(weaknesses.find(case, case.defense), HOUSE)

    def detect_fallacy(self, case: CaseFile) -> Made[tuple[FoundFallacy, ...]]:
        """Those sure enough to cost points. A weaker cue accuses nobody."""
        found = tuple(
            FoundFallacy(
                name=finding.name,
                quote=finding.quote,
                explanation=LESSONS[finding.name].definition,
                costs_points=finding.costs_points,
            )
            for finding in fallacies.detect(case.defense)
            if finding.costs_points
        )
        return Made(found, HOUSE)

    def assess(self, case: CaseFile) -> Made[Assessment]:
        return Made(assessor.assess(case, case.defense), HOUSE)

    def elaborate(self, case: CaseFile, kind: str, letter: str) -> Made[ExhibitDraft]:
        return Made(exhibits.draft(case, kind, letter), HOUSE)


class HouseSpeech:
    """Words at the pace of somebody speaking."""

    engine = HOUSE

    def __init__(self, text: str, pace: float) -> None:
        self._text = text
        self._pace = pace

    def __iter__(self) -> Iterator[str]:
        for index, word in enumerate(self._text.split(" ")):
            if self._pace and index:
                time.sleep(WORD_SECONDS * self._pace)
            yield word if index == 0 else f" {word}"


class HouseProsecutor:
    def __init__(self, pace: float) -> None:
        self._pace = pace

    def speak(self, case: CaseFile, brief: Brief, guard: Guard) -> HouseSpeech:
        speak = prosecutor.opening if case.phase is Phase.OPENING else prosecutor.reply
        # The whole text is known at once, so it is checked whole and then spoken word by word.
        return HouseSpeech("".join(guard([speak(case, brief)])), self._pace)

    def write_back(self, case: CaseFile, brief: Brief, speech: str) -> Made[WriteBack]:
        return Made(prosecutor.reflect(case, brief, speech), HOUSE)


class HouseJudge:
    def __init__(self, pace: float) -> None:
        self._pace = pace

    def rule(self, case: CaseFile) -> Made[Ruling]:
        time.sleep(SILENCE_SECONDS * self._pace)
        return Made(judge.rule(case), HOUSE)


class HouseStrategist:
    def advise(self, case: CaseFile) -> Made[Advice]:
        return Made(strategist.advise(case), HOUSE)


def house_bench(*, pace: float) -> Bench:
    """The bench with the house in every seat. `pace` scales the pauses: 0 for none."""
    return Bench(
        tools=HouseTools(),
        prosecutor=HouseProsecutor(pace),
        judge=HouseJudge(pace),
        strategist=HouseStrategist(),
    )
