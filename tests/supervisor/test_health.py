import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from allrise.supervisor import health
from allrise.supervisor.health import Door, when_in_session


class Clerk(BaseHTTPRequestHandler):
    statuses: list[int] = []
    asked: list[tuple[str | None, str | None]] = []

    def do_GET(self) -> None:
        self.asked.append((self.headers["Host"], self.headers["X-Forwarded-Proto"]))
        self.send_response(self.statuses.pop(0) if self.statuses else 200)
        self.end_headers()
        self.wfile.write(b"why")

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def port() -> Iterator[int]:
    Clerk.statuses, Clerk.asked = [], []
    with HTTPServer(("127.0.0.1", 0), Clerk) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def test_knocks_under_the_courts_own_name(port: int):
    assert Door("127.0.0.1", port, "court.example", https=True).knock() == (200, "why")
    assert Clerk.asked == [("court.example", "https")]


def test_nobody_there_is_status_0_with_the_reason(port: int):
    status, reason = Door("127.0.0.1", 1, "localhost").knock()
    assert status == 0
    assert "refused" in reason


def test_opens_once_when_a_trial_can_be_played(port: int):
    Clerk.statuses = [503, 503]
    opened: list[str] = []
    door = Door("127.0.0.1", port, "localhost")
    when_in_session(door, open_=lambda: opened.append("open"), late=opened.append).join(5)
    assert opened == ["open"]


def test_says_why_when_it_takes_too_long(port: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0)
    Clerk.statuses = [503]
    said: list[str] = []
    door = Door("127.0.0.1", port, "localhost")
    when_in_session(door, open_=lambda: said.append("open"), late=said.append).join(5)
    assert said == ["503: why", "open"]
