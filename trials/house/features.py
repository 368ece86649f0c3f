"""What the assessor counts in one defence, after taking away what is not its own. Pure."""

import re
from dataclasses import dataclass

from trials.domain.casefile import CaseFile
from trials.domain.phases import Phase, Plea
from trials.house import fallacies, weaknesses
from trials.house.analysis import Analysis, analyse, sentences_of
from trials.house.archetypes import Archetype, classify
from trials.house.coherence import is_sentence
from trials.house.context import earlier, fresh, last_speech, pending, similarity
from trials.house.lexicon import FIRST_PERSON, FLATTERY, FORENSIC, FUNCTION, RUDE
from trials.house.matter import PLAIN, concrete
from trials.house.reader import Engagement, engagements, is_prose, touched
from trials.house.relevance import (
    COURT,
    LETTERED,
    STATUTE,
    aboutness,
    continues,
    is_alibi,
    on_point,
)
from trials.house.replying import replies
from trials.house.support import Support
from trials.house.tone import flippancy
from trials.house.words import Span, content_stems, is_negation, stem_set, tokens

_FLATTERY = re.compile("|".join(FLATTERY), re.IGNORECASE)
# What a reason or a particular that this defendant has given before is worth when given again.
_STALE = 0.45
_STALE_CLOSING = 0.85
_WEAKENED = 0.6
_PER_UNIT = 2.2
# The most that talk about arguing is about the case.
_RUBRIC = 0.4
# With this share of a text taken from others, what is left must be about the case by itself.
_LENT = 0.4
# With no more telling words than this, a text strays nowhere.
_LITTLE = 4
# With a reason of this weight the benefit of the doubt is larger.
_LEAST_REASON = 0.6
# Less than this about the case is beside the point.
_RELEVANT = 0.25


@dataclass(frozen=True)
class Features:
    """Measures of one text. `words` is everything filed, `fresh_words` its own prose on point.

    `reasons` and `particulars` are sums of weights in units that are on point, `depth` the
    number of telling words there; `arguments` and `specifics` count the same things whole.
    """

    text: str
    archetype: Archetype
    words: int
    fresh_words: int
    about: float
    relevant: bool
    contests: bool
    substance: bool
    reasons: float
    arguments: int
    particulars: float
    specifics: int
    depth: int
    beside: float
    observed: bool
    answered: tuple[str, ...]
    flaws: tuple[str, ...]
    turned: float
    engaged: bool
    addressed: bool
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
    flippant: float
    elements: tuple[int, ...]

    @property
    def unreadable(self) -> bool:
        return self.archetype in {Archetype.MASH, Archetype.FOREIGN, Archetype.SILENCE}


def measure(case: CaseFile, text: str, *, costs_of: str = "") -> Features:
    """The features of `text` as filed in the case's current phase.

    What costs marks by its manner alone is counted in `costs_of`, when `text` is a part of it.
    """
    filed = costs_of or text
    kind = classify(case, text)
    whole = analyse(text)
    own = analyse(_own(case, text))
    core = analyse(_core(case, own))
    dealt = [item for item in engagements(case.sheet, core.text, case.exhibits) if item.answers]
    elements = touched(case.sheet, core.text)
    found = weaknesses.betrayals(case, text)
    weights = [_weight(case, core, move) for move in core.supports]
    lent = 1.0 - len(own.words) / max(1, len(whole.words))
    about = _about(case, own, dealt, lent=lent)
    relevant = about >= _RELEVANT
    particulars, specifics = _particulars(case, core)
    arguments = sum(weight >= 0.5 for weight in weights)
    takes_up = _takes_up(case, core)
    return Features(
        text=text,
        archetype=kind,
        words=len(whole.words),
        fresh_words=len(core.words) if relevant else len(own.words),
        about=about,
        relevant=relevant,
        contests=_contests(own),
        substance=len(set(content_stems(core.text))) >= 5,
        reasons=sum(weights),
        arguments=arguments,
        particulars=particulars,
        specifics=specifics,
        depth=len(concrete(core.text)),
        beside=1.0 - len(core.words) / max(1, len(own.words)),
        observed=core.observed,
        answered=tuple(item.letter for item in dealt),
        flaws=tuple(item.letter for item in dealt if item.flaw),
        turned=_turned(core, dealt, bool(dealt or takes_up) and bool(arguments)),
        engaged=bool(dealt) or (relevant and takes_up),
        addressed=bool(COURT.search(core.text)),
        ignored=len({x.letter for x in pending(case)} - {x.letter for x in dealt}),
        hedges=len(own.hedges),
        absolutes=len(own.absolutes),
        admissions=int("admission" in found and not arguments),
        contradictions=int("contradiction" in found),
        costly=sum(item.costs_points for item in fallacies.detect(filed)),
        flattery=int(bool(_FLATTERY.search(filed))),
        rude=int(any(word.lower in RUDE for word in analyse(filed).words)),
        wit=kind in {Archetype.PURE_JOKE, Archetype.VERSE, Archetype.ROLE_PLAY},
        lands=_lands(core),
        repeated=_repeated(case, text, own),
        flippant=flippancy(
            whole, joke=kind in _JOKES, reasons=sum(weights), elements=len(elements)
        ),
        elements=elements,
    )


