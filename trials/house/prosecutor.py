"""Reginald P. Harrington III, played by the house. Pure and seeded.

Beats: react, quote and cut, callback, exhibit, demand; in an order drawn for the round, always
ending on a demand that fits what was said just before it. What goes between double quotation
marks is the defendant's own.
"""

from allrise.seeds import rng
from trials.domain.casefile import Brief, CaseFile, WriteBack
from trials.domain.phases import Phase
from trials.house import beats, demands, notes
from trials.house.archetypes import Archetype
from trials.house.attack import choose
from trials.house.bags import court_words, shuffled
from trials.house.context import pending
from trials.house.floor import Floor
from trials.house.lines import archetypes as kinds
from trials.house.lines import gags, joints
from trials.house.lines import opening as openings
from trials.house.reader import charge_vocabulary
from trials.house.strategy import START, written
from trials.house.voice import inner
from trials.house.words import stem_set

OPENING_WORDS = 70
REPLY_WORDS = {Phase.ROUND_1: 60, Phase.ROUND_2: 80, Phase.ROUND_3: 100}

# R react, A quote and cut, J a jibe of the charge, K callback, H what is at stake, G gag,
# E exhibit, U exhibits unanswered, D demand. J, K and H speak of what A quoted and follow it; U
# and E are one sentence where they can be. After "words" the last question is about the words
# quoted, which are still warm; after "exhibit" it is about the exhibit just laid down, or the
# charge.
ORDERS: dict[Phase, dict[str, tuple[str, ...]]] = {
    Phase.ROUND_1: {
        "words": ("EAJHD", "EAHD", "GEAJD"),
        "exhibit": ("RAHED", "AJHED", "RAJHED", "GRAHED"),
    },
    Phase.ROUND_2: {
        "words": ("EGAKD", "GEAKHD", "GEAJKD", "EGAKHD"),
        "exhibit": ("RAKGED", "AKGED", "GAKHED", "AJKGED", "GRAKED", "AKHGED"),
    },
    Phase.ROUND_3: {
        "words": ("UEGAKHD", "GUEAKHD", "UEGAJKHD"),
        "exhibit": ("RAKHGUED", "GAKHUED", "AKHGUED", "GRAKHUED", "AJKGUED", "GAJKHUED"),
    },
}  # fmt: skip
# In which order beats are given their words: (beat, most words, words kept free for it).
_SHARES: dict[Phase, tuple[tuple[str, int, int], ...]] = {
    Phase.ROUND_1: (
        ("G", 12, 0), ("A", 27, 14), ("E", 36, 15), ("D", 18, 9), ("R", 10, 0), ("J", 16, 0),
        ("H", 12, 0),
    ),
    Phase.ROUND_2: (
        ("G", 20, 12), ("A", 27, 14), ("D", 19, 10), ("E", 34, 18), ("K", 22, 11), ("R", 12, 0),
        ("H", 16, 0), ("J", 17, 0),
    ),
    Phase.ROUND_3: (
        ("G", 21, 13), ("A", 29, 14), ("U", 15, 0), ("D", 20, 10), ("E", 44, 22), ("K", 22, 11),
        ("H", 16, 6), ("R", 12, 1), ("J", 17, 0),
    ),
}  # fmt: skip
# A beat that may be left out is, rather than be cramped into the same few short lines.
_OPTIONAL = {"R": 3, "H": 9, "J": 10}
# How much of his time he takes: all of it only when the last attack went home.
_BARE = 6  # words of frame that a rattled man has for an exhibit, beyond the shortest
_RATTLED, _EVEN = 0.78, 0.97


def gag(case: CaseFile) -> str:
    """The running gag of this trial: none of the player's recent ones, none the charge is about."""
    vocabulary = charge_vocabulary(case.sheet)
    order = shuffled(case.seed, gags.NAMES, "gag")
    fresh = [name for name in order if name not in case.recent_gags]
    apart = [name for name in fresh if not vocabulary & stem_set(name)]
    return (apart or fresh or order)[0]


def strategy(case: CaseFile) -> str:
    """The line of attack he brings to the turn, with its aim. A pure read of his memory."""
    return case.prosecutor.strategy or written(START[case.plea])


