"""Which pieces of a text are about the charge, and what in them is more than common words. Pure.

A unit is on point when it uses the charge's own words or two that stand for them, speaks of an
exhibit or the statute, or gives an alibi; or when it shares a sentence with a unit that is, or
leans on one by a pronoun or a word in common. Whatever is left is beside the
point, and nothing in it can earn a mark.
"""

import re
from functools import lru_cache

from trials.domain.casefile import CaseFile
from trials.domain.charges import ChargeSheet
from trials.house.analysis import Analysis, analyse, is_past
from trials.house.context import earlier, last_speech
from trials.house.lexicon import WITNESSES
from trials.house.matter import PLAIN, concrete
from trials.house.reader import charge_vocabulary, is_prose
from trials.house.scene import remembered
from trials.house.synonyms import SLIP_LETTERS, senses, slipped
from trials.house.words import Span, is_negation, shingles, stem, stem_set, tokens

# The share of telling words that any two defences have in common by accident.
_ACCIDENT = 0.12
_SHORT = 5
# So many telling words are an account of something.
_TELLING = 3
# "You can't do egg mayonnaise in a text": said of anybody.
_GENERIC = re.compile(r"\byou (?:can(?:'t|not)|don't|couldn't|wouldn't|won't)\b", re.IGNORECASE)
_LAW_OF_LIFE = 2
# So far about the case, a text may lend its words to the next round.
_KEPT = 0.5

LETTERED = re.compile(r"\bexhibits? [a-h]\b", re.IGNORECASE)
# Letters of a word that can be half of another, and of that other half.
_COMPOUND = 5
_SECOND_PART = 4
# What a single common word of the charge counts in `hits`.
_NAMED = 0.7
STATUTE = re.compile(
    r"\b(?:law|statute|rule|clause|offence|offense|section|legislat\w+|enforce\w*|ban|bans|banned"
    r"|forbid\w*|crime|definition|define[sd]?|vague|legal|illegal)\b",
    re.IGNORECASE,
)
COURT = re.compile(
    r"\b(?:exhibits?|prosecut(?:ion|or)|harrington|reginald|your (?:own|honou?r|evidence|witness"
    r"|question|case|log|diary|record\w*|exhibit|argument|theory)|you (?:say|said|claim|ask|asked"
    r"|rely|call|produce|point|want|have shown|offer|tell|insist|suggest|accuse|keep)"
    # The prosecutor, of whom some speak to the judge.
    r"|he(?:'s| is) (?:waving|holding up|relying|asking|calling|saying)"
    r"|he (?:says|claims|keeps|calls|wants (?:you|us)|tells (?:you|us)|asks (?:me|you)|produces"
    r"|relies|waves))\b",
    re.IGNORECASE,
)
_ALIBI = re.compile(
    r"\b(?:i|we) (?:was|were|had been|sat|stayed|slept|spent|worked|stood|left|got|went|arrived"
    r"|came)\b(?: \w+){0,4} (?:in|at|with|on|from|until|by|to|home|beside|outside|indoors"
    r"|abroad)\b",
    re.IGNORECASE,
)
_LEANS = re.compile(
    r"\b(?:it|its|it's|that|that's|this|these|those|they|them|their|he|him|his|she|her|there|then"
    r"|so"
    r"|which|who|both|neither|either|none|one|same|afterwards|before)\b",
    re.IGNORECASE,
)
_SOMEONE = re.compile(r"\b(?:he|him|his|she|her|they|them|their)(?:'\w+)?\b", re.IGNORECASE)
_I = re.compile(r"\b(?:i|we|i'd|i'm|i've)\b", re.IGNORECASE)
_MINE = re.compile(r"\b(?:i|we|my|our|me|us|i'd|i'm|i've)\b", re.IGNORECASE)


def is_alibi(own: Analysis) -> bool:
    """Whether the defendant says where they were, with an hour, a person or a day to it."""
    return (
        bool(_ALIBI.search(own.text))
        and bool(own.numbers or own.names)
        and (len(own.specifics) >= 2)
    )


