"""The beats of a reply, each a piece of speech within a number of words, or empty. Pure."""

from collections.abc import Callable

from trials.domain.memory import Outcome
from trials.domain.phases import Phase
from trials.house import exhibits
from trials.house.analysis import analyse
from trials.house.attack import IN_KIND, PROPOSITIONAL
from trials.house.bags import court_words, stride
from trials.house.callbacks import callback
from trials.house.context import pending
from trials.house.floor import Floor
from trials.house.lines import archetypes as kinds
from trials.house.lines import exhibit as tables
from trials.house.lines import fallacy, gags, joints, jokes, parry, quote, react
from trials.house.lines.gap_all import GAPS
from trials.house.lines.gap_bare import BARE
from trials.house.voice import inner, undouble

# How a step of the gag begins that can happen in the middle of his sentence.
_HAPPENS = frozenset(
    "the my a an i i'm i've there somebody someone that it this mother mr sir miss mrs two three "
    "they nobody everyone".split()
)


def reaction(floor: Floor, longest: int) -> str:
    """The first thing out of his mouth: a single word, or gloating, or parrying, or by round."""
    if floor.conceding:
        return ""  # giving way is the reaction
    phase = floor.case.phase
    if floor.unarguable:  # nothing was said that could be felt either way
        return floor.voice.line("one word", react.ONE_WORD[phase], longest=longest)
    writer = floor.case.sheet.writer
    lines: tuple[str, ...] = react.REACT[phase]
    mine: tuple[str, ...] = ()
    if phase is not Phase.ROUND_1 and floor.outcome is Outcome.DEFLECTED:
        lines, mine = react.DEFLECTED, writer.parries
    elif phase is not Phase.ROUND_1 and floor.outcome is Outcome.LANDED:
        lines, mine = react.LANDED, writer.gloats
    elif floor.treatment == "alibi":
        lines = kinds.IN_KIND["alibi"]
    own = mine if floor.voice.chance("react from the charge", 0.4) else ()
    if text := floor.voice.line("charge reacts", own, longest=longest, own=True):
        return text
    first = floor.order.startswith("R")
    if longest < 6 or (first and floor.voice.chance("one word", 0.45)):
        return floor.voice.line("one word", react.ONE_WORD[phase], longest=longest)
    return floor.voice.line("react", lines, longest=longest) or floor.voice.line(
        "one word", react.ONE_WORD[phase], longest=longest
    )


def attack(floor: Floor, longest: int) -> str:
    """The quote, and what is missing from it; the answer in kind where there is no argument."""
    target = floor.target
    if target is None:
        return ""
    if floor.unarguable:
        return floor.voice.line(floor.treatment, kinds.IN_KIND[floor.treatment], longest=longest)
    quoted = _quoted(floor, longest)
    room = longest - court_words(quoted)
    if target.kind == "concede":
        answer = _conceded(floor, room)
    elif target.kind == "in_kind":
        answer = floor.voice.line(floor.treatment, kinds.IN_KIND[floor.treatment], longest=room)
        if target.archetype in PROPOSITIONAL and floor.case.phase is not Phase.ROUND_1:
            more = _cut(floor, room - court_words(answer))
            answer = f"{answer} {more}".strip()
    elif target.kind == "fallacy":
        lines = fallacy.FALLACY.get(target.fallacy, BARE["bare"].cut)
        answer = floor.voice.line(f"fallacy {target.fallacy}", lines, longest=room)
    else:
        answer = _wry(floor, room) or _cut(floor, room)
    if not answer:
        answer = _cut(floor, longest) or floor.voice.line("bare", BARE["bare"].cut, longest=longest)
    return f"{quoted} {answer}".strip()


