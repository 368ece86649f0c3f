"""Contempt of court: finding, and cutting, what tries to instruct the court.

A defence is text from a stranger, read by models that decide a ranking: data, never
instruction. Asking to be acquitted is advocacy; commanding the court's procedure, rules,
scoring or instructions is contempt.

How it works: the text is read in several views (`views`), each with the way back to the
original; rules (`orders`, `demands`, `forgeries`, `tongues`, `paraphrase`,
`diversions`, `meddling`) and shapes (`structure`)
look for attempts; `standing` tells a command from a tale, and `weighing` judges what no rule
names by what it talks about and to whom. Each hit is widened to its sentence, and the
orders that follow on its heels go with it. Pure, and linear in the length of the text.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from allrise.text import sentences
from trials.domain.contempt.demands import OUTPUT, SCORING
from trials.domain.contempt.diversions import DIVERSIONS
from trials.domain.contempt.forgeries import COURT
from trials.domain.contempt.meddling import MEDDLING
from trials.domain.contempt.orders import OVERRIDES, ROLES
from trials.domain.contempt.paraphrase import PARAPHRASE
from trials.domain.contempt.standing import stands
from trials.domain.contempt.structure import Hit, hidden, shapes
from trials.domain.contempt.tongues import TONGUES
from trials.domain.contempt.views import View, blobs, disguises, is_demand, plain, squeezed
from trials.domain.contempt.weighing import Speech, leans, speech, weighed

__all__ = ["Span", "argued", "cut", "find"]

_RULES: Final = (
    OVERRIDES + ROLES + OUTPUT + SCORING + COURT + TONGUES + PARAPHRASE + DIVERSIONS + MEDDLING
)
_UNSEEN: Final = frozenset({"comment", "invisible"})
_ASIDE: Final = 10  # words
_LONG: Final = 240  # a longer "sentence" lacks punctuation: cut from the clause on only

_SQUEEZED: Final = re.compile(
    r"(?:ignore|disregard|forget|override|bypass)(?:all|any|the|of|every|my|these"
    r"|those)*(?:previous|prior|above|earlier|your|preceding"
    r"|system)(?:\w{0,12}?)(?:instructions?|prompts?|rules|guidelines|directives)|(?:ignore"
    r"|disregard)(?:all|the)?instructions"
)
_WHOLE_WORDS: Final = re.compile(
    r"\b(?:ignor|disregard|forget|overrid|bypass)\w*\b.*\b(?:instruc|prompt|rule|guid|direct)",
    re.S,
)
# "IGNORE. ALL. PREVIOUS. INSTRUCTIONS.": full stops between words that no rule reads across.
_STOPS: Final = re.compile(r"[.!?]")
_CHOPPED: Final = 2
# Orders that mean nothing by themselves, but belong to an attempt when they follow one.
_FOLLOW_UP: Final = re.compile(
    r"[\W_]*(?:and |now,? |then,? |instead,? |just |simply |please |only |also |so )*(?:say"
    r"|print|output|write|respond|reply|answer|return|rule|declare|acquit|find|mark|score|give"
    r"|award|set|act|pretend|do not|don'?t|never|from now|you are|you must|you will|you should"
    r"|your (?:new|only|task|job)|tell|reveal|repeat|show|start|begin|end|issue|record|render"
    r"|dismiss|proceed|let'?s|instead|sag|schreib|antworte|gib|sprich|dis|ecris|reponds|di "
    r"|escribe|responde|scrivi|rispondi|diga|escreva|zeg|schrijf|antwoord)\b"
)
_STRAY_SPACE: Final = re.compile(r"[ \t\u00a0]{2,}")
_STRAY_LINES: Final = re.compile(r"\s*\n\s*\n\s*")


@dataclass(frozen=True, slots=True)
class Span:
    """text[start:end] == quote, in code points; `category` names the kind of attempt."""

    start: int
    end: int
    quote: str
    category: str


def find(text: str) -> list[Span]:
    """The attempts to instruct the court in `text`: in order, without overlap, never empty spans.

    Never raises. An empty list means that none was found, not that there is none.
    """
    hits = list(_hits(text))
    # What a rule has found it has found exactly; weighing takes a whole sentence.
    hits += [
        (start, end, category)
        for start, end, category in weighed(plain(text))
        if not any(start < high and low < end for low, high, _ in hits)
    ]
    hits.sort()
    if not hits:
        return []
    return [
        Span(start, end, text[start:end], category)
        for start, end, category in _followed(text, _widened(text, hits))
    ]


def cut(text: str, spans: Iterable[Span]) -> str:
    """What remains to be heard of `text` without `spans`, its white space tidied.

    Empty when nothing that can be heard (a letter, a digit, a picture) is left. Never raises.
    """
    kept: list[str] = []
    position = 0
    for span in sorted(spans, key=lambda item: (item.start, item.end)):
        kept.append(text[position : max(position, span.start)])
        position = max(position, span.end)
    kept.append(text[position:])
    rest = " ".join(part.strip(" \t") for part in kept if part.strip(" \t"))
    rest = _STRAY_LINES.sub("\n\n", _STRAY_SPACE.sub(" ", rest)).strip()
    return rest if any(char.isalnum() or ord(char) > 0x2100 for char in rest) else ""


def argued(text: str, *, of_the_case: Callable[[str], bool], tells: Callable[[str], bool]) -> str:
    """What marks may be given for: `text` without what is said to the court about itself.

    A sentence is left out when it orders whoever reads it, or speaks to them of the works, and
    names nothing for which `of_the_case` holds; when it speaks to them, or of the works, and
    neither is of the case nor `tells` what happened ("you don't walk out on a woman with a
    wedding album" is said to nobody); and when it leans on the works, unless it is both ("there
    were instructions: 36 pages, in Finnish"). A few words that follow such a sentence and name
    nothing go with it. So an order that nobody recognised as
    contempt is worth what its absence is worth. The same object when nothing is left out; empty
    when nothing remains. Never raises unless `of_the_case` or `tells` does.
    """
    view = plain(text)
    left_out: list[Span] = []
    after = False
    for low, high in sentences(view.text):
        sentence = view.text[low:high]
        start, end = view.original(low, high)
        own = text[start:end]
        spoken = speech(sentence)
        aside = after and len(sentence.split()) < _ASIDE
        if leans(sentence):
            after = spoken is Speech.STRICT or not (of_the_case(own) and tells(own))
        elif aside or spoken is not Speech.NONE:
            loose = spoken is Speech.LOOSE and not aside
            after = not (of_the_case(own) or (loose and tells(own)))
        else:
            after = False
        if after:
            left_out.append(Span(start, end, own, "unheard"))
    return cut(text, left_out) if left_out else text


def _hits(text: str) -> Iterator[Hit]:
    view = plain(text)
    yield from hidden(text)
    yield from shapes(view)
    yield from _ruled(view)
    for disguise in disguises(view):
        yield from _ruled(disguise)
    yield from _spelt_out(view)
    for blob in blobs(text):
        if is_demand(blob.text) or any(_ruled(plain(blob.text))):
            yield blob.start, blob.end, "encoding"


def _ruled(view: View) -> Iterator[Hit]:
    for rule in _RULES:
        if not any(need in view.text for need in rule.needs):
            continue
        for match in rule.pattern.finditer(view.text):
            if match.end() > match.start() and stands(view.text, match, rule.stand):
                yield (*view.original(*match.span()), rule.category)


def _spelt_out(view: View) -> Iterator[Hit]:
    letters = squeezed(view)
    for match in _SQUEEZED.finditer(letters.text):
        start, end = letters.original(*match.span())
        low, high = view.origin.index(start), view.origin.index(end - 1) + 1
        # Where the words stand in full the rules have judged them, with their context.
        chopped = len(_STOPS.findall(view.text[low:high])) >= _CHOPPED
        if chopped or not _WHOLE_WORDS.search(view.text[low:high]):
            yield start, end, "override"


def _widened(text: str, hits: list[Hit]) -> list[Hit]:
    """Hits to whole sentences; overlapping ones become one, named after the first.

    What nobody can see stands for itself: the sentence around a comment is innocent.
    """
    spans = sentences(text)
    unseen = [hit for hit in hits if hit[2] in _UNSEEN]
    wide: list[Hit] = []
    for start, end, category in hits:
        if category not in _UNSEEN and any(a <= start and end <= b for a, b, _ in unseen):
            continue
        for low, high in [] if category in _UNSEEN else spans:
            if low < end and start < high:
                start, end = min(start, _opening(text, low, start)), max(end, high)
        while wide and start < wide[-1][1]:
            low, high, category = wide.pop()
            start, end = min(low, start), max(high, end)
        wide.append((start, end, category))
    return wide


def _opening(text: str, low: int, start: int) -> int:
    if start - low <= _LONG:
        return low
    clause = max(text.rfind(mark, low, start) for mark in ",;:\u2013\u2014\n")
    return clause + 1 if clause >= 0 else start


def _followed(text: str, hits: list[Hit]) -> list[Hit]:
    """Each attempt with the orders that directly follow it."""
    spans = sentences(text)
    result: list[Hit] = []
    for index, (start, end, category) in enumerate(hits):
        limit = hits[index + 1][0] if index + 1 < len(hits) else len(text)
        for low, high in spans:
            if low >= end and high <= limit:
                if not _FOLLOW_UP.match(plain(text[low:high]).text):
                    break
                end = high
        result.append((start, end, category))
    return result
