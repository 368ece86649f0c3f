"""What a charge is made of, as the court reads it.

A `ChargeSheet` is the whole, immutable text of one charge: the statute, what
the prosecution must establish, the kinds of evidence it may invent, and the
house writer's sheet. Curators edit rows; a trial keeps the sheet it was opened
with, so that an edit never moves the ground under a running trial.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=400)]
Term = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]


class Difficulty(StrEnum):
    PETTY = "petty"
    SERIOUS = "serious"
    GRAVE = "grave"


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Element(_Frozen):
    """One thing the prosecution must establish.

    `text` is what stays on screen ("Food suffered by it"). `claim` is the same
    as a bare clause that fits after "that" ("food suffered by it"). `topics` are
    words and short phrases, in their dictionary form, by which a reader knows
    that a sentence is about this element.
    """

    text: Line
    claim: Line
    topics: tuple[Term, ...] = Field(min_length=8)


class EvidenceKind(_Frozen):
    """A kind of exhibit the prosecutor may invent, cited at most once a trial.

    `object` is a noun phrase with its article ("a garden gnome's diary").
    `figure` is one over-precise figure as a short phrase ("at 4:17 in the
    afternoon"). `details` are whole damning sentences. `flaw` names what is
    wrong with it in a few words; `flaw_line` is the sentence that lets the
    defendant see it, in the prosecutor's voice. Naming the flaw in the words of
    any of `flaw_synonyms` (all content words of one of them) answers the exhibit.
    """

    kind: Slug
    name: Line
    description: Line
    object: Line
    figure: Line
    details: tuple[Line, ...] = Field(min_length=2)
    flaw: Line
    flaw_line: Line
    flaw_synonyms: tuple[Term, ...] = Field(min_length=5)


class WriterSheet(_Frozen):
    """What the house engine needs to write lines no other charge could produce.

    `stakes` is the ladder of what is at risk, small to vast, as noun phrases.
    `images` are single concrete nouns or short noun phrases. `nicknames` name the
    crime ("the barbecue question"). `custodians` are improbable keepers of
    exhibits. `opening_lines`, `jibes`, `gloats`, `parries` and `demands` are whole
    sentences in the prosecutor's voice; `demands` are questions answerable in a
    sentence. `sentences` are what a guilty defendant is sentenced to, fitting
    after "The defendant shall" ("attend every barbecue in silence"). `acquittals`
    are the judge's dry closing lines when the defendant walks free.
    """

    stakes: tuple[Line, Line, Line]
    images: tuple[Term, ...] = Field(min_length=15)
    nicknames: tuple[Term, ...] = Field(min_length=4)
    custodians: tuple[Line, ...] = Field(min_length=8)
    opening_lines: tuple[Line, ...] = Field(min_length=4)
    jibes: tuple[Line, ...] = Field(min_length=10)
    gloats: tuple[Line, ...] = Field(min_length=5)
    parries: tuple[Line, ...] = Field(min_length=5)
    demands: tuple[Line, ...] = Field(min_length=8)
    sentences: tuple[Line, ...] = Field(min_length=6)
    acquittals: tuple[Line, ...] = Field(min_length=3)


class ChargeSheet(_Frozen):
    slug: Slug
    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=80)]
    statute: Line
    pitch: Line
    difficulty: Difficulty
    tags: tuple[Slug, ...] = Field(min_length=1)
    elements: tuple[Element, ...] = Field(min_length=2, max_length=5)
    evidence: tuple[EvidenceKind, ...] = Field(min_length=8)
    writer: WriterSheet

    @model_validator(mode="after")
    def _kinds_are_distinct(self) -> "ChargeSheet":
        kinds = [item.kind for item in self.evidence]
        if len(set(kinds)) != len(kinds):
            raise ValueError("two kinds of evidence share a name")
        return self

    @cached_property
    def _text(self) -> str:
        return self.model_dump_json()

    # A sheet is the key under which much is remembered: compared whole, it would cost more
    # than what it saves.
    def __hash__(self) -> int:
        return hash(self._text)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self._text == other._text if isinstance(other, ChargeSheet) else NotImplemented

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        copied = super().model_copy(update=update, deep=deep)
        copied.__dict__.pop("_text", None)
        return copied

    def evidence_kind(self, kind: str) -> EvidenceKind:
        """The kind of that name. Raises KeyError when the charge has none."""
        for item in self.evidence:
            if item.kind == kind:
                return item
        raise KeyError(kind)
