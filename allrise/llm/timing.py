"""Deadlines for answers that trickle.

An HTTP client's read timeout starts anew with every byte, so a vendor that sends a blank or
a comment now and then is never too slow for it. A `Deadline` ends such an answer too. It is
hung into the client by a hook on its responses and looked at whenever bytes come, so an
answer is given up at its deadline, or one read timeout later if nothing comes at all.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any


class Overdue(Exception):
    """Bytes came after the deadline."""


class Deadline:
    """A moment that may be moved while the answer is awaited."""

    def __init__(self, seconds: float) -> None:
        self._start = time.monotonic()
        self._at = self._start + seconds
        self.is_missed = False

    def move(self, seconds: float) -> None:
        """Let it be `seconds` after the start instead."""
        self._at = self._start + seconds

    def check(self) -> None:
        if time.monotonic() > self._at:
            self.is_missed = True
            raise Overdue


_current: ContextVar[Deadline | None] = ContextVar("deadline", default=None)


@contextmanager
def within(deadline: Deadline) -> Iterator[None]:
    """Responses that arrive inside are held to the deadline, also when read later."""
    token = _current.set(deadline)
    try:
        yield
    finally:
        _current.reset(token)


def response_hook(byte_stream: type[Any]) -> Callable[[Any], None]:
    """A response hook for an HTTP client whose streams derive from `byte_stream`.

    (The SDKs stand on different versions of one HTTP library, which look at the type.)
    """

    class Held(byte_stream):  # type: ignore[misc]
        def __init__(self, stream: Any, deadline: Deadline) -> None:
            self._stream = stream
            self._deadline = deadline

        def __iter__(self) -> Iterator[bytes]:
            for piece in self._stream:
                self._deadline.check()
                yield piece

        def close(self) -> None:
            self._stream.close()

    def hold(response: Any) -> None:
        if deadline := _current.get():
            response.stream = Held(response.stream, deadline)

    return hold
