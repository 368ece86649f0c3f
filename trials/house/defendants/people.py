"""A defendant: one story, one skill, and a way of putting things for every trial."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

from trials.domain.casefile import CaseFile, Exhibit
from trials.domain.charges import ChargeSheet
from trials.domain.phases import Phase
from trials.house.defendants.cheats import BUILT, MAX_DEFENSE, TEXTS, cheat
from trials.house.defendants.lines_high import ANSWERS, CLOSINGS, PARTICULARS, REASONS, TURNS
from trials.house.defendants.lines_low import AVERAGE, FLIPPANT, WEAK

Speak = Callable[[CaseFile], str]

SKILLS = ("flippant", "weak", "average", "good", "excellent", "adversarial")
NAMES = ("Bea", "Carol", "Mrs Pell", "Tamsin", "Ines", "Priya", "Mrs Okafor", "Joanna", "Wanda")
PEOPLE = ("cousin", "aunt", "neighbour", "colleague", "landlady", "sister", "dentist", "lodger")
TIMES = ("4:10", "half past six", "9:25", "quarter to three", "7:40", "five to eight", "11.15")
DAYS = ("Monday", "Tuesday", "Thursday", "Friday", "Saturday", "Sunday")
PLACES = (
    "at the bus stop", "by the post office", "in the kitchen", "in the launderette",
    "on the number 9 bus", "outside the chemist's", "at the library desk", "in the back garden",
)  # fmt: skip
PROOFS = (
    "the receipt", "the bus ticket", "the visitors' book", "the parking slip",
    "the appointment card", "the rota",
)  # fmt: skip
# Which moves a defence is made of; the order is part of how a person sounds.
GOOD_PLANS = ("PR", "RP", "AP", "PA", "PRA", "APR", "AR", "P", "PP", "RA")
EXCELLENT_PLANS = ("APR", "PRA", "APT", "PAT", "RPT", "TAP", "ATP", "PT", "AT", "RAP", "PTR", "ART")
MOVES = {"P": PARTICULARS, "R": REASONS, "A": ANSWERS, "T": TURNS}
WHOLE = {"flippant": FLIPPANT, "weak": WEAK, "average": AVERAGE}
# Nobody plays at one level for four rounds: how often in a hundred a defence is of another skill.
LAPSES = {
    "flippant": {"weak": 8},
    "weak": {"flippant": 8, "average": 15},
    "average": {"weak": 15, "good": 20},
    "good": {"average": 25, "weak": 14, "excellent": 8},
    "excellent": {"good": 20, "average": 10, "weak": 8},
    "adversarial": {},
}
_LEADING = re.compile(r"^the defendant\b")


def structures(skill: str) -> int:
    """How many ways of putting a defence a skill has, its slots left open."""
    if skill == "adversarial":
        return len(TEXTS) + BUILT
    if skill in WHOLE:
        return len(WHOLE[skill])
    plans = GOOD_PLANS if skill == "good" else EXCELLENT_PLANS
    total = 0
    for plan in plans:
        ways = 1
        for move in plan:
            ways *= len(MOVES[move])
        total += ways
    return total


def own_words(claim: str) -> str:
    """An element's claim as the defendant would say it of themselves."""
    said = _LEADING.sub("I", claim)
    said = said.replace("the defendant's", "my").replace("the defendant", "me")
    return said.replace("themselves", "myself")


@dataclass(frozen=True, kw_only=True)
class Story:
    """What stays the same through one defendant's trial."""

    name: str
    who: str
    time: str
    day: str
    place: str
    proof: str
    n: str
    contested: int
    granted: int


def _story(sheet: ChargeSheet, dice: random.Random) -> Story:
    contested, granted = dice.sample(range(len(sheet.elements)), 2)
    return Story(
        name=dice.choice(NAMES),
        who=dice.choice(PEOPLE),
        time=dice.choice(TIMES),
        day=dice.choice(DAYS),
        place=dice.choice(PLACES),
        proof=dice.choice(PROOFS),
        n=dice.choice(("three", "four", "six", "nine", "fourteen")),
        contested=contested,
        granted=granted,
    )


