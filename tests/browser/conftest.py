"""A court with a speaking prosecutor, and pages that complain about every console error."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.running import Court

Visit = Callable[..., Any]
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 900}


@pytest.fixture(scope="module")
def open_court(court: Callable[..., Court]) -> Court:
    """One court for the module, speaking at a twentieth of its usual leisure."""
    return court(pace="0.05")


@pytest.fixture(scope="module")
def slow_court(court: Callable[..., Court]) -> Court:
    """One that speaks as it does to people: there is a middle of a speech to be in."""
    return court(pace="1")


@pytest.fixture
def visit(browser: Any, open_court: Court) -> Iterator[Visit]:
    """`visit()` opens a page of a new visitor; console errors fail the test at its end."""
    contexts: list[Any] = []
    errors: list[str] = []

    def new(*, viewport: dict[str, int] = DESK, **options: Any) -> Any:
        context = browser.new_context(base_url=open_court.url, viewport=viewport, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: errors.append(message.text) if _complaint(message) else None,
        )
        return page

    yield new
    for context in contexts:
        context.close()
    assert errors == []


def _complaint(message: Any) -> bool:
    """An error of ours, or anything the content security policy refused.

    A refused request is the browser's own line and each test's own business.
    """
    text = message.text
    if "Content Security Policy" in text:
        return True
    return message.type == "error" and not text.startswith(("Failed to load", "WebSocket"))
