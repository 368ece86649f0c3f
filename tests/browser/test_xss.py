"""What strangers write is text wherever a page shows it: nothing of it ever runs."""

import json
from typing import Any
from urllib.parse import urlencode

import pytest

from tests.browser import acting
from tests.running import Court

pytestmark = [pytest.mark.browser, pytest.mark.slow]
# Each raises the flag in its own way, should a page take it for more than text.
CORPUS = [
    "<script>window.__ran=1</script>",
    '"><img src=x onerror=window.__ran=1>',
    "'><svg/onload=window.__ran=1>",
    "</textarea></script><script>window.__ran=1</script>",
    "<iframe srcdoc='<script>parent.__ran=1</script>'></iframe>",
    "<a href=javascript:window.__ran=1>click</a>",
    "{{constructor.constructor('window.__ran=1')()}} {% load x %} ${window.__ran=1}",
    "\\u003cimg src=x onerror=window.__ran=1\\u003e &lt;img src=x onerror=window.__ran=1&gt;",
    "<!--<script>--><details open ontoggle=window.__ran=1>",
]
HOSTILE = " ".join(CORPUS)
REASONED = "The grill was cold because Mei said so, and nobody lost a sausage. "


@pytest.fixture
def watched(visit: Any) -> Any:
    """A page on which a dialogue, or the flag, is noted whenever something ran."""
    page = visit()
    ran: list[str] = []
    page.on("dialog", lambda dialog: (ran.append(dialog.message), dialog.dismiss()))
    page.ran = ran
    return page


def check(page: Any) -> None:
    """Nothing ran, and no element of the corpus came alive."""
    assert page.evaluate("window.__ran") is None, page.url
    assert page.ran == [], page.url
    alive = "img[src='x'], iframe, [onerror], [onload], [ontoggle], a[href^='javascript']"
    assert page.locator(alive).count() == 0, page.url


def sign_up(page: Any, name: str) -> None:
    page.goto("/accounts/signup/")
    page.locator("#id_username").fill(name)
    page.locator("#id_password1").fill("a-long-password-of-mine")
    page.locator("form:has(#id_password1) button[type=submit]").click()
    page.wait_for_load_state()


def post(page: Any, path: str, body: dict[str, Any]) -> Any:
    """As the page's own script would, with its session and token."""
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}
    headers = {"X-CSRFToken": cookies["csrftoken"], "Content-Type": "application/json",
               "Referer": page.url}  # fmt: skip
    return page.request.post(path, data=json.dumps(body), headers=headers)


def test_nothing_that_people_write_ever_runs(watched: Any, open_court: Court) -> None:
    page = watched
    sign_up(page, "ada")
    # Defences: on the record as they are filed, after a reload, on the review.
    address = acting.plead(page)
    for _ in acting.PHASES:
        acting.file(page, REASONED + HOSTILE)
        check(page)
    page.locator("#verdict").wait_for(timeout=acting.PATIENCE)
    check(page)
    page.reload()
    page.locator("#verdict").wait_for(timeout=acting.PATIENCE)
    check(page)
    page.goto(f"{address}review/")
    page.locator("#full-record").wait_for()
    assert "onerror=window.__ran=1" in page.locator("#full-record").inner_text()
    check(page)
    trial = address.rstrip("/").rpartition("/")[2]
    # What is refused is shown again; what is searched for is shown above what was found.
    answer = post(page, f"/api/trials/{trial}/reports", {"reason": HOSTILE})
    assert answer.status == 201
    page.goto(f"/report/trial/{trial}/")
    page.locator("#reason").fill(HOSTILE[:900])
    page.locator("main form button[type=submit]").click()
    page.wait_for_load_state()
    check(page)
    for word in CORPUS:
        page.goto("/history/?" + _query(search=word, q=word, charge=word, after=word))
        check(page)
    page.goto("/nothing/" + _query(x=CORPUS[1]))
    check(page)
    # A name: where it may be taken at all, it is text.
    page.goto("/accounts/login/?" + _query(next=HOSTILE, login=HOSTILE))
    check(page)
    suggested = {"title": CORPUS[0][:80], "statute": HOSTILE[:400], "pitch": CORPUS[1]}
    post(page, "/api/charges/suggestions", suggested)
    page.goto("/charges/suggest/")
    check(page)
    _on_the_desk(page, open_court)


def _on_the_desk(page: Any, court: Court) -> None:
    """The same words as the curators see them, and the name of a member who got by the filter."""
    code = (
        "from allrise.accounts.models import User; u=User.objects.get(username='ada'); "
        f"u.is_staff=u.is_superuser=True; u.display_name={CORPUS[1][:40]!r}; u.save()"
    )
    court.manage("shell", "-v", "0", "-c", code)
    for url in ("/", "/history/", "/u/ada/", "/leaderboards/", "/admin/reports/report/",
                "/admin/trials/chargesuggestion/", "/admin/trials/trial/",
                "/admin/accounts/user/"):  # fmt: skip
        page.goto(url)
        check(page)


def _query(**words: str) -> str:
    return urlencode(words)