def on_point(case: CaseFile, own: Analysis) -> tuple[bool, ...]:
    """For every unit of `own`, whether it is about the case."""
    table = _on_the_table(case) | _told(case)
    goes_on = continues(case, own.text)  # then whoever "she" is, she is of the case
    direct = [
        _direct(case.sheet, unit, table) or (goes_on and bool(_SOMEONE.search(unit.text)))
        for unit in own.units
    ]
    about = {
        own.sentence_at(u.start).start for u, hit in zip(own.units, direct, strict=True) if hit
    }
    linked = [own.sentence_at(unit.start).start in about for unit in own.units]
    for index, unit in enumerate(own.units):
        if linked[index]:
            continue
        near = [i for i in (index - 1, index + 1) if 0 <= i < len(linked) and linked[i]]
        opens = own.sentence_at(unit.start).start == unit.start
        if any(_links(unit, own.units[i], back=opens and i < index) for i in near):
            linked[index] = True
        elif opens and index and linked[index - 1] and own.attests(own.sentence_at(unit.start)):
            linked[index] = True  # "I have the receipt, and it says 9:25" bears out what was said
    whole = {
        own.sentence_at(u.start).start for u, hit in zip(own.units, linked, strict=True) if hit
    }
    return tuple(own.sentence_at(unit.start).start in whole for unit in own.units)


@remembered
def aboutness(case: CaseFile, text: str) -> float:
    """How far `text` is about this case, 0 to 1: by the share of its telling words that belong.

    Words of the charge, of the exhibits on the table and of the defendant's own earlier account
    belong; a name met before belongs most. A good defence of another charge shares a word or
    two with this one by accident, and its share stays small.
    """
    telling = concrete(text)
    amount = hits(case.sheet, text)
    told = _told(case)
    # The charge's own words were counted above.
    other = telling - charge_vocabulary(case.sheet)
    for word in other & told:
        amount += 1.5 if word in _named(text) else 0.6
    amount += 0.6 * len(other & _on_the_table(case) - told)
    if shingles(text, 3) & shingles(f"{case.sheet.title} {case.sheet.statute}", 3):
        amount += 1.0
    if not telling:
        return 0.0
    share = amount / len(telling)
    if len(telling) <= _SHORT + 1 and amount >= 0.7 and _MINE.search(text):
        share += 0.08  # plain words of one's own about the act
    enough = amount / (1.0 if len(telling) <= _SHORT else 1.8)
    return max(0.0, min(1.0, (share - _ACCIDENT) / 0.13)) * max(0.0, min(1.0, enough))


@remembered
def continues(case: CaseFile, text: str) -> bool:
    """Whether `text` goes on with an account that kept to the case when it was last given.

    It does when it names somebody of that account, or speaks of a person as "he", "she" or
    "they" before it has named any: whoever that is was named earlier.
    """
    bare = case.model_copy(update={"transcript": ()})
    before = earlier(case)
    if not before or not is_prose(text):
        return False
    last = before[-1]
    kept = is_prose(last.text) and aboutness(bare, last.text) >= _KEPT
    if not kept and not _told(case):
        return False
    if _named(text) & _told(case):
        return True
    someone = _SOMEONE.search(text)
    return someone is not None and kept and not _introduces(text[: someone.start()])


def _introduces(text: str) -> bool:
    """Whether anybody is named or described in `text` for a pronoun to stand for."""
    words = tokens(text)
    return any(
        word.lower in WITNESSES or (word.start and word.text[0].isupper() and len(word.text) > 2)
        for word in words
    )


@remembered
def _told(case: CaseFile) -> frozenset[str]:
    """Telling words of earlier defences that kept to the charge themselves."""
    bare = case.model_copy(update={"transcript": ()})
    kept = [
        said.text
        for said in earlier(case)
        if is_prose(said.text) and aboutness(bare, said.text) >= _KEPT
    ]
    return frozenset().union(*map(concrete, kept))


@lru_cache(maxsize=256)
def _named(text: str) -> frozenset[str]:
    """Stems of words with a capital that do not open the text."""
    return frozenset(word.stem for word in tokens(text) if word.start and word.text[0].isupper())


@remembered
def _on_the_table(case: CaseFile) -> frozenset[str]:
    return frozenset().union(
        *(_table_words(case.sheet, item.kind, item.title) for item in case.exhibits)
    )


@lru_cache(maxsize=1024)
def hits(sheet: ChargeSheet, text: str) -> float:
    """How many of the charge's own words `text` uses.

    Those that name the crime (title, statute, elements) count 1.8. A common word counts 0.7,
    and only where it is itself a topic; one that stands for another counts 0.6.
    """
    groups = _vocabulary_senses(sheet)
    count = 0.0
    for word in frozenset(_mended(sheet, word) for word in stem_set(text)):
        if word in PLAIN:
            count += 0.7 if word in _single_topics(sheet) else 0.0
        elif word in charge_vocabulary(sheet):
            count += 1.8 if word in _core(sheet) else 1.0
        elif senses(word) & groups or _begins_one(sheet, word):
            count += 0.6
    return count


