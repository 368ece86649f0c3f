"""A small library for tests: two documents and two chart books of our own, and the shipped ones."""

from functools import cache
from pathlib import Path

from evidence.domain.exhibits import Chart, Content, Document, Kind, Passage, Point, Source

SHIPPED = Path(__file__).parents[3] / "evidence" / "fixtures" / "sources"


def _passage(locator: str, title: str, content: Content, claim: str, odd: bool) -> Passage:
    return Passage(locator=locator, title=title, content=content, claim=claim, surprising=odd)


def _pages(slug: str, title: str, subject: str, *texts: tuple[int, str, str, str, bool]) -> Source:
    passages = tuple(
        _passage(f"p. {page}", name, Document(text=text), claim, odd)
        for page, name, text, claim, odd in texts
    )
    return Source(
        slug=slug,
        title=title,
        kind=Kind.DOCUMENT,
        year=2016,
        subject=subject,
        locators="p. 1–48",
        passages=passages,
    )


ChartRow = tuple[int, str, str, tuple[tuple[str, float], ...], str, bool]


def _figures(slug: str, title: str, subject: str, *charts: ChartRow) -> Source:
    passages = tuple(
        _passage(
            f"fig. {n}",
            name,
            Chart(
                form="bar",
                unit=unit,
                points=tuple(Point(label=label, value=value) for label, value in points),
            ),
            claim,
            odd,
        )
        for n, name, unit, points, claim, odd in charts
    )
    return Source(
        slug=slug,
        title=title,
        kind=Kind.CHART,
        year=2019,
        subject=subject,
        locators="fig. 1–12",
        passages=passages,
    )


YEAR = _pages(
    "the-year-taken-apart",
    "The Year, Taken Apart",
    "calendar",
    (
        4,
        "A common year",
        "A common year has 365 days. That is 52 weeks and 1 day, so it ends on the weekday on "
        "which it began. A leap year has 366 days and ends on the weekday after.",
        "A common year has 365 days, which is 52 weeks and 1 day.",
        False,
    ),
    (
        11,
        "Hours in a week",
        "A week has 168 hours. A person who sleeps 8 hours a night is asleep for 56 of them. "
        "The remaining 112 hours are harder to account for.",
        "A week has 168 hours, of which 8 hours a night take 56.",
        False,
    ),
    (
        19,
        "The longest month",
        "In a country that sets its clocks back in October, October is longer than any other "
        "month. It has 745 hours, where a month of 31 days has 744. March is not so lucky.",
        "Where clocks go back in October, that month has 745 hours, longer than any other month.",
        True,
    ),
    (
        23,
        "Leap years by the century",
        "In the Gregorian calendar 1900 was not a leap year. 2000 was one, because it can be "
        "divided by 400. Most readers alive have therefore met the exception to the exception.",
        "In the Gregorian calendar 1900 was not a leap year.",
        True,
    ),
    (
        31,
        "A million seconds",
        "A million seconds take 11 days and some hours. A thousand million of them take more than "
        "31 years. The second figure is 1,000 times the first, and feels longer.",
        "A million seconds take 11 days and some hours.",
        False,
    ),
    (
        40,
        "Quarters",
        "The first quarter of a common year has 90 days, the second 91, the third 92 and the "
        "fourth 92. The first is shorter than the others every year.",
        "The first quarter of a common year has 90 days, the fourth 92.",
        False,
    ),
)

SQUARES = _pages(
    "squares-and-their-friends",
    "Squares and Their Friends",
    "arithmetic",
    (
        3,
        "Twelve twelves",
        "12 times 12 is 144. A gross is 144 of anything. A dozen gross make a great gross, which "
        "is 1,728.",
        "12 times 12 is 144, which makes a gross.",
        False,
    ),
    (
        9,
        "Odd numbers added",
        "The first 10 odd numbers add up to 100. The first 11 add up to 121. The sum is always "
        "a square, and never a surprise after that.",
        "The first 10 odd numbers add up to 100.",
        True,
    ),
    (
        15,
        "The smallest prime",
        "The smallest prime is 2. It is the only even one. 1 is not a prime, for good reasons.",
        "The smallest prime is 2, the only even one.",
        False,
    ),
    (
        22,
        "Handshakes",
        "When 8 people shake hands, each with each, there are 28 handshakes. With 9 people there "
        "are 36. Each new guest shakes more hands than the one before.",
        "When 8 people shake hands, each with each, there are 28 handshakes.",
        True,
    ),
    (
        30,
        "A folded sheet",
        "A sheet folded 7 times has 128 layers. Folded 10 times it would have 1,024. The folding "
        "stops before that, and the doubling does not.",
        "A sheet folded 7 times has 128 layers.",
        False,
    ),
    (
        44,
        "Diagonals",
        "A hexagon has 9 diagonals. A square has 2, and a triangle has none. A polygon with more "
        "sides has more diagonals.",
        "A hexagon has 9 diagonals and a square has 2.",
        False,
    ),
)

