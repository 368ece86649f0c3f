"""From settings to models."""

import pytest

from allrise.llm import registry
from allrise.llm.registry import Providers, models, parse

SPEC = "groq:openai/gpt-oss-120b, openai:gpt-4o-mini,house"
ALL = Providers(
    groq_api_key="g",
    openai_api_key="o",
    nvidia_api_key="n",
    local_llm_base_url="http://127.0.0.1:1/v1",
    local_llm_model="llama3.1:8b",
)


def test_names():
    assert parse(SPEC) == ["groq:openai/gpt-oss-120b", "openai:gpt-4o-mini", "house"]
    assert parse("") == []
    assert parse("house,,house") == ["house"]
    assert parse("local, local:a:b") == ["local", "local:a:b"]


@pytest.mark.parametrize("spec", ["gpt-4o", "anthropic:x", "groq:", "groq"])
def test_a_name_of_no_provider(spec: str):
    with pytest.raises(ValueError, match="provider"):
        parse(spec)


def names(spec: str, keys: Providers) -> list[str]:
    return [model.name for model in models(spec, keys)]


def test_a_provider_without_a_key_is_not_in_the_chain():
    assert names(SPEC, ALL) == ["groq:openai/gpt-oss-120b", "openai:gpt-4o-mini"]
    assert names(SPEC, Providers(openai_api_key="o")) == ["openai:gpt-4o-mini"]
    assert names(SPEC, Providers()) == []


def test_the_router_on_this_machine():
    assert names("local,local:phi:3b", ALL) == ["local:llama3.1:8b", "local:phi:3b"]
    assert names("local", Providers(local_llm_base_url="http://127.0.0.1:1/v1")) == []
    assert names("local", Providers(local_llm_model="x")) == []


def test_one_model_and_one_client_for_the_process():
    first, second = models("groq:a,groq:b", ALL)
    again, _ = models("groq:a,groq:b", ALL)
    assert first is again
    assert first._client is second._client  # type: ignore[attr-defined]


def test_keys_come_from_the_environment():
    environ = {"GROQ_API_KEY": " k ", "LOCAL_LLM_BASE_URL": "http://x/v1", "OTHER": "y"}
    keys = Providers.from_environ(environ)
    assert (keys.groq_api_key, keys.local_llm_base_url, keys.openai_api_key) == (
        "k",
        "http://x/v1",
        "",
    )


def test_a_house_without_keys_needs_no_sdk():
    assert models("groq:a,openai:b,house", Providers()) == []
    assert registry.HOUSE == "house"