def defendant(skill: str, seed: int, *, lapses: bool = True) -> Speak:
    """Somebody of that skill, who never uses one line twice in a trial; KeyError for no skill.

    With `lapses` off every defence is of the skill itself.
    """
    return _Defendant(skill, seed, LAPSES[skill] if lapses else {}).speak


def cut(text: str) -> str:
    """The text as far as it can be filed, to the last whole word where there is one."""
    if len(text) <= MAX_DEFENSE:
        return text
    end = text.rfind(" ", 0, MAX_DEFENSE + 1)
    return text[:end].rstrip() if end > 0 else text[:MAX_DEFENSE]


class _Defendant:
    def __init__(self, skill: str, seed: int, lapses: dict[str, int]) -> None:
        self._skill = skill
        self._dice = random.Random(f"{skill}/{seed}")
        self._lapses = lapses
        self._used: set[str] = set()
        self._answered: set[str] = set()
        self._story: Story | None = None

    def speak(self, case: CaseFile) -> str:
        """The defence of the current phase."""
        skill = self._level()
        if skill == "adversarial":
            return cut(self._fill(cheat(case, self._dice), case, None))
        if skill in WHOLE:
            # Whoever has a point to make makes two of them at the end.
            points = 2 if skill == "average" and case.phase is Phase.CLOSING else 1
            lines = [self._pick(WHOLE[skill]) for _ in range(points)]
            return " ".join(self._fill(line, case, self._target(case)) for line in lines)
        return self._planned(skill, case)

    def _told(self, case: CaseFile) -> Story:
        if self._story is None:
            self._story = _story(case.sheet, self._dice)
        return self._story

    def _level(self) -> str:
        own = 100 - sum(self._lapses.values())
        levels = [self._skill, *self._lapses]
        return self._dice.choices(levels, [own, *self._lapses.values()])[0]

    def _pick(self, lines: tuple[str, ...]) -> str:
        line = self._dice.choice([line for line in lines if line not in self._used] or list(lines))
        self._used.add(line)
        return line

    def _planned(self, skill: str, case: CaseFile) -> str:
        plan = self._dice.choice(GOOD_PLANS if skill == "good" else EXCELLENT_PLANS)
        target = self._target(case)
        said = []
        for move in plan:
            if move == "A":
                if target is None:
                    continue
                self._answered.add(target.kind)
            said.append(self._fill(self._pick(MOVES[move]), case, target))
        if case.phase is Phase.CLOSING:
            said.append(self._fill(self._pick(CLOSINGS), case, target))
        return " ".join(said or [self._fill(self._pick(PARTICULARS), case, target)])

    def _target(self, case: CaseFile) -> Exhibit | None:
        """The exhibit to speak of: the newest that this defendant has not dealt with."""
        left = [item for item in case.exhibits if item.kind not in self._answered]
        return left[-1] if left else None

    def _fill(self, line: str, case: CaseFile, target: Exhibit | None) -> str:
        """The line with its slots filled; a text that came from outside keeps its braces."""
        values = _slots(case, self._told(case), target, self._dice)
        return _SLOT.sub(lambda slot: values.get(slot.group(1), slot.group(0)), line)


_SLOT = re.compile(r"\{(\w+)\}")


def _slots(
    case: CaseFile, story: Story, target: Exhibit | None, dice: random.Random
) -> dict[str, str]:
    sheet = case.sheet
    shown = target or (case.exhibits[-1] if case.exhibits else None)
    kind = sheet.evidence_kind(shown.kind) if shown else sheet.evidence[0]
    values = {
        "name": story.name,
        "who": story.who,
        "time": story.time,
        "day": story.day,
        "place": story.place,
        "proof": story.proof,
        "n": story.n,
        "img": dice.choice(sheet.writer.images),
        "nick": dice.choice(sheet.writer.nicknames),
        "claim": own_words(sheet.elements[story.contested].claim),
        "granted": own_words(sheet.elements[story.granted].claim),
        "letter": shown.letter if shown else "A",
        "thing": kind.name[0].lower() + kind.name[1:],
        "flaw": kind.flaw,
        "word": dice.choice(kind.flaw_synonyms),
    }
    raised = {key.capitalize(): value[0].upper() + value[1:] for key, value in values.items()}
    return {**raised, **values}
