"""Dealing exhibits: by the seed alone, never the same kind twice."""

import threading

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trials.domain.cases import full, sheet, sheets
from trials.domain.casefile import CaseFile, Exhibit
from trials.domain.ledger import deal, next_letter
from trials.domain.phases import Phase

seeds = st.integers(0, 2**53 - 1)


def bare(seed: int) -> CaseFile:
    return full(seed=seed).model_copy(
        update={"exhibits": (), "prosecutor": type(full().prosecutor)()}
    )


def lay(case: CaseFile, kind: str) -> CaseFile:
    letter = next_letter(len(case.exhibits))
    exhibit = Exhibit(letter=letter, kind=kind, title=kind, description=kind, phase=Phase.OPENING)
    return case.model_copy(update={"exhibits": (*case.exhibits, exhibit)})


def dealt(case: CaseFile) -> list[str]:
    """The whole pool, in the order it is dealt."""
    kinds: list[str] = []
    while (kind := deal(case)) is not None:
        kinds.append(kind)
        case = lay(case, kind)
    return kinds


@given(seeds)
def test_the_whole_pool_is_dealt_once_and_then_nothing(seed: int) -> None:
    kinds = dealt(bare(seed))
    assert sorted(kinds) == sorted(item.kind for item in sheet().evidence)
    assert len(set(kinds)) == len(kinds)


@given(seeds, st.integers(1, 5))
@settings(max_examples=25)
def test_the_same_seed_deals_the_same_however_often_it_is_asked(seed: int, asked: int) -> None:
    case = bare(seed)
    for _ in range(asked):
        deal(case)
    assert dealt(case) == dealt(bare(seed))


def test_threads_and_phases_do_not_disturb_the_deal() -> None:
    expected = dealt(bare(11))
    seen: list[list[str]] = []
    threads = [
        threading.Thread(
            target=lambda phase=phase: seen.append(
                dealt(bare(11).model_copy(update={"phase": phase}))
            )
        )
        for phase in Phase
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert seen == [expected] * len(threads)


def test_other_seeds_deal_otherwise() -> None:
    orders = {tuple(dealt(bare(seed))) for seed in range(40)}
    firsts = {order[0] for order in orders}
    assert len(orders) > 35
    assert len(firsts) > 4


def test_a_kind_the_memory_has_cited_is_not_dealt_again() -> None:
    case = bare(3)
    first = deal(case)
    assert first is not None
    cited = case.model_copy(update={"prosecutor": case.prosecutor.with_evidence(first)})
    assert deal(cited) not in (None, first)


def test_exhibits_are_lettered_in_order() -> None:
    assert "".join(next_letter(laid) for laid in range(5)) == "ABCDE"


def test_every_shipped_charge_has_letters_and_kinds_for_a_whole_trial() -> None:
    for item in sheets().values():
        assert len(item.evidence) >= 4
        assert len(item.evidence) <= 26
