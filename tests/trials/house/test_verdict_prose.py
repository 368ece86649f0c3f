"""The verdict is told in more than one order, and the hints are moves."""

import re
from collections import Counter

import pytest

from allrise.quotes import is_verbatim
from tests.trials.house.simulator import Trial, sheets
from trials.domain.phases import Plea
from trials.house import fallacies
from trials.house.defendants import defendant
from trials.house.judge import _phase
from trials.house.lines import gags
from trials.house.lines import judge as lines
from trials.house.strategist import _asked

SKILLS = ("flippant", "weak", "average", "good", "excellent")
# The part of the summary a frame belongs to, told by its first words without slots.
PARTS = {
    "total": (*lines.CONVICTED, *lines.ACQUITTED),
    "last": (*lines.CONVICTED_LAST, *lines.ACQUITTED_LAST),
    "marks": (*lines.TRACE, *lines.NARRATED, *lines.FLAT),
    "argument": (*lines.WEAK, *lines.STRONG, *lines.BOTH),
    "table": (*lines.LEFT, *lines.CLEARED),
}


@pytest.fixture(scope="module")
def trials() -> list[Trial]:
    played = []
    for index in range(40):
        charge = sheets()[index % len(sheets())]
        trial = Trial(charge, 300 + index, list(Plea)[index % 3], hints=True)
        trial.play(defendant(SKILLS[index % 5], index))
        played.append(trial)
    return played


def architecture(summary: str) -> tuple[str, ...]:
    """The parts of a summary after the gag, in order of place, found by their longest fixed run."""
    found: dict[str, int] = {}
    for part, frames in PARTS.items():
        for frame in frames:
            fixed = max(frame.replace("}", "{").split("{")[::2], key=len).strip(" .,;:")
            at = summary.find(fixed)
            if len(fixed) >= 8 and at >= 0:
                found[part] = min(found.get(part, at), at)
    return tuple(sorted(found, key=lambda part: found[part]))


def test_at_least_four_orders_of_telling(trials: list[Trial]) -> None:
    orders = Counter(architecture(trial.ruling.summary)[:3] for trial in trials if trial.ruling)
    told = [order for order, times in orders.items() if times >= 2]
    assert len(told) >= 4, orders
    assert max(orders.values()) <= 0.5 * len(trials), orders


def test_every_summary_pays_the_gag_off_gives_the_number_and_traces_it(
    trials: list[Trial],
) -> None:
    for trial in trials:
        assert trial.ruling is not None
        summary = trial.ruling.summary
        found = gags.by_name(trial.case.prosecutor.gag)
        assert found is not None
        assert summary.startswith((*found.guilty, *found.acquitted))
        plain = f"{trial.total():.2f}".rstrip("0").rstrip(".")
        gap = f"{abs(trial.total() - 24):.2f}".rstrip("0").rstrip(".")
        assert plain in summary or gap in summary, summary
        marks = [str(mark.scores.sum()) for mark in trial.marks.values()]
        traced = any(mark in summary for mark in marks)
        assert traced or any(line in summary for line in lines.FLAT), summary


def test_what_the_judge_praises_is_a_clause(trials: list[Trial]) -> None:
    for trial in trials:
        assert trial.ruling is not None
        text = f"{trial.ruling.summary} {trial.ruling.strongest_argument}"
        for quote in text.split('"')[1::2]:
            words = quote.strip(" .!?")
            assert any(is_verbatim(words, said.text) for said in trial.case.defenses()), quote


def test_no_hint_tells_them_to_build_on_a_fallacy(trials: list[Trial]) -> None:
    for trial in trials:
        for hint in trial.advice:
            if not hint.text.startswith("The closing is forty per cent. Start from"):
                continue
            quote = hint.text.split('"')[1]
            source = next(s.text for s in trial.case.defenses() if is_verbatim(quote, s.text))
            assert not any(item.costs_points for item in fallacies.detect(source)), hint.text


def test_a_hint_repeats_the_question_without_its_run_up(trials: list[Trial]) -> None:
    for trial in trials:
        asked = _asked(trial.case)
        assert "tell me: " not in asked
        assert not asked or asked.endswith("?'")


def test_the_figures_told_of_a_round_are_that_rounds() -> None:
    """A quotation from the second worst round once left its figures to the worst one's line."""
    told = re.compile(
        r"(?:High water was|Take) ([\w ]+), (\d+)[^,;]*; ?"
        r"(?:low water|set against it) ([\w ]+), (\d+)"
    )
    seen = 0
    for index, charge in enumerate(sheets()):
        for seed in range(5):
            trial = Trial(charge, 700 + 5 * index + seed, list(Plea)[index % 3])
            trial.play(defendant(("weak", "average")[seed % 2], 700 + 5 * index + seed))
            assert trial.ruling is not None
            marks = {_phase(phase): mark.scores.sum() for phase, mark in trial.marks.items()}
            for best, most, worst, least in told.findall(trial.ruling.summary):
                seen += 1
                assert (marks[best], marks[worst]) == (int(most), int(least))
                assert marks[best] > marks[worst]
    assert seen >= 3


def test_of_a_defence_that_failed_the_weakest_words_are_named() -> None:
    praise = set(lines.NOTHING_WEAK)
    for index, charge in enumerate(sheets()):
        for skill in ("weak", "average"):
            trial = Trial(charge, 800 + index, Plea.NOT_GUILTY)
            trial.play(defendant(skill, 800 + index))
            assert trial.ruling is not None
            if trial.ruling.verdict == "guilty":
                assert trial.ruling.weakest_argument not in praise
