"""Why a mark is what it is: what was earned, what was missing, what would lift it. Pure."""

from trials.domain.casefile import CaseFile
from trials.domain.phases import SCORED, Plea
from trials.domain.scoring import DIMENSIONS, Dimension, Scores
from trials.house.analysis import analyse
from trials.house.archetypes import Archetype
from trials.house.features import Features
from trials.house.lines import remarks as lines
from trials.house.weaknesses import clause_with, main_clause
from trials.house.words import Span, straight, tokens

_SHOWN_WORDS = 12


def reason_for(case: CaseFile, seen: Features, dimension: Dimension, mark: int) -> str:
    """One line: "Evidence 4: earned; missing; what would lift it"."""
    head = f"{dimension.value.capitalize()} {mark}: "
    if special := lines.SPECIAL.get(_special(seen)):
        return head + special[dimension.value]
    earned = _earned(case, seen, dimension)
    if mark >= 9:
        return f"{head}{earned}; {lines.FULL[dimension.value]}."
    missing, lift = _missing(case, seen, dimension)
    return f"{head}{earned}; {missing}. {lift}, {_goal(mark)}."


def remark_for(case: CaseFile, seen: Features, scores: Scores) -> str:
    """The round in one line: best earned, most missing, next step."""
    if special := lines.SPECIAL.get(_special(seen)):
        return special["remark"]
    marks = {dimension: scores.of(dimension) for dimension in DIMENSIONS}
    best = max(DIMENSIONS, key=lambda d: marks[d])
    worst = min(DIMENSIONS, key=lambda d: marks[d])
    earned = _earned(case, seen, best)
    if marks[worst] >= 9:
        return f"{_capital(earned)}; nothing needed adding."
    missing, lift = _missing(case, seen, worst)
    return f"{_capital(earned)}; {missing}. {lift}, {_goal(marks[worst])}."


def _special(seen: Features) -> str:
    if seen.words == 0:
        return "empty"
    if seen.archetype is Archetype.DISTRESS:
        return "distress"
    if seen.archetype in {Archetype.MASH, Archetype.SILENCE}:
        return "mash"
    if seen.archetype is Archetype.FOREIGN:
        return "foreign"
    if seen.repeated:
        return "repeated"
    return ""


def _goal(mark: int) -> str:
    """Where the next anchor lies: "and this is a 6"."""
    reach = min(10, mark + 2)
    article = "an" if reach == 8 else "a"
    return f"and this is {article} {reach}"


def _quoted(span: Span | None) -> str:
    if span is None or len(tokens(span.text)) > _SHOWN_WORDS:
        return ""
    return f'"{straight(span.text)}"'


def _earned(case: CaseFile, seen: Features, dimension: Dimension) -> str:
    words = analyse(seen.text)
    if not seen.relevant:
        return lines.OFF_POINT[dimension.value]
    if dimension is Dimension.EVIDENCE:
        return _earned_evidence(seen)
    if dimension is Dimension.LOGIC:
        reason = _quoted(clause_with(words, words.reasons[0])) if words.reasons else ""
        if seen.turned:
            return lines.EARNED["turned"]
        if seen.arguments >= 2:
            return lines.EARNED["several_reasons"]
        if seen.arguments == 1:
            return f"{reason} gives a reason" if reason else lines.EARNED["one_reason"]
        return lines.EARNED["no_reason"]
    if dimension is Dimension.STRENGTH:
        return _earned_strength(seen)
    return _earned_persuasion(seen)


def _earned_strength(seen: Features) -> str:
    if seen.flaws:
        return f"the flaw in Exhibit {seen.flaws[0]} is named"
    if seen.answered:
        return f"Exhibit {seen.answered[0]} is answered"
    if seen.arguments:
        return lines.EARNED["answers"]
    quote = _quoted(main_clause(analyse(seen.text)))
    return f"{quote} meets the charge" if quote else lines.EARNED["meets"]


