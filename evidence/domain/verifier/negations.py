"""Which place of a passage a clause of a claim is about, and whether its negations are kept."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from evidence.domain.verifier import reading
from evidence.domain.verifier.lexicon import IDLE, NEGATIONS
from evidence.domain.verifier.reading import Clause
from evidence.domain.verifier.statements import Statement

_NUMBER_WEIGHT: Final = 2

Place = tuple[Clause, Statement]


def score(words: frozenset[str], place: Place) -> tuple[float, float]:
    """How much a place of the passage is what these words are about."""
    clause, statement = place
    near = _weight(words & clause.content)
    around = _weight(words & statement.about)
    strange = len(clause.content - words)
    return 2 * near + around, -strange


def _weight(words: Iterable[str]) -> int:
    return sum(_NUMBER_WEIGHT if word.startswith("#") else 1 for word in words)


def best(words: frozenset[str], places: Iterable[Place]) -> tuple[float, float]:
    return max((score(words, place) for place in places), default=(0.0, 0.0))


def keeps_negation(clause: Clause, places: list[Place]) -> bool:
    """Whether the place of the passage that the clause is about is negated as the clause is."""
    negated = [place for place in places if place[0].negations]
    plain = [place for place in places if not place[0].negations]
    if clause.negations:
        nearest = best(clause.content, negated)
        enough = [
            place
            for place in negated
            if score(clause.content, place) == nearest and place[0].negations >= clause.negations
        ]
        return bool(enough) and nearest[0] > 0 and nearest > best(clause.content, plain)
    # What is negated there must be stated here, not merely touched on.
    stated = [place for place in negated if _is_stated(place[0].content, clause.content)]
    if not stated:
        return True
    positive, negative = best(clause.content, plain)[0], best(clause.content, stated)[0]
    # "It does not rust" says the whole of "gold rusts", though another sentence names the gold.
    whole = any(place[0].content <= clause.content for place in stated)
    return positive > negative if whole else positive >= negative


def _is_stated(there: frozenset[str], here: frozenset[str]) -> bool:
    return bool(there) and 2 * len(there & here) >= len(there)


def drops_negation(clause: Clause, places: list[Place]) -> bool:
    """Whether a fragment ("fat, not water") is there in the same words, but only negated."""
    same = [place for place, _ in places if place.content == clause.content]
    return bool(same) and not clause.negations and all(place.negations for place in same)


def idles(claim: str, whole: list[str]) -> bool:
    """Whether the claim has a "not only", or one negation on another, that nobody said."""
    words = reading.said(claim).split()
    return any(
        (pair in IDLE or all(word in NEGATIONS for word in pair))
        and not any(f" {pair[0]} {pair[1]} " in text for text in whole)
        for pair in pairwise(words)
    )


def keeps_lack(clause: Clause, places: list[Place]) -> bool:
    """What the passage is without, the claim is without, and the other way round."""
    without = frozenset().union(*(place.lacking for place, _ in places))
    within = frozenset().union(*(place.content - place.lacking for place, _ in places))
    had = clause.content - clause.lacking
    return clause.lacking <= without and not (had & (without - within))
