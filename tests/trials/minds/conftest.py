"""A court whose seats are filled by a vendor on this machine, over real HTTP."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from allrise.llm import registry
from allrise.llm.breaker import SHARED, SystemClock
from tests.stubs import answers
from tests.stubs.vendor import Vendor
from trials.agents import asking

CANARY = "sk-canary-4f1d0c9be27a"


@pytest.fixture(scope="package")
def running_vendor() -> Iterator[Vendor]:
    with Vendor() as vendor:
        yield vendor


@pytest.fixture
def vendor_bench(
    running_vendor: Vendor, settings: Any, db: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Vendor]:
    """The vendor, well-behaved and asked nothing yet, behind the default seats.

    Nothing is remembered of it, and a wait it asks for takes a fiftieth of its time.
    """
    running_vendor.reset()
    running_vendor.answer = answers.answer
    running_vendor.latency = running_vendor.token_pause = 0.0
    settings.PROVIDERS = dict.fromkeys(settings.PROVIDERS, "") | {
        "groq_api_key": CANARY,
        "groq_base_url": running_vendor.groq_url,
        "openai_api_key": CANARY,
        "openai_base_url": running_vendor.url,
    }
    really = SystemClock.sleep
    monkeypatch.setattr(SystemClock, "sleep", lambda self, s: really(self, s / 50))
    registry._model.cache_clear()
    SHARED.clear()
    logging.getLogger("trials").setLevel(logging.ERROR)
    yield running_vendor
    logging.getLogger("trials").setLevel(logging.NOTSET)
    SHARED.clear()
    registry._model.cache_clear()


@pytest.fixture
def hurried() -> Iterator[None]:
    """Every seat loses its patience soon, for vendors that dawdle."""
    manners = [value for value in vars(asking).values() if isinstance(value, asking.Manner)]
    before = [(manner, manner.timeout, manner.first_token_timeout) for manner in manners]
    for manner in manners:
        _set(manner, 0.5, 0.4)
    yield
    for manner, *seconds in before:
        _set(manner, *seconds)


def _set(manner: asking.Manner, timeout: float, first_token_timeout: float) -> None:
    """Seats hold on to their manners, which are frozen for everybody but a test."""
    object.__setattr__(manner, "timeout", timeout)
    object.__setattr__(manner, "first_token_timeout", first_token_timeout)
