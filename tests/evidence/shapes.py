"""What the room's HTTP contract is made of, to the letter."""

from typing import Any

from django.test import Client

API = "/evidence-room/api"
MATCH_KEYS = {
    "id", "phase", "round", "rounds", "presenter", "examiner", "scores", "exhibits",
    "challenges", "verdicts",
}  # fmt: skip
EXHIBIT_KEYS = {"round", "kind", "title", "claim", "preview", "citation", "commitment"}
VERDICT_KEYS = {
    "round", "verdict", "truth", "nonce", "presenter_delta", "examiner_delta", "flash",
    "passage", "failed", "differs",
}  # fmt: skip
ROW_KEYS = {
    "id", "presenter", "examiner", "scores", "rounds", "human", "opened_at", "closed_at",
}  # fmt: skip
INTERVAL = {"value", "low", "high", "n"}
RATES = ("points_per_round", "catch_rate", "false_accusation_rate", "pass_rate")
READS = ["state", "matches", "stats", "docket", "health"]


def state(client: Client) -> dict[str, Any]:
    answer = client.get(f"{API}/state")
    assert answer.status_code == 200
    body: dict[str, Any] = answer.json()
    return body
