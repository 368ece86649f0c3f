"""What the seats remember, and how it grows: new values only, nothing lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from trials.domain.fallacies import Fallacy
from trials.domain.memory import (
    Attack,
    DefenceMemory,
    GivenHint,
    Habit,
    JudgeMemory,
    MarkedRound,
    Outcome,
    ProsecutorMemory,
    TalliedFallacy,
)
from trials.domain.phases import PHASES, SCORED, Phase
from trials.domain.scoring import DIMENSIONS, ZEROS, Scores


def turn(
    memory: ProsecutorMemory,
    phase: Phase,
    *,
    outcome: Outcome = Outcome.OPEN,
    habits: tuple[str, ...] = (),
    attack: bool = True,
) -> ProsecutorMemory:
    return memory.with_turn(
        phase=phase,
        attack=Attack(phase=phase, line=f"line of {phase}", quote="a duck") if attack else None,
        outcome_of_last=outcome,
        summary=f"summary of {phase}",
        strategy=f"strategy of {phase}",
        habits=habits,
        keepsakes=(f"keepsake of {phase}",),
    )


def test_the_last_attack_is_settled_by_the_next_turn_and_stays_settled() -> None:
    first = turn(ProsecutorMemory(), Phase.ROUND_1)
    assert [attack.outcome for attack in first.attacks] == ["open"]
    second = turn(first, Phase.ROUND_2, outcome=Outcome.LANDED)
    third = turn(second, Phase.ROUND_3, outcome=Outcome.DEFLECTED)
    assert [(a.phase, a.outcome) for a in third.attacks] == [
        (Phase.ROUND_1, "landed"),
        (Phase.ROUND_2, "deflected"),
        (Phase.ROUND_3, "open"),
    ]
    assert [attack.outcome for attack in first.attacks] == ["open"], "an old value never changes"


def test_everything_of_a_turn_is_kept_in_order() -> None:
    memory = ProsecutorMemory()
    for phase in PHASES[:-1]:
        memory = turn(memory, phase).with_evidence(f"kind-{phase}")
    assert [item.text for item in memory.summaries] == [f"summary of {p}" for p in PHASES[:-1]]
    assert [item.text for item in memory.keepsakes] == [f"keepsake of {p}" for p in PHASES[:-1]]
    assert [item.phase for item in memory.strategies] == list(PHASES[:-1])
    assert memory.strategy == "strategy of round_3"
    assert memory.cited == tuple(f"kind-{phase}" for phase in PHASES[:-1])


def test_a_turn_without_an_attack_still_settles_the_last_one() -> None:
    memory = turn(turn(ProsecutorMemory(), Phase.ROUND_1), Phase.ROUND_2, attack=False)
    assert len(memory.attacks) == 1


@given(st.lists(st.lists(st.sampled_from(["absolutes", "hedges", "flattery"])), max_size=5))
def test_habits_are_counted_over_all_turns(turns: list[list[str]]) -> None:
    memory = ProsecutorMemory()
    for habits in turns:
        memory = turn(memory, Phase.ROUND_1, habits=tuple(habits))
    seen = [name for habits in turns for name in habits]
    assert {habit.name: habit.count for habit in memory.habits} == {
        name: seen.count(name) for name in set(seen)
    }


def test_the_judge_keeps_every_rounds_scores_fallacies_and_summaries() -> None:
    memory = JudgeMemory()
    for index, phase in enumerate(SCORED):
        scores = Scores(strength=index, evidence=5, logic=5, persuasion=5)
        marked = MarkedRound(
            phase=phase, scores=scores, reasons=dict.fromkeys(DIMENSIONS, "so"),
            remark="heard", engine="house",
        )  # fmt: skip
        fallacy = TalliedFallacy(
            phase=phase, name=Fallacy.RED_HERRING, quote="the stapler", explanation="another matter"
        )
        memory = memory.with_round(marked, (fallacy,), note=f"note {index}").with_summary(
            phase, f"summary {index}"
        )
    assert list(memory.scores()) == list(SCORED)
    assert [memory.scores()[phase].strength for phase in SCORED] == [0, 1, 2, 3]
    assert [item.phase for item in memory.fallacies] == list(SCORED)
    assert [item.text for item in memory.notes] == [f"note {i}" for i in range(4)]
    assert [item.text for item in memory.summaries] == [f"summary {i}" for i in range(4)]


def test_a_round_without_a_note_leaves_none() -> None:
    marked = MarkedRound(
        phase=Phase.ROUND_1, scores=ZEROS, reasons={}, remark="nothing", engine="house"
    )
    assert JudgeMemory().with_round(marked, ()).notes == ()


def test_the_defence_remembers_which_advice_was_given() -> None:
    memory = DefenceMemory()
    assert memory.advised == frozenset()
    for name in ("answer-exhibit-a", "bring-a-witness"):
        memory = memory.with_hint(GivenHint(phase=Phase.ROUND_1, advice=name, text="Try this."))
    assert memory.advised == {"answer-exhibit-a", "bring-a-witness"}
    assert len(memory.hints) == 2


@pytest.mark.parametrize("kind", [ProsecutorMemory, JudgeMemory, DefenceMemory])
def test_a_memory_survives_the_database_and_takes_nothing_unknown(
    kind: type[ProsecutorMemory | JudgeMemory | DefenceMemory],
) -> None:
    memory = kind()
    assert kind.model_validate(memory.model_dump(mode="json")) == memory
    with pytest.raises(ValidationError):
        kind.model_validate({"secrets": 1})


def test_a_full_memory_survives_the_database() -> None:
    memory = turn(ProsecutorMemory(gag="kettle"), Phase.ROUND_1, habits=("hedges",))
    again = ProsecutorMemory.model_validate_json(memory.model_dump_json())
    assert again == memory
    assert again.habits == (Habit(name="hedges", count=1),)
    assert again.with_gag("umbrella").gag == "umbrella"