def opening(case: CaseFile, brief: Brief) -> str:
    """The opening speech: at most 70 words, fitting the plea, presenting the first exhibit."""
    floor = Floor(case, brief, None)
    shares = (
        ("exhibit", 21, 0), ("plant", 17, 0), ("line", 17, 0), ("plea", 15, 0), ("promise", 10, 0),
        ("pity", 12, 0),
    )  # fmt: skip
    pieces: dict[str, str] = {}
    spent = 0
    for name, most, _ in shares:
        room = min(most, OPENING_WORDS - spent)
        if name == "pity" and room < 9:
            room = 0
        text = _opening_piece(floor, name, room)
        if name == "exhibit" and len(text) == 0:
            text = beats.exhibit(floor, 30)
        pieces[name] = text
        spent += court_words(text)
    orders = (
        ("plant", "line", "pity", "plea", "exhibit", "promise"),
        ("plant", "pity", "line", "plea", "exhibit", "promise"),
        ("pity", "plant", "line", "plea", "exhibit", "promise"),
        ("line", "plant", "plea", "exhibit", "promise"),
        ("plant", "plea", "line", "exhibit", "promise"),
        ("plea", "plant", "line", "exhibit", "promise"),
    )
    order = rng(case.seed, "house", "opening", "order").choice(orders)
    if order[0] == "plant":
        room = OPENING_WORDS - spent
        pieces["plant"] = _in_passing(floor, pieces["plant"], room)
    return " ".join(pieces[name] for name in order if pieces[name])


def _in_passing(floor: Floor, plant: str, room: int) -> str:
    """The planted gag waved away, if its first word may be written small and there is room."""
    small = inner(plant)
    told = plant and "?" not in plant and (small != plant or plant.startswith("I "))
    if not told or not floor.voice.chance("in passing", 0.6):
        return plant
    floor.voice.slots["gag"] = small
    longest = court_words(plant) + room
    return floor.voice.line("in passing", joints.IN_PASSING, longest=longest) or plant


def _opening_piece(floor: Floor, name: str, room: int) -> str:
    case = floor.case
    if name == "exhibit":
        return beats.exhibit(floor, room)
    if name == "plant":
        return beats.running_gag(floor, case.prosecutor.gag or gag(case), room)
    if name == "line":
        lines = case.sheet.writer.opening_lines
        return floor.voice.line("opening line", lines, own=True, longest=room)
    lines = {"plea": openings.PLEA[case.plea], "promise": openings.PROMISE, "pity": openings.PITY}[
        name
    ]
    return floor.voice.line(name, lines, longest=room)


def reply(case: CaseFile, brief: Brief) -> str:
    """The cross-examination of the defence filed in the case's phase.

    At most 60, 80 or 100 words of his own in rounds one, two and three; less when his last
    attack was met or this defence is a good one.
    """
    target = choose(case, brief)
    floor = Floor(case, brief, target)
    if target.archetype is Archetype.DISTRESS:
        return floor.voice.line("kindness", kinds.KIND)
    limit = words_for(floor)
    about = demands.asks_about(floor)
    floor.order = _order(floor, about)
    shares = [share for share in _SHARES[case.phase] if share[0] in floor.order]
    if floor.rattled:  # no speeches about civilisation
        shares = [(beat, most, 0 if beat in _OPTIONAL else free) for beat, most, free in shares]
    least = beats.exhibit_words(floor)
    shares = [(beat, most, least if beat == "E" else free) for beat, most, free in shares]
    if floor.rattled:  # he names the thing, and leaves out the music
        shares = [
            (beat, least + _BARE if beat == "E" else most, min(free, 8) if beat == "K" else free)
            for beat, most, free in shares
        ]
    kept_free = sum(free for _, _, free in shares)
    pieces = floor.pieces
    spent = 0
    for beat, most, free in shares:
        kept_free -= free
        room = min(most, limit - spent - kept_free)
        if room < _OPTIONAL.get(beat, 0):
            pieces[beat] = ""
        elif beat == "D":
            pieces[beat] = demands.demand_beat(floor, room, about)
        else:
            pieces[beat] = beats.BEATS[beat](floor, room)
        spent += court_words(pieces[beat])
    return " ".join(pieces[beat] for beat in floor.order if pieces[beat])


def words_for(floor: Floor) -> int:
    """How many words of his own he gives himself: all when winning, few when rattled."""
    limit = REPLY_WORDS[floor.case.phase]
    if floor.winning:
        return limit
    return int(limit * (_RATTLED if floor.rattled else _EVEN))


def _order(floor: Floor, about: str) -> str:
    """The beats of this reply in their order.

    When rattled he may leave the past alone, if the words quoted or the table tie him to it.
    """
    case = floor.case
    ends_on = "words" if about == demands.NEAR else "exhibit"
    orders = ORDERS[case.phase][ends_on]
    order = rng(case.seed, "house", case.phase.value, "order").choice(orders)
    gap = floor.target.gap if floor.target else None
    walked = gap is not None and gap.name == "walked_past"
    tied = walked or (case.phase is Phase.ROUND_3 and bool(pending(case)))
    if floor.rattled and tied and floor.voice.chance("leaves the past alone", 0.6):
        return order.replace("K", "")
    return order


def reflect(case: CaseFile, brief: Brief, speech: str) -> WriteBack:
    """What he notes after `speech`: the attack, how the last one fared, what to try next."""
    return notes.reflect(case, choose(case, brief), speech)
