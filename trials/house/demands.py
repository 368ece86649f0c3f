"""How a reply ends: one question that fits what was said just before it. Pure."""

from collections.abc import Callable

from trials.house.analysis import analyse
from trials.house.bags import shuffled, stride
from trials.house.floor import Floor, plural
from trials.house.lines import archetypes as kinds
from trials.house.lines import demand, fallacy, joints
from trials.house.lines.gap_all import GAPS
from trials.house.notes import keepsakes_for
from trials.house.voice import inner, towards, undouble
from trials.house.words import content_stems, stem_set, straight

# What a reply's last question may be about: the words quoted, the new exhibit, or the charge.
NEAR, EXPLAIN, CHARGE = "near", "explain", "charge"


def asks_about(floor: Floor) -> str:
    """What the last question will be about, drawn before the beats are put in order."""
    weights = {NEAR: 0.5, EXPLAIN: 0.3, CHARGE: 0.2}
    if floor.answered_in_kind:
        weights = {NEAR: 0.4, EXPLAIN: 0.2, CHARGE: 0.4}
    if floor.conceding:
        gap = floor.target.gap if floor.target else None
        near = 0.5 if gap and gap.name in {"half_charge", "walked_past"} else 0.0
        weights = {NEAR: near, EXPLAIN: 0.45, CHARGE: 0.55}
    return floor.voice.drawn("asks about", weights)


def demand_beat(floor: Floor, longest: int, about: str = NEAR) -> str:
    """One question, not yet answered, that fits what was just said."""
    if floor.brief.exhibit is not None:
        _name_the_exhibit(floor)
    ways: dict[str, Callable[[Floor, int], str]] = {
        NEAR: _near, EXPLAIN: _explain, CHARGE: _of_the_charge,
    }  # fmt: skip
    order_of_trying = (about, NEAR, EXPLAIN, CHARGE)
    for way in order_of_trying:
        if text := ways[way](floor, longest):
            return text
    return _asked(floor, longest) or floor.voice.line(
        "any demand", floor.case.sheet.writer.demands, own=True
    )


def _name_the_exhibit(floor: Floor) -> None:
    dealt = floor.brief.exhibit
    if dealt is None:
        return
    kind = next((item for item in floor.case.sheet.evidence if item.kind == dealt.kind), None)
    name = kind.name if kind else dealt.title
    if plural(name):
        name = f"Exhibit {dealt.letter}"
    elif name.startswith("The "):
        name = name[:1].lower() + name[1:]
    floor.voice.slots["the"] = undouble(name)
    floor.voice.slots["letter"] = dealt.letter


def _near(floor: Floor, longest: int) -> str:
    """About the very words quoted."""
    target = floor.target
    if target is None:
        return ""
    if floor.answered_in_kind:
        lines = (*kinds.ASK.get(floor.treatment, ()), *kinds.ASK[""])
        special = kinds.ASK.get(floor.treatment, ())
        return floor.voice.line(f"ask {floor.treatment}", special, longest=longest) or (
            floor.voice.line("ask in kind", lines, longest=longest)
        )
    if target.kind == "fallacy":
        lines = fallacy.ASK.get(target.fallacy, ())
        return floor.voice.line(f"ask {target.fallacy}", lines, longest=longest)
    name = target.gap.name if target.gap else "bare"
    return floor.voice.line(f"ask {name}", GAPS[name].ask, longest=longest)


def _explain(floor: Floor, longest: int) -> str:
    """About the oddity of the exhibit just brought."""
    if "the" not in floor.voice.slots:
        return ""
    return floor.voice.line("EXPLAIN", demand.EXPLAIN, longest=longest)


def _of_the_charge(floor: Floor, longest: int) -> str:
    questions = _open_demands(floor)
    if floor.after("D") == "E" and floor.voice.chance("leaving it", 0.6):
        for question in stride(floor.case.seed, floor.case.phase, questions, "charge demand"):
            if not floor.voice.unsaid(undouble(question)):
                continue
            floor.voice.slots["ask"] = inner(undouble(question))
            if text := floor.voice.line("leaving it", joints.LEAVING_IT, longest=longest):
                floor.voice.note(undouble(question))
                return text
    return floor.voice.line("charge demand", questions, own=True, longest=longest)


def _asked(floor: Floor, longest: int) -> str:
    """One of the five kinds of asking, none that the defence has answered."""
    seen = analyse(floor.case.defense)
    given = {"WHO": bool(seen.names), "WHEN": bool(seen.numbers), "HOW_MANY": bool(seen.numbers)}
    keeps = keepsakes_for(floor.case)
    if keeps:
        floor.voice.slots["keep"] = towards(keeps[0].text)
    for way in shuffled(floor.case.seed, tuple(demand.BY_KIND), f"ask {floor.case.phase.value}"):
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
