"""A season of house matches: honest enough, fallible enough, and each in its own way."""

from collections import Counter
from itertools import pairwise

import pytest

from evidence.domain.rules import RoundVerdict, Seat, Truth
from evidence.house.players import EXAMINERS, PRESENTERS
from evidence.house.table import Game, league, pairings, play, report, standings, verdict_counts
from tests.evidence.house.library import library

MATCHES = 400


def test_the_same_seed_is_the_same_match_to_the_byte() -> None:
    def record(seed: str) -> list[str]:
        rounds = play(seed, "ghostwriter", "actuary", library())
        return [one.filing.model_dump_json() + one.revealed.model_dump_json() for one in rounds]

    assert record("one") == record("one") != record("two")


def test_everybody_meets_everybody_equally_often() -> None:
    met = Counter(pairings(32, "s"))
    assert len(met) == 16
    assert set(met.values()) == {2}
    assert list(pairings(8, "s")) != list(pairings(8, "t"))


def test_a_report_names_every_player() -> None:
    text = report(league(4, "s", library()))
    assert all(player in text for player in (*PRESENTERS, *EXAMINERS))


@pytest.fixture(scope="module")
def season() -> list[Game]:
    return league(MATCHES, "season", library())


@pytest.mark.slow
def test_labels_hold_all_season(season: list[Game]) -> None:
    for game in season:
        for one in game.rounds:
            assert (one.revealed.truth is Truth.GROUNDED) is one.filing.is_grounded


@pytest.mark.slow
def test_presenters_are_true_between_half_and_two_thirds_of_the_time(season: list[Game]) -> None:
    for (seat, player), row in standings(season).items():
        if seat is Seat.PRESENTER:
            assert 0.50 <= (row.truth_rate.value or 0) <= 0.65, player


@pytest.mark.slow
def test_examiners_are_good_not_perfect_and_never_play_one_answer(season: list[Game]) -> None:
    rows = {who: row for (seat, who), row in standings(season).items() if seat is Seat.EXAMINER}
    for player, row in rows.items():
        assert (row.correct_rate.value or 0) <= 0.85, player
        challenged = row.catch_rate.n and (row.catch_rate.value or 0)
        assert 0.2 < challenged < 0.9, player
        assert 0.05 < (row.false_accusation_rate.value or 0) < 0.5, player
    for player in ("notary", "actuary", "terrier"):
        # Accepting everything would be right as often as the truth is told.
        assert rows[player].correct_rate.low > rows[player].truth_rate.high, player
        assert rows[player].correct_rate.low > 0.60, player


@pytest.mark.slow
def test_every_verdict_is_common(season: list[Game]) -> None:
    counts = verdict_counts(season)
    for verdict in RoundVerdict:
        assert counts[verdict] >= 0.10 * counts.total(), verdict


@pytest.mark.slow
def test_blind_challenging_does_not_pay(season: list[Game]) -> None:
    rows = standings(season)
    truth = min(row.truth_rate.value or 0 for row in rows.values())
    blind = 20 - 30 * truth
    for player in ("notary", "actuary", "terrier"):
        assert (rows[Seat.EXAMINER, player].points_per_round.value or 0) > blind


@pytest.mark.slow
def test_presenters_can_be_told_apart_by_what_they_file(season: list[Game]) -> None:
    hands = {player: Counter[str]() for player in PRESENTERS}
    late, early = Counter[str](), Counter[str]()
    for game in season:
        for n, one in enumerate(game.rounds):
            if one.filing.forgery:
                hands[game.presenter][one.filing.forgery.technique] += 1
            elif game.presenter == "archivist":
                (late if n >= 7 else early)["true"] += 1
    favourites = {player: hand.most_common(1)[0][0] for player, hand in hands.items()}
    assert len({favourites[player] for player in ("archivist", "embroiderer", "ghostwriter")}) == 3
    spread = {player: _largest_share(hand) for player, hand in hands.items()}
    assert spread["gambler"] == min(spread.values())  # all hands, none his own
    rounds = sum(game.presenter == "archivist" for game in season)
    assert early["true"] / (7 * rounds) - late["true"] / (3 * rounds) > 0.25


def _largest_share(hand: Counter[str]) -> float:
    return max(hand.values()) / hand.total()


@pytest.mark.slow
def test_examiners_can_be_told_apart_by_what_moves_them(season: list[Game]) -> None:
    def rate(player: str, after: RoundVerdict, *, truth: Truth) -> float:
        met = challenged = 0
        for game in season:
            rounds = [one.revealed for one in game.rounds]
            for last, now in pairwise(rounds):
                if game.examiner == player and last.verdict is after and now.truth is truth:
                    met += 1
                    challenged += now.decision == "CHALLENGE"
        return challenged / met

    true = Truth.GROUNDED
    vane = rate("weathervane", RoundVerdict.HALLUCINATION_CAUGHT, truth=true)
    assert vane - rate("weathervane", RoundVerdict.CITATION_VALIDATED, truth=true) > 0.3
    bitten = rate("terrier", RoundVerdict.HALLUCINATION_PASSED, truth=true)
    assert bitten - rate("terrier", RoundVerdict.CITATION_VALIDATED, truth=true) > 0.3
    steady = rate("notary", RoundVerdict.HALLUCINATION_PASSED, truth=true)
    assert abs(steady - rate("notary", RoundVerdict.CITATION_VALIDATED, truth=true)) < 0.15
