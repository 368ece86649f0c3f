"""How a line gets from a bag to the floor: filled in, never said before, within the words. Pure."""

import re
from collections.abc import Iterable, Sequence

from allrise.seeds import rng
from trials.domain.casefile import CaseFile, Exhibit
from trials.domain.phases import Phase
from trials.house.bags import Said, court_words, stride
from trials.house.exhibits import capital
from trials.house.lexicon import DETERMINERS, FUNCTION
from trials.house.words import straight

# First words that are no name, and so may be written small.
_SMALL = FUNCTION | frozenset(
    """somebody someone nobody everyone there two three here towards apart besides roughly exactly
    given even precisely""".split()
)
_FIELD = re.compile(r"\{(\w+)\}")


class Voice:
    """One speaker's supply of lines in one phase; everything it hands out counts as said."""

    def __init__(self, case: CaseFile, phase: Phase, slots: dict[str, str]) -> None:
        self._seed = case.seed
        self._phase = phase
        self._said = Said(case)
        self.slots = {name: text for name, text in slots.items() if text}

    def chance(self, purpose: str, probability: float) -> bool:
        """A seeded coin for this phase and purpose."""
        return rng(self._seed, "house", self._phase.value, purpose).random() < probability

    def drawn(self, purpose: str, weights: dict[str, float]) -> str:
        """One of the names, as likely as its weight, for this phase and purpose."""
        dice = rng(self._seed, "house", self._phase.value, purpose)
        return dice.choices(list(weights), list(weights.values()))[0]

    def line(
        self, purpose: str, options: Sequence[str], *, longest: int = 99, own: bool = False
    ) -> str:
        """The first line of this phase's share that can be filled, fits and repeats nothing.

        `own` marks lines of the charge: they have no slots, and lose any double quotes. Empty
        when no line qualifies.
        """
        return self.first(stride(self._seed, self._phase, options, purpose), longest, own=own)

    def first(self, options: Iterable[str], longest: int = 99, *, own: bool = False) -> str:
        for option in options:
            text = undouble(option) if own else self.filled(option)
            if text and court_words(text) <= longest and self._said.allows(text):
                self._said.add(text)
                return text
        return ""

    def unsaid(self, text: str) -> bool:
        """Whether the court has said no sentence of `text` in this trial."""
        return self._said.allows(text)

    def note(self, text: str) -> None:
        """Counts `text` as said: it is spoken inside another sentence."""
        self._said.add(text)

    def filled(self, frame: str) -> str:
        """The frame with its slots filled; empty when one is not to be had."""
        names = set(_FIELD.findall(frame))
        if not names <= self.slots.keys():
            return ""
        text = _FIELD.sub(lambda match: self.slots[match[1]], frame)
        return _opened(text)


def inner(text: str) -> str:
    """A sentence as it stands inside another, with a small first letter unless it is a name's."""
    first = re.split(r"[ ,']", text, maxsplit=1)[0]
    return text if first == "I" or first.lower() not in _SMALL else text[:1].lower() + text[1:]


def _opened(text: str) -> str:
    """With a large first letter, also behind a quotation mark: quotes compare without case."""
    if text[:1] in ("'", '"'):
        return text[:1] + capital(text[1:])
    return capital(text)


def undouble(text: str) -> str:
    """Charge lines on the floor: straight marks, and single ones, for double are the player's."""
    return straight(text).replace('"', "'")


def letters(exhibits: Sequence[Exhibit]) -> str:
    """ "Exhibit A", "Exhibits A and B", "Exhibits A, B and C"."""
    names = [item.letter for item in exhibits]
    if len(names) < 2:
        return "".join(f"Exhibit {name}" for name in names)
    return f"Exhibits {', '.join(names[:-1])} and {names[-1]}"


def quotation(quote: str, source: str) -> dict[str, str]:
    """The slots {q} and {Q} for a verbatim quote: inside a sentence, and as one of its own."""
    text = straight(quote).strip()
    end = source[source.find(quote) + len(quote) :][:1] if quote in source else ""
    if text[-1:] in ".!?":
        text, end = text[:-1], text[-1]
    alone = f'"{capital(text)}{end}"' if end in (".", "!", "?") and end else f'"{capital(text)}".'
    return {"q": f'"{text}"', "Q": alone}


def towards(phrase: str) -> str:
    """A noun phrase of theirs, turned towards them: "my cousin" → "your cousin"."""
    head, _, rest = straight(phrase).partition(" ")
    lower = head.lower()
    if not rest or lower not in DETERMINERS:
        return straight(phrase)  # a name
    if lower in {"my", "our"}:
        return f"your {rest}"
    if lower in {"a", "an", "the"}:
        return f"the {rest}"
    if lower in {"this", "that", "these", "those", "some"}:
        return f"{'those' if lower in {'these', 'those', 'some'} else 'that'} {rest}"
    if lower in {"his", "her", "their"}:
        return f"{lower} {rest}"
    return f"the {lower} {rest}"
