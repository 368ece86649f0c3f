"""What examiners say and decide, on exhibits of every sort."""

import re

import pytest

from evidence.domain.exhibits import Audio, Chart, Citation, Exhibit, Kind, Point, Segment
from evidence.domain.rules import Decision, Truth
from evidence.house.examiner import rule
from evidence.house.lines import actuary, notary, terrier, weathervane
from evidence.house.lines.facts import FACTS
from evidence.house.players import EXAMINERS
from evidence.house.table import play
from evidence.house.tells import Tell
from evidence.house.views import ExaminerView
from tests.evidence.house.library import library
from tests.evidence.house.stage import chart, document, examining, revealed

SENTENCE_END = re.compile(r"[.!?](?:”)?(?= [A-Z“0-9]|$)")
ODD = (
    document(claim="{locator} {0} {}", title="{Fact}", locator="{", source="}"),
    document(locator="the back of the book"),
    document(source="x" * 300, locator="y" * 300, title="z" * 300),
    document(text="٣ ½ ² 10² ∞", claim="¼ 00:61"),
    chart("The total is 1e308.", a=1e308, b=1e-308, c=-0.0, d=1e308),
    chart("5", a=5.0),
    Exhibit(
        kind=Kind.AUDIO,
        title="A voice",
        claim="As Nobody puts it, Odile says 5.",
        preview=Audio(segments=(Segment(t="99:59", speaker="?!", text="Odile, 5"),)),
        citation=Citation(source="The Hour", locator="24:10–03:00"),
    ),
)


@pytest.mark.parametrize("player", EXAMINERS)
@pytest.mark.parametrize("exhibit", ODD)
def test_any_exhibit_gets_a_ruling(player: str, exhibit: Exhibit) -> None:
    past = (
        revealed(1, Decision.ACCEPT, Truth.HALLUCINATED, exhibit),
        revealed(2, Decision.CHALLENGE, Truth.GROUNDED, exhibit),
    )
    for number in range(1, 11):
        ruling = rule(examining(exhibit, f"{number}", number, past), player)
        assert 0 < len(ruling.reasoning) <= 300


@pytest.mark.parametrize("player", EXAMINERS)
def test_the_same_view_is_ruled_the_same(player: str) -> None:
    view = examining(document())
    assert rule(view, player) == rule(view, player)


def test_a_view_has_no_room_for_what_is_sealed() -> None:
    public = {"seed", "round", "rounds", "exhibit", "catalogue", "revealed", "scores"}
    assert set(ExaminerView.model_fields) == public


@pytest.mark.parametrize("player", EXAMINERS)
def test_reasons_are_short_specific_and_never_repeated_in_a_match(player: str) -> None:
    for n in range(8):
        rounds = [one.revealed for one in play(f"{player} {n}", "gambler", player, library())]
        assert len({one.reasoning for one in rounds}) == len(rounds)
        for one in rounds:
            text = one.reasoning
            citation = one.exhibit.citation
            plain = text
            for given in (citation.source, one.exhibit.title):
                plain = plain.replace(given, "X")
            assert 1 <= len(SENTENCE_END.findall(re.sub(r"\b(pp?|figs?)\.", r"\1", plain))) <= 2
            names = (citation.source, one.exhibit.title, citation.locator.split(" ")[-1])
            figure = any(char.isdigit() for char in text)
            named = any(name in text for name in names) or figure
            assert named or "last reveal" in text or "last thing" in text, text


@pytest.mark.parametrize("lines", [notary, actuary, weathervane, terrier])
def test_there_are_enough_lines_for_a_match(lines: object) -> None:
    for name in ("FOUND", "HUNCH", "ACCEPTED"):
        bag = getattr(lines, name)
        assert len(set(bag)) == len(bag) >= 12
    for frame in (*getattr(lines, "HUNCH"), *getattr(lines, "ACCEPTED")):  # noqa: B009
        assert "{" in frame


def test_every_tell_has_its_sentences() -> None:
    assert set(FACTS) == set(Tell)
    assert all(len(facts) >= 3 for facts in FACTS.values())


def test_a_contradiction_is_challenged_more_than_a_clean_exhibit() -> None:
    clean = document()
    forged = document(locator="p. 61")
    for player in EXAMINERS:
        caught, accused = (
            sum(
                rule(examining(one, f"{n}"), player).decision is Decision.CHALLENGE
                for n in range(200)
            )
            for one in (forged, clean)
        )
        assert caught > accused


def test_the_notary_looks_at_locators_first_and_the_actuary_at_figures() -> None:
    def caught(player: str, exhibit: Exhibit) -> int:
        rulings = (rule(examining(exhibit, f"{n}"), player) for n in range(200))
        return sum(ruling.decision is Decision.CHALLENGE for ruling in rulings)

    misplaced, miscounted = document(locator="p. 61"), document(claim="A week has 186 hours.")
    assert caught("notary", misplaced) > caught("actuary", misplaced)
    assert caught("actuary", miscounted) > caught("notary", miscounted)


def test_the_weathervane_turns_and_the_terrier_holds_a_grudge() -> None:
    def challenges(player: str, decision: Decision, truth: Truth) -> int:
        past = (revealed(1, decision, truth, chart("March has 31.", March=31)),)
        views = (examining(document(), f"{n}", 2, past) for n in range(200))
        return sum(rule(view, player).decision is Decision.CHALLENGE for view in views)

    after_lie = challenges("weathervane", Decision.CHALLENGE, Truth.HALLUCINATED)
    assert after_lie > 100 > challenges("weathervane", Decision.ACCEPT, Truth.GROUNDED)
    bitten = challenges("terrier", Decision.ACCEPT, Truth.HALLUCINATED)
    assert bitten > 100 > challenges("terrier", Decision.CHALLENGE, Truth.HALLUCINATED)


def test_an_examiner_never_vouches_for_what_the_catalogue_does_not_have() -> None:
    for player in EXAMINERS:
        for n in range(120):
            ruling = rule(examining(document(source="No Such Book"), f"{n}", n % 10 + 1), player)
            if ruling.decision is Decision.ACCEPT:
                for word in ("catalogue has", "listed", "kennel", "within", "in range"):
                    assert word not in ruling.reasoning


def test_a_chart_of_thirds_is_no_trouble() -> None:
    points = tuple(Point(label=f"{n}", value=n / 3) for n in range(5))
    exhibit = chart("x", x=1).model_copy(
        update={"preview": Chart(form="line", unit="%", points=points), "claim": "In all, 100."}
    )
    assert rule(examining(exhibit), "actuary").reasoning
