"""What is said about a match rather than in it: the clerk's two lines, a presenter's taunt. Pure.

Public facts only: the view holds nothing else, and its seed is any public one (the match's id).
"""

from itertools import takewhile

from pydantic import BaseModel, ConfigDict

from evidence.domain.exhibits import Exhibit
from evidence.domain.match import Scores
from evidence.domain.rules import RoundVerdict
from evidence.house.bags import drawn
from evidence.house.lines import clerk
from evidence.house.lines.taunts import TAUNTS
from evidence.house.reading import lines
from evidence.house.reasons import KINDS, count
from evidence.house.views import RevealedRound

# The bags that are drawn from round after round; the others, time after time.
_BY_ROUND = (clerk.OPENING, clerk.LEVEL, clerk.AHEAD, clerk.TRUE_RUN, clerk.FALSE_RUN)


class FloorView(BaseModel):
    """`exhibit` is the one on the table, None once its round is among the revealed.

    `presenter` and `examiner` are the names that sit.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seed: str
    round: int
    rounds: int
    presenter: str
    examiner: str
    exhibit: Exhibit | None = None
    revealed: tuple[RevealedRound, ...] = ()
    scores: Scores = Scores()


def commentary(view: FloorView) -> tuple[str, str]:
    """The clerk's two lines: how the match stands, and what is before the room."""
    slots = _slots(view)
    bag = _standing(view)
    turn = view.round if bag in _BY_ROUND else _times(view.revealed)
    before = clerk.EXHIBIT if view.exhibit else clerk.AFTER if view.revealed else clerk.CALLED
    return _draw(view, bag, slots, turn), _draw(view, before, slots, view.round)


def taunt(*, seed: str, presenter: str, revealed: tuple[RevealedRound, ...]) -> str:
    """What the presenter (a slug of the roster) says to a person's face at the last reveal.

    `revealed` are all rounds so far, the one in question last.
    """
    last = revealed[-1]
    slots = {"locator": last.exhibit.citation.locator}
    if last.failed == "locator":
        slots = {}  # there may be no such place to speak of
    return drawn(
        TAUNTS[presenter][last.verdict],
        slots,
        seed=seed,
        purpose=f"{presenter} {last.verdict}",
        turn=_times(revealed) - 1,
    )


def _times(revealed: tuple[RevealedRound, ...]) -> int:
    """How often the match has ended a round as it ended the last one."""
    return sum(past.verdict is revealed[-1].verdict for past in revealed)


def _standing(view: FloorView) -> tuple[str, ...]:
    """The lines that fit how the match stands, the most telling state first."""
    level = view.scores.presenter == view.scores.examiner
    if not view.revealed:
        return clerk.OPENING
    if len(view.revealed) >= view.rounds:
        return clerk.FINAL_LEVEL if level else clerk.FINAL
    if view.round == view.rounds and view.exhibit and not level:
        return clerk.LAST
    running = _run(view)
    if running >= 3 and view.round % 2:
        honest = view.revealed[-1].truth.value == "grounded"
        return clerk.TRUE_RUN if honest else clerk.FALSE_RUN
    events = {
        RoundVerdict.HALLUCINATION_PASSED: _burnt(view),
        RoundVerdict.HALLUCINATION_CAUGHT: clerk.CAUGHT,
        RoundVerdict.FALSE_ACCUSATION: clerk.ACCUSED,
    }
    last = view.revealed[-1].verdict
    if last in events and view.exhibit:
        return events[last]
    return clerk.LEVEL if level else clerk.AHEAD


def _burnt(view: FloorView) -> tuple[str, ...]:
    passed = [p for p in view.revealed if p.verdict is RoundVerdict.HALLUCINATION_PASSED]
    return clerk.BURNT_TWICE if len(passed) == 2 else clerk.BURNT_ONCE


def _run(view: FloorView) -> int:
    """How many rounds in a row had the truth of the last one."""
    last = view.revealed[-1].truth
    return sum(1 for _ in takewhile(lambda past: past.truth is last, reversed(view.revealed)))


def _slots(view: FloorView) -> dict[str, str]:
    scores = view.scores
    leads = scores.presenter >= scores.examiner
    names = (view.presenter, view.examiner)
    leader, trailer = names if leads else names[::-1]
    played = len(view.revealed)
    slots = {
        "presenter": view.presenter,
        "examiner": view.examiner,
        "rounds": count(view.rounds).capitalize(),
        "leader": leader,
        "trailer": trailer,
        "margin": str(abs(scores.presenter - scores.examiner)),
        "score": str(scores.presenter),
        "done": _rounds(played),
        "left": _rounds(view.rounds - played),
    }
    if view.revealed:
        last = view.revealed[-1]
        slots |= {"run": count(_run(view)), "Run": count(_run(view)).capitalize()}
        slots |= {"last": str(last.round), "round": str(last.round)}
        slots["presenter_delta"] = f"{last.presenter_delta:+d}".replace("-", "−")
        slots["examiner_delta"] = f"{last.examiner_delta:+d}".replace("-", "−")
        slots |= _shown(last.exhibit)
    return slots | (_shown(view.exhibit) if view.exhibit else {})


def _shown(exhibit: Exhibit) -> dict[str, str]:
    kind, claim_words = KINDS[exhibit.kind], len(exhibit.claim.split())
    words = claim_words + sum(len(line.split()) for line in lines(exhibit.preview))
    return {
        "kind": kind,
        "Kind": kind.capitalize(),
        "title": exhibit.title,
        "source": exhibit.citation.source,
        "locator": exhibit.citation.locator,
        "words": str(words),
        "claim_words": count(claim_words),
    }


def _rounds(number: int) -> str:
    return "one round" if number == 1 else f"{count(number)} rounds"


def _draw(view: FloorView, bag: tuple[str, ...], slots: dict[str, str], turn: int) -> str:
    shift = 0 if view.exhibit else len(bag) // 2  # the same bag, further on, after the reveal
    text = drawn(bag, slots, seed=view.seed, purpose=f"clerk {bag[0]}", turn=turn + shift)
    return text[0].upper() + text[1:]
