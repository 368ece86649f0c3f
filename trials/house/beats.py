"""The beats of a reply, each a piece of speech within a number of words, or empty. Pure."""

from collections.abc import Callable

from trials.domain.casefile import Brief, CaseFile
from trials.domain.memory import Outcome
from trials.domain.phases import Phase
from trials.house import exhibits
from trials.house.analysis import analyse
from trials.house.archetypes import UNARGUABLE, Archetype
from trials.house.attack import Target, outcome_of_last, round_name
from trials.house.bags import court_words, shuffled
from trials.house.context import order, pending
from trials.house.lines import archetypes as kinds
from trials.house.lines import callback as callbacks
from trials.house.lines import cut, demand, gags, react
from trials.house.lines import exhibit as tables
from trials.house.notes import keepsakes_for
from trials.house.voice import Voice, letters, quotation, towards, undouble
from trials.house.words import content_stems, stem_set, straight

_SPEAKS_FOR_ITSELF = frozenset(
    {Archetype.SINGLE_WORD, Archetype.CONFESSION, Archetype.JURY, Archetype.RUDE}
)
_ASKS: dict[str, tuple[str, ...]] = {
    "no_specifics": ("WHO", "WHEN", "HOW_MANY"),
    "unanswered_exhibit": ("EXPLAIN",),
    "contradiction": ("WHICH",),
    "admission": ("WHICH", "HOW_MANY"),
    "absolute": ("HOW_MANY", "WHO"),
    "hedge": ("WHEN", "WHICH"),
    "bare_claim": ("WHO", "ELEMENT", "WHEN"),
    "irrelevant": ("ELEMENT", "EXPLAIN"),
    "repetition": ("EXPLAIN", "WHO"),
    "concede": ("KEEP", "EXPLAIN"),
    "fallacy": ("EXPLAIN", "WHO", "WHICH"),
}


class Floor:
    """Who has the floor, against what, with which words at hand."""

    def __init__(self, case: CaseFile, brief: Brief, target: Target | None) -> None:
        self.case = case
        self.brief = brief
        self.target = target
        self.outcome = outcome_of_last(case)
        self.voice = Voice(case, case.phase, _slots(case, brief, target))

    @property
    def unarguable(self) -> bool:
        return self.target is not None and self.target.archetype in UNARGUABLE


def _slots(case: CaseFile, brief: Brief, target: Target | None) -> dict[str, str]:
    writer = case.sheet.writer
    index = order(case.phase)
    names = shuffled(case.seed, writer.nicknames, "nicknames")
    images = shuffled(case.seed, writer.images, "images")
    claims = shuffled(case.seed, [item.claim for item in case.sheet.elements], "claims")
    slots = {
        "nick": names[index % len(names)],
        "image": images[index % len(images)],
        "stake": writer.stakes[max(0, min(2, index - 1))],
        "claim": claims[index % len(claims)],
        "these": letters(pending(case, brief.exhibit)),
    }
    if target:
        slots |= {"word": target.word, "left": target.letter, "then": target.then}
        slots["Then"] = exhibits.capital(target.then)
        if target.quote:
            slots |= quotation(target.quote, case.defense)
    return {name: undouble(text) if name not in "qQ" else text for name, text in slots.items()}


def reaction(floor: Floor, longest: int) -> str:
    """The first thing out of his mouth: in kind, or gloating, parrying, or by round."""
    target = floor.target
    if target and target.archetype in kinds.ARCHETYPE and target.kind != "fallacy":
        lines = kinds.ARCHETYPE[target.archetype]
        if text := floor.voice.line(target.archetype.value, lines, longest=longest):
            return text
    writer = floor.case.sheet.writer
    own = floor.voice.chance("react from the charge", 0.6)
    if floor.case.phase is not Phase.ROUND_1 and floor.outcome is Outcome.DEFLECTED:
        lines, mine = react.DEFLECTED, writer.parries
    elif floor.case.phase is not Phase.ROUND_1 and floor.outcome is Outcome.LANDED:
        lines, mine = react.LANDED, writer.gloats
    else:
        lines, mine, own = react.REACT[floor.case.phase], (), False
    text = floor.voice.line("charge reacts", mine, longest=longest, own=True) if own else ""
    return text or floor.voice.line("react", lines, longest=longest)


