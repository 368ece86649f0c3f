"""Figures, places and turns of phrase, one by one."""

from decimal import Decimal

import pytest

from evidence.house.figures import figures, nudged, number, replaced, values, wrong_sum
from evidence.house.places import Place, moved, place, seconds, time_code
from evidence.house.wording import calendar_words, contradicted, exchanged, turns


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a day of 86,400 seconds", ["86400"]),
        ("3.5 and 0.5", ["3.5", "0.5"]),
        ("at 04:10 on the 20th", []),
        ("three hundred and sixty-five days", ["365"]),
        ("one of them", []),
        ("in 1871, and 1871: again", ["1871", "1871"]),
        ("version 1.2.3", []),
        ("two thousand and four", ["2004"]),
    ],
)
def test_figures_are_read(text: str, found: list[str]) -> None:
    assert [f.value for f in figures(text)] == [Decimal(value) for value in found]


@pytest.mark.parametrize("text", ["7", "12", "365", "1871", "86,400", "0.25", "5.0", "seven"])
def test_a_nudge_is_another_figure_in_the_same_writing(text: str) -> None:
    figure = figures(text)[0]
    options = nudged(figure)
    assert options
    for option in options:
        assert values(option) != {figure.value}
        assert ("," in option) == ("," in text)
        assert ("." in option) == ("." in text)


def test_a_figure_is_replaced_wherever_it_stands_as_a_word() -> None:
    text = "31 days, 310 hours, 31"
    assert replaced(text, figures(text)[0], "30") == "30 days, 310 hours, 30"


@pytest.mark.parametrize(
    "text", ["2 plus 2 is 5", "12 times 12 makes 145", "10 minus 3 leaves 6", "9 divided by 3 is 2"]
)
def test_wrong_sums(text: str) -> None:
    assert wrong_sum(text)


@pytest.mark.parametrize(
    "text", ["2 plus 2 is 4", "7 divided by 3 is 2.3", "3 by 4 metres, and 5 is odd", "12 and 12"]
)
def test_sums_that_hold_or_are_none(text: str) -> None:
    assert wrong_sum(text) is None


def test_places() -> None:
    assert place("pp. 12–14") == Place("p", 12, 14)
    assert place("fig. 3") == Place("fig", 3, 3)
    assert place("04:10-05:20") == Place("time", 250, 320)
    assert place("p. 14–12") is None
    assert place("the back") is None
    whole = place("p. 1–48")
    assert whole
    assert Place("p", 48, 48).within(whole)
    assert not Place("fig", 4, 4).within(whole)
    assert moved("04:50–05:20", 15) == "05:05–05:35"
    assert moved("p. 9", 3) == "p. 12"
    assert time_code(seconds("61:05")) == "61:05"


def test_turning_words_round() -> None:
    assert ("\\brose\\b", "fell") in list(turns("It rose."))
    assert ("\\bwas not\\b", "was") in list(turns("It was not true."))
    assert ("\\bwas true\\b", "was not true") in list(turns("It was true."))
    assert list(turns("It lies between east and west.")) == []
    assert contradicted("It rose.", ["It fell."]) == "rose"
    assert contradicted("It rose.", ["It rose, then fell."]) == ""


def test_units_and_dates() -> None:
    assert list(exchanged("It is 1 km off.")) == ["It is 1 mile off."]
    assert calendar_words("On Mondays in May, may be.") == ["Monday", "May"]
    assert number(5217.0) == "5217"


def test_a_right_angle_has_no_left_to_be_turned_to() -> None:
    text = "On a sphere a triangle can have three right angles."
    assert not [new for _, new in turns(text) if new == "left"]
    assert [new for _, new in turns("It turns right at the church.") if new == "left"]
