"""A whole match through models, and what becomes of it when one of them gives out."""

from typing import Any

import pytest

from evidence.models import Contender, Match, MatchState, Sealed, Tally
from tests.evidence import room as stage
from tests.evidence.minds import table
from tests.evidence.minds.table import ASTRA, ENGINE, LLAMA, SCHEMA, SEATS, STAND_IN
from tests.stubs import room as answers
from tests.stubs.faults import KNOWN, Script
from tests.stubs.vendor import Vendor

DAWDLING = {"delay", "slow_first_token", "slow_tokens", "trickle"}
# Faults of streams only, or which are mended, learnt from, or never mattered.
HARMLESS = {
    "bom", "double_encoded", "extra_keys", "fenced", "no_json_schema", "no_max_completion_tokens",
    "no_max_tokens", "no_reasoning_effort", "no_response_format", "no_stream_options",
    "no_temperature", "no_usage", "noise", "number_in_text", "orphan_think", "prose", "think",
    "trailing_comma",
}  # fmt: skip


def test_two_models_play_a_whole_match(vendor: Vendor) -> None:
    match = stage.play()
    table.check(match)
    assert (match.presenter_sat, match.examiner_sat) == (ASTRA, LLAMA)
    assert table.engines(match) == {"presenter": [ASTRA] * 10, "examiner": [LLAMA] * 10}
    assert [row.outcome for row in table.rows(match)] == ["ok"] * 20 == ["ok"] * len(vendor.calls)
    hashes = {row.purpose: row.prompt_hash for row in table.rows(match)}
    assert set(hashes) == set(SEATS)
    assert len(set(hashes.values())) == 2
    truths = [row.truth for row in Sealed.objects.order_by("exhibit__round")]
    assert truths == ["grounded", "hallucinated"] * 5
    verdicts = set(match.resolutions.values_list("verdict", flat=True))
    assert len(verdicts) == 4
    _, _, opened = stage.docket()[0]
    assert opened["presenter"] == {"name": "Astra-6", "model": ASTRA}
    assert {row.contender.slug: row.matches for row in Tally.objects.all()} == {
        "astra-6": 1, "llama-3-1-70b": 1,
    }  # fmt: skip
    assert all(row.mu != 25.0 for row in Tally.objects.all())


@pytest.mark.parametrize("side", SEATS)
@pytest.mark.parametrize(
    "fault", ["server_error", "delay", "refusal", "truncated", "wrong_types", "auth"]
)
def test_a_contender_falls_back_in_mid_match(
    vendor: Vendor, hurried: None, side: str, fault: str
) -> None:
    match = stage.resolved(stage.begin(), 4)
    vendor.script = Script().add(
        fault, {"schema": SCHEMA[side]}, **({"seconds": 0.7} if fault == "delay" else {})
    )
    stage.play(match)
    table.check(match)
    assert table.engines(match)[side] == [ENGINE[side]] * 4 + [STAND_IN[side]] * 6
    other = SEATS[1 - SEATS.index(side)]
    assert table.engines(match)[other] == [ENGINE[other]] * 10
    # Nobody is credited with what a stand-in played, and nobody is rated.
    rounds = {
        (row.contender.engine, row.seat): row.validated + row.passed + row.caught + row.accused
        for row in Tally.objects.select_related("contender")
    }
    assert rounds == {
        (ENGINE[side], side): 4, (STAND_IN[side], side): 6, (ENGINE[other], other): 10,
    }  # fmt: skip
    assert {row.mu for row in Tally.objects.all()} == {25.0}
    assert {row.matches for row in Tally.objects.all()} == {1}


def test_a_contender_that_comes_back_plays_on(vendor: Vendor) -> None:
    match = stage.resolved(stage.begin(), 2)
    vendor.script = Script().add("server_error", {"schema": SCHEMA["examiner"]}, times=2)
    stage.play(match)
    table.check(match)
    house = STAND_IN["examiner"]
    assert table.engines(match)["examiner"] == [LLAMA] * 2 + [house] + [LLAMA] * 7


def test_a_fallback_may_be_another_model(vendor: Vendor) -> None:
    nemotron = Contender.objects.get(slug="nemotron-3-ultra")
    Contender.objects.filter(slug="astra-6").update(fallback=nemotron)
    vendor.script = Script().add("refusal", {"model": "astra"})
    vendor.script.add("rubbish", {"model": "nemotron", "after": 9})
    match = stage.play()
    table.check(match)
    filed = table.engines(match)["presenter"]
    assert filed[:8] == [nemotron.engine] * 8
    assert filed[8:] == ["house:embroiderer"] * 2
    assert table.who(match)["presenter"] == ["nemotron-3-ultra"] * 8 + ["embroiderer"] * 2


def test_fallbacks_in_a_circle_end_with_the_house(vendor: Vendor) -> None:
    astra, llama = (Contender.objects.get(slug=slug) for slug in ("astra-6", "llama-3-1-70b"))
    Contender.objects.filter(pk=astra.pk).update(fallback=llama)
    Contender.objects.filter(pk=llama.pk).update(fallback=astra, presents=True)
    vendor.script = Script().add("server_error")
    match = stage.resolved(stage.begin(), 1)
    assert table.engines(match) == {
        "presenter": ["house:archivist"], "examiner": ["house:actuary"],
    }  # fmt: skip


# --- not there at the opening -----------------------------------------------------------


