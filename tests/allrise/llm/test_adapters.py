"""One contract for all adapters, over real HTTP, under every misbehaviour."""

from types import NoneType

import pytest

from allrise.llm.base import KINDS, Message, Model, ModelError, Remedy
from allrise.llm.reasoning import UnclosedThought
from tests.allrise.llm.conftest import KEY, Assessment, request_for
from tests.stubs import answers, faults, wire
from tests.stubs.vendor import Vendor

OK = "ok"
TOOL = "a tool call, not an answer"

# fault: what a structured call comes to, what a stream comes to
OUTCOMES: dict[str, tuple[str, str]] = {
    "rate_limited": ("rate_limited", "rate_limited"),
    "rate_limited_text": ("rate_limited", "rate_limited"),
    "rate_limited_silent": ("rate_limited", "rate_limited"),
    "daily_limit": ("daily_limit", "daily_limit"),
    "quota": ("daily_limit", "daily_limit"),
    "too_large": ("too_large", "too_large"),
    "too_large_429": ("too_large", "too_large"),
    "context_length": ("too_large", "too_large"),
    "model_not_found": ("model_gone", "model_gone"),
    "model_decommissioned": ("model_gone", "model_gone"),
    "auth": ("auth", "auth"),
    "forbidden": ("auth", "auth"),
    "content_filter": ("filtered", "filtered"),
    "json_validate_failed": ("no_json", "no_json"),
    "bad_request": ("bad_request", "bad_request"),
    "server_error": ("server_error", "server_error"),
    "unavailable": ("server_error", "server_error"),
    "bad_gateway": ("server_error", "server_error"),
    "html_200": ("server_error", "dropped"),
    "no_choices": ("server_error", "dropped"),
    "drop": ("connection", "connection"),
    "drop_midway": ("connection", "dropped"),
    "cut_off": ("connection", "dropped"),
    "malformed": ("server_error", "dropped"),
    "error_midway": ("server_error", "dropped"),
    "delay": ("timeout", "first_token_timeout"),
    "slow_first_token": ("timeout", "first_token_timeout"),
    "trickle": ("timeout", "first_token_timeout"),
    "slow_tokens": (OK, "timeout"),
    "refusal": ("refused", "refused"),
    "truncated": ("truncated", "truncated"),
    "filtered": ("filtered", "filtered"),
    "reasoning_only": ("reasoning_only", "reasoning_only"),
    "tool_call": (TOOL, TOOL),
    "tool_call_text": (TOOL, TOOL),
    "empty": ("empty", "empty"),
    "blank": ("empty", "empty"),
    "unclosed_think": ("reasoning_only", "reasoning_only"),
    "orphan_think": (OK, "reasoning_only"),
    "forgets_field": ("missing:score", OK),
    "wrong_types": ("type", OK),
    "out_of_range": ("range", OK),
    "non_finite": ("non_finite", OK),
    "duplicate_key": ("duplicate_key", OK),
    "cut_short": ("truncated", OK),
    "rubbish": ("no_json", OK),
    "refusal_prose": ("no_json", OK),
    "babble": ("no_json", OK),
    "extra_keys": (OK, OK),
    "number_in_text": (OK, OK),
    "trailing_comma": (OK, OK),
    "double_encoded": (OK, OK),
    "fenced": (OK, OK),
    "prose": (OK, OK),
    "think": (OK, OK),
    "bom": (OK, OK),
    "noise": (OK, OK),
    "no_usage": (OK, OK),
    "split_surrogates": ("no_json", OK),
    "no_json_schema": (OK, OK),
    "no_response_format": (OK, OK),
    "no_max_tokens": (OK, OK),
    "no_max_completion_tokens": (OK, OK),
    "no_temperature": (OK, OK),
    "no_reasoning_effort": (OK, OK),
    "no_stream_options": (OK, OK),
}
SLOW = {"delay": 0.6, "slow_first_token": 0.6, "trickle": 0.8, "slow_tokens": 0.06}
REMEDIES = {
    "rate_limited": Remedy.WAIT,
    "rate_limited_text": Remedy.WAIT,
    "rate_limited_silent": Remedy.NEXT,
    "unavailable": Remedy.WAIT,
    "drop": Remedy.WAIT,
    "too_large": Remedy.ASK_AGAIN,
    "forgets_field": Remedy.ASK_AGAIN,
    "unclosed_think": Remedy.ASK_AGAIN,
    "refusal": Remedy.NEXT,
    "truncated": Remedy.NEXT,
    "auth": Remedy.NEXT,
    "delay": Remedy.NEXT,
}


