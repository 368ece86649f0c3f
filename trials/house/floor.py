"""Who has the floor, against what, with which words at hand. Pure."""

import re

from trials.domain.casefile import Brief, CaseFile
from trials.domain.memory import Outcome
from trials.domain.phases import Phase
from trials.house import archetypes, exhibits, gaps
from trials.house.archetypes import UNARGUABLE
from trials.house.attack import Target, outcome_of_last
from trials.house.bags import shuffled
from trials.house.context import order, pending
from trials.house.voice import Voice, letters, quotation, undouble

# "The defendant" of the charge sheet, turned into "you".
_TO_THE_DOCK = (
    ("(?<=the defendant )(.*)themselves", r"\1yourself"), ("the defendant's", "your"),
    ("the defendant was", "you were"), ("the defendant is", "you are"),
    ("the defendant has", "you have"), ("the defendant does", "you do"), ("the defendant", "you"),
)  # fmt: skip
_CAPITALS = {"who": "Who", "then": "Then", "leftobj": "Leftobj"}


class Floor:
    """One speech in the making: the case, the target, the supply of lines, the mood."""

    def __init__(self, case: CaseFile, brief: Brief, target: Target | None) -> None:
        self.case = case
        self.brief = brief
        self.target = target
        self.outcome = outcome_of_last(case)
        self.treatment = archetypes.treatment(target.archetype, case.defense) if target else ""
        self.voice = Voice(case, case.phase, _slots(case, brief, target))
        self.order = ""  # of the beats, once it is drawn
        self.pieces: dict[str, str] = {}  # the beats that have their words already

    def follows(self, later: str, earlier: str) -> bool:
        """Whether one beat is spoken at some point after another."""
        return -1 < self.order.find(earlier) < self.order.find(later)

    def after(self, beat: str) -> str:
        """The beat spoken just before this one, of those that have their words; or empty."""
        before = self.order[: max(0, self.order.find(beat))]
        return next((item for item in reversed(before) if self.pieces.get(item, "?")), "")

    @property
    def unarguable(self) -> bool:
        return self.target is not None and self.target.archetype in UNARGUABLE

    @property
    def conceding(self) -> bool:
        return self.target is not None and self.target.kind == "concede"

    @property
    def rattled(self) -> bool:
        """The last attack was met, or this defence is a good one: he is short."""
        return self.conceding or (
            self.outcome is Outcome.DEFLECTED and self.case.phase is not Phase.ROUND_1
        )

    @property
    def winning(self) -> bool:
        landed = self.outcome is Outcome.LANDED and self.case.phase is not Phase.ROUND_1
        return landed and not self.conceding

    @property
    def answered_in_kind(self) -> bool:
        return self.unarguable or (self.target is not None and self.target.kind == "in_kind")


def plural(name: str) -> bool:
    """Whether a noun phrase would want a plural verb ("the receipts", "the pair of gloves" not)."""
    head = re.split(r" (?:of|in|on|from|with|for|at|by|beside) ", name, maxsplit=1)[0]
    last = head.split()[-1].lower()
    return (last.endswith("s") and not last.endswith(("ss", "us", "is", "'s"))) or last in {
        "people", "feet", "children", "teeth",
    }  # fmt: skip


def _slots(case: CaseFile, brief: Brief, target: Target | None) -> dict[str, str]:
    writer = case.sheet.writer
    index = order(case.phase)
    names = shuffled(case.seed, writer.nicknames, "nicknames")
    images = shuffled(case.seed, writer.images, "images")
    claims = gaps.untouched(case) or [item.claim for item in case.sheet.elements]
    slots = {
        "nick": names[index % len(names)],
        "image": images[index % len(images)],
        "stake": writer.stakes[max(0, min(2, index - 1))],
        "claim": claims[index % len(claims)],
        "these": letters(pending(case, brief.exhibit)),
    }
    slots |= _left(case, brief)
    if target:
        slots |= dict(target.gap.slots) if target.gap else {}
        if target.kind == "concede":
            slots |= gaps.particulars(case, target.quote)
        slots |= {"then": target.then, "met": target.met or slots.get("met", "")}
        slots["title"] = archetypes.title(case.defense)
    slots |= {
        large: exhibits.capital(slots[small])
        for small, large in _CAPITALS.items()
        if slots.get(small)
    }
    slots["claim"] = _spoken(slots["claim"])
    made = {name: undouble(text) for name, text in slots.items()}
    if target and target.quote:
        made |= quotation(target.quote, case.defense)
    return made


def _spoken(claim: str) -> str:
    """An element as it is said to the defendant's face."""
    for written, said in _TO_THE_DOCK:
        claim = re.sub(rf"\b{written}\b", said, claim)
    return claim


def _left(case: CaseFile, brief: Brief) -> dict[str, str]:
    """The newest exhibit nobody has answered: its letter, and its name with "the"."""
    waiting = pending(case, brief.exhibit)
    if not waiting:
        return {}
    last = waiting[-1]
    kind = next((item for item in case.sheet.evidence if item.kind == last.kind), None)
    name = kind.name if kind and kind.name == last.title else ""
    if not name.startswith("The ") or plural(name):
        name = f"Exhibit {last.letter}"
    else:
        name = name[:1].lower() + name[1:]
    return {"left": last.letter, "leftobj": name}
