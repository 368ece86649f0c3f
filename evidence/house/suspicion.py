"""How far an examiner doubts an exhibit before looking at it. Pure."""

import re

from evidence.domain.rules import CHALLENGE_PAYS_ABOVE, RoundVerdict, Truth
from evidence.house.players import Examiner
from evidence.house.views import ExaminerView, RevealedRound

# What an actuary believes before the first reveal: three in seven false, worth seven rounds.
_PRIOR_FALSE, _PRIOR_ROUNDS = 3, 7
_GRUDGE = 2  # rounds that being fooled is felt
_BOLD = re.compile(
    r"\b(?:never|always|every|only|exactly|no|none|all|more|less|most|least|twice|half|largest"
    r"|smallest|longest|shortest|first|last|nearly|not)\b",
    re.IGNORECASE,
)


def base(view: ExaminerView, examiner: Examiner) -> float:
    """The suspicion that temperament, rates and the last rounds leave; about 0 to 1."""
    doubt = examiner.doubt
    if view.revealed:
        last = view.revealed[-1]
        doubt += examiner.last_false if last.truth is Truth.HALLUCINATED else examiner.last_true
    doubt += examiner.base_rate * (rate(view.revealed) - float(CHALLENGE_PAYS_ABOVE))
    if fooled_in(view.revealed):
        doubt += examiner.fooled
    if sore_from(view.revealed):
        doubt += examiner.embarrassed
    if len(_BOLD.findall(view.exhibit.claim)) >= 2:
        doubt += examiner.bold_claims
    return doubt


def rate(revealed: tuple[RevealedRound, ...]) -> float:
    """The share of forgeries to expect after these."""
    false = sum(past.truth is Truth.HALLUCINATED for past in revealed)
    return (false + _PRIOR_FALSE) / (len(revealed) + _PRIOR_ROUNDS)


def fooled_in(revealed: tuple[RevealedRound, ...]) -> RevealedRound | None:
    """The forgery believed a round or two ago."""
    recent = [p for p in revealed[-_GRUDGE:] if p.verdict is RoundVerdict.HALLUCINATION_PASSED]
    return recent[-1] if recent else None


def sore_from(revealed: tuple[RevealedRound, ...]) -> RevealedRound | None:
    """The true exhibit accused in the round before."""
    last = revealed[-1] if revealed else None
    return last if last and last.verdict is RoundVerdict.FALSE_ACCUSATION else None
