"""People, trials and scores by the hundred thousand, to measure lists and boards with.

Rows and marks only: nobody said anything. What the boards count of them is said by the boards'
own rules, so that the record is in order; `pouring` writes it down.
"""

import random
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Any

from trials.domain import boards as rules
from trials.domain import searching
from trials.domain.casefile import HOUSE
from trials.domain.fallacies import Fallacy
from trials.domain.phases import SCORED, Mode, Phase, Plea, Status
from trials.domain.scoring import DIMENSIONS, THRESHOLD, Scores, final, points, total
from trials.domain.verdict import Decision, Verdict, VerdictRound
from trials.models import (
    ChargeEdition,
)

PREFIX = "made-up-"
ENGINE = "made up"
# Words of a private language: common ones, and a long tail of rare ones.
COMMON = tuple(f"{a}{b}" for a in ("duck", "gnome", "sausage", "brolly") for b in ("ed", "ing", ""))
RARE = 20_000
SHEETS = 500
SPAN = timedelta(days=900)
# The share of trials that reach a verdict.
DECIDED = 0.85
# The share of verdicts that fell before the house alone; the others are the live bench's.
AT_HOME = 0.75
DRAW_HINTS = (0, 0, 0, 2)
MODES = [mode.value for mode in Mode]
PLEAS = [plea.value for plea in Plea]
FALLACIES = [name.value for name in Fallacy]


@dataclass(frozen=True)
class Made:
    """One trial and what belongs to it, as values of columns."""

    trial: dict[str, Any]
    words: dict[str, Any]
    verdict: dict[str, Any] | None
    rounds: tuple[dict[str, Any], ...]
    fallacies: tuple[dict[str, Any], ...]
    counted: dict[str, Any] | None
    attempt: dict[str, Any] | None


@dataclass(frozen=True)
class Sheet:
    """Marks of four defences, and what they come to."""

    marks: dict[Phase, dict[str, int]]
    total: int
    decision: str
    hints: int
    seals: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Today:
    """The charge of the day, for whoever has not had a go at it yet."""

    day: date
    edition: ChargeEdition
    seed: int
    people: frozenset[int]


@dataclass(frozen=True)
class Maker:
    """Makes trials of `owners`, each as likely as its weight, ending at `now`.

    Marks and words are drawn from a few hundred sheets made beforehand: enough to differ,
    and a million trials take minutes instead of an hour. Where there are trials enough,
    everybody has one, their attempt at the charge of `today`; without it nothing ranks.
    """

    rng: random.Random
    owners: Sequence[int]
    weights: Sequence[float]
    editions: Sequence[ChargeEdition]
    now: datetime
    first_round: int
    today: Today | None

    def trials(self, count: int) -> Iterator[Made]:
        sheets = [self._sheet() for _ in range(SHEETS)]
        words = [self._words() for _ in range(SHEETS * 4)]
        firsts = [owner for owner in self.owners if self.today and owner in self.today.people]
        firsts = firsts[:count]
        picked = self.rng.choices(self.owners, self.weights, k=count - len(firsts))
        for index, owner in enumerate([*firsts, *picked]):
            sheet: Sheet | None = self.rng.choice(sheets)
            if self.today and sheet and index < len(firsts):
                edition = self.today.edition
                trial = self._attempt(owner, self.today, sheet)
            else:
                edition = self.rng.choice(self.editions)
                sheet = sheet if self.rng.random() < DECIDED else None
                trial = self._trial(owner, edition, sheet)
            said = dict.fromkeys(self.rng.choice(words) + self.rng.choice(words))
            shelf = searching.shelved(owner, [*_title_words(edition), *said])
            text = " ".join([searching.mark_of(owner), *shelf])
            yield self._made(trial, text, sheet, self.first_round + index * len(SCORED))

    def _attempt(self, owner: int, today: Today, sheet: Sheet) -> dict[str, Any]:
        """Decided today, at some moment before now."""
        midnight = datetime.combine(today.day, time.min, tzinfo=UTC)
        opened = self.now - (self.now - midnight) * self.rng.random()
        return self._trial(owner, today.edition, sheet) | {
            "daily": today.day,
            "seed": today.seed,
            "created_at": opened,
            "moved_at": opened,
            "decided_at": opened,
        }

    def _trial(self, owner: int, edition: ChargeEdition, sheet: Sheet | None) -> dict[str, Any]:
        opened = self.now - SPAN * self.rng.random()
        over = min(opened + timedelta(minutes=4), self.now)
        status = Status.DECIDED if sheet else self.rng.choice((Status.ABANDONED, Status.DEFENSE))
        return {
            "id": uuid.UUID(int=self.rng.getrandbits(128), version=4),
            "owner_id": owner,
            "charge_id": edition.charge_id,
            "edition_id": edition.pk,
            "mode": self.rng.choice(MODES),
            "plea": self.rng.choice(PLEAS),
            "phase": Phase.CLOSING.value if sheet else Phase.ROUND_1.value,
            "status": status.value,
            "seed": self.rng.getrandbits(50),
            # Boards leave out chosen seeds.
            "seed_chosen": self.today is None,
            "daily": None,
            "created_at": opened,
            "moved_at": self.now if status is Status.DEFENSE else opened,
            "decided_at": over if sheet else None,
            "decision": sheet.decision if sheet else None,
            "total": sheet.total if sheet else None,
        }

    def _made(self, trial: dict[str, Any], text: str, sheet: Sheet | None, first: int) -> Made:
        marks = sheet.marks if sheet else {}
        engine = HOUSE if self.rng.random() < AT_HOME else ENGINE
        rounds = tuple(
            _round(first + place, trial, phase, engine, scores)
            for place, (phase, scores) in enumerate(marks.items())
        )
        return Made(
            trial=trial,
            words={"trial_id": trial["id"], "text": text},
            verdict=_verdict(trial, sheet) if sheet else None,
            rounds=rounds,
            fallacies=tuple(
                _fallacy(row["id"], self.rng.choice(FALLACIES))
                for row in rounds
                if self.rng.random() < 0.4
            ),
            counted=_counted(trial, sheet, engine) if sheet and self.today else None,
            attempt=_attempted(trial) if trial["daily"] else None,
        )

    def _sheet(self) -> Sheet:
        draw = self.rng.randint
        marks = {
            phase: Scores(**{each.value: draw(1, 10) for each in DIMENSIONS}) for phase in SCORED
        }
        figure = total(marks)
        acquitted = figure >= THRESHOLD
        decision = Decision.NOT_GUILTY if acquitted else Decision.GUILTY
        hints = self.rng.choice(DRAW_HINTS)
        return Sheet(
            marks={phase: scores.model_dump() for phase, scores in marks.items()},
            total=figure,
            decision=decision.value,
            hints=hints,
            seals=rules.seals(marks, acquitted=acquitted),
            data=_data(marks, figure, decision, hints),
        )

    def _words(self) -> list[str]:
        rare = [f"word{self.rng.randrange(RARE)}" for _ in range(12)]
        return [*self.rng.sample(COMMON, 3), *rare]


