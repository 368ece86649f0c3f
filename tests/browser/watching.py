"""What a spectator or an examiner does on the Evidence Room's pages, and what reaches them."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

# As long as a step of the room may take on a busy machine, milliseconds.
PATIENCE = 30_000
SUMS = ("caught", "fooled", "accused", "believed")
# Keeps the page's mark-up at every change, from the first on.
WITNESS = """
window.seen = [];
addEventListener("DOMContentLoaded", () => {
  const note = () => window.seen.push(document.querySelector("main").innerHTML);
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document.body, all);
});
"""


class Ear:
    """Everything that reaches a page, in order: answers, frames, and the page itself."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.heard: list[Any] = []
        self.sent: list[str] = []
        page.add_init_script(WITNESS)
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", lambda line: line.on("framereceived", self._told))

    def _asked(self, request: Any) -> None:
        if request.method != "GET":
            self.sent.append(f"{request.method} {request.url}")

    def _answered(self, response: Any) -> None:
        if "/static/" not in response.url:
            self.heard.append(response)

    def _told(self, frame: str) -> None:
        self.heard.append(frame)

    def await_exhibit(self) -> tuple[str, int]:
        """Until a next exhibit is filed, early enough in its match; its match and round."""
        known = len(self.heard)
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            self.page.wait_for_timeout(30)
            for each in self.heard[known:]:
                event = json.loads(each) if isinstance(each, str) else {}
                if event.get("type") == "exhibit.filed" and event["data"]["round"] <= 8:
                    return event["data"]["match"], event["data"]["round"]
        raise AssertionError("no exhibit was filed")

    def check_nothing_early(self, whole: dict[str, Any], *, since: int) -> None:
        """Nothing sealed in a round from `since` on was here before that round resolved."""
        texts = [each if isinstance(each, str) else _text(each) for each in self.heard]
        for told in whole["verdicts"]:
            if told["round"] < since:
                continue
            end = _resolved_at(texts, whole["id"], told["round"])
            for secret in [whole["seed"], *_secrets(whole, told)]:
                assert not [text for text in texts[:end] if secret in text], told["round"]
            assert told["nonce"] in texts[end]
        self._check_page(whole, since)

    def _check_page(self, whole: dict[str, Any], since: int) -> None:
        looks = self.page.evaluate("window.seen")
        assert len(looks) > 20
        for told in whole["verdicts"]:
            if told["round"] < since:
                continue
            is_told = re.compile(rf'aria-label="Round {told["round"]}: [^"]*, (?:grounded|hallu)')
            before = [look for look in looks if not is_told.search(look)]
            assert len(before) < len(looks)
            for secret in _secrets(whole, told):
                assert not [look for look in before if secret in look], told["round"]


def _text(response: Any) -> str:
    if 300 <= response.status < 400:
        return ""  # a redirect has no body to read
    text: str = response.text()
    return text


def _resolved_at(texts: list[str], match: str, round: int) -> int:
    for index, text in enumerate(texts):
        told = json.loads(text)["data"] if '"round.resolved"' in text else {}
        if (told.get("match"), told.get("round")) == (match, round):
            return index
    raise AssertionError(f"round {round} was never told")


def _secrets(whole: dict[str, Any], told: dict[str, Any]) -> list[str]:
    """The nonce, and every string of the passage that the exhibit does not show itself."""
    exhibit = next(each for each in whole["exhibits"] if each["round"] == told["round"])
    shown = json.dumps(exhibit, ensure_ascii=False)
    # The same passage may have been revealed by a round before.
    before = json.dumps(
        [each["passage"] for each in whole["verdicts"] if each["round"] < told["round"]],
        ensure_ascii=False,
    )
    passage = [text for text in _strings(told["passage"]) if text not in shown + before]
    return [told["nonce"], *passage]


def _strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in _strings(item)]
    if isinstance(value, list):
        return [text for item in value for text in _strings(item)]
    return [value] if isinstance(value, str) and len(value) > 12 else []


def api(page: Any, rest: str) -> Any:
    return page.request.get(f"/evidence-room/api/{rest}").json()


def whole_match(page: Any, match: str) -> dict[str, Any]:
    whole: dict[str, Any] = api(page, f"matches/{match}")
    return whole


def settled(page: Any) -> str:
    """The id of the latest finished match; waits for the first."""
    deadline = time.monotonic() + 90
    while not (found := api(page, "matches")["items"]):
        assert time.monotonic() < deadline, "no match was finished"
        time.sleep(0.3)
    latest: str = found[0]["id"]
    return latest


def live_state(page: Any, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Until the room's match is as wanted; the match."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        match: dict[str, Any] | None = api(page, "state")["match"]
        if match and fits(match):
            return match
        page.wait_for_timeout(100)
    raise AssertionError("the room never came to that")


def await_reveal(page: Any, round: int) -> str:
    """Until the seal of the round has its verdict; the verdict."""
    seal = page.locator("#ribbon .waxen").nth(round - 1)
    expect(seal).to_have_attribute("data-verdict", re.compile("_"), timeout=PATIENCE)
    verdict: str = seal.get_attribute("data-verdict")
    return verdict


def sign_up(page: Any, name: str) -> None:
    page.goto("/accounts/signup/?next=/evidence-room/sit/")
    page.locator("#id_username").fill(name)
    page.locator("#id_password1").fill("quality-of-mercy-1596")
    page.locator("main form button[type=submit]").first.click()
    page.wait_for_url(re.compile("/evidence-room/sit/"))


def take_chair(page: Any, presenter: str) -> None:
    page.locator(f'input[name=presenter][value="{presenter}"]').check()
    page.get_by_role("button", name="Take the chair").press("Enter")
    page.wait_for_url(re.compile(r"/evidence-room/chair/"))
