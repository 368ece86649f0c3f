"""What can be seen in a text without knowing the charge: claims, reasons, specifics. Pure.

Every finding is a span of the original text. `quotable` clauses are the only pieces of a
defence that anybody in the house may hand back between quotation marks: whole clauses of at
most twenty words, not governed by a negation, hedge, condition or report before them, free
of words that the defendant is quoting and of words not to be repeated in court.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from allrise.quotes import is_verbatim
from allrise.text import sentences as sentence_spans
from trials.house import lexicon
from trials.house.patterns import (
    ABSOLUTE,
    ADMISSION,
    CONTRAST,
    HEDGE,
    NAME,
    NOT_NAMES,
    OBSERVED,
    PAST,
    QUOTED,
    REPORTED,
    STRONG,
    TELLING_ABSOLUTES,
    TIME,
    TRIM,
    TURN,
    WEAK,
)
from trials.house.support import Support
from trials.house.support import find as find_support
from trials.house.units import units
from trials.house.words import Span, Word, is_negation, tokens

QUOTE_WORDS = 20
# Moves of support that are reasons on their own; a contrast or an alibi needs company.
_REASONS = frozenset(
    "cause consequence purpose condition definition background question alternative".split()
)
# Whatever a reader may take for a double quotation mark.
_DOUBLE_MARKS = re.compile("[\u201c-\u201f\u00ab\u00bb\u2033\u2036\u301d-\u301f\uff02\u275d\u275e]")


@dataclass(frozen=True)
class Analysis:
    """One text, read. Spans are in the text's own code points, in order."""

    text: str
    words: tuple[Word, ...]
    sentences: tuple[Span, ...]
    units: tuple[Span, ...]
    quoted: tuple[Span, ...]
    quotable: tuple[Span, ...]
    noun_phrases: tuple[Span, ...]
    supports: tuple[Support, ...]
    reasons: tuple[Span, ...]
    contrasts: tuple[Span, ...]
    turns: tuple[Span, ...]
    hedges: tuple[Span, ...]
    absolutes: tuple[Span, ...]
    admissions: tuple[Span, ...]
    specifics: tuple[Span, ...]
    numbers: tuple[Span, ...]
    names: tuple[Span, ...]
    questions: tuple[Span, ...]
    observed: bool

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
    flat = text.replace("\u2019", "'").replace("\u2018", "'")
    words = tokens(text)
    sentences = tuple(Span(a, b, text[a:b]) for a, b in sentence_spans(text))
    quoted = tuple(_span(text, m) for m in QUOTED.finditer(text))
    numbers = _numbers(text, flat, words)
    names = tuple(_span(text, m) for m in NAME.finditer(flat) if m[0].lower() not in NOT_NAMES)
    supports = find_support(text, sentences, quoted)
    return Analysis(
        text=text,
        words=words,
        sentences=sentences,
        units=units(text, sentences),
        quoted=quoted,
        quotable=_quotable(text, sentences, quoted),
        noun_phrases=_noun_phrases(text, words, sentences, quoted),
        supports=supports,
        reasons=tuple(item.span for item in supports if item.kind in _REASONS),
        contrasts=tuple(_span(text, m) for m in CONTRAST.finditer(flat)),
        turns=tuple(_span(text, m) for m in TURN.finditer(flat)),
        hedges=_theirs(text, flat, HEDGE, quoted),
        absolutes=tuple(
            span for span in _theirs(text, flat, ABSOLUTE, quoted) if _generalises(flat, span)
        ),
        admissions=tuple(_span(text, m) for m in ADMISSION.finditer(flat)),
        specifics=_specifics(text, words, numbers, names),
        numbers=numbers,
        names=names,
        questions=tuple(s for s in sentences if s.text.rstrip("\"')\u201d ").endswith("?")),
        observed=bool(OBSERVED.search(flat)),
    )


def _theirs(
    text: str, flat: str, pattern: re.Pattern[str], quoted: tuple[Span, ...]
) -> tuple[Span, ...]:
    """Matches that are the defendant's own: neither quoted nor reported of the other side."""
    found = (_span(text, match) for match in pattern.finditer(flat))
    return tuple(
        span
        for span in found
        if not overlaps(span, quoted) and not REPORTED.search(flat[: span.start].rsplit(".", 1)[-1])
    )


