"""A room whose seats are filled by a vendor on this machine, over real HTTP."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from allrise.llm import registry
from allrise.llm.breaker import SHARED, SystemClock
from evidence.agents import minds
from tests.evidence.minds import table
from tests.stubs import room as answers
from tests.stubs.vendor import Vendor

CANARY = "sk-canary-8c02f7d1e5b4"


@pytest.fixture(scope="package")
def running_vendor() -> Iterator[Vendor]:
    with Vendor() as vendor:
        yield vendor


@pytest.fixture
def vendor(
    running_vendor: Vendor, room: None, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Vendor]:
    """The vendor, well-behaved and asked nothing yet, behind every provider but Groq.

    The room is furnished, and of its contenders only Astra-6 presents and only
    Llama-3.1-70B examines. A wait that the vendor asks for takes a fiftieth of its time.
    """
    running_vendor.reset()
    running_vendor.answer = answers.answer
    settings.PROVIDERS = dict.fromkeys(settings.PROVIDERS, "") | {
        "openai_api_key": CANARY,
        "openai_base_url": running_vendor.url,
        "nvidia_api_key": CANARY,
        "nvidia_base_url": running_vendor.url,
    }
    really = SystemClock.sleep
    monkeypatch.setattr(SystemClock, "sleep", lambda self, s: really(self, s / 50))
    registry._model.cache_clear()
    SHARED.clear()
    table.seat("astra-6", "llama-3-1-70b")
    logging.getLogger("evidence").setLevel(logging.ERROR)
    yield running_vendor
    logging.getLogger("evidence").setLevel(logging.NOTSET)
    SHARED.clear()
    registry._model.cache_clear()


@pytest.fixture
def hurried() -> Iterator[None]:
    """Both seats lose their patience soon, for vendors that dawdle."""
    manners = (minds.PRESENTER, minds.EXAMINER)
    before = [(manner, manner.timeout) for manner in manners]
    for manner in manners:
        object.__setattr__(manner, "timeout", 0.5)
    yield
    for manner, seconds in before:
        object.__setattr__(manner, "timeout", seconds)
