"""The gaps in what was just said, each with the defendant's own words that show it. Pure.

A gap without words to show it does not exist here: the prosecutor may not attack a straw
man. Quotes are whole quotable clauses (see `analysis`) or, for a text that is a single short
answer, the whole text.
"""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from allrise.quotes import is_verbatim
from trials.domain.casefile import CaseFile, Weakness
from trials.domain.phases import Plea
from trials.house.analysis import Analysis, analyse, straight_marks
from trials.house.bearing import bearing
from trials.house.context import earlier, pending, similarity
from trials.house.lexicon import FIRST_PERSON, FUNCTION, NUMBER_WORDS, RUDE, WITNESSES
from trials.house.quotable import grieves
from trials.house.reader import engagements
from trials.house.relevance import aboutness, continues
from trials.house.scene import remembered
from trials.house.words import Span, content_stems, is_negation, stem, tokens

MAX_FOUND = 6
_ABOUT = 0.25
_REPORT = re.compile(
    r"(?:you|he|the prosecut\w+) (?:\w+ )?(?:say|said|claim|argue|allege)\w*\b", re.I
)
_NUMBERS = {word: value for value, word in enumerate(
    "two three four five six seven eight nine ten eleven twelve".split(), start=2
)} | {"one": 1, "a": 1, "an": 1, "no": 0}  # fmt: skip


_SPEAKER = frozenset("i we i'm i've i'd i'll we're we've we'd".split())
_UNITS = frozenset(
    stem(word)
    for word in """minute hour time exhibit degree second day week month year pound penny pence mile
    metre meter centimetre inch foot percent per round reason point way of or more thing""".split()
)


@dataclass(frozen=True)
class _Gap:
    weight: int
    kind: str
    span: Span
    gap: str


@remembered
def find(case: CaseFile, defense: str) -> tuple[Weakness, ...]:
    """The weaknesses of `defense`, best first, no two on the same words. Empty for no words."""
    seen = analyse(defense)
    if not seen.words:
        return ()
    gaps = sorted(_gaps(case, seen), key=lambda gap: (-gap.weight, gap.span.start))
    found: list[Weakness] = []
    for gap in gaps:
        quote = gap.span.text
        if any(item.quote == quote or item.kind == gap.kind for item in found):
            continue
        if is_verbatim(quote, defense):
            found.append(Weakness(quote=quote, kind=gap.kind, gap=gap.gap))
    return tuple(found[:MAX_FOUND])


@lru_cache(maxsize=256)
def main_clause(seen: Analysis, avoid: str = "") -> Span | None:
    """The clause that carries the text: quotable, with most content, early rather than late."""
    whole = seen.text.strip().rstrip(".!?")
    short = tokens(whole)
    if (
        0 < len(short) <= 5
        and '"' not in straight_marks(whole)
        and not any(w.lower in RUDE for w in short)
        and not grieves(whole)
    ):
        for quote in (whole, seen.text.strip()):
            if is_verbatim(quote, seen.text):
                return Span(0, len(quote), quote)
    options = [span for span in seen.quotable if span.text != avoid and len(tokens(span.text)) >= 3]
    if not options:
        options = [span for span in (*seen.quotable, *seen.noun_phrases) if span.text != avoid]
    if not options:
        return None
    return max(options, key=lambda span: (min(len(set(content_stems(span.text))), 7), -span.start))


def best_clause(text: str) -> Span | None:
    """The clause with a reason or a particular in it, else the fullest."""
    seen = analyse(text)
    options = [span for span in seen.quotable if len(tokens(span.text)) >= 3]
    if not options:
        return main_clause(seen)
    hits = (*seen.turns, *seen.reasons, *seen.specifics)

    def worth(span: Span) -> tuple[int, int, int]:
        inside = sum(span.start <= hit.start < span.end for hit in hits)
        return (inside, min(8, len(set(content_stems(span.text)))), -span.start)

    return max(options, key=worth)


def clause_with(seen: Analysis, hit: Span) -> Span | None:
    """The shortest quotable clause around `hit`."""
    around = [span for span in seen.quotable if span.start <= hit.start and hit.end <= span.end]
    return min(around, key=lambda span: span.end - span.start) if around else None


