"""The beats of a match for people who watch: what the driver does next, and when.

A round of about forty seconds: the exhibit appears, is read (longer when it is long), the
examiner deliberates, decides, silence, the flash, the explanation. Everything is counted
from the record's own times, so a driver that starts again goes on where the last one was.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

MATERIALISE = 3.0
READ = 12.0
# Reading time is designed for an exhibit of so many words.
READ_WORDS = 60
DELIBERATE = 7.0
DECISION = 3.0
SILENCE = 2.5
FLASH = 2.0
EXPLANATION = 7.0
RESET = 3.5
LAST_ROUND_EXTRA = 5.0
HIGHLIGHTS = 30.0


class Act(StrEnum):
    """What the driver has to see to."""

    FILE = "file"
    RULE = "rule"
    RESOLVE = "resolve"
    NEXT = "next"
    CLOSE = "close"


@dataclass(frozen=True)
class Moment:
    """Where a match stands, in times of the record. None for what has not happened."""

    round: int
    rounds: int
    opened_at: datetime
    words: int
    filed_at: datetime | None = None
    ruled_at: datetime | None = None
    resolved_at: datetime | None = None


@dataclass(frozen=True)
class Cue:
    act: Act
    at: datetime


def next_cue(moment: Moment, *, pace: float) -> Cue:
    """What is due next, and not before when. `pace` scales every pause: 0 for none."""

    def after(start: datetime, seconds: float) -> datetime:
        return start + timedelta(seconds=seconds * pace)

    if moment.filed_at is None:
        return Cue(Act.FILE, moment.opened_at)
    if moment.ruled_at is None:
        reading = READ * max(0.6, min(1.6, moment.words / READ_WORDS))
        return Cue(Act.RULE, after(moment.filed_at, MATERIALISE + reading + DELIBERATE))
    if moment.resolved_at is None:
        last = LAST_ROUND_EXTRA if moment.round == moment.rounds else 0.0
        return Cue(Act.RESOLVE, after(moment.ruled_at, DECISION + SILENCE + last))
    rest = FLASH + EXPLANATION + RESET
    act = Act.CLOSE if moment.round == moment.rounds else Act.NEXT
    return Cue(act, after(moment.resolved_at, rest))
