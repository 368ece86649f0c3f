"""What kind of defence somebody really wrote, so that it is answered in kind. Pure."""

import re
from enum import StrEnum
from functools import lru_cache

from trials.domain.casefile import CaseFile
from trials.domain.phases import Plea
from trials.house import lexicon
from trials.house.analysis import Analysis, analyse, is_verb
from trials.house.reader import charge_vocabulary, engagements, is_prose, touched
from trials.house.scene import remembered
from trials.house.words import stem_set


class Archetype(StrEnum):
    SILENCE = "silence"
    DISTRESS = "distress"
    MASH = "mash"
    FOREIGN = "foreign"
    RUDE = "rude"
    SINGLE_WORD = "single_word"
    JURY = "jury"
    VERSE = "verse"
    LEGALESE = "legalese"
    ROLE_PLAY = "role_play"
    CONFESSION = "confession"
    COUNTER_ACCUSATION = "counter_accusation"
    LAW_ABSURD = "law_absurd"
    PURE_JOKE = "pure_joke"
    ALIBI = "alibi"
    ARGUMENT = "argument"


# Nothing in these can be argued with: no quote, no analysis, no weakness.
UNARGUABLE = frozenset({Archetype.SILENCE, Archetype.DISTRESS, Archetype.MASH, Archetype.FOREIGN})

_DISTRESS = re.compile("|".join(lexicon.DISTRESS), re.IGNORECASE)
_RUDE = re.compile(r"\b(?:" + "|".join(sorted(lexicon.RUDE)) + r")\b", re.IGNORECASE)
_JURY = re.compile(r"\b(?:jury|trial by combat|my lawyer|an attorney|a solicitor)\b", re.IGNORECASE)
_WANTS = re.compile(r"\b(?:want|demand|need|request|where|call|get|give|entitled|insist)\b", re.I)
_LEGALESE = re.compile(
    r"\b(?:" + "|".join(map(re.escape, lexicon.LEGALESE)) + r")\b", re.IGNORECASE
)
_ROLE = re.compile(
    r"\bi(?:, (?:am )?(?:the )?|'m (?:the |a |an )?| am (?:the |a |an )?| the )"
    r"(?:(?:captain|lord|lady|sir|king|queen|\w+) )?(?:pirate"
    r"|queen|king|emperor|wizard|duke|duchess|dragon|knight|vampire|ghost|prophet|detective|captain"
    r"|lord|lady|sir|god|time traveller|princess|prince|baron|count|countess|sorcerer|witch)\b"
    r"|\b(?:arr+|ahoy|me hearties|thou art|thee|hark|forsooth|prithee|verily)\b",
    re.IGNORECASE,
)
_CONFESSION = re.compile(
    r"\b(?:i (?:did|do) it\b(?! (?:because|to|so|for))|guilty as charged|i(?:'m| am) guilty"
    r"|i (?:confess|admit (?:it|everything|to it|that i))|you got me|you caught me|it was me"
    r"|lock me up)",
    re.IGNORECASE,
)
_COUNTER = re.compile(
    r"\b(?:you|your|harrington|the prosecutor|reginald)\b.{0,40}\b(?:did|do|have|are|own|were"
    r"|guilty"
    r"|worse|liar|lying|wig|cape|yourself|corrupt)\b",
    re.IGNORECASE,
)
_LAW = re.compile(
    r"\b(?:(?:this|the|such a|your) (?:law|statute|rule|charge|trial|court|whole thing)\b.{0,60}\b"
    r"(?:absurd|ridiculous|silly|stupid|nonsense|unjust|unfair|vague|unenforceable|joke|mad"
    r"|makes no sense|should not exist|shouldn't exist|unreasonable|overbroad|pointless))",
    re.I,
)
_DENIAL = re.compile(
    r"\b(?:innocent|not guilty|not true|untrue|deny|denies|did(?:n't| not)|never|wasn't me|prove"
    r"|proof|not my fault|good person)\b",
    re.IGNORECASE,
)
_JOKE = re.compile(
    r"\b(?:lol|lmao|haha+|hehe|rofl|jk|just kidding|yolo|whatever[,.!]|bruh|deez|meh|nah|aliens?"
    r"|lizard"
    r"|wizard|illuminati|my evil twin|the voices|banana|bananas|ninja|unicorn)\b",
    re.IGNORECASE,
)


