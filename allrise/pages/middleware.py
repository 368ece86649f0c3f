"""Turns a court's refusal on a page into that page's status; the API has its own way."""

from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.template.loader import get_template
from django.urls import reverse
from django.utils.http import urlencode
from django.views import defaults

from allrise.accounts.addresses import address_of
from allrise.accounts.openness import TOO_FAST, read, slow_down
from allrise.errors import CourtError, NotSignedIn

HEALTH = "/api/health"
APIS = ("/api/", "/evidence-room/api/")
API_REFUSALS = {
    404: ("not_found", "There is nothing at this address."),
    405: ("method_not_allowed", "This address does not answer to that method."),
    413: ("too_large", "This is more than the court will read at once."),
}
TEMPLATES = {403: "403.html", 404: "404.html", 429: "429.html"}


class DoorMiddleware:
    """First at the door: what is too large is not read, and every answer says what a page of
    ours may ask the browser for."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = too_large(request) if _is_too_large(request) else self.get_response(request)
        response["Permissions-Policy"] = settings.PERMISSIONS_POLICY
        return response


def _is_too_large(request: HttpRequest) -> bool:
    """By what it says of itself; Django stops reading whatever says less than it brings."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    files = request.META.get("CONTENT_TYPE", "").startswith("multipart/")
    most = settings.UPLOAD_MAX_SIZE if files else settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    return length.isascii() and length.isdigit() and int(length) > most


def too_large(request: HttpRequest) -> HttpResponse:
    code, message = API_REFUSALS[413]
    if request.path.startswith(APIS):
        return JsonResponse({"code": code, "message": message}, status=413)
    return HttpResponse(get_template("refused.html").render({"message": message}), status=413)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler of whatever makes no sense before a view was reached."""
    if isinstance(exception, RequestDataTooBig):
        return too_large(request)
    return defaults.bad_request(request, exception)


class ReadsMiddleware:
    """Reads are counted by address, before anything asks for a session or a row.

    What is open to everyone has its own counting (`OpenReadsMiddleware`), and the state of
    the court can always be asked for. A person is told on a page, a program in JSON.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if (
            request.method in ("GET", "HEAD")
            and request.path.startswith(tuple(settings.COUNTED_READS))
            and not request.path.startswith(tuple(settings.OPEN_READS))
            and request.path != HEALTH
        ):
            verdict = read(address_of(request))
            if not verdict.allowed:
                return _too_fast(request, slow_down(verdict))
        return self.get_response(request)


def _too_fast(request: HttpRequest, told: HttpResponse) -> HttpResponse:
    """The refusal as whoever asked can read it."""
    if request.path.startswith(APIS) or "text/html" not in request.headers.get("Accept", ""):
        return told
    page = HttpResponse(get_template("429.html").render({"message": TOO_FAST}), status=429)
    for name in ("Retry-After", "Cache-Control"):
        page[name] = told[name]
    return page


class RefusalMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if request.path.startswith(APIS) and 400 <= response.status_code < 500:
            return _in_the_apis_shape(response)
        return response

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, CourtError):
            return None
        if isinstance(error, NotSignedIn):
            back = urlencode({"next": request.get_full_path()})
            return redirect(f"{reverse('account_login')}?{back}")
        template = TEMPLATES.get(error.status, "refused.html")
        answer = render(request, template, {"message": error.message}, status=error.status)
        if error.retry_after is not None:
            answer["Retry-After"] = str(error.retry_after)
        return answer


def _in_the_apis_shape(response: HttpResponse) -> HttpResponse:
    """A refusal made before the API was reached, as a program expects it; others as they are."""
    if response["Content-Type"].startswith("application/json"):
        return response
    code, message = API_REFUSALS.get(response.status_code, ("invalid", "This makes no sense."))
    shaped = JsonResponse({"code": code, "message": message}, status=response.status_code)
    if "Allow" in response:
        shaped["Allow"] = response["Allow"]
    return shaped
