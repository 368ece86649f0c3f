"""The procedure, against the table of the specification written out by hand."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from allrise.errors import Conflict
from trials.domain.phases import (
    TRANSITIONS,
    Command,
    IllegalMove,
    Phase,
    Plea,
    Standing,
    Status,
    advance,
    opened,
)

PHASES = ("opening", "round_1", "round_2", "round_3", "closing")
# phase, status, command → phase, status: what the specification's table says, row by row.
TABLE = {
    ("opening", "defense", "enter_plea"): ("opening", "prosecution"),
    ("opening", "prosecution", "speak"): ("round_1", "defense"),
    ("round_1", "defense", "file_defense"): ("round_1", "prosecution"),
    ("round_2", "defense", "file_defense"): ("round_2", "prosecution"),
    ("round_3", "defense", "file_defense"): ("round_3", "prosecution"),
    ("round_1", "prosecution", "speak"): ("round_2", "defense"),
    ("round_2", "prosecution", "speak"): ("round_3", "defense"),
    ("round_3", "prosecution", "speak"): ("closing", "defense"),
    ("closing", "defense", "file_defense"): ("closing", "deliberation"),
    ("closing", "deliberation", "rule"): ("closing", "decided"),
    # Everything failed; retried, the status it had comes back.
    ("opening", "prosecution", "stall"): ("opening", "stalled"),
    ("round_1", "prosecution", "stall"): ("round_1", "stalled"),
    ("round_2", "prosecution", "stall"): ("round_2", "stalled"),
    ("round_3", "prosecution", "stall"): ("round_3", "stalled"),
    ("closing", "deliberation", "stall"): ("closing", "stalled"),
    ("opening", "stalled", "retry"): ("opening", "prosecution"),
    ("round_1", "stalled", "retry"): ("round_1", "prosecution"),
    ("round_2", "stalled", "retry"): ("round_2", "prosecution"),
    ("round_3", "stalled", "retry"): ("round_3", "prosecution"),
    ("closing", "stalled", "retry"): ("closing", "deliberation"),
    # Any but a decided one can be abandoned.
    **{
        (phase, status, "abandon"): (phase, "abandoned")
        for phase in PHASES
        for status in ("defense", "stalled", "abandoned")
    },
    **{(phase, "prosecution", "abandon"): (phase, "abandoned") for phase in PHASES[:-1]},
    ("closing", "deliberation", "abandon"): ("closing", "abandoned"),
}
REACHABLE = {
    *itertools.product(PHASES[:-1], ("defense", "prosecution", "stalled", "abandoned")),
    *itertools.product(
        ("closing",), ("defense", "deliberation", "stalled", "decided", "abandoned")
    ),
}
EVERYTHING = list(itertools.product(Phase, Status, Command))


def test_the_names_are_the_contract() -> None:
    assert tuple(Phase) == PHASES
    assert set(Plea) == {"not_guilty", "guilty_with_an_explanation", "absurd"}
    assert set(Status) == {
        "defense",
        "prosecution",
        "deliberation",
        "stalled",
        "decided",
        "abandoned",
    }


def test_the_table_is_the_specifications_to_the_letter() -> None:
    assert {
        tuple(map(str, place)): (str(s.phase), str(s.status)) for place, s in TRANSITIONS.items()
    } == TABLE


@pytest.mark.parametrize(("phase", "status", "command"), EVERYTHING)
def test_every_combination_moves_as_the_table_says_or_is_refused(
    phase: Phase, status: Status, command: Command
) -> None:
    standing = Standing(phase, status)
    expected = TABLE.get((phase.value, status.value, command.value))
    if expected is not None:
        following = advance(standing, command)
        assert (following.phase, following.status) == expected
        return
    with pytest.raises(IllegalMove) as refused:
        advance(standing, command)
    assert isinstance(refused.value, Conflict)
    assert refused.value.status == 409
    assert refused.value.error_code
    assert refused.value.message.endswith((".", "!"))
    assert standing == Standing(phase, status)


@pytest.mark.parametrize(
    ("phase", "status", "command", "code"),
    [
        ("round_1", "prosecution", "file_defense", "not_your_turn"),
        ("closing", "deliberation", "file_defense", "not_your_turn"),
        ("round_2", "stalled", "file_defense", "trial_stalled"),
        ("opening", "defense", "file_defense", "plea_awaited"),
        ("opening", "prosecution", "enter_plea", "plea_entered"),
        ("round_1", "defense", "enter_plea", "plea_entered"),
        ("round_1", "defense", "retry", "not_stalled"),
        ("closing", "decided", "file_defense", "trial_decided"),
        ("closing", "decided", "abandon", "trial_decided"),
        ("closing", "decided", "rule", "trial_decided"),
        ("round_1", "abandoned", "file_defense", "trial_abandoned"),
        ("round_1", "abandoned", "retry", "trial_abandoned"),
        ("round_1", "defense", "speak", "illegal_move"),
    ],
)
def test_refusals_have_names_a_program_can_tell_apart(
    phase: str, status: str, command: str, code: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        advance(Standing(Phase(phase), Status(status)), Command(command))
    assert refused.value.error_code == code


@pytest.mark.parametrize("plea", list(Plea))
def test_a_trial_opened_with_a_plea_owes_the_opening_speech(plea: Plea) -> None:
    assert opened(plea) == Standing(Phase.OPENING, Status.PROSECUTION)


def test_a_trial_opened_without_a_plea_awaits_it() -> None:
    assert opened(None) == Standing(Phase.OPENING, Status.DEFENSE)


def test_only_the_scored_phases_take_a_defence() -> None:
    takes = {
        (s.phase, s.status)
        for s in (Standing(p, q) for p, q in itertools.product(Phase, Status))
        if s.takes_defense
    }
    assert takes == {(phase, "defense") for phase in PHASES[1:]}


class Procedure(RuleBasedStateMachine):
    """Any commands in any order: never an illegal pair, never a move that is not in the table."""

    @initialize(plea=st.sampled_from([None, *Plea]))
    def open(self, plea: Plea | None) -> None:
        self.standing = opened(plea)
        self.had: Status | None = None

    @rule(command=st.sampled_from(list(Command)))
    def command(self, command: Command) -> None:
        before = self.standing
        place = (before.phase.value, before.status.value, command.value)
        try:
            after = advance(before, command)
        except IllegalMove:
            assert place not in TABLE
            assert self.standing == before
            return
        assert (after.phase, after.status) == TABLE[place]
        if command is Command.STALL:
            self.had = before.status
        if command is Command.RETRY:
            assert after.status is self.had
        # Nothing leads out of the end; walking out twice stays outside.
        assert not before.over or after == before
        self.standing = after

    @invariant()
    def is_legal(self) -> None:
        if hasattr(self, "standing"):
            assert (self.standing.phase.value, self.standing.status.value) in REACHABLE


TestProcedure = Procedure.TestCase
TestProcedure.settings = settings(max_examples=200, stateful_step_count=40, deadline=None)


@given(st.lists(st.sampled_from(list(Command)), max_size=60))
def test_a_trial_never_goes_back_to_an_earlier_phase(commands: list[Command]) -> None:
    standing = opened(None)
    for command in commands:
        try:
            following = advance(standing, command)
        except IllegalMove:
            continue
        step = PHASES.index(following.phase) - PHASES.index(standing.phase)
        assert step in (0, 1)
        assert step == 0 or command is Command.SPEAK
        standing = following
