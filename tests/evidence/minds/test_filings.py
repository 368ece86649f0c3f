"""What a model files is held against the library, the record and the coin."""

import logging
from collections.abc import Callable
from typing import Any

import pytest
from django.utils import timezone

from evidence import selectors
from evidence.domain.exhibits import Citation
from evidence.domain.rules import Truth
from evidence.models import FiledExhibit, Match, Sealed
from evidence.services import sight
from tests.evidence import room as stage
from tests.evidence.minds import table
from tests.evidence.minds.table import ASTRA
from tests.stubs import room as answers
from tests.stubs.vendor import Vendor

Body = dict[str, Any]
HOUSE = "house:archivist"


def files(vendor: Vendor, *makers: Callable[[Body], Body]) -> None:
    """What the presenter answers, call after call; the last for ever."""
    left = list(makers)

    def answer(body: Body) -> Any:
        if answers.wanted(body) != answers.PRESENTER:
            return answers.answer(body)
        return (left.pop(0) if len(left) > 1 else left[0])(body)

    vendor.answer = answer


def good(body: Body) -> Body:
    return answers.filing(body, straight=True)


def forged(body: Body) -> Body:
    return answers.filing(body, straight=False)


def liar(body: Body) -> Body:
    """Grounded, and marked false."""
    return good(body) | {"decision": "fabricated", "is_grounded": False}


def blind(body: Body) -> Body:
    """False, and marked grounded."""
    return forged(body) | {"decision": "straight", "is_grounded": True}


def filed(match: Match, round: int = 1) -> tuple[str, str]:
    row = Sealed.objects.get(exhibit__match=match, exhibit__round=round)
    return row.engine, row.truth


def asked(vendor: Vendor) -> list[Body]:
    return [call.body for call in vendor.calls if call.schema == answers.PRESENTER]


# --- labels ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lie", "why"),
    [(liar, "you marked it false"), (blind, "you marked it grounded, and ")],
)
def test_a_label_that_does_not_hold_is_refused_and_the_model_files_once_more(
    vendor: Vendor, lie: Callable[[Body], Body], why: str
) -> None:
    files(vendor, lie, good)
    match = stage.filed(stage.begin(), 1)
    assert filed(match) == (ASTRA, "grounded")
    first, second = asked(vendor)
    assert why in second["messages"][-1]["content"]
    assert second["messages"][:-1] == first["messages"]


@pytest.mark.parametrize("lie", [liar, blind])
def test_after_a_second_one_the_dealer_files_and_nobody_is_credited(
    vendor: Vendor, lie: Callable[[Body], Body]
) -> None:
    files(vendor, lie)
    match = stage.filed(stage.begin(), 1)
    assert filed(match) == ("dealer", "grounded")
    assert len(asked(vendor)) == 2
    assert table.who(match)["presenter"] == [None]
    stage.resolved(match, 1)
    stage.check_tallies()


def test_a_lie_and_then_rubbish_leave_it_to_the_stand_in(vendor: Vendor) -> None:
    files(vendor, liar, lambda body: {"nothing": "of the kind"})
    match = stage.filed(stage.begin(), 1)
    assert filed(match)[0] == HOUSE


def test_two_minds_that_lie_once_each_leave_it_to_the_dealer(vendor: Vendor) -> None:
    nemotron = table.Contender.objects.get(slug="nemotron-3-ultra")
    table.Contender.objects.filter(slug="astra-6").update(fallback=nemotron)
    files(vendor, lambda body: {"nothing": "of the kind"}, liar, liar, good)
    match = stage.filed(stage.begin(), 1)
    assert filed(match)[0] == "dealer"
    assert [body["model"] for body in asked(vendor)] == [
        "gpt-6-astra", "gpt-6-astra", "nvidia/nemotron-3-ultra",
    ]  # fmt: skip


