"""The clerk's two lines and the presenters' taunts."""

import pytest

from evidence.domain.match import score
from evidence.domain.rules import BY_VERDICT, Decision, RoundVerdict, Truth
from evidence.house.floor import FloorView, commentary, taunt
from evidence.house.lines.taunts import TAUNTS
from evidence.house.players import EXAMINERS, PARTNERS, PRESENTERS, Examiner, Presenter
from evidence.house.table import play
from tests.evidence.house.library import library
from tests.evidence.house.stage import document, revealed


def test_two_lines_at_every_moment_of_many_matches() -> None:
    for seed in range(6):
        rounds = [one.revealed for one in play(f"{seed}", "archivist", "terrier", library())]
        for n, one in enumerate(rounds):
            for exhibit, past in ((one.exhibit, rounds[:n]), (None, rounds[: n + 1])):
                view = FloorView(
                    seed=f"match {seed}",
                    round=n + 1,
                    rounds=10,
                    presenter="Archivist",
                    examiner="Terrier",
                    exhibit=exhibit,
                    revealed=tuple(past),
                    scores=score(BY_VERDICT[each.verdict] for each in past),
                )
                standing, before = commentary(view)
                assert standing != before
                assert not any(mark in standing + before for mark in "{}")
                assert commentary(view) == (standing, before)


def test_the_clerk_has_no_room_for_what_is_sealed() -> None:
    fields = {"seed", "round", "rounds", "presenter", "examiner", "exhibit", "revealed", "scores"}
    assert set(FloorView.model_fields) == fields


@pytest.mark.parametrize("presenter", PRESENTERS)
@pytest.mark.parametrize("decision", Decision)
@pytest.mark.parametrize("truth", Truth)
def test_a_taunt_for_every_verdict(presenter: str, decision: Decision, truth: Truth) -> None:
    past = tuple(revealed(n, decision, truth, document()) for n in range(1, 6))
    said = {taunt(seed="m", presenter=presenter, revealed=past[:n]) for n in range(1, 6)}
    assert len(said) == 5
    assert not any("{" in line for line in said)


def test_everybody_has_a_name_a_motto_and_a_partner() -> None:
    players: list[Presenter | Examiner] = [*PRESENTERS.values(), *EXAMINERS.values()]
    assert len({player.slug for player in players}) == 8
    assert len({player.motto for player in players}) == 8
    assert set(PARTNERS) == set(PRESENTERS) == set(TAUNTS)
    assert set(PARTNERS.values()) == set(EXAMINERS)
    assert all(set(bag) == set(RoundVerdict) for bag in TAUNTS.values())
