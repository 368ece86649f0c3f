"""Whether a presenter tells the truth this time. Pure."""

from random import Random

from evidence.domain.rules import RoundVerdict, Truth
from evidence.house.players import Presenter
from evidence.house.views import PresenterView

_LATE = 0.7  # of the rounds are over when it begins to matter
_FLOOR, _CEILING = 0.12, 0.92  # nobody is ever certain


def is_straight(view: PresenterView, presenter: Presenter, rng: Random) -> bool:
    """The player's own choice; the fairness coin, when there is one, overrides it."""
    return rng.random() < odds(view, presenter)


def odds(view: PresenterView, presenter: Presenter) -> float:
    """The probability with which this player tells the truth in this round."""
    nerve, scores = presenter.nerve, view.scores
    chance = nerve.truth
    if view.round > _LATE * view.rounds:
        chance += nerve.late
    if scores.examiner > scores.presenter:
        chance += nerve.behind
    elif scores.examiner < scores.presenter:
        chance += nerve.ahead
    if view.revealed:
        last = view.revealed[-1]
        chance += nerve.straight if last.truth is Truth.GROUNDED else nerve.forged
    forgeries = [past for past in view.revealed if past.truth is Truth.HALLUCINATED]
    if forgeries:
        caught = forgeries[-1].verdict is RoundVerdict.HALLUCINATION_CAUGHT
        chance += nerve.caught if caught else nerve.passed
    return min(max(chance, _FLOOR), _CEILING)
