"""What can be seen in a text without knowing the charge: claims, reasons, specifics. Pure.

Every finding is a span of the original text. `quotable` clauses are the only pieces of a
defence that anybody in the house may hand back between quotation marks: whole clauses of at
most twenty words, not governed by a negation, hedge, condition or report before them, free
of words that the defendant is quoting and of words not to be repeated in court.
"""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from allrise.text import sentences as sentence_spans
from trials.house import lexicon, names, quotable
from trials.house.patterns import (
    ABSOLUTE,
    ADMISSION,
    CONTRAST,
    HEDGE,
    OBSERVED,
    PAST,
    QUOTED,
    REPORTED,
    TELLING_ABSOLUTES,
    TIME,
    TURN,
)
from trials.house.quotable import QUOTE_WORDS, is_verb, overlaps, straight_marks
from trials.house.support import Support, attested
from trials.house.support import find as find_support
from trials.house.units import units
from trials.house.words import Span, Word, tokens

__all__ = [
    "QUOTE_WORDS",
    "Analysis",
    "analyse",
    "is_past",
    "is_verb",
    "overlaps",
    "straight_marks",
]

# Moves of support that are reasons on their own; a contrast or an alibi needs company.
_REASONS = frozenset(
    """cause consequence purpose condition definition background question alternative explanation
    detail example""".split()
)
# So many characters before its words, a report may be announced.
_REPORT_REACH = 160
# "She was on ward B. She was asleep": a letter that is no initial ends its sentence.
_LETTER = re.compile(
    r"(?<=[a-z,\d] [A-Z])\.\s+(?=(?:I|We|He|She|It|They|You|The|This|That|There|My|Our|His|Her"
    r"|Their|Nobody|So|But|And|If|When|Then|Who|What|Why|How|No|Yes|At|In|On|By)\b)"
)


@dataclass(frozen=True)
class Analysis:
    """One text, read as far as anybody asks. Spans are in the text's own code points, in order.

    Many texts are read for one thing only: what the assessor leaves of a defence is never
    quoted, and what may be quoted never marked.
    """

    text: str

    @cached_property
    def _flat(self) -> str:
        return self.text.replace("\u2019", "'").replace("\u2018", "'")

    @cached_property
    def words(self) -> tuple[Word, ...]:
        return tokens(self.text)

    @cached_property
    def sentences(self) -> tuple[Span, ...]:
        return sentences_of(self.text)

    @cached_property
    def units(self) -> tuple[Span, ...]:
        """The pieces of sentences that can say something (see `units`)."""
        return units(self.text, self.sentences)

    @cached_property
    def quoted(self) -> tuple[Span, ...]:
        return tuple(_span(self.text, match) for match in QUOTED.finditer(self.text))

    @cached_property
    def quotable(self) -> tuple[Span, ...]:
        """Clauses that may stand between quotation marks (see `quotable`)."""
        return quotable.clauses(self.text, self.words, self.sentences, self.quoted)

    @cached_property
    def noun_phrases(self) -> tuple[Span, ...]:
        return quotable.noun_phrases(self.text, self.words, self.sentences, self.quoted)

    @cached_property
    def supports(self) -> tuple[Support, ...]:
        return find_support(self.text, self.units, self.quoted)

    @cached_property
    def reasons(self) -> tuple[Span, ...]:
        return tuple(item.span for item in self.supports if item.kind in _REASONS)

    @cached_property
    def contrasts(self) -> tuple[Span, ...]:
        return tuple(_span(self.text, match) for match in CONTRAST.finditer(self._flat))

    @cached_property
    def turns(self) -> tuple[Span, ...]:
        return tuple(_span(self.text, match) for match in TURN.finditer(self._flat))

    @cached_property
    def hedges(self) -> tuple[Span, ...]:
        return _theirs(self.text, self._flat, HEDGE, self.quoted)

    @cached_property
    def absolutes(self) -> tuple[Span, ...]:
        """Rules about the world, in the defendant's own mouth."""
        found = _theirs(self.text, self._flat, ABSOLUTE, self.quoted)
        return tuple(span for span in found if _generalises(self._flat, span))

    @cached_property
    def admissions(self) -> tuple[Span, ...]:
        return tuple(_span(self.text, match) for match in ADMISSION.finditer(self._flat))

    @cached_property
    def numbers(self) -> tuple[Span, ...]:
        return _numbers(self.text, self._flat, self.words)

    @cached_property
    def names(self) -> tuple[Span, ...]:
        starts = frozenset(span.start for span in self.sentences)
        return names.find(self._flat, self.words, starts)

    @cached_property
    def specifics(self) -> tuple[Span, ...]:
        return _specifics(self.text, self.words, self.numbers, self.names)

    @cached_property
    def questions(self) -> tuple[Span, ...]:
        closing = "\"')\u201d "
        return tuple(span for span in self.sentences if span.text.rstrip(closing).endswith("?"))

    @cached_property
    def observed(self) -> bool:
        """Whether somebody is said to have seen or recorded anything."""
        return bool(OBSERVED.search(self._flat))

    def attests(self, sentence: Span) -> bool:
        """Whether a sentence says that a thing was seen, done or recorded, with a figure or a
        name to it."""
        firm = (*self.numbers, *self.names)
        if not any(sentence.start <= span.start < sentence.end for span in firm):
            return False
        return attested(straight_marks(sentence.text)) is not None

    @property
    def claims(self) -> tuple[Span, ...]:
        """Sentences that assert something."""
        asked = {span.start for span in self.questions}
        return tuple(span for span in self.sentences if span.start not in asked)

    def sentence_at(self, position: int) -> Span:
        """The sentence around `position`; the last one when it lies between two."""
        for span in self.sentences:
            if span.start <= position < span.end:
                return span
        return self.sentences[-1]


