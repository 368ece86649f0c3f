"""Choosing what to go for: the kind of defence, the gap, the words. Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from trials.domain.casefile import Brief, CaseFile, FoundFallacy, Weakness
from trials.domain.memory import Outcome
from trials.domain.phases import Phase, Plea
from trials.house import fallacies, gaps, strategy, weaknesses
from trials.house.analysis import analyse
from trials.house.archetypes import UNARGUABLE, Archetype, classify
from trials.house.clauses import around, quotable, quotable_clauses, unjointed, whole
from trials.house.context import earlier, order, pending, similarity
from trials.house.gaps import Gap
from trials.house.reader import Engagement, engagements
from trials.house.strategy import Habit, State
from trials.house.tone import flippancy
from trials.house.words import Span, tokens

# Gaps that every good answer still has: not worth an attack of their own.
_MINOR = frozenset({"no_specifics", "unanswered_exhibit"})
# Slips that nobody minds beside an exhibit's flaw, plainly named.
_FORGIVEN = frozenset({"hedge", "absolute", "bare_claim", "irrelevant"})
# Kinds that are answered as what they are; their gap is that there is no argument in them.
IN_KIND = frozenset(
    {
        Archetype.SINGLE_WORD, Archetype.JURY, Archetype.VERSE, Archetype.LEGALESE,
        Archetype.ROLE_PLAY, Archetype.CONFESSION, Archetype.COUNTER_ACCUSATION,
        Archetype.LAW_ABSURD, Archetype.PURE_JOKE, Archetype.RUDE,
    }
)  # fmt: skip
# Of these, the ones with something in them that can be weighed as well.
PROPOSITIONAL = frozenset(
    {
        Archetype.VERSE, Archetype.LEGALESE, Archetype.ROLE_PLAY, Archetype.COUNTER_ACCUSATION,
        Archetype.LAW_ABSURD,
    }
)  # fmt: skip
_JOKES = frozenset({Archetype.PURE_JOKE, Archetype.SINGLE_WORD, Archetype.ROLE_PLAY})
# Said in earnest, however far from the charge.
_MEANT = re.compile(
    r"\b(?:i['\u2019]?m sorry|i am sorry|upset|hard (?:year|week|day|time)|remember|i think|i feel"
    r"|i wish|worse|unfair|(?:to be )?honest(?:ly)?|worr(?:y|ying|ied)|nothing wrong"
    r"|d(?:id|one) nothing|last thing i need\w*)\b",
    re.IGNORECASE,
)
# What the prosecution is said to have said is not the best of a defence.
HIS_WORDS = re.compile(
    r"(?:he|you|my (?:learned )?friend|the prosecut\w+) (?:\w+ )?(?:say|said|claim|argue|want|tell"
    r"|told|make|suggest)\w*\b",
    re.IGNORECASE,
)
# Half of a sentence, whose other half is somewhere else.
HALF = re.compile(
    r"(?:(?:and|but|so) )?(?:since|because|if|when|while|although|though|as|unless|whether|given"
    r"|until|once)\b",
    re.IGNORECASE,
)
_PREFERRED = 22
_STALE = 45


@dataclass(frozen=True)
class Target:
    """What one reply goes for. `quote` is verbatim and may be empty when nothing can be quoted.

    `kind` is a gap's name, "fallacy", "in_kind" or "concede"; after "concede", `gap` is what is
    still left to go for.
    """

    archetype: Archetype
    kind: str
    quote: str = ""
    gap: Gap | None = None
    then: str = ""
    met: str = ""
    fallacy: str = ""

    @property
    def line(self) -> str:
        """The short name under which the attack is remembered."""
        if self.kind == "in_kind":
            return self.archetype.value.replace("_", " ")
        if self.kind == "concede" and self.gap:
            return f"conceded, then {self.gap.name.replace('_', ' ')}"
        return (self.fallacy or self.kind).replace("_", " ")

    @property
    def family(self) -> str:
        if self.kind in {"concede", "in_kind"}:
            return "concede" if self.kind == "concede" else "joke"
        return self.gap.family if self.gap else "bare"


def choose(case: CaseFile, brief: Brief) -> Target:
    """The target of the reply to the defence just filed. Depends on the case alone."""
    target = _chosen(case, brief)
    return replace(target, quote=unjointed(target.quote))


def kind(case: CaseFile, text: str) -> Archetype:
    """What kind of defence this is. What merely wanders off is no joke when it is meant."""
    found = classify(case, text)
    if found is not Archetype.PURE_JOKE:
        return found
    seen = analyse(text)
    told = bool(seen.names or seen.numbers)
    sober = told and flippancy(seen, joke=False, reasons=len(seen.reasons), elements=0) < 0.5
    return Archetype.ARGUMENT if sober or _MEANT.search(text) else found


def _chosen(case: CaseFile, brief: Brief) -> Target:
    text = case.defense
    archetype = kind(case, text)
    if archetype in UNARGUABLE:
        return Target(archetype, archetype.value)
    found = [gap for gap in gaps.find(case, brief) if quotable(gap.quote, text)]
    grave = bool(found) and found[0].name in {"contradiction", "repetition"}
    if archetype in IN_KIND and not grave:
        gap = found[0] if found and archetype in PROPOSITIONAL else None
        return Target(archetype, "in_kind", gap.quote if gap else whole(text), gap)
    named = _fallacy(case, brief, text)
    if named and not grave and not (found and found[0].name == "admission"):
        return Target(archetype, "fallacy", named.quote, fallacy=named.name.value)
    known = [item for item in _weaknesses(case, brief) if quotable(item.quote, text)]
    if _is_strong(case, text, known):
        return _conceded(case, archetype, found)
    if not found:
        return _passing(case, archetype) if whole(text) else _sprawling(archetype, text)
    gap = _pick(case, found, state(case))
    return Target(archetype, gap.name, gap.quote, gap, then=_then(case, gap))


def state(case: CaseFile) -> State:
    """The line of attack for this turn: where his memory left him, moved by what he just heard."""
    before = strategy.remembered(case.prosecutor.strategy, case.plea)
    if case.phase is Phase.OPENING:
        return before
    return strategy.following(
        before,
        outcome_of_last(case) if case.phase is not Phase.ROUND_1 else None,
        habits(case),
        pending=bool(pending(case)),
        untouched=bool(gaps.untouched(case)),
    )


def habits(case: CaseFile) -> tuple[Habit, ...]:
    """What the defence just filed shows the defendant doing."""
    text = case.defense
    seen = analyse(text)
    sort = kind(case, text)
    turned = "contradiction" in weaknesses.betrayals(case, text)
    owned = case.plea is not Plea.GUILTY_WITH_AN_EXPLANATION and bool(seen.admissions)
    shown = {
        Habit.TURNCOAT: turned,
        Habit.CONFESSOR: owned or sort is Archetype.CONFESSION,
        Habit.ALIBI_GIVER: bool(seen.names and seen.numbers),
        Habit.HEDGER: bool(seen.hedges),
        Habit.GENERALISER: bool(seen.absolutes),
        Habit.ACCUSER: sort is Archetype.COUNTER_ACCUSATION,
        Habit.JOKER: sort in _JOKES,
        Habit.ASKER: bool(seen.questions),
    }
    return tuple(habit for habit, there in shown.items() if there)


def outcome_of_last(case: CaseFile) -> Outcome:
    """What became of the last attack, judged by the defence just filed. The opening is none."""
    before = earlier(case)
    if not before:
        return Outcome.OPEN
    text = case.defense
    seen = analyse(text)
    if not seen.words or any(similarity(text, said.text) > 0.6 for said in before):
        return Outcome.LANDED
    answered = [item for item in engagements(case.sheet, text, case.exhibits) if item.answers]
    if answered and (seen.reasons or seen.specifics):
        return Outcome.DEFLECTED
    if seen.reasons and len(seen.specifics) >= 2 and not seen.hedges:
        return Outcome.DEFLECTED
    return Outcome.OPEN if seen.reasons or len(seen.specifics) >= 2 else Outcome.LANDED


def round_name(phase: Phase) -> str:
    """ "round one" and so on."""
    names = {Phase.ROUND_1: "round one", Phase.ROUND_2: "round two", Phase.ROUND_3: "round three"}
    return names.get(phase, phase.value)


def _passing(case: CaseFile, archetype: Archetype) -> Target:
    """No slip to go for, and no strength to grant: what the answer leaves out of the case."""
    quote = whole(case.defense)
    left = gaps.untouched(case)
    if left:
        gap = Gap("half_charge", "element", 0, quote, (("claim", left[0]),))
    else:
        gap = Gap("walked_past" if pending(case) else "tidy", "exhibit", 0, quote)
    return Target(archetype, gap.name, quote, gap)


def _sprawling(archetype: Archetype, text: str) -> Target:
    """Nothing in it can be lifted whole: a phrase of theirs, if there is one."""
    phrases = [s.text for s in analyse(text).noun_phrases if len(tokens(s.text)) >= 2]
    gap = Gap("sprawl", "bare", 0, phrases[0] if phrases else "")
    return Target(archetype, "sprawl", gap.quote, gap)


def _weaknesses(case: CaseFile, brief: Brief) -> tuple[Weakness, ...]:
    return brief.weaknesses or weaknesses.find(case, case.defense)


def _fallacy(case: CaseFile, brief: Brief, text: str) -> FoundFallacy | None:
    used = {attack.line.replace(" ", "_") for attack in case.prosecutor.attacks}
    named = brief.fallacies or tuple(
        FoundFallacy(
            name=item.name, quote=item.quote, explanation="", costs_points=item.costs_points
        )
        for item in fallacies.detect(text)
    )
    fresh = [_whole_clause(item, text) for item in named if item.name.value not in used]
    fit = [item for item in fresh if item]
    return max(fit, key=lambda item: item.costs_points) if fit else None


def _whole_clause(found: FoundFallacy, text: str) -> FoundFallacy | None:
    """The finding on a clause that may be quoted; None when there is none around it."""
    start = text.find(found.quote)
    if start < 0 or quotable(found.quote, text):
        return found if quotable(found.quote, text) else None
    clause = around(text, Span(start, start + len(found.quote), found.quote))
    return found.model_copy(update={"quote": clause.text}) if clause else None


def _is_strong(case: CaseFile, text: str, found: Sequence[Weakness]) -> bool:
    seen = analyse(text)
    met = [item for item in engagements(case.sheet, text, case.exhibits) if item.answers]
    flawed = any(item.flaw for item in met)
    minor = _MINOR | _FORGIVEN if flawed else _MINOR
    if any(item.kind not in minor for item in found):
        return False
    grounds = bool(seen.reasons) or (flawed and bool(seen.contrasts or seen.specifics))
    return grounds and (bool(met) or len(seen.specifics) >= 2)


def _conceded(case: CaseFile, archetype: Archetype, found: Sequence[Gap]) -> Target:
    """Give way on the best clause, and go for what it left alone."""
    text = case.defense
    met = _met(case, text)
    quote = best_words(text, met.where) if met else ""
    if not quote:
        met, quote = None, best_words(text)
    used = {attack.line for attack in case.prosecutor.attacks}
    left = [
        gap for gap in found
        if gap.name in {"half_charge", "exhibit_only", "walked_past", "witness_unheard"}
        and f"conceded, then {gap.name.replace('_', ' ')}" not in used
    ]  # fmt: skip
    tidy = Gap("tidy", "witness", 0, quote)
    gap = replace(left[0], quote=quote) if left else tidy
    return Target(archetype, "concede", quote, gap, met=met.letter if met else "")


def _met(case: CaseFile, text: str) -> Engagement | None:
    """The exhibit plainly answered: called by its letter, or by its flaw; the newest of them."""
    answered = [item for item in engagements(case.sheet, text, case.exhibits) if item.answers]
    called = [
        item for item in answered
        if item.flaw or re.search(rf"\bexhibits?\b[^.!?]*\b{item.letter}\b", text, re.IGNORECASE)
    ]  # fmt: skip
    return called[-1] if called else None


def best_words(text: str, within: Span | None = None) -> str:
    """The quotable clause that carries most of a good answer: reasons and particulars, not length.

    Of the sentence `within`, when given; empty when nothing there may be quoted.
    """
    seen = analyse(text)
    hits = (*seen.turns, *seen.reasons, *seen.specifics)
    asked = {span.start for span in seen.questions}
    clauses = [
        span for span in quotable_clauses(text)
        if len(tokens(span.text)) >= 4 and span.start not in asked
        and not HIS_WORDS.match(span.text)
        and ("," in span.text or not HALF.match(span.text))
        and (within is None or within.start <= span.start < within.end)
    ]  # fmt: skip

    def worth(span: Span) -> tuple[int, int]:
        inside = sum(span.start <= hit.start < span.end for hit in hits)
        length = len(tokens(span.text))
        return (2 * inside + min(length, 8) - 2 * max(0, length - 13), -span.start)

    if clauses:
        return max(clauses, key=worth).text
    return "" if within else whole(text)


def _pick(case: CaseFile, found: Sequence[Gap], line: State) -> Gap:
    """The gravest gap, as this line of attack weighs them, of a name not used in this trial."""
    used = {attack.line for attack in case.prosecutor.attacks}
    preferred = strategy.PREFERS[line]

    def worth(gap: Gap) -> int:
        stale = gap.name.replace("_", " ") in used and gap.name not in {"contradiction"}
        return gap.weight + _PREFERRED * (gap.family in preferred) - _STALE * stale

    return max(found, key=lambda gap: (worth(gap), -gap.start))


def _then(case: CaseFile, gap: Gap) -> str:
    """The earlier round that a contradiction or repetition points to, in words."""
    before = earlier(case)
    if not before or gap.family != "account":
        return ""
    told = [item.gap for item in weaknesses.find(case, case.defense) if item.quote == gap.quote]
    closest = max(before, key=lambda said: (similarity(gap.quote, said.text), -order(said.phase)))
    for said in before:
        if any(said.phase.value.replace("_", " ") in text for text in told):
            closest = said
    return round_name(closest.phase)
