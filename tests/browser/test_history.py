"""The record afterwards: replayed by keys, filtered without a script, shared and deleted."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acting import play_out, plead
from tests.browser.conftest import PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GONE = re.compile(r"/history/")


@pytest.fixture
def decided(visit: Visit) -> Any:
    """A visitor at the review of their only trial, which they lost or won."""
    page = visit(reduced_motion="reduce")
    plead(page)
    play_out(page)
    page.goto(page.url + "review/")
    return page


def heard(page: Any) -> int:
    return int(page.locator("#full-record > .line:visible").count())


def test_the_record_is_replayed_filtered_shared_and_deleted(decided: Any, browser: Any) -> None:
    page = decided
    whole = heard(page)
    page.locator("#replay-start").click()
    assert heard(page) == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert heard(page) == 3
    expect(page.locator("#replay-at")).to_have_text(f"3 of {whole}")
    page.keyboard.press("ArrowLeft")
    assert heard(page) == 2
    page.keyboard.press("End")
    assert heard(page) == whole
    page.keyboard.press("ArrowRight")
    expect(page.locator("#replay-start")).to_be_focused()
    page.locator("#replay-start").click()
    page.keyboard.press("Escape")
    assert heard(page) == whole

    review = page.url
    page.locator("#share").check()
    expect(page.locator("#act-said")).to_contain_text("open to anyone")
    stranger = browser.new_context(java_script_enabled=False)
    other = stranger.new_page()
    other.goto(review)
    image = other.locator('meta[property="og:image"]').get_attribute("content")
    answer = other.request.get(image)
    assert answer.headers["content-type"] == "image/png"
    assert heard(other) == whole, "without a script the record stands"
    stranger.close()

    _filters(page, browser)
    page.goto(review)
    page.locator("#remove").click()
    page.locator('#remove-ask button[value="remove"]').click()
    page.wait_for_url(GONE)
    expect(page.get_by_text("A spotless record.")).to_be_visible()


def _filters(page: Any, browser: Any) -> None:
    """The same person, on a telephone and without scripts."""
    plain = browser.new_context(
        java_script_enabled=False, viewport=PHONE, storage_state=page.context.storage_state()
    )
    slip = plain.new_page()
    slip.goto(page.url.split("/trials/")[0] + "/history/")
    expect(slip.locator(".case")).to_have_count(1)
    slip.locator("#f-search").fill("sausages")
    slip.locator("#f-status").select_option("decided")
    slip.locator(".filters button").click()
    assert slip.url.endswith("/history/?search=sausages&status=decided")
    expect(slip.locator(".case")).to_have_count(1)
    slip.locator("#f-search").fill("zebra")
    slip.locator("#f-search").press("Enter")
    expect(slip.get_by_text("every drawer")).to_be_visible()
    slip.get_by_role("link", name="Clear").click()
    expect(slip.locator(".case")).to_have_count(1)
    width = slip.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    plain.close()


def test_without_scripts_the_owner_shares_and_deletes(decided: Any, browser: Any) -> None:
    plain = browser.new_context(
        java_script_enabled=False, storage_state=decided.context.storage_state()
    )
    page = plain.new_page()
    page.goto(decided.url)
    page.get_by_role("button", name="Open the case file to anyone").click()
    page.get_by_role("button", name="Close the case file").click()
    expect(page.get_by_role("button", name="Open the case file to anyone")).to_be_visible()
    page.locator("summary", has_text="Delete this trial").click()
    page.get_by_role("button", name="Strike it from the record").click()
    page.wait_for_url(GONE)
    plain.close()
