"""The head of every page: whole on the narrowest phone, by keyboard, and without a script."""

import uuid
from typing import Any

import pytest

from tests.browser import looking

pytestmark = [pytest.mark.browser, pytest.mark.slow]
ROOMS = ["Charges", "Evidence Room", "Boards", "History"]
# A row has 44 pixels for a thumb; two of them, and the rail.
TWO_ROWS = 2 * 44 + 16


def head(page: Any) -> tuple[float, list[str]]:
    """Its height, and what can be pressed in it, as it is read aloud."""
    height = page.locator(".mast").bounding_box()["height"]
    doors = page.locator(".mast :is(a, button):visible").all_inner_texts()
    return height, [each.strip() for each in doors if each.strip()]


@pytest.mark.parametrize("width", [320, 360, 768])
@pytest.mark.parametrize("scripts", [True, False])
def test_a_stranger_finds_every_door_in_two_rows(visit: Any, width: int, scripts: bool) -> None:
    page = visit(viewport={"width": width, "height": 740}, java_script_enabled=scripts)
    page.goto("/leaderboards/")
    height, doors = head(page)
    assert height <= TWO_ROWS
    assert doors == ["All Rise", *ROOMS, "Log in", "Sign up"]
    if scripts:
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        looking.tab_to(page, ".mast__join")


def test_a_member_with_a_long_name_finds_them_too(visit: Any) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    name = f"bartholomew-corridor-{uuid.uuid4().hex[:6]}"
    page.goto("/accounts/signup/")
    page.locator("#id_username").fill(name)
    page.locator("#id_password1").fill("a-rather-long-secret-7")
    page.locator("main form button[type=submit]").first.click()
    page.wait_for_url(lambda url: "signup" not in url)
    page.goto("/leaderboards/")
    height, doors = head(page)
    assert height <= TWO_ROWS
    assert doors == ["All Rise", *ROOMS, name, "Log out"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
