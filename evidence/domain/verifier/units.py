"""Units of measure: a closed list, under one name each, read from a folded text.

A unit is read only where one can stand (after a number), so that "s" and "m" do no harm.
Case is folded here as everywhere, so milliwatt and megawatt as symbols (mW, MW) are one; a
source writes such units out.
"""

from collections.abc import Sequence
from typing import Final

from evidence.domain.verifier.tokens import Token, tokens

UNITS: Final = {
    spelling: name
    for name, spellings in {
        "m": "m metre metres meter meters",
        "km": "km kilometre kilometres kilometer kilometers kms",
        "cm": "cm centimetre centimetres centimeter centimeters",
        "mm": "mm millimetre millimetres millimeter millimeters",
        "um": "μm micrometre micrometres micrometer micrometers micron microns",
        "nm": "nm nanometre nanometres nanometer nanometers",
        "mile": "mile miles mi",
        "nmi": "nmi",
        "yard": "yard yards yd",
        "foot": "foot feet ft",
        "inch": "inch inches",
        "ly": "ly lightyear lightyears",
        "au": "au",
        "parsec": "parsec parsecs",
        "g": "g gram grams gramme grammes",
        "kg": "kg kilogram kilograms kilogramme kilogrammes kilo kilos",
        "mg": "mg milligram milligrams",
        "t": "tonne tonnes",
        "ton": "ton tons",
        "lb": "lb lbs pound pounds",
        "oz": "oz ounce ounces",
        "stone": "stone stones",
        "grain": "grain grains",
        "carat": "carat carats",
        "l": "l litre litres liter liters",
        "ml": "ml millilitre millilitres milliliter milliliters",
        "cl": "cl centilitre centilitres",
        "gallon": "gallon gallons",
        "pint": "pint pints",
        "bushel": "bushel bushels",
        "ha": "ha hectare hectares",
        "acre": "acre acres",
        "ms": "ms millisecond milliseconds",
        "s": "s second seconds sec secs",
        "min": "min mins minute minutes",
        "h": "h hr hrs hour hours",
        "day": "day days",
        "week": "week weeks",
        "fortnight": "fortnight fortnights",
        "month": "month months",
        "year": "year years yr yrs annum",
        "decade": "decade decades",
        "century": "century centuries",
        "millennium": "millennium millennia millenniums",
        "%": "% percent",
        "permille": "‰ permille",
        "degree": "° degree degrees deg",
        "radian": "radian radians rad",
        "c": "celsius centigrade",
        "f": "fahrenheit",
        "k": "k kelvin kelvins",
        "hz": "hz hertz",
        "khz": "khz kilohertz",
        "mhz": "mhz megahertz",
        "ghz": "ghz gigahertz",
        "w": "w watt watts",
        "kw": "kw kilowatt kilowatts",
        "mw": "mw megawatt megawatts",
        "gw": "gw gigawatt gigawatts",
        "kwh": "kwh",
        "j": "j joule joules",
        "kj": "kj kilojoule kilojoules",
        "kcal": "kcal kilocalorie kilocalories",
        "cal": "calorie calories",
        "n": "newton newtons",
        "pa": "pa pascal pascals",
        "kpa": "kpa kilopascal kilopascals",
        "hpa": "hpa hectopascal hectopascals",
        "bar": "bar bars",
        "atm": "atm atmosphere atmospheres",
        "v": "v volt volts",
        "amp": "amp amps ampere amperes",
        "ohm": "ohm ohms ω",
        "db": "db decibel decibels",
        "mol": "mol mole moles",
        "bit": "bit bits",
        "byte": "byte bytes",
        "kb": "kb kilobyte kilobytes",
        "mb": "mb megabyte megabytes",
        "gb": "gb gigabyte gigabytes",
        "tb": "tb terabyte terabytes",
        "km/h": "kmh kph",
        "mile/h": "mph",
        "rpm": "rpm",
        "knot": "knot knots",
        "cent": "cent cents",
        "dollar": "dollar dollars $",
        "euro": "euro euros €",
        "sterling": "£",
        "yen": "yen ¥",
        "penny": "penny pence",
        "shilling": "shilling shillings",
    }.items()
    for spelling in spellings.split()
}
CURRENCY: Final = frozenset("$€£¥")
_PER: Final = frozenset({"per", "a", "an", "/"})


def unit_named(text: str) -> str | None:
    """The unit that `text` begins with: of "km per hour" it is "km/h". None if none does."""
    read = unit_at(tokens(text), 0)
    return read[0] if read else None


def unit_at(words: Sequence[Token], at: int) -> tuple[str, int] | None:
    """The unit that begins at `at`, and where it ends."""
    word = words[at].text if at < len(words) else ""
    if word in ("square", "cubic"):
        inner = unit_at(words, at + 1)
        return (f"{inner[0]}^{2 if word == 'square' else 3}", inner[1]) if inner else None
    if word == "per" and at + 1 < len(words) and words[at + 1].text in ("cent", "mille"):
        return ("%" if words[at + 1].text == "cent" else "permille"), at + 2
    found = _simple(words, at)
    if found is None:
        return None
    name, end = found
    if end + 1 < len(words) and words[end].text in _PER:
        below = _simple(words, end + 1)
        if below:
            return f"{name}/{below[0]}", below[1]
    return name, end


def _simple(words: Sequence[Token], at: int) -> tuple[str, int] | None:
    word = words[at].text if at < len(words) else ""
    following = words[at + 1].text if at + 1 < len(words) else ""
    if word in ("light", "nautical") and following in ("-", "year", "years", "mile", "miles"):
        skip = at + (2 if following == "-" else 1)
        named = words[skip].text if skip < len(words) else ""
        if named.startswith(("year", "mile")):
            return ("ly" if word == "light" else "nmi"), skip + 1
    if len(word) > 1 and word[-1] in "23" and word[:-1] in UNITS:
        return f"{UNITS[word[:-1]]}^{word[-1]}", at + 1
    name = UNITS.get(word)
    if name is None or word in CURRENCY:
        return None
    if name == "degree" and following in ("c", "f", "k", "celsius", "fahrenheit"):
        return following[0], at + 2
    return name, at + 1
