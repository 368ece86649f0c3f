"""The one HTTP API, its authentication, and the shape of its errors."""

import logging
from typing import Any

from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError

from allrise.errors import CourtError
from allrise.pages.health import router as health
from trials.api import charges, trials

log = logging.getLogger(__name__)
CODES = {400: "invalid", 401: "not_signed_in", 403: "forbidden", 404: "not_found", 429: "slow_down"}

api = NinjaAPI(
    title="All Rise",
    version="1",
    description="Charges, trials and the state of the court.",
    docs_url="/docs",
)
api.add_router("/charges", charges, tags=["charges"])
api.add_router("/trials", trials, tags=["trials"])
api.add_router("/health", health, tags=["health"])


def _problem(request: HttpRequest, status: int, code: str, message: str) -> HttpResponse:
    return api.create_response(request, {"code": code, "message": message}, status=status)


@api.exception_handler(CourtError)
def refused(request: HttpRequest, error: Any) -> HttpResponse:
    return _problem(request, error.status, error.error_code, error.message)


@api.exception_handler(ValidationError)
def malformed(request: HttpRequest, error: Any) -> HttpResponse:
    """Say which field was wrong and why, without repeating what was sent."""
    problems = "; ".join(
        f"{'.'.join(str(part) for part in item['loc'][1:])}: {item['msg']}"
        for item in error.errors[:5]
    )
    return _problem(request, 422, "invalid", problems or "The request makes no sense.")


@api.exception_handler(AuthenticationError)
def stranger(request: HttpRequest, error: Any) -> HttpResponse:
    return _problem(request, 401, "not_signed_in", "Sign in first.")


@api.exception_handler(HttpError)
def http_error(request: HttpRequest, error: Any) -> HttpResponse:
    code = CODES.get(error.status_code, "refused")
    if "CSRF" in str(error):
        code = "csrf"
    return _problem(request, error.status_code, code, str(error))
