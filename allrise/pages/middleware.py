"""Turns a court's refusal on a page into that page's status; the API has its own way."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode

from allrise.errors import CourtError, NotSignedIn

API_REFUSALS = {
    404: ("not_found", "There is nothing at this address."),
    405: ("method_not_allowed", "This address does not answer to that method."),
    413: ("too_large", "This is more than the court will read at once."),
}


class RefusalMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if request.path.startswith("/api/") and 400 <= response.status_code < 500:
            return _in_the_apis_shape(response)
        return response

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, CourtError):
            return None
        if isinstance(error, NotSignedIn):
            back = urlencode({"next": request.get_full_path()})
            return redirect(f"{reverse('account_login')}?{back}")
        template = {403: "403.html", 404: "404.html"}.get(error.status, "refused.html")
        return render(request, template, {"message": error.message}, status=error.status)


def _in_the_apis_shape(response: HttpResponse) -> HttpResponse:
    """A refusal made before the API was reached, as a program expects it; others as they are."""
    if response["Content-Type"].startswith("application/json"):
        return response
    code, message = API_REFUSALS.get(response.status_code, ("invalid", "This makes no sense."))
    shaped = JsonResponse({"code": code, "message": message}, status=response.status_code)
    if "Allow" in response:
        shaped["Allow"] = response["Allow"]
    return shaped
