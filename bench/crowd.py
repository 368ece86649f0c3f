"""A thousand people who poll, and five hundred who listen, against a real server.

Everything runs in one event loop, on plain sockets, so that the crowd costs the machine
less than the court does.
"""

import asyncio
import json
import time
from dataclasses import dataclass, field
from datetime import datetime

import websockets

PATH = "/evidence-room/api/state"


@dataclass
class Polls:
    """What the pollers met: seconds an answer took, and answers by status."""

    took: list[float] = field(default_factory=list)
    statuses: dict[int, int] = field(default_factory=dict)
    failed: int = 0

    def note(self, status: int, seconds: float) -> None:
        self.took.append(seconds)
        self.statuses[status] = self.statuses.get(status, 0) + 1


async def poll(port: int, *, people: int, every: float, seconds: float) -> Polls:
    """`people` ask for the state every so often, spread evenly, each with what it knows."""
    found, stop = Polls(), time.monotonic() + seconds

    async def person(number: int) -> None:
        await asyncio.sleep(every * number / people)
        etag = ""
        while time.monotonic() < stop:
            began = time.monotonic()
            try:
                status, etag = await asyncio.wait_for(_ask(port, etag), 30)
                found.note(status, time.monotonic() - began)
            except (OSError, EOFError, TimeoutError):
                found.failed += 1
            await asyncio.sleep(max(0.0, began + every - time.monotonic()))

    await asyncio.gather(*(person(number) for number in range(people)))
    return found


async def _ask(port: int, etag: str) -> tuple[int, str]:
    """One GET on a connection of its own, as a poll after five seconds often is."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    known = f"If-None-Match: {etag}\r\n" if etag else ""
    writer.write(
        f"GET {PATH} HTTP/1.1\r\nHost: localhost\r\n{known}Connection: close\r\n\r\n".encode()
    )
    answer = await reader.read(-1)
    writer.close()
    head = answer.split(b"\r\n\r\n", 1)[0].decode("latin1").split("\r\n")
    if not head[0]:
        raise EOFError("no answer")
    headers = dict(line.lower().split(": ", 1) for line in head[1:])
    return int(head[0].split()[1]), headers.get("etag", etag)


@dataclass
class Heard:
    """What the listeners got."""

    listeners: int
    # Those that heard every number from their first to the last, once and in order.
    complete: int
    events: int
    # From the moment on the event to its arrival, seconds.
    lags: list[float]


async def listen(port: int, *, after: int, people: int, events: int, seconds: float) -> Heard:
    """`people` who know everything up to `after` sit in the room until `events` more have
    happened, or the time is over."""
    numbers: list[list[int]] = [[] for _ in range(people)]
    lags: list[float] = []
    doors = asyncio.Semaphore(20)
    seated = 0

    async def person(mine: list[int]) -> None:
        nonlocal seated
        address = f"ws://127.0.0.1:{port}/ws/evidence-room/?after={after}"
        async with doors:
            socket = await websockets.connect(address, compression=None, open_timeout=60)
        seated += 1
        async with socket:
            async for text in socket:
                came = time.time()
                message = json.loads(text)
                if message["type"] == "snapshot":
                    # A new match began while people came in: it stands for all before.
                    mine.append(message["seq"])
                elif message["seq"] is not None:
                    mine.append(message["seq"])
                    # Who is still waiting at the door is told later, which is no lag.
                    if seated == people:
                        lags.append(came - _seconds(message["at"]))
                if mine and mine[-1] >= after + events:
                    return

    listeners = [asyncio.create_task(person(mine)) for mine in numbers]
    await asyncio.wait(listeners, timeout=seconds)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    complete = sum(
        bool(mine)
        and mine[-1] >= after + events
        and mine == list(range(mine[0], mine[0] + len(mine)))
        for mine in numbers
    )
    return Heard(people, complete, events, lags)


def _seconds(at: str) -> float:
    return datetime.fromisoformat(at.replace("Z", "+00:00")).timestamp()
