"""An account from its first day to its last, in a real browser."""

import re
import uuid

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PASSWORD = "a-rather-long-secret-7"


def test_sign_up_make_a_token_use_it_and_leave(visit):
    page = visit()
    name = f"ada-{uuid.uuid4().hex[:6]}"
    page.goto("/accounts/signup/")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    page.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)

    page.get_by_label("Name in court").fill("Judge Constance Virtue")
    page.get_by_role("button", name="Save the name").click()
    expect(page.locator(".errorlist")).to_contain_text("belongs to the court")
    page.get_by_label("Name in court").fill("Lady Ada")
    page.get_by_role("button", name="Save the name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lady Ada")

    page.get_by_role("link", name="Tokens", exact=True).click()
    page.get_by_label("What is it for?").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    key = page.locator("#new-token").inner_text()
    bot = {"Authorization": f"Bearer {key}"}
    assert page.request.get("/api/trials", headers=bot).status == 200
    page.get_by_role("button", name="Revoke my bot").click()
    expect(page.locator(".notices")).to_contain_text("void")
    assert page.request.get("/api/trials", headers=bot).status == 401

    page.get_by_role("link", name="Account", exact=True).click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download it all").click()
    assert waiting.value.suggested_filename == f"all-rise-{name}.zip"
    page.get_by_role("link", name=re.compile("Delete the account")).click()
    page.get_by_label("Your password").fill(PASSWORD)
    page.get_by_role("button", name="Delete everything").click()
    expect(page.locator(".notices")).to_contain_text("is gone")
    page.goto("/accounts/login/")
    page.get_by_label("Login").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(page.locator("[role=alert]")).to_contain_text("not correct")


def test_nothing_of_an_account_is_wider_than_a_phone(visit):
    page = visit(viewport=PHONE)
    page.goto("/accounts/signup/")
    page.get_by_label("Username").fill(f"grace-{uuid.uuid4().hex[:6]}")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    pages = ["me/", "me/tokens/", "me/delete/", "sessions/", "email/", "password/change/"]
    for path in pages:
        page.goto(f"/accounts/{path}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    page.goto("/accounts/me/tokens/")
    page.get_by_label("What is it for?").fill("W" * 40)
    page.get_by_role("button", name="Make a token").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