def test_nothing_tells_of_the_dealer_before_the_round_is_resolved(
    vendor: Vendor, caplog: pytest.LogCaptureFixture
) -> None:
    """What it files is true. A label and any other objection look alike from outside."""
    logging.getLogger("evidence").setLevel(logging.DEBUG)
    traces = []
    for bad in (liar, lambda body: good(body) | {"kind": "chart", "preview": answers.EMPTY}):
        caplog.clear()
        vendor.reset()
        files(vendor, bad)
        match = stage.filed(stage.begin(), 1)
        said = [r.getMessage() for r in caplog.records if r.name.startswith("evidence")]
        rows = [(r.outcome, r.attempt, r.engine) for r in table.rows(match)]
        traces.append((said, rows))
        told = str([stage.docket(), table.whole(match), selectors.room_state().data()])
        assert "dealer" not in told
        assert table.whole(match)["moves"] == []
        stage.play(match)
    assert traces[0] == traces[1]
    assert {row[0] for row in traces[0][1]} == {"unfit"}


def test_the_archive_names_the_dealer_afterwards(vendor: Vendor) -> None:
    files(vendor, liar)
    match = stage.resolved(stage.begin(), 1)
    (move,) = table.whole(match)["moves"]
    assert move["presenter"] == {"name": "the dealer", "model": "dealer"}
    assert move["examiner"]["name"] == "Llama-3.1-70B"


# --- what a schema cannot say -----------------------------------------------------------


def long_claim(body: Body) -> Body:
    return good(body) | {"claim": "So it is said. " * 40}


def another_kind(body: Body) -> Body:
    made = good(body)
    return made | {"kind": "video" if made["kind"] != "video" else "chart"}


def two_kinds(body: Body) -> Body:
    made = good(body)
    extra = {"text": "As above."} if made["kind"] != "document" else {"unit": "ducks"}
    return made | {"preview": made["preview"] | extra}


def empty(body: Body) -> Body:
    return good(body) | {"preview": answers.EMPTY}


def blank_title(body: Body) -> Body:
    return good(body) | {"title": " \u200b\u00ad "}


def two_minds(body: Body) -> Body:
    return good(body) | {"decision": "fabricated"}


def another_decision(body: Body) -> Body:
    return good(body) | {"decision": "neither"}


UNFIT = [
    long_claim, another_kind, two_kinds, empty, blank_title, two_minds, another_decision,
]  # fmt: skip


@pytest.mark.parametrize("bad", UNFIT)
def test_an_exhibit_that_cannot_stand_is_asked_for_once_more(
    vendor: Vendor, bad: Callable[[Body], Body]
) -> None:
    files(vendor, bad, good)
    match = stage.filed(stage.begin(), 1)
    assert filed(match) == (ASTRA, "grounded")
    assert len(asked(vendor)) == 2
    assert "could not be used" in asked(vendor)[1]["messages"][-1]["content"]


@pytest.mark.parametrize("bad", UNFIT)
def test_twice_is_enough(vendor: Vendor, bad: Callable[[Body], Body]) -> None:
    files(vendor, bad)
    match = stage.filed(stage.begin(), 1)
    assert filed(match)[0] == HOUSE
    assert len(asked(vendor)) == 2


@pytest.mark.parametrize("what", ["place", "claim", "preview"])
def test_nothing_is_filed_twice(vendor: Vendor, what: str) -> None:
    made: list[Body] = []

    def first(body: Body) -> Body:
        made.append(good(body))
        return made[0]

    def copied(body: Body) -> Body:
        old, new = made[0], good(body)
        if what == "place":
            return old | {"title": "Another look", "claim": "Look again."}
        if what == "claim":
            return forged(body) | {"claim": old["claim"].upper()}
        return old | {"source": "A Book Nobody Wrote", "is_grounded": False,
                      "decision": "fabricated", "claim": new["claim"]}  # fmt: skip

    files(vendor, first, copied)
    match = stage.filed(stage.begin(), 2)
    assert filed(match, 2)[0] == HOUSE
    assert "was filed before" in asked(vendor)[-1]["messages"][-1]["content"]


def test_a_source_is_published_under_its_title_however_it_was_cited(vendor: Vendor) -> None:
    wanted: list[str] = []

    def shouted(body: Body) -> Body:
        made = good(body)
        wanted.append(made["source"])
        return made | {"source": made["source"].upper().replace("'", "’")}

    files(vendor, shouted)
    match = stage.filed(stage.begin(), 1)
    cited = Citation.model_validate(FiledExhibit.objects.get(match=match).citation)
    assert cited.source == wanted[0]
    assert filed(match) == (ASTRA, "grounded")