@lru_cache(maxsize=16384)
def _begins_one(sheet: ChargeSheet, word: str) -> bool:
    """Whether a compound word of the charge begins with `word`: "cherry", of "cherrywood"."""
    if len(word) < _COMPOUND:
        return False
    return any(
        other.startswith(word) and len(other) >= len(word) + _SECOND_PART
        for other in charge_vocabulary(sheet)
    )


@lru_cache(maxsize=16384)
def _mended(sheet: ChargeSheet, word: str) -> str:
    """`word`, or the word of the charge that it is a slip of the finger away from."""
    vocabulary = charge_vocabulary(sheet)
    if word in PLAIN or word in vocabulary:
        return word
    alike = _long_words(sheet).get(word[:1], ())
    return next((other for other in alike if slipped(word, other)), word)


@lru_cache(maxsize=64)
def _long_words(sheet: ChargeSheet) -> dict[str, tuple[str, ...]]:
    """The charge's words in which a slip is recognised, by the letter they begin with."""
    found: dict[str, tuple[str, ...]] = {}
    for word in sorted(charge_vocabulary(sheet)):
        if len(word) >= SLIP_LETTERS:
            found[word[0]] = (*found.get(word[0], ()), word)
    return found


@lru_cache(maxsize=64)
def _core(sheet: ChargeSheet) -> frozenset[str]:
    parts = (sheet.title, sheet.statute, *(element.text for element in sheet.elements))
    return stem_set(" . ".join(parts)) - PLAIN


@lru_cache(maxsize=64)
def _single_topics(sheet: ChargeSheet) -> frozenset[str]:
    topics = (topic for element in sheet.elements for topic in element.topics)
    return frozenset(stem(topic) for topic in topics if " " not in topic)


@lru_cache(maxsize=64)
def _vocabulary_senses(sheet: ChargeSheet) -> frozenset[int]:
    """Sense groups of the words that the elements are made of."""
    parts = [sheet.title, sheet.statute]
    for element in sheet.elements:
        parts += [element.text, *element.topics]
    return frozenset().union(*(senses(word) for word in stem_set(" . ".join(parts)) - PLAIN))


@lru_cache(maxsize=512)
def _table_words(sheet: ChargeSheet, kind: str, title: str) -> frozenset[str]:
    item = next((one for one in sheet.evidence if one.kind == kind), None)
    words = stem_set(f"{title} . {item.object} . {item.name} . {item.flaw}" if item else title)
    return words - PLAIN


def names_the_case(case: CaseFile, sentence: str) -> bool:
    """Whether a sentence holds any word of this case: of the charge, table, record or attack."""
    if LETTERED.search(sentence) or hits(case.sheet, sentence) >= _NAMED:
        return True
    met = _on_the_table(case) | _told(case) | concrete(last_speech(case))
    return bool(concrete(sentence) & met)


def tells(sentence: str) -> bool:
    """Whether a sentence tells what happened: telling words, and a past, a name or a figure."""
    if _GENERIC.search(sentence) and len(concrete(sentence)) >= _LAW_OF_LIFE:
        return True
    if len(concrete(sentence)) < _TELLING:
        return False
    told = any(is_past(word.lower) for word in tokens(sentence))
    if told and ("?" not in sentence or _MINE.search(sentence)):
        return True
    seen = analyse(sentence)
    return bool(seen.numbers or seen.names)


def _direct(sheet: ChargeSheet, unit: Span, table: frozenset[str]) -> bool:
    if COURT.search(unit.text) or STATUTE.search(unit.text):
        return True
    if stem_set(unit.text) & table or _ALIBI.search(unit.text):
        return True
    count = hits(sheet, unit.text)
    if count < 0.25 * len(concrete(unit.text)):
        return False  # one word in common with the charge, by accident
    mine = _I.search(unit.text) or any(is_negation(word.lower) for word in tokens(unit.text))
    return count >= 1.0 or (count >= 0.6 and bool(mine))


def _links(unit: Span, near: Span, *, back: bool) -> bool:
    """Whether `unit` leans on its neighbour: by a word, or `back` by a pronoun at its head."""
    if concrete(unit.text) & concrete(near.text):
        return True
    return back and bool(_LEANS.search(unit.text))
