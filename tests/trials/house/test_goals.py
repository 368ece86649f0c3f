"""How the reasons of a trial end: in no two ways alike."""

import re
from collections import Counter

from tests.trials.house.players import player
from tests.trials.house.simulator import Trial, sheets
from trials.house.lines.remarks import GOALS

_WAYS = tuple(
    re.compile(re.escape(goal).replace(r"\{a\}", r"an? \d+").replace(r"\{n\}", r"\d+") + r"\.$")
    for goal in GOALS
)


def way(line: str) -> int | None:
    return next((index for index, pattern in enumerate(_WAYS) if pattern.search(line)), None)


def test_no_ending_comes_twice_in_a_trial() -> None:
    assert len(set(GOALS)) >= 20
    for index, charge in enumerate(sheets()[::5]):
        trial = Trial(charge, index)
        trial.play(player("average", index))
        lines = [
            line
            for marks in trial.marks.values()
            for line in (marks.remark, *marks.reasons.values())
        ]
        ways = Counter(found for line in lines if (found := way(line)) is not None)
        assert len(ways) >= 12
        assert max(ways.values()) == 1
