"""The one HTTP API, its authentication, and the shape of its errors."""

import logging
from typing import Any

from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError

from allrise.errors import CourtError
from allrise.pages.boards_api import router as trial_boards
from allrise.pages.health import router as health
from allrise.pages.reports import people
from evidence.api import boards, matches, room
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
api.add_router("/matches", matches, tags=["matches"])
api.add_router("/leaderboards", trial_boards, tags=["leaderboards"])
api.add_router("/leaderboards", boards, tags=["leaderboards"])
api.add_router("/people", people, tags=["people"])
# The public room has its own address, and no authentication at all.
room_api = NinjaAPI(
    title="All Rise: the Evidence Room",
    version="1",
    urls_namespace="room",
    description="The live match, the archive and the league table, open to everyone.",
    docs_url="/docs",
)
room_api.add_router("", room)
APIS = (api, room_api)


def _problem(request: HttpRequest, status: int, code: str, message: str) -> HttpResponse:
    answer = api.create_response(request, {"code": code, "message": message}, status=status)
    match = request.resolver_match
    if match is not None and match.namespace == room_api.urls_namespace:
        # Whoever may read the room may read why it does not answer, whatever page they are on.
        answer["Access-Control-Allow-Origin"] = "*"
    return answer


def refused(request: HttpRequest, error: Any) -> HttpResponse:
    answer = _problem(request, error.status, error.error_code, error.message)
    if error.retry_after is not None:
        answer["Retry-After"] = str(error.retry_after)
    return answer


def malformed(request: HttpRequest, error: Any) -> HttpResponse:
    """Say which field was wrong and why, without repeating what was sent."""
    problems = "; ".join(
        f"{'.'.join(str(part) for part in item['loc'][1:])}: {item['msg']}"
        for item in error.errors[:5]
    )
    return _problem(request, 422, "invalid", problems or "The request makes no sense.")


def stranger(request: HttpRequest, error: Any) -> HttpResponse:
    return _problem(request, 401, "not_signed_in", "Sign in first.")


def http_error(request: HttpRequest, error: Any) -> HttpResponse:
    code = CODES.get(error.status_code, "refused")
    if "CSRF" in str(error):
        code = "csrf"
    return _problem(request, error.status_code, code, str(error))


for each in APIS:
    each.add_exception_handler(CourtError, refused)
    each.add_exception_handler(ValidationError, malformed)
    each.add_exception_handler(AuthenticationError, stranger)
    each.add_exception_handler(HttpError, http_error)
