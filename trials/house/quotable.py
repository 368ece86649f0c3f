"""Which pieces of a text may be handed back between quotation marks. Pure.

Whole clauses of at most twenty words, not governed by a negation, hedge, condition or report
before them, and not torn: no clause without its subject, none that ends on a joint.
"""

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache

from allrise.quotes import is_verbatim
from trials.house import lexicon
from trials.house.patterns import HEDGE, STRONG, TRIM, WEAK
from trials.house.words import Span, Word, is_negation, tokens

QUOTE_WORDS = 20
# Whatever a reader may take for a double quotation mark.
_DOUBLE_MARKS = re.compile("[\u201c-\u201f\u00ab\u00bb\u2033\u2036\u301d-\u301f\uff02\u275d\u275e]")
# No clause ends on one of these, unless its sentence does.
_DANGLING = frozenset(
    """and but so or because since to of the a an with for in on at from my your our his their as
    if that which who than yet nor while although though when where unless until into by""".split()
)
_GRIEF = re.compile(lexicon.GRIEF, re.IGNORECASE)
_JOINTS = frozenset("and but so or yet".split())


def grieves(text: str) -> bool:
    """Whether somebody's death or illness is spoken of."""
    return bool(_GRIEF.search(text))


def clauses(
    text: str, words: tuple[Word, ...], sentences: tuple[Span, ...], quoted: tuple[Span, ...]
) -> tuple[Span, ...]:
    """The sentences and clauses of `text` that may be quoted, in order."""
    governing = _governing(text, words)
    verbs = [word.start for word in words if is_verb(word.lower) or is_negation(word.lower)]
    found: dict[Span, None] = {}
    for sentence in sentences:
        if grieves(sentence.text):
            continue
        for piece in (sentence, *_pieces(text, sentence, governing, verbs)):
            span = _trimmed(text, piece)
            if span not in found and _may_quote(span, text, quoted):
                found[span] = None
    return tuple(found)


def _governing(text: str, words: tuple[Word, ...]) -> list[int]:
    """Where words end that change what follows them: negations, hedges, conditions, reports."""
    ends = [
        word.end for word in words if word.lower in lexicon.GOVERNORS or is_negation(word.lower)
    ]
    return sorted((*ends, *(match.end() for match in HEDGE.finditer(text))))


def _governed(governing: list[int], start: int, end: int) -> bool:
    """Whether one of them lies between `start` and `end`."""
    return bisect_right(governing, end) > bisect_right(governing, start)


def _pieces(text: str, sentence: Span, governing: list[int], verbs: list[int]) -> list[Span]:
    """Clauses within a sentence, cut only where what stands before cannot govern them."""
    body = text[sentence.start : sentence.end]
    cuts = [(m.start(), m.end(), True) for m in STRONG.finditer(body)]
    cuts += [(m.start(), m.end(), False) for m in WEAK.finditer(body)]
    offset = sentence.start
    pieces: list[Span] = []
    start = 0
    for left, right, strong in sorted(cuts):
        tied = _governed(governing, offset + start, offset + left) or not _begins(
            body, right, offset, verbs
        )
        listed = not _between(
            verbs, offset + start, offset + left
        )  # "the tongs, the apron, and my cousin were"
        if left <= start or (not strong and (tied or listed)):
            continue
        pieces.append(Span(offset + start, offset + left, body[start:left]))
        start = right
    if start:
        pieces.append(Span(offset + start, sentence.end, body[start:]))
    return [piece for piece in pieces if _is_clause(piece.text)]


def _begins(body: str, position: int, offset: int, verbs: list[int]) -> bool:
    """Whether a clause begins there, and not an apposition or the next item of a list.

    "Ruth, my flatmate, was": up to the next mark there is no verb.
    """
    comma = body.find(",", position)
    return _between(verbs, offset + position, offset + (comma if comma >= 0 else len(body)))


def _between(places: list[int], start: int, end: int) -> bool:
    return bisect_left(places, end) > bisect_left(places, start)


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
    words = tokens(text[start:end])
    kept = len(words)
    while kept > 1 and words[kept - 1].lower in _JOINTS:
        kept -= 1
    if kept < len(words):
        end = start + words[kept - 1].end
    return Span(start, end, text[start:end])


def overlaps(span: Span, others: tuple[Span, ...]) -> bool:
    return any(span.start < other.end and other.start < span.end for other in others)


def _may_quote(span: Span, text: str, quoted: tuple[Span, ...]) -> bool:
    words = tokens(span.text)
    return (
        0 < len(words) <= QUOTE_WORDS
        and len(span.text) <= 160
        and "\n" not in span.text
        and (len(words) < 3 or words[-1].lower not in _DANGLING)
        and '"' not in straight_marks(span.text)
        and not overlaps(span, quoted)
        and not any(word.lower in lexicon.RUDE for word in words)
        and _verbatim(span.text, text)
    )


@lru_cache(maxsize=1024)
def _verbatim(quote: str, text: str) -> bool:
    return is_verbatim(quote, text)


def straight_marks(text: str) -> str:
    return _DOUBLE_MARKS.sub('"', text)


def noun_phrases(
    text: str, words: tuple[Word, ...], sentences: tuple[Span, ...], quoted: tuple[Span, ...]
) -> tuple[Span, ...]:
    """Determiner and up to three words, un-negated: "my cousin", "the old tongs"."""
    if grieves(text):
        return ()  # "my dad" is not brought back in a text in which he has died
    governing = _governing(text, words)
    starts = [span.start for span in sentences]
    found: list[Span] = []
    for index, word in enumerate(words):
        if word.lower not in lexicon.DETERMINERS:
            continue
        last = _phrase_end(text, words, index)
        if last is None:
            continue
        span = Span(word.start, words[last].end, text[word.start : words[last].end])
        head = bisect_right(starts, word.start)
        begins = starts[head - 1] if head else 0
        if not _governed(governing, begins, word.start) and _may_quote(span, text, quoted):
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
