"""Keys, prompts and answers stay out of errors, logs and records."""

import logging
import traceback
from collections.abc import Callable

import pytest

from allrise.llm.base import Model, ModelError
from allrise.llm.breaker import Breaker
from allrise.llm.chain import Chain
from allrise.llm.registry import Providers
from tests.allrise.llm.conftest import KEY, MODELS, Assessment, request_for
from tests.allrise.llm.fakes import FakeClock, Recording
from tests.stubs.vendor import Vendor

# The stub repeats the key in these, as some vendors do.
TELLTALES = ["auth", "forbidden", "server_error", "bad_gateway", "drop", "drop_midway", "refusal"]


@pytest.mark.parametrize("fault", TELLTALES)
def test_no_key_anywhere(
    vendor: Vendor, model: Model, fault: str, caplog: pytest.LogCaptureFixture
):
    vendor.script.add(fault)
    recorder = Recording()
    chain = Chain([model], recorder, None, FakeClock(), Breaker())
    with caplog.at_level(logging.DEBUG):
        for ask in (chain.complete, lambda request: list(chain.stream(request))):
            with pytest.raises(ModelError) as caught:
                ask(request_for(Assessment))
            told = "".join(traceback.format_exception(caught.value))
            assert KEY not in told + repr(caught.value) + str(vars(caught.value))
    assert KEY not in caplog.text
    assert not any(KEY in str(vars(record)) for record in caplog.records)
    assert KEY not in repr(recorder.calls) + repr(model) + repr(chain)
    assert recorder.calls


def test_the_key_is_sent_and_nothing_else_of_ours(vendor: Vendor, providers: Providers):
    assert KEY not in repr(providers)


def test_headers_of_an_openai_account_stay_with_openai(
    vendor: Vendor, make: Callable[[str], Model], monkeypatch: pytest.MonkeyPatch
):
    from allrise.llm import openai

    monkeypatch.setenv("OPENAI_ORG_ID", "org-ours")
    monkeypatch.setenv("OPENAI_PROJECT_ID", "proj-ours")
    openai.client.cache_clear()
    openai.foreign_client.cache_clear()
    try:
        for name in MODELS.values():
            make(name).complete(request_for())
    finally:
        openai.client.cache_clear()
        openai.foreign_client.cache_clear()
    sent = {call.path + call.model: "org-ours" in str(call.headers) for call in vendor.calls}
    assert [path for path, ours in sent.items() if ours] == ["/v1/chat/completionsgpt-4o-mini"]
