"""How the stub vendor misbehaves, and for which calls: a script of rules.

A rule says what to `do`, with `args`, to the calls that `match`: `nth` (one number or a
list, counted among the calls the rule matches), `after` (every call from that number on),
`model`, `schema` and `contains` (parts of the model's name, the schema's name, the prompt),
`stream` (true or false). `times` ends a rule, `chance` leaves it to a seeded die. `do` may be
a list to choose from. The first rule that applies is followed; without one, all goes well.
"""

import json
import random
import threading
from dataclasses import dataclass, field
from typing import Any

from tests.stubs.answers import SPOILT, Body

Reply = tuple[int, Body | str, dict[str, str]]


@dataclass
class Rule:
    do: str | list[str]
    match: Body = field(default_factory=dict)
    args: Body = field(default_factory=dict)
    times: int | None = None
    chance: float = 1.0
    seen: int = 0
    done: int = 0

    def __post_init__(self) -> None:
        for name in [self.do] if isinstance(self.do, str) else self.do:
            if name not in KNOWN:
                raise ValueError(f"unknown misbehaviour: {name!r}")

    def applies(self, body: Body, die: random.Random) -> bool:
        if not self._matches(body):
            return False
        self.seen += 1
        nth = self.match.get("nth")
        if nth is not None and self.seen not in (nth if isinstance(nth, list) else [nth]):
            return False
        if self.seen < self.match.get("after", 0):
            return False
        if (self.times is not None and self.done >= self.times) or die.random() >= self.chance:
            return False
        self.done += 1
        return True

    def _matches(self, body: Body) -> bool:
        schema = (body.get("response_format") or {}).get("json_schema", {}).get("name", "")
        prompt = json.dumps(body.get("messages", []), ensure_ascii=False)
        return (
            self.match.get("model", "") in body.get("model", "")
            and self.match.get("schema", "") in schema
            and self.match.get("contains", "") in prompt
            and self.match.get("stream", bool(body.get("stream"))) == bool(body.get("stream"))
        )


@dataclass(frozen=True)
class Fault:
    name: str
    args: Body


class Script:
    """The rules in force. Thread-safe."""

    def __init__(self, rules: list[Rule] | None = None, seed: int = 0) -> None:
        self.rules = list(rules or [])
        self._die = random.Random(seed)
        self._lock = threading.Lock()

    @classmethod
    def from_json(cls, data: Body | list[Body]) -> "Script":
        """{"rules": [{"do": …, "match": …}], "seed": 1}, or the list of rules alone."""
        data = {"rules": data} if isinstance(data, list) else data
        return cls([Rule(**rule) for rule in data.get("rules", [])], data.get("seed", 0))

    def add(self, do: str | list[str], match: Body | None = None, **more: Any) -> "Script":
        """`script.add("delay", {"nth": 1}, seconds=1)`; `times` and `chance` are the rule's."""
        rule = {key: more.pop(key) for key in ("times", "chance") if key in more}
        self.rules.append(Rule(do, match or {}, more, **rule))
        return self

    def fault(self, body: Body) -> Fault | None:
        with self._lock:
            for rule in self.rules:
                if rule.applies(body, self._die):
                    name = rule.do if isinstance(rule.do, str) else self._die.choice(rule.do)
                    return Fault(name, rule.args)
        return None


def _error(status: int, message: str, code: str, **more: Any) -> Reply:
    headers = more.pop("headers", {})
    error = {"message": message, "type": "invalid_request_error", "code": code, "param": None}
    return status, {"error": error | more}, headers


def _unsupported(param: str, instead: str = "") -> Reply:
    message = f"Unsupported parameter: '{param}' is not supported with this model.{instead}"
    return _error(400, message, "unsupported_parameter", param=param)


def refusal_of(fault: Fault, body: Body, key: str) -> Reply | None:
    """The error answer to a call, for the faults that are one. Some depend on the call."""
    model = body.get("model", "")
    if fault.name in CONDITIONAL:
        param, kinds, message = CONDITIONAL[fault.name]
        asked = body.get(param)
        if asked is None or (kinds and asked.get("type") not in kinds):
            return None
        if kinds:
            return _error(400, message, "unsupported_value", param=param)
        return _unsupported(param, message)
    if fault.name not in _ERRORS:
        return None
    status, message, code, headers = _ERRORS[fault.name]
    told = message.format(model=model, key=key, span=fault.args.get("span", "450ms"))
    headers = {k: v.format(after=fault.args.get("after", "0.05")) for k, v in headers.items()}
    if code == "":
        return status, told, headers
    return _error(status, told, code, headers=headers)


