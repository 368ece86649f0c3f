from hypothesis import given
from hypothesis import strategies as st

from allrise.supervisor.backoff import HEALTHY_SECONDS, LONGEST_SECONDS, Backoff


def test_doubles_from_half_a_second_to_fifteen():
    backoff = Backoff()
    pauses = [backoff.after(0.1) for _ in range(7)]
    assert pauses == [0.5, 1, 2, 4, 8, 15, 15]


def test_a_healthy_life_starts_the_count_anew():
    backoff = Backoff()
    for _ in range(5):
        backoff.after(0)
    assert backoff.after(HEALTHY_SECONDS) == 0.5
    assert backoff.after(1) == 1


@given(st.lists(st.floats(min_value=0, max_value=1e6), min_size=1))
def test_a_pause_is_never_outside_its_bounds(lives: list[float]):
    backoff = Backoff()
    assert all(0.5 <= backoff.after(lived) <= LONGEST_SECONDS for lived in lives)
