"""Open reads from memory: one question for many askers, and nothing private among it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from allrise.accounts import kept
from allrise.accounts.kept import COUNTED, Kept
from allrise.accounts.limits import Verdict

PATH = "/evidence-room/api/state"
PUBLIC = [(b"Cache-Control", b"public, max-age=1"), (b"ETag", b'"one"'), (b"X-Own", b"1")]


class Django:
    """Answers slowly, and remembers what it was asked."""

    def __init__(self, headers: list[tuple[bytes, bytes]] = PUBLIC, status: int = 200) -> None:
        self.headers, self.status = headers, status
        self.asked: list[dict[str, Any]] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope)
        assert (await receive())["type"] == "http.request"
        await asyncio.sleep(0.02)
        await send({"type": "http.response.start", "status": self.status, "headers": self.headers})
        number = str(len(self.asked)).encode()
        await send({"type": "http.response.body", "body": b"answer ", "more_body": True})
        await send({"type": "http.response.body", "body": number})


async def ask(app: Kept, path: str = PATH, method: str = "GET", **headers: str) -> Any:
    said: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        said.append(message)

    pairs = [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": pairs}
    await app({**scope, "client": ["203.0.113.1", 1]}, receive, send)
    body = b"".join(each.get("body", b"") for each in said[1:])
    return said[0]["status"], body, dict(said[0]["headers"])


def play(scenario: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scenario())  # type: ignore[arg-type]


def test_many_at_once_are_one_question() -> None:
    async def scenario() -> None:
        django = Django()
        app = Kept(django)
        answers = await asyncio.gather(*(ask(app) for _ in range(50)))
        assert {answer[:2] for answer in answers} == {(200, b"answer 1")}
        assert len(django.asked) == 1
        assert (await ask(app))[1] == b"answer 1"
        other = await ask(app, "/evidence-room/api/stats")
        assert other[1] == b"answer 2"

    play(scenario)


def test_nothing_is_kept_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "KEEP_SECONDS", 0.03)

    async def scenario() -> None:
        app = Kept(Django())
        assert (await ask(app))[1] == b"answer 1"
        await asyncio.sleep(0.05)
        assert (await ask(app))[1] == b"answer 2"

    play(scenario)


def test_who_has_it_already_gets_304_and_the_others_all_of_it() -> None:
    async def scenario() -> None:
        django = Django()
        app = Kept(django)
        first, knows = await asyncio.gather(ask(app, if_none_match='W/"one", "two"'), ask(app))
        assert first[:2] == (304, b"")
        assert b"ETag" in first[2]
        assert b"X-Own" not in first[2]
        assert knows[:2] == (200, b"answer 1")
        assert (await ask(app, if_none_match='"other"'))[0] == 200
        assert not any(key == b"if-none-match" for key, _ in django.asked[0]["headers"])

    play(scenario)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([(b"Cache-Control", b"private, no-store"), (b"ETag", b'"mine"')], 200),
        ([(b"Cache-Control", b"public, max-age=1")], 200),
        ([(b"ETag", b'"one"')], 200),
        (PUBLIC, 404),
    ],
)
def test_what_is_not_everyones_is_asked_for_by_each(
    headers: list[tuple[bytes, bytes]], status: int
) -> None:
    async def scenario() -> None:
        django = Django(headers, status)
        app = Kept(django)
        await asyncio.gather(*(ask(app, cookie=f"sessionid={n}") for n in range(3)))
        assert len(django.asked) == 3
        cookies = {dict(scope["headers"])[b"cookie"] for scope in django.asked}
        assert len(cookies) == 3, "each with their own session"

    play(scenario)


def test_the_first_one_may_leave() -> None:
    async def scenario() -> None:
        django = Django()
        app = Kept(django)
        first = asyncio.create_task(ask(app))
        await asyncio.sleep(0.01)
        second = asyncio.create_task(ask(app))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second)[:2] == (200, b"answer 1")

    play(scenario)


def test_everything_else_is_none_of_its_business() -> None:
    async def scenario() -> None:
        django = Django()
        app = Kept(django)
        for path, method in (("/api/trials", "GET"), (PATH, "OPTIONS"), (PATH, "POST")):
            for _ in range(2):
                await ask(app, path, method)
        assert len(django.asked) == 6
        assert not any(COUNTED in scope for scope in django.asked)

    play(scenario)


def test_each_read_is_counted_once_and_what_is_too_much_is_refused_by_django(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted = []

    def read(address: str) -> Verdict:
        counted.append(address)
        return Verdict(allowed=len(counted) < 3, retry_after=5.0)

    monkeypatch.setattr(kept, "read", read)

    async def scenario() -> None:
        django = Django()
        app = Kept(django)
        for _ in range(4):
            await ask(app)
        assert counted == ["203.0.113.1"] * 4
        assert [scope[COUNTED].allowed for scope in django.asked] == [True, False, False]

    play(scenario)
