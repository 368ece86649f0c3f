"""What an examiner says for its decision: one or two sentences, about this exhibit. Pure."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from evidence.domain.exhibits import Kind
from evidence.domain.rules import CHALLENGE_PAYS_ABOVE, Decision, Truth
from evidence.house.bags import drawn
from evidence.house.figures import figures
from evidence.house.lines import actuary, notary, terrier, weathervane
from evidence.house.lines.facts import FACTS
from evidence.house.places import place
from evidence.house.players import Care, Examiner
from evidence.house.reading import amounts
from evidence.house.signs import Sign
from evidence.house.suspicion import fooled_in, sore_from
from evidence.house.tells import CARES, Tell
from evidence.house.views import CatalogueEntry, ExaminerView

_LONGEST = 300
# A locator that opens a sentence is written out.
_ABBREVIATED = re.compile(r"(?:^|(?<=[.!?] ))(?P<word>pp?|figs?)\. (?=\d)")
_FULL = {"p": "Page", "ps": "Pages", "pp": "Pages", "fig": "Figure", "figs": "Figures"}
KINDS = MappingProxyType(
    {
        Kind.DOCUMENT: "a document",
        Kind.CHART: "a chart",
        Kind.AUDIO: "a recording",
        Kind.VIDEO: "a reel",
    }
)
_NUMBERS = ("none", *"one two three four five six seven eight nine ten".split())
# The slots that speak of what moved this examiner, rather than of the exhibit alone.
_MOVED = ("rate_high", "Rate_high", "last_false", "last_true", "fooled", "sore", "Place")


@dataclass(frozen=True, slots=True)
class Finding:
    """The decision, and the sign that was noticed, if any."""

    decision: Decision
    sign: Sign | None


@dataclass(frozen=True, slots=True)
class Voice:
    found: tuple[str, ...]
    hunch: tuple[str, ...]
    accepted: tuple[str, ...]


VOICES: Mapping[str, Voice] = MappingProxyType(
    {
        slug: Voice(lines.FOUND, lines.HUNCH, lines.ACCEPTED)
        for slug, lines in (
            ("notary", notary),
            ("actuary", actuary),
            ("weathervane", weathervane),
            ("terrier", terrier),
        )
    }
)


def reasoning(view: ExaminerView, examiner: Examiner, finding: Finding) -> str:
    """A sentence or two in character, no longer than a line; never the same twice in a match."""
    voice, slots = VOICES[examiner.slug], _slots(view)
    name, frames = "accepted", voice.accepted
    if finding.decision is Decision.CHALLENGE:
        name, frames = "hunch", voice.hunch
        if finding.sign:
            name, frames = "found", voice.found
            slots["Fact"] = _fact(view, finding.sign, slots)
            if CARES[finding.sign.tell] is Care.PLACES:
                slots["Place"] = slots["Fact"]
    text = drawn(
        frames,
        slots,
        seed=view.seed,
        purpose=f"{examiner.slug} {name}",
        turn=view.round - 1,
        said=[past.reasoning for past in view.revealed],
        prefer=_MOVED,
    )
    return _fitting(_ABBREVIATED.sub(_in_full, text))


def _fact(view: ExaminerView, sign: Sign, slots: dict[str, str]) -> str:
    own = dict(sign.slots)
    if sign.tell is Tell.KIND:
        own["listed"] = KINDS[Kind(own["listed"])]
    own.pop("kind", None)
    fact = drawn(
        FACTS[sign.tell],
        slots | own,
        seed=view.seed,
        purpose=f"fact {sign.tell}",
        turn=view.round - 1,
    )
    return fact if _ABBREVIATED.match(fact) else fact[0].upper() + fact[1:]


def _slots(view: ExaminerView) -> dict[str, str]:
    """What may be said of the exhibit. A slot that would say something untrue is missing."""
    exhibit = view.exhibit
    source, locator = exhibit.citation.source, exhibit.citation.locator
    kind = KINDS[exhibit.kind]
    slots = {"locator": locator, "source": source, "title": exhibit.title, "kind": kind}
    slots["kind_word"] = kind.removeprefix("a ")
    shown = amounts(exhibit.preview)
    stated = (one.text for one in figures(exhibit.claim) if one.value in shown)
    figure = next((text for text in stated if text[0].isdigit() and len(text) > 1), "")
    card = next((card for card in view.catalogue if card.title == source), None)
    if card:
        slots |= _card_slots(view, card)
    slots |= _memory_slots(view)
    return slots | ({"figure": figure} if figure else {})


def _card_slots(view: ExaminerView, card: CatalogueEntry) -> dict[str, str]:
    slots = {"card": card.title, "year": str(card.year)}
    cited, allowed = place(view.exhibit.citation.locator), place(card.locators)
    if cited and allowed and cited.within(allowed):
        slots["range"] = card.locators
    if card.kind is view.exhibit.kind:
        slots["matched"] = KINDS[card.kind]
    return slots


def _memory_slots(view: ExaminerView) -> dict[str, str]:
    revealed = view.revealed
    slots: dict[str, str] = {}
    if len(revealed) >= 2:
        false = sum(past.truth is Truth.HALLUCINATED for past in revealed)
        rate = f"{count(false)} of {count(len(revealed))}"
        slots |= {"rate": rate, "Rate": rate.capitalize()}
        if false / len(revealed) > CHALLENGE_PAYS_ABOVE:
            slots |= {"rate_high": rate, "Rate_high": rate.capitalize()}
    if revealed:
        true = revealed[-1].truth is Truth.GROUNDED
        slots["last_true" if true else "last_false"] = str(revealed[-1].round)
    fooled, sore = fooled_in(revealed), sore_from(revealed)
    if fooled:
        slots["fooled"] = str(fooled.round)
    if sore:
        slots["sore"] = str(sore.round)
    return slots


def count(number: int) -> str:
    """A number in words up to ten, in digits beyond."""
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def _in_full(match: re.Match[str]) -> str:
    word = match["word"]
    several = re.match(r"\d[\d,]*[\u2013-]\d", match.string[match.end() :])
    return f"{_FULL[f'{word}s' if several and f'{word}s' in _FULL else word]} "


def _fitting(text: str) -> str:
    """Within a line; only a title out of all proportion is cut."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1].rstrip() + "…"
