"""What he writes down after speaking, and what he remembers of theirs. Pure."""

import re

from trials.domain.casefile import CaseFile, WriteBack
from trials.domain.memory import Outcome, Summary
from trials.domain.phases import Phase
from trials.house import gaps, strategy
from trials.house.analysis import analyse
from trials.house.archetypes import UNARGUABLE, classify
from trials.house.attack import Target, habits, outcome_of_last, state
from trials.house.context import order, pending
from trials.house.lexicon import (
    DETERMINERS,
    DOCUMENTS,
    NUMBER_WORDS,
    PLACES,
    POSSESSIVES,
    RUDE,
    WITNESSES,
)
from trials.house.reader import charge_vocabulary
from trials.house.voice import letters
from trials.house.words import straight, tokens

MAX_KEEPSAKES = 3
# "Notice what he left out": a verb in capitals, and nobody's name.
_ORDERS = re.compile(r" (?:what|how|that|who|why|where|the|whether|me|it|this)\b")
_DULL = frozenset(
    """thing things way point fact case defence defense time day way lot kind sort exhibit honour
    honor court prosecutor prosecution judge question answer reason evidence charge statute law
    plea first second third only same rest record word words name cause idea truth while version
    person end bit few alone other others whole half deal problem matter opinion element elements
    moment minute hour week month year morning afternoon evening night people man woman clock
    account sense chance hands mess left right state start harm size middle difference hand arm
    lifetime moods liar hole mistake help plan turn chance trouble nothing something rest point step
look head eye eyes face mind heart life rush hurry look bad good""".split()
)
_ABSTRACT = ("ness", "tion", "sion", "ence", "ance", "ity", "ment", "ism", "ship", "hood")
_SUMMARIES = {
    "contradiction": "They said the opposite of an earlier round",
    "admission": "They conceded the act",
    "repetition": "They said again what had been answered",
    "hedge": "They hedged where a fact was owed",
    "absolute": "They overreached with an absolute",
    "irrelevant": "They answered something other than the charge",
    "bare": "They asserted without a reason",
    "denial": "They denied it and gave no reason",
    "thin": "They argued without anything to check",
    "thin_reason": "They gave a reason with nothing in it to check",
    "walked_past": "They passed over the exhibit",
    "mocked_exhibit": "They dismissed an exhibit without naming its fault",
    "concede": "They answered well and left little to go for",
    "in_kind": "They offered no argument",
    "fallacy": "They leaned on a fallacy",
    "somebody": "They blamed a person without a name",
    "witness_silent": "They named a witness who said nothing",
    "elsewhere": "They were elsewhere, and did not say where",
    "sprawl": "They said a great deal at once",
    "half_charge": "They met one element and left another",
}
_BY_FAMILY = {
    "facts": "They left out the fact that mattered",
    "witness": "They rested on a witness nobody has heard",
    "words": "They leaned on a word that gives way",
    "excuse": "They offered an excuse for an answer",
    "account": "They gave an account that does not hold together",
    "law": "They blamed the law",
    "element": "They left part of the charge alone",
    "exhibit": "They did not meet the exhibit",
}


def reflect(case: CaseFile, target: Target, speech: str) -> WriteBack:
    """The note on one reply. `exploited` is the quote gone for, if it was in fact spoken."""
    if case.phase is Phase.OPENING:  # a plea is not an answer, and an opening no attack
        plea = case.plea.value.replace("_", " ")
        return WriteBack(
            line="",
            summary=f"The prosecution opened against a plea of {plea}.",
            outcome_of_last=Outcome.OPEN,
            strategy=strategy.written(strategy.START[case.plea]),
        )
    spoken = target.quote if straight(target.quote).lower() in straight(speech).lower() else ""
    return WriteBack(
        line=target.line,
        exploited=spoken,
        summary=_summary(case, target),
        outcome_of_last=outcome_of_last(case),
        strategy=strategy.written(state(case)),
        habits=tuple(habit.value for habit in habits(case)),
        keepsakes=_keepsakes(case),
    )


def keepsakes_for(case: CaseFile) -> tuple[Summary, ...]:
    """Keepsakes of earlier rounds that the defence has since dropped, the oldest first."""
    texts = {said.phase: straight(said.text).lower() for said in case.defenses()}
    now = texts.get(case.phase, "")
    return tuple(
        keep
        for keep in case.prosecutor.keepsakes
        if order(keep.phase) < order(case.phase)
        and straight(keep.text).lower() in texts.get(keep.phase, "")
        and tokens(keep.text)[-1].lower not in now
    )


def _summary(case: CaseFile, target: Target) -> str:
    family = target.gap.family if target.gap else ""
    text = _SUMMARIES.get(target.kind) or _BY_FAMILY.get(family)
    text = text or "They offered little that could be argued with"
    if target.quote:
        text += f', resting on "{straight(target.quote)}"'
    left = pending(case)
    return f"{text}; {letters(left)} still unanswered." if left else f"{text}."


def is_person(keep: str) -> bool:
    """Whether a keepsake is somebody rather than something."""
    words = tokens(keep)
    return words[-1].lower in WITNESSES or (
        words[0].lower not in DETERMINERS and words[0].text[0].isupper()
    )


def _keepsakes(case: CaseFile) -> tuple[str, ...]:
    """One thing each worth returning: people first, then things that are theirs alone."""
    if classify(case, case.defense) in UNARGUABLE:
        return ()
    seen = analyse(case.defense)
    about = charge_vocabulary(case.sheet)
    kept = {straight(keep.text).lower() for keep in case.prosecutor.keepsakes}
    scored: list[tuple[int, int, str]] = []
    for span in (*seen.noun_phrases, *seen.names):
        name = span in seen.names
        text = gaps.full_name(span) if name else straight(span.text)
        words = tokens(text)
        if text.lower() in kept or not _worth_keeping(text):
            continue
        known = all(word.stem in about for word in words[1:] or words)
        if known and words[0].lower not in POSSESSIVES:
            continue  # what the charge is about will be mentioned again anyway
        if name and (_ORDERS.match(seen.text[span.end :]) or not gaps.person(seen, span, about)):
            continue  # a place, a command, or somebody the charge is about
        theirs = words[0].lower in POSSESSIVES or words[0].lower in {"a", "an"}
        weight = 4 * is_person(text) + 2 * theirs - 2 * known
        scored.append((-weight, span.start, text))
    return tuple(dict.fromkeys(text for _, _, text in sorted(scored)))[:MAX_KEEPSAKES]


def _worth_keeping(phrase: str) -> bool:
    """Concrete, singular, and speakable when it comes back with "your" or "the" before it."""
    words = tokens(phrase)
    last = words[-1].lower
    lowers = {word.lower for word in words}
    if lowers & RUDE or set(lowers) & _DULL or last.endswith(_ABSTRACT) or last[0].isdigit():
        return False
    if words[0].lower in {"his", "her", "their"}:
        return False  # somebody else's, and one would have to say whose
    if words[0].lower not in DETERMINERS:  # a name
        return words[0].text[0].isupper()
    if any(word.text[0].isupper() for word in words[1:]):
        return words[0].lower in POSSESSIVES  # "a Kevin" does not come back as "the Kevin"
    if words[0].lower == "the" and last not in WITNESSES | DOCUMENTS | PLACES:
        return False
    plural = last.endswith("s") and not last.endswith(("ss", "us", "is"))
    counted = words[0].lower in {"these", "those", "some", "this"} or words[0].lower in NUMBER_WORDS
    return len(words) <= 4 and not plural and not counted
