"""From cues to findings: evidence that lies close together, weighed label by label. Pure."""

from dataclasses import dataclass
from functools import lru_cache

from allrise.quotes import is_verbatim
from trials.domain.fallacies import Fallacy
from trials.house.analysis import Analysis, analyse, overlaps
from trials.house.fallacies.cues import Cue
from trials.house.fallacies.inference import INFERENCE
from trials.house.fallacies.persons import PERSONS, REJECTION
from trials.house.fallacies.stakes import STAKES
from trials.house.fallacies.standing import STANDING
from trials.house.words import Span

SCHEMES: dict[Fallacy, tuple[Cue, ...]] = {**STANDING, **STAKES, **INFERENCE, **PERSONS}

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
ENOUGH_OF = {Fallacy.SLIPPERY_SLOPE: 5.0}
MAX_FOUND = 4
# Evidence counts together within so many characters, and a rejection this far before it: long
# texts collect scattered cues by chance.
REACH, BEFORE = 300, 400
# A rejection weakens a plain fallacy; it does not excuse it.
MAX_REJECTION = 3.0
# A cue said more often than this in one text says nothing new.
MAX_REPEATS = 6
# A match begins at most so far before a key, and ends at most so far after it.
AHEAD, AFTER = 180, 240
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


@dataclass(frozen=True)
class _Hit:
    start: int
    end: int
    points: float
    cue: int


def detect(text: str) -> list[Finding]:
    """Fallacies in `text`, the surest first, at most one of a name and four in all.

    Words that the defendant is quoting are not theirs and are not examined, unless the whole
    text stands between quotation marks.
    """
    return list(_detect(text))


@lru_cache(maxsize=256)
def _detect(text: str) -> tuple[Finding, ...]:
    seen = analyse(text)
    flat = text.replace("\u2019", "'").replace("\u2018", "'")
    low = _lower(flat)
    quoted = tuple(span for span in seen.quoted if not _is_all(span, text))
    turned = _hits(flat, low, REJECTION, quoted)
    aside = ASIDE if len(text) > LONG else 0.0
    found: list[Finding] = []
    for name, cues in SCHEMES.items():
        total, hit = _weigh(_hits(flat, low, cues, quoted), turned)
        total -= aside
        span = _quote(seen, hit) if hit and total >= ENOUGH_OF.get(name, ENOUGH) else None
        if span is not None:
            sure = _confidence(total)
            found.append(Finding(name, span.text, span.start, span.end, sure, name in COSTLY))
    found.sort(key=lambda item: (-item.confidence, item.start, item.name))
    beside = _confidence(ENOUGH_BESIDE)
    return tuple(
        item
        for place, item in enumerate(found[:MAX_FOUND])
        if not place or item.confidence >= beside
    )


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


def _hits(flat: str, low: str, cues: tuple[Cue, ...], quoted: tuple[Span, ...]) -> list[_Hit]:
    """Where the cues match the speaker's own words, in order."""
    hits: list[_Hit] = []
    for number, cue in enumerate(cues):
        where = _around_keys(low, cue.keys)
        if where is None:
            continue
        repeats = 0
        for match in cue.pattern.finditer(flat if cue.minds_case else low, *where):
            if overlaps(Span(match.start(), match.end(), ""), quoted):
                continue
            hits.append(_Hit(match.start(), match.end(), cue.points, number))
            repeats += 1
            if repeats == MAX_REPEATS:
                break
    return sorted(hits, key=lambda hit: (hit.start, hit.end, hit.cue))


def _around_keys(low: str, keys: tuple[str, ...]) -> tuple[int, int] | None:
    """The part of the text in which a match can lie: every match holds a key."""
    here = [key for key in keys if key in low]
    if not here:
        return None
    first, last = min(map(low.find, here)), max(map(low.rfind, here))
    return max(0, first - AHEAD), last + AFTER


def _weigh(hits: list[_Hit], turned: list[_Hit]) -> tuple[float, _Hit | None]:
    """The most evidence found close together, and the plainest of its cues."""
    best: tuple[float, _Hit | None] = (0.0, None)
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


def _quote(seen: Analysis, hit: _Hit) -> Span | None:
    """The shortest quotable clause around the cue, else its sentence, else the cue itself."""
    around = [span for span in seen.quotable if span.start <= hit.start and hit.end <= span.end]
    if around:
        return min(around, key=lambda span: span.end - span.start)
    cue = Span(hit.start, hit.end, seen.text[hit.start : hit.end])
    for span in (seen.sentence_at(hit.start), cue):
        if is_verbatim(span.text, seen.text):
            return span
    return None
