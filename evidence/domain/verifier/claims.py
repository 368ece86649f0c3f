"""Whether a passage bears a claim out, by the parts of it that can be checked exactly.

Every number and quoted phrase of the claim is in the passage; the claim brings in no name,
negation or direction of its own and drops no negation. Whether other words are paraphrased
well is nobody's to decide here: this finds what departs, never how alike two texts are.

Clauses are matched by the content words they share only to find *which* place of the passage
a negation, direction, name or number has to agree with. A negation that the claim brings has to
fit a negated place better than any other: a dropped claim costs little, a reversed one is a lie.
A claim that is the passage's own words, as a quote of it, is borne out.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from allrise.quotes import fold, is_verbatim
from evidence.domain.exhibits import Audio, Chart, Content, Document, Passage, Source
from evidence.domain.verifier import beside, reading
from evidence.domain.verifier.lexicon import (
    CALENDAR,
    DIRECTIONS,
    FUNCTION_WORDS,
    MODIFIERS,
    NEGATIONS,
)
from evidence.domain.verifier.negations import (
    Place,
    best,
    drops_negation,
    idles,
    keeps_lack,
    keeps_negation,
    score,
)
from evidence.domain.verifier.plain import is_plain
from evidence.domain.verifier.quantities import Quantity, is_number_word, quantities
from evidence.domain.verifier.reading import Clause, Direction
from evidence.domain.verifier.statements import Statement, statements
from evidence.domain.verifier.tokens import bare, stem, tokens
from evidence.domain.verifier.units import UNITS, unit_named

# A claim that gives its words to somebody; so many of them make a line.
_ATTRIBUTES: Final = re.compile(
    r"\b(?:says?|said|puts?|has it|according|tells?|told|explains?|reports?|claims?|states?)\b",
    re.IGNORECASE,
)
_A_LINE: Final = 2
_QUOTED: Final = re.compile(r"(?<!\w)'(?=\S)([^']*(?:(?<=\w)'(?=\w)[^']*)*)(?<=\S)'(?!\w)")


def objection(claim: str, passage: Passage, source: Source) -> str | None:
    """The first thing in `claim` that the passage does not bear out, said in a sentence."""
    texts = list(_texts(passage.content, passage.caption))
    if (quote := _lost_quote(claim, texts)) is not None:
        return f"the passage does not say “{quote}”"
    held = statements(passage)
    if (number := _lost_number(claim, passage, held)) is not None:
        return f"the passage does not have the figure {number}"
    if any(is_verbatim(claim, text) for text in texts):
        return None
    if (name := _new_name(claim, passage, source)) is not None:
        return f"the passage does not mention “{name}”"
    whole = [reading.said(text) for text in texts]
    places = [(c, each) for each in held for c in each.clauses if not each.is_point]
    parts = [
        each
        for each in reading.clauses(claim)
        # A negation with its clause, word for word, is kept.
        if not (each.negations and any(each.said in text for text in whole))
    ]
    if idles(claim, whole) or any(drops_negation(each, places) for each in parts):
        return "the claim and the passage differ in a negation"
    parts = reading.merged(parts)
    for clause in parts:
        if not (keeps_negation(clause, places) and keeps_lack(clause, places)):
            return "the claim and the passage differ in a negation"
        for direction in clause.directions:
            if not _keeps_direction(direction, clause, places):
                return f"the passage does not bear out a direction of the claim ({direction.axis})"
    if sum(c.negations for c in parts) > sum(c.negations for c, _ in places):
        return "the claim has a negation that the passage has not"
    if (date := beside.lost_date(claim, passage)) is not None:
        return f"the passage does not have the date {date}"
    if (moved := beside.exchanged(claim, passage)) is not None:
        return f"in the passage, something else than “{moved}” stands there"
    return _misplaced(claim, held)


def _texts(content: Content, caption: str) -> Iterator[str]:
    if isinstance(content, Document):
        yield content.text
    elif isinstance(content, Audio):
        yield from (segment.text for segment in content.segments)
    elif isinstance(content, Chart):
        yield from (point.label for point in content.points)
    else:
        yield from (scene.text for scene in content.scenes)
    if caption.strip():
        yield caption


def _lost_quote(claim: str, texts: list[str]) -> str | None:
    for found in _QUOTED.finditer(fold(claim)):
        quote = found[1].strip(" .,;:!?")
        # A single short word is too little to be a quotation, but it must be a word there.
        short = len(quote) < 8 and " " not in quote
        if not any(
            is_verbatim(quote, text) or (short and quote in _folded_words(text)) for text in texts
        ):
            return quote
    return None


def _folded_words(text: str) -> frozenset[str]:
    return frozenset(bare(token.text) for token in tokens(text))


def _lost_number(claim: str, passage: Passage, held: tuple[Statement, ...]) -> str | None:
    words = tokens(claim)
    for quantity in quantities(claim):
        if not any(_has(statement, quantity, passage) for statement in held):
            return " ".join(token.text for token in words[quantity.first : quantity.last])
    return None


def _has(statement: Statement, wanted: Quantity, passage: Passage) -> bool:
    """Whether the statement has the number, and in the same unit if the claim gives one.

    A unit counts that stands right by the number or after its list; where there is none, one
    that is nobody else's in the sentence ("the height, in metres, is 324"), or the chart's.
    """
    if wanted.value in statement.times:
        return True
    for real in statement.quantities:
        if real.value != wanted.value:
            continue
        if wanted.unit is None or wanted.unit in (real.unit, real.listed):
            return True
        if real.unit is None and real.listed is None:
            elsewhere = {UNITS.get(word) for word in statement.raw}
            elsewhere -= {each.unit for each in statement.quantities}
            if isinstance(passage.content, Chart):
                elsewhere.add(unit_named(passage.content.unit))
            if wanted.unit in elsewhere:
                return True
    return False


def _new_name(claim: str, passage: Passage, source: Source) -> str | None:
    """A word of the claim that is neither plain English nor the source's, nor the passage's."""
    known = _words_of(passage)
    for token in tokens(claim):
        word = bare(token.text)
        if not token.is_word or len(word) < 2 or stem(word) in known:
            continue
        if (
            word in CALENDAR
            or word in MODIFIERS
            or (word in UNITS and not _has_unit(word, passage))
        ):
            return word
        if not (_is_ordinary(word) or word in _prose(source)):
            return word
    return None


def _has_unit(word: str, passage: Passage) -> bool:
    """Whether the passage measures anything in it ("metres" by "m"), or merely says the word."""
    said = (UNITS.get(raw) for statement in statements(passage) for raw in statement.raw)
    return UNITS[word] in said


@lru_cache(maxsize=512)
def _words_of(passage: Passage) -> frozenset[str]:
    found: set[str] = set()
    for statement in statements(passage):
        found |= statement.words | statement.context
    title = (stem(token.text) for token in tokens(passage.title) if token.is_word)
    return frozenset(found.union(title))


def _is_ordinary(word: str) -> bool:
    return (
        word in FUNCTION_WORDS
        or word in NEGATIONS
        or word in DIRECTIONS
        or stem(word) in DIRECTIONS
        or word in UNITS
        or is_number_word(word)
        or word.endswith("n't")
        or is_plain(word)
    )


@lru_cache(maxsize=128)
def _prose(source: Source) -> frozenset[str]:
    """The words that a source writes without a capital; they are no names."""
    found: set[str] = set()
    for passage in source.passages:
        for text in (*_texts(passage.content, passage.caption), passage.claim):
            found.update(fold(word) for word in re.findall(r"[^\W\d_]+", text) if word.islower())
    return frozenset(found)


def _keeps_direction(direction: Direction, clause: Clause, places: list[Place]) -> bool:
    same = [p for p in places if _directed(p, direction)]
    if not same:
        return False
    other = [p for p in places if _opposed(p, direction)]
    if other and best(clause.content, same) < best(clause.content, other):
        return False
    if not direction.compares:
        return True
    closest = max(same, key=lambda place: score(clause.content, place))[0]
    return any(not _is_crossed(direction, real) for real in closest.directions)


def _directed(place: Place, wanted: Direction) -> bool:
    return any(_is_same(each, wanted) for each in place[0].directions)


def _opposed(place: Place, wanted: Direction) -> bool:
    opposite = (wanted.axis, -wanted.sign)
    return any((each.axis, each.sign) == opposite for each in place[0].directions)


def _is_same(one: Direction, other: Direction) -> bool:
    return (one.kind, one.sign) == (other.kind, other.sign)


def _is_crossed(mine: Direction, real: Direction) -> bool:
    """Whether what stood on one side of the comparison now stands on the other."""
    if not _is_same(mine, real):
        return True
    straight = len(mine.left & real.left) + len(mine.right & real.right)
    crossed = len(mine.left & real.right) + len(mine.right & real.left)
    # What stands on both sides ("the whale's heart ... the whale's eye") tells nothing; what has
    # changed places tells all, whatever verb stayed where it was.
    both = (real.left & real.right) | (mine.left & mine.right)
    swapped = bool(mine.left & real.right - both) and bool(mine.right & real.left - both)
    return swapped or crossed > straight


def _misplaced(claim: str, held: tuple[Statement, ...]) -> str | None:
    """A number in another's voice, or a direction of something else than the claim says."""
    names = frozenset().union(*(each.names for each in held))
    speakers = frozenset().union(*(each.speaker for each in held))
    parts = reading.clauses(claim)
    for clause in parts:
        voices = clause.content & speakers
        for number in (word for word in clause.content if word.startswith("#")):
            places = [each for each in held if number in each.about]
            if voices and places and not any(voices & each.about for each in places):
                return f"nobody of that name gives the figure {number[1:]} in the passage"
    said = frozenset().union(*(clause.content for clause in parts))
    voice = said & speakers
    if len(voice) == 1 and _ATTRIBUTES.search(claim):
        words = said - speakers
        heard = [(len(words & each.about), each) for each in held if each.speaker]
        most = max((shared for shared, _ in heard), default=0)
        closest = [each for shared, each in heard if shared == most]
        if most >= _A_LINE and not any(voice & each.speaker for each in closest):
            return "these are another's words in the passage"
    named = names & said
    for direction in (each for clause in parts for each in clause.directions):
        places = [s for s in held for part in s.clauses if _directed((part, s), direction)]
        if places and not any(_may_be_of(named, each) for each in places):
            return f"the passage does not say so of that ({direction.axis})"
    return None


def _may_be_of(named: frozenset[str], statement: Statement) -> bool:
    """Whether the sentence is about what the claim names; one that names nobody may be."""
    return not (named and statement.names) or bool(named & statement.about)
