"""Every gap by name, with its cuts and its questions."""

from trials.house.lines import parry, quote
from trials.house.lines.gap_bare import BARE
from trials.house.lines.gap_charge import ELEMENTS, EXHIBITS
from trials.house.lines.gap_excuses import EXCUSES
from trials.house.lines.gap_facts import FACTS, Lines
from trials.house.lines.gap_words import WORDS

GAPS: dict[str, Lines] = {
    **FACTS, **WORDS, **BARE, **EXCUSES, **EXHIBITS, **ELEMENTS,
    "tidy": Lines(parry.TIDY, parry.TIDY_ASK),
    "sprawl": Lines(quote.SPRAWL, quote.SPRAWL_ASK),
}  # fmt: skip