_JOKES = frozenset(
    {Archetype.PURE_JOKE, Archetype.RUDE, Archetype.JURY, Archetype.SINGLE_WORD,
     Archetype.COUNTER_ACCUSATION}
)  # fmt: skip


def _own(case: CaseFile, text: str) -> str:
    """The defendant's own new prose: no copies, no keyword lists, no repeated sentences."""
    kept = [span.text for span in sentences_of(fresh(case, text)) if is_sentence(span.text)]
    return " ".join(kept)


def _core(case: CaseFile, own: Analysis) -> str:
    """The sentences of `own` that are on point; all of them when none is."""
    kept = {
        own.sentence_at(unit.start)
        for unit, near in zip(own.units, on_point(case, own), strict=True)
        if near
    }
    return " ".join(span.text for span in own.sentences if span in kept) or own.text


def _about(case: CaseFile, own: Analysis, dealt: list[Engagement], *, lent: float) -> float:
    """How far the text is about the case, 0 to 1.

    A text of which too large a share is `lent` by others has no benefit of the doubt.
    """
    presumed = _presumed(case, own) if lent < _LENT else 0.0
    about = max(aboutness(case, own.text), presumed)
    if any(item.flaw for item in dealt):
        about = 1.0
    elif dealt:
        about = max(about, 0.5)
    if lent >= _LENT and len(concrete(own.text)) <= _LITTLE:
        about = min(about, _RUBRIC)
    praises = bool(_FLATTERY.search(own.text)) and not dealt
    return min(about, _RUBRIC) if praises or _about_arguing(own) else about


def _about_arguing(own: Analysis) -> bool:
    """Whether a text speaks of reasons, flaws and elements more than it gives any."""
    content = [word.lower for word in own.words if word.lower not in FUNCTION]
    return len(content) >= 6 and sum(word in FORENSIC for word in content) > 0.4 * len(content)


def _presumed(case: CaseFile, own: Analysis) -> float:
    """How far a text is about the case though it shares few words with the charge.

    An alibi always is; so is an answer to the court, talk of the statute, a plain account of
    oneself that names little else, and a reply in a defence that kept to the case before.
    """
    telling = concrete(own.text)
    reasoned = sum(move.weight for move in own.supports) >= _LEAST_REASON
    if not telling:  # "It does not say who, or when, and that is what you need."
        return 0.6 if reasoned and LETTERED.search(own.text) else 0.0
    if is_alibi(own):
        return 0.9
    if case.plea is Plea.ABSURD and STATUTE.search(own.text):
        return 0.7
    mine = any(word.lower in FIRST_PERSON for word in own.words)
    benefit = 0.85 if reasoned else 0.6
    if STATUTE.search(own.text) or COURT.search(own.text):
        return 0.6
    if continues(case, own.text):
        return 0.85 if reasoned else 0.5
    kept_to_it = any(
        is_prose(said.text) and aboutness(case, said.text) >= 0.6 for said in earlier(case)
    )
    shared = len(telling & concrete(last_speech(case)))
    if kept_to_it and shared >= (1 if len(telling) <= _LITTLE else 2):
        return 0.6
    return benefit if mine and len(telling) <= _LITTLE else 0.0