def _quoted(floor: Floor, longest: int) -> str:
    """The player's clause: bare, or brought in by what was spoken just before it."""
    target = floor.target
    if target is None or not target.quote:
        return ""
    if target.kind == "sprawl":
        return floor.voice.line("phrase", quote.PHRASES, longest=longest)
    before = floor.after("A")
    bare = floor.voice.chance("bare quote", 0.55) or target.archetype in IN_KIND
    frames: tuple[str, ...] = ("{Q}",) if bare else quote.FRAMES
    if before == "E" and floor.conceding:
        frames = ("{Q}",)
    elif before == "E" and floor.voice.chance("set against it", 0.85):
        frames = joints.AGAINST
    elif before == "G" and floor.voice.chance("over the noise", 0.85):
        frames = joints.OVER_THE_NOISE
    elif before == "R" and floor.voice.chance("reaction, then the words", 0.5):
        frames = ("{Q}",)
    return floor.voice.line("quote", frames, longest=longest // 2) or floor.voice.line(
        "bare quote", ("{Q}",)
    )


def _cut(floor: Floor, longest: int) -> str:
    target = floor.target
    if target is None or target.gap is None:
        return ""
    name = target.gap.name
    return floor.voice.line(f"cut {name}", GAPS[name].cut, longest=longest)


def _wry(floor: Floor, longest: int) -> str:
    """Now and then, for a short answer with a reason or a joke with one: as what it is."""
    if floor.treatment not in {"one_liner", "reasoned_joke"}:
        return ""
    if floor.treatment == "one_liner" and not floor.voice.chance("as a one-liner", 0.25):
        return ""
    return floor.voice.line(floor.treatment, kinds.IN_KIND[floor.treatment], longest=longest)


def _conceded(floor: Floor, longest: int) -> str:
    """One thing granted, then what is still left."""
    target = floor.target
    quoted = analyse(target.quote) if target else None
    lines = parry.REASON
    if target and target.met:
        lines = parry.MET
    elif quoted and (quoted.numbers or "who" in floor.voice.slots):
        lines = parry.DETAIL
    granted = floor.voice.line("grant", lines, longest=longest)
    return f"{granted} {_cut(floor, longest - court_words(granted))}".strip()


def jibe(floor: Floor, longest: int) -> str:
    """One of the charge's own remarks on the argument, while there is one to remark on."""
    if floor.unarguable or floor.conceding:
        return ""
    if not floor.winning and not floor.voice.chance("jibe", 0.5):
        return ""
    return floor.voice.line("jibe", floor.case.sheet.writer.jibes, longest=longest, own=True)


def heat(floor: Floor, longest: int) -> str:
    """What is at stake by now, or the way back to the case from a joke."""
    phase = floor.case.phase
    if floor.answered_in_kind and phase is not Phase.ROUND_3:
        return floor.voice.line("return", jokes.RETURN, longest=longest)
    lines = () if floor.conceding or floor.unarguable else react.HEAT.get(phase, ())
    return floor.voice.line("heat", lines, longest=longest)


def running_gag(floor: Floor, name: str, longest: int = 30) -> str:
    """This phase's step of the gag: planted, grown, swollen. Never grown before it is planted."""
    found = gags.by_name(name)
    if found is None:
        return ""
    spoken = " ".join(said.text for said in floor.case.speeches())
    planted = any(line[1:] in spoken for line in found.plant)  # it may stand after a colon
    phase = floor.case.phase
    if not planted:
        lines = found.plant if phase is not Phase.ROUND_3 else ()
    else:
        lines = found.grow if phase is Phase.ROUND_2 else found.swell
    if planted and phase in (Phase.OPENING, Phase.ROUND_1):
        return ""
    text = ""
    if planted and floor.after("G") in {"A", "J", "K", "H"}:
        text = _interrupted(floor, name, lines, longest)
    return text or floor.voice.line(f"gag {name}", lines, longest=longest)


def _interrupted(floor: Floor, name: str, lines: tuple[str, ...], longest: int) -> str:
    """A step of the gag that cuts him short: "I would say more, but my kettle is warm"."""
    for step in stride(floor.case.seed, floor.case.phase, lines, f"gag {name}"):
        first = step.split()[0].lower()
        if first not in _HAPPENS or "?" in step or "but" in step or not floor.voice.unsaid(step):
            continue
        floor.voice.slots["gag"] = inner(step)
        if text := floor.voice.line("interrupted", joints.BUT, longest=longest):
            floor.voice.note(step)
            return text
    return ""


def gag_beat(floor: Floor, longest: int) -> str:
    return running_gag(floor, floor.case.prosecutor.gag, longest)


