"""How he goes about this defendant: a state machine over what works against them. Pure.

A state is a line of attack. It is moved by what became of the last attack, unless the
defendant has a habit that calls for another line. Where he stands is read back from his
memory, where each round's state is written with its aim.
"""

from enum import StrEnum

from trials.domain.memory import Outcome
from trials.domain.phases import Plea


class State(StrEnum):
    """A line of attack. The value is what the case file shows."""

    PRESS = "press for facts"
    WORDS = "hold them to their words"
    EXHIBITS = "exhibit pressure"
    CONSISTENCY = "set round against round"
    JUSTIFICATION = "starve the justification"
    STATUTE = "stand on the statute"
    AUDIT = "audit the alibi"
    ELEMENT = "change the element"
    GLOAT = "let it lie there"


class Habit(StrEnum):
    """What the defendant tends to do, once or over the whole trial."""

    TURNCOAT = "contradicts"
    HEDGER = "hedges"
    GENERALISER = "generalises"
    JOKER = "jokes"
    ACCUSER = "counter-accuses"
    CONFESSOR = "confesses"
    ALIBI_GIVER = "gives alibis"
    ASKER = "asks back"


START: dict[Plea, State] = {
    Plea.NOT_GUILTY: State.PRESS,
    Plea.GUILTY_WITH_AN_EXPLANATION: State.JUSTIFICATION,
    Plea.ABSURD: State.STATUTE,
}

AIM: dict[State, str] = {
    State.PRESS: "one name, hour or figure for every denial",
    State.WORDS: "find the word that gives way and lean on it",
    State.EXHIBITS: "the exhibit they have not met, until they meet it",
    State.CONSISTENCY: "lay what was said first beside what is said now",
    State.JUSTIFICATION: "take the act as read and ask what it was for",
    State.STATUTE: "defend the law and bring them back to the deed",
    State.AUDIT: "every particular counted, and then counted again",
    State.ELEMENT: "leave what they answered and go to what they did not",
    State.GLOAT: "say little and let the last answer be seen",
}

# state -> what became of the last attack -> the next state.
NEXT: dict[State, dict[Outcome, State]] = {
    State.PRESS: {
        Outcome.LANDED: State.GLOAT, Outcome.OPEN: State.EXHIBITS,
        Outcome.DEFLECTED: State.ELEMENT,
    },
    State.WORDS: {
        Outcome.LANDED: State.PRESS, Outcome.OPEN: State.ELEMENT,
        Outcome.DEFLECTED: State.EXHIBITS,
    },
    State.EXHIBITS: {
        Outcome.LANDED: State.GLOAT, Outcome.OPEN: State.PRESS,
        Outcome.DEFLECTED: State.CONSISTENCY,
    },
    State.CONSISTENCY: {
        Outcome.LANDED: State.GLOAT, Outcome.OPEN: State.EXHIBITS,
        Outcome.DEFLECTED: State.ELEMENT,
    },
    State.JUSTIFICATION: {
        Outcome.LANDED: State.GLOAT, Outcome.OPEN: State.WORDS,
        Outcome.DEFLECTED: State.EXHIBITS,
    },
    State.STATUTE: {
        Outcome.LANDED: State.EXHIBITS, Outcome.OPEN: State.ELEMENT,
        Outcome.DEFLECTED: State.PRESS,
    },
    State.AUDIT: {
        Outcome.LANDED: State.CONSISTENCY, Outcome.OPEN: State.PRESS,
        Outcome.DEFLECTED: State.ELEMENT,
    },
    State.ELEMENT: {
        Outcome.LANDED: State.GLOAT, Outcome.OPEN: State.EXHIBITS,
        Outcome.DEFLECTED: State.CONSISTENCY,
    },
    State.GLOAT: {
        Outcome.LANDED: State.EXHIBITS, Outcome.OPEN: State.PRESS,
        Outcome.DEFLECTED: State.WORDS,
    },
}  # fmt: skip

# What each habit calls for, the most telling habit first.
AGAINST: dict[Habit, State] = {
    Habit.TURNCOAT: State.CONSISTENCY,
    Habit.CONFESSOR: State.JUSTIFICATION,
    Habit.ALIBI_GIVER: State.AUDIT,
    Habit.HEDGER: State.WORDS,
    Habit.GENERALISER: State.WORDS,
    Habit.ACCUSER: State.EXHIBITS,
    Habit.JOKER: State.EXHIBITS,
}

# Which families of gap (see `gaps`) each line of attack goes for first.
PREFERS: dict[State, tuple[str, ...]] = {
    State.PRESS: ("facts",),
    State.WORDS: ("words",),
    State.EXHIBITS: ("exhibit",),
    State.CONSISTENCY: ("account", "exhibit"),
    State.JUSTIFICATION: ("excuse",),
    State.STATUTE: ("law", "words"),
    State.AUDIT: ("witness", "facts"),
    State.ELEMENT: ("element",),
    State.GLOAT: ("bare", "words"),
}


def following(
    state: State,
    outcome: Outcome | None,
    habits: tuple[Habit, ...] = (),
    *,
    pending: bool = True,
    untouched: bool = True,
) -> State:
    """The next line of attack.

    `outcome` is what became of the last attack; None when there has been none, and then only a
    habit can move him. A habit is met with
    its own line, unless that line is the one that has just failed to land. Without a `pending`
    exhibit there is nothing to press with; without an `untouched` element there is none to
    change to.
    """
    called = next((AGAINST[habit] for habit in AGAINST if habit in habits), None)
    failed = called is state and outcome in (Outcome.OPEN, Outcome.DEFLECTED)
    moved = NEXT[state][outcome] if outcome else state
    wanted = moved if called is None or failed else called
    return _possible(wanted, pending, untouched)


def _possible(wanted: State, pending: bool, untouched: bool) -> State:
    if wanted is State.EXHIBITS and not pending:
        wanted = State.ELEMENT
    if wanted is State.ELEMENT and not untouched:
        return State.EXHIBITS if pending else State.AUDIT
    return wanted


def written(state: State) -> str:
    """The state as it goes into his memory: its name and its aim."""
    return f"{state.value}: {AIM[state]}"


def remembered(text: str, plea: Plea) -> State:
    """The state that `text` from his memory names; the plea's own when it names none."""
    name = text.partition(":")[0].strip()
    return next((state for state in State if state.value == name), START[plea])
