"""Words that point somewhere: directions, negations, units. Pure.

Used to forge ("rose" becomes "fell") and to notice it; both from the one list of pairs.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache

from evidence.house.figures import figures

_PAIRS = """
rose fell / rises falls / rise fall / rising falling / grew shrank / grows shrinks
increased decreased / increases decreases / gains loses / gained lost / climbs drops
more fewer / more less / longer shorter / higher lower / before after / above below / north south
northern southern / east west / eastern western / largest smallest / longest shortest / most least
highest lowest / heavier lighter / heaviest lightest / faster slower / fastest slowest
older younger / oldest youngest / earlier later / earliest latest / greater smaller
larger smaller / hotter colder / warmer cooler / hottest coldest / over under / inside outside
left right
clockwise anticlockwise / always never / doubles halves / doubled halved / maximum minimum
taller shorter / tallest shortest / deeper shallower / wider narrower / begins ends
starts ends / upper lower / opens closes
winter summer / sunrise sunset / backwards forwards / outer inner / bigger smaller / exceeds trails
louder quieter / sooner later / upward downward / upwards downwards / eastward westward
"""
PAIRS: tuple[tuple[str, str], ...] = tuple(
    (left, right)
    for line in _PAIRS.strip().splitlines()
    for left, right in (pair.split() for pair in line.split(" / "))
)
_OPPOSITE: dict[str, str] = {}
for _left, _right in PAIRS:
    _OPPOSITE.setdefault(_left, _right)
    _OPPOSITE.setdefault(_right, _left)
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_NOT = re.compile(
    r"\b(?:not|never|no|none|cannot|nor|neither|nobody|nothing|without|\w+n['’]t)\b", re.IGNORECASE
)
_CLAUSES = re.compile(r", (?:and|which|who|but|so|or)\b|;|:| and both\b|^of \b", re.IGNORECASE)
_RIGHT_ANGLE = re.compile(r"\bright[- ](?:angle|triangle)", re.IGNORECASE)
_ALIKE = 0.7  # likeness from which two sentences say the same or the opposite
_AUXILIARY = re.compile(
    r"(?<!it )\b(is|are|was|were|could|will|would|must)\b"
    r" (?!(?:about|exactly|just|only|nearly|more|less|the|a|an|one|two|three|four|five|six)\b)"
    r"([a-z]+)\b"
)
_DROPPED = re.compile(
    r"\b(is|are|was|were|could|will|would|does|do|did|has|have|had|must|may|should) not(?= [a-z])"
)

_UNITS = {
    "kilometres": "miles", "kilometre": "mile", "km": "miles", "metres": "feet", "metre": "foot",
    "m": "ft", "ft": "m", "centimetres": "inches", "centimetre": "inch", "cm": "inches",
    "mm": "cm", "millimetres": "centimetres", "kilograms": "pounds", "kilogram": "pound",
    "kg": "pounds", "grams": "ounces", "g": "oz", "litres": "pints", "litre": "pint", "ml": "cl",
    "miles": "kilometres", "mile": "kilometre", "feet": "metres", "inches": "centimetres",
    "inch": "centimetre", "pounds": "kilograms", "pound": "kilogram", "ounces": "grams",
    "pints": "litres", "celsius": "fahrenheit", "fahrenheit": "celsius", "kelvins": "degrees",
    "°c": "°F", "°f": "°C", "hertz": "kilohertz", "hz": "kHz", "tonnes": "tons",
    "gallons": "litres", "cents": "semitones",
    "semitones": "cents", "acres": "hectares", "hectares": "acres", "bits": "bytes",
    "bytes": "bits",
}  # fmt: skip
_ONE_OF = {"miles": "mile", "inches": "inch", "pounds": "pound", "feet": "foot", "pints": "pint"}
_ABBREVIATED = {
    "foot": "feet", "inch": "inches", "km": "kilometres", "cm": "centimetres", "mm": "millimetres",
    "kg": "kilograms", "g": "grams", "m": "metres", "ft": "feet", "ml": "millilitres",
    "s": "seconds", "hz": "hertz", "°c": "celsius", "°f": "fahrenheit", "oz": "ounces",
    "cl": "centilitres", "khz": "kilohertz", "feet": "feet", "hertz": "hertz",
}  # fmt: skip
_UNIT = re.compile(
    r"[ -]?(?:(?:full|whole|solar|nautical|square|cubic) )?([^\W\d_]+|°[CF]|%)(?![\w/])"
)


def turns(text: str) -> Iterator[tuple[str, str]]:
    """(pattern, replacement) for each way to turn the text round: a direction, a "not".

    The patterns are regular expressions; applied elsewhere, they turn the same words there.
    """
    for word in dict.fromkeys(match[0] for match in _WORD.finditer(text)):
        other = _OPPOSITE.get(word.lower())
        if word.lower() == "right" and _RIGHT_ANGLE.search(text):
            continue  # nobody is fooled by three left angles
        if other and other not in words(text):
            yield rf"\b{word}\b", other.capitalize() if word[0].isupper() else other
    if " but " not in text:
        for auxiliary in dict.fromkeys(match[1] for match in _DROPPED.finditer(text)):
            yield rf"\b{auxiliary} not\b", auxiliary
    # A "not" in a claim of several clauses is heard at once for what it is.
    if not is_negated(text) and not _CLAUSES.search(text):
        for auxiliary, following in dict.fromkeys(m.groups() for m in _AUXILIARY.finditer(text)):
            yield rf"\b{auxiliary} {following}\b", f"{auxiliary} not {following}"


def is_negated(text: str) -> bool:
    return bool(_NOT.search(text))


def directions(text: str) -> frozenset[str]:
    """The direction words of the text, lower case."""
    return frozenset(word for word in words(text) if word in _OPPOSITE)


_CALENDAR = re.compile(
    r"\b(?:January|February|March|April|May|June|July|August|September|October|November|December"
    r"|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?=\b|s\b)"
)
_MONTHS = "January February March April May June July August September October November December"
_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"


def calendar_words(text: str) -> list[str]:
    """The months and weekdays of the text, in order, each once."""
    return list(dict.fromkeys(match[0] for match in _CALENDAR.finditer(text)))


def neighbours(word: str) -> list[str]:
    """The month or weekday after, and the one before."""
    names = next(names for names in (_MONTHS.split(), _DAYS.split()) if word in names)
    place = names.index(word)
    return [names[(place + 1) % len(names)], names[place - 1]]


def words(text: str) -> list[str]:
    return [match[0].lower() for match in _WORD.finditer(text)]


def contradicted(claim: str, sentences: list[str]) -> str:
    """The claim's word that the preview has turned round; empty when they agree.

    A direction is turned when its opposite stands in the preview and it does not; a negation,
    when the sentence nearest to the claim says the same with the other sign.
    """
    said = directions(" ".join(sentences))
    for word in sorted(directions(claim)):
        turned_to = {b for a, b in PAIRS if a == word} | {a for a, b in PAIRS if b == word}
        if word not in said and said & turned_to:
            return word
    near = max(sentences, key=lambda text: likeness(claim, text), default="")
    if likeness(claim, near) >= _ALIKE and is_negated(claim) != is_negated(near):
        return "not"
    return ""


def likeness(a: str, b: str) -> float:
    """The share of the shorter text's longer words (and figures) that the other has too."""
    left, right = _matter(a), _matter(b)
    return len(left & right) / min(len(left), len(right)) if left and right else 0.0


