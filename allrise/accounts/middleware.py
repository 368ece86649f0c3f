"""Puts the person, guest or member, on every request as `request.person`."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject

from allrise.accounts.people import person_of


class PersonMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        # Lazy: most static and health requests never ask who is there.
        request.person = SimpleLazyObject(lambda: person_of(request))  # type: ignore[attr-defined]
        return self.get_response(request)