def _generalises(flat: str, span: Span) -> bool:
    """Whether an absolute is a rule about the world, not a report of what happened.

    "Everyone was home by eleven" and "I never touched it" are testimony; "everyone does it" and
    "it never works" are rules.
    """
    word = span.text.lower()
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


def overlaps(span: Span, others: tuple[Span, ...]) -> bool:
    return any(span.start < other.end and other.start < span.end for other in others)


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


def _quotable(text: str, sentences: tuple[Span, ...], quoted: tuple[Span, ...]) -> tuple[Span, ...]:
    clauses: list[Span] = []
    for sentence in sentences:
        pieces = [sentence, *_pieces(text, sentence)]
        for piece in pieces:
            span = _trimmed(text, piece)
            if span not in clauses and _may_quote(span, text, quoted):
                clauses.append(span)
    return tuple(clauses)


def _pieces(text: str, sentence: Span) -> list[Span]:
    """Clauses within a sentence, cut only where what stands before cannot govern them."""
    body = text[sentence.start : sentence.end]
    cuts = [(m.start(), m.end(), True) for m in STRONG.finditer(body)]
    cuts += [(m.start(), m.end(), False) for m in WEAK.finditer(body)]
    pieces: list[Span] = []
    start = 0
    for left, right, strong in sorted(cuts):
        if left <= start or (not strong and _governed(body[start:left])):
            continue
        pieces.append(Span(sentence.start + start, sentence.start + left, body[start:left]))
        start = right
    if start:
        pieces.append(Span(sentence.start + start, sentence.end, body[start:]))
    return [piece for piece in pieces if _is_clause(piece.text)]


def _governed(text: str) -> bool:
    return any(
        word.lower in lexicon.GOVERNORS or is_negation(word.lower) for word in tokens(text)
    ) or bool(HEDGE.search(text))


def _is_clause(text: str) -> bool:
    words = tokens(text)
    return len(words) >= 3 and any(is_verb(word.lower) for word in words)


def is_verb(lower: str) -> bool:
    return lower in lexicon.VERBS or (lower.endswith("ed") and len(lower) > 3)


def _trimmed(text: str, span: Span) -> Span:
    start, end = span.start, span.end
    while start < end and text[start] in TRIM:
        start += 1
    while end > start and text[end - 1] in TRIM + ".!?\u2026":
        end -= 1
    return Span(start, end, text[start:end])


def _may_quote(span: Span, text: str, quoted: tuple[Span, ...]) -> bool:
    words = tokens(span.text)
    return (
        0 < len(words) <= QUOTE_WORDS
        and len(span.text) <= 160
        and "\n" not in span.text
        and '"' not in straight_marks(span.text)
        and not overlaps(span, quoted)
        and not any(word.lower in lexicon.RUDE for word in words)
        and is_verbatim(span.text, text)
    )


def straight_marks(text: str) -> str:
    return _DOUBLE_MARKS.sub('"', text)


def _noun_phrases(
    text: str, words: tuple[Word, ...], sentences: tuple[Span, ...], quoted: tuple[Span, ...]
) -> tuple[Span, ...]:
    """Determiner and up to three words, un-negated: "my cousin", "the old tongs"."""
    found: list[Span] = []
    for index, word in enumerate(words):
        if word.lower not in lexicon.DETERMINERS:
            continue
        last = _phrase_end(text, words, index)
        if last is None:
            continue
        span = Span(word.start, words[last].end, text[word.start : words[last].end])
        before = text[_sentence_start(sentences, word.start) : word.start]
        if not _governed(before) and _may_quote(span, text, quoted):
            found.append(span)
    return tuple(found)


def _phrase_end(text: str, words: tuple[Word, ...], index: int) -> int | None:
    """The index of the phrase's last word; None when it is empty or may be cut short."""
    last = None
    for position in range(index + 1, min(index + 5, len(words))):
        word = words[position]
        gap = text[words[position - 1].end : word.start]
        stops = word.lower in lexicon.FUNCTION or is_verb(word.lower) or word.lower.endswith("ly")
        if gap.strip() or stops:
            return last
        last = position
    return last if last is not None and last < index + 4 else None


def _sentence_start(sentences: tuple[Span, ...], position: int) -> int:
    for span in sentences:
        if span.start <= position < span.end:
            return span.start
    return 0
