"""Who may use the API: the session's person, guests included, with CSRF."""

from typing import Any

from django.http import HttpRequest
from ninja.security import APIKeyCookie

from allrise.accounts.models import User
from allrise.accounts.people import person_of, require_person


class PersonAuth(APIKeyCookie):
    """The session cookie. Nobody behind it is 401; a missing CSRF token 403."""

    param_name = "sessionid"

    def __call__(self, request: HttpRequest) -> Any:
        require_person(request)
        return super().__call__(request)

    def authenticate(self, request: HttpRequest, key: str | None) -> User | None:
        return person_of(request)


person_auth = PersonAuth()
