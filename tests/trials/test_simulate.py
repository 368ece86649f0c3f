"""`manage.py simulate`: real trials, in a database of their own, told as numbers."""

import io
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from allrise.accounts.models import User
from allrise.docket import publish
from allrise.docket.models import Docket
from allrise.turns.models import Turn
from tests.trials import stage
from trials.house.defendants import SKILLS
from trials.models import Charge, ChargeState, Trial
from trials.services import library, simulation, tallies
from trials.services.simulation import Played

pytestmark = pytest.mark.django_db


def simulated(**asked: Any) -> dict[str, Any]:
    out = io.StringIO()
    asked = {"trials": 1, "charge": stage.SLUG, "skill": "average", **asked}
    call_command("simulate", stdout=out, json=True, **asked)
    found: dict[str, Any] = json.loads(out.getvalue())
    return found


def untimed(found: Any) -> Any:
    if isinstance(found, dict):
        return {key: untimed(value) for key, value in found.items() if key != "cpu_ms"}
    return found


def some(skill: str = "good", trials: int = 1, **asked: Any) -> list[Played]:
    sheets = [sheet for sheet in library.read_sheets() if sheet.slug == stage.SLUG]
    return list(simulation.simulate(sheets=sheets, skills=[skill], trials=trials, seed=3, **asked))


def test_it_tells_the_distribution_by_skill_and_charge() -> None:
    found = simulated(skill="all")
    assert list(found["skills"]) == list(SKILLS)
    assert list(found["charges"]) == [stage.SLUG]
    assert list(found["charges"][stage.SLUG]) == list(SKILLS)
    tally = found["all"]
    assert tally["trials"] == len(SKILLS)
    assert set(tally["total"]) == {"mean", "sd", "p5", "p25", "p50", "p75", "p95"}
    assert tally["total"]["p5"] <= tally["total"]["p50"] <= tally["total"]["p95"] <= 40
    assert set(tally["by_phase"]) == {"round_1", "round_2", "round_3", "closing"}
    assert 0 <= tally["acquitted"] <= 1
    assert 0 <= tally["overridden"] <= 1
    assert tally["words_per_reply"] > 10
    assert tally["cpu_ms"]["mean"] > 0
    assert tally["skeletons"]["distinct"] > 0
    assert tally["repeated_sentences"] == 0
    excellent, flippant = found["skills"]["excellent"], found["skills"]["flippant"]
    assert excellent["total"]["mean"] > flippant["total"]["mean"]


def test_nothing_of_it_is_left_in_the_court() -> None:
    before = connection.settings_dict["NAME"]
    simulated()
    assert connection.settings_dict["NAME"] == before
    for model in (Trial, User, Docket, Turn, Charge):
        assert not model.objects.exists()


def test_the_same_seed_plays_the_same_trials() -> None:
    first, again = simulated(seed=5), simulated(seed=5)
    assert untimed(first) == untimed(again)
    assert untimed(first) != untimed(simulated(seed=6))


def test_it_sends_nothing_and_asks_no_model(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    def refuse() -> Any:
        raise AssertionError("the broker was asked for")

    monkeypatch.setattr(publish, "broker", refuse)
    settings.PROVIDERS = {**settings.PROVIDERS, "openai_api_key": "sk-test"}
    settings.SEAT_MODELS = dict.fromkeys(settings.SEAT_MODELS, "openai:gpt-test")
    # Else a model that cannot be reached would be replaced by the house, and prove nothing.
    settings.HOUSE_FALLBACK = False
    assert [played.engines for played in some()] == [["house"]]
    assert set(settings.SEAT_MODELS.values()) == {"openai:gpt-test"}


def test_it_plays_what_the_court_has_drafted() -> None:
    charge = stage.publish_charge()
    charge.slug, charge.state = "a-new-idea", ChargeState.DRAFT
    charge.save()
    assert list(simulated(charge="a-new-idea")["charges"]) == ["a-new-idea"]


def test_the_trials_can_be_kept_in_a_file_of_their_own(tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite3"
    simulated(trials=2, keep=kept)
    with sqlite3.connect(kept) as rows:
        assert rows.execute("select count(*) from trials_trial").fetchone() == (2,)
    rows.close()
    with pytest.raises(CommandError, match="there already"):
        simulated(keep=kept)


@pytest.mark.parametrize("asked", [{"charge": "no-such-charge"}, {"trials": 0}])
def test_it_refuses_what_cannot_be_played(asked: dict[str, Any]) -> None:
    with pytest.raises(CommandError):
        simulated(**asked)


def test_the_page_names_every_skill_and_charge() -> None:
    out = io.StringIO()
    call_command("simulate", trials=1, charge=stage.SLUG, skill="weak", stdout=out)
    assert "weak" in out.getvalue()
    assert stage.SLUG in out.getvalue()


def test_what_a_played_trial_tells_is_what_was_recorded() -> None:
    [played] = some("excellent")
    assert (played.skill, played.slug, played.seed) == ("excellent", stage.SLUG, 3)
    weights = {"round_1": 15, "round_2": 20, "round_3": 25, "closing": 40}
    weighed = sum(weights[phase] * marks for phase, marks in played.sums.items())
    assert played.total == weighed / 100
    assert played.overridden or played.acquitted == (played.total >= 24)
    assert (len(played.defences), len(played.speeches), len(played.cpu)) == (4, 4, 5)
    assert played.exhibits == 4


def test_a_skeleton_is_a_sentence_without_its_content_words() -> None:
    frame = tallies.skeleton("You have been to the grill, and so has the gnome.")
    assert frame == "you have been to the – and so has the –"
    assert tallies.skeleton("You have been to the opera, and so has the duck!") == frame
    assert tallies.skeleton("Nobody chewed.") is None


def test_a_repeated_sentence_is_counted() -> None:
    base = {
        "skill": "weak", "slug": "x", "seed": 1, "total": 9.0, "acquitted": False,
        "overridden": False, "contempt": 0, "sums": {},
    }  # fmt: skip
    assert tallies.repeats(Played(**base, speeches=["The duck. It waits.", "It  waits!"])) == 1
    assert tallies.repeats(Played(**base, speeches=["The duck.", "It waits."])) == 0


def test_a_quantile_lies_between_its_neighbours() -> None:
    assert tallies.quantile([4, 1, 3, 2], 50) == 2.5
    assert tallies.quantile([7], 95) == 7
