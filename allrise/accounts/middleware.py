"""Puts the person, guest or member, on every request as `request.person`."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.functional import SimpleLazyObject

from allrise.accounts.people import bearer_of, person_of
from allrise.accounts.tokens import BadToken


class PersonMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        # A token is looked at even where anyone may read: a program learns at once that
        # its own is void.
        if bearer_of(request) is not None:
            try:
                person_of(request)
            except BadToken as error:
                answer = {"code": error.error_code, "message": error.message}
                refusal = JsonResponse(answer, status=error.status)
                refusal["WWW-Authenticate"] = "Bearer"
                return refusal
        # Lazy: most static and health requests never ask who is there.
        request.person = SimpleLazyObject(lambda: person_of(request))  # type: ignore[attr-defined]
        return self.get_response(request)
