"""What tests stand on: a private Valkey, no network, a whole court or a browser on request.

Infrastructure only; what belongs to a courtroom is in that courtroom's tests.
"""

import ipaddress
import os
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import redis
from django.conf import settings
from django.db import connections

from allrise.supervisor.broker import private_broker
from tests.running import Court, PrivateValkey, find_chromium

CourtFactory = Callable[..., Court]
DATABASE_FIXTURES = {"db", "transactional_db", "django_db_reset_sequences", "live_server"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what touches the database, so that it can be run again on another one."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if item.get_closest_marker("django_db") or fixtures & DATABASE_FIXTURES:
            item.add_marker("database")


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("postgres") and connections["default"].vendor != "postgresql":
        pytest.skip("holds on PostgreSQL only; DATABASE_URL names none")


@pytest.fixture(scope="session", autouse=True)
def no_names_looked_up() -> Iterator[None]:
    """Connections beyond this machine are refused by pytest-socket; look-ups here."""
    really = socket.getaddrinfo

    def getaddrinfo(host: Any, *args: Any, **kwargs: Any) -> Any:
        name = host.decode() if isinstance(host, bytes) else host
        if name not in (None, "", "localhost", socket.gethostname()) and not _is_address(name):
            raise RuntimeError(f"A test tried to look up {name!r}: tests stay on this machine.")
        return really(host, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", getaddrinfo)
        yield


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@pytest.fixture(scope="session", autouse=True)
def valkey() -> Iterator[PrivateValkey]:
    """A real Valkey of this test session's own, where settings expect it."""
    with PrivateValkey(private_broker(settings.DATA_DIR)) as server:
        yield server


@pytest.fixture(autouse=True)
def empty_broker(valkey: PrivateValkey) -> None:
    """Limits, caches and queues of one test don't reach the next."""
    try:
        valkey.client.flushall()
    except redis.RedisError:
        # A test took it down; the next one gets a new one.
        valkey.restart()


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data directory as the first start leaves it, to start courts from in little time."""
    return Court.prepare(tmp_path_factory.mktemp("prepared"))


@pytest.fixture(scope="module")
def court(prepared: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CourtFactory]:
    """Start a whole court: `court(pace="0.2", env={...})` runs `manage.py up` in a data
    directory and on a port of its own, and returns once a trial can be played there.

    Whatever a module started is stopped at its end.
    """
    started: list[Court] = []

    def start(*, pace: str = "0", env: dict[str, str] | None = None) -> Court:
        folder = tmp_path_factory.mktemp("court", numbered=True)
        running = Court(folder, prepared=prepared, pace=pace, env=env or {})
        started.append(running)
        running.wait_until_open()
        return running

    yield start
    for running in started:
        running.stop()


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The browser for pages; without one, tests that need it are skipped, with the reason."""
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium here: install one (apt-get install chromium) or set CHROMIUM")
    return path


@pytest.fixture(scope="session")
def browser(chromium: Path) -> Iterator[Any]:
    """A running Chromium, driven by Playwright; `browser.new_page()` opens a page."""
    from playwright.sync_api import sync_playwright

    # Playwright keeps an event loop in this thread, where Django then refuses the ORM.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    # As root, as in CI, Chromium's own sandbox cannot start.
    sandbox = ["--no-sandbox"] if sys.platform == "linux" and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=sandbox)
        yield running
        running.close()
