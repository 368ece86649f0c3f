"""The schedule where some file, some rule and some do both."""

from collections import Counter

from evidence.domain.schedule import Pairing, nth_by_seat

PRESENTERS = ["ann", "bob", "both", "all"]
EXAMINERS = ["cid", "dot", "both", "all"]


def cycle(number: int) -> list[Pairing]:
    size = 14
    drawn = [nth_by_seat(PRESENTERS, EXAMINERS, "s", number * size + i) for i in range(size)]
    assert None not in drawn
    return [pairing for pairing in drawn if pairing is not None]


def test_a_cycle_holds_every_presenter_against_every_examiner_once() -> None:
    wanted = {(p, e) for p in PRESENTERS for e in EXAMINERS if p != e}
    for number in range(4):
        assert Counter((x.presenter, x.examiner) for x in cycle(number)) == Counter(wanted)


def test_two_who_take_both_seats_play_their_return_match_at_once() -> None:
    for number in range(4):
        order = cycle(number)
        first = next(i for i, x in enumerate(order) if {x.presenter, x.examiner} == {"both", "all"})
        assert order[first + 1] == order[first].swapped()


def test_the_order_is_the_seeds_and_differs_by_cycle() -> None:
    assert cycle(0) == cycle(0)
    assert cycle(0) != cycle(1)
    assert nth_by_seat(["ann"], [], "s", 0) is None
