"""The truth of an exhibit, from the library alone: nobody's word, no model, no likeness.

An exhibit is grounded if and only if the passage exists at the cited locator of the cited
source, contains the preview, and bears the claim out (SPEC 2.2). Each of the three is exact
after folding (`allrise.quotes`): `places`, `previews` and `claims` say what that means.
"""

from dataclasses import dataclass

from evidence.domain.exhibits import Exhibit, Passage, Source
from evidence.domain.rules import Truth
from evidence.domain.state import FailedPart
from evidence.domain.verifier.claims import objection
from evidence.domain.verifier.places import cited_passage, locator_key, names_source
from evidence.domain.verifier.previews import contains
from evidence.domain.verifier.spans import Spans, differs, flat

__all__ = ["Finding", "cited_passage", "flat", "locator_key", "names_source", "verify"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What the library says of an exhibit.

    `failed` is the first part that does not hold; `passage` what the source has at the cited
    locator; `differs` the spans of `flat(preview)` that depart from it, empty when grounded.
    `objection` says what is wrong, for the presenter that filed it and the record; like the
    rest it is secret until the round is resolved.
    """

    grounded: bool
    failed: FailedPart | None
    passage: Passage | None
    differs: Spans
    objection: str | None = None

    @property
    def truth(self) -> Truth:
        return Truth.GROUNDED if self.grounded else Truth.HALLUCINATED


def verify(exhibit: Exhibit, source: Source | None) -> Finding:
    """Look the citation up. `source` is the one the citation names, None if there is none.

    A source that the citation does not name counts as none: the caller's look-up is not
    taken on trust either. A real quote at a wrong locator fails by its locator.
    """
    passage = cited_passage(exhibit.citation, source)
    if source is None or passage is None:
        return Finding(False, "locator", None, (), "there is no such place in such a source")
    if not contains(passage.content, exhibit.preview):
        elsewhere = any(contains(each.content, exhibit.preview) for each in source.passages)
        return Finding(
            False,
            "locator" if elsewhere else "preview",
            passage,
            _lit(exhibit, passage),
            "that stands elsewhere in the source" if elsewhere else "the source does not say that",
        )
    wrong = objection(exhibit.claim, passage, source)
    if wrong is not None:
        return Finding(False, "claim", passage, (), wrong)
    return Finding(True, None, passage, ())


def _lit(exhibit: Exhibit, passage: Passage) -> Spans:
    """Where the preview departs; all of it, if it departs by what was left out at an ellipsis."""
    return differs(exhibit.preview, passage.content) or ((0, len(flat(exhibit.preview))),)
