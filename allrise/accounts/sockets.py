"""Sockets opened by programs: a token in place of the session."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from allrise.accounts.people import BY_TOKEN, bearer_in
from allrise.accounts.tokens import digest_of

App = Callable[[dict[str, Any], Any, Any], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class TokenSession:
    """Stands where a session would, with the token's hash for a key.

    The doors and the wardens of the sockets ask `people_behind` who that is, at first and
    ever again, so that a revoked token's sockets close like a revoked session's.
    """

    session_key: str


class TokenSocketMiddleware:
    """Inside the session's middleware: whoever shows a token is that token's person or nobody."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        header = next((v for k, v in scope.get("headers", ()) if k == b"authorization"), b"")
        key = bearer_in(header.decode("latin1"))
        if key is not None:
            scope = {**scope, "session": TokenSession(BY_TOKEN + digest_of(key))}
        await self._app(scope, receive, send)
