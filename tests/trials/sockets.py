"""A client of the court's sockets for tests: the real application, the real Valkey."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID

from asgiref.sync import async_to_sync, sync_to_async
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.test import Client

from allrise.asgi import application
from allrise.docket.hub import hub
from trials.models import Trial

HOST = b"testserver"
SECONDS = 5.0


def play(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario on a loop of its own; database work is done in this thread."""
    async_to_sync(scenario)()


async def do(act: Callable[..., Any], *args: Any, **rest: Any) -> Any:
    """Something synchronous, in the thread that holds the database."""
    return await sync_to_async(act)(*args, **rest)


async def within(condition: Callable[[], bool], seconds: float = SECONDS) -> bool:
    """Whether the condition comes true in time."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(0.01)
    return True


class Listener:
    """One socket: `durable` has what came with a number, `passing` what came without."""

    def __init__(
        self,
        trial: Trial | UUID,
        client: Client | None = None,
        *,
        after: int | str | None = None,
        origin: bytes | None = b"http://testserver",
    ) -> None:
        subject = trial.id if isinstance(trial, Trial) else trial
        headers = [(b"host", HOST)]
        if origin is not None:
            headers.append((b"origin", origin))
        cookie = client.cookies.get(settings.SESSION_COOKIE_NAME) if client else None
        if cookie is not None:
            headers.append((b"cookie", f"{cookie.key}={cookie.value}".encode()))
        query = "" if after is None else f"?after={after}"
        self.socket = WebsocketCommunicator(application, f"/ws/trials/{subject}/{query}", headers)
        self.durable: list[dict[str, Any]] = []
        self.passing: list[dict[str, Any]] = []
        self.closed: int | None = None

    async def connect(self) -> "Listener":
        connected, _ = await self.socket.connect(timeout=SECONDS)
        assert connected, "every socket is accepted, and then perhaps closed with a code"
        return self

    async def hear(self, seconds: float = SECONDS) -> bool:
        """Take the next thing that comes; False when nothing did in time."""
        if self.closed is not None:
            return False
        try:
            message = await asyncio.wait_for(self.socket.output_queue.get(), seconds)
        except TimeoutError:
            return False
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            return True
        told = json.loads(message["text"])
        assert set(told) == {"seq", "type", "at", "data"}
        (self.passing if told["seq"] is None else self.durable).append(told)
        return True

    async def until(self, condition: Callable[[], bool], seconds: float = SECONDS) -> bool:
        deadline = time.monotonic() + seconds
        while not condition():
            left = deadline - time.monotonic()
            if left <= 0 or not await self.hear(left):
                return condition()
        return True

    async def up_to(self, seq: int, seconds: float = SECONDS) -> bool:
        """Listen until entry `seq` has come."""
        return await self.until(
            lambda: bool(self.durable) and self.durable[-1]["seq"] >= seq, seconds
        )

    async def refused(self) -> int | None:
        await self.until(lambda: self.closed is not None)
        return self.closed

    async def say(self, message: Any) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        await self.socket.send_input({"type": "websocket.receive", "text": text})

    async def throw(self, data: bytes) -> None:
        await self.socket.send_input({"type": "websocket.receive", "bytes": data})

    async def leave(self) -> None:
        await self.socket.disconnect(timeout=SECONDS)

    @property
    def numbers(self) -> list[int]:
        return [told["seq"] for told in self.durable]


async def listening(trial: Trial) -> bool:
    """Whether this process's hub holds its subscription."""
    return await within(lambda: bool(hub()._pubsub is not None and hub()._pubsub.subscribed))
