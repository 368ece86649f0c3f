"""What an exhibit is made of, and what a source holds: the public shapes, and the library's.

Pure. The four kinds of content are closed models, so that nothing private can travel
in them.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1200)]
# Minutes and seconds from the start of a recording or a reel.
TimeCode = Annotated[str, StringConstraints(pattern=r"^\d{2}:[0-5]\d$")]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Kind(StrEnum):
    DOCUMENT = "document"
    CHART = "chart"
    AUDIO = "audio"
    VIDEO = "video"


class Document(_Frozen):
    text: Text


class Point(_Frozen):
    label: Line
    value: float = Field(allow_inf_nan=False)


class Chart(_Frozen):
    form: Literal["bar", "line"]
    unit: Line
    points: tuple[Point, ...] = Field(min_length=1, max_length=12)


class Segment(_Frozen):
    t: TimeCode
    speaker: Line
    text: Line


class Audio(_Frozen):
    segments: tuple[Segment, ...] = Field(min_length=1, max_length=12)


class Scene(_Frozen):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    start: TimeCode = Field(alias="from")
    end: TimeCode = Field(alias="to")
    text: Line


class Video(_Frozen):
    scenes: tuple[Scene, ...] = Field(min_length=1, max_length=12)


Content = Document | Chart | Audio | Video
CONTENT: dict[Kind, type[_Frozen]] = {
    Kind.DOCUMENT: Document,
    Kind.CHART: Chart,
    Kind.AUDIO: Audio,
    Kind.VIDEO: Video,
}


class Citation(_Frozen):
    source: Line
    locator: Line


class Exhibit(_Frozen):
    """An exhibit as filed: everything here is public."""

    kind: Kind
    title: Line
    claim: Line
    preview: Content
    citation: Citation

    @model_validator(mode="after")
    def _shows_its_kind(self) -> "Exhibit":
        if type(self.preview) is not CONTENT[self.kind]:
            raise ValueError(f"the preview is not a {self.kind}")
        return self


class Check(_Frozen):
    """A figure of a passage that can be worked out again.

    `expr` is arithmetic in Python's notation, with the names of `math`, and `date`,
    `timedelta`, `calendar`, `Fraction`, `sum`, `range` and `len`; it must come to `equals`, which
    the passage says. A comparison comes to 1 or 0 (`evidence.library.arithmetic`).
    """

    expr: Line
    equals: float | str


class Passage(_Frozen):
    """One place in a source. `claim` is a true sentence that rests on this passage alone.

    `surprising`: a reader without the source would doubt it, though it is true.
    `caption` gives a chart the words its claims may use.
    """

    locator: Line
    title: Line
    content: Content
    caption: str = ""
    claim: Line
    surprising: bool = False
    checks: tuple[Check, ...] = ()


class Source(_Frozen):
    """A work of the house almanac. The catalogue shows all of it but the passages."""

    slug: Slug
    title: Line
    kind: Kind
    year: int = Field(ge=1990, le=2026)
    subject: Slug
    # What the catalogue says of where one may point: "p. 1–48", "fig. 1–12", "00:00–24:00".
    locators: Line
    passages: tuple[Passage, ...] = Field(min_length=6)

    @model_validator(mode="after")
    def _holds_together(self) -> "Source":
        places = [passage.locator for passage in self.passages]
        if len(set(places)) != len(places):
            raise ValueError("two passages share a locator")
        wanted = CONTENT[self.kind]
        if any(type(passage.content) is not wanted for passage in self.passages):
            raise ValueError(f"a passage is not a {self.kind}")
        return self
