"""The sealed envelope."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.commitment import check, commit
from evidence.domain.rules import Truth

NONCES = st.text("0123456789abcdef", min_size=32, max_size=32)
TRUTHS = st.sampled_from(Truth)


def test_anyone_can_check_it_in_a_line() -> None:
    nonce = "00112233445566778899aabbccddeeff"
    assert commit(nonce, Truth.GROUNDED) == hashlib.sha256(f"{nonce}:grounded".encode()).hexdigest()
    assert (
        commit(nonce, Truth.HALLUCINATED)
        == hashlib.sha256(f"{nonce}:hallucinated".encode()).hexdigest()
    )


@given(nonce=NONCES, other=NONCES, truth=TRUTHS)
def test_it_opens_for_its_own_truth_and_nonce_only(nonce: str, other: str, truth: Truth) -> None:
    sealed = commit(nonce, truth)
    flipped = next(each for each in Truth if each is not truth)
    assert check(sealed, nonce, truth)
    assert not check(sealed, nonce, flipped)
    assert check(sealed, other, truth) is (other == nonce)


@pytest.mark.parametrize(
    "nonce", ["", "0" * 31, "0" * 33, "A" * 32, "g" * 32, "0" * 32 + "\n", "٠" * 32]
)
def test_a_malformed_nonce_is_refused_and_not_repeated(nonce: str) -> None:
    with pytest.raises(ValueError) as caught:
        commit(nonce, Truth.GROUNDED)
    assert not nonce or nonce not in str(caught.value)
    assert not check("0" * 64, nonce, Truth.GROUNDED)


def test_a_malformed_commitment_does_not_open() -> None:
    nonce = "0" * 32
    assert not check("", nonce, Truth.GROUNDED)
    assert not check("é" * 64, nonce, Truth.GROUNDED)
    assert not check(commit(nonce, Truth.GROUNDED).upper(), nonce, Truth.GROUNDED)
