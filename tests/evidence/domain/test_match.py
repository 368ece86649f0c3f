"""The procedure of a match, against the specification's and as a machine walked at random."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from allrise.errors import Conflict
from evidence.domain.match import (
    OPENED,
    ROUNDS,
    TRANSITIONS,
    AlreadyFiled,
    AlreadyResolved,
    AlreadyRuled,
    Command,
    IllegalMove,
    MatchOver,
    NothingFiled,
    NotResolved,
    NotRuled,
    Phase,
    Scores,
    Standing,
    WrongRound,
    advance,
    require_round,
    rule_again,
    score,
)
from evidence.domain.rules import TABLE, Decision, Outcome, Truth, resolve

OUTCOMES = st.sampled_from(list(TABLE.values()))
ROUND = (Command.FILE, Command.RULE, Command.RESOLVE, Command.PROCEED)


def test_a_match_is_ten_rounds_of_filing_examining_and_resolving() -> None:
    standing, phases = OPENED, [OPENED.phase]
    for _ in range(ROUNDS):
        for command in ROUND:
            standing = advance(standing, command)
            phases.append(standing.phase)
    one = [Phase.FILING, Phase.EXAMINING, Phase.EXAMINING, Phase.RESOLVED]
    assert ROUNDS == 10
    assert phases == [*one * 10, Phase.COMPLETE]
    assert standing == Standing(10, Phase.COMPLETE, ruled=True)


@pytest.mark.parametrize(
    ("phase", "ruled", "command", "error"),
    [
        (Phase.FILING, False, Command.RULE, NothingFiled),
        (Phase.FILING, False, Command.RESOLVE, NothingFiled),
        (Phase.FILING, False, Command.PROCEED, NotResolved),
        (Phase.EXAMINING, False, Command.FILE, AlreadyFiled),
        (Phase.EXAMINING, False, Command.RESOLVE, NotRuled),
        (Phase.EXAMINING, False, Command.PROCEED, NotResolved),
        (Phase.EXAMINING, True, Command.FILE, AlreadyFiled),
        (Phase.EXAMINING, True, Command.RULE, AlreadyRuled),
        (Phase.EXAMINING, True, Command.PROCEED, NotResolved),
        (Phase.RESOLVED, True, Command.FILE, AlreadyFiled),
        (Phase.RESOLVED, True, Command.RULE, AlreadyResolved),
        (Phase.RESOLVED, True, Command.RESOLVE, AlreadyResolved),
        *((Phase.COMPLETE, True, command, MatchOver) for command in Command),
    ],
)
def test_anything_else_is_refused_by_name(
    phase: Phase, ruled: bool, command: Command, error: type[IllegalMove]
) -> None:
    with pytest.raises(error) as caught:
        advance(Standing(4, phase, ruled), command)
    assert isinstance(caught.value, Conflict)
    assert caught.value.status == 409
    assert caught.value.error_code == error.code != "illegal_move"


@given(number=st.integers(1, ROUNDS), command=st.sampled_from(Command))
def test_the_table_is_all_there_is(number: int, command: Command) -> None:
    for phase in Phase:
        for ruled in (False, True):
            standing = Standing(number, phase, ruled)
            if (standing, command) in TRANSITIONS:
                assert advance(standing, command) == TRANSITIONS[standing, command]
            else:
                with pytest.raises(IllegalMove):
                    advance(standing, command)


def test_a_match_can_be_closed_early_from_anywhere_but_its_end() -> None:
    for standing, _ in TRANSITIONS:
        closed = advance(standing, Command.CLOSE)
        assert (closed.round, closed.over) == (standing.round, True)


def test_the_same_ruling_twice_is_one_and_another_is_refused() -> None:
    rule_again(Decision.ACCEPT, Decision.ACCEPT, round=3)
    with pytest.raises(AlreadyRuled):
        rule_again(Decision.ACCEPT, Decision.CHALLENGE, round=3)


def test_a_ruling_is_for_the_round_in_play() -> None:
    require_round(Standing(3, Phase.EXAMINING), 3)
    with pytest.raises(WrongRound):
        require_round(Standing(3, Phase.EXAMINING), 4)
    with pytest.raises(MatchOver):
        require_round(Standing(3, Phase.COMPLETE), 3)


@given(outcomes=st.lists(OUTCOMES, max_size=ROUNDS))
def test_a_score_is_the_sum_of_its_rounds(outcomes: list[Outcome]) -> None:
    total = score(outcomes)
    assert total.presenter == sum(each.presenter_delta for each in outcomes)
    assert total.examiner == sum(each.examiner_delta for each in outcomes)
    assert score(outcomes[:1]).plus(resolve(Decision.ACCEPT, Truth.GROUNDED)) == score(
        [*outcomes[:1], resolve(Decision.ACCEPT, Truth.GROUNDED)]
    )
    assert score([]) == Scores(0, 0)


class Play(RuleBasedStateMachine):
    """Whatever is tried in whatever order, a round is filed, ruled on and resolved once."""

    def __init__(self) -> None:
        super().__init__()
        self.standing = OPENED
        self.done: list[tuple[int, Command]] = []

    @rule(command=st.sampled_from([*ROUND, *ROUND, *ROUND, Command.CLOSE]))
    def attempt(self, command: Command) -> None:
        before = self.standing
        try:
            self.standing = advance(before, command)
        except IllegalMove:
            assert self.standing is before
        else:
            self.done.append((before.round, command))

    @invariant()
    def nothing_happens_twice(self) -> None:
        assert len(set(self.done)) == len(self.done)

    @invariant()
    def steps_are_in_order(self) -> None:
        walked = [command for _, command in self.done if command is not Command.CLOSE]
        assert walked == [ROUND[index % 4] for index in range(len(walked))]
        assert 1 <= self.standing.round <= ROUNDS


TestPlay = Play.TestCase
