"""What vendors say about a refused call, and what it means."""

from datetime import UTC, datetime

import pytest

from allrise.llm.base import Remedy
from allrise.llm.failures import Refusal, classify, retry_after, said_seconds

NOW = datetime(2026, 9, 1, 12, 0, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("message", "seconds"),
    [
        ("Please try again in 9m38.5s.", 578.5),
        ("Please try again in 450ms.", 0.45),
        ("Please try again in 1h2m.", 3720.0),
        ("Please try again in 20s. Visit the page to learn more.", 20.0),
        ("Please try again in 7m12s", 432.0),
        ("try again in 6.123s. Need more tokens?", 6.123),
        ("Try again in 1.2ms", 0.0012),
        ("try again in 2 seconds", 2.0),
        ("Please retry after 5 minutes.", 300.0),
        ("try again in 1 hour and 5 minutes", 3900.0),
        ("Please try again in 1d2h3m4.5s.", 93_784.5),
        ("try again in 1m", 60.0),
        ("retry in 3 sec", 3.0),
        ("Please try again later.", None),
        ("Limit 8000, used 7900 in 60s.", None),
        ("", None),
    ],
)
def test_seconds_in_words(message: str, seconds: float | None):
    assert said_seconds(message) == seconds


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry-after": "2"}, 2.0),
        ({"retry-after": " 2.5 "}, 2.5),
        ({"retry-after": "0"}, 0.0),
        ({"retry-after-ms": "1500", "retry-after": "2"}, 1.5),
        ({"retry-after": "6m0s"}, 360.0),
        ({"retry-after": "Tue, 01 Sep 2026 12:00:30 GMT"}, 30.0),
        ({"retry-after": "Tue, 01 Sep 2026 11:00:00 GMT"}, 0.0),
        ({"retry-after": "soon"}, 4.0),
        ({"retry-after": "-1"}, 4.0),
        ({"retry-after": "nan"}, 4.0),
        ({}, 4.0),
    ],
)
def test_headers_come_before_words(headers: dict[str, str], seconds: float):
    assert retry_after(headers, "Please try again in 4s.", NOW) == seconds


@pytest.mark.parametrize(
    ("status", "code", "message", "kind", "remedy"),
    [
        (429, "rate_limit_exceeded", "… per minute. Try again in 2s.", "rate_limited", "wait"),
        (429, "", "Slow down.", "rate_limited", "next"),
        (429, "", "tokens per day (TPD): Limit 100000", "daily_limit", "next"),
        (429, "", "requests per day (RPD): Limit 1000", "daily_limit", "next"),
        (429, "insufficient_quota", "You exceeded your current quota", "daily_limit", "next"),
        (402, "", "Payment required", "daily_limit", "next"),
        (429, "", "Request too large for gpt-4o on TPM", "too_large", "ask_again"),
        (413, "", "", "too_large", "ask_again"),
        (400, "context_length_exceeded", "", "too_large", "ask_again"),
        (404, "model_not_found", "", "model_gone", "next"),
        (404, "", "404 page not found", "model_gone", "next"),
        (400, "model_decommissioned", "", "model_gone", "next"),
        (403, "model_not_found", "No access to model `gpt-4o`", "model_gone", "next"),
        (400, "", "The model `x` does not exist", "model_gone", "next"),
        (401, "invalid_api_key", "", "auth", "next"),
        (403, "", "Forbidden", "auth", "next"),
        (400, "content_filter", "", "filtered", "next"),
        (400, "json_validate_failed", "Failed to generate JSON.", "no_json", "ask_again"),
        (
            400,
            "json_validate_failed",
            "max completion tokens reached before a valid document",
            "truncated",
            "next",
        ),
        (500, "", "", "server_error", "wait"),
        (503, "", "Over capacity", "server_error", "wait"),
        (529, "overloaded", "", "server_error", "wait"),
        (408, "", "", "server_error", "wait"),
        (400, "", "Something else", "bad_request", "next"),
        (422, "", "Something else", "bad_request", "next"),
    ],
)
def test_kinds(status: int, code: str, message: str, kind: str, remedy: str):
    error = classify(Refusal(status, message, code), NOW)
    assert (error.kind, error.remedy) == (kind, Remedy(remedy))


def test_a_message_holds_the_status_and_a_plain_code_only():
    refusal = Refusal(401, "Incorrect API key provided: sk-1234", "invalid_api_key")
    assert str(classify(refusal)) == "auth: HTTP 401 invalid_api_key"
    assert str(classify(Refusal(401, code="sk-1234"))) == "auth: HTTP 401"
    assert "sk-1234" not in repr(refusal)


@pytest.mark.parametrize(
    "body",
    [None, "", "<html>", [], {}, {"error": None}, {"error": "no"}, {"detail": [{"loc": ["a"]}]}, 5],
)
def test_any_body_can_be_read(body: object):
    assert classify(Refusal.read(body, 500)).kind == "server_error"


def test_in_mid_stream_the_code_stands_for_the_status():
    limited = {"error": {"message": "Rate limit reached", "code": "rate_limit_exceeded"}}
    assert classify(Refusal.read(limited)).kind == "rate_limited"
    assert classify(Refusal.read({"error": {"code": 503}})).kind == "server_error"
