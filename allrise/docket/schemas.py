"""The public shapes that both courtrooms' APIs share."""

from typing import Any

from ninja import Schema


class Problem(Schema):
    """What every refused request gets."""

    code: str
    message: str


class DocketOut(Schema):
    """A page of a docket: envelopes, oldest first."""

    items: list[dict[str, Any]]
    count: int