def misbehave(vendor: Vendor, fault: str) -> dict[str, float]:
    """Set the vendor to it; the timeouts to ask with."""
    arguments = {"seconds": SLOW[fault]} if fault in SLOW else {}
    if fault == "daily_limit":
        arguments["span"] = "9m38.5s"
    vendor.script.add(fault, **arguments)
    return {"timeout": 0.25, "first_token_timeout": 0.15} if fault in SLOW else {}


def test_every_fault_of_the_stub_is_tried():
    assert set(OUTCOMES) == faults.KNOWN


@pytest.mark.parametrize("fault", OUTCOMES)
def test_a_structured_call(vendor: Vendor, model: Model, fault: str):
    timeouts = misbehave(vendor, fault)
    expected, _ = OUTCOMES[fault]
    if expected == OK:
        reply = model.complete(request_for(Assessment))
        assert isinstance(reply.value, Assessment)
        assert reply.engine == model.name
        assert reply.usage.prompt_tokens > 0
        return
    with pytest.raises(ModelError) as caught:
        model.complete(request_for(Assessment, **timeouts))
    check_failure(caught.value, expected, fault)


@pytest.mark.parametrize("fault", OUTCOMES)
def test_a_stream(vendor: Vendor, model: Model, fault: str):
    timeouts = misbehave(vendor, fault)
    _, expected = OUTCOMES[fault]
    stream = model.stream(request_for(**timeouts))
    if expected == OK:
        heard = list(stream)
        assert "".join(heard).strip() == stream.reply.text
        assert stream.reply.finish_reason == "stop"
        assert "<think>" not in stream.reply.text
        assert stream.reply.usage.completion_tokens > 0
        return
    with pytest.raises(ModelError) as caught:
        list(stream)
    check_failure(caught.value, expected, fault)
    with pytest.raises(RuntimeError):
        _ = stream.reply


def check_failure(error: ModelError, kind: str, fault: str) -> None:
    assert error.kind == kind
    if fault in REMEDIES:
        assert error.remedy is REMEDIES[fault]
    if fault == "daily_limit":
        assert error.retry_after == 578.5
    # Nothing of what was sent or said goes along, and no SDK's exception, which has the key.
    assert error.__cause__ is None
    assert isinstance(error.__context__, NoneType | UnclosedThought)
    told = f"{error!r} {error} {vars(error)}"
    for secret in (KEY, "Rate limit reached", "Certainly", wire.REFUSAL, *answers.SENTENCES):
        assert secret not in told


def test_kinds_are_named_in_the_contract():
    reasons = {"truncated", "no_json", "type", "range", "empty", TOOL, "ok"}
    reasons |= {"non_finite", "duplicate_key", "missing:score"}
    found = {kind for outcome in OUTCOMES.values() for kind in outcome}
    assert found - reasons <= set(KINDS)


@pytest.mark.parametrize("fault", [f for f, (_, spoken) in OUTCOMES.items() if spoken == "dropped"])
def test_text_before_the_break_has_been_heard(vendor: Vendor, model: Model, fault: str):
    vendor.script.add(fault)
    heard: list[str] = []
    with pytest.raises(ModelError, match="dropped"):
        heard.extend(model.stream(request_for()))
    assert bool(heard) == (fault not in ("html_200", "no_choices"))


