"""What strangers write is text wherever a page shows it: nothing of it ever runs."""

import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import expect

from tests.browser import acting
from tests.browser.hostile import ALIVE, CORPUS, HOSTILE, NAME
from tests.browser.watching import take_chair
from tests.running import Court

pytestmark = [pytest.mark.browser, pytest.mark.slow]
REASONED = "The grill was cold because Mei said so, and nobody lost a sausage. "
PASSWORD = "a-long-password-of-mine"
CHARGE = "naming-a-pigeon"


@pytest.fixture(scope="module")
def open_court(court: Callable[..., Court]) -> Court:
    return court(pace="0.05", env={"ALLRISE_ROOM_PACE": "0.02", "ALLRISE_DESK_SECONDS": "0"})


@pytest.fixture
def watched(visit: Any) -> Any:
    """A page on which a dialogue, or the flag, is noted whenever something ran.

    What the content security policy refused fails the test, too: see `visit`.
    """
    page = visit()
    ran: list[str] = []
    page.on("dialog", lambda dialog: (ran.append(dialog.message), dialog.dismiss()))
    page.ran = ran
    return page


def check(page: Any, *shown: str) -> None:
    """Nothing ran, no element of the corpus came alive, and `shown` stands there as text."""
    page.wait_for_load_state()  # a click has only set out
    assert page.evaluate("window.__ran") is None, page.url
    assert page.ran == [], page.url
    assert page.locator(ALIVE).count() == 0, page.url
    text = page.locator("body").text_content()
    fields = page.locator("textarea, input").evaluate_all("all => all.map(({ value }) => value)")
    for each in shown:
        assert each in text or any(each in value for value in fields), (page.url, each)


def sign_up(page: Any, name: str, then: str = "/") -> None:
    page.goto("/accounts/signup/?" + urlencode({"next": then}))
    page.locator("#id_username").fill(name)
    page.locator("#id_password1").fill(PASSWORD)
    page.locator("form:has(#id_password1) button[type=submit]").click()
    page.wait_for_load_state()


def post(page: Any, path: str, body: dict[str, Any]) -> Any:
    """As the page's own script would, with its session and token."""
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}
    headers = {"X-CSRFToken": cookies["csrftoken"], "Content-Type": "application/json",
               "Referer": page.url}  # fmt: skip
    return page.request.post(path, data=json.dumps(body), headers=headers)


def at_desk(court: Court, name: str, code: str = "") -> None:
    """Seat a member at the desk, and do to the record what no page of ours would."""
    words = f"u=User.objects.get(username={name!r}); u.is_staff=u.is_superuser=True; u.save(); "
    models = "from allrise.accounts.models import User; from trials.models import Charge; "
    court.manage("shell", "-v", "0", "-c", models + words + code)


def await_exhibit(page: Any, match: str, round: int) -> None:
    deadline = time.monotonic() + acting.PATIENCE / 1000
    while len(page.request.get(f"/api/matches/{match}").json()["exhibits"]) < round:
        assert time.monotonic() < deadline, f"no exhibit was filed in round {round}"
        page.wait_for_timeout(100)


def test_nothing_that_is_filed_in_a_trial_ever_runs(watched: Any, open_court: Court) -> None:
    page = watched
    sign_up(page, "ada")
    # Defences: on the record as they are filed, after a reload, on the review.
    address = acting.plead(page)
    for _ in acting.PHASES:
        acting.file(page, REASONED + HOSTILE[:1700])
        check(page)
    page.locator("#verdict").wait_for(timeout=acting.PATIENCE)
    check(page, CORPUS[0])
    page.reload()
    page.locator("#verdict").wait_for(timeout=acting.PATIENCE)
    check(page, CORPUS[1])
    page.goto(f"{address}review/")
    page.locator("#full-record").wait_for()
    check(page, CORPUS[0], CORPUS[16])
    trial = address.rstrip("/").rpartition("/")[2]
    assert post(page, f"/api/trials/{trial}/share", {"public": True}).status == 200
    # What is refused is shown again; what is searched for is shown above what was found.
    page.goto(f"/report/trial/{trial}/")
    page.locator("#reason").fill(HOSTILE[:900])
    page.locator("main form button[type=submit]").click()
    page.wait_for_load_state()
    check(page)
    for word in CORPUS:
        page.goto("/history/?" + urlencode(dict.fromkeys(("search", "q", "charge", "after"), word)))
        check(page)
    page.goto("/")
    for word in CORPUS[:4]:
        page.locator("#docket-search").fill(word)
        check(page)
    page.goto("/nothing/?" + urlencode({"x": CORPUS[1]}))
    check(page)
    # As others see it, and as the desk does.
    at_desk(open_court, "ada")
    for url in (f"/trials/{trial}/", f"/trials/{trial}/review/", "/u/ada/", "/leaderboards/"):
        page.goto(url)
        check(page)
    for path in ("", "reports/report/", "trials/trial/", "trials/round/", "trials/namedfallacy/"):
        page.goto(f"/admin/{path}")
        check(page)
    page.goto("/admin/reports/report/1/change/")
    check(page, CORPUS[0], CORPUS[5])
    page.locator("#why-closed").fill(HOSTILE[:200])
    page.get_by_role("button", name="Close it to others").click()
    check(page, CORPUS[0], CORPUS[1])
    page.goto("/admin/reports/report/1/history/")
    check(page)