@lru_cache(maxsize=4096)
def _matter(text: str) -> frozenset[str]:
    return frozenset(word for word in words(text) if len(word) > 3) | {
        figure.text for figure in figures(text)
    }


def measured(text: str) -> dict[Decimal, set[str]]:
    """The units that follow each figure of the text."""
    found: dict[Decimal, set[str]] = {}
    for figure in figures(text):
        match = _UNIT.match(text, figure.end)
        if match and match[1].lower() in _UNITS:
            found.setdefault(figure.value, set()).add(_plural(match[1].lower()))
    return found


def unit_of(label: str) -> str:
    """The unit a chart's label names, when it is one we know."""
    return next((_plural(word) for word in words(label) if word in _UNITS), "")


def exchanged(text: str) -> Iterator[str]:
    """The text with the unit after one figure exchanged for another, one at a time."""
    for figure in figures(text):
        match = _UNIT.match(text, figure.end)
        if match and match[1].lower() in _UNITS:
            other = _UNITS[match[1].lower()]
            other = _ONE_OF.get(other, other) if figure.text == "1" else other
            yield text[: match.start(1)] + other + text[match.end(1) :]


def other_unit(label: str) -> str | None:
    """A chart's label with its unit exchanged."""
    for word in _WORD.finditer(label):
        other = _UNITS.get(word[0].lower())
        if other:
            return label[: word.start()] + other + label[word.end() :]
    return None


def _plural(unit: str) -> str:
    full = _ABBREVIATED.get(unit, unit)
    return full if full.endswith("s") or full in _ABBREVIATED.values() else full + "s"