@cache
def _title_words(edition: ChargeEdition) -> list[str]:
    return searching.words_of(edition.sheet["title"])


def _round(
    key: int, trial: dict[str, Any], phase: Phase, engine: str, scores: dict[str, int]
) -> dict[str, Any]:
    return {
        "id": key,
        "trial_id": trial["id"],
        "phase": phase.value,
        "filed_at": trial["created_at"],
        "assessor": engine,
        **scores,
    }


def _counted(trial: dict[str, Any], sheet: Sheet, engine: str) -> dict[str, Any] | None:
    """The trial as the boards count it, if they do; nobody copied anybody, as nobody spoke."""
    facts = rules.Facts(
        engines=(engine,),
        rematch=False,
        seed_chosen=trial["seed_chosen"],
        copied=False,
        spare=False,
    )
    bench = rules.ranked_on(facts)
    if bench is None:
        return None
    return {
        "trial_id": trial["id"],
        "person_id": trial["owner_id"],
        "charge_id": trial["charge_id"],
        "bench": bench.value,
        "acquitted": sheet.decision == Decision.NOT_GUILTY,
        "total": sheet.total,
        "hints": sheet.hints,
        "seals": sheet.seals,
        "day": trial["daily"],
        "decided_at": trial["decided_at"],
        "listed": True,
    }


def _attempted(trial: dict[str, Any]) -> dict[str, Any]:
    return {"person_id": trial["owner_id"], "day": trial["daily"], "trial_id": trial["id"]}


def _fallacy(filed: int, name: str) -> dict[str, Any]:
    return {"round_id": filed, "name": name, "engine": ENGINE}


def _verdict(trial: dict[str, Any], sheet: Sheet) -> dict[str, Any]:
    return {
        "trial_id": trial["id"],
        "decision": sheet.decision,
        "total": sheet.total,
        "hints_used": sheet.hints,
        "contempt": 0,
        "data": sheet.data,
        "engine": ENGINE,
        "rendered_at": trial["decided_at"],
    }


def _data(
    marks: dict[Phase, Scores], figure: int, decision: Decision, hints: int
) -> dict[str, Any]:
    """The `verdict` object, with figures and without words."""
    rounds = tuple(
        VerdictRound(
            phase=phase,
            scores=scores,
            reasons={},
            remark="",
            fallacies=(),
        )
        for phase, scores in marks.items()
    )
    verdict = Verdict(
        verdict=decision,
        threshold_verdict=decision,
        overridden=False,
        override_reason="",
        total=points(figure),
        scores={each: points(final(marks, each)) for each in DIMENSIONS},
        rounds=rounds,
        fallacies={},
        hints_used=hints,
        contempt=0,
        summary="Made up, to measure with.",
        strongest_argument="",
        weakest_argument="",
        sentence="",
        engine=ENGINE,
    )
    return verdict.model_dump(mode="json")
