"""Numbers and units as they are read."""

from decimal import Decimal

import pytest

from evidence.domain.verifier.quantities import quantities
from evidence.domain.verifier.units import unit_named

READ = [
    ("1,500 metres", [("1500", "m")]),
    ("3.5 million people", [("3500000", None)]),
    ("about 9.46 million million km", [("9460000000000", "km")]),
    ("two hundred and six bones", [("206", None)]),
    ("twenty-one grams and forty two", [("21", "g"), ("42", None)]),
    ("a dozen eggs, two dozen", [("12", None), ("24", None)]),
    ("six hundred thousand", [("600000", None)]),
    ("a thousand and one nights", [("1001", None)]),
    ("five and six apples", [("5", None), ("6", None)]),
    ("one of them; no one; one kilometre", [("1", "km")]),
    ("-40 °C, minus forty degrees Fahrenheit", [("-40", "c"), ("-40", "f")]),
    ("1914–1918", [("1914", None), ("1918", None)]),
    ("the third and the 23rd, the twenty-third", [("3th", None), ("23th", None), ("23th", None)]),
    ("a 100-metre track", [("100", "m")]),
    ("£5 per head", [("5", "sterling")]),
    (
        "9.81 m/s²; 21 km per hour; 3 cm a year",
        [("9.81", "m/s^2"), ("21", "km/h"), ("3", "cm/year")],
    ),
    ("12% or 12 per cent or 12 percent", [("12", "%"), ("12", "%"), ("12", "%")]),
    ("4 light-years, 3 nautical miles", [("4", "ly"), ("3", "nmi")]),
    ("2 square kilometres, 2 km²", [("2", "km^2"), ("2", "km^2")]),
    ("at 12:30, 1/2, 10^6", [("12:30", None), ("1/2", None), ("10^6", None)]),
    ("half of it doubled", [("half", None), ("double", None)]),
    ("1.50 kg", [("1.5", "kg")]),
]


@pytest.mark.parametrize(("text", "expected"), READ, ids=[text for text, _ in READ])
def test_numbers_have_their_values_and_units(
    text: str, expected: list[tuple[str, str | None]]
) -> None:
    found = quantities(text)
    assert [quantity.unit for quantity in found] == [unit for _, unit in expected]
    for quantity, (value, _) in zip(found, expected, strict=True):
        is_word = isinstance(quantity.value, str)
        assert quantity.value == (value if is_word else Decimal(value))


def test_a_list_shares_its_unit() -> None:
    assert [quantity.listed for quantity in quantities("3, 5 and 7 metres")] == ["m", "m", None]
    assert [quantity.listed for quantity in quantities("from 10 to 20 °C")] == ["c", None]


def test_a_charts_unit_is_read_from_its_beginning() -> None:
    assert unit_named("km per hour") == "km/h"
    assert unit_named("visitors") is None
