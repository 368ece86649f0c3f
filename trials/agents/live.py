"""Models in the seats: each seat asks its chain, and the house where the chain gives out.

A seat is built for one turn. What a model hands back is checked for whatever a schema
cannot say (`honest`); an answer that does not hold counts as none.
"""

from dataclasses import dataclass
from functools import partial

from trials.agents import answers, briefing, honest
from trials.agents.asking import (
    ASSESSOR,
    JUDGE,
    NOTES,
    STAGE,
    STRATEGIST,
    TOOLS,
    Asked,
    SeatFailed,
    ask,
    request_of,
)
from trials.agents.ports import Bench, Guard, Made, Speech
from trials.agents.speaking import LiveSpeech
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
from trials.domain.phases import Phase

__all__ = ["Asked", "Chains", "SeatFailed", "live_bench"]


@dataclass(frozen=True)
class Chains:
    """The chain of each seat. None where no model is configured for it."""

    prosecutor: Asked | None
    tools: Asked | None
    judge: Asked | None
    strategist: Asked | None


class LiveTools:
    """The tools, the assessment and the exhibit. `house` is None where it may not sit."""

    def __init__(self, chain: Asked | None, house: Bench | None) -> None:
        self._chain = chain
        self._house = house.tools if house is not None else None

    def recall_weaknesses(self, case: CaseFile) -> Made[tuple[Weakness, ...]]:
        house = self._house
        schema = answers.WeaknessesAnswer
        return ask(
            self._chain,
            lambda: request_of(briefing.weaknesses(case), TOOLS, schema),
            lambda answer: honest.weaknesses(answer.value(), case),
            partial(house.recall_weaknesses, case) if house is not None else None,
        )

    def detect_fallacy(self, case: CaseFile) -> Made[tuple[FoundFallacy, ...]]:
        house = self._house
        schema = answers.FallaciesAnswer
        return ask(
            self._chain,
            lambda: request_of(briefing.fallacies(case), TOOLS, schema),
            lambda answer: honest.fallacies(answer.value(), case),
            partial(house.detect_fallacy, case) if house is not None else None,
        )

    def assess(self, case: CaseFile) -> Made[Assessment]:
        house = self._house
        schema = answers.AssessmentAnswer
        return ask(
            self._chain,
            lambda: request_of(briefing.assessment(case), ASSESSOR, schema),
            lambda answer: honest.assessment(answer.value(), case),
            partial(house.assess, case) if house is not None else None,
        )

    def elaborate(self, case: CaseFile, kind: str, letter: str) -> Made[ExhibitDraft]:
        house = self._house
        schema = answers.ExhibitAnswer
        return ask(
            self._chain,
            lambda: request_of(briefing.exhibit(case, kind), STAGE, schema),
            lambda answer: honest.exhibit(answer.value(kind=kind, letter=letter), case),
            partial(house.elaborate, case, kind, letter) if house is not None else None,
        )


class LiveProsecutor:
    """He speaks by his own chain and keeps his notes by that of the tools."""

    def __init__(
        self,
        chain: Asked | None,
        notes: Asked | None,
        house: Bench | None,
        notes_house: Bench | None,
    ) -> None:
        self._chain, self._notes = chain, notes
        self._house = house.prosecutor if house is not None else None
        self._notes_house = notes_house.prosecutor if notes_house is not None else None

    def speak(self, case: CaseFile, brief: Brief, guard: Guard) -> Speech:
        house = self._house
        if self._chain is None:
            if house is None:
                raise SeatFailed("reply")
            return house.speak(case, brief, guard)
        make = briefing.opening if case.phase is Phase.OPENING else briefing.reply
        stand_in = partial(house.speak, case, brief, guard) if house is not None else None
        return LiveSpeech(self._chain, request_of(make(case, brief), STAGE), guard, stand_in)

    def write_back(self, case: CaseFile, brief: Brief, speech: str) -> Made[WriteBack]:
        house = self._notes_house
        schema = answers.WriteBackAnswer
        return ask(
            self._notes,
            lambda: request_of(briefing.write_back(case, speech), NOTES, schema),
            lambda answer: honest.notes(answer.value(), case, speech),
            partial(house.write_back, case, brief, speech) if house is not None else None,
        )


class LiveJudge:
    def __init__(self, chain: Asked | None, house: Bench | None) -> None:
        self._chain = chain
        self._house = house.judge if house is not None else None

    def rule(self, case: CaseFile) -> Made[Ruling]:
        house = self._house
        schema = answers.RulingAnswer
        return ask(
            self._chain,
            lambda: request_of(briefing.verdict(case), JUDGE, schema),
            lambda answer: honest.ruling(answer.value(), case),
            partial(house.rule, case) if house is not None else None,
        )


class LiveStrategist:
    def __init__(self, chain: Asked | None, house: Bench | None) -> None:
        self._chain = chain
        self._house = house.strategist if house is not None else None

    def advise(self, case: CaseFile) -> Made[Advice]:
        house = self._house
        schema = answers.AdviceAnswer
        return ask(
            self._chain,
            lambda: request_of(briefing.hint(case), STRATEGIST, schema),
            lambda answer: honest.advice(answer.value(), case),
            partial(house.advise, case) if house is not None else None,
        )


def live_bench(chains: Chains, *, house: Bench, barred: bool = False) -> Bench:
    """A bench with models where a chain is configured, and the house everywhere else.

    `barred` keeps the house out of every seat that has a chain.
    """

    def behind(chain: Asked | None) -> Bench | None:
        return None if barred and chain is not None else house

    return Bench(
        tools=LiveTools(chains.tools, behind(chains.tools)),
        prosecutor=LiveProsecutor(
            chains.prosecutor, chains.tools, behind(chains.prosecutor), behind(chains.tools)
        ),
        judge=LiveJudge(chains.judge, behind(chains.judge)),
        strategist=LiveStrategist(chains.strategist, behind(chains.strategist)),
    )
