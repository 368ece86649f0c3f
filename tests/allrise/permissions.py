"""Who may do what: one row an address and method, one column a kind of person.

`ROWS` is the table, checked cell by cell in `test_permissions.py`, where an address without a
row fails. The desk's pages are told by rule (`desk_rows`), from the rights of the curators.
`python -m tests.allrise.permissions` prints all of it as Markdown.

A cell is the status that the person gets; `login` is the way to the house's door. What is
refused changes nothing, nor does what a `=` follows; every other act really does something. For
sockets a cell is the code that the socket is closed with, or `open`. The owner is ada, whose
trials, matches and token the addresses name; all the others own nothing.
"""

from dataclasses import dataclass, field
from typing import Any, Final

PEOPLE: Final = ("anonymous", "guest", "member", "owner", "curator", "superuser")


@dataclass(frozen=True, slots=True)
class Row:
    """`at` names things in braces: see `test_permissions.world`. `gets` is in PEOPLE's order."""

    method: str
    at: str
    gets: str
    body: dict[str, Any] = field(default_factory=dict)

    @property
    def cells(self) -> dict[str, str]:
        return dict(zip(PEOPLE, self.gets.split(), strict=True))


DEFENCE: Final = {"text": "The grill was cold."}
SUGGESTION: Final = {"title": "Loud Crisps", "statute": "No person shall crunch aloud."}
RULING: Final = {"round": 1, "decision": "ACCEPT", "reasoning": "So."}
COMPLAINT: Final = {"reason": "Somebody shouts."}
NEW_EMAIL: Final = {"email": "new@example.org", "action_add": ""}
WRONG_CHANGE: Final = {"oldpassword": "wrong", "password1": "x", "password2": "x"}
NEW_NAME: Final = {"display_name": "Someone Else"}
WRONG_PASSWORD: Final = {"password": "a-wrong-password"}

