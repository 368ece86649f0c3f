"""Which place in which source a citation points at."""

import re
from typing import Final

from allrise.quotes import fold
from evidence.domain.exhibits import Citation, Passage, Source

# Spaces say nothing in a locator ("p.12", "p. 12"), except between two numbers.
_IDLE_SPACE: Final = re.compile(r"(?<!\d) +| +(?!\d)")


def locator_key(locator: str) -> str:
    """What two locators share if and only if they name the same place. Numbers are exact."""
    return _IDLE_SPACE.sub("", fold(locator))


def names_source(cited: str, source: Source) -> bool:
    """Whether the citation means this source: by its title, or by its slug."""
    return fold(cited) in (fold(source.title), fold(source.slug))


def cited_passage(citation: Citation, source: Source | None) -> Passage | None:
    if source is None or not names_source(citation.source, source):
        return None
    key = locator_key(citation.locator)
    return next((each for each in source.passages if locator_key(each.locator) == key), None)
