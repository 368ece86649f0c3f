"""A vendor on this machine, and every adapter pointed at it."""

from collections.abc import Callable, Iterator

import pytest
from pydantic import BaseModel, Field

from allrise.llm import registry
from allrise.llm.base import Message, Model, Request
from allrise.llm.registry import Providers
from tests.stubs.vendor import Vendor

KEY = "sk-canary-1234567890abcdef"
MODELS = {
    "groq": "groq:openai/gpt-oss-120b",
    "openai": "openai:gpt-4o-mini",
    "nvidia": "nvidia:meta/llama-3.1-70b-instruct",
    "local": "local:llama3.1:8b",
}


class Assessment(BaseModel):
    """What the stub is asked for: a number in bounds, a text, and one that may be left out."""

    score: float = Field(ge=0, le=10)
    reason: str
    remark: str | None = None


def request_for(schema: type[BaseModel] | None = None, **changes: object) -> Request:
    given = {
        "messages": (
            Message("system", "You are the prosecutor."),
            Message("user", "<defense>\nThe plate was cold, and nobody asked.\n</defense>"),
        ),
        "seat": "prosecutor",
        "purpose": "reply",
        "prompt_hash": "abc123",
        "schema": schema,
        "timeout": 5.0,
        "first_token_timeout": 5.0,
    }
    return Request(**(given | changes))


@pytest.fixture(scope="package")
def running() -> Iterator[Vendor]:
    with Vendor() as vendor:
        yield vendor


@pytest.fixture
def vendor(running: Vendor) -> Vendor:
    """A vendor without calls or faults."""
    running.reset()
    return running


@pytest.fixture
def providers(vendor: Vendor) -> Providers:
    return Providers(
        groq_api_key=KEY,
        groq_base_url=vendor.groq_url,
        openai_api_key=KEY,
        openai_base_url=vendor.url,
        nvidia_api_key=KEY,
        nvidia_base_url=vendor.url,
        local_llm_base_url=vendor.url,
        local_llm_model="llama3.1:8b",
        local_llm_api_key=KEY,
    )


@pytest.fixture
def make(providers: Providers) -> Callable[[str], Model]:
    """A model by its name, that has learnt nothing yet."""

    def fresh(name: str) -> Model:
        registry._model.cache_clear()
        (model,) = registry.models(name, providers)
        return model

    return fresh


@pytest.fixture(params=MODELS.values(), ids=MODELS.keys())
def model(request: pytest.FixtureRequest, make: Callable[[str], Model]) -> Model:
    """Each adapter in turn."""
    return make(request.param)