MONTHS = _figures(
    "the-months-drawn",
    "The Months, Drawn",
    "calendar",
    (
        1,
        "Days in the first months",
        "days",
        (("January", 31), ("February", 28), ("March", 31), ("April", 30), ("May", 31)),
        "February has 28 days and April 30.",
        False,
    ),
    (
        2,
        "Days in a quarter",
        "days",
        (("First", 90), ("Second", 91), ("Third", 92), ("Fourth", 92)),
        "The first quarter has 90 days.",
        False,
    ),
    (
        3,
        "Minutes in",
        "minutes",
        (("an hour", 60), ("a day", 1440), ("a week", 10080), ("a fortnight", 20160)),
        "A week has 10,080 minutes.",
        True,
    ),
    (
        5,
        "Letters of the weekdays",
        "letters",
        (("Monday", 6), ("Tuesday", 7), ("Wednesday", 9), ("Thursday", 8), ("Friday", 6)),
        "Wednesday has 9 letters.",
        False,
    ),
    (
        8,
        "Weeks in",
        "weeks",
        (("a year", 52), ("a decade", 521), ("a century", 5217), ("a lifetime of 80 years", 4174)),
        "A century has 5,217 weeks.",
        True,
    ),
    (
        12,
        "Hours in",
        "hours",
        (("a day", 24), ("a week", 168), ("a month of 30 days", 720), ("a common year", 8760)),
        "A common year has 8,760 hours.",
        True,
    ),
)

POWERS = _figures(
    "powers-in-pictures",
    "Powers in Pictures",
    "arithmetic",
    (
        1,
        "Powers of 2",
        "times 1",
        (("2", 2), ("2 squared", 4), ("2 cubed", 8), ("2 to the 4th", 16), ("2 to the 5th", 32)),
        "2 to the 5th is 32.",
        False,
    ),
    (
        4,
        "Square roots",
        "to one decimal",
        (("of 2", 1.4), ("of 3", 1.7), ("of 5", 2.2), ("of 7", 2.6), ("of 10", 3.2)),
        "The square root of 10 is about 3.2.",
        False,
    ),
    (
        6,
        "A foot in",
        "centimetres",
        (("an inch", 2.54), ("a foot", 30.48), ("a yard", 91.44), ("a fathom", 182.88)),
        "A foot is 30.48 centimetres.",
        False,
    ),
    (
        7,
        "Shares of a whole",
        "per cent",
        (("a half", 50), ("a quarter", 25), ("an eighth", 12.5), ("the rest", 12.5)),
        "A half, a quarter and an eighth leave a rest of 12.5 per cent of the total.",
        True,
    ),
    (
        9,
        "Ways to seat",
        "ways",
        (("2 guests", 2), ("3 guests", 6), ("4 guests", 24), ("5 guests", 120), ("6 guests", 720)),
        "6 guests can be seated in 720 ways.",
        True,
    ),
    (
        11,
        "Sides and angles",
        "degrees",
        (("triangle", 180), ("square", 360), ("pentagon", 540), ("hexagon", 720)),
        "The angles of a pentagon come to 540 degrees.",
        False,
    ),
)

OWN = (YEAR, SQUARES, MONTHS, POWERS)


@cache
def shipped() -> tuple[Source, ...]:
    """What is shipped, read once."""
    files = sorted(SHIPPED.glob("*.json"))
    return tuple(Source.model_validate_json(file.read_text("utf-8")) for file in files)


@cache
def library() -> tuple[Source, ...]:
    """The shipped sources, with ours where they lack a kind."""
    kinds = {source.kind for source in shipped()}
    return (*shipped(), *(source for source in OWN if source.kind not in kinds))