@remembered
def betrayals(case: CaseFile, defense: str) -> frozenset[str]:
    """Whether `find` would name a contradiction, an admission: which of the two kinds."""
    seen = analyse(defense)
    found = (*_contradictions(case, defense), *_slips(case, seen))
    return frozenset(
        gap.kind
        for gap in found
        if gap.kind in {"contradiction", "admission"} and is_verbatim(gap.span.text, defense)
    )


def _gaps(case: CaseFile, seen: Analysis) -> Iterator[_Gap]:
    yield from _contradictions(case, seen.text)
    yield from _slips(case, seen)
    yield from _repeated(case, seen)
    yield from _hollow(seen)
    yield from _substance(case, seen)
    yield from _table(case, seen)


def _slips(case: CaseFile, seen: Analysis) -> Iterator[_Gap]:
    justifies = case.plea is Plea.GUILTY_WITH_AN_EXPLANATION
    for hit in seen.admissions:
        clause = clause_with(seen, hit)
        if clause and not justifies:
            yield _Gap(90, "admission", clause, "it concedes what the plea denies")
        elif clause and not seen.reasons:
            yield _Gap(
                60, "admission", clause, "it concedes the act and leaves out the explanation"
            )
    for hit in seen.hedges:
        if clause := clause_with(seen, hit):
            yield _Gap(74, "hedge", clause, f"'{hit.text.lower()}' leaves the door open")
    for hit in seen.absolutes:
        if clause := clause_with(seen, hit):
            yield _Gap(72, "absolute", clause, f"'{hit.text.lower()}' is undone by one exception")


def _repeated(case: CaseFile, seen: Analysis) -> Iterator[_Gap]:
    for said in earlier(case):
        for span in seen.quotable:
            if len(tokens(span.text)) >= 4 and similarity(span.text, said.text) > 0.7:
                yield _Gap(84, "repetition", span, "it was said in an earlier round and answered")
                return
        if similarity(seen.text, said.text) == 1.0 and (clause := main_clause(seen)):
            yield _Gap(84, "repetition", clause, "it was the whole of an earlier round")
            return


def _substance(case: CaseFile, seen: Analysis) -> Iterator[_Gap]:
    clause = main_clause(seen)
    if clause is None:
        return
    about = aboutness(case, seen.text) >= _ABOUT or continues(case, seen.text)
    if not about and not engagements(case.sheet, seen.text, case.exhibits) and len(seen.words) > 6:
        yield _Gap(62, "irrelevant", clause, "it meets no element of the charge")
    if not seen.supports:
        weight = 70 if len(seen.words) < 15 else 56
        yield _Gap(weight, "bare_claim", clause, "it is a claim with no reason behind it")
    if not seen.specifics:
        claim = _unsupported(seen) or clause
        yield _Gap(50, "no_specifics", claim, "it has no name, hour, number or object to check")
    elif not seen.numbers or not seen.names:
        missing = "no hour or number" if not seen.numbers else "no name"
        claim = _unsupported(seen) or clause
        yield _Gap(30, "no_specifics", claim, f"it gives {missing} that could be checked")


def _hollow(seen: Analysis) -> Iterator[_Gap]:
    """Reasons in form only, and people who are mentioned without having seen a thing."""
    for unit in seen.units:
        if bearing(unit.text) <= 0.4 and (clause := clause_with(seen, _core(unit))):
            yield _Gap(66, "hollow_reason", clause, "it would be as true of any other charge")
            break
    roles = [word for word in seen.words if word.lower in WITNESSES]
    if roles and not seen.names and not seen.observed:
        span = Span(roles[0].start, roles[0].end, roles[0].text)
        if clause := clause_with(seen, span):
            gap = f"the {roles[0].lower} has no name and is not said to have seen anything"
            yield _Gap(54, "unseen_witness", clause, gap)


def _core(unit: Span) -> Span:
    """The unit without a conjunction at its head, so that a clause can hold it."""
    words = tokens(unit.text)
    skip = 1 if words[0].lower in {"and", "but", "so", "because", "yet"} and len(words) > 1 else 0
    start, end = unit.start + words[skip].start, unit.start + words[-1].end
    return Span(start, end, "")


def _unsupported(seen: Analysis) -> Span | None:
    """The fullest quotable clause without a particular in it."""
    bare = [
        span for span in seen.quotable
        if len(tokens(span.text)) >= 4
        and not any(span.start <= hit.start < span.end for hit in seen.specifics)
    ]  # fmt: skip
    return max(bare, key=lambda span: len(set(content_stems(span.text)))) if bare else None


