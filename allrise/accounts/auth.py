"""Who may use the API: a token's person, or the session's, guests included, with CSRF.

`person_auth` is both, in this order. A request that shows a token is that token's or
nobody's: a bad one is 401 and never falls back to the cookie beside it.
"""

from typing import Any

from django.http import HttpRequest
from ninja.security import APIKeyCookie, HttpBearer

from allrise.accounts.models import User
from allrise.accounts.people import bearer_of, person_of, require_person


class TokenAuth(HttpBearer):
    """`Authorization: Bearer <token>`. No CSRF: no other site can make a browser send it."""

    def __call__(self, request: HttpRequest) -> Any:
        # Not the base class's: that one logs what it does not understand.
        key = bearer_of(request)
        return None if key is None else self.authenticate(request, key)

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        return require_person(request)


class PersonAuth(APIKeyCookie):
    """The session cookie. Nobody behind it is 401; a missing CSRF token 403."""

    param_name = "sessionid"

    def __call__(self, request: HttpRequest) -> Any:
        require_person(request)
        return super().__call__(request)

    def authenticate(self, request: HttpRequest, key: str | None) -> User | None:
        return person_of(request)


person_auth = (TokenAuth(), PersonAuth())
