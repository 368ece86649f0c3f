"""The house's reader: which elements a text touches and which exhibits it answers. Pure.

An element is touched by topic, never judged. An exhibit is answered by naming its flaw (all
content words of one synonym in one sentence of real prose) or by a reasoned reply to it: a
sentence or two that mention its letter or its object and bring a reason, a contrast or a
particular of their own.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from trials.domain.casefile import Exhibit, Reading
from trials.domain.charges import ChargeSheet, EvidenceKind
from trials.house.analysis import Analysis, analyse, is_verb, sentences_of
from trials.house.lexicon import FUNCTION, NUMBER_WORDS, SUBJECTS
from trials.house.matter import PLAIN, concrete
from trials.house.synonyms import SLIP_LETTERS, senses, slipped
from trials.house.words import Span, content_stems, is_negation, stem, stem_set, tokens

__all__ = ["Engagement", "analyse", "charge_vocabulary", "engagements", "read", "touched"]

# A sentence that seems to answer more exhibits than this is a list, not an answer.
_LIST = 3
_REPLY_WORDS = 7
_HEADS = SUBJECTS | {"it", "there", "this", "that"}
# Words before a noun that say which one is meant.
_POINTING = frozenset("that those these your his about".split())
_ENOUGH_WORDS = 2
_FRAGMENT = 0.45
_KINDS = 4
_INDEFINITE = frozenset({"a", "an", "another", "some", "any"})
_TELLING = frozenset(
    "same other another before after off out again own all up down both once more over too".split()
)


@dataclass(frozen=True)
class Engagement:
    """How a text deals with one exhibit on the table."""

    letter: str
    kind: str
    where: Span
    flaw: bool
    reasoned: bool

    @property
    def answers(self) -> bool:
        return self.flaw or self.reasoned


def read(sheet: ChargeSheet, text: str, exhibits: Sequence[Exhibit]) -> Reading:
    """What to mark when `text` is filed with `exhibits` on the table."""
    answered = [item.letter for item in engagements(sheet, text, exhibits) if item.answers]
    return Reading(elements=touched(sheet, text), answered=tuple(answered))


@lru_cache(maxsize=256)
def touched(sheet: ChargeSheet, text: str) -> tuple[int, ...]:
    """Indices of the elements that some sentence of `text` is about."""
    sentences = [_stems(span.text) for span in sentences_of(text)]
    return tuple(
        index
        for index, element in enumerate(sheet.elements)
        if any(_holds(topic, stems) for topic in element.topics for stems in sentences)
    )


def engagements(
    sheet: ChargeSheet, text: str, exhibits: Sequence[Exhibit]
) -> tuple[Engagement, ...]:
    """Every exhibit the text speaks to, with the first sentence that does."""
    # Whether an exhibit was answered before is nothing to this text.
    table = tuple(
        item.model_copy(update={"answered": False}) if item.answered else item for item in exhibits
    )
    found = [item for exhibit in table if (item := _engagement(sheet, text, exhibit))]
    crowded = {
        item.where.start
        for item in found
        if sum(other.where.start == item.where.start for other in found) > _LIST
    }
    return tuple(item for item in found if item.where.start not in crowded)


@lru_cache(maxsize=512)
def _engagement(sheet: ChargeSheet, text: str, exhibit: Exhibit) -> Engagement | None:
    seen = analyse(text)
    kind = next((item for item in sheet.evidence if item.kind == exhibit.kind), None)
    own, told = _own_words(sheet, exhibit.kind), _told_of(sheet, exhibit.kind)
    mention: tuple[Span, bool] | None = None
    for index, sentence in enumerate(seen.sentences):
        if kind and names_flaw(kind, sentence.text) and not shotgun(sheet, sentence.text):
            return Engagement(exhibit.letter, exhibit.kind, sentence, True, False)
        if mentions(exhibit, kind, sentence.text, own, told):
            following = seen.sentences[index + 1].end if index + 1 < len(seen.sentences) else 0
            reply = Span(sentence.start, max(sentence.end, following), "")
            reasoned = _is_reasoned(seen, reply, exhibit)
            if mention is None or (reasoned and not mention[1]):
                mention = (sentence, reasoned)
    if mention is None:
        return None
    return Engagement(exhibit.letter, exhibit.kind, mention[0], False, mention[1])


def names_flaw(kind: EvidenceKind, sentence: str) -> bool:
    """Whether a sentence of prose holds all content words of one accepted synonym."""
    if not is_prose(sentence):
        return False
    return any(_says(synonym, sentence) for synonym in (*kind.flaw_synonyms, kind.flaw))


@lru_cache(maxsize=2048)
def shotgun(sheet: ChargeSheet, sentence: str) -> bool:
    """Whether a sentence tries the flaws of so many kinds that it must be guessing."""
    return sum(names_flaw(kind, sentence) for kind in sheet.evidence) > _LIST or is_listing(
        sentence
    )


def is_listing(sentence: str) -> bool:
    """Six or more scraps between commas, most of them without a capital or a figure."""
    items = [item.strip() for item in sentence.split(",")]
    scraps = [item for item in items if 0 < len(item.split()) <= 3]
    plain = [item for item in scraps if item == item.lower() and not re.search(r"\d", item)]
    return len(scraps) >= 5 and len(plain) >= 4


def mentions(
    exhibit: Exhibit,
    kind: EvidenceKind | None,
    sentence: str,
    own: frozenset[str] = frozenset(),
    told: frozenset[str] = frozenset(),
) -> bool:
    """By letter, by the head words of its object, title or name, or by a word of its `own`.

    Or by what is `told` of it and of no other exhibit: "as for the ripples" is about the glass.
    """
    if re.search(rf"\bexhibits?\b[^.!?]*\b{re.escape(exhibit.letter)}\b", sentence, re.IGNORECASE):
        return True
    stems = _known(sentence)
    titles = (exhibit.title, kind.object, kind.name) if kind else (exhibit.title,)
    for title in titles:
        head = [item for item in content_stems(title) if item not in {"not", "exhibit"}]
        if (
            head
            and (head[0] in stems or head[-1] in stems)
            and len(set(head) & stems) * 2 >= min(len(set(head)), 4)
        ):
            return True
    return bool(kind and own & stems) or _points_at(told, sentence)


@lru_cache(maxsize=512)
def _own_words(sheet: ChargeSheet, kind: str) -> frozenset[str]:
    """Stems by which this exhibit is known and nothing else of the charge is."""
    mine: frozenset[str] = frozenset()
    others = stem_set(sheet.statute + " . " + sheet.title + " . " + sheet.pitch)
    for element in sheet.elements:
        others |= stem_set(" . ".join((element.text, *element.topics)))
    for item in sheet.evidence:
        words = stem_set(f"{item.object} . {item.name}")
        if item.kind == kind:
            mine = words
        else:
            others |= words
    return frozenset(word for word in mine - others if len(word) > 3 and not is_verb(word))


@lru_cache(maxsize=512)
def _told_of(sheet: ChargeSheet, kind: str) -> frozenset[str]:
    """Stems by which the descriptions of this exhibit tell it from all others of the charge."""
    mine: frozenset[str] = frozenset()
    others = charge_vocabulary(sheet) | PLAIN
    for item in sheet.evidence:
        words = stem_set(" . ".join((item.figure, *item.details, item.flaw_line)))
        if item.kind == kind:
            mine = words
        else:
            others |= words
    return frozenset(word for word in mine - others if len(word) > 3 and not is_verb(word))


def _points_at(words: frozenset[str], sentence: str) -> bool:
    """Whether two of the words occur, or one that is pointed at: "as for those ripples"."""
    if len(words & _known(sentence)) >= _ENOUGH_WORDS:
        return True
    here = tokens(sentence)
    return any(
        word.stem in words and {item.lower for item in here[max(0, i - 3) : i]} & _POINTING
        for i, word in enumerate(here)
    )


def _is_reasoned(seen: Analysis, reply: Span, exhibit: Exhibit) -> bool:
    text = seen.text[reply.start : reply.end]
    stems = content_stems(text)
    supplied = stem_set(f"{exhibit.description} . {exhibit.title}")
    own = concrete(text) - supplied
    inside = (
        *(move for move in seen.supports if reply.start <= move.unit.start < reply.end),
        *(span for span in seen.contrasts if reply.start <= span.start < reply.end),
        *(span for span in seen.specifics if reply.start <= span.start < reply.end),
    )
    return (
        len(tokens(text)) >= _REPLY_WORDS
        and len(own) >= 2
        and is_prose(text)
        and bool(inside or "not" in stems)
    )


@lru_cache(maxsize=4096)
def is_prose(text: str) -> bool:
    """English with a verb and its small words, not a string of keywords or a mash."""
    words = tokens(text)
    if not words:
        return False
    small = sum(
        word.lower in FUNCTION or word.lower in NUMBER_WORDS or is_negation(word.lower)
        for word in words
    )
    verbs = any(
        is_verb(word.lower) or is_negation(word.lower) or word.lower in _HEADS for word in words
    )
    if len(words) < 5:
        return verbs or small > 0
    # "A tent, a night, a hole in the roof and a cold": no verb, and no list of keywords either.
    if verbs and small / len(words) >= 0.16:
        return True
    kinds = {word.lower for word in words if word.lower in FUNCTION}
    return small / len(words) >= _FRAGMENT and len(kinds) >= _KINDS


@lru_cache(maxsize=4096)
def _known(sentence: str) -> frozenset[str]:
    """Stems of what a sentence takes for known: "a receipt" is not the one on the table."""
    words = tokens(sentence)
    new = {word.stem for before, word in pairwise(words) if before.lower in _INDEFINITE}
    return _stems(sentence) - new


@lru_cache(maxsize=4096)
def _stems(text: str) -> frozenset[str]:
    words = tokens(text)
    marks = {"not"} if any(is_negation(word.lower) for word in words) else set()
    return frozenset({word.stem for word in words} | marks)


@lru_cache(maxsize=1024)
def _in_order(text: str) -> tuple[str, ...]:
    return tuple(word.stem for word in tokens(text))


@lru_cache(maxsize=4096)
def _needed(topic: str) -> frozenset[str]:
    content = frozenset(content_stems(topic))
    return content or frozenset(stem(word.lower) for word in tokens(topic))


def _holds(topic: str, stems: frozenset[str]) -> bool:
    """All content words of a topic, each itself, by another word for it, or with a slip in it."""
    needed = _needed(topic)
    return bool(needed) and all(word in stems or _stands_for(word, stems) for word in needed)


@lru_cache(maxsize=65536)
def _stands_for(word: str, stems: frozenset[str]) -> bool:
    meanings, long_ones = _sorted_out(stems)
    if not meanings.isdisjoint(senses(word)):
        return True
    return any(slipped(word, other) for other in long_ones.get(word[:1], ()))


@lru_cache(maxsize=1024)
def _sorted_out(stems: frozenset[str]) -> tuple[frozenset[int], dict[str, list[str]]]:
    """What the stems can mean, and those in which a finger can slip, by their first letter."""
    meanings: set[int] = set()
    long_ones: dict[str, list[str]] = {}
    for each in sorted(stems):
        meanings |= senses(each)
        if len(each) >= SLIP_LETTERS:
            long_ones.setdefault(each[:1], []).append(each)
    return frozenset(meanings), long_ones


@lru_cache(maxsize=4096)
def _wanted(synonym: str) -> frozenset[str]:
    return _needed(synonym) | {word.stem for word in tokens(synonym) if word.lower in _TELLING}


@lru_cache(maxsize=8192)
def _says(synonym: str, sentence: str) -> bool:
    """All content words of a synonym; of one with a single content word, its very words.

    "Same", "before" or "out" carry the sense of a flaw, though they are small words elsewhere.
    """
    parts = tokens(synonym)
    needed = _wanted(synonym)
    if len(needed) == 1 and len(parts) > 1:
        run = tuple(word.stem for word in parts)
        here = _in_order(sentence)
        return run[0] in here and any(here[i : i + len(run)] == run for i in range(len(here)))
    stems = _stems(sentence)
    missing = needed - stems
    if len(missing) == 1 < len(needed):  # "a different cake" for "another cake"
        return _stands_for(next(iter(missing)), stems)
    return not missing


@lru_cache(maxsize=64)
def charge_vocabulary(sheet: ChargeSheet) -> frozenset[str]:
    """Stems of everything the charge is about: statute, elements, objects and images."""
    parts = [sheet.title, sheet.statute, sheet.pitch, *sheet.writer.images]
    parts += [sheet.writer.nicknames[0], *(item.object for item in sheet.evidence)]
    for element in sheet.elements:
        parts += [element.text, *element.topics]
    return stem_set(" . ".join(parts))
