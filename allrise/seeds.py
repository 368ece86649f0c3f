"""One random number generator a purpose, so that no draw disturbs another. Pure."""

import hashlib
import random


def rng(seed: int | str, *purpose: str) -> random.Random:
    """A generator that depends on `seed` and `purpose` alone, on any machine.

    `7` and `"7"` are the same seed, because a seed travels through JSON and URLs. Parts are
    length-prefixed, so ("a", "bc") and ("ab", "c") differ. Mersenne Twister seeded with the
    256-bit integer of the SHA-256 digest: Python promises that sequence for ever.
    """
    digest = hashlib.sha256()
    for part in (str(seed), *purpose):
        raw = part.encode("utf-8", "surrogatepass")
        digest.update(b"%d:" % len(raw))
        digest.update(raw)
    return random.Random(int.from_bytes(digest.digest(), "big"))
