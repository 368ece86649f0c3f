"""People, trials and scores by the hundred thousand, to measure lists and boards with.

Rows and marks only: nobody said anything. Written past the ORM, as an hour is too long to
wait for a million trials; the columns are the models' own all the same.
"""

import random
import uuid
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from itertools import islice
from typing import Any

from django.db import connection, models

from trials.domain import searching
from trials.domain.fallacies import Fallacy
from trials.domain.phases import SCORED, Mode, Phase, Plea, Status
from trials.domain.scoring import DIMENSIONS, THRESHOLD, Scores, final, points, total
from trials.domain.verdict import Decision, Verdict, VerdictRound
from trials.models import ChargeEdition, NamedFallacy, Round, Trial, TrialWords, VerdictRecord

PREFIX = "made-up-"
ENGINE = "made up"
# Words of a private language: common ones, and a long tail of rare ones.
COMMON = tuple(f"{a}{b}" for a in ("duck", "gnome", "sausage", "brolly") for b in ("ed", "ing", ""))
RARE = 20_000
SHEETS = 500
SPAN = timedelta(days=900)
# The share of trials that reach a verdict.
DECIDED = 0.85
MODES = [mode.value for mode in Mode]
PLEAS = [plea.value for plea in Plea]
FALLACIES = [name.value for name in Fallacy]
# What every database takes as it is.
PLAIN = (str, int, type(None))


@dataclass(frozen=True)
class Made:
    """One trial and what belongs to it, as values of columns."""

    trial: dict[str, Any]
    words: dict[str, Any]
    verdict: dict[str, Any] | None
    rounds: tuple[dict[str, Any], ...]
    fallacies: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Sheet:
    """Marks of four defences, and what they come to."""

    marks: dict[Phase, dict[str, int]]
    total: int
    decision: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Maker:
    """Makes trials of `owners`, each as likely as its weight, ending at `now`.

    Marks and words are drawn from a few hundred sheets made beforehand: enough to differ,
    and a million trials take minutes instead of an hour.
    """

    rng: random.Random
    owners: Sequence[int]
    weights: Sequence[float]
    editions: Sequence[ChargeEdition]
    now: datetime
    first_round: int

    def trials(self, count: int) -> Iterator[Made]:
        sheets = [self._sheet() for _ in range(SHEETS)]
        words = [self._words() for _ in range(SHEETS * 4)]
        picked = self.rng.choices(self.owners, self.weights, k=count)
        for index, owner in enumerate(picked):
            edition = self.rng.choice(self.editions)
            sheet = self.rng.choice(sheets) if self.rng.random() < DECIDED else None
            trial = self._trial(owner, edition, sheet)
            said = dict.fromkeys(self.rng.choice(words) + self.rng.choice(words))
            shelf = searching.shelved(owner, [*_title_words(edition), *said])
            text = " ".join([searching.mark_of(owner), *shelf])
            yield _made(trial, text, sheet, self.first_round + index * len(SCORED), self.rng)

    def _trial(self, owner: int, edition: ChargeEdition, sheet: Sheet | None) -> dict[str, Any]:
        opened = self.now - SPAN * self.rng.random()
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
            # Boards leave out chosen seeds: what is made up ranks nowhere.
            "seed_chosen": True,
            "created_at": opened,
            "moved_at": self.now if status is Status.DEFENSE else opened,
            "decided_at": opened + timedelta(minutes=4) if sheet else None,
            "decision": sheet.decision if sheet else None,
            "total": sheet.total if sheet else None,
        }

    def _sheet(self) -> Sheet:
        draw = self.rng.randint
        marks = {
            phase: Scores(**{each.value: draw(1, 10) for each in DIMENSIONS}) for phase in SCORED
        }
        figure = total(marks)
        decision = Decision.NOT_GUILTY if figure >= THRESHOLD else Decision.GUILTY
        return Sheet(
            marks={phase: scores.model_dump() for phase, scores in marks.items()},
            total=figure,
            decision=decision.value,
            data=_data(marks, figure, decision),
        )

    def _words(self) -> list[str]:
        rare = [f"word{self.rng.randrange(RARE)}" for _ in range(12)]
        return [*self.rng.sample(COMMON, 3), *rare]


