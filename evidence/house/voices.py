"""Saying who said it. Pure."""

from random import Random

_FRAMES = (
    "As {name} puts it, {claim}",
    "As {name} has it, {claim}",
    "According to {name}, {claim}",
)
# Words that keep their capital in mid-sentence are left alone; the others lose it.
_OPENERS = frozenset(
    "the a an every each most no all two three four five six seven eight nine ten this that in on"
    " at it there one if when after before between some any only about nearly more fewer less"
    " half twice of by for from to under over both neither as with without".split()
)


def attributed(claim: str, name: str, rng: Random) -> str:
    """The claim as the words of `name`; unchanged where it names a voice, or gets too long."""
    if " says" in claim or any(part in claim for part in name.split()):
        return claim
    head, _, rest = claim.partition(" ")
    inner = f"{head.lower()} {rest}" if head.lower() in _OPENERS else claim
    text = rng.choice(_FRAMES).format(name=name, claim=inner)
    return text if len(text) <= 300 else claim