def test_text_comes_as_it_is_said(vendor: Vendor, model: Model):
    heard = list(model.stream(request_for()))
    assert len(heard) > 5
    assert "".join(heard) == answers.speech(vendor.calls[0].body)


def test_surrogates_cut_in_two_are_joined(vendor: Vendor, model: Model):
    vendor.script.add("split_surrogates")
    assert "".join(model.stream(request_for())) == "Order! \U0001f9d1"


def test_usage_is_what_the_vendor_says(vendor: Vendor, model: Model):
    stream = model.stream(request_for())
    list(stream)
    for reply in (stream.reply, model.complete(request_for(Assessment))):
        assert reply.usage.prompt_tokens == wire.USAGE["prompt_tokens"]
        assert reply.usage.completion_tokens == wire.USAGE["completion_tokens"]


def test_an_unusable_answer_has_cost_something(vendor: Vendor, model: Model):
    vendor.script.add("forgets_field")
    with pytest.raises(ModelError) as caught:
        model.complete(request_for(Assessment))
    assert caught.value.usage is not None
    assert caught.value.usage.completion_tokens == wire.USAGE["completion_tokens"]


def test_a_slow_answer_is_given_up_in_time(vendor: Vendor, model: Model):
    misbehave(vendor, "trickle")
    request = request_for(Assessment, timeout=0.15)
    with pytest.raises(ModelError, match="timeout"):
        model.complete(request)
    call = vendor.calls[0]
    assert call.went is None or call.went - call.came < 0.6


def test_an_answer_that_came_too_late_may_have_cost_something(vendor: Vendor, model: Model):
    timeouts = misbehave(vendor, "delay")
    with pytest.raises(ModelError) as whole:
        model.complete(request_for(**timeouts))
    with pytest.raises(ModelError) as streamed:
        list(model.stream(request_for(**timeouts)))
    for caught in (whole, streamed):
        assert caught.value.usage is not None
        assert caught.value.usage.prompt_tokens > 0


def test_only_known_keys_are_sent(vendor: Vendor, model: Model):
    model.complete(request_for(Assessment))
    list(model.stream(request_for()))
    known = {"model", "messages", "temperature", "max_tokens", "max_completion_tokens"}
    known |= {"response_format", "reasoning_effort", "stream", "stream_options"}
    for call in vendor.calls:
        assert set(call.body) <= known
        assert call.has_key
        assert KEY not in str(call.headers)
        assert all(set(message) == {"role", "content"} for message in call.body["messages"])
        assert not any("openai-organization" in name for name in call.headers)


def test_one_call_is_one_request(vendor: Vendor, model: Model):
    """The SDKs' own retries are off."""
    vendor.script.add("server_error")
    with pytest.raises(ModelError):
        model.complete(request_for(Assessment))
    assert len(vendor.calls) == 1


def test_a_probe(vendor: Vendor, model: Model):
    model.probe()
    vendor.script.add("truncated", {"nth": 1})
    model.probe()
    vendor.script.add("model_not_found")
    with pytest.raises(ModelError, match="model_gone"):
        model.probe()


def test_a_stream_that_is_left_is_closed(vendor: Vendor, model: Model):
    vendor.token_pause = 0.02
    try:
        heard = iter(model.stream(request_for()))
        next(heard)
        heard.close()  # type: ignore[attr-defined]
        assert model.complete(request_for(Assessment)).value is not None
    finally:
        vendor.token_pause = 0.0


def test_the_schema_asks_for_what_the_answer_must_be(vendor: Vendor, model: Model):
    model.complete(request_for(Assessment))
    wanted = vendor.calls[0].body["response_format"]
    assert wanted["type"] == "json_schema"
    assert wanted["json_schema"]["strict"] is True
    assert wanted["json_schema"]["name"] == "Assessment"


def test_an_error_told_in_mid_stream_is_known_by_its_code(vendor: Vendor, model: Model):
    vendor.script.add("no_choices")
    with pytest.raises(ModelError, match="dropped"):
        list(model.stream(request_for(messages=(Message("user", "Speak."),))))
