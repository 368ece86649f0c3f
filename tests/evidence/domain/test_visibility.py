"""What is seen of a match, and that nothing secret is seen too early."""

import json
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.commitment import check, commit
from evidence.domain.match import ROUNDS, Phase, Standing
from evidence.domain.rules import Decision, Truth, resolve
from evidence.domain.state import RoomState, Sitter
from evidence.domain.visibility import (
    MatchRecord,
    Role,
    RoundRecord,
    Ruling,
    Sealed,
    in_live_room,
    may_read,
    may_rule,
    person_sitting,
    role_of,
    shows_seed,
    state_of,
)
from tests.evidence.domain.sources import PEAKS, REEL, exhibit_of

STATE_KEYS = {
    "id", "phase", "round", "rounds", "presenter", "examiner", "scores", "exhibits",
    "challenges", "verdicts",
}  # fmt: skip
HOUSE = Sitter(name="The Archivist", model="house")


@st.composite
def records(draw: st.DrawFn) -> MatchRecord:
    """A match after some rounds, the last of them in any of its states."""
    count = draw(st.integers(0, ROUNDS))
    rounds = []
    for number in range(1, count + 1):
        truth = draw(st.sampled_from(Truth))
        nonce = f"{number:02x}" + draw(st.text("0123456789abcdef", min_size=30, max_size=30))
        last = number == count
        ruled = not last or draw(st.booleans())
        source = draw(st.sampled_from([PEAKS, REEL]))
        rounds.append(
            RoundRecord(
                round=number,
                exhibit=exhibit_of(source, source.passages[0]),
                commitment=commit(nonce, truth),
                sealed=Sealed(
                    truth, nonce, "claim" if truth is Truth.HALLUCINATED else None,
                    PEAKS.passages[2].content, ((0, 5),),
                ),
                ruling=Ruling(draw(st.sampled_from(Decision)), "I say.") if ruled else None,
                resolved=ruled and (not last or draw(st.booleans())),
            )
        )  # fmt: skip
    standing = Standing(max(count, 1), Phase.EXAMINING)
    return MatchRecord(uuid4(), standing, HOUSE, HOUSE, rounds)


@given(record=records())
def test_the_state_is_the_contracts_and_sums_up(record: MatchRecord) -> None:
    state = state_of(record)
    data = RoomState(seq=7, match=state).data()
    assert set(data) == {"seq", "match"}
    assert set(data["match"]) == STATE_KEYS
    resolved = [each for each in record.rounds if each.resolved]
    assert [each["round"] for each in data["match"]["verdicts"]] == [r.round for r in resolved]
    assert len(state.exhibits) == len(record.rounds)
    for seat in ("presenter", "examiner"):
        told = sum(each[f"{seat}_delta"] for each in data["match"]["verdicts"])
        assert data["match"]["scores"][seat] == told
    for shown, kept in zip(state.verdicts, resolved, strict=True):
        assert kept.ruling is not None
        assert shown.verdict == resolve(kept.ruling.decision, kept.sealed.truth).verdict
        assert check(kept.commitment, shown.nonce, shown.truth)


@given(record=records())
def test_nothing_of_an_open_round_is_told(record: MatchRecord) -> None:
    told = json.dumps(RoomState(seq=0, match=state_of(record)).data()) + repr(record)
    for each in record.rounds:
        if not each.resolved:
            assert each.sealed.nonce not in told
            assert each.outcome is None
    open_rounds = {each.round for each in record.rounds if not each.resolved}
    assert not open_rounds & {each.round for each in state_of(record).verdicts}


def test_what_is_sealed_prints_as_nothing() -> None:
    sealed = Sealed(Truth.HALLUCINATED, "f" * 32, "preview")
    assert repr(sealed) == str(sealed) == f"{sealed}" == "Sealed(…)"


def test_a_round_is_not_resolved_without_a_ruling() -> None:
    with pytest.raises(ValueError):
        RoundRecord(
            round=1,
            exhibit=exhibit_of(PEAKS, PEAKS.passages[0]),
            commitment="0" * 64,
            sealed=Sealed(Truth.GROUNDED, "0" * 32),
            resolved=True,
        )


@pytest.mark.parametrize("phase", Phase)
def test_the_seed_waits_for_the_end(phase: Phase) -> None:
    assert shows_seed(Standing(10, phase)) is (phase is Phase.COMPLETE)


@pytest.mark.parametrize(
    ("human", "owns", "public", "over", "role"),
    [
        (False, False, False, False, Role.READER),
        (False, False, False, True, Role.READER),
        (True, True, False, False, Role.EXAMINER),
        (True, True, True, True, Role.EXAMINER),
        (True, False, True, True, Role.READER),
        (True, False, True, False, Role.STRANGER),
        (True, False, False, True, Role.STRANGER),
    ],
)
def test_a_persons_match_is_theirs(
    human: bool, owns: bool, public: bool, over: bool, role: Role
) -> None:
    standing = Standing(10, Phase.COMPLETE if over else Phase.EXAMINING)
    found = role_of(human=human, owns=owns, public=public, standing=standing)
    assert found is role
    assert may_read(found) is (role is not Role.STRANGER)
    assert may_rule(found) is (role is Role.EXAMINER)
    assert in_live_room(human=human) is not human


def test_a_person_is_named_once_they_made_it_public() -> None:
    assert person_sitting("Ada", public=False) == Sitter(name="a member", model="human")
    assert person_sitting("Ada", public=True) == Sitter(name="Ada", model="human")
