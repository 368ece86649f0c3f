"""A house examiner at work, with nothing but what the public sees. Pure."""

from random import Random

from allrise.seeds import rng as seeded
from evidence.domain.rules import Decision
from evidence.house.players import EXAMINERS, Examiner
from evidence.house.reasons import Finding, reasoning
from evidence.house.signs import Sign, hard, signs
from evidence.house.suspicion import base
from evidence.house.tells import CARES, SOFT, Tell
from evidence.house.views import ExaminerView, Ruling

_SHOCK = 0.9  # suspicion once a contradiction has been noticed
_HINT = 0.12  # added by a soft sign that was noticed


def rule(view: ExaminerView, player: str) -> Ruling:
    """What `player` (a slug of the roster) decides, and says."""
    examiner = EXAMINERS[player]
    noticed = _noticed(view, examiner)
    hints = [sign for sign in noticed if sign.tell in SOFT]
    suspicion = base(view, examiner) + _HINT * len(hints)
    suspicion += _chance(view, player, "mood").gauss(0.0, examiner.wobble)
    if hard(noticed):
        suspicion = _SHOCK
    decision = Decision.CHALLENGE if suspicion > examiner.threshold else Decision.ACCEPT
    finding = Finding(decision, next(iter([*hard(noticed), *hints]), None))
    return Ruling(decision=decision, reasoning=reasoning(view, examiner, finding))


def _noticed(view: ExaminerView, examiner: Examiner) -> list[Sign]:
    """The signs this examiner happens to see, in an order that has nothing to do with theirs."""
    found = signs(view.exhibit, view.catalogue, view.revealed)
    return [
        sign
        for sign in found
        if _chance(view, examiner.slug, f"notice {sign.tell}").random() < _odds(examiner, sign.tell)
    ]


def _odds(examiner: Examiner, tell: Tell) -> float:
    return examiner.notices[CARES[tell]]


def _chance(view: ExaminerView, player: str, purpose: str) -> Random:
    return seeded(view.seed, "house", player, str(view.round), purpose)
