"""Why a mark is what it is: what was earned, what was missing, what would lift it. Pure."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from allrise.seeds import rng
from trials.domain.casefile import CaseFile
from trials.domain.phases import SCORED, Plea
from trials.domain.scoring import DIMENSIONS, Dimension, Scores
from trials.house.analysis import Analysis, analyse
from trials.house.archetypes import Archetype
from trials.house.bags import shuffled
from trials.house.bearing import bearing
from trials.house.features import Features
from trials.house.lexicon import WITNESSES
from trials.house.lines import remarks as lines
from trials.house.weaknesses import best_clause, clause_with, main_clause
from trials.house.words import Span, straight, tokens

_SHOWN_WORDS = 12
_FEWEST = 3
_FIELD = re.compile(r"\{(\w+)\}")
# A capital in mid-sentence: somebody is called something.
_CAPITAL = re.compile(r"[a-z,;:] (?!I\b)[A-Z][a-z]+")
# Where a hedge or an absolute is remarked on.
_WAVERS = (Dimension.LOGIC, Dimension.PERSUASION)


def explain(case: CaseFile, seen: Features, scores: Scores) -> tuple[dict[Dimension, str], str]:
    """The four reasons ("Evidence 4: earned; missing. Lift, and this is a 6.") and the remark.

    No two of the four say the same thing is missing, or show the same words, where the text
    leaves a choice.
    """
    writer = _Writer(case, seen)
    reasons = {d: writer.reason(d, scores.of(d)) for d in DIMENSIONS}
    return reasons, _Writer(case, seen).remark(scores)


@dataclass
class _Writer:
    case: CaseFile
    seen: Features
    shown: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)

    def reason(self, dimension: Dimension, mark: int) -> str:
        head = f"{dimension.value.capitalize()} {mark}: "
        if special := lines.SPECIAL.get(_special(self.seen)):
            return head + special[dimension.value]
        earned = self._earned(dimension)
        if mark >= 9:
            return f"{head}{earned}; {self._draw(lines.FULL[dimension.value], dimension.value)}."
        missing, lift = self._missing(dimension)
        return f"{head}{earned}; {missing}. {lift}, {self._goal(mark, dimension)}."

    def remark(self, scores: Scores) -> str:
        """The round in one line: best earned, most missing, next step."""
        if special := lines.SPECIAL.get(_special(self.seen)):
            return special["remark"]
        best = max(DIMENSIONS, key=scores.of)
        worst = min(DIMENSIONS, key=scores.of)
        earned = self._earned(best)
        if scores.of(worst) >= 9:
            return f"{_capital(earned)}; nothing needed adding."
        missing, lift = self._missing(worst)
        return f"{_capital(earned)}; {missing}. {lift}, {self._goal(scores.of(worst))}."

    def _goal(self, mark: int, dimension: Dimension | None = None) -> str:
        """Where the next anchor lies: "and this is a 6"; put in no two ways alike in a trial."""
        order = shuffled(self.case.seed, lines.GOALS, "goals")
        place = 1 + DIMENSIONS.index(dimension) if dimension else 0
        place += SCORED.index(self.case.phase) * (1 + len(DIMENSIONS))
        reach = min(10, mark + 2)
        article = "an" if reach == 8 else "a"
        return order[place % len(order)].format(a=f"{article} {reach}", n=reach)

    def _draw(self, options: Sequence[str], purpose: str, **slots: str) -> str:
        """One of the options whose slots can be filled, in this round's own order."""
        known = {name: text for name, text in slots.items() if text}
        fit = [x for x in options if set(_FIELD.findall(x)) <= known.keys()]
        fresh = [x for x in fit if x not in self.said] or fit
        quoting = [x for x in fresh if "{q}" in x]
        dice = rng(self.case.seed, "remark", self.case.phase.value, purpose)
        line = dice.choice(quoting if quoting and dice.random() < 0.75 else fresh)
        self.said.add(line)
        if "{q}" in line:
            self.shown.add(known["q"])
        return _FIELD.sub(lambda match: known[match[1]], line)

    def _quote(self, *spans: Span | None) -> str:
        """The first of the spans that is short enough and not yet shown, in quotation marks."""
        for span in spans:
            if span is not None and _FEWEST <= len(tokens(span.text)) <= _SHOWN_WORDS:
                text = f'"{straight(span.text)}"'
                if text not in self.shown:
                    return text
        return ""

    # --- earned ---------------------------------------------------------------

    def _earned(self, dimension: Dimension) -> str:
        words = analyse(self.seen.text)
        if not self.seen.relevant:
            quote = self._quote(main_clause(words))
            return self._draw(lines.OFF_POINT[dimension.value], f"off {dimension.value}", q=quote)
        key, spans, letter = {
            Dimension.STRENGTH: self._strength,
            Dimension.EVIDENCE: self._evidence,
            Dimension.LOGIC: self._logic,
            Dimension.PERSUASION: self._persuasion,
        }[dimension](words)
        return self._draw(lines.EARNED[key], f"earned {key}", q=self._quote(*spans), letter=letter)

    def _strength(self, words: Analysis) -> tuple[str, list[Span | None], str]:
        if self.seen.flaws:
            return "flaw", [], self.seen.flaws[-1]
        if self.seen.answered:
            return "answered", [], self.seen.answered[-1]
        if self.seen.arguments:
            return "answers", [best_clause(self.seen.text), *_reasons(words)], ""
        return "meets", [main_clause(words), *words.quotable], ""

    def _evidence(self, words: Analysis) -> tuple[str, list[Span | None], str]:
        held = [clause_with(words, hit) for hit in words.specifics]
        if self.seen.flaws:
            return "flaw_fact", [], self.seen.flaws[-1]
        if self.seen.specifics == 0:
            return "no_facts", [main_clause(words), *words.quotable], ""
        return ("one_fact" if self.seen.specifics == 1 else "facts"), held, ""

    def _logic(self, words: Analysis) -> tuple[str, list[Span | None], str]:
        held = _reasons(words)
        if self.seen.turned:
            return "turned", [clause_with(words, hit) for hit in words.turns], ""
        if self.seen.arguments >= 2:
            return "several_reasons", held, ""
        if self.seen.arguments:
            return "one_reason", held, ""
        return ("half_reason" if held and self._quote(*held) else "no_reason"), held, ""

    def _persuasion(self, words: Analysis) -> tuple[str, list[Span | None], str]:
        clauses: list[Span | None] = [best_clause(self.seen.text), *words.quotable]
        if (self.seen.wit or self.seen.flippant >= 0.4) and not self.seen.arguments:
            return "joke", [], ""
        if self.seen.turned:
            return "turned_persuades", clauses, ""
        if self.seen.engaged:
            return "engaged", [], ""
        return ("clear" if self.seen.arguments else "asserted"), clauses, ""

    # --- missing --------------------------------------------------------------

    def _missing(self, dimension: Dimension) -> tuple[str, str]:
        """What was missing and what would lift it: the first that no other dimension named."""
        options = list(self._gaps(dimension))
        for key, slots in options:
            if key not in self.said:
                self.said.add(key)
                return self._gap(key, slots)
        return self._gap(*options[-1])

    def _gap(self, key: str, slots: dict[str, str]) -> tuple[str, str]:
        missing_key, _, lift_key = key.partition(">")
        missing = self._draw(lines.MISSING[missing_key], f"missing {missing_key}", **slots)
        lift_key = lift_key or missing_key
        return missing, self._draw(lines.LIFT[lift_key], f"lift {lift_key}", **slots)

    def _gaps(self, dimension: Dimension) -> Iterator[tuple[str, dict[str, str]]]:
        seen = self.seen
        words = analyse(seen.text)
        if not seen.relevant:
            yield self._off_point(dimension)
            return
        yield from self._faults(dimension, words)
        bare = {"q": self._quote(_bare(words), main_clause(words))}
        if dimension is Dimension.EVIDENCE:
            yield from self._unchecked(words, bare)
        if not seen.arguments:
            yield "reason", bare
        justifies = self.case.plea is Plea.GUILTY_WITH_AN_EXPLANATION
        if dimension is Dimension.STRENGTH and not justifies and (left := self._untouched()):
            yield "untouched", {"claim": left}
        if not seen.engaged and dimension in {Dimension.STRENGTH, Dimension.PERSUASION}:
            yield "attack", {}
        if not seen.specifics:
            yield "specific", bare
        if not seen.flaws and (letter := self._open_exhibit()):
            yield "exhibit", {"letter": letter}
        if seen.arguments < 2:
            yield "second", {"q": self._quote(*_reasons(words))}
        if not seen.turned:
            yield "turn", {}
        if not seen.lands:
            yield "finish", {}
        yield "more", {}

    def _faults(
        self, dimension: Dimension, words: Analysis
    ) -> Iterator[tuple[str, dict[str, str]]]:
        seen = self.seen
        if seen.contradictions:
            yield "contradiction", {}
        if seen.flippant >= 0.4 and not seen.arguments:
            yield "flippant", {}
        if dimension is Dimension.LOGIC and seen.costly:
            yield "fallacy", {}
        if seen.admissions and dimension in {Dimension.STRENGTH, Dimension.LOGIC}:
            owned = clause_with(words, words.admissions[0]) if words.admissions else None
            yield "admission", {"q": self._quote(owned)}
        if dimension in _WAVERS and words.hedges:
            yield "hedge", {"word": f'"{straight(words.hedges[0].text)}"'}
        if dimension in _WAVERS and words.absolutes:
            yield "absolute", {"word": f'"{straight(words.absolutes[0].text)}"'}
        hollow = next((unit for unit in words.quotable if bearing(unit.text) <= 0.4), None)
        if dimension is Dimension.LOGIC and hollow is not None and (quote := self._quote(hollow)):
            yield "hollow", {"q": quote}
        if seen.beside > 0.4 and dimension is Dimension.PERSUASION:
            yield "beside", {}

    def _off_point(self, dimension: Dimension) -> tuple[str, dict[str, str]]:
        """Each dimension points at another element, in the terms of the plea."""
        index = DIMENSIONS.index(dimension) + SCORED.index(self.case.phase)
        elements = self.case.sheet.elements
        slots = {"claim": elements[index % len(elements)].claim}
        if dimension is Dimension.EVIDENCE:
            return "element_fact", slots
        if dimension is Dimension.PERSUASION:
            return "element_heard", slots
        if self.case.plea is Plea.GUILTY_WITH_AN_EXPLANATION:
            return "element>element_excuse", slots
        if self.case.plea is Plea.ABSURD:
            return "element>element_law", slots
        return "element", slots

    def _unchecked(
        self, words: Analysis, bare: dict[str, str]
    ) -> Iterator[tuple[str, dict[str, str]]]:
        if not self.seen.specifics:
            yield "specific", bare
        told = words.names or any(word.lower in WITNESSES for word in words.words)
        if self.seen.specifics and told and not self.seen.observed:
            yield "saw", {"q": self._quote(*(clause_with(words, hit) for hit in words.specifics))}
        if not words.numbers:
            yield "number", bare
        if not (told or _CAPITAL.search(words.text)):
            yield "name", {}

    def _untouched(self) -> str:
        """An element that neither this defence nor an earlier one speaks to."""
        for index, element in enumerate(self.case.sheet.elements):
            state = self.case.elements[index] if index < len(self.case.elements) else None
            if index not in self.seen.elements and state is None:
                return element.claim
        return ""

    def _open_exhibit(self) -> str:
        """The newest exhibit that nobody has answered, or empty."""
        left = [x for x in self.case.unanswered() if x.letter not in self.seen.answered]
        return left[-1].letter if left else ""


def _reasons(words: Analysis) -> list[Span | None]:
    heavy = sorted(words.supports, key=lambda move: -move.weight)
    return [clause_with(words, move.span) for move in heavy]


def _bare(words: Analysis) -> Span | None:
    """The longest quotable clause with neither a reason nor a particular in it."""
    hits = (*(move.span for move in words.supports), *words.specifics)
    bare = [
        span
        for span in words.quotable
        if len(tokens(span.text)) >= 4
        and not any(span.start <= hit.start < span.end for hit in hits)
    ]
    return max(bare, key=lambda span: len(span.text), default=None)


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


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
