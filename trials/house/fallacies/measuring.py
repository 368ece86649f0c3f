"""How good the detector is on labelled texts. Pure.

What is predicted for a text is the name of its first, surest finding, or `none`. Precision,
recall and F1 count every finding returned, whether it costs points or is only a question, and
`costly` repeats precision for those that cost. A false accusation is any finding in a text that is
labelled `none`.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from trials.domain.fallacies import Fallacy
from trials.house.fallacies.detecting import COSTLY, Finding, detect

NONE = "none"
LABELS = frozenset({NONE, *(name.value for name in Fallacy)})


class BadRow(ValueError):
    """A line that is not a labelled text; the message names the line."""


@dataclass(frozen=True)
class Row:
    text: str
    labels: frozenset[str]
    dataset: str


@dataclass(frozen=True)
class Score:
    """One label: `support` texts carry it, `named` findings claim it, `right` of them truly."""

    support: int
    named: int
    right: int
    costly_named: int
    costly_right: int
    costs_points: bool

    @property
    def precision(self) -> float:
        return _share(self.right, self.named)

    @property
    def recall(self) -> float:
        return _share(self.right, self.support)

    @property
    def f1(self) -> float:
        return _share(2 * self.right, self.named + self.support)


@dataclass(frozen=True)
class Report:
    texts: int
    right: int
    honest: int
    accused: int
    accused_costly: int
    labels: dict[str, Score]

    @property
    def accuracy(self) -> float:
        return _share(self.right, self.texts)

    @property
    def false_accusation_rate(self) -> float:
        return _share(self.accused, self.honest)

    @property
    def macro_f1(self) -> float:
        """The mean over the labels that occur, `none` among them."""
        present = [score.f1 for score in self.labels.values() if score.support]
        return _share(sum(present), len(present))

    def as_json(self) -> dict[str, object]:
        return {
            "accuracy": round(self.accuracy, 4),
            "macro_f1": round(self.macro_f1, 4),
            "false_accusation_rate": round(self.false_accusation_rate, 4),
            "labels": {
                name: {
                    "precision": round(score.precision, 4),
                    "recall": round(score.recall, 4),
                    "f1": round(score.f1, 4),
                    "support": score.support,
                    "costs_points": score.costs_points,
                }
                for name, score in self.labels.items()
            },
        }


def parse(lines: Iterable[str]) -> list[Row]:
    """Rows of JSONL: `{"text", "labels": [...], "dataset"?}` a line; blank lines are passed over.

    Raises `BadRow` with the number of the first line that is none.
    """
    return [_row(line, number) for number, line in enumerate(lines, start=1) if line.strip()]


def _row(line: str, number: int) -> Row:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise BadRow(f"line {number} is not JSON: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("text"), str):
        raise BadRow(f'line {number} has no "text"')
    labels = data.get("labels")
    if not isinstance(labels, list) or not labels or not all(isinstance(x, str) for x in labels):
        raise BadRow(f'line {number} has no list of "labels"')
    if unknown := sorted(set(labels) - LABELS):
        raise BadRow(f"line {number} has an unknown label: {', '.join(unknown)}")
    return Row(data["text"], frozenset(labels), str(data.get("dataset", "")))


def measure(rows: Sequence[Row], find: Callable[[str], list[Finding]] = detect) -> Report:
    found = [find(row.text) for row in rows]
    honest = [items for row, items in zip(rows, found, strict=True) if NONE in row.labels]
    return Report(
        texts=len(rows),
        right=sum(_predicted(items) in row.labels for row, items in zip(rows, found, strict=True)),
        honest=len(honest),
        accused=sum(bool(items) for items in honest),
        accused_costly=sum(any(item.costs_points for item in items) for items in honest),
        labels=_scores(rows, found),
    )


def _predicted(found: Sequence[Finding]) -> str:
    return found[0].name.value if found else NONE


def _scores(rows: Sequence[Row], found: Sequence[Sequence[Finding]]) -> dict[str, Score]:
    scores: dict[str, Score] = {}
    for label in sorted(LABELS):
        support = named = right = costly = costly_right = 0
        for row, items in zip(rows, found, strict=True):
            mine = [item for item in items if item.name.value == label]
            named_here = bool(mine) or (label == NONE and not items)
            costs = any(item.costs_points for item in mine)
            true = label in row.labels
            support += true
            named += named_here
            right += named_here and true
            costly += costs
            costly_right += costs and true
        if support or named or label != NONE:
            costs_points = label in {name.value for name in COSTLY}
            scores[label] = Score(support, named, right, costly, costly_right, costs_points)
    return scores


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
