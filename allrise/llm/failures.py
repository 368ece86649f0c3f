"""What a vendor's refusal of a call means. Knows HTTP and the vendors' words, no SDK."""

import email.utils
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from allrise.llm.base import ModelError, Remedy

PAUSE = 0.5  # seconds before a server that stumbled is asked again, unless it says otherwise

_SECONDS = {"d": 86400.0, "h": 3600.0, "m": 60.0, "s": 1.0, "ms": 0.001}
_UNIT = r"(?:ms|milliseconds?|days?|hours?|min\w*|sec\w*|[dhms])"
_AMOUNT = re.compile(rf"(\d+(?:\.\d+)?)\s*({_UNIT})\b")
_SPAN = rf"(?:\d+(?:\.\d+)?\s*{_UNIT}\b[\s,]*(?:and\s+)?)+"
_AGAIN = re.compile(rf"(?:try again|retry|available|resets?)\s+(?:in|after)\s+({_SPAN})", re.I)
_COMPACT = re.compile(r"(?<=[a-z])(?=\d)")  # 9m38.5s, read as 9m 38.5s

_DAILY = re.compile(r"per[ _-]day|\b[TR]PD\b|daily|insufficient_quota|exceeded your current quota")
_TOO_LARGE = re.compile(
    r"request too large|context_length_exceeded|context length|context window|too many tokens"
    r"|reduce (?:the length|your message)|string_above_max_length|prompt is too long"
    r"|payload too large|request_too_large",
    re.IGNORECASE,
)
_GONE = re.compile(
    r"model_not_found|model_decommissioned|decommissioned|model_not_active|deprecated_model"
    r"|model\b.{0,80}(?:does not exist|not found|no longer)",
    re.IGNORECASE,
)
_FILTERED = re.compile(r"content_filter|content_policy|content management policy", re.IGNORECASE)
_FAILED_JSON = "json_validate_failed"
_RAN_OUT = re.compile(r"max(?:imum)? completion tokens|max_tokens", re.IGNORECASE)
_CODE = re.compile(r"[a-z][a-z_]{2,39}")


@dataclass(frozen=True)
class Refusal:
    """A vendor's error answer. `message` and `code` are the vendor's; they go no further."""

    status: int
    message: str = field(default="", repr=False)
    code: str = ""
    param: str = ""
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)

    @classmethod
    def read(
        cls, body: Any, status: int = 0, headers: Mapping[str, str] | None = None
    ) -> "Refusal":
        """From an error's body; in mid-stream it alone tells what the status would have."""
        inner = body.get("error", body) if isinstance(body, dict) else body
        if not isinstance(inner, dict):
            inner = {"message": inner or ""}
        code = str(inner.get("code") or inner.get("type") or "")
        if not status:
            status = int(code) if code.isdigit() else 429 if "rate_limit" in code else 0
        return cls(
            status,
            str(inner.get("message") or inner.get("detail") or "")[:2000],
            code,
            str(inner.get("param") or ""),
            {name.lower(): value for name, value in (headers or {}).items()},
        )

    @property
    def words(self) -> str:
        return f"{self.code} {self.message}"

    def blames(self, *names: str) -> bool:
        """Whether the call was refused because of one of these parameters."""
        if self.status not in (400, 404, 422, 501):
            return False
        return self.param.partition(".")[0] in names or any(name in self.words for name in names)


def classify(refusal: Refusal, now: datetime | None = None) -> ModelError:
    """The ModelError for a refused call."""
    kind, remedy = _kind(refusal)
    wait = retry_after(refusal.headers, refusal.message, now)
    if kind == "rate_limited" and wait is not None:
        remedy = Remedy.WAIT
    if kind == "server_error":
        wait = PAUSE if wait is None else wait
    message = f"{kind}: HTTP {refusal.status}"
    if _CODE.fullmatch(refusal.code):
        message += f" {refusal.code}"
    return ModelError(kind, message, remedy=remedy, retry_after=wait)


def _kind(refusal: Refusal) -> tuple[str, Remedy]:
    status, words = refusal.status, refusal.words
    if _FAILED_JSON in words:
        # The vendor found that the model's own JSON does not fit.
        ran_out = _RAN_OUT.search(words)
        return ("truncated", Remedy.NEXT) if ran_out else ("no_json", Remedy.ASK_AGAIN)
    if status in (400, 403, 422) and _FILTERED.search(words):
        return "filtered", Remedy.NEXT
    if status == 413 or (status in (400, 422, 429) and _TOO_LARGE.search(words)):
        return "too_large", Remedy.ASK_AGAIN
    if status == 429:
        return ("daily_limit" if _DAILY.search(words) else "rate_limited"), Remedy.NEXT
    if status in (404, 410) or (status in (400, 403) and _GONE.search(words)):
        return "model_gone", Remedy.NEXT
    if status in (401, 403):
        return "auth", Remedy.NEXT
    if status == 402:
        return "daily_limit", Remedy.NEXT
    if status >= 500 or status in (408, 409, 425):
        return "server_error", Remedy.WAIT
    return "bad_request", Remedy.NEXT


def retry_after(
    headers: Mapping[str, str], message: str = "", now: datetime | None = None
) -> float | None:
    """Seconds the vendor asks us to wait, by its headers or else by its words."""
    stated = _header_seconds(headers, now or datetime.now(UTC))
    return said_seconds(message) if stated is None else stated


def _header_seconds(headers: Mapping[str, str], now: datetime) -> float | None:
    for name, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        value = headers.get(name, "").strip()
        if re.fullmatch(r"\d+(\.\d+)?", value):
            return float(value) * unit
        if re.fullmatch(r"(\d+(\.\d+)?(ms|[dhms]))+", value):
            return _sum(value)
    try:
        when = email.utils.parsedate_to_datetime(headers.get("retry-after", ""))
    except (TypeError, ValueError):
        return None
    when = when if when.tzinfo else when.replace(tzinfo=UTC)
    return max(0.0, (when - now).total_seconds())


def said_seconds(message: str) -> float | None:
    """Seconds in "try again in 9m38.5s", "in 450ms", "in 1h2m", "after 20 seconds"."""
    found = _AGAIN.search(_COMPACT.sub(" ", message))
    return _sum(found.group(1)) if found else None


def _sum(span: str) -> float:
    total = 0.0
    for amount, unit in _AMOUNT.findall(_COMPACT.sub(" ", span)):
        unit = "ms" if unit.startswith(("ms", "milli")) else unit[0]
        total += float(amount) * _SECONDS[unit]
    return round(total, 6)