def attack(floor: Floor, longest: int) -> str:
    """The quote and the cut, or the cut alone where nothing may be quoted."""
    target = floor.target
    if target is None or floor.unarguable:
        return ""
    if target.archetype in _SPEAKS_FOR_ITSELF and (
        target.kind == "bare_claim" or target.archetype is not Archetype.CONFESSION
    ):
        return ""
    lines = cut.CONCEDE if target.kind == "concede" else cut.CUT.get(target.kind, ())
    if target.kind == "fallacy":
        lines = cut.FALLACY.get(target.fallacy, cut.CUT["bare_claim"])
    quote = floor.voice.line("quote", cut.QUOTE, longest=longest // 2) if target.quote else ""
    answer = floor.voice.line(f"cut {target.line}", lines, longest=longest - court_words(quote))
    if not answer:
        answer = floor.voice.line("cut bare_claim", cut.CUT["bare_claim"], longest=longest)
    return f"{quote} {answer}".strip()


def jibe(floor: Floor, longest: int) -> str:
    if floor.unarguable or (floor.target and floor.target.kind == "concede"):
        return ""
    return floor.voice.line("jibe", floor.case.sheet.writer.jibes, longest=longest, own=True)


def heat(floor: Floor, longest: int) -> str:
    return floor.voice.line("heat", react.HEAT[floor.case.phase], longest=longest)


def running_gag(floor: Floor, name: str, longest: int = 30) -> str:
    """This phase's step of the gag: planted, grown, swollen. Never grown before it is planted."""
    found = gags.by_name(name)
    if found is None:
        return ""
    spoken = " ".join(said.text for said in floor.case.speeches())
    planted = any(line in spoken for line in found.plant)
    phase = floor.case.phase
    if not planted:
        lines = found.plant if phase is not Phase.ROUND_3 else ()
    else:
        lines = found.grow if phase is Phase.ROUND_2 else found.swell
    if planted and phase in (Phase.OPENING, Phase.ROUND_1):
        return ""
    return floor.voice.line(f"gag {name}", lines, longest=longest)


def gag_beat(floor: Floor, longest: int) -> str:
    return running_gag(floor, floor.case.prosecutor.gag, longest)


def callback(floor: Floor, longest: int) -> str:
    """Something of theirs from an earlier round, changed; empty when he remembers nothing."""
    quotes = [
        item for item in floor.case.prosecutor.attacks
        if item.quote and order(item.phase) < order(floor.case.phase)
    ]  # fmt: skip
    keeps = keepsakes_for(floor.case)
    if quotes and (not keeps or floor.voice.chance("callback to a sentence", 0.25)):
        return _sentence_callback(floor, longest)
    for keep in keeps:
        thing = towards(keep.text)
        floor.voice.slots |= {
            "keep": thing, "Keep": exhibits.capital(thing), "then": round_name(keep.phase),
        }  # fmt: skip
        if text := floor.voice.line("callback", callbacks.CALLBACK, longest=longest):
            return text
    return ""


def _sentence_callback(floor: Floor, longest: int) -> str:
    texts = {said.phase: said.text for said in floor.case.defenses()}
    for item in floor.case.prosecutor.attacks:
        source = texts.get(item.phase, "")
        if order(item.phase) >= order(floor.case.phase) or item.quote not in source:
            continue
        seen = analyse(source)
        if not any(span.text == item.quote for span in seen.quotable):
            continue
        then = round_name(item.phase)
        kept = dict(floor.voice.slots)
        floor.voice.slots |= {
            **quotation(item.quote, source), "then": then, "Then": exhibits.capital(then),
        }  # fmt: skip
        text = floor.voice.line("callback sentence", callbacks.SENTENCES, longest=longest)
        floor.voice.slots = kept
        return text
    return ""


def exhibit(floor: Floor, longest: int) -> str:
    """The new exhibit by object and figure, with the charge's own line about it if it fits."""
    dealt = floor.brief.exhibit
    if dealt is None:
        return ""
    kind = next((item for item in floor.case.sheet.evidence if item.kind == dealt.kind), None)
    ours = kind and exhibits.draft(floor.case, dealt.kind, dealt.letter).description
    if kind is None or ours != dealt.description:
        floor.voice.slots |= {"letter": dealt.letter, "obj": undouble(dealt.title).rstrip(".")}
        return floor.voice.line("title only", tables.TITLE_ONLY, longest=longest)
    made = exhibits.parts(floor.case, dealt.kind)
    thing = undouble(kind.object)
    floor.voice.slots |= {
        "letter": dealt.letter, "obj": thing, "Obj": exhibits.capital(thing),
        "fig": undouble(kind.figure), "the": undouble(kind.name[:1].lower() + kind.name[1:]),
    }  # fmt: skip
    frame = floor.voice.line("exhibit", tables.EXHIBIT, longest=longest)
    if not frame:
        return ""
    room = longest - court_words(frame)
    lines = (kind.flaw_line, made.detail)
    if floor.voice.chance("detail first", 0.35):
        lines = (made.detail, kind.flaw_line)
    return f"{frame} {floor.voice.first(lines, room, own=True)}".strip()


def unanswered(floor: Floor, longest: int) -> str:
    """In round three, the exhibits that nobody has met, by letter."""
    if floor.case.phase is not Phase.ROUND_3 or (floor.unarguable and not floor.case.exhibits):
        return ""
    left = pending(floor.case, floor.brief.exhibit)
    lines = tables.UNANSWERED if left else tables.ALL_ANSWERED
    return floor.voice.line("unanswered", lines, longest=longest)


def demand_beat(floor: Floor, longest: int) -> str:
    """One question, not yet answered, of a kind that fits the gap."""
    if floor.unarguable:
        return floor.voice.line("plain demand", kinds.PLAIN_DEMAND, longest=longest)
    dealt = floor.brief.exhibit
    if dealt:
        kind = next((item for item in floor.case.sheet.evidence if item.kind == dealt.kind), None)
        name = kind.name if kind else dealt.title
        floor.voice.slots["the"] = undouble(name[:1].lower() + name[1:])
        floor.voice.slots["letter"] = dealt.letter
    text = ""
    if floor.voice.chance("demand from the charge", 0.55):
        text = floor.voice.line("charge demand", _open_demands(floor), own=True, longest=longest)
    kinds_of_asking = _ASKS.get(floor.target.kind if floor.target else "", ("WHO",))
    return (
        text
        or _asked(floor, kinds_of_asking, longest)
        or floor.voice.line("charge demand", floor.case.sheet.writer.demands, own=True)
    )


def _asked(floor: Floor, ways: tuple[str, ...], longest: int) -> str:
    seen = analyse(floor.case.defense)
    given = {"WHO": bool(seen.names), "WHEN": bool(seen.numbers), "HOW_MANY": bool(seen.numbers)}
    keeps = keepsakes_for(floor.case)
    if keeps:
        floor.voice.slots["keep"] = towards(keeps[0].text)
    for way in (*shuffled(floor.case.seed, ways, f"ask {floor.case.phase.value}"), "EXPLAIN"):
        if given.get(way):
            continue
        if text := floor.voice.line(way, demand.BY_KIND[way], longest=longest):
            return text
    return ""


def _open_demands(floor: Floor) -> list[str]:
    """The charge's questions that no defence has answered by its words so far."""
    said = stem_set(" ".join(item.text for item in floor.case.defenses()))
    open_ones = []
    for question in floor.case.sheet.writer.demands:
        asked = [item for item in content_stems(question) if item != "not"]
        if sum(item in said for item in asked) < 0.6 * len(asked):
            open_ones.append(straight(question))
    return open_ones


BEATS: dict[str, Callable[[Floor, int], str]] = {
    "R": reaction, "A": attack, "J": jibe, "H": heat, "G": gag_beat, "K": callback,
    "E": exhibit, "U": unanswered, "D": demand_beat,
}  # fmt: skip
