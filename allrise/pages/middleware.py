"""Turns a court's refusal on a page into that page's status; the API has its own way."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode

from allrise.errors import CourtError, NotSignedIn


class RefusalMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, CourtError):
            return None
        if isinstance(error, NotSignedIn):
            back = urlencode({"next": request.get_full_path()})
            return redirect(f"{reverse('account_login')}?{back}")
        template = {403: "403.html", 404: "404.html"}.get(error.status, "refused.html")
        return render(request, template, {"message": error.message}, status=error.status)
