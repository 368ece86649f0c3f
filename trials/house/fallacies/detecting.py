"""From cues to findings: evidence that lies close together, weighed label by label. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from allrise.quotes import is_verbatim
from allrise.text import sentences
from trials.domain.fallacies import Fallacy
from trials.house import quotable
from trials.house.fallacies.matching import Hit, Matcher
from trials.house.fallacies.persons import REJECTION
from trials.house.fallacies.schemes import SCHEMES
from trials.house.patterns import QUOTED
from trials.house.words import Span, tokens

# Questions only. The first three could not be measured on public data; of the others the wording
# alone was right less than seven times in ten (a slope is often called a generalisation there).
FREE = frozenset(
    {
        Fallacy.TU_QUOQUE,
        Fallacy.FALSE_ANALOGY,
        Fallacy.APPEAL_TO_IGNORANCE,
        Fallacy.EQUIVOCATION,
        Fallacy.RED_HERRING,
        Fallacy.SLIPPERY_SLOPE,
        Fallacy.STRAW_MAN,
    }
)
COSTLY = frozenset(Fallacy) - FREE

# Points from which evidence is a finding, and from which it stands beside a stronger one.
ENOUGH, ENOUGH_BESIDE = 4.0, 5.0
# Honest warnings foretell as slopes do, so that a slope must be plainer.
ENOUGH_OF = {
    Fallacy.SLIPPERY_SLOPE: 5.0,
    Fallacy.HASTY_GENERALIZATION: 5.5,
    Fallacy.APPEAL_TO_NATURE: 5.0,
}
MAX_FOUND = 4
# Evidence counts together within so many characters, and a rejection this far before it: long
# texts collect scattered cues by chance.
REACH, BEFORE = 300, 800
# A rejection weakens a plain fallacy; it does not excuse it.
MAX_REJECTION = 3.0
# A long speech weighs more than it leans: what would be plain in a remark may be an aside in it.
LONG, ASIDE = 600, 1.0


@dataclass(frozen=True)
class Finding:
    """A named fallacy in a text: `text[start:end] == quote`. `confidence` is 0 to 1."""

    name: Fallacy
    quote: str
    start: int
    end: int
    confidence: float
    costs_points: bool


_MATCHER = Matcher([*SCHEMES.items(), (None, REJECTION)])


def detect(text: str) -> list[Finding]:
    """Fallacies in `text`, the surest first, at most one of a name and four in all.

    Words that the defendant is quoting are not theirs and are not examined, unless the whole
    text stands between quotation marks.
    """
    return list(_detect(text))


@lru_cache(maxsize=256)
def _detect(text: str) -> tuple[Finding, ...]:
    flat = text.replace("\u2019", "'").replace("\u2018", "'")
    quoted = tuple(Span(m.start(), m.end(), m.group()) for m in QUOTED.finditer(text))
    theirs = tuple(span for span in quoted if not _is_all(span, text))
    hits = _MATCHER.hits(flat, _lower(flat), theirs)
    turned = hits.pop(None, [])
    aside = ASIDE if len(text) > LONG else 0.0
    weighed: list[tuple[float, Hit, Fallacy]] = []
    for name, mine in hits.items():
        if name is None or not _may_suffice(mine, least := ENOUGH_OF.get(name, ENOUGH) + aside):
            continue
        total, hit = _weigh(mine, turned)
        if hit is not None and total >= least:
            weighed.append((_confidence(total - aside), hit, name))
    weighed.sort(key=lambda item: (-item[0], item[1].start, item[2]))
    return tuple(_findings(text, quoted, weighed))


def _findings(
    text: str, quoted: tuple[Span, ...], weighed: list[tuple[float, Hit, Fallacy]]
) -> Iterator[Finding]:
    """The first of them, and those of the next few that can stand beside it."""
    beside = _confidence(ENOUGH_BESIDE)
    ends = sentences(text) if weighed else []
    for sure, hit, name in weighed[:MAX_FOUND]:
        if hit is not weighed[0][1] and sure < beside:
            return
        span = _quote(text, ends, quoted, hit)
        if span is not None:
            yield Finding(name, span.text, span.start, span.end, sure, name in COSTLY)


def _confidence(points: float) -> float:
    """Two points are as likely as not; no amount is certain."""
    return round(points / (points + 2), 3)


def _lower(text: str) -> str:
    """Lower case, letter by letter: a few letters would become two and move the rest."""
    low = text.lower()
    return low if len(low) == len(text) else "".join(map(_lower_letter, text))


def _lower_letter(letter: str) -> str:
    low = letter.lower()
    return low if len(low) == 1 else letter


def _is_all(span: Span, text: str) -> bool:
    return len(span.text) >= len(text.strip(" \t\n.!?")) - 2


def _may_suffice(hits: list[Hit], least: float) -> bool:
    """Whether the cues found could be enough if all of them stood together."""
    return sum({hit.cue: max(0.0, hit.points) for hit in hits}.values()) >= least


def _weigh(hits: list[Hit], turned: list[Hit]) -> tuple[float, Hit | None]:
    """The most evidence found close together, and the plainest of its cues."""
    best: tuple[float, Hit | None] = (0.0, None)
    for first in hits:
        if first.points < 0:
            continue
        start, end = first.start, first.start + REACH
        near = [
            hit for hit in hits if (start if hit.points > 0 else start - BEFORE) <= hit.start < end
        ]
        away = {hit.cue: hit.points for hit in turned if start - BEFORE <= hit.start < end}
        points = {hit.cue: hit.points for hit in near}
        total = sum(points.values()) + max(-MAX_REJECTION, sum(away.values()))
        if total > best[0]:
            best = total, max(near, key=lambda hit: (hit.points, -hit.start))
    return best


def _quote(
    text: str, ends: Sequence[tuple[int, int]], quoted: tuple[Span, ...], hit: Hit
) -> Span | None:
    """The shortest quotable clause around the cue, else its sentence, else the cue itself."""
    # A hit between two sentences belongs to the one before it.
    start, end = next((pair for pair in reversed(ends) if pair[0] <= hit.start), (0, len(text)))
    sentence = text[start:end]
    marks = tuple(Span(q.start - start, q.end - start, q.text) for q in quoted)
    whole = Span(0, len(sentence), sentence)
    clauses = quotable.clauses(sentence, tokens(sentence), (whole,), marks)
    around = [c for c in clauses if start + c.start <= hit.start and hit.end <= start + c.end]
    shortest = sorted(around, key=lambda clause: clause.end - clause.start)
    cue = Span(hit.start - start, hit.end - start, text[hit.start : hit.end])
    for span in (*shortest, whole, cue):
        if is_verbatim(span.text, text):
            return Span(start + span.start, start + span.end, span.text)
    return None