@cache
def _title_words(edition: ChargeEdition) -> list[str]:
    return searching.words_of(edition.sheet["title"])


def _made(
    trial: dict[str, Any], text: str, sheet: Sheet | None, first: int, rng: random.Random
) -> Made:
    marks = sheet.marks if sheet else {}
    rounds = tuple(
        _round(first + place, trial, phase, scores)
        for place, (phase, scores) in enumerate(marks.items())
    )
    return Made(
        trial=trial,
        words={"trial_id": trial["id"], "text": text},
        verdict=_verdict(trial, sheet) if sheet else None,
        rounds=rounds,
        fallacies=tuple(
            _fallacy(row["id"], rng.choice(FALLACIES)) for row in rounds if rng.random() < 0.4
        ),
    )


def _round(key: int, trial: dict[str, Any], phase: Phase, scores: dict[str, int]) -> dict[str, Any]:
    return {
        "id": key,
        "trial_id": trial["id"],
        "phase": phase.value,
        "filed_at": trial["created_at"],
        "assessor": ENGINE,
        **scores,
    }


def _fallacy(filed: int, name: str) -> dict[str, Any]:
    return {"round_id": filed, "name": name, "engine": ENGINE}


def _verdict(trial: dict[str, Any], sheet: Sheet) -> dict[str, Any]:
    return {
        "trial_id": trial["id"],
        "decision": sheet.decision,
        "total": sheet.total,
        "hints_used": 0,
        "contempt": 0,
        "data": sheet.data,
        "engine": ENGINE,
        "rendered_at": trial["decided_at"],
    }


def _data(marks: dict[Phase, Scores], figure: int, decision: Decision) -> dict[str, Any]:
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
        hints_used=0,
        contempt=0,
        summary="Made up, to measure with.",
        strongest_argument="",
        weakest_argument="",
        sentence="",
        engine=ENGINE,
    )
    return verdict.model_dump(mode="json")


# --- writing it down ----------------------------------------------------------------


def write(made: Iterable[Made], *, batch: int = 20_000) -> Iterator[int]:
    """Write the trials, a batch at a time; how many are written after each."""
    waiting, written = iter(made), 0
    while rows := list(islice(waiting, batch)):
        pour(Trial, [row.trial for row in rows])
        pour(TrialWords, [row.words for row in rows])
        pour(VerdictRecord, [row.verdict for row in rows if row.verdict is not None])
        pour(Round, [each for row in rows for each in row.rounds])
        pour(NamedFallacy, [each for row in rows for each in row.fallacies])
        written += len(rows)
        yield written


def pour(model: type[models.Model], rows: Sequence[dict[str, Any]]) -> None:
    """Insert the rows, which all name the same columns, as fast as the database can. A column
    that none names gets its default; only keys are the database's to give."""
    if not rows:
        return
    columns = [
        (field, _prepared(field, field.get_default()))
        for field in model._meta.concrete_fields
        if field.attname in rows[0] or not isinstance(field, models.AutoField)
    ]
    values = (
        [
            _prepared(field, row[field.attname]) if field.attname in row else default
            for field, default in columns
        ]
        for row in rows
    )
    quote = connection.ops.quote_name
    table = quote(model._meta.db_table)
    names = ", ".join(quote(str(field.column)) for field, _ in columns)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.cursor.copy(f"COPY {table} ({names}) FROM STDIN") as copy:
                for row in values:
                    copy.write_row(row)
        else:
            holes = ", ".join(["%s"] * len(columns))
            cursor.executemany(f"INSERT INTO {table} ({names}) VALUES ({holes})", list(values))


def _prepared(field: "models.Field[Any, Any]", value: Any) -> Any:
    if isinstance(value, PLAIN):
        return value
    return field.get_db_prep_save(value, connection)
