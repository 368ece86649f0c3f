"""A trial in a real browser, from the landing page to the review."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.acting import PATIENCE, await_turn, file, play_out, plead, record
from tests.browser.conftest import PHONE
from tests.playing import DEFENSES, check_record

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_guest_plays_to_the_verdict_and_finds_the_trial_again(visit):
    page = visit()
    address = plead(page)
    expect(page.locator("#elements li")).to_have_count(3)
    play_out(page)
    check_record(record(page))
    verdict = page.locator("#verdict")
    expect(verdict).to_contain_text(re.compile("guilty", re.IGNORECASE))
    verdict.get_by_role("link", name=re.compile("review|case", re.IGNORECASE)).first.click()
    page.wait_for_url(re.compile(r"/review/$"))
    for phase in ("Round one", "Round two", "Round three", "Closing"):
        expect(page.locator("main")).to_contain_text(re.compile(phase, re.IGNORECASE))
    page.goto("/history/")
    expect(page.locator(f'a[href*="{address.rstrip("/").split("/")[-1]}"]').first).to_be_visible()


def test_by_keyboard_alone(visit):
    """Tab, Enter and typing are enough from the front door to the first cross-examination."""
    page = visit()
    page.goto("/charges/unlicensed-philosophy/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.value") == "absurd":
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/trials/"))
    await_turn(page)
    for _ in range(40):
        if page.evaluate("document.activeElement?.id") == "defense":
            break
        page.keyboard.press("Tab")
    page.keyboard.type(DEFENSES["round_1"])
    page.keyboard.press("Control+Enter")
    expect(page.locator("#record")).to_contain_text(DEFENSES["round_1"][:40], timeout=PATIENCE)
    await_turn(page)
    expect(page.locator("#exhibits li")).to_have_count(2)


def test_a_reload_in_mid_stream_shows_what_was_said_and_ends_with_the_record(visit, slow_court):
    page = visit()
    page.goto(f"{slow_court.url}/charges/excessive-goodbye/")
    page.locator('button[name="plea"][value="not_guilty"]').click()
    page.wait_for_url(re.compile(r"/trials/"))
    await_turn(page)
    page.locator("#defense").fill(DEFENSES["round_1"])
    page.locator("#file").click()
    expect(page.locator("#stage")).to_have_attribute(
        "data-doing", re.compile("speak"), timeout=PATIENCE
    )
    page.wait_for_timeout(700)
    page.reload()
    expect(page.locator("#stage")).to_have_attribute("data-doing", re.compile("speak"))
    await_turn(page)
    said = [e for e in record(page) if e["type"] == "prosecution.spoke"]
    assert [e["data"]["phase"] for e in said] == ["opening", "round_1"]
    whole = re.sub(r"\s+", " ", page.locator("#record").inner_text())
    for entry in said:
        assert whole.count(entry["data"]["text"]) == 1


def test_two_tabs_and_a_double_click_file_one_defence(visit, slow_court):
    # The slow court: the twin's click must come while the first is still being answered.
    page = visit()
    page.goto(f"{slow_court.url}/charges/unlicensed-philosophy/")
    page.locator('button[name="plea"][value="not_guilty"]').click()
    page.wait_for_url(re.compile(r"/trials/"))
    await_turn(page)
    twin = page.context.new_page()
    twin.goto(page.url)
    await_turn(twin)
    for tab in (page, twin):
        tab.locator("#defense").fill(DEFENSES["round_1"])
    twice = "const file = document.getElementById('file'); file.click(); file.click();"
    page.evaluate(twice)
    twin.evaluate(twice)
    for tab in (page, twin):
        expect(tab.locator("#exhibits li")).to_have_count(2, timeout=PATIENCE)
    filed = [e for e in record(page) if e["type"] == "defense.filed"]
    assert len(filed) == 1


def test_words_survive_a_refusal_and_a_reload(visit):
    page = visit()
    plead(page)
    await_turn(page)
    page.locator("#defense").fill("Kept: " + "a" * 2100)
    page.wait_for_timeout(600)
    page.reload()
    await_turn_or_not(page)
    expect(page.locator("#defense")).to_have_value(re.compile("^Kept: a+"))


def await_turn_or_not(page) -> None:
    expect(page.locator("#defense")).to_be_visible(timeout=PATIENCE)


def test_a_lost_socket_is_noticed_and_the_record_is_complete_in_the_end(visit):
    page = visit()
    plead(page)
    await_turn(page)
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    file(page, DEFENSES["round_1"])
    await_turn(page)
    for entry in record(page):
        if entry["type"] in ("prosecution.spoke", "defense.filed"):
            expect(page.locator("#record")).to_contain_text(entry["data"]["text"][:50])


def test_what_is_filed_is_shown_as_text(visit):
    page = visit()
    plead(page)
    attack = '<img src=x onerror="document.title=1"><script>document.title=2</script> <b>I did not'
    file(page, f"{attack} because the tongs were locked away at four.")
    await_turn(page)
    expect(page.locator("#record")).to_contain_text("<script>document.title=2</script>")
    assert page.title() not in ("1", "2")
    assert page.locator("#record img, #record script, #record b:has-text('I did not')").count() == 0


def test_hints_and_exhibits(visit):
    page = visit()
    plead(page)
    file(page, DEFENSES["round_1"])
    await_turn(page)
    page.locator("#hint").click()
    expect(page.locator("#hint")).to_contain_text("2", timeout=PATIENCE)
    page.locator("#exhibits button").first.click()
    expect(page.locator("#defense")).to_have_value(re.compile(r"^On Exhibit [A-B]: "))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path",
    ["/", "/charges/unlicensed-philosophy/", "/accounts/signup/", "/accounts/login/", "/nowhere/"],
)
def test_no_page_is_wider_than_a_phone(visit, path, scheme):
    page = visit(viewport=PHONE, color_scheme=scheme)
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_trial_on_a_phone(visit):
    page = visit(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    plead(page)
    play_out(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.goto(page.url + "review/")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_sign_up_keeps_the_guests_trial(visit):
    page = visit()
    plead(page)
    await_turn(page)
    page.goto("/charges/naming-a-pigeon/")
    expect(page.locator('button[name="plea"]')).to_have_count(0)
    page.goto("/accounts/signup/")
    page.locator("#id_username").fill("portia")
    page.locator("#id_password1").fill("quality-of-mercy-1596")
    page.locator("main form button[type=submit]").first.click()
    page.wait_for_url(re.compile(r"/history/"))
    expect(page.locator('main a[href^="/trials/"]').first).to_be_visible()
    page.goto("/charges/naming-a-pigeon/")
    page.locator('button[name="plea"][value="absurd"]').click()
    page.wait_for_url(re.compile(r"/trials/"))
