"""The one family of errors a courtroom raises; turned into HTTP in one place."""

from typing import ClassVar


class CourtError(Exception):
    """Something was asked that cannot be done; nothing was changed by asking.

    `code` is a stable word for programs, `message` one plain sentence for people,
    `status` the HTTP status that fits, `retry_after` the whole seconds after which asking
    again makes sense, where that is known.
    """

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 400

    def __init__(
        self, message: str, *, code: str | None = None, retry_after: int | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.error_code = code or self.code
        self.retry_after = retry_after


class Invalid(CourtError):
    code = "invalid"
    status = 422


class NotSignedIn(CourtError):
    code = "not_signed_in"
    status = 401


class Forbidden(CourtError):
    code = "forbidden"
    status = 403


class NotFound(CourtError):
    code = "not_found"
    status = 404


class Conflict(CourtError):
    code = "conflict"
    status = 409


class Unavailable(CourtError):
    code = "unavailable"
    status = 503


class SlowDown(CourtError):
    """Too much in too little time. `retry_after` is in whole seconds."""

    code = "slow_down"
    status = 429

    def __init__(self, message: str, *, retry_after: int, code: str | None = None) -> None:
        super().__init__(message, code=code, retry_after=max(1, retry_after))
