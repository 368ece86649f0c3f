"""The evidence ledger: which kind is dealt next, and how exhibits are lettered."""

from allrise.seeds import rng
from trials.domain.casefile import CaseFile

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def next_letter(laid: int) -> str:
    """The letter of the next exhibit when `laid` lie on the table already."""
    return LETTERS[laid]


def deal(case: CaseFile) -> str | None:
    """The kind of evidence for this phase: one unused kind, by the trial's seed.

    The whole pool is shuffled once per trial, so what is dealt does not depend on how
    often or when the deal is asked for. None when the pool is used up.
    """
    pool = [item.kind for item in case.sheet.evidence]
    rng(case.seed, "ledger").shuffle(pool)
    unused = set(case.unused_evidence())
    return next((kind for kind in pool if kind in unused), None)
