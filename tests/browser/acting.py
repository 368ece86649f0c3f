"""What a person does on the pages, in the words of the pages."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.playing import DEFENSES

PHASES = ("round_1", "round_2", "round_3", "closing")
# As long as a turn of the court may take on a busy machine, milliseconds.
PATIENCE = 30_000


def plead(page: Any, charge: str = "unlicensed-philosophy", plea: str = "not_guilty") -> str:
    """From the landing page to the first plea in two clicks; the trial's address."""
    page.goto("/")
    page.locator(f'a[href="/charges/{charge}/"]').first.click()
    page.locator(f'button[name="plea"][value="{plea}"]').click()
    page.wait_for_url(re.compile(r"/trials/[0-9a-f-]{36}/$"))
    address: str = page.url
    return address


def await_turn(page: Any) -> None:
    """Until the defendant has the floor."""
    expect(page.locator("#dock.is-open")).to_be_visible(timeout=PATIENCE)


def file(page: Any, text: str) -> None:
    await_turn(page)
    page.locator("#defense").fill(text)
    page.locator("#file").click()
    expect(page.locator("#defense")).to_have_value("", timeout=PATIENCE)


def play_out(page: Any) -> None:
    """Four defences, then wait for the verdict."""
    for phase in PHASES:
        file(page, DEFENSES[phase])
    expect(page.locator("#verdict")).to_be_visible(timeout=PATIENCE)


def record(page: Any) -> list[dict[str, Any]]:
    """The docket by HTTP, through the page's own session."""
    docket = page.url.replace("/trials/", "/api/trials/") + "docket"
    items: list[dict[str, Any]] = page.request.get(docket).json()["items"]
    return items