CONDITIONAL: dict[str, tuple[str, tuple[str, ...], str]] = {
    "no_json_schema": (
        "response_format",
        ("json_schema",),
        "This model does not support response format `json_schema`.",
    ),
    "no_response_format": (
        "response_format",
        ("json_schema", "json_object"),
        "'response_format' is not supported with this model.",
    ),
    "no_max_tokens": ("max_tokens", (), " Use 'max_completion_tokens' instead."),
    "no_max_completion_tokens": ("max_completion_tokens", (), ""),
    "no_temperature": ("temperature", (), ""),
    "no_reasoning_effort": ("reasoning_effort", (), ""),
    "no_stream_options": ("stream_options", (), ""),
}
_RETRY = {"Retry-After": "{after}"}
_ERRORS: dict[str, tuple[int, str, str, dict[str, str]]] = {
    "rate_limited": (429, "Rate limit reached.", "rate_limit_exceeded", _RETRY),
    "rate_limited_text": (
        429,
        "Rate limit reached for model `{model}` on tokens per minute (TPM): Limit 8000, "
        "Used 7900, Requested 800. Please try again in {span}. Need more tokens? Upgrade.",
        "rate_limit_exceeded",
        {},
    ),
    "rate_limited_silent": (429, "Too many requests.", "rate_limit_exceeded", {}),
    "daily_limit": (
        429,
        "Rate limit reached for model `{model}` on tokens per day (TPD): Limit 100000, "
        "Used 99903, Requested 772. Please try again in {span}.",
        "rate_limit_exceeded",
        {},
    ),
    "quota": (429, "You exceeded your current quota.", "insufficient_quota", {}),
    "too_large": (
        413,
        "Request too large for model `{model}` on tokens per minute (TPM): Limit 6000, "
        "Requested 12000, please reduce your message size and try again.",
        "rate_limit_exceeded",
        {},
    ),
    "too_large_429": (
        429,
        "Request too large for {model} on tokens per min (TPM): Limit 30000, Requested 40000.",
        "rate_limit_exceeded",
        {},
    ),
    "context_length": (
        400,
        "This model's maximum context length is 8192 tokens. Please reduce the length of the "
        "messages.",
        "context_length_exceeded",
        {},
    ),
    "model_not_found": (
        404,
        "The model `{model}` does not exist or you do not have access to it.",
        "model_not_found",
        {},
    ),
    "model_decommissioned": (
        400,
        "The model `{model}` has been decommissioned and is no longer supported.",
        "model_decommissioned",
        {},
    ),
    # Some servers repeat the key in the error, and so does this one.
    "auth": (401, "Incorrect API key provided: {key}.", "invalid_api_key", {}),
    "forbidden": (403, "Country, region, or key {key} not supported.", "forbidden", {}),
    "content_filter": (400, "Blocked by the content management policy.", "content_filter", {}),
    "json_validate_failed": (
        400,
        "Failed to generate JSON. Please adjust your prompt. See 'failed_generation'.",
        "json_validate_failed",
        {},
    ),
    "bad_request": (400, "Something about this request is not right.", "invalid_value", {}),
    "server_error": (500, "The server had an error with {key}.", "internal_error", {}),
    "unavailable": (503, "Over capacity.", "unavailable", _RETRY),
    "bad_gateway": (502, "<html><body>502 Bad Gateway {key}</body></html>", "", {}),
    "html_200": (200, "<html><body>Please log in.</body></html>", "", {}),
}
# Faults of the answer as a whole, or of how it travels.
_OTHER = {
    "delay",
    "slow_first_token",
    "slow_tokens",
    "trickle",
    "cut_off",
    "drop",
    "drop_midway",
    "malformed",
    "error_midway",
    "noise",
    "refusal",
    "truncated",
    "filtered",
    "reasoning_only",
    "tool_call",
    "no_choices",
    "no_usage",
    "split_surrogates",
    "babble",
}
KNOWN = SPOILT | _OTHER | CONDITIONAL.keys() | _ERRORS.keys()