@remembered
def classify(case: CaseFile, text: str) -> Archetype:
    """The first archetype that fits, in the order that decides how to answer."""
    seen = analyse(text)
    if not seen.words:
        return Archetype.SILENCE if not text.strip() else Archetype.MASH
    if _DISTRESS.search(text.replace("\u2019", "'")):
        return Archetype.DISTRESS
    if language := _unreadable(seen):
        return language
    engaged = bool(engagements(case.sheet, text, case.exhibits))
    return _readable(case, seen, bool(touched(case.sheet, text)) or engaged, engaged)


def _readable(case: CaseFile, seen: Analysis, relevant: bool, engaged: bool) -> Archetype:
    text, short = seen.text, len(seen.words) <= 25
    reasoned = bool(seen.reasons)
    if _RUDE.search(text) and (not reasoned or not relevant) and _insults(seen):
        return Archetype.RUDE
    if len(seen.words) <= 3:
        confessed = _CONFESSION.search(text)
        return Archetype.CONFESSION if confessed else Archetype.SINGLE_WORD
    if _JURY.search(text) and _WANTS.search(text) and short:
        return Archetype.JURY
    if is_verse(text):
        return Archetype.VERSE
    if len(_LEGALESE.findall(text)) >= (1 if short else 2):
        return Archetype.LEGALESE
    if _ROLE.search(text):
        return Archetype.ROLE_PLAY
    if _CONFESSION.search(text) and not reasoned:
        return Archetype.CONFESSION
    if _LAW.search(text) and case.plea is not Plea.ABSURD:
        return Archetype.LAW_ABSURD
    mine = any(word.lower in lexicon.FIRST_PERSON for word in seen.words)
    if _COUNTER.search(text) and not reasoned and not (engaged or (relevant and mine)):
        return Archetype.COUNTER_ACCUSATION
    return _argument(case, seen, relevant)


def _argument(case: CaseFile, seen: Analysis, relevant: bool) -> Archetype:
    if _JOKE.search(seen.text) and not seen.reasons and len(seen.specifics) < 2:
        return Archetype.PURE_JOKE
    about = stem_set(seen.text) & charge_vocabulary(case.sheet)
    denies = bool(_DENIAL.search(seen.text))
    if not (relevant or about or seen.reasons or denies) and len(seen.words) <= 30:
        return Archetype.PURE_JOKE
    if seen.names and seen.numbers and len(seen.specifics) >= 3:
        return Archetype.ALIBI
    return Archetype.ARGUMENT


def _insults(seen: Analysis) -> bool:
    """Rude to somebody, or nothing but rude."""
    profane = any(word.lower in lexicon.PROFANE for word in seen.words)
    return profane or bool(
        re.search(r"\b(?:you|you're|ur|your|prosecutor|judge|reginald)\b", seen.text, re.IGNORECASE)
    )


_TITLE = re.compile(
    r"\bI(?:, (?:the )?| am (?:the |a |an )?|'m (?:the |a |an )?)"
    r"((?:[A-Z][\w'-]+)(?: (?:of the |of )?[A-Z][\w'-]+){0,3})"
)
_THE_ROLE = re.compile(
    r"\b[Tt]he ((?:[A-Z][\w'-]+ )?(?:Pirate|Queen|King|Emperor|Wizard|Duke|Duchess|Dragon|Knight"
    r"|Vampire|Ghost|Captain|Princess|Prince|Baron|Countess|Count|Sorcerer|Witch)"
    r"(?: [A-Z][\w'-]+)*)"
)
_RANKS = frozenset("sir lord lady captain king queen dr doctor saint count".split())
_GROUND = re.compile(r"\b(?:because|since|so that|which is why|therefore)\b", re.IGNORECASE)
_ROLE_NOUN = re.compile(
    r"\b(pirate|queen|king|emperor|wizard|duke|duchess|dragon|knight|vampire|ghost|prophet"
    r"|detective|captain|time traveller|princess|prince|baron|countess|count|sorcerer|witch)\b",
    re.IGNORECASE,
)