def _weight(case: CaseFile, own: Analysis, move: Support) -> float:
    matter = concrete(move.unit.text)
    beside = [
        unit for unit in own.units if unit.end <= move.unit.start or unit.start >= move.unit.end
    ]
    near = [
        unit
        for unit in beside
        if abs(unit.start - move.unit.end) < 6 or abs(move.unit.start - unit.end) < 6
    ]
    if len(matter) < 2:
        matter |= frozenset().union(*(concrete(unit.text) for unit in near))
    weight = move.weight * (0.35, 0.8, 1.0)[min(len(matter), 2)]
    inside = [hedge for hedge in own.hedges if move.unit.start <= hedge.start < move.unit.end]
    return weight * (_WEAKENED if inside else 1.0) * _staleness(case, move.unit)


def _staleness(case: CaseFile, unit: Span) -> float:
    """1 for what is new in this trial; less for what an earlier round has already given."""
    mine = concrete(unit.text)
    if len(mine) < 3:
        return 1.0
    for said in earlier(case):
        if len(mine & concrete(said.text)) >= 0.8 * len(mine):
            return _STALE_CLOSING if case.phase is Phase.CLOSING else _STALE
    return 1.0


def _particulars(case: CaseFile, core: Analysis) -> tuple[float, int]:
    """Weight and number of particulars that the court did not supply itself.

    Names, hours and figures weigh most, then the telling words of an account. Every unit
    counts for so much and no more, so that a list of witnesses is not eight accounts.
    """
    known = _supplied(case) | FUNCTION
    hard = 0.0
    seen: set[str] = set()
    for unit in core.units:
        here = 0.0
        for span in core.specifics:
            word = span.text.lower()
            given = all(one.lower in known for one in tokens(span.text))
            if unit.start <= span.start < unit.end and word not in seen and not given:
                seen.add(word)
                here += 1.0 if span in core.numbers or span in core.names else 0.6
        hard += min(here, _PER_UNIT) * _staleness(case, unit)
    telling = concrete(core.text) - _supplied_stems(case)
    return hard + 0.12 * min(len(telling), 12), len(seen)


def _supplied(case: CaseFile) -> frozenset[str]:
    text = " ".join((case.sheet.statute, case.sheet.pitch, *(x.description for x in case.exhibits)))
    return frozenset(word.lower for word in tokens(text))


def _supplied_stems(case: CaseFile) -> frozenset[str]:
    text = " . ".join((case.sheet.statute, case.sheet.pitch, last_speech(case)))
    return stem_set(text)


def _turned(own: Analysis, dealt: list[Engagement], reasoned: bool) -> float:
    """1 when an exhibit or attack is made to work for the defence, 0.5 when its flaw leads on.

    A flaw leads on when the same sentence or the next draws something from it.
    """
    if own.turns and reasoned:
        return 1.0
    for item in dealt:
        after = [span.start for span in own.sentences if span.start >= item.where.start][:2]
        led = any(
            own.sentence_at(move.span.start).start in after
            for move in own.supports
            if move.kind in {"consequence", "alternative", "explanation", "condition"}
        )
        if item.flaw and led:
            return 0.5
    return 0.0


def _takes_up(case: CaseFile, own: Analysis) -> bool:
    """Whether the text uses two telling words of the last speech that are its own."""
    speech = concrete(last_speech(case))
    if replies(last_speech(case), own):
        return True
    return len(concrete(own.text) & speech) >= 2 or (
        bool(COURT.search(own.text)) and bool(concrete(own.text) & (speech or PLAIN))
    )


def _contests(own: Analysis) -> bool:
    return any(is_negation(word.lower) for word in own.words) or "innocent" in own.text.lower()


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