def _earned_evidence(seen: Features) -> str:
    words = analyse(seen.text)
    if seen.flaws:
        return f"Exhibit {seen.flaws[0]} is met on its own facts"
    if seen.specifics == 0:
        return lines.EARNED["no_facts"]
    hit = next(iter(words.specifics), None)
    quote = _quoted(clause_with(words, hit)) if hit else ""
    if seen.specifics == 1:
        return f"{quote} is one particular" if quote else lines.EARNED["one_fact"]
    return f"{quote} can be checked" if quote else lines.EARNED["facts"]


def _earned_persuasion(seen: Features) -> str:
    if seen.wit and not seen.arguments:
        return lines.EARNED["joke"]
    if seen.turned:
        return lines.EARNED["turned_persuades"]
    if seen.engaged:
        return lines.EARNED["engaged"]
    return lines.EARNED["clear"] if seen.arguments else lines.EARNED["asserted"]


def _missing(case: CaseFile, seen: Features, dimension: Dimension) -> tuple[str, str]:
    if not seen.relevant:
        return _off_point(case, dimension)
    if fault := _fault(seen, dimension):
        return fault
    if dimension is Dimension.EVIDENCE:
        return _missing_evidence(case, seen)
    if not seen.arguments:
        return lines.MISSING["reason"], lines.LIFT["reason"]
    if not seen.specifics:
        return lines.MISSING["specific"], lines.LIFT["specific"]
    if not seen.answered and case.exhibits:
        return _exhibit_gap(case)
    if seen.arguments < 2:
        return lines.MISSING["second"], lines.LIFT["second"]
    if not seen.turned:
        return lines.MISSING["turn"], lines.LIFT["turn"]
    return lines.MISSING["finish"], lines.LIFT["finish"]


def _off_point(case: CaseFile, dimension: Dimension) -> tuple[str, str]:
    """Each dimension points at another element, in the terms of the plea."""
    index = DIMENSIONS.index(dimension) + SCORED.index(case.phase)
    claim = case.sheet.elements[index % len(case.sheet.elements)].claim
    if dimension is Dimension.EVIDENCE:
        return lines.MISSING["element_fact"], f"Give one fact about whether {claim}"
    if dimension is Dimension.PERSUASION:
        return lines.MISSING["element_heard"], f"Speak to the claim that {claim}"
    if case.plea is Plea.GUILTY_WITH_AN_EXPLANATION:
        return lines.MISSING["element"], "Say what excused it, and why"
    if case.plea is Plea.ABSURD:
        return lines.MISSING["element"], "Say what the statute gets wrong, and why"
    return lines.MISSING["element"], f"Say why it is not so that {claim}"


def _missing_evidence(case: CaseFile, seen: Features) -> tuple[str, str]:
    words = analyse(seen.text)
    if seen.specifics and not seen.observed:
        return lines.MISSING["saw"], lines.LIFT["saw"]
    if not words.numbers:
        return lines.MISSING["number"], lines.LIFT["number"]
    if not words.names:
        return lines.MISSING["name"], lines.LIFT["name"]
    if not seen.flaws and case.exhibits:
        return _exhibit_gap(case)
    return lines.MISSING["turn"], lines.LIFT["turn"]


def _exhibit_gap(case: CaseFile) -> tuple[str, str]:
    left = case.unanswered() or case.exhibits
    letter = left[-1].letter
    return (
        f"Exhibit {letter} went without a flaw being found in it",
        f"Say what is wrong with Exhibit {letter}",
    )


def _fault(seen: Features, dimension: Dimension) -> tuple[str, str] | None:
    words = analyse(seen.text)
    if seen.contradictions:
        return lines.MISSING["contradiction"], lines.LIFT["contradiction"]
    if dimension is Dimension.LOGIC and seen.costly:
        return lines.MISSING["fallacy"], lines.LIFT["fallacy"]
    if seen.admissions and dimension in {Dimension.STRENGTH, Dimension.LOGIC}:
        return lines.MISSING["admission"], lines.LIFT["admission"]
    if dimension in {Dimension.LOGIC, Dimension.PERSUASION} and seen.hedges:
        return f'"{words.hedges[0].text}" takes back what it gives', lines.LIFT["hedge"]
    if dimension is Dimension.LOGIC and seen.absolutes:
        return f'"{words.absolutes[0].text}" invites one exception', lines.LIFT["absolute"]
    return None


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
