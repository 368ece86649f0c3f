"""Shuffle bags: no player says the same line twice in a match. Pure."""

import re
from collections.abc import Collection, Mapping, Sequence

from allrise.seeds import rng

_FIELD = re.compile(r"\{(\w+)\}")


def drawn(
    frames: Sequence[str],
    slots: Mapping[str, str],
    *,
    seed: int | str,
    purpose: str,
    turn: int,
    said: Sequence[str] = (),
    prefer: Collection[str] = (),
) -> str:
    """A frame with its slots filled: in the bag's order from `turn` on, none that was said.

    Frames that use a slot of `prefer` come first. When all that can be filled have been said,
    the first of them is said again. Raises ValueError when none can be filled.
    """
    order = list(frames)
    rng(seed, "house", "lines", purpose).shuffle(order)
    order = order[turn % len(order) :] + order[: turn % len(order)]
    order.sort(key=lambda frame: not set(prefer).intersection(_FIELD.findall(frame)))
    ready = [frame for frame in order if set(_FIELD.findall(frame)) <= slots.keys()]
    if not ready:
        raise ValueError(f"no frame of {purpose} can be filled")
    fresh = (frame for frame in ready if not any(_said(frame, text) for text in said))
    return filled(next(fresh, ready[0]), slots)


def filled(frame: str, slots: Mapping[str, str]) -> str:
    return _FIELD.sub(lambda match: slots[match[1]], frame)


def _said(frame: str, text: str) -> bool:
    """Whether the text is this frame, whatever was in its slots."""
    literal = [re.escape(part) for part in _FIELD.split(frame)[::2]]
    return re.fullmatch(".+".join(literal), text) is not None
