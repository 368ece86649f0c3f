"""What exactly is missing from the words he quotes, with the pieces to say it. Pure.

Each gap is tied to a whole quotable clause of the defence (see `analysis`). A rule looks for
what a clause does (names somebody who is never heard, was there "only" to help, calls the
exhibit nothing) and for what the whole defence lacks beside it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from trials.domain.casefile import Brief, CaseFile, Weakness
from trials.house import clauses, lexicon, weaknesses
from trials.house.analysis import Analysis, analyse, overlaps
from trials.house.gap_rules import RULES
from trials.house.names import STREETS
from trials.house.patterns import TIME
from trials.house.reader import charge_vocabulary, engagements, touched
from trials.house.scene import remembered
from trials.house.voice import towards
from trials.house.words import Span, straight, tokens


@dataclass(frozen=True)
class Gap:
    """One gap: its name, what family of attack it belongs to, the clause, words for the slots."""

    name: str
    family: str
    weight: int
    quote: str
    slots: tuple[tuple[str, str], ...] = ()
    start: int = 0


_RANKS = lexicon.TITLES | frozenset("sir lord lady king queen duke prince princess".split())
# "in Rhyl", "Mill Street": a name, and nobody.
_PLACE_BEFORE = re.compile(
    r"\b(?:in|at|near|outside|on|towards|around|via) (?:the )?$"
    # What is written on a thing: "the peg says Radishes".
    r"|\b(?:says?|reads?|reading|marked|label+ed|titled|written|printed|spells?"
    r"|the words?)[ '\"]*$",
    re.I,
)
# Characters beside a name in which a word makes it a place.
_NEAR = 24
_PLACE_AFTER = re.compile(
    r"(?:'s)? (?:street|road|lane|avenue|square|hill|house|court|station|hotel|park|bridge|hall"
    r"|close"
    r"|green|way|row|bus|line|\d)",
    re.I,
)
CLOCK = re.compile(r"[:.]\d\d|\bat |[ap]m$|half|quarter|noon|midnight", re.I)
# A reason that says it is one.
_GROUND = re.compile(
    r"\b(?:because|since|so|as|therefore|hence|due to|thanks to|otherwise|which means|which meant"
    r"|in order|that's why|which is why|the reason)\b",
    re.I,
)
_SPEAKS = re.compile(
    r"\b(?:can (?:tell|confirm|say|vouch|testify)|will (?:tell|confirm|say|vouch|testify)"
    r"|would (?:tell|confirm|say|vouch)|knows|(?:was|were) (?:there|with me|present|around)"
    r"|ask (?:my|him|her|them))\b",
    re.IGNORECASE,
)
_DENIES = re.compile(
    r"\b(?:i (?:did not|didn't|never)(?! (?:want|mean|know|see|hear|notice|realise|think|like|ask"
    r"|say i))|i deny|i (?:wasn't|was not) (?:there|involved)|it (?:wasn't|was not) me"
    r"|i(?:'m| am) (?:innocent|not guilty)|not true|untrue)\b",
    re.IGNORECASE,
)
_JOINED = re.compile(r"(?:and|but|so|or|yet|because|which|then)\b", re.I)
# The kinds of the house's own weaknesses, as gaps.
_KNOWN: dict[str, tuple[str, str, int]] = {
    "contradiction": ("contradiction", "account", 96),
    "admission": ("admission", "excuse", 90),
    "repetition": ("repetition", "account", 86),
    "hedge": ("hedge", "words", 76),
    "absolute": ("absolute", "words", 73),
    "irrelevant": ("irrelevant", "element", 63),
    "bare_claim": ("bare", "bare", 56),
    "no_specifics": ("thin", "facts", 48),
    "unanswered_exhibit": ("walked_past", "exhibit", 52),
}
_WORD = re.compile(
    r"(?<!\w)(?:" + "|".join(map(re.escape, (*lexicon.HEDGES, *lexicon.ABSOLUTES))) + r")(?!\w)",
    re.IGNORECASE,
)


def find(case: CaseFile, brief: Brief) -> list[Gap]:
    """Every gap of the defence just filed, gravest first."""
    return list(_found(case, brief))


@remembered
def _found(case: CaseFile, brief: Brief) -> tuple[Gap, ...]:
    seen = analyse(case.defense)
    if not seen.words:
        return ()
    found = [*_ruled(case, seen), *_told(seen, brief, case), *_whole(case, seen)]
    return tuple(sorted(found, key=lambda gap: (-gap.weight, gap.start)))


def person(seen: Analysis, clause: Span, about: frozenset[str] = frozenset()) -> str:
    """Who is named in the clause, turned towards the defendant: "Joost", "your neighbour".

    Nobody whom the charge itself is about (`about`, stems).
    """
    for name in seen.names:
        if not (clause.start <= name.start and name.end <= clause.end):
            continue
        words = {word.lower for word in tokens(name.text)}
        stems = {word.stem for word in tokens(name.text)}
        place = (
            _PLACE_BEFORE.search(seen.text[max(0, name.start - _NEAR) : name.start])
            or _PLACE_AFTER.match(seen.text[name.end : name.end + _NEAR])
            or _PLACE_AFTER.match(f" {name.text}")
        )
        spoken = [word for word in tokens(name.text) if word.lower not in lexicon.TITLES]
        small = not spoken or not all(word.text[0].isupper() for word in spoken)
        unfit = (
            small
            or spoken[-1].lower in STREETS
            or words & (lexicon.RUDE | lexicon.TIMES)
            or words <= _RANKS
            or stems & about
            or place
        )
        if not unfit:
            return full_name(name)
    for phrase in seen.noun_phrases:
        inside = clause.start <= phrase.start and phrase.end <= clause.end
        last = tokens(phrase.text)[-1].lower
        if inside and last in lexicon.WITNESSES and (not last.endswith("s") or last == "boss"):
            return towards(phrase.text)
    return ""


def full_name(name: Span) -> str:
    """The name as the court says it: first name and surname stand in one span already."""
    return straight(name.text)


def _lacking(case: CaseFile, seen: Analysis) -> frozenset[str]:
    """Which of reason, hour, person and flaw the whole defence is without."""
    flawed = any(item.flaw for item in engagements(case.sheet, seen.text, case.exhibits))
    someone = seen.names or any(word.lower in lexicon.WITNESSES for word in seen.words)
    has = {"reason": seen.reasons, "hour": seen.numbers, "person": someone, "flaw": flawed}
    return frozenset(name for name, there in has.items() if not there)


def _ruled(case: CaseFile, seen: Analysis) -> Iterator[Gap]:
    flat = straight_length(seen.text)
    lacks = _lacking(case, seen)
    about = charge_vocabulary(case.sheet)
    for rule in RULES:
        if not set(rule.lacks) <= lacks:
            continue
        for match in rule.pattern.finditer(flat):
            hit = Span(match.start(), match.end(), match[0])
            clause = clauses.around(seen.text, hit)
            if clause is None or overlaps(hit, seen.quoted):
                continue
            word = f"'{match[0].lower()}'"
            yield _gap(rule.name, rule.family, rule.weight, seen, clause, about, word=word)
            break
    yield from _people(seen, lacks, about)
    if "reason" in lacks and (denial := _DENIES.search(flat)):
        clause = clauses.around(seen.text, Span(denial.start(), denial.end(), denial[0]))
        if clause:
            yield _gap("denial", "facts", 69, seen, clause, about)


def _people(seen: Analysis, lacks: frozenset[str], about: frozenset[str]) -> Iterator[Gap]:
    """Witnesses who are named and not heard, and hours that nobody else has seen."""
    for clause in clauses.quotable_clauses(seen.text):
        if not person(seen, clause, about):
            if _hour(clause.text) and "person" in lacks:
                yield _gap("hour_alone", "witness", 58, seen, clause, about)
            continue
        if _SPEAKS.search(clause.text):
            yield _gap("witness_silent", "witness", 76, seen, clause, about)
        elif "hour" in lacks:
            yield _gap("witness_no_hour", "witness", 59, seen, clause, about)
        else:
            yield _gap("witness_unheard", "witness", 46, seen, clause, about)


def _told(seen: Analysis, brief: Brief, case: CaseFile) -> Iterator[Gap]:
    """What the tools found: the house's own kinds by their weight; a stranger's kind as bare."""
    for item in brief.weaknesses or weaknesses.find(case, seen.text):
        name, family, weight = _KNOWN.get(item.kind, ("bare", "bare", 50))
        sure = name == "admission" and re.search(r"\bsure\b", item.quote, re.IGNORECASE)
        if sure or (name == "thin" and seen.specifics) or (name == "bare" and seen.supports):
            continue  # the line would say more than is missing
        start = straight_length(seen.text).lower().find(straight_length(item.quote).lower())
        if start < 0:
            continue
        short = name == "bare" and len(seen.words) < 15
        clause = Span(start, start + len(item.quote), seen.text[start : start + len(item.quote)])
        word = _named_word(item)
        about = charge_vocabulary(case.sheet)
        yield _gap(name, family, weight + 8 * short, seen, clause, about, word=word)


def _named_word(item: Weakness) -> str:
    hit = _WORD.search(straight(item.quote))
    return f"'{re.sub(r'^i ', 'I ', hit[0].lower())}'" if hit else ""


def _whole(case: CaseFile, seen: Analysis) -> Iterator[Gap]:
    """Gaps of the defence as a whole: an element left alone, an exhibit met and nothing else."""
    clause = weaknesses.best_clause(seen.text)
    if clause is None:
        return
    about = charge_vocabulary(case.sheet)
    met = touched(case.sheet, seen.text)
    left = untouched(case)
    if met and left:
        yield _gap("half_charge", "element", 51, seen, clause, about, claim=left[0])
    asked = next((s for s in seen.questions for q in seen.quotable if q.start == s.start), None)
    if asked is not None and len(seen.questions) * 2 >= len(seen.sentences):
        own = clauses.around(seen.text, _head(asked))
        if own and "?" in seen.text[own.end : own.end + 2]:
            yield _gap("question", "bare", 68, seen, own, about)
    answers = [item for item in engagements(case.sheet, seen.text, case.exhibits) if item.answers]
    if answers and not met:
        yield _gap("exhibit_only", "element", 55, seen, clause, about, met=answers[0].letter)
    ground = _GROUND.search(straight_length(seen.text)) if seen.reasons else None
    if ground and not seen.specifics:
        own = clauses.around(seen.text, Span(ground.start(), ground.end(), ground[0])) or clause
        yield _gap("thin_reason", "facts", 58, seen, own, about)
    elif not ground and not seen.supports and not seen.specifics:
        yield _gap("bare", "bare", 54, seen, clause, about)


def particulars(case: CaseFile, quote: str) -> dict[str, str]:
    """Who is named and which hour is given in words of the defence just filed, for the slots."""
    seen = analyse(case.defense)
    start = case.defense.find(quote)
    if start < 0:
        return {"who": "", "hour": ""}
    clause = Span(start, start + len(quote), quote)
    return {"who": person(seen, clause, charge_vocabulary(case.sheet)), "hour": _hour(quote)}


def _hour(text: str) -> str:
    hour = TIME.search(text)
    if hour is None or not CLOCK.search(hour[0]):
        return ""
    return re.sub(
        r"^(?:at|by|until|till|before|after|from|around|since) ", "", hour[0], flags=re.IGNORECASE
    )


def untouched(case: CaseFile) -> list[str]:
    """Claims of the elements that no defence so far has been about."""
    said = {index for item in case.defenses() for index in touched(case.sheet, item.text)}
    return [item.claim for index, item in enumerate(case.sheet.elements) if index not in said]


def _head(span: Span) -> Span:
    return Span(span.start, span.start + 1, span.text[:1])


def _gap(
    name: str,
    family: str,
    weight: int,
    seen: Analysis,
    clause: Span,
    about: frozenset[str],
    **slots: str,
) -> Gap:
    """A gap on that clause, long clauses weighing less."""
    found = dict(slots)
    found["who"] = person(seen, clause, about)
    found["hour"] = _hour(clause.text)
    long = max(0, len(tokens(clause.text)) - 13)
    joined = 3 if _JOINED.match(clause.text) else 0  # better a clause that starts by itself
    return Gap(
        name=name,
        family=family,
        weight=weight - 2 * long - joined,
        quote=clause.text,
        slots=tuple((key, value) for key, value in sorted(found.items()) if value),
        start=clause.start,
    )


def straight_length(text: str) -> str:
    """`text` with straight apostrophes and the same length, so that places stay places."""
    return text.replace("\u2019", "'").replace("\u2018", "'")
