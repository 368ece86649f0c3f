"""Open reads answered from this process's memory: the same words for all who ask at once.

A thousand people who poll are answered in the event loop, without a thread, a query or
Django. Only what says that it is public and comes with a fingerprint is kept, for a moment
shorter than caches outside may keep it anyway; of many who ask for the same at once, one
asks Django and the others wait for what it brings. Each read is counted all the same.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from django.conf import settings

from allrise.accounts.addresses import address_behind
from allrise.accounts.openness import read

Scope = dict[str, Any]
Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
KEEP_SECONDS = 0.5
MOST = 512
# Told to Django, so that one read is not counted twice.
COUNTED = "allrise.counted"
# What a 304 repeats of the answer it stands for.
REPEATED = {
    b"access-control-allow-origin", b"access-control-expose-headers", b"cache-control", b"etag",
    b"vary",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def header(self, name: bytes) -> bytes:
        return next((value for key, value in self.headers if key.lower() == name), b"")

    @property
    def for_everyone(self) -> bool:
        public = b"public" in self.header(b"cache-control")
        return self.status == 200 and public and bool(self.header(b"etag"))

    def as_known(self, etags: bytes) -> "Answer":
        """This, or 304 for who has it already."""
        known = [each.strip().removeprefix(b"W/") for each in etags.split(b",")]
        if self.header(b"etag").removeprefix(b"W/") not in known:
            return self
        return Answer(304, [(k, v) for k, v in self.headers if k.lower() in REPEATED], b"")


class Kept:
    """The ASGI application in front of Django's."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._answers: dict[tuple[str, bytes], tuple[float, Answer]] = {}
        self._asked: dict[tuple[str, bytes], asyncio.Future[Answer]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        open_read = scope["path"].startswith(tuple(settings.OPEN_READS))
        if scope["method"] != "GET" or not open_read:
            await self._app(scope, receive, send)
            return
        # In a thread: a broker that hangs must not hold up the loop.
        loop = asyncio.get_running_loop()
        verdict = await loop.run_in_executor(None, read, address_behind(scope))
        scope = {**scope, COUNTED: verdict}
        if not verdict.allowed:
            await self._app(scope, receive, send)
            return
        known = next((v for k, v in scope["headers"] if k == b"if-none-match"), b"")
        answer = await self._answer(scope)
        await _say(answer.as_known(known) if answer.for_everyone else answer, send)

    async def _answer(self, scope: Scope) -> Answer:
        key = (scope["path"], scope.get("query_string", b""))
        kept = self._answers.get(key)
        if kept is not None and time.monotonic() - kept[0] < KEEP_SECONDS:
            return kept[1]
        mine = key not in self._asked
        if mine:
            self._asked[key] = asyncio.ensure_future(self._fetch(key, scope))
        # Shielded: one who gives up waiting does not take the answer from the others.
        answer = await asyncio.shield(self._asked[key])
        return answer if mine or answer.for_everyone else await self._ask(scope)

    async def _fetch(self, key: tuple[str, bytes], scope: Scope) -> Answer:
        """Ask, and keep the answer if it is one to keep."""
        try:
            answer = await self._ask(scope)
        finally:
            del self._asked[key]
        if answer.for_everyone:
            if len(self._answers) >= MOST:
                self._answers.clear()
            self._answers[key] = (time.monotonic(), answer)
        return answer

    async def _ask(self, scope: Scope) -> Answer:
        """What Django answers, whole: others may wait for it who know nothing yet, and whom
        it is nothing to that the first one left."""
        headers = [(k, v) for k, v in scope["headers"] if k != b"if-none-match"]
        said: list[Message] = []

        async def hear(message: Message) -> None:
            said.append(message)

        await self._app({**scope, "headers": headers}, _patience(), hear)
        start = next(each for each in said if each["type"] == "http.response.start")
        body = b"".join(each.get("body", b"") for each in said[1:])
        return Answer(start["status"], list(start["headers"]), body)


def _patience() -> Receive:
    """A client that sends no body and never goes."""
    sent = False

    async def receive() -> Message:
        nonlocal sent
        if sent:
            await asyncio.Event().wait()
        sent = True
        return {"type": "http.request", "body": b"", "more_body": False}

    return receive


async def _say(answer: Answer, send: Send) -> None:
    start = {"type": "http.response.start", "status": answer.status, "headers": answer.headers}
    await send(start)
    await send({"type": "http.response.body", "body": answer.body})
