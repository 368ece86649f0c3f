"""Reginald P. Harrington III, played by the house. Pure and seeded.

Beats: react, quote, cut, callback, exhibit, demand; in an order drawn for the round, always
ending on a demand. What goes between double quotation marks is the defendant's own.
"""

from allrise.seeds import rng
from trials.domain.casefile import Brief, CaseFile, WriteBack
from trials.domain.memory import Outcome
from trials.domain.phases import Phase, Plea
from trials.house import beats, notes
from trials.house.archetypes import Archetype
from trials.house.attack import choose, outcome_of_last
from trials.house.bags import court_words, shuffled
from trials.house.beats import Floor
from trials.house.lines import archetypes as kinds
from trials.house.lines import gags
from trials.house.lines import opening as openings
from trials.house.reader import charge_vocabulary
from trials.house.words import stem_set

OPENING_WORDS = 70
REPLY_WORDS = {Phase.ROUND_1: 60, Phase.ROUND_2: 80, Phase.ROUND_3: 100}

# R react, A quote and cut, J a jibe of the charge, H what is at stake, G gag, K callback,
# E exhibit, U exhibits unanswered, D demand.
ORDERS: dict[Phase, tuple[str, ...]] = {
    Phase.ROUND_1: ("RAJGED", "ERAJGD", "GRAEJD", "RAEJGD"),
    Phase.ROUND_2: ("RAJKGEHD", "RGAJEHKD", "EGRAJHKD", "KRAJEGHD", "RAKJHGED", "GRAEKJHD"),
    Phase.ROUND_3: (
        "RAJKGEUHD", "KRAJEUGHD", "RAKGEUJHD", "EURAJKGHD", "HRAJKEUGD", "RAEUKJGHD", "GHRAJKEUD",
        "KGRAHEUJD",
    ),
}  # fmt: skip
# In which order beats are given their words, until the round's are spent.
_FIRST: dict[Phase, str] = {
    Phase.ROUND_1: "DEARGJ", Phase.ROUND_2: "DEARGKJH", Phase.ROUND_3: "DUEAKRGJH",
}  # fmt: skip


def gag(case: CaseFile) -> str:
    """The running gag of this trial: none of the player's recent ones, none the charge is about."""
    vocabulary = charge_vocabulary(case.sheet)
    order = shuffled(case.seed, gags.NAMES, "gag")
    fresh = [name for name in order if name not in case.recent_gags]
    apart = [name for name in fresh if not vocabulary & stem_set(name)]
    return (apart or fresh or order)[0]


def strategy(case: CaseFile) -> str:
    """The current line of attack, as a short phrase. A pure read of his memory."""
    memory = case.prosecutor
    if memory.strategy:
        return memory.strategy
    return {
        Plea.NOT_GUILTY: "make them give one fact for each denial",
        Plea.GUILTY_WITH_AN_EXPLANATION: "take the act as read and starve the explanation",
        Plea.ABSURD: "defend the statute and bring them back to the deed",
    }[case.plea]


def opening(case: CaseFile, brief: Brief) -> str:
    """The opening speech: at most 70 words, fitting the plea, presenting the first exhibit."""
    floor = Floor(case, brief, None)
    plea = openings.PLEA[case.plea]
    pieces = {
        "exhibit": beats.exhibit(floor, longest=22),
        "line": floor.voice.line("opening line", case.sheet.writer.opening_lines, own=True),
        "plea": floor.voice.line("plea", plea, longest=16),
        "promise": floor.voice.line("promise", openings.PROMISE, longest=11),
        "plant": beats.running_gag(floor, case.prosecutor.gag or gag(case)),
        "pity": floor.voice.line("pity", openings.PITY),
    }
    orders = (
        ("pity", "line", "plea", "plant", "exhibit", "promise"),
        ("line", "plea", "exhibit", "plant", "promise"),
        ("pity", "plant", "line", "exhibit", "plea", "promise"),
        ("plant", "line", "plea", "exhibit", "promise"),
        ("line", "pity", "plea", "exhibit", "plant", "promise"),
    )
    order = rng(case.seed, "house", "opening", "order").choice(orders)
    kept = _within(pieces, ("exhibit", "line", "plea", "promise", "plant", "pity"), OPENING_WORDS)
    return " ".join(pieces[name] for name in order if name in kept)


def reply(case: CaseFile, brief: Brief) -> str:
    """The cross-examination of the defence filed in the case's phase.

    At most 60, 80 or 100 words of his own in rounds one, two and three.
    """
    target = choose(case, brief)
    floor = Floor(case, brief, target)
    if target.archetype is Archetype.DISTRESS:
        return floor.voice.line("kindness", kinds.KIND)
    limit = REPLY_WORDS[case.phase]
    order = rng(case.seed, "house", case.phase.value, "order").choice(ORDERS[case.phase])
    if outcome_of_last(case) is Outcome.DEFLECTED:
        limit = limit * 3 // 4
    pieces: dict[str, str] = {}
    spent = 0
    in_kind = target.archetype in kinds.ARCHETYPE
    for beat in ("DUR" if in_kind else "") + _FIRST[case.phase]:
        if beat in pieces:
            continue
        room = limit - spent
        text = beats.BEATS[beat](floor, min(room, max(27, room * 3 // 5)) if beat == "E" else room)
        if text and spent + court_words(text) <= limit:
            pieces[beat] = text
            spent += court_words(text)
    return " ".join(pieces[beat] for beat in order if beat in pieces)


def reflect(case: CaseFile, brief: Brief, speech: str) -> WriteBack:
    """What he notes after `speech`: the attack, how the last one fared, what to try next."""
    return notes.reflect(case, choose(case, brief), speech)


def _within(pieces: dict[str, str], order: tuple[str, ...], limit: int) -> set[str]:
    kept: set[str] = set()
    spent = 0
    for name in order:
        words = court_words(pieces[name])
        if pieces[name] and spent + words <= limit:
            kept.add(name)
            spent += words
    return kept
