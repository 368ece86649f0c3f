"""What he writes down after speaking, and what he remembers of theirs. Pure."""

from trials.domain.casefile import CaseFile, WriteBack
from trials.domain.memory import Outcome, Summary
from trials.domain.phases import Phase
from trials.house.analysis import analyse
from trials.house.attack import Target, outcome_of_last
from trials.house.context import order, pending
from trials.house.lexicon import POSSESSIVES, WITNESSES
from trials.house.reader import charge_vocabulary
from trials.house.voice import letters
from trials.house.words import straight, tokens

MAX_KEEPSAKES = 3
_DULL = frozenset(
    """thing things way point fact case defence defense time day way lot kind sort exhibit honour
    honor court prosecutor prosecution judge question answer reason evidence charge statute law
    plea first second third only same rest record word words name cause idea truth
    person end bit few""".split()
)
_HABITS = (
    ("hedges", "hedges"), ("absolutes", "absolutes"), ("questions", "questions"),
    ("admissions", "admissions"),
)  # fmt: skip
_SUMMARIES = {
    "contradiction": "They said the opposite of an earlier round",
    "admission": "They conceded the act",
    "repetition": "They said again what had been answered",
    "hedge": "They hedged where a fact was owed",
    "absolute": "They overreached with an absolute",
    "irrelevant": "They answered something other than the charge",
    "bare_claim": "They asserted without a reason",
    "no_specifics": "They argued without anything to check",
    "unanswered_exhibit": "They passed over the exhibit",
    "concede": "They answered well and left little to go for",
    "fallacy": "They leaned on a fallacy",
}


def reflect(case: CaseFile, target: Target, speech: str) -> WriteBack:
    """The note on one reply. `exploited` is the quote gone for, if it was in fact spoken."""
    spoken = target.quote if straight(target.quote).lower() in straight(speech).lower() else ""
    outcome = outcome_of_last(case)
    return WriteBack(
        line=target.line,
        exploited=spoken,
        summary=_summary(case, target),
        outcome_of_last=outcome,
        strategy=_next(case, target, outcome),
        habits=_habits(case.defense),
        keepsakes=_keepsakes(case),
    )


def keepsakes_for(case: CaseFile) -> tuple[Summary, ...]:
    """Keepsakes of earlier rounds, still true to the record, the oldest first."""
    texts = {said.phase: straight(said.text).lower() for said in case.defenses()}
    return tuple(
        keep
        for keep in case.prosecutor.keepsakes
        if order(keep.phase) < order(case.phase)
        and straight(keep.text).lower() in texts.get(keep.phase, "")
    )


def _summary(case: CaseFile, target: Target) -> str:
    if not case.defenses():
        plea = case.plea.value.replace("_", " ")
        return f"The prosecution opened against a plea of {plea}."
    text = _SUMMARIES.get(target.kind, "They offered little that could be argued with")
    if target.quote:
        text += f', resting on "{straight(target.quote)}"'
    left = pending(case)
    return f"{text}; {letters(left)} still unanswered." if left else f"{text}."


def _next(case: CaseFile, target: Target, outcome: Outcome) -> str:
    if case.phase is Phase.ROUND_2 and (left := pending(case)):
        return f"name {letters(left)} as unanswered and close"
    if outcome is Outcome.DEFLECTED or target.kind == "concede":
        return "leave what they answered; change element and lean on the newest exhibit"
    return {
        "contradiction": "hold the two accounts against each other",
        "admission": "build on the concession",
        "hedge": "force a plain yes or no",
        "absolute": "find the one exception",
        "repetition": "starve the repetition and ask for something new",
    }.get(target.kind, "press for one fact that can be checked")


def _habits(text: str) -> tuple[str, ...]:
    seen = analyse(text)
    return tuple(name for name, field in _HABITS if getattr(seen, field))


def _keepsakes(case: CaseFile) -> tuple[str, ...]:
    """Noun phrases worth returning: people first, then things that are theirs alone."""
    about = charge_vocabulary(case.sheet)
    kept = {straight(keep.text).lower() for keep in case.prosecutor.keepsakes}
    scored: list[tuple[int, int, str]] = []
    for span in analyse(case.defense).noun_phrases:
        words = [word.lower for word in tokens(span.text)]
        if span.text.lower() in kept or set(words[1:]) & _DULL or words[0] in {"this", "these"}:
            continue
        person = any(word in WITNESSES for word in words)
        theirs = words[0] in POSSESSIVES
        if not theirs and any(word.text[0].isupper() for word in tokens(span.text)[1:]):
            continue  # "a Kevin" does not come back as "the Kevin"
        known = all(word.stem in about for word in tokens(span.text)[1:])
        scored.append((-(4 * person + 2 * theirs - 2 * known), span.start, straight(span.text)))
    return tuple(dict.fromkeys(text for _, _, text in sorted(scored)))[:MAX_KEEPSAKES]