def title(text: str) -> str:
    """The part somebody plays, fit for any place in a sentence: "the Pirate Queen", "Sir Toby"."""
    flat = text.replace("\u2019", "'")
    if found := _TITLE.search(flat) or _THE_ROLE.search(flat):
        words = [word.lower() for word in found[1].split()]
        if lexicon.RUDE & set(words):
            return ""
        named = words[0] in _RANKS and len(words) > 1 and words[1] != "of"
        return found[1] if named else f"the {found[1]}"
    noun = _ROLE_NOUN.search(text)
    return f"the {noun[1].lower()}" if noun else ""


def treatment(archetype: Archetype, text: str) -> str:
    """The key of the lines that answer this kind, finer than the archetype where it pays."""
    seen = analyse(text)
    if archetype is Archetype.MASH and any(word.lower in lexicon.LATIN for word in seen.words):
        return "lorem"
    if archetype is Archetype.ARGUMENT and _GROUND.search(text):
        if _JOKE.search(text):
            return "reasoned_joke"
        if len(seen.words) <= 14 and len(seen.sentences) == 1:
            return "one_liner"
    return archetype.value


@lru_cache(maxsize=256)
def is_verse(text: str) -> bool:
    """At least three lines, short, two of which end alike."""
    lines = [line.strip(" .,;:!?'\"") for line in re.split(r"\n|/", text) if line.strip()]
    if len(lines) < 3 or any(len(line.split()) > 14 for line in lines):
        return False
    if len(lines) >= 4 and text.count("\n") >= 3 and all(len(x.split()) <= 9 for x in lines):
        return True
    ends = [re.sub(r"[^a-z]", "", line.split()[-1].lower())[-2:] for line in lines if line.split()]
    return len(ends) - len(set(ends)) >= 1


@lru_cache(maxsize=256)
def _unreadable(seen: Analysis) -> Archetype | None:
    words = [word.lower for word in seen.words]
    if sum(word in lexicon.LATIN for word in words) >= 3:
        return Archetype.MASH
    letters = [word for word in words if word[0].isalpha()]
    if not letters:
        return Archetype.MASH
    foreign_letters = sum(not char.isascii() and char.isalpha() for char in seen.text)
    if foreign_letters > 0.4 * sum(char.isalpha() for char in seen.text):
        return Archetype.FOREIGN
    if sum(map(_is_mash, letters)) > 0.5 * len(letters):
        return Archetype.MASH
    if len(set(letters)) == 1 and len(letters) > 3:
        return Archetype.MASH
    if len(letters) >= 4 and not _is_english(letters):
        other = sum(word in lexicon.OTHER_LANGUAGES for word in set(letters))
        if other >= max(2, 0.2 * len(letters)):
            return Archetype.FOREIGN
        if len(letters) >= 8 and not is_prose(seen.text) and not any(map(is_verb, letters)):
            return Archetype.MASH
    return None


def _is_english(letters: list[str]) -> bool:
    small = sum(
        word in lexicon.FUNCTION or word in lexicon.NEGATIONS or word in lexicon.VERBS
        for word in letters
    )
    other = sum(word in lexicon.OTHER_LANGUAGES for word in letters)
    return small >= 0.25 * len(letters) and small > other


@lru_cache(maxsize=8192)
def _is_mash(word: str) -> bool:
    """No vowels, a long run of consonants, or a short pattern over and over."""
    if len(word) < 4 or "'" in word:
        return False
    if not set("aeiouy") & set(word):
        return word not in {"hmmm", "shhh", "pfft", "psst"}
    return bool(re.search(r"[bcdfghjklmnpqrstvwxz]{6,}|(.{1,3})\1{3,}|asdf|qwer|hjkl|zxcv", word))
