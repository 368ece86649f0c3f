"""Choosing what to go for: the archetype, the gap, the words. Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from allrise.quotes import fold, is_verbatim
from trials.domain.casefile import Brief, CaseFile, FoundFallacy, Weakness
from trials.domain.memory import Outcome
from trials.domain.phases import Phase
from trials.house import fallacies, lexicon, weaknesses
from trials.house.analysis import analyse
from trials.house.archetypes import UNARGUABLE, Archetype, classify
from trials.house.context import earlier, pending, similarity
from trials.house.reader import engagements
from trials.house.words import Span

_WORD = re.compile(
    r"(?<!\w)(?:" + "|".join(map(re.escape, (*lexicon.HEDGES, *lexicon.ABSOLUTES))) + r")(?!\w)",
    re.IGNORECASE,
)
# Gaps that every good answer still has: not worth an attack of their own.
_MINOR = frozenset({"no_specifics", "unanswered_exhibit"})


@dataclass(frozen=True)
class Target:
    """What one reply goes for. `quote` is verbatim and may be empty when nothing can be quoted."""

    archetype: Archetype
    kind: str
    quote: str = ""
    word: str = ""
    letter: str = ""
    then: str = ""
    fallacy: str = ""

    @property
    def line(self) -> str:
        """The short name under which the attack is remembered."""
        return self.fallacy or self.kind


def choose(case: CaseFile, brief: Brief) -> Target:
    """The target of the reply to the defence just filed. Depends on the case alone."""
    text = case.defense
    archetype = classify(case, text)
    if archetype in UNARGUABLE:
        return Target(archetype, archetype.value)
    found = [item for item in _weaknesses(case, brief) if quotable(item.quote, text)]
    named = _fallacy(case, brief, text)
    if named and not (found and found[0].kind in {"contradiction", "admission"}):
        return Target(archetype, "fallacy", named.quote, fallacy=named.name.value)
    if _is_strong(case, text, found):
        main = weaknesses.best_clause(text)
        return Target(archetype, "concede", main.text if main else "")
    if not found:
        return Target(archetype, "bare_claim" if text.strip() else "silence")
    return _aimed(case, archetype, _pick(case, found))


def quotable(quote: str, text: str) -> bool:
    """Whether the prosecutor may hand these words back: a clause or phrase that the reader made."""
    seen = analyse(text)
    allowed = {fold(span.text) for span in (*seen.quotable, *seen.noun_phrases)}
    main = weaknesses.main_clause(seen)
    if main is not None:
        allowed.add(fold(main.text))
    return bool(quote) and fold(quote) in allowed and is_verbatim(quote, text)


def outcome_of_last(case: CaseFile) -> Outcome:
    """What became of the last attack, judged by the defence just filed."""
    if not case.speeches() or case.phase is Phase.OPENING:
        return Outcome.OPEN
    text = case.defense
    seen = analyse(text)
    before = earlier(case)
    if not seen.words or any(similarity(text, said.text) > 0.6 for said in before):
        return Outcome.LANDED
    answered = [item for item in engagements(case.sheet, text, case.exhibits) if item.answers]
    if answered and (seen.reasons or seen.specifics):
        return Outcome.DEFLECTED
    if len(seen.reasons) >= 1 and len(seen.specifics) >= 2:
        return Outcome.DEFLECTED
    return Outcome.OPEN if seen.reasons or not before else Outcome.LANDED


def _weaknesses(case: CaseFile, brief: Brief) -> tuple[Weakness, ...]:
    return brief.weaknesses or weaknesses.find(case, case.defense)


def _fallacy(case: CaseFile, brief: Brief, text: str) -> FoundFallacy | None:
    used = {attack.line for attack in case.prosecutor.attacks}
    named = brief.fallacies or tuple(
        FoundFallacy(
            name=item.name, quote=item.quote, explanation="", costs_points=item.costs_points
        )
        for item in fallacies.detect(text)
    )
    fit = [item for item in named if item.name.value not in used and quotable(item.quote, text)]
    return max(fit, key=lambda item: item.costs_points) if fit else None


def _is_strong(case: CaseFile, text: str, found: Sequence[Weakness]) -> bool:
    seen = analyse(text)
    answers = any(item.answers for item in engagements(case.sheet, text, case.exhibits))
    serious = [item for item in found if item.kind not in _MINOR]
    return not serious and bool(seen.reasons) and (answers or len(seen.specifics) >= 2)


def _pick(case: CaseFile, found: Sequence[Weakness]) -> Weakness:
    """The best gap of a kind not yet used in this trial, unless the best one is grave."""
    used = {attack.line for attack in case.prosecutor.attacks}
    if found[0].kind == "contradiction":
        return found[0]
    return next((item for item in found if item.kind not in used), found[0])


def _aimed(case: CaseFile, archetype: Archetype, gap: Weakness) -> Target:
    hit = _WORD.search(gap.quote.replace("\u2019", "'"))
    left = pending(case)
    return Target(
        archetype=archetype,
        kind=gap.kind,
        quote=gap.quote,
        word=f"'{hit[0]}'" if hit else "",
        letter=left[-1].letter if left else "",
        then=_then(case, gap),
    )


def _then(case: CaseFile, gap: Weakness) -> str:
    """The earlier round that a contradiction or repetition points to, in words."""
    before = earlier(case)
    if not before:
        return ""
    closest = max(before, key=lambda said: similarity(gap.quote, said.text))
    for said in before:
        if said.phase.value.replace("_", " ") in gap.gap:
            closest = said
    return round_name(closest.phase)


def round_name(phase: Phase) -> str:
    """ "round one" and so on."""
    names = {Phase.ROUND_1: "round one", Phase.ROUND_2: "round two", Phase.ROUND_3: "round three"}
    return names.get(phase, phase.value)


def clause_span(text: str, quote: str) -> Span | None:
    start = text.find(quote)
    return Span(start, start + len(quote), quote) if start >= 0 else None