@lru_cache(maxsize=256)
def analyse(text: str) -> Analysis:
    """Read `text`. Pure, and the same for the same text."""
    return Analysis(text)


@lru_cache(maxsize=256)
def sentences_of(text: str) -> tuple[Span, ...]:
    """The sentences of `text`, in order, without reading any further."""
    found: list[Span] = []
    for start, end in sentence_spans(text):
        for stop in _LETTER.finditer(text, start, end):
            found.append(Span(start, stop.start() + 1, text[start : stop.start() + 1]))
            start = stop.end()
        found.append(Span(start, end, text[start:end]))
    return tuple(found)


def _theirs(
    text: str, flat: str, pattern: re.Pattern[str], quoted: tuple[Span, ...]
) -> tuple[Span, ...]:
    """Matches that are the defendant's own: neither quoted nor reported of the other side."""
    found = (_span(text, match) for match in pattern.finditer(flat))
    return tuple(
        span for span in found if not overlaps(span, quoted) and not _reported(flat, span.start)
    )


def _reported(flat: str, position: int) -> bool:
    """Whether somebody else is made to say what stands at `position`."""
    start = max(flat.rfind(".", 0, position) + 1, position - _REPORT_REACH)
    return bool(REPORTED.search(flat, start, position))


def _generalises(flat: str, span: Span) -> bool:
    """Whether an absolute is a rule about the world, not a report of what happened.

    "Everyone was home by eleven" and "I never touched it" are testimony; "everyone does it" and
    "it never works" are rules.
    """
    word = span.text.lower()
    if word == "never" and re.match(r"\W*mind\b", flat[span.end :], re.IGNORECASE):
        return False  # an idiom
    if word not in TELLING_ABSOLUTES:
        return True
    before = [item.lower for item in tokens(flat[max(0, span.start - 30) : span.start])][-2:]
    after = [item.lower for item in tokens(flat[span.end : span.end + 40])][:2]
    if {"would", "will", "could", "can", "i'd", "i'll"} & set(before):
        return True
    past = after[:1] and (
        is_past(after[0]) or after[0] in {"at", "in", "on", "from", "but", "there"}
    )
    return not (past or {"had", "was", "were", "have", "has", "i've"} & set(before[-1:]))


def is_past(lower: str) -> bool:
    """Whether a word is a past form: "was", "took", "counted"."""
    return lower in PAST or (lower.endswith("ed") and len(lower) > 4)


def _span(text: str, match: re.Match[str]) -> Span:
    return Span(match.start(), match.end(), text[match.start() : match.end()])


def _numbers(text: str, flat: str, words: tuple[Word, ...]) -> tuple[Span, ...]:
    spans = [_span(text, m) for m in TIME.finditer(flat)]
    for word in words:
        span = Span(word.start, word.end, word.text)
        is_number = word.lower[0].isdigit() or word.lower in lexicon.NUMBER_WORDS
        if is_number and not overlaps(span, tuple(spans)):
            spans.append(span)
    return tuple(sorted(spans, key=lambda span: span.start))


def _specifics(
    text: str, words: tuple[Word, ...], numbers: tuple[Span, ...], names: tuple[Span, ...]
) -> tuple[Span, ...]:
    """Checkable particulars, one per kind and word: numbers, names, witnesses, papers, places."""
    found = {span.text.lower(): span for span in (*names, *numbers)}
    for group in (lexicon.WITNESSES, lexicon.DOCUMENTS, lexicon.PLACES, lexicon.TIMES):
        for word in words:
            if word.lower in group:
                found.setdefault(word.lower, Span(word.start, word.end, word.text))
    return tuple(sorted(found.values(), key=lambda span: span.start))
