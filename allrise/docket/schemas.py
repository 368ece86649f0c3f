"""The public shapes that both courtrooms' APIs share."""

from typing import Any

from ninja import Field, Schema


class Problem(Schema):
    """What every refused request gets."""

    code: str
    message: str


class Envelope(Schema):
    """One event. What is in `data` depends on its `type`."""

    seq: int
    type: str
    at: str = Field(json_schema_extra={"format": "date-time"})
    data: dict[str, Any]


class DocketOut(Schema):
    """A page of a docket: envelopes, oldest first."""

    items: list[Envelope]
    count: int
