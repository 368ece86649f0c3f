"""What a curator's source has to stand up to before it goes on the shelves.

A passage's claim must be borne out by the passage; its checks must come out; its place must
lie where the catalogue says the source can be cited. What only makes a true passage look
forged is no fault, but worth saying.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from evidence.domain.exhibits import Citation, Exhibit, Passage, Source
from evidence.domain.verifier import Finding, locator_key, verify
from evidence.house.places import place
from evidence.house.signs import hard, signs
from evidence.house.views import entry
from evidence.library import recount

MOST_CHECKS = 24
_PRINTED = "\n\t"


@dataclass(frozen=True)
class Fault:
    """Something wrong with the passage at `index`; `index` is None for the source as a whole."""

    index: int | None
    problem: str


def faults(source: Source) -> list[Fault]:
    """Everything that keeps the source off the shelves, passage by passage."""
    found = [Fault(None, wrong) for wrong in _of_card(source)]
    keys: dict[object, str] = {}
    for index, passage in enumerate(source.passages):
        key = locator_key(passage.locator)
        if key in keys:
            found.append(Fault(index, f"locator: {keys[key]} is the same place"))
        keys.setdefault(key, passage.locator)
        found.extend(Fault(index, wrong) for wrong in of_passage(passage, source))
    return found


def of_passage(passage: Passage, source: Source) -> Iterator[str]:
    """What is wrong with one passage, each with the field that it is about."""
    if _has_controls(passage.model_dump_json()):
        yield "content: it holds control characters"
    cited, allowed = place(passage.locator), place(source.locators)
    if cited and allowed and not cited.within(allowed):
        yield f"locator: {passage.locator} is outside {source.locators}"
    finding = finding_of(passage, source)
    if not finding.grounded:
        yield f"claim: {finding.objection}"
    if len(passage.checks) > MOST_CHECKS:
        yield f"checks: there are more than {MOST_CHECKS}"
    else:
        yield from (f"checks: {wrong}" for wrong in recount.objections(passage))


def finding_of(passage: Passage, source: Source) -> Finding:
    """What the verifier says of the passage filed whole, with its own claim."""
    return verify(exhibit_of(passage, source), source)


def exhibit_of(passage: Passage, source: Source) -> Exhibit:
    """The passage as a spectator would see it, filed whole."""
    return Exhibit(
        kind=source.kind,
        title=passage.title,
        claim=passage.claim,
        preview=passage.content,
        citation=Citation(source=source.title, locator=passage.locator),
    )


def suspicions(passage: Passage, source: Source) -> list[str]:
    """The tells that an examiner would see in it, though it is true: no house player files it."""
    found = hard(signs(exhibit_of(passage, source), (entry(source),)))
    return [" ".join((sign.tell.value, *sign.slots.values())) for sign in found]


def _of_card(source: Source) -> Iterator[str]:
    if _has_controls("".join((source.title, source.locators))):
        yield "title: it holds control characters"


def _has_controls(text: str) -> bool:
    """Whether it holds what no page can print, as it is or escaped in JSON."""
    return "\\u0000" in text or any(
        unicodedata.category(sign) == "Cc" and sign not in _PRINTED for sign in text
    )
