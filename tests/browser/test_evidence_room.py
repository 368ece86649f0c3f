"""The Evidence Room in a real browser: watched, played, and looked at with suspicion."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import looking
from tests.browser.conftest import PHONE
from tests.browser.watching import (
    PATIENCE,
    SUMS,
    Ear,
    api,
    await_reveal,
    live_state,
    settled,
    sign_up,
    take_chair,
    whole_match,
)
from tests.running import Court

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# A round lasts under two seconds: long enough to be looked at, ten fit into a test.
PACE = "0.04"
ATTACK = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
PUBLIC = ["/evidence-room/", "/evidence-room/matches/", "/evidence-room/catalogue/"]


@pytest.fixture(scope="module")
def open_court(court: Callable[..., Court]) -> Court:
    return court(pace="0.05", env={"ALLRISE_ROOM_PACE": PACE})


@pytest.fixture(scope="module")
def finished(open_court: Court, browser: Any) -> str:
    """The id of a finished match of the room."""
    context = browser.new_context(base_url=open_court.url)
    page = context.new_page()
    found: str = settled(page)
    context.close()
    return found


def test_without_javascript_the_room_is_shown_as_it_stands(visit: Any) -> None:
    page = visit(java_script_enabled=False)
    page.goto("/evidence-room/")
    state = json.loads(page.locator("#state-data").text_content())
    if not (state["match"] and state["match"]["exhibits"]):
        page.wait_for_timeout(2500)
        page.goto("/evidence-room/")
        state = json.loads(page.locator("#state-data").text_content())
    table = state["match"]["exhibits"][-1]
    panel = page.locator("#panel")
    expect(panel).to_contain_text(table["claim"])
    expect(panel).to_contain_text(table["citation"]["locator"])
    expect(panel).to_contain_text(table["commitment"])
    expect(page.locator("#seat-presenter")).to_contain_text(state["match"]["presenter"]["name"])
    expect(page.locator("#seat-presenter [data-motto]")).not_to_be_empty()
    expect(page.locator("#clerk-0")).not_to_be_empty()
    expect(page.locator("noscript")).to_be_visible()
    for path in PUBLIC[1:]:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()


def test_a_match_watched_from_exhibit_to_close_tells_nothing_early(visit: Any) -> None:
    page = visit()
    ear = Ear(page)
    page.goto("/evidence-room/")
    expect(page.locator("#status")).to_have_text("Live", timeout=PATIENCE)
    match, first = ear.await_exhibit()
    # A call of one's own, before the decision; it stays in this browser.
    page.locator('[data-call="ACCEPT"]').click()
    expect(page.locator("#call-said")).to_contain_text("Your call: accept")
    verdict = await_reveal(page, first)
    expect(page.locator("#verdict .told__word")).to_be_visible()
    right = verdict in ("CITATION_VALIDATED", "FALSE_ACCUSATION")
    expect(page.locator("#call-record")).to_contain_text(f"{int(right)} of 1 right. Streak")
    expect(page.locator("#ended")).to_be_visible(timeout=60_000)
    whole = whole_match(page, match)
    assert [each["round"] for each in whole["verdicts"]] == list(range(1, 11))
    seals = page.locator("#ribbon .waxen")
    expect(seals).to_have_count(10)
    shown = seals.evaluate_all("all => all.map(each => each.dataset.verdict)")
    assert shown == [each["verdict"] for each in whole["verdicts"]]
    for seat in ("presenter", "examiner"):
        points = str(whole["scores"][seat]).replace("-", "−")
        expect(page.locator(f"#seat-{seat} [data-points]")).to_have_text(points)
    ear.check_nothing_early(whole, since=first)
    assert ear.sent == []


def test_a_latecomer_sees_what_was_and_may_browse_or_stay(visit: Any) -> None:
    page = visit()
    state = live_state(page, lambda match: 2 <= len(match["verdicts"]) <= 7)
    page.goto("/evidence-room/")
    one = page.locator("#ribbon .waxen").first
    expect(one).to_have_attribute("data-verdict", state["verdicts"][0]["verdict"])
    one.click()
    panel = page.locator("#panel")
    expect(panel).to_contain_text(state["exhibits"][0]["claim"])
    expect(panel.locator(".compare--open")).to_be_visible()
    expect(page.locator("#back-row")).to_contain_text("You are reading exhibit 1.")
    page.locator("#back").click()
    expect(page.locator("#back-row")).to_be_hidden()
    page.locator("#stay").click()
    title = panel.locator(".piece__title").inner_text()
    expect(page.locator("#back-row")).to_be_visible(timeout=PATIENCE)
    assert panel.locator(".piece__title").inner_text() == title


def test_a_cut_line_is_polled_and_comes_back_without_doubles_or_holes(visit: Any) -> None:
    page = visit()
    lines: list[Any] = []
    is_cut = {"now": False}

    def line(socket: Any) -> None:
        if is_cut["now"]:
            socket.close(code=1011)
            return
        socket.connect_to_server()
        lines.append(socket)

    page.route_web_socket(re.compile("/ws/evidence-room/"), line)
    live_state(page, lambda match: len(match["verdicts"]) <= 5)
    page.goto("/evidence-room/")
    status = page.locator("#status")
    expect(status).to_have_text("Live", timeout=PATIENCE)
    is_cut["now"] = True
    with page.expect_response("**/evidence-room/api/state", timeout=PATIENCE) as polled:
        lines[-1].close(code=1011)
        expect(status).to_contain_text("Line down")
    told = polled.value.json()["match"]
    if told:
        expect(page.locator('#ribbon [data-verdict*="_"]')).not_to_have_count(0)
    is_cut["now"] = False
    expect(status).to_have_text("Live", timeout=PATIENCE)
    expect(page.locator("#ended")).to_be_visible(timeout=60_000)
    match = page.locator("#ended-link").get_attribute("href").split("/")[-2]
    whole = whole_match(page, match)
    shown = page.locator("#ribbon .waxen").evaluate_all("all => all.map(e => e.dataset.verdict)")
    assert shown == [each["verdict"] for each in whole["verdicts"]]


def test_the_record_of_a_match_and_its_seals(visit: Any, finished: str) -> None:
    page = visit()
    page.goto(f"/evidence-room/matches/{finished}/")
    whole = whole_match(page, finished)
    expect(page.locator(".round")).to_have_count(10)
    for told in whole["verdicts"]:
        if told["failed"] == "preview":
            expect(page.locator(f'[data-round="{told["round"]}"] mark.differs')).not_to_have_count(
                0
            )
    first = page.locator('[data-round="1"]')
    first.get_by_role("button", name="Check the seal").click()
    expect(first.locator(".envelope__says")).to_contain_text("The seal holds")
    moved = whole["moves"][0]
    expect(first).to_contain_text(f"Filed by {moved['presenter']['name']}")
    expect(first).to_contain_text(f"Ruled by {moved['examiner']['name']}")
    links = page.locator(".whole__acts a").evaluate_all("all => all.map(each => each.href)")
    whole_file, lines = (page.request.get(link).text() for link in links)
    assert json.loads(whole_file)["id"] == finished
    assert [json.loads(line)["exhibit"]["round"] for line in lines.splitlines()] == list(
        range(1, 11)
    )


def test_a_label_that_was_moved_is_found_out(visit: Any, finished: str) -> None:
    page = visit()

    def forge(route: Any) -> None:
        body = route.fetch().text()
        start = body.index('id="match-data"')
        head, data = body[:start], body[start:]
        swap = {"grounded": "hallucinated", "hallucinated": "grounded"}
        data = re.sub(r'"truth": "(\w+)"', lambda m: f'"truth": "{swap[m[1]]}"', data, count=1)
        route.fulfill(body=head + data, content_type="text/html; charset=utf-8")

    page.route(f"**/evidence-room/matches/{finished}/", forge)
    page.goto(f"/evidence-room/matches/{finished}/")
    for number, says in ((1, "does not hold"), (2, "The seal holds")):
        place = page.locator(f'[data-round="{number}"]')
        place.get_by_role("button", name="Check the seal").click()
        expect(place.locator(".envelope__says")).to_contain_text(says)


def test_a_person_plays_ten_rounds_by_keyboard_and_shows_it(visit: Any) -> None:
    page = visit()
    sign_up(page, "portia")
    page.goto("/evidence-room/sit/")
    # A presenter that is not there is refused in words, and the choice is still open.
    page.locator("input[name=presenter]").first.evaluate("each => { each.value = 'nobody'; }")
    page.get_by_role("button", name="Take the chair").press("Enter")
    expect(page.locator("#sit-error")).to_contain_text("There is no such presenter.")
    take_chair(page, "ghostwriter")
    match = page.url.rstrip("/").split("/")[-1]
    keys = page.keyboard
    for number in range(1, 11):
        expect(page.locator("#ruling-state")).to_contain_text(
            f"Exhibit {number}.", timeout=PATIENCE
        )
        page.locator("#panel .piece__title").focus()
        looking.tab_to(page, "[data-reason]" if number > 1 else "#reasoning")
        if number > 1:
            keys.press("Enter")
            looking.tab_to(page, "#reasoning")
            expect(page.locator("#reasoning")).not_to_have_value("")
        else:
            keys.type(ATTACK)
        looking.tab_to(page, '[data-decision="CHALLENGE"]' if number % 2 else "[data-decision]")
        keys.press("Enter")
        await_reveal(page, number)
        expect(page.locator("#reveal .reveal__taunt q")).not_to_be_empty()
        if number == 1:
            expect(page.locator("#reveal .decision__why")).to_have_text(ATTACK)
    card = page.locator("#card")
    expect(card).to_be_visible()
    sums = [int(card.locator(f"#card-{name}").inner_text()) for name in SUMS]
    assert sum(sums) == 10
    expect(card.locator(".card__table tbody tr")).not_to_have_count(1)
    assert page.title() not in ("1", "2")
    stranger = visit()
    refused = stranger.request.get(f"/evidence-room/matches/{match}/")
    assert "/accounts/login/" in refused.url
    assert stranger.request.get(f"/api/matches/{match}").status == 401
    card.locator("#share").focus()
    keys.press("Space")
    expect(page.locator("#share-said")).to_contain_text("public")
    stranger.goto(f"/evidence-room/matches/{match}/")
    expect(stranger.locator("h1")).to_contain_text("portia")
    expect(stranger.locator('[data-round="1"] .decision__why')).to_have_text(ATTACK)
    assert stranger.locator("main img, .decision__why script").count() == 0
    assert stranger.title() not in ("1", "2")


def test_the_chair_without_javascript_and_words_that_were_refused(visit: Any) -> None:
    page = visit(java_script_enabled=False)
    sign_up(page, "bassanio")
    take_chair(page, "archivist")
    for _ in range(20):
        if page.locator("#panel .piece").count():
            break
        page.wait_for_timeout(300)
        page.reload()
    page.locator("#reasoning").fill("x" * 600)
    page.locator('[data-decision="ACCEPT"]').click()
    expect(page.locator("#ruling-error")).to_contain_text("at most 500")
    expect(page.locator("#reasoning")).to_have_value("x" * 600)
    page.locator("#reasoning").fill("It reads well.")
    page.locator('[data-decision="ACCEPT"]').click()
    expect(page.locator("#reveal .told__word")).to_be_visible()
    expect(page.locator("#reveal")).to_contain_text("It reads well.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_fits_a_phone_and_is_sound(visit: Any, finished: str, scheme: Any) -> None:
    page = visit(viewport=PHONE, color_scheme=scheme, reduced_motion="reduce")
    sign_up(page, f"jessica{scheme}")
    take_chair(page, "gambler")
    expect(page.locator("#panel .piece")).to_be_visible(timeout=PATIENCE)
    chair = page.url
    for path in [*PUBLIC, f"/evidence-room/matches/{finished}/", "/evidence-room/sit/", chair]:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path
        assert looking.flaws(page) == [], path
        assert looking.pale(page) == [], path
    # With less motion asked for, a reveal brings no light.
    page.locator('[data-decision="CHALLENGE"]').click()
    await_reveal(page, 1)
    assert page.locator("#reveal[data-flash]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_the_room_says_is_announced_once(visit: Any) -> None:
    page = visit()
    page.goto("/evidence-room/")
    said = page.locator("#announcer")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said.locator("p")).not_to_have_count(0, timeout=PATIENCE)
    lines = said.locator("p").all_inner_texts()
    assert len(set(lines)) == len(lines)
    assert api(page, "health")["status"] == "ok"