def test_what_cannot_be_seen_is_not_published(vendor: Vendor) -> None:
    files(vendor, lambda body: good(body) | {"title": "A\u202e plain\u200b\n title\x07"})
    match = stage.filed(stage.begin(), 1)
    assert FiledExhibit.objects.get(match=match).title == "A plain title"


@pytest.mark.parametrize("reasoning", ["", "  \u200b ", "so " * 400])
def test_an_examiner_gives_reasons_and_not_too_many(vendor: Vendor, reasoning: str) -> None:
    def answer(body: Body) -> Any:
        said = answers.answer(body)
        return said if "plan" in said else said | {"reasoning": reasoning}

    vendor.answer = answer
    match = stage.resolved(stage.begin(), 1)
    assert table.engines(match)["examiner"] == ["house:weathervane"]
    assert len([c for c in vendor.calls if c.schema == answers.EXAMINER]) == 2


# --- the coin ---------------------------------------------------------------------------


def monotonous(match: Match, truth: str) -> None:
    """Thirty exhibits of one truth behind the presenter, from a match long over."""
    contender = match.presenter
    for part in range(3):
        old = Match.objects.create(
            human=False, presenter=contender, examiner=match.examiner, presenter_sat=ASTRA,
            examiner_sat="house:notary", state="complete", phase="complete", round=10,
            opened_at=timezone.now(), moved_at=timezone.now(), closed_at=timezone.now(),
        )  # fmt: skip
        for number in range(1, 11):
            exhibit = FiledExhibit.objects.create(
                match=old, round=number, kind="document", title=f"{part} {number}", claim="So.",
                preview={"text": "So."}, citation={"source": "Somewhere", "locator": "p. 1"},
                commitment="0" * 64, filed_at=timezone.now(),
            )  # fmt: skip
            Sealed.objects.create(
                exhibit=exhibit, truth=truth, nonce="0" * 32, made_by=contender, engine=ASTRA
            )


@pytest.mark.parametrize("record", ["grounded", "hallucinated"])
def test_a_presenter_is_told_what_the_coin_says_and_keeps_to_it(
    vendor: Vendor, record: str
) -> None:
    match = stage.begin()
    monotonous(match, record)
    stage.resolved(match, 3)
    for number, body in enumerate(asked(vendor), start=1):
        coin = sight.coin(match, number, match.presenter)
        assert coin is not None
        said = "play straight" if coin is Truth.GROUNDED else "fabricate"
        assert f"the coin says: {said}" in body["messages"][-1]["content"]
        assert filed(match, number) == (ASTRA, coin.value)


def test_an_answer_against_the_coin_is_not_accepted(vendor: Vendor) -> None:
    files(vendor, lambda body: forged(body) if answers.chosen(body) else good(body))
    match = stage.begin()
    monotonous(match, "grounded")
    stage.filed(match, 1)
    assert filed(match)[0] == HOUSE
    assert len(asked(vendor)) == 2
    assert "the coin has chosen" in asked(vendor)[1]["messages"][-1]["content"]


def test_the_coin_goes_by_the_record_of_whoever_files(vendor: Vendor) -> None:
    """A contender's monotony is not its stand-in's, nor the other way round."""
    match = stage.begin()
    monotonous(match, "grounded")
    archivist = table.Contender.objects.get(slug="archivist")
    assert sight.coin(match, 1, match.presenter) is not None
    assert sight.coin(match, 1, archivist) is None
    vendor.script.add("server_error")
    stage.resolved(match, 5)
    assert len(selectors.recent_truths(archivist.pk)) == 5
    assert len(selectors.recent_truths(match.presenter_id)) == 30


def test_without_the_coin_the_choice_is_theirs(vendor: Vendor) -> None:
    stage.filed(stage.begin(), 1)
    (body,) = asked(vendor)
    assert "The choice: yours." in body["messages"][-1]["content"]
    assert "coin says" not in str(body)
