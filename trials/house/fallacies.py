"""Named fallacies by cue, each with the words that show it. Pure.

Precision comes first: a fallacy that costs points must be plain on its face. What only
looks like one (`tu_quoque`, `false_analogy`, `appeal_to_ignorance`) is found so that the
prosecutor may ask about it, and never costs anything.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from allrise.quotes import is_verbatim
from trials.domain.fallacies import Fallacy
from trials.house.analysis import analyse, overlaps
from trials.house.lines.fallacy_cues import CUES, FREE
from trials.house.words import Span

MAX_FOUND = 4


@dataclass(frozen=True)
class Finding:
    """A named fallacy in a text: `text[start:end] == quote`. `confidence` is 0 to 1."""

    name: Fallacy
    quote: str
    start: int
    end: int
    confidence: float
    costs_points: bool


_COMPILED = tuple(
    (name, confidence, re.compile(pattern, re.IGNORECASE))
    for name, cues in CUES.items()
    for confidence, pattern in cues
)


@lru_cache(maxsize=256)
def _detect(text: str) -> tuple[Finding, ...]:
    seen = analyse(text)
    flat = text.replace("\u2019", "'").replace("\u2018", "'")
    best: dict[Fallacy, Finding] = {}
    for name, confidence, pattern in _COMPILED:
        match = pattern.search(flat)
        if match is None or overlaps(Span(match.start(), match.end(), ""), seen.quoted):
            continue
        if name in best and best[name].confidence >= confidence:
            continue
        span = _quote(text, match.start(), match.end())
        if span is None:
            continue
        costs = name not in FREE and confidence >= 0.7
        best[name] = Finding(name, span.text, span.start, span.end, confidence, costs)
    found = sorted(best.values(), key=lambda item: (-item.confidence, item.start, item.name))
    return tuple(sorted(found[:MAX_FOUND], key=lambda item: item.start))


def detect(text: str) -> list[Finding]:
    """Fallacies in `text`, in order of appearance, at most one of a name and four in all.

    Words that the defendant is quoting are not theirs and are not examined.
    """
    return list(_detect(text))


def _quote(text: str, start: int, end: int) -> Span | None:
    """The quotable clause around the cue, else the cue itself, else the whole sentence."""
    seen = analyse(text)
    around = [span for span in seen.quotable if span.start <= start and end <= span.end]
    if around:
        return min(around, key=lambda span: span.end - span.start)
    cue = Span(start, end, text[start:end])
    sentence = seen.sentence_at(start)
    for span in (sentence, cue):
        if is_verbatim(span.text, text):
            return span
    return None
