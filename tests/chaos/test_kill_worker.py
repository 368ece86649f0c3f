"""Kill -9 on the worker at every boundary of a turn: the trial goes on, nothing is said twice."""

import time
from pathlib import Path

import pytest

from tests.chaos import killer
from tests.playing import Player, check_record

pytestmark = [pytest.mark.chaos, pytest.mark.slow]
# From the kill to the next word on the record, seconds.
RECOVERY = 10.0

OPENING = ("claimed", "thought:exhibit", "streaming", "thought:reply", "thought:write_back")
ROUND = ("thought:weaknesses", "thought:fallacies", "thought:assessment", *OPENING)
CLOSING = ("claimed", "thought:fallacies", "thought:assessment", "thought:ruling")
# Inside the recording transaction, and just after it has committed.
ENDS = ("recording", "recorded")
BOUNDARIES = [
    *(("opening", boundary) for boundary in (*OPENING, *ENDS)),
    *(("round_2", boundary) for boundary in (*ROUND, *ENDS)),
    *(("closing", boundary) for boundary in (*CLOSING, *ENDS)),
]


@pytest.fixture(scope="module")
def plans(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("plans")


@pytest.fixture(scope="module")
def mortal(court, plans):
    """A court whose workers die where they are told."""
    return court(
        pace="0.02",
        env={
            "ALLRISE_TURN_OBSERVER": "tests.chaos.killer.kill_once",
            "CHAOS_PLANS": str(plans),
        },
    )


def _await_death(plans: Path, boundary: str, step: str) -> float:
    done = (plans / killer._name(boundary, step)).with_suffix(".done")
    deadline = time.monotonic() + 20
    while not done.exists():
        assert time.monotonic() < deadline, f"{boundary} was never reached in {step}"
        time.sleep(0.02)
    done.unlink()
    return time.monotonic()


@pytest.mark.parametrize("boundaries", [BOUNDARIES[start::6] for start in range(6)])
def test_a_trial_survives_the_death_of_its_worker(mortal, plans, boundaries, record_property):
    """One trial, its worker killed at several boundaries on the way to the verdict."""
    player = Player(mortal.url)
    by_step: dict[str, list[str]] = {}
    for step, boundary in boundaries:
        by_step.setdefault(step, []).append(boundary)

    for boundary in by_step.get("opening", ()):
        killer.plan(plans, boundary, "opening")
    player.arrive()
    following = {"opening": "round_1", "round_1": "round_2", "round_2": "round_3"}
    for step in ("opening", "round_1", "round_2", "round_3", "closing"):
        if step != "opening":
            player.wait_for(step, "defense")
            for boundary in by_step.get(step, ()):
                killer.plan(plans, boundary, step)
            assert player.defend(step).status_code == 202
        for boundary in _in_order(step, by_step.get(step, ())):
            died = _await_death(plans, boundary, step)
            if boundary == by_step[step][-1]:
                ends = (
                    ("closing", "decided")
                    if step == "closing"
                    else (following.get(step, "closing"), "defense")
                )
                player.wait_for(*ends, seconds=RECOVERY)
                record_property(f"{step} {boundary}", round(time.monotonic() - died, 2))
    shown = player.wait_for("closing", "decided")
    docket = player.docket()
    check_record(docket)
    assert shown["verdict"]["engine"] == "house"
    assert [e["seq"] for e in shown["transcript"]] == sorted(
        {e["seq"] for e in shown["transcript"]}
    )


def _in_order(step: str, boundaries) -> list[str]:
    order = [boundary for at, boundary in BOUNDARIES if at == step]
    return sorted(boundaries, key=order.index)
