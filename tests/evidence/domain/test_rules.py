"""The scoring table, against the contract's written out by hand."""

from fractions import Fraction

import pytest

from evidence.domain.rules import (
    BLUFF_PAYS_ABOVE,
    BY_VERDICT,
    CHALLENGE_PAYS_ABOVE,
    TABLE,
    Decision,
    RoundVerdict,
    Seat,
    Truth,
    payoff,
    resolve,
)

CONTRACT = [
    ("ACCEPT", "grounded", "CITATION_VALIDATED", 10, 5, "GREEN_GLOW"),
    ("ACCEPT", "hallucinated", "HALLUCINATION_PASSED", 15, 0, "RED_MIST"),
    ("CHALLENGE", "hallucinated", "HALLUCINATION_CAUGHT", -15, 20, "RED_BURST"),
    ("CHALLENGE", "grounded", "FALSE_ACCUSATION", 10, -10, "AMBER_PULSE"),
]


@pytest.mark.parametrize(
    ("decision", "truth", "verdict", "presenter", "examiner", "flash"), CONTRACT
)
def test_a_round_pays_what_the_contract_says(
    decision: str, truth: str, verdict: str, presenter: int, examiner: int, flash: str
) -> None:
    outcome = resolve(Decision(decision), Truth(truth))
    assert outcome.verdict == verdict
    assert (outcome.presenter_delta, outcome.examiner_delta) == (presenter, examiner)
    assert outcome.flash == flash


def test_the_table_is_total_and_a_verdict_tells_its_round() -> None:
    assert len(TABLE) == len(Decision) * len(Truth) == len(BY_VERDICT) == len(RoundVerdict)
    for (decision, truth), outcome in TABLE.items():
        assert BY_VERDICT[outcome.verdict] is outcome
        assert payoff(Seat.PRESENTER, decision, truth) == outcome.presenter_delta
        assert payoff(Seat.EXAMINER, decision, truth) == outcome.examiner_delta


def test_the_break_even_shares_are_the_contracts() -> None:
    assert Fraction(5, 6) == BLUFF_PAYS_ABOVE
    assert Fraction(3, 7) == CHALLENGE_PAYS_ABOVE


def test_at_the_break_even_both_choices_pay_the_same() -> None:
    def expected(seat: Seat, decision: Decision, truth: Truth) -> Fraction:
        return Fraction(payoff(seat, decision, truth))

    accepted = BLUFF_PAYS_ABOVE
    bluff, honest = (
        accepted * expected(Seat.PRESENTER, Decision.ACCEPT, truth)
        + (1 - accepted) * expected(Seat.PRESENTER, Decision.CHALLENGE, truth)
        for truth in (Truth.HALLUCINATED, Truth.GROUNDED)
    )
    assert bluff == honest
    false = CHALLENGE_PAYS_ABOVE
    challenge, accept = (
        false * expected(Seat.EXAMINER, decision, Truth.HALLUCINATED)
        + (1 - false) * expected(Seat.EXAMINER, decision, Truth.GROUNDED)
        for decision in (Decision.CHALLENGE, Decision.ACCEPT)
    )
    assert challenge == accept
