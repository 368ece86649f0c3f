"""What a model refuses is learnt, once, and remembered."""

import threading
from collections.abc import Callable

import pytest

from allrise.llm.base import Model, ModelError
from tests.allrise.llm.conftest import Assessment, request_for
from tests.stubs.vendor import Vendor

Make = Callable[[str], Model]


def formats(vendor: Vendor) -> list[str | None]:
    return [(call.body.get("response_format") or {}).get("type") for call in vendor.calls]


def test_down_the_ladder_and_staying_there(vendor: Vendor, model: Model):
    vendor.script.add("no_response_format")
    for _ in range(2):
        assert isinstance(model.complete(request_for(Assessment)).value, Assessment)
    assert formats(vendor) == ["json_schema", "json_object", None, None]
    first = vendor.calls[-1].body["messages"][0]
    assert first["role"] == "system"
    assert first["content"].startswith("You are the prosecutor.")
    assert '"score"' in first["content"]


def test_the_middle_rung(vendor: Vendor, model: Model):
    vendor.script.add("no_json_schema")
    model.complete(request_for(Assessment))
    model.complete(request_for(Assessment))
    assert formats(vendor) == ["json_schema", "json_object", "json_object"]
    assert "JSON" in str(vendor.calls[-1].body["messages"])


def test_other_failures_teach_nothing(vendor: Vendor, model: Model):
    for fault in ("bad_request", "rate_limited", "server_error", "context_length"):
        vendor.script.add(fault, times=1)
        with pytest.raises(ModelError):
            model.complete(request_for(Assessment))
    model.complete(request_for(Assessment))
    assert formats(vendor)[-1] == "json_schema"


@pytest.mark.parametrize(
    ("name", "budget", "other"),
    [
        ("groq:openai/gpt-oss-120b", "max_completion_tokens", "max_tokens"),
        ("openai:gpt-4o", "max_completion_tokens", "max_tokens"),
        ("nvidia:meta/llama-3.1-70b-instruct", "max_tokens", "max_completion_tokens"),
        ("local:llama3", "max_tokens", "max_completion_tokens"),
    ],
)
def test_the_name_of_the_budget(vendor: Vendor, make: Make, name: str, budget: str, other: str):
    model = make(name)
    model.complete(request_for(max_tokens=700))
    assert vendor.calls[-1].body[budget] >= 700
    vendor.script.add(f"no_{budget}")
    model.complete(request_for(max_tokens=700))
    model.complete(request_for(max_tokens=700))
    assert len(vendor.calls) == 4
    assert other in vendor.calls[-1].body
    assert budget not in vendor.calls[-1].body


def test_no_name_of_the_budget_is_right(vendor: Vendor, make: Make):
    vendor.script.add("no_max_tokens", {"nth": 1}).add("no_max_completion_tokens")
    model = make("local:llama3")
    with pytest.raises(ModelError, match="bad_request"):
        model.complete(request_for())
    assert len(vendor.calls) == 2


@pytest.mark.parametrize(
    ("name", "thinks"),
    [
        ("groq:openai/gpt-oss-120b", True),
        ("nvidia:openai/gpt-oss-20b", True),
        ("openai:gpt-6-astra", True),
        ("openai:o4-mini", True),
        ("openai:gpt-4o", False),
        ("openai:gpt-4.1", False),
        ("groq:llama-3.3-70b-versatile", False),
    ],
)
def test_models_that_think_are_told_to_be_brief(
    vendor: Vendor, make: Make, name: str, thinks: bool
):
    make(name).complete(request_for(Assessment, max_tokens=100))
    body = vendor.calls[-1].body
    assert body.get("reasoning_effort") == ("low" if thinks else None)
    budget = body.get("max_completion_tokens", body.get("max_tokens"))
    assert budget == (1024 if thinks else 100)


@pytest.mark.parametrize("key", ["temperature", "reasoning_effort"])
def test_a_parameter_nobody_wants_is_left_out(vendor: Vendor, make: Make, key: str):
    model = make("openai:gpt-6-astra")
    vendor.script.add(f"no_{key}")
    model.complete(request_for())
    model.complete(request_for())
    assert [key in call.body for call in vendor.calls] == [True, False, False]


def test_streams_learn_too(vendor: Vendor, make: Make):
    model = make("local:llama3")
    vendor.script.add("no_stream_options")
    for _ in range(2):
        list(model.stream(request_for()))
    assert ["stream_options" in call.body for call in vendor.calls] == [True, False, False]


def test_calls_side_by_side_learn_one_rung(vendor: Vendor, model: Model):
    """The second to hear of a refusal does not take the next rung away as well."""
    vendor.script.add("no_json_schema")
    threads = [
        threading.Thread(target=model.complete, args=(request_for(Assessment),)) for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    vendor.calls.clear()
    model.complete(request_for(Assessment))
    assert formats(vendor) == ["json_object"]
