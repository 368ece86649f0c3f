"""What the assessor counts in one defence, after taking away what is not its own. Pure."""

import re
from dataclasses import dataclass

from trials.domain.casefile import CaseFile
from trials.domain.phases import Plea
from trials.house import fallacies, weaknesses
from trials.house.analysis import Analysis, analyse
from trials.house.archetypes import Archetype, classify
from trials.house.context import earlier, engages, fresh, last_speech, pending, similarity
from trials.house.lexicon import FIRST_PERSON, FLATTERY, FUNCTION, RUDE, VERBS
from trials.house.reader import charge_vocabulary, engagements, is_prose, touched
from trials.house.words import content_stems, is_negation, stem, stem_set, tokens

_FLATTERY = re.compile("|".join(FLATTERY), re.IGNORECASE)
# Words so common that using one is no sign of talking about the charge.
_GENERIC = frozenset(stem(word) for word in VERBS | FUNCTION) | {"life", "time", "day", "thing"}
_STATUTE = re.compile(
    r"\b(?:law|statute|rule|clause|offence|offense|section|legislat\w+|enforce\w*|ban|bans|banned"
    r"|forbid\w*|crime|definition|define[sd]?|vague)\b",
    re.IGNORECASE,
)
_JUSTIFIES = re.compile(
    r"\b(?:had to|needed to|in order to|so that|otherwise|saved?|prevent\w*|rescue\w*|necessary"
    r"|emergency|promise[d]?|duty|safer|better|harm\w*|helped|asked me to|for the sake)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Features:
    """Counts and flags of one text. `words` is everything filed, `fresh_words` its own prose."""

    text: str
    archetype: Archetype
    words: int
    fresh_words: int
    relevant: bool
    contests: bool
    substance: bool
    arguments: int
    specifics: int
    observed: bool
    answered: tuple[str, ...]
    flaws: tuple[str, ...]
    turned: bool
    engaged: bool
    ignored: int
    hedges: int
    absolutes: int
    admissions: int
    contradictions: int
    costly: int
    flattery: int
    rude: int
    wit: bool
    lands: bool
    repeated: bool
    flippant: bool
    elements: tuple[int, ...]

    @property
    def unreadable(self) -> bool:
        return self.archetype in {Archetype.MASH, Archetype.FOREIGN, Archetype.SILENCE}


def measure(case: CaseFile, text: str) -> Features:
    """The features of `text` as filed in the case's current phase."""
    kind = classify(case, text)
    whole = analyse(text)
    own = analyse(_own(case, text))
    exhibits = case.exhibits
    dealt_with = [item for item in engagements(case.sheet, own.text, exhibits) if item.answers]
    elements = touched(case.sheet, own.text)
    found = weaknesses.find(case, text)
    arguments = _arguments(own)
    specifics = _specifics(case, own)
    speech = last_speech(case)
    relevant = _relevant(case, own, elements, bool(dealt_with))
    substance = len(set(content_stems(own.text))) >= 5
    joke = kind in {Archetype.PURE_JOKE, Archetype.RUDE, Archetype.JURY, Archetype.SINGLE_WORD}
    return Features(
        text=text,
        archetype=kind,
        words=len(whole.words),
        fresh_words=len(own.words),
        relevant=relevant,
        contests=_contests(own),
        substance=substance,
        arguments=arguments,
        specifics=specifics,
        observed=own.observed,
        answered=tuple(item.letter for item in dealt_with),
        flaws=tuple(item.letter for item in dealt_with if item.flaw),
        turned=bool(own.turns) and bool(dealt_with or engages(own.text, speech)) and arguments > 0,
        engaged=bool(dealt_with) or (relevant and engages(own.text, speech)),
        ignored=len({x.letter for x in pending(case)} - {x.letter for x in dealt_with}),
        hedges=len(own.hedges),
        absolutes=len(own.absolutes),
        admissions=int(any(item.kind == "admission" for item in found) and arguments == 0),
        contradictions=int(any(item.kind == "contradiction" for item in found)),
        costly=sum(item.costs_points for item in fallacies.detect(text)),
        flattery=int(bool(_FLATTERY.search(text))),
        rude=int(any(word.lower in RUDE for word in whole.words)),
        wit=kind in {Archetype.PURE_JOKE, Archetype.VERSE, Archetype.ROLE_PLAY},
        lands=_lands(own),
        repeated=_repeated(case, text, own),
        flippant=joke and arguments == 0,
        elements=elements,
    )


def _own(case: CaseFile, text: str) -> str:
    """The defendant's own new prose: no copies, no keyword lists, no repeated sentences."""
    kept = [span.text for span in analyse(fresh(case, text)).sentences if _is_sentence(span.text)]
    return " ".join(kept)


def _is_sentence(text: str) -> bool:
    tokens(text)
    content = content_stems(text)
    crowded = len(content) >= 8 and len(set(content)) < 0.5 * len(content)
    return is_prose(text) and not crowded


def _relevant(case: CaseFile, own: Analysis, elements: tuple[int, ...], answers: bool) -> bool:
    stems = stem_set(own.text)
    about = (stems & charge_vocabulary(case.sheet)) - _GENERIC
    if case.plea is Plea.ABSURD and _STATUTE.search(own.text):
        return True
    if case.plea is Plea.GUILTY_WITH_AN_EXPLANATION and _JUSTIFIES.search(own.text) and about:
        return True
    if answers:
        return True
    if elements and about and len(own.words) >= 3:
        return True
    return len(own.words) >= 6 and (len(about) >= 2 or (bool(about) and _first_person(own)))


def _first_person(own: Analysis) -> bool:
    return any(word.lower in FIRST_PERSON for word in own.words)


def _contests(own: Analysis) -> bool:
    return any(is_negation(word.lower) for word in own.words) or "innocent" in own.text.lower()


def _arguments(own: Analysis) -> int:
    """Reasons, and contrasts in other sentences than theirs; an alibi's details count as one."""
    places = {own.sentence_at(hit.start).start for hit in own.reasons}
    extra = {own.sentence_at(hit.start).start for hit in own.contrasts} - places
    count = len(own.reasons) + len(extra)
    if count == 0 and len(own.specifics) >= 3 and len(own.sentences) >= 2:
        count = 1
    return count


def _specifics(case: CaseFile, own: Analysis) -> int:
    """Particulars that the court did not supply itself."""
    supplied = {word.lower for word in tokens(case.sheet.statute + " " + case.sheet.pitch)}
    supplied |= {word.lower for item in case.exhibits for word in tokens(item.description)}
    distinct = {
        span.text.lower()
        for span in own.specifics
        if not all(word.lower in supplied | FUNCTION for word in tokens(span.text))
    }
    return len(distinct)


def _lands(own: Analysis) -> bool:
    """Ends on a short sentence of its own."""
    if len(own.sentences) < 2:
        return False
    return 3 <= len(tokens(own.sentences[-1].text)) <= 11


def _repeated(case: CaseFile, text: str, own: Analysis) -> bool:
    if any(similarity(text, said.text) > 0.55 for said in earlier(case)):
        return True
    filed = len(tokens(text))
    return filed >= 8 and len(own.words) < 0.35 * filed
