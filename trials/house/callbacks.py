"""Returning what they said earlier, against what they say now. Pure."""

from trials.domain.memory import Outcome
from trials.domain.phases import Phase
from trials.house import exhibits, recall
from trials.house.floor import Floor
from trials.house.lines import callback as lines
from trials.house.notes import is_person, keepsakes_for
from trials.house.voice import quotation, towards
from trials.house.words import Span, straight

# What cannot be said to somebody whose answer has just been granted.
_TOO_PROUD = frozenset({"bare_again", "reason_lost", "softened", "sobered", "jokes_again"})


def callback(floor: Floor, longest: int) -> str:
    """Something of theirs from an earlier round, set against what they say now.

    Failing that, his own question that nobody answered, or the exhibit that heard it all.
    """
    if floor.case.phase is Phase.ROUND_1:
        return ""
    opposed = floor.target is not None and floor.target.kind == "contradiction"
    ways = [_turn_callback, _keepsake_callback]
    if not opposed and floor.voice.chance("keepsake first", 0.4):
        ways.reverse()
    if floor.voice.chance("his own question first", 0.25):
        ways.insert(1 if opposed else 0, _unpaid_callback)
    for way in (*ways, _unpaid_callback):
        if text := way(floor, longest):
            return text
    if floor.target and floor.target.kind == "walked_past":
        return ""
    return floor.voice.line("listening", lines.LISTENING, longest=longest)


def _keepsake_callback(floor: Floor, longest: int) -> str:
    texts = {said.phase: said.text for said in floor.case.defenses()}
    for keep in keepsakes_for(floor.case):
        thing, source = towards(keep.text), texts.get(keep.phase, "")
        person = is_person(keep.text)
        slots = {"keep": thing, "Keep": exhibits.capital(thing)}
        at = straight(source).find(straight(keep.text))
        clause = recall.clause_of(source, Span(at, at + len(keep.text), keep.text))
        holds = straight(keep.text).lower() in straight(clause).lower()
        if at >= 0 and holds and not _worn(floor, clause):
            told = lines.PERSON_QUOTED if person else lines.THING_QUOTED
            quoted = slots | quotation(clause, source)
            if text := _recalled(floor, "callback quoted", told, quoted, longest):
                return text
        bag = lines.PERSON if person else lines.THING
        if text := _recalled(floor, "callback", bag, slots, longest):
            return text
    return ""


def _turn_callback(floor: Floor, longest: int) -> str:
    now = floor.target.quote if floor.target else ""
    opposed = floor.target is not None and floor.target.kind == "contradiction"
    for turn in recall.turns(floor.case, now, opposed=opposed):
        if _worn(floor, turn.quote) or (floor.conceding and turn.kind in _TOO_PROUD):
            continue
        slots = dict(turn.slots) | quotation(turn.quote, turn.said.text)
        bag = lines.TURNS[turn.kind]
        if text := _recalled(floor, f"turn {turn.kind}", bag, slots, longest):
            return text
    return ""


def _unpaid_callback(floor: Floor, longest: int) -> str:
    asked = recall.unpaid(floor.case) if floor.outcome is Outcome.LANDED else ""
    if not asked:
        return ""
    return _recalled(floor, "unpaid", lines.UNPAID, {"asked": asked}, longest)


def _recalled(
    floor: Floor, purpose: str, bag: tuple[str, ...], slots: dict[str, str], longest: int
) -> str:
    """A line with these slots, which are gone again afterwards."""
    kept = dict(floor.voice.slots)
    floor.voice.slots |= slots
    text = floor.voice.line(purpose, bag, longest=longest)
    floor.voice.slots = kept
    return text


def _worn(floor: Floor, words: str) -> bool:
    """Whether he has handed these words back twice already."""
    said = straight(words).lower()
    return sum(said in straight(item.text).lower() for item in floor.case.speeches()) > 1