def _table(case: CaseFile, seen: Analysis) -> Iterator[_Gap]:
    answered = {
        item.letter for item in engagements(case.sheet, seen.text, case.exhibits) if item.answers
    }
    left = [item for item in pending(case) if item.letter not in answered]
    clause = main_clause(seen)
    if left and clause:
        gap = f"it walks past Exhibit {left[-1].letter} without a word"
        yield _Gap(58, "unanswered_exhibit", clause, gap)


@remembered
def _contradictions(case: CaseFile, defense: str) -> tuple[_Gap, ...]:
    return tuple(_contradicted(case, analyse(defense)))


def _contradicted(case: CaseFile, seen: Analysis) -> Iterator[_Gap]:
    for said in earlier(case):
        before = analyse(said.text)
        name = said.phase.value.replace("_", " ")
        for span in seen.quotable:
            if _opposes(span.text, before):
                yield _Gap(96, "contradiction", span, f"{name} said the opposite")
                return
            if pair := _recounted(span.text, said.text, seen.text):
                yield _Gap(94, "contradiction", span, f"{name} had {pair}")
                return
        owned = clause_with(seen, seen.admissions[0]) if seen.admissions else None
        if owned and _denies(before):
            yield _Gap(95, "contradiction", owned, f"{name} denied it outright")
            return


def _denies(before: Analysis) -> bool:
    lowered = [word.lower for word in before.words]
    return any(
        lowered[i] in {"i", "we"} and any(is_negation(w) for w in lowered[i + 1 : i + 3])
        for i in range(len(lowered))
    )


def _opposes(clause: str, before: Analysis) -> bool:
    """The same claim of one's own with the other sign.

    Both must say it of the same subject: oneself, or whatever they begin with. "Tamsin took a
    picture of me, in the kitchen, and no icing" does not deny that an aunt was in the kitchen.
    """
    mine = frozenset(content_stems(clause))
    core = mine - {"not"}
    if len(core) < 2 or not any(w.lower in FIRST_PERSON for w in tokens(clause)):
        return False
    enough = max(2, 0.75 * len(core))
    return any(
        ("not" in mine) != ("not" in theirs)
        and len(core & theirs) >= enough
        and len(theirs - {"not"}) <= len(core) + 3
        and _subject(clause) == _subject(said)
        for said, theirs in _said(before.text)
    )


@lru_cache(maxsize=64)
def _said(text: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The units of a defence that are its own words, each with its stems."""
    seen = analyse(text)
    # What the prosecution is said to say is not what they said.
    told = {span.start for span in seen.sentences if _REPORT.match(span.text)}
    return tuple(
        (unit.text, frozenset(content_stems(unit.text)))
        for unit in seen.units
        if seen.sentence_at(unit.start).start not in told
    )


def _subject(text: str) -> str:
    """ "I" for what somebody says of themselves, else the first word that carries anything."""
    words = tokens(text)
    if any(word.lower in _SPEAKER for word in words):
        return "I"
    return next((word.stem for word in words if word.lower not in FUNCTION), "")


@lru_cache(maxsize=1024)
def _counts(text: str) -> dict[str, tuple[int, str]]:
    """Noun stem → how many were counted and in which words: "eleven people" → 11."""
    words = tokens(text)
    counted: dict[str, tuple[int, str]] = {}
    for left, right in itertools.pairwise(words):
        number = left.lower in NUMBER_WORDS or left.lower.isdecimal() or left.lower == "one"
        if number and right.lower not in FUNCTION and right.lower[0].isalpha():
            value = int(left.lower) if left.lower.isdecimal() else _NUMBERS.get(left.lower, -1)
            if value >= 0:
                counted.setdefault(right.stem, (value, f"{left.text} {right.text}"))
    return counted


def _recounted(clause: str, before: str, now: str) -> str:
    """The earlier count ("three ducks") that the clause changes and `now` omits, or empty."""
    then = _counts(before)
    for noun, (value, _words) in _counts(clause).items():
        if noun in _UNITS or noun not in then:
            continue
        earlier_value, words = then[noun]
        if value != earlier_value and 1 not in {value, earlier_value}:
            return "" if words.lower() in now.lower() else f"'{words}'"
    return ""
