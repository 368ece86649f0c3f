"""A player over real HTTP: arrives, pleads, defends, waits for the court."""

import re
import time
from typing import Any
from uuid import uuid4

import httpx

DEFENSES = {
    "round_1": (
        "I asked one honest question while the sausages rested on a cool plate, because Mrs "
        "Okonkwo had just asked me what the gnome was thinking. Nobody stopped eating."
    ),
    "round_2": (
        "The sausages were served at half past four, four minutes early, since my cousin held "
        "the tongs the whole time. I never touched them, so nothing could burn through me."
    ),
    "round_3": (
        "On Exhibit A: it proves nothing, because nobody timed it and nobody signed it. A mark "
        "without an hour cannot show that I was the cause of anything."
    ),
    "closing": (
        "Three guests thanked me and one asked a better question. No food was lost, since every "
        "plate came back empty by five; the statute needs an interruption and there was none."
    ),
}


class Player:
    """One person with one session against a running court."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=30, headers={"Referer": url})
        self.trial = ""

    def post(self, path: str, body: Any = None) -> httpx.Response:
        token = self.http.cookies.get("csrftoken", "")
        return self.http.post(path, json=body, headers={"X-CSRFToken": token})

    def arrive(self, charge: str = "unlicensed-philosophy", plea: str = "not_guilty") -> str:
        """Open a trial as a guest, by the page a visitor uses; its id."""
        page = self.http.get(f"/charges/{charge}/")
        page.raise_for_status()
        token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page.text)
        assert token is not None
        answer = self.http.post(
            f"/charges/{charge}/open/",
            data={"csrfmiddlewaretoken": token.group(1), "plea": plea},
        )
        assert answer.status_code == 302, answer.text
        self.trial = answer.headers["location"].strip("/").split("/")[-1]
        return self.trial

    def state(self) -> dict[str, Any]:
        answer = self.http.get(f"/api/trials/{self.trial}")
        answer.raise_for_status()
        shown: dict[str, Any] = answer.json()
        return shown

    def docket(self, after: int = 0) -> list[dict[str, Any]]:
        answer = self.http.get(f"/api/trials/{self.trial}/docket", params={"after": after})
        answer.raise_for_status()
        items: list[dict[str, Any]] = answer.json()["items"]
        return items

    def wait_for(self, phase: str, status: str, *, seconds: float = 20) -> dict[str, Any]:
        """The trial once it stands there; raises when it does not in time."""
        deadline = time.monotonic() + seconds
        while True:
            shown = self.state()
            if (shown["phase"], shown["status"]) == (phase, status):
                return shown
            if time.monotonic() > deadline:
                where = f"{shown['phase']}/{shown['status']}"
                raise AssertionError(f"not {phase}/{status} after {seconds} s but {where}")
            time.sleep(0.05)

    def defend(self, phase: str, text: str | None = None, key: str | None = None) -> httpx.Response:
        body = {"text": text or DEFENSES[phase], "phase": phase, "key": key or str(uuid4())}
        return self.post(f"/api/trials/{self.trial}/defenses", body)

    def play_out(self, *, seconds: float = 20) -> dict[str, Any]:
        """From the prosecutor's opening to the verdict; the decided trial."""
        for phase in ("round_1", "round_2", "round_3", "closing"):
            self.wait_for(phase, "defense", seconds=seconds)
            answer = self.defend(phase)
            assert answer.status_code == 202, answer.text
        return self.wait_for("closing", "decided", seconds=seconds)


def check_record(docket: list[dict[str, Any]]) -> None:
    """What must hold of every finished trial's docket, whatever happened on the way."""
    assert [entry["seq"] for entry in docket] == list(range(1, len(docket) + 1))
    spoken = [e["data"]["phase"] for e in docket if e["type"] == "prosecution.spoke"]
    assert spoken == ["opening", "round_1", "round_2", "round_3"]
    filed = [e["data"]["phase"] for e in docket if e["type"] == "defense.filed"]
    assert filed == ["round_1", "round_2", "round_3", "closing"]
    assert sum(entry["type"] == "verdict.rendered" for entry in docket) == 1
    letters = [e["data"]["evidence"]["letter"] for e in docket if e["type"] == "prosecution.spoke"]
    assert letters == ["A", "B", "C", "D"]
