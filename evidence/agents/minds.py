"""The two kinds of mind: a house player, and a model behind its chain."""

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from allrise.llm.asking import Asked, Manner, request_of
from allrise.llm.base import ModelError, Remedy, Reply, Request
from evidence.agents import briefing, honest
from evidence.agents.answers import ExaminersRuling, ExhibitFiling
from evidence.agents.ports import Labels, MindFailed, Opinion, Refused
from evidence.house import examiner as house_examiner
from evidence.house import presenter as house_presenter
from evidence.house.views import ExaminerView, Filing, PresenterView

log = logging.getLogger(__name__)
T = TypeVar("T")
HOUSE = "house:"
# The beats of a round leave time; a vendor that needs longer is passed over.
PRESENTER = Manner("presenter", max_tokens=2000, temperature=0.8, timeout=25.0)
EXAMINER = Manner("examiner", max_tokens=800, temperature=0.3, timeout=20.0)


class HouseMind:
    """A house player by its engine's name, "house:archivist"."""

    def __init__(self, engine: str) -> None:
        self.engine = engine
        self._player = engine.removeprefix(HOUSE)

    def file(self, view: PresenterView, labels: Labels) -> Filing:
        for seed in (view.seed, f"{view.seed}:filing again"):
            filing = house_presenter.file(view.model_copy(update={"seed": seed}), self._player)
            try:
                labels.require(filing)
            except Refused:
                if labels.is_over:
                    break
            else:
                return filing
        raise MindFailed

    def rule(self, view: ExaminerView) -> Opinion:
        ruling = house_examiner.rule(view, self._player)
        return Opinion(decision=ruling.decision, reasoning=ruling.reasoning)


class ModelMind:
    """One model, under the name of the contender that it plays."""

    def __init__(self, name: str, engine: str, chain: Asked) -> None:
        self.engine = engine
        self._name, self._chain = name, chain

    def file(self, view: PresenterView, labels: Labels) -> Filing:
        def convert(answer: ExhibitFiling) -> Filing:
            filing = honest.filing(answer, view)
            try:
                labels.require(filing)
            except Refused as refused:
                # The second one refused is the last: after it the dealer files.
                remedy = Remedy.NEXT if labels.is_over else Remedy.ASK_AGAIN
                raise honest.unfit(refused.reason, remedy) from None
            return filing

        prompt = briefing.presenter(view, self._name)
        return self._ask(request_of(prompt, PRESENTER, ExhibitFiling), convert)

    def rule(self, view: ExaminerView) -> Opinion:
        prompt = briefing.examiner(view, self._name)
        return self._ask(request_of(prompt, EXAMINER, ExaminersRuling), honest.opinion)

    def _ask(self, request: Request, convert: Callable[[Any], T]) -> T:
        made: list[T] = []

        def accept(reply: Reply) -> None:
            made.append(convert(reply.value))

        try:
            self._chain.complete(request, accept)
        except ModelError as error:
            log.warning("%s: %s gave no answer (%s)", request.purpose, self.engine, error)
            raise MindFailed from None
        return made[-1]
