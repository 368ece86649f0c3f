"""The yardstick: trials written by hand, played whole against the house, and how it ranks them.

`ladder/<slug>.json` holds five trials a charge, one of each quality, ordered by quality
before any of them was scored. `{exhibit}` in a defence stands for the sentence that answers
the newest exhibit on the table which this defendant has not answered yet. `adversarial.jsonl`
holds texts that deserve nothing; `{prosecutor}` there is the prosecutor's last speech.
The `held` half of both is for measuring only: nobody tunes on it.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from statistics import fmean

from tests.trials.house.simulator import Player, Trial, sheet, sheets
from trials.domain import contempt
from trials.domain.casefile import CaseFile
from trials.domain.phases import SCORED, Phase, Plea
from trials.house.defendants import defendant

HERE = Path(__file__).parent
QUALITIES = ("flippant", "weak", "average", "good", "excellent")
SLOT = "{exhibit}"
SPEECH = "{prosecutor}"
# "Weak" by the published anchors: relevant, unsupported is a 4, in all four dimensions.
WEAK = 16
SEEDS = (11,)


@dataclass(frozen=True, kw_only=True)
class Rung:
    """One hand-written trial."""

    slug: str
    split: str
    quality: str
    plea: Plea
    texts: dict[Phase, str]
    answers: dict[str, str]

    def player(self) -> Player:
        """Files the four texts; no exhibit is answered with the same sentence twice."""
        spent: set[str] = set()

        def speak(case: CaseFile) -> str:
            return filled(self.texts[case.phase], case, self.answers, spent)

        return speak


@dataclass(frozen=True, kw_only=True)
class Cheat:
    slug: str
    split: str
    kind: str
    text: str

    def evening(self) -> tuple["Cheat", ...]:
        """What this cheat files from round 1 on: this text, then its neighbours on the charge.

        So every text is heard fresh at several points of a trial; repetition is a cheat of
        its own.
        """
        mine = [cheat for cheat in cheats() if cheat.slug == self.slug]
        start = mine.index(self)
        fresh = self.kind != "same_text_four_times"
        return tuple(mine[(start + step * fresh) % len(mine)] for step in range(len(SCORED)))

    def player(self) -> Player:
        """Files the evening's texts as the court would hear them."""
        texts = {phase: cheat.text for phase, cheat in zip(SCORED, self.evening(), strict=True)}

        def speak(case: CaseFile) -> str:
            return heard(texts[case.phase].replace(SPEECH, case.speeches()[-1].text))

        return speak


def heard(text: str) -> str:
    """The text without what is contempt of court, as it is cut before anybody reads it."""
    return contempt.cut(text, contempt.find(text)).strip()[:2000]


def filled(text: str, case: CaseFile, answers: dict[str, str], spent: set[str]) -> str:
    """The text with its slots filled, newest open exhibit first; adds their kinds to `spent`."""
    while SLOT in text:
        left = [item.kind for item in reversed(case.exhibits) if item.kind not in spent]
        answer = answers[left[0]] if left else ""
        spent.update(left[:1])
        text = text.replace(SLOT, answer, 1)
    return " ".join(text.split())


@lru_cache(maxsize=1)
def rungs() -> tuple[Rung, ...]:
    """Every hand-written trial, by charge and from flippant to excellent."""
    found = []
    for path in sorted((HERE / "ladder").glob("*.json")):
        page = json.loads(path.read_text(encoding="utf-8"))
        for quality in QUALITIES:
            trial = page["defences"][quality]
            found.append(
                Rung(
                    slug=page["slug"],
                    split=page["split"],
                    quality=quality,
                    plea=Plea(trial["plea"]),
                    texts={phase: trial[phase.value] for phase in SCORED},
                    answers=page["adaptive"],
                )
            )
    return tuple(found)