def test_without_a_key_the_fallback_sits_the_whole_match(vendor: Vendor, settings: Any) -> None:
    settings.PROVIDERS = settings.PROVIDERS | {"openai_api_key": ""}
    match = stage.begin()
    assert (match.presenter.slug, match.presenter_sat) == ("astra-6", "house:archivist")
    stage.resolved(match, 3)
    # A key that comes in mid-match changes nobody's seat.
    settings.PROVIDERS = settings.PROVIDERS | {"openai_api_key": "k"}
    stage.play(match)
    table.check(match)
    assert table.engines(match) == {
        "presenter": ["house:archivist"] * 10, "examiner": [LLAMA] * 10,
    }  # fmt: skip
    _, _, opened = stage.docket()[0]
    assert opened["presenter"] == {"name": "Astra-6", "model": "house:archivist"}
    rated = {row.contender.slug: row.mu for row in Tally.objects.all()}
    assert set(rated) == {"archivist", "llama-3-1-70b"}, "the match is the fallback's, and rated"
    assert 25.0 not in rated.values()


def test_with_no_key_at_all_the_house_plays_and_nobody_is_asked(
    vendor: Vendor, settings: Any
) -> None:
    settings.PROVIDERS = dict.fromkeys(settings.PROVIDERS, "")
    match = stage.play()
    table.check(match)
    assert (match.presenter_sat, match.examiner_sat) == ("house:archivist", "house:weathervane")
    assert vendor.calls == []


def test_a_person_meets_a_model_and_its_stand_in(vendor: Vendor) -> None:
    mine = stage.sit(stage.person("ada"), "astra-6")
    stage.rule(mine)
    vendor.script = Script().add("server_error")
    while mine.round < 4:
        stage.rule(mine)
    assert table.engines(mine)["presenter"] == [ASTRA] * 2 + [STAND_IN["presenter"]] * 2
    assert table.engines(mine)["examiner"] == ["human"] * 3
    vendor.script = Script()
    stage.finish(mine)
    stage.check_tallies()
    table.check_bounds(mine)


# --- whatever the vendor does ------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("side", SEATS)
@pytest.mark.parametrize("fault", sorted(KNOWN))
def test_under_every_misbehaviour_the_match_goes_on(
    vendor: Vendor, fault: str, side: str, request: Any
) -> None:
    if fault in DAWDLING:
        request.getfixturevalue("hurried")
    more = {"seconds": 0.7} if fault in DAWDLING else {}
    vendor.script = Script().add(fault, {"schema": SCHEMA[side]}, **more)
    if fault in ("no_json_schema", "no_response_format"):
        # Asked again without the schema's name, it is no longer the same rule's.
        vendor.script = Script().add(fault, {"model": ENGINE[side].rpartition("/")[2][-8:]})
    match = stage.resolved(stage.begin(), 2)
    table.check_bounds(match)
    sat = set(table.engines(match)[side])
    assert sat <= {ENGINE[side], STAND_IN[side]}
    if fault in HARMLESS:
        assert sat == {ENGINE[side]}
    stage.check_tallies()


def test_a_babbler_is_replaced(vendor: Vendor) -> None:
    vendor.answer = lambda body: "It was a dark and stormy %%% {{ { night ]"
    match = stage.play()
    table.check(match)
    assert table.engines(match) == {side: [STAND_IN[side]] * 10 for side in SEATS}


# --- with the house barred ---------------------------------------------------------------


def test_with_the_house_barred_the_room_waits_and_goes_on_when_a_model_is_back(
    vendor: Vendor, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.HOUSE_FALLBACK = False
    match = stage.resolved(stage.begin(), 1)
    vendor.script = Script().add("server_error")
    stage.room.drive()
    stage.room.drive()
    (turn,) = stage.owed()
    stage.work()
    turn.refresh_from_db()
    assert turn.state == "queued"
    waits = (turn.due_at - turn.created_at).total_seconds()
    assert 14 < waits < 20
    before = stage.snapshot()
    for _ in range(3):
        stage.room.drive()
    assert stage.snapshot() == before, "the driver owes nothing twice"
    vendor.script = Script()
    stage.play(match)
    assert table.engines(match) == {side: [ENGINE[side]] * 10 for side in SEATS}
    stage.check_match(match, stage.docket())
    stage.check_tallies()


def test_with_the_house_barred_and_no_model_ever_back_the_match_still_ends(
    vendor: Vendor, settings: Any
) -> None:
    settings.HOUSE_FALLBACK = False
    match = stage.begin()
    vendor.script = Script().add("server_error")
    stage.play(match)
    assert match.state == MatchState.COMPLETE
    assert table.engines(match) == {"presenter": ["dealer"] * 10, "examiner": ["coin"] * 10}
    moves = table.whole(match)["moves"]
    assert moves[0]["presenter"] == {"name": "the dealer", "model": "dealer"}
    assert moves[0]["examiner"] == {"name": "a coin", "model": "coin"}
    assert not Tally.objects.exists(), "what nobody played counts for nobody"


def test_with_the_house_barred_a_house_player_still_plays(vendor: Vendor, settings: Any) -> None:
    settings.HOUSE_FALLBACK = False
    table.seat("gambler", "llama-3-1-70b")
    match = stage.resolved(stage.begin(), 1)
    assert table.engines(match) == {"presenter": ["house:gambler"], "examiner": [LLAMA]}


def test_the_models_of_a_match_are_asked_by_name(vendor: Vendor) -> None:
    match = stage.resolved(stage.begin(), 1)
    assert [call.model for call in vendor.calls] == [
        "gpt-6-astra", "meta/llama-3.1-70b-instruct",
    ]  # fmt: skip
    assert vendor.calls[0].schema == answers.PRESENTER
    assert Match.objects.get(id=match.id).round == 1
