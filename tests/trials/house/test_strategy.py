"""The state machine: every state has a way on, and habits call for their own line."""

import pytest

from trials.domain.memory import Outcome
from trials.domain.phases import Plea
from trials.house import strategy
from trials.house.strategy import AGAINST, AIM, NEXT, PREFERS, START, Habit, State, following


def test_the_table_is_whole() -> None:
    assert set(NEXT) == set(AIM) == set(PREFERS) == set(State)
    assert all(set(row) == set(Outcome) for row in NEXT.values())
    assert set(START) == set(Plea)


@pytest.mark.parametrize("state", list(State))
def test_a_met_attack_changes_the_line(state: State) -> None:
    assert following(state, Outcome.DEFLECTED) is not state


@pytest.mark.parametrize("state", list(State))
def test_every_line_can_be_come_to(state: State) -> None:
    reached = {to for row in NEXT.values() for to in row.values()}
    assert state in reached | set(START.values()) | set(AGAINST.values())


@pytest.mark.parametrize("habit", list(AGAINST))
def test_a_habit_calls_for_its_line(habit: Habit) -> None:
    called = AGAINST[habit]
    start = next(state for state in State if state is not called)
    assert following(start, Outcome.LANDED, (habit,)) is called
    assert following(start, None, (habit,)) is called


@pytest.mark.parametrize("outcome", [Outcome.DEFLECTED, Outcome.OPEN])
def test_a_line_that_has_just_failed_is_not_called_again(outcome: Outcome) -> None:
    moved = following(State.WORDS, outcome, (Habit.HEDGER,))
    assert moved is NEXT[State.WORDS][outcome]
    assert moved is not State.WORDS


def test_a_contradiction_is_met_before_any_other_habit() -> None:
    assert following(State.PRESS, Outcome.OPEN, tuple(Habit)) is State.CONSISTENCY


def test_without_a_first_attack_only_a_habit_moves_him() -> None:
    assert following(State.JUSTIFICATION, None) is State.JUSTIFICATION


def test_there_is_nothing_to_press_with_when_every_exhibit_is_met() -> None:
    assert following(State.PRESS, Outcome.OPEN, pending=False) is State.ELEMENT
    assert following(State.PRESS, Outcome.OPEN, pending=False, untouched=False) is State.AUDIT
    assert following(State.PRESS, Outcome.DEFLECTED, untouched=False) is State.EXHIBITS


@pytest.mark.parametrize("state", list(State))
def test_memory_reads_back_what_was_written(state: State) -> None:
    assert strategy.remembered(strategy.written(state), Plea.ABSURD) is state


@pytest.mark.parametrize("text", ["", "be cleverer", "press on with the fern: and so on"])
def test_words_of_another_prosecutor_leave_the_pleas_own_line(text: str) -> None:
    assert strategy.remembered(text, Plea.ABSURD) is State.STATUTE
