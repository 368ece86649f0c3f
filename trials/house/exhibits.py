"""Exhibits: an ordinary object, an improbable custodian, a figure, a flaw in plain view. Pure."""

from dataclasses import dataclass
from itertools import product

from allrise.seeds import rng
from trials.domain.casefile import CaseFile, ExhibitDraft
from trials.domain.charges import EvidenceKind
from trials.house.bags import shuffled
from trials.house.words import straight

DESCRIPTION_WORDS = 45
_KEEPING = (
    "kept by {who}", "in the care of {who}", "submitted by {who}", "on loan from {who}",
    "preserved by {who}", "entrusted to me by {who}", "discovered by {who}",
    "surrendered by {who}", "signed for by {who}", "pressed on me by {who}",
    "left to the court by {who}", "sent by {who}, insured", "vouched for by {who}",
    "rescued by {who}", "on approval from {who}", "carried in by {who}",
    "catalogued by {who}", "insured by {who}", "brought in person by {who}",
    "swapped with me by {who}", "under the eye of {who}", "dusted weekly by {who}",
    "posted to me by {who}", "held for ransom by {who}",
)  # fmt: skip


@dataclass(frozen=True)
class Parts:
    """What one exhibit of one trial is made of."""

    kind: EvidenceKind
    custodian: str
    keeping: str
    detail: str


def parts(case: CaseFile, kind: str) -> Parts:
    """The same parts for the same seed, charge and kind; no two kinds share a custodian early.

    Raises KeyError when the charge has no such kind.
    """
    sheet = case.sheet
    item = sheet.evidence_kind(kind)
    index = [other.kind for other in sheet.evidence].index(kind)
    custodians = shuffled(case.seed, sheet.writer.custodians, "custodians")
    keeping = shuffled(case.seed, _KEEPING, "keeping")
    details = list(item.details)
    rng(case.seed, "house", "detail", kind).shuffle(details)
    custodian = custodians[index % len(custodians)]
    verb = keeping[index % len(keeping)]
    detail, custodian = _fitting(item, details, [custodian, *custodians], verb)
    return Parts(item, custodian, verb.format(who=custodian), detail)


def draft(case: CaseFile, kind: str, letter: str) -> ExhibitDraft:
    """Exhibit `letter`: a title and a description of at most 45 words that shows the flaw."""
    made = parts(case, kind)
    return ExhibitDraft(
        kind=kind,
        letter=letter,
        title=made.kind.name,
        description=_describe(made.kind, made.keeping, made.detail),
    )


def _fitting(
    item: EvidenceKind, details: list[str], custodians: list[str], verb: str
) -> tuple[str, str]:
    """The first detail and custodian that fit the length, else the shortest of each."""
    for custodian, detail in product(custodians[:4], details):
        keeping = verb.format(who=custodian)
        if len(_describe(item, keeping, detail).split()) <= DESCRIPTION_WORDS:
            return detail, custodian
    shortest = min(details, key=len)
    custodian = min(custodians, key=len)
    keeping = verb.format(who=custodian)
    fits = len(_describe(item, keeping, shortest).split()) <= DESCRIPTION_WORDS
    return (shortest if fits else ""), custodian


def _describe(item: EvidenceKind, keeping: str, detail: str) -> str:
    head = f"{capital(item.object)}, {item.figure}, {keeping}."
    return straight(" ".join(part for part in (head, detail, item.flaw_line) if part))


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