ROWS: tuple[Row, ...] = (
    Row("GET", "/", "200 200 200 200 200 200"),
    Row("GET", "/leaderboards/", "200 200 200 200 200 200"),
    Row("GET", "/leaderboards/evidence/", "200 200 200 200 200 200"),
    Row("GET", "/leaderboards/daily/", "200 200 200 200 200 200"),
    Row("POST", "/leaderboards/daily/open/", "302 302= 302 302 302 302", {"plea": "absurd"}),
    Row("GET", "/leaderboards/daily/{yesterday}/", "200 200 200 200 200 200"),
    Row("GET", "/u/ada/", "200 200 200 200 200 200"),
    Row("GET", "/u/cora/", "200 200 200 200 200 200"),
    Row("GET", "/history/", "login 200 200 200 200 200"),
    Row("GET", "/charges/suggest/", "login login 200 200 200 200"),
    Row(
        "POST",
        "/charges/suggest/",
        "login login 302 302 302 302",
        {"title": "Loud Crisps", "statute": "No person shall crunch aloud."},
    ),
    Row("GET", "/charges/suggestions/", "login login 200 200 200 200"),
    Row("GET", "/charges/{charge}/", "200 200 200 200 200 200"),
    Row("GET", "/charges/{draft}/", "404 404 404 404 404 404"),
    Row("POST", "/charges/{charge}/open/", "302 302= 302 302 302 302", {"plea": "absurd"}),
    Row("GET", "/trials/{running}/", "login 403 403 200 403 403"),
    Row("GET", "/trials/{decided}/review/", "login 403 403 200 403 403"),
    Row("GET", "/trials/{shared}/review/", "200 200 200 200 200 200"),
    Row("GET", "/trials/{nobodys}/review/", "404 404 404 404 404 404"),
    Row("POST", "/trials/{decided}/review/act/", "login 403 403 302 403 403", {"do": "share"}),
    Row("POST", "/trials/{shared}/review/act/", "login 403 403 302 403 403", {"do": "close"}),
    Row("POST", "/trials/{shared}/review/act/", "login 403 403 302 403 403", {"do": "rematch"}),
    Row("POST", "/trials/{shared}/review/act/", "login 403 403 302 403 403", {"do": "delete"}),
    Row("GET", "/trials/{decided}/card.png", "403 403 403 403 403 403"),
    Row("GET", "/trials/{shared}/card.png", "200 200 200 200 200 200"),
    Row("GET", "/report/trial/{decided}/", "login 403 403 200 403 403"),
    Row("GET", "/report/trial/{shared}/", "login 200 200 200 200 200"),
    Row("POST", "/report/trial/{decided}/", "login 403 403 302 403 403", COMPLAINT),
    Row("POST", "/report/trial/{shared}/", "login 302 302 302 302 302", COMPLAINT),
    Row("POST", "/report/match/{match}/", "login 302 302 302 302 302", COMPLAINT),
    Row("POST", "/report/match/{chair}/", "login 403 403 302 403 403", COMPLAINT),
    Row("POST", "/report/profile/ada/", "login 302 302 302 302 302", COMPLAINT),
    Row("GET", "/evidence-room/", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/asides/", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/catalogue/", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/matches/", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/matches/{match}/", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/matches/{chair}/", "login 403 403 302 403 403"),
    Row("GET", "/evidence-room/matches/{sharedchair}/", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/chair/{chair}/", "login 403 403 200 403 403"),
    Row(
        "POST",
        "/evidence-room/chair/{chair}/",
        "login 403 403 302 403 403",
        {"round": 1, "decision": "ACCEPT"},
    ),
    Row("GET", "/evidence-room/chair/{chair}/asides/", "login 403 403 200 403 403"),
    Row("GET", "/evidence-room/sit/", "200 200 200 200 200 200"),
    Row("POST", "/evidence-room/sit/", "302= 302= 302 302 302 302", {"presenter": "archivist"}),
    Row("GET", "/evidence-room/api/", "404 404 404 404 404 404"),
    Row("GET", "/evidence-room/api/docs", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/api/openapi.json", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/api/state", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/api/matches", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/api/matches/{match}", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/api/matches/{chair}", "401 403 403 200 403 403"),
    Row("GET", "/evidence-room/api/matches/{sharedchair}", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/api/stats", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/api/docket", "200 200 200 200 200 200"),
    Row("GET", "/evidence-room/api/health", "503 503 503 503 503 503"),
    Row("GET", "/accounts/me/", "login login 200 200 200 200"),
    Row(
        "POST",
        "/accounts/me/name/",
        "login login 302 302 302 302",
        {"display_name": "Someone Else"},
    ),
    Row("GET", "/accounts/me/tokens/", "login login 200 200 200 200"),
    Row("POST", "/accounts/me/tokens/", "login login 200 200 200 200", {"name": "bot"}),
    Row("POST", "/accounts/me/tokens/{token}/revoke/", "login login 404 302 404 404"),
    Row("POST", "/accounts/me/download/", "login login 200= 200= 200= 200="),
    Row("GET", "/accounts/me/delete/", "login login 200 200 200 200"),
    Row(
        "POST",
        "/accounts/me/delete/",
        "login login 422 422 422 422",
        {"password": "a-wrong-password"},
    ),
    Row("GET", "/accounts/sessions/", "login login 200 200 200 200"),
    Row("POST", "/accounts/sessions/", "login login 302= 302 302= 302=", {"end": "{session}"}),
    Row("GET", "/accounts/login/", "200 200 302 302 302 302"),
    Row("GET", "/accounts/logout/", "302 302 200 200 200 200"),
    Row("POST", "/accounts/logout/", "302= 302= 302= 302= 302= 302="),
    Row("GET", "/accounts/inactive/", "200 200 200 200 200 200"),
    Row("GET", "/accounts/signup/", "200 200 302 302 302 302"),
    Row("GET", "/accounts/reauthenticate/", "login login 200 200 200 200"),
    Row("GET", "/accounts/reauthenticate/code/", "login login 302 302 302 302"),
    Row("GET", "/accounts/reauthenticate/code/confirm/", "login login 302 302 302 302"),
    Row("GET", "/accounts/email/", "login login 200 200 200 200"),
    Row(
        "POST",
        "/accounts/email/",
        "login login 302= 302= 302= 302=",
        {"email": "new@example.org", "action_add": ""},
    ),
    Row("GET", "/accounts/confirm-email/", "200 200 200 200 200 200"),
    Row("GET", "/accounts/confirm-email/no-such-key/", "200 200 200 200 200 200"),
    Row("GET", "/accounts/password/change/", "login login 200 200 200 200"),
    Row(
        "POST",
        "/accounts/password/change/",
        "login login 200= 200= 200= 200=",
        {"oldpassword": "wrong", "password1": "x", "password2": "x"},
    ),
    Row("GET", "/accounts/password/set/", "login login 302 302 302 302"),
    Row("GET", "/accounts/password/reset/", "200 200 200 200 200 200"),
    Row("GET", "/accounts/password/reset/done/", "200 200 200 200 200 200"),
    Row("GET", "/accounts/password/reset/key/1-no-such-key/", "200 200 200 200 200 200"),
    Row("GET", "/accounts/password/reset/key/done/", "200 200 200 200 200 200"),
    Row("GET", "/accounts/login/code/confirm/", "login login 302 302 302 302"),
    Row("GET", "/api/", "404 404 404 404 404 404"),
    Row("GET", "/api/docs", "200 200 200 200 200 200"),
    Row("GET", "/api/openapi.json", "200 200 200 200 200 200"),
    Row("GET", "/api/health", "503 503 503 503 503 503"),
    Row("GET", "/api/charges", "200 200 200 200 200 200"),
    Row("GET", "/api/charges/today", "200 200 200 200 200 200"),
    Row("GET", "/api/charges/{charge}", "200 200 200 200 200 200"),
    Row("GET", "/api/charges/{draft}", "404 404 404 404 404 404"),
    Row(
        "POST",
        "/api/charges/suggestions",
        "401 403 201 201 201 201",
        {"title": "Loud Crisps", "statute": "No person shall crunch aloud."},
    ),
    Row("GET", "/api/trials", "401 200 200 200 200 200"),
    Row("POST", "/api/trials", "401 403 201 201 201 201", {"charge": "unlicensed-philosophy"}),
    Row("GET", "/api/trials/{running}", "401 403 403 200 403 403"),
    Row("GET", "/api/trials/{shared}", "200 200 200 200 200 200"),
    Row("GET", "/api/trials/{nobodys}", "404 404 404 404 404 404"),
    Row("DELETE", "/api/trials/{running}", "401 403 403 204 403 403"),
    Row("DELETE", "/api/trials/{shared}", "401 403 403 204 403 403"),
    Row("DELETE", "/api/trials/{nobodys}", "401 404 404 404 404 404"),
    Row("POST", "/api/trials/{unpleaded}/plea", "401 403 403 200 403 403", {"plea": "absurd"}),
    Row(
        "POST",
        "/api/trials/{running}/defenses",
        "401 403 403 202 403 403",
        {"text": "The grill was cold."},
    ),
    Row(
        "POST",
        "/api/trials/{nobodys}/defenses",
        "401 404 404 404 404 404",
        {"text": "The grill was cold."},
    ),
    Row("POST", "/api/trials/{running}/hints", "401 403 403 202 403 403"),
    Row("POST", "/api/trials/{running}/mode", "401 403 403 200= 403 403", {"mode": "text"}),
    Row("POST", "/api/trials/{stalled}/retry", "401 403 403 200 403 403"),
    Row("POST", "/api/trials/{running}/abandon", "401 403 403 200 403 403"),
    Row("POST", "/api/trials/{decided}/share", "401 403 403 200 403 403", {"public": True}),
    Row("POST", "/api/trials/{shared}/share", "401 403 403 200 403 403", {"public": False}),
    Row("POST", "/api/trials/{shared}/rematch", "401 403 403 201 403 403"),
    Row("GET", "/api/trials/{running}/docket", "401 403 403 200 403 403"),
    Row("GET", "/api/trials/{shared}/docket", "200 200 200 200 200 200"),
    Row(
        "POST", "/api/trials/{decided}/reports", "401 403 403 201 403 403", {"reason": "He shouts."}
    ),
    Row(
        "POST", "/api/trials/{shared}/reports", "401 201 201 201 201 201", {"reason": "He shouts."}
    ),
    Row("GET", "/api/trials/{running}/casefile", "401 403 403 403 403 403"),
    Row("GET", "/api/trials/{decided}/casefile", "401 403 403 200 403 403"),
    Row("GET", "/api/trials/{shared}/casefile", "200 200 200 200 200 200"),
    Row("GET", "/api/trials/{decided}/export", "401 403 403 200 403 403"),
    Row("GET", "/api/trials/{shared}/export?format=md", "200 200 200 200 200 200"),
    Row("POST", "/api/matches", "401 403 201 201 201 201", {"presenter": "archivist"}),
    Row("GET", "/api/matches/{match}", "200 200 200 200 200 200"),
    Row("GET", "/api/matches/{chair}", "401 403 403 200 403 403"),
    Row("GET", "/api/matches/{sharedchair}", "200 200 200 200 200 200"),
    Row("GET", "/api/matches/{nobodys}", "404 404 404 404 404 404"),
    Row("GET", "/api/matches/{match}/docket", "200 200 200 200 200 200"),
    Row("GET", "/api/matches/{chair}/docket", "401 403 403 200 403 403"),
    Row(
        "POST",
        "/api/matches/{chair}/rulings",
        "401 403 403 200 403 403",
        {"round": 1, "decision": "ACCEPT", "reasoning": "So."},
    ),
    Row(
        "POST",
        "/api/matches/{match}/rulings",
        "401 403 403 403 403 403",
        {"round": 1, "decision": "ACCEPT", "reasoning": "So."},
    ),
    Row(
        "POST",
        "/api/matches/{nobodys}/rulings",
        "401 404 404 404 404 404",
        {"round": 1, "decision": "ACCEPT", "reasoning": "So."},
    ),
    Row(
        "POST", "/api/matches/{match}/reports", "401 201 201 201 201 201", {"reason": "It shouts."}
    ),
    Row(
        "POST", "/api/matches/{chair}/reports", "401 403 403 201 403 403", {"reason": "It shouts."}
    ),
    Row("POST", "/api/matches/{sharedchair}/share", "401 403 403 200 403 403", {"public": False}),
    Row("POST", "/api/matches/{chair}/share", "401 403 403 409 403 403", {"public": True}),
    Row("POST", "/api/matches/{match}/share", "401 403 403 403 403 403", {"public": True}),
    Row("GET", "/api/leaderboards/trials", "200 200 200 200 200 200"),
    Row("GET", "/api/leaderboards/evidence", "200 200 200 200 200 200"),
    Row("POST", "/api/people/ada/reports", "401 201 201 201 201 201", COMPLAINT),
    Row("POST", "/api/people/nobody/reports", "401 404 404 404 404 404", COMPLAINT),
    Row("WS", "/ws/trials/{running}/", "4401 4403 4403 open 4403 4403"),
    Row("WS", "/ws/trials/{shared}/", "open open open open open open"),
    Row("WS", "/ws/trials/{nobodys}/", "4404 4404 4404 4404 4404 4404"),
    Row("WS", "/ws/matches/{match}/", "open open open open open open"),
    Row("WS", "/ws/matches/{chair}/", "4401 4403 4403 open 4403 4403"),
    Row("WS", "/ws/matches/{sharedchair}/", "open open open open open open"),
    Row("WS", "/ws/matches/{nobodys}/", "4404 4404 4404 4404 4404 4404"),
    Row("WS", "/ws/evidence-room/", "open open open open open open"),
)


def desk_rows() -> list[Row]:
    """One row a page of the desk, read off its own address book."""
    # Needs Django, which whoever prints the table has set up only by now.
    from tests.allrise import test_curators as desk

    rows = []
    for name, route in desk.addresses():
        if not name:
            continue  # the catch-all, and old addresses of change pages, which redirect
        label = "" if name in desk.DESK else desk.label_of(name)
        to_curator = desk.DESK[name][0] if not label else desk.expected_of_curator(name, label)
        rows.append(Row("GET", f"/admin/{route}", _desk_cells(name, label, to_curator)))
    return rows


def _desk_cells(name: str, label: str, to_curator: int) -> str:
    from tests.allrise.test_curators import DESK, OWN, READ_ONLY

    if name == "logout":
        return f"302 302 302 302 {to_curator} {to_curator}"
    if name in DESK:
        return f"login login 403 403 {to_curator} {to_curator}"
    # What happened in court, and what people reported, nobody makes up or takes away.
    fixed = label in READ_ONLY or label == "reports.report"
    to_root = 403 if fixed and name.endswith(("_add", "_delete")) else OWN.get(name, 200)
    return f"login login 403 403 {to_curator} {to_root}"


def as_markdown(rows: list[Row]) -> str:
    lines = ["| | " + " | ".join(PEOPLE) + " |", "|---" * (len(PEOPLE) + 1) + "|"]
    for row in rows:
        asked = ", ".join(f"{name}: {value}" for name, value in row.body.items())
        at = row.at.replace("|", "\\|")  # a bar would end the cell, in code too
        what = f"`{row.method} {at}`" + (f" ({asked})" if asked else "")
        lines.append("| " + " | ".join([what, *row.cells.values()]) + " |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    import os

    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    print(as_markdown([*ROWS, *desk_rows()]))
