"""The shapes models are asked to answer in.

A preview is one object with the fields of all four kinds, of which one kind's are filled: a
union of shapes is what vendors' strict modes and small models do worst. Whether the answer
holds is `honest`'s to say.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from evidence.domain.exhibits import Kind
from evidence.domain.rules import Decision

MAX_REASONING = 500
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
Loose = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)]
Time = Annotated[str, StringConstraints(pattern=r"^\d{2}:[0-5]\d$")]


class _Answer(BaseModel):
    model_config = ConfigDict(extra="ignore", populate_by_name=True)


class PointAnswer(_Answer):
    label: Line
    value: float = Field(allow_inf_nan=False)


class SegmentAnswer(_Answer):
    t: Time
    speaker: Line
    text: Line


class SceneAnswer(_Answer):
    start: Time = Field(alias="from")
    end: Time = Field(alias="to")
    text: Line


class PreviewAnswer(_Answer):
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=1200)]
    form: Literal["bar", "line", ""]
    unit: Loose
    points: list[PointAnswer] = Field(max_length=12)
    segments: list[SegmentAnswer] = Field(max_length=12)
    scenes: list[SceneAnswer] = Field(max_length=12)


class ExhibitFiling(_Answer):
    """The presenter's schema: it thinks first, then files, and labels last."""

    plan: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000)]
    decision: Literal["straight", "fabricated"]
    kind: Kind
    source: Line
    locator: Line
    title: Line
    preview: PreviewAnswer
    claim: Line
    is_grounded: bool = Field(repr=False)


class ExaminersRuling(_Answer):
    """The examiner's schema: the reasons come before the decision."""

    reasoning: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_REASONING)
    ]
    decision: Decision
