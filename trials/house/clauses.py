"""Which of the defendant's words may be handed back, and the clause around a finding. Pure.

The reader's quotable clauses come first (see `analysis`). Of a sentence that has none, because
it runs on past twenty words, the clauses between its joints may be quoted, unless a negation,
a hedge or a condition stands before them.
"""

import re
from functools import lru_cache

from allrise.quotes import fold, is_verbatim
from trials.house import lexicon, weaknesses
from trials.house.analysis import QUOTE_WORDS, Analysis, analyse, is_verb, overlaps, straight_marks
from trials.house.patterns import HEDGE
from trials.house.quotable import grieves
from trials.house.words import Span, is_negation, tokens

# "my flatmate, was on the sofa": the clause lost its subject to an apposition.
_APPOSITION = re.compile(
    r"\W*(?:my|our|his|her|their|the|a|an)\b[^,]{0,30},"
    r"\s*(?:was|were|is|are|had|has|saw|held|can|who)\b",
    re.IGNORECASE,
)
_TWO_SENTENCES = re.compile(r"[.!?]\s+[A-Z]")
_DANGLING = frozenset(
    "and but so or because since to of the a an with for in on at from my your as if".split()
)
_JOINT = re.compile(
    r"\s*[,;:]?\s+(?:because|since|and|but|so|while|although|though)\s+|\s*[;:]\s+|,\s+",
    re.IGNORECASE,
)


# A joint at the head of a clause belongs to the sentence before it, which is not quoted.
_HEAD = re.compile(
    r"(?:but|and|yet)\s+(?!(?:for|if|when|while|though|although|because|since|that|so|then|only|also"
    r"|not|what|who|why|how|where|which|to|as|of|by|in|on|at|with|from|than|there|here)\b)"
    r"|(?:so|or|but|and|yet)\s+(?=(?:i|i['\u2019]\w+|we|you|he|she|it|they|the|my|our|his|her|their"
    r"|a|an|there|this|nobody|somebody|someone|everyone|everybody|basically)\b)",
    re.IGNORECASE,
)


def unjointed(quote: str) -> str:
    """The clause without an "and" or a "but" at its head, if three words are left."""
    joint = _HEAD.match(quote)
    rest = quote[joint.end() :] if joint else ""
    return rest if len(tokens(rest)) >= 3 else quote


@lru_cache(maxsize=256)
def quotable_clauses(text: str) -> tuple[Span, ...]:
    """Every clause of `text` that may be quoted, in order of place."""
    seen = analyse(text)
    found = [span for span in seen.quotable if not _is_torn(span.text)]
    for sentence in seen.sentences:
        spared = grieves(sentence.text)
        if not spared and not any(
            sentence.start <= span.start < sentence.end for span in seen.quotable
        ):
            found += _between_joints(seen, sentence)
    return tuple(sorted(found, key=lambda span: (span.start, span.end)))


def around(text: str, hit: Span) -> Span | None:
    """The shortest quotable clause that holds the whole of `hit`."""
    holding = [
        span for span in quotable_clauses(text) if span.start <= hit.start and hit.end <= span.end
    ]
    return min(holding, key=lambda span: span.end - span.start) if holding else None


@lru_cache(maxsize=1024)
def quotable(quote: str, text: str) -> bool:
    """Whether the prosecutor may hand these words back: a clause, or all of a short answer."""
    allowed = _folds(text)
    main = weaknesses.main_clause(analyse(text))
    if main is not None and len(tokens(text)) <= 5:
        allowed |= {fold(main.text)}
    return bool(quote) and fold(quote) in allowed and is_verbatim(quote, text)


@lru_cache(maxsize=64)
def _folds(text: str) -> frozenset[str]:
    return frozenset(fold(span.text) for span in quotable_clauses(text))


@lru_cache(maxsize=256)
def whole(text: str) -> str:
    """The words to hand back of a defence that is answered in kind; empty when none may be."""
    seen = analyse(text)
    main = weaknesses.main_clause(seen)
    if main and quotable(main.text, text):
        return main.text
    clauses = quotable_clauses(text)
    return max(clauses, key=lambda span: min(len(tokens(span.text)), 9)).text if clauses else ""


def _between_joints(seen: Analysis, sentence: Span) -> list[Span]:
    pieces: list[Span] = []
    start = 0
    body = sentence.text
    for left, right in [*((m.start(), m.end()) for m in _JOINT.finditer(body)), (len(body),) * 2]:
        raw = body[start:left]
        text = raw.strip(" ,;:.!?\u2026")
        at = sentence.start + start + raw.find(text)
        span = Span(at, at + len(text), text)
        if text and not _governed(body[:start]) and _may_stand(seen, span):
            pieces.append(span)
        start = right
    return pieces


def _is_torn(text: str) -> bool:
    words = tokens(text)
    dangles = bool(words) and words[-1].lower in _DANGLING
    return dangles or bool(_APPOSITION.match(text) or _TWO_SENTENCES.search(text))


def _governed(before: str) -> bool:
    return bool(HEDGE.search(before)) or any(
        word.lower in lexicon.GOVERNORS or is_negation(word.lower) for word in tokens(before)
    )


def _may_stand(seen: Analysis, span: Span) -> bool:
    words = tokens(span.text)
    return (
        4 <= len(words) <= QUOTE_WORDS
        and any(is_verb(word.lower) for word in words)
        and words[0].lower not in {"that", "which", "who", "to", "if", "when", "than", "as"}
        and not any(word.lower in lexicon.RUDE for word in words)
        and not overlaps(span, seen.quoted)
        and '"' not in straight_marks(span.text)
        and "\n" not in span.text
        and not _is_torn(span.text)
        and is_verbatim(span.text, seen.text)
    )
