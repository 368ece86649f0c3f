"""The sealed envelope: what is published at filing so that a label cannot move later. Pure.

    commitment = hex SHA-256 of  nonce + ":" + truth

with a nonce of 32 lower-case hex digits (128 random bits, drawn by the caller from `secrets`
for each exhibit) and `truth` one of `grounded`, `hallucinated`.
"""

import hashlib
import re
from hmac import compare_digest
from typing import Final

from evidence.domain.rules import Truth

_NONCE: Final = re.compile(r"[0-9a-f]{32}", re.ASCII)


def commit(nonce: str, truth: Truth) -> str:
    """The commitment, 64 hex digits. Raises ValueError for a malformed nonce."""
    if not _NONCE.fullmatch(nonce):
        # The nonce is secret until its round resolves, so it is not in the message.
        raise ValueError("a nonce is 32 lower-case hex digits")
    return hashlib.sha256(f"{nonce}:{truth.value}".encode("ascii")).hexdigest()


def check(commitment: str, nonce: str, truth: Truth) -> bool:
    """Whether the envelope held exactly this; False for anything malformed."""
    if not _NONCE.fullmatch(nonce) or not commitment.isascii():
        return False
    return compare_digest(commitment, commit(nonce, truth))