@lru_cache(maxsize=1)
def cheats() -> tuple[Cheat, ...]:
    lines = (HERE / "adversarial.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(Cheat(**json.loads(line)) for line in lines)


@dataclass(frozen=True, kw_only=True)
class Mark:
    """What one trial came to: its total and the sum of each defence's four marks."""

    slug: str
    split: str
    label: str
    seed: int
    total: float
    sums: tuple[int, ...]
    acquitted: bool


def played(item: Rung | Cheat, seed: int) -> Mark:
    plea = item.plea if isinstance(item, Rung) else Plea.NOT_GUILTY
    trial = Trial(sheet(item.slug), seed, plea)
    ruling = trial.play(item.player())
    return Mark(
        slug=item.slug,
        split=item.split,
        label=item.quality if isinstance(item, Rung) else item.kind,
        seed=seed,
        total=trial.total(),
        sums=tuple(trial.marks[phase].scores.sum() for phase in SCORED),
        acquitted=ruling.verdict == "not_guilty",
    )


@lru_cache(maxsize=1)
def ladder_marks() -> tuple[Mark, ...]:
    return tuple(played(rung, seed) for rung in rungs() for seed in SEEDS)


@lru_cache(maxsize=1)
def cheat_marks() -> tuple[Mark, ...]:
    return tuple(played(cheat, SEEDS[0]) for cheat in cheats())


def best_of_cheats() -> dict[Cheat, int]:
    """The most that each text was worth in any round of any trial, of 40."""
    best: dict[Cheat, int] = {}
    for cheat, mark in zip(cheats(), cheat_marks(), strict=True):
        for filed, marks in zip(cheat.evening(), mark.sums, strict=True):
            best[filed] = max(best.get(filed, 0), marks)
    return best


def rate(skill: str, trials: int, seed: int = 100) -> float:
    """The share of `trials` imaginary defendants of a skill who are acquitted, over all charges."""
    won = 0
    charges = sheets()
    for index in range(trials):
        plea = list(Plea)[(seed + index) % len(Plea)]
        trial = Trial(charges[index % len(charges)], seed + index, plea)
        won += trial.play(defendant(skill, seed + index)).verdict == "not_guilty"
    return won / trials


def tau(ranked: Sequence[float]) -> float:
    """Kendall's tau-a of values listed from the lowest rank to the highest; a tie earns nothing."""
    pairs = list(combinations(ranked, 2))
    return sum((high > low) - (high < low) for low, high in pairs) / len(pairs)


def taus(marks: Iterable[Mark], split: str) -> dict[str, float]:
    """Tau of quality and total by charge, each total a mean over the seeds."""
    totals: dict[str, dict[str, list[float]]] = {}
    for mark in marks:
        if mark.split == split:
            totals.setdefault(mark.slug, {}).setdefault(mark.label, []).append(mark.total)
    return {
        slug: tau([fmean(by_quality[quality]) for quality in QUALITIES])
        for slug, by_quality in totals.items()
    }


def by_quality(marks: Iterable[Mark], split: str | None = None) -> dict[str, list[float]]:
    """All totals of each quality, lowest quality first."""
    chosen = [mark for mark in marks if split in (None, mark.split)]
    return {q: sorted(m.total for m in chosen if m.label == q) for q in QUALITIES}


def report() -> str:
    """The measures as a table, for whoever tunes or reviews."""
    lines = []
    marks, cheating = ladder_marks(), cheat_marks()
    for split in ("dev", "held"):
        found = taus(marks, split)
        lines.append(f"{split}: mean tau {fmean(found.values()):.3f} over {len(found)} charges")
        lines += [f"  {slug}: {value:.2f}" for slug, value in found.items() if value < 1]
        for quality, totals in by_quality(marks, split).items():
            acquitted = [m.acquitted for m in marks if (m.label, m.split) == (quality, split)]
            lines.append(
                f"  {quality:10} mean {fmean(totals):5.2f}  {totals[0]:5.2f} to {totals[-1]:5.2f}"
                f"  acquitted {fmean(acquitted):.0%}"
            )
    best = best_of_cheats()
    for cheat in sorted(best, key=lambda cheat: -best[cheat]):
        if best[cheat] > WEAK:
            lines.append(f"  over weak {best[cheat]} {cheat.split} {cheat.kind}: {cheat.text[:90]}")
    lines.append(f"adversarial: highest single defence {max(best.values())} of 40,")
    lines.append(
        f"  totals mean {fmean(mark.total for mark in cheating):.2f}, "
        f"highest {max(mark.total for mark in cheating):.2f}"
    )
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
