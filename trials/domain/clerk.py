"""The clerk reads procedure. Not a model, and never more than fifty words beside the charge."""

from collections.abc import Mapping

from trials.domain.charges import ChargeSheet
from trials.domain.phases import Phase, Plea
from trials.domain.scoring import WEIGHTS

_PLEAS: Mapping[Plea, str] = {
    Plea.NOT_GUILTY: "The defendant pleads not guilty. The prosecution will prove its elements.",
    Plea.GUILTY_WITH_AN_EXPLANATION: (
        "The defendant pleads guilty with an explanation. "
        "The act is conceded; the explanation is on trial."
    ),
    Plea.ABSURD: (
        "The defendant pleads that the law itself is absurd. "
        "The prosecution will have to defend the statute."
    ),
}
_ROUNDS = {Phase.ROUND_1: "Round one", Phase.ROUND_2: "Round two", Phase.ROUND_3: "Round three"}


def charge(sheet: ChargeSheet) -> str:
    return f"All rise. The charge is {sheet.title}. {sheet.statute} How does the defendant plead?"


def plea(entered: Plea) -> str:
    return _PLEAS[entered]


def phase(opening: Phase) -> str:
    """What the clerk says as a phase opens; empty for the opening, where the charge is read."""
    if opening is Phase.OPENING:
        return ""
    if opening is Phase.CLOSING:
        return (
            f"The closing. It carries {WEIGHTS[opening]} percent, "
            "and the prosecution may not answer it."
        )
    return f"{_ROUNDS[opening]}, {WEIGHTS[opening]} percent. The defence may answer."


def jury() -> str:
    return "The jury is at lunch."