def test_no_name_ever_runs(watched: Any, open_court: Court) -> None:
    page = watched
    for word in (*CORPUS, NAME):
        page.goto("/accounts/signup/?" + urlencode({"next": word}))
        check(page)
        page.goto("/accounts/login/?" + urlencode({"next": word, "login": word}))
        check(page)
    page.locator("#id_login").fill(NAME)
    page.locator("#id_password").fill(PASSWORD)
    page.locator("main form button[type=submit]").first.click()
    check(page, NAME)
    # A user name like that is refused, with the words kept.
    sign_up(page, NAME)
    check(page, NAME)
    sign_up(page, "bram")
    page.goto("/accounts/me/")
    for word in CORPUS:
        page.get_by_label("Name in court").fill(word[:40])
        page.get_by_role("button", name="Save the name").click()
        check(page, word[:40].strip())
    page.goto("/accounts/me/tokens/")
    page.get_by_label("What is it for?").fill(NAME)
    page.get_by_role("button", name="Make a token").click()
    check(page, NAME)
    # Should one get past every filter, it is still text.
    at_desk(open_court, "bram", f"u.username={NAME!r}; u.display_name={NAME!r}; u.save()")
    for url in ("/", "/history/", f"/u/{quote(NAME)}/", "/leaderboards/", "/accounts/me/",
                "/admin/", "/admin/accounts/user/", f"/report/profile/{quote(NAME)}/"):  # fmt: skip
        page.goto(url)
        check(page, NAME)


def test_no_ruling_ever_runs(watched: Any, open_court: Court) -> None:
    page = watched
    sign_up(page, "cleo", then="/evidence-room/sit/")
    take_chair(page, "archivist")
    match = page.url.rstrip("/").rpartition("/")[2]
    for number in range(1, 11):
        words = " ".join(CORPUS[(number - 1) * 3 :][:3])[:500] or HOSTILE[:500]
        await_exhibit(page, match, number)
        if number == 1:
            # Typed by hand once; the others come as a program would send them.
            page.locator("#reasoning").fill(words)
            page.locator('[data-decision="ACCEPT"]').click()
            expect(page.locator("#reveal")).to_be_visible(timeout=acting.PATIENCE)
        else:
            sent = {"round": number, "decision": "CHALLENGE", "reasoning": words}
            answer = post(page, f"/api/matches/{match}/rulings", sent)
            assert answer.status == 200, answer.text()
        check(page)
    assert post(page, f"/api/matches/{match}/share", {"public": True}).status == 200
    page.goto(f"/evidence-room/chair/{match}/")
    check(page)
    page.context.clear_cookies()
    for url in (f"/evidence-room/matches/{match}/", "/evidence-room/matches/", "/u/cleo/"):
        page.goto(url)
        check(page)
    page.goto(f"/evidence-room/matches/{match}/")
    check(page, CORPUS[0], CORPUS[10], CORPUS[21])


def test_no_charge_ever_runs(watched: Any, open_court: Court) -> None:
    page = watched
    sign_up(page, "odile", then="/charges/suggest/")
    lines = {"elements": CORPUS[2:5], "evidence": CORPUS[5:8]}
    suggested = {"title": NAME, "statute": HOSTILE[:400], "pitch": CORPUS[1], **lines}
    assert post(page, "/api/charges/suggestions", suggested).status == 201
    page.goto("/charges/suggestions/")
    check(page, NAME)
    at_desk(
        open_court,
        "odile",
        f"Charge.objects.filter(slug={CHARGE!r}).update(title={NAME!r}, pitch={HOSTILE[:300]!r}, "
        f"statute={HOSTILE[:400]!r}, tags={CORPUS[:3]!r})",
    )
    for url in ("/", f"/charges/{CHARGE}/", "/leaderboards/", "/admin/trials/charge/"):
        page.goto(url)
        check(page, NAME)
    page.goto("/admin/trials/charge/?" + urlencode({"q": HOSTILE[:200]}))
    check(page)
    # A curator reads the suggestion, takes it in, types more of the kind, and looks at it.
    page.goto("/admin/trials/chargesuggestion/")
    check(page, NAME)
    page.get_by_role("link", name=NAME).first.click()
    check(page, NAME, *CORPUS[1:8])
    page.locator("[name=reason]").fill(HOSTILE[:900])
    page.locator('button[value="accept"]').click()
    page.wait_for_url(re.compile(r"/admin/trials/charge/\d+/change/"))
    check(page, NAME, *CORPUS[2:8])
    page.locator("#id_title").fill(CORPUS[4][:80])
    page.locator("#id_pitch").fill(HOSTILE[:300])
    page.locator("#id_statute").fill(HOSTILE[:400])
    page.locator("#id_tags").fill(CORPUS[9])
    page.locator("[name=_preview]").click()
    check(page, CORPUS[0])
    page.goto(page.url.replace("change", "preview"))
    check(page, NAME)
    # The suggester reads what the curator said.
    page.goto("/charges/suggestions/")
    check(page, NAME, CORPUS[0])