def exhibit(floor: Floor, longest: int) -> str:
    """The new exhibit, joined to what was said, with a line of its own when it fits."""
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
        "fig": undouble(kind.figure), "kept": undouble(made.keeping),
    }  # fmt: skip
    lines = (kind.flaw_line, made.detail)
    if floor.voice.chance("detail first", 0.35):
        lines = (made.detail, kind.flaw_line)
    short = min(court_words(line) for line in lines)
    frame = _framed(floor, longest, short)
    if not frame:
        return ""
    room = longest - court_words(frame)
    if floor.winning and court_words(f"{made.detail} {kind.flaw_line}") <= room:
        both = (
            floor.voice.first((line,), room, own=True) for line in (made.detail, kind.flaw_line)
        )
        return f"{frame} {' '.join(both)}".strip()
    return f"{frame} {floor.voice.first(lines, room, own=True)}".strip()


def exhibit_words(floor: Floor) -> int:
    """How many words it takes to bring the new exhibit at all; 0 when there is none."""
    dealt = floor.brief.exhibit
    if dealt is None:
        return 0
    kind = next((item for item in floor.case.sheet.evidence if item.kind == dealt.kind), None)
    thing = f"{kind.object}, {kind.figure}" if kind else dealt.title
    return court_words(undouble(thing)) + (11 if _with_others(floor) else 5)


def _with_others(floor: Floor) -> bool:
    """Whether the new exhibit is brought in one breath with those that nobody has met."""
    dealt = floor.brief.exhibit
    return (
        "UE" in floor.order
        and dealt is not None
        and any(
            item.kind == dealt.kind
            and exhibits.draft(floor.case, dealt.kind, dealt.letter).description
            == dealt.description
            for item in floor.case.sheet.evidence
        )
    )


def _framed(floor: Floor, longest: int, spare: int) -> str:
    """The frame: what joins the exhibit to the words, the table or the noise just before it.

    Leaves `spare` words for the exhibit's own line where it can.
    """
    bags: list[tuple[str, tuple[str, ...]]] = []
    target = floor.target
    walked = target is not None and target.kind == "walked_past"
    if floor.case.phase is Phase.OPENING:
        bags.append(("opened", joints.OPENED))
    elif _with_others(floor):
        lying = joints.WITH_THESE if pending(floor.case, floor.brief.exhibit) else joints.LAST_ONE
        bags.append(("with these", lying))
    elif floor.case.phase is Phase.ROUND_1 and not walked:
        bags.append(("joining", tables.JOINING))
    else:
        before = floor.after("E")
        if before == "G" and floor.voice.chance("while that is seen to", 0.6):
            bags.append(("while", joints.WHILE))
        if target and before and floor.follows("E", "A") and not floor.unarguable:
            family = tables.BY_FAMILY.get(target.family, ())
            bags.append((f"exhibit {target.family}", family))
    if "UE" not in floor.order or not _with_others(floor):
        bags.append(("exhibit", tables.PLAIN))
    tries = [(most, bag) for most in (longest - spare, longest, longest + 12) for bag in bags]
    if floor.voice.chance("rather joined than long", 0.5):  # the joint before the detail
        tries.sort(key=lambda item: bags.index(item[1]))
        tries = [item for item in tries if item[0] <= longest] + tries
    for most, (purpose, lines) in tries:
        if text := floor.voice.line(purpose, lines, longest=most):
            return text
    return ""


def unanswered(floor: Floor, longest: int) -> str:
    """In round three, the exhibits that nobody has met, unless the new one comes with them."""
    if floor.case.phase is not Phase.ROUND_3 or _with_others(floor):
        return ""
    if floor.unarguable and not floor.case.exhibits:
        return ""
    left = pending(floor.case, floor.brief.exhibit)
    if not left:
        return floor.voice.line("all answered", tables.ALL_ANSWERED, longest=longest)
    many = tables.UNANSWERED_MANY if len(left) > 1 else ()
    return floor.voice.line("unanswered", (*tables.UNANSWERED, *many), longest=longest)


BEATS: dict[str, Callable[[Floor, int], str]] = {
    "R": reaction, "A": attack, "J": jibe, "H": heat, "G": gag_beat, "K": callback,
    "E": exhibit, "U": unanswered,
}  # fmt: skip
