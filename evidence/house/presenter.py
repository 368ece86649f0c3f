"""A house presenter at work: straight or false, and in either case with a straight face. Pure."""

from allrise.seeds import rng as seeded
from evidence.domain.rules import Truth
from evidence.house.desk import Desk
from evidence.house.nerve import is_straight
from evidence.house.players import PRESENTERS
from evidence.house.views import Filing, PresenterView


def file(view: PresenterView, player: str) -> Filing:
    """What `player` (a slug of the roster) files. Its label and the verifier always agree.

    Raises ValueError when nothing of the dealt sources can be filed: when not one passage
    bears its own claim, or all have been filed.
    """
    presenter = PRESENTERS[player]
    desk = Desk(view, presenter)
    if view.coin is None:
        nerve = seeded(view.seed, "house", player, str(view.round), "nerve")
        straight = is_straight(view, presenter, nerve)
    else:
        straight = view.coin is Truth.GROUNDED
    first, second = (desk.straight, desk.forged) if straight else (desk.forged, desk.straight)
    filing = first() or second()
    if filing is None:
        raise ValueError("nothing of the dealt sources can be filed")
    return filing
