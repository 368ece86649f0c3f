"""Chain, adapters and a vendor that misbehaves at random; and the vendor itself."""

import json
import socket
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

import httpx
import pytest

from allrise.llm import registry
from allrise.llm.base import ModelError
from allrise.llm.breaker import Breaker
from allrise.llm.chain import CALLS, Chain
from allrise.llm.registry import Providers
from tests.allrise.llm.conftest import Assessment, request_for
from tests.allrise.llm.fakes import CountingGate, FakeClock, Recording
from tests.stubs import answers, faults
from tests.stubs.faults import Rule, Script
from tests.stubs.vendor import Vendor

ROOT = Path(__file__).parents[3]
SPEC = "groq:openai/gpt-oss-120b,openai:gpt-4o-mini,local"
# All but those that only cost time, and those that a model learns from by calls of their own.
QUICK = sorted(
    faults.KNOWN - {"delay", "slow_first_token", "trickle", "slow_tokens"} - {*faults.CONDITIONAL}
)


@pytest.fixture
def chain(providers: Providers) -> Chain:
    registry._model.cache_clear()
    return Chain(
        registry.models(SPEC, providers), Recording(), CountingGate(), FakeClock(), Breaker()
    )


@pytest.mark.parametrize("seed", range(12))
def test_random_mixtures_stay_within_bounds(vendor: Vendor, chain: Chain, seed: int):
    for _ in range(8):
        vendor.reset(Script([Rule(QUICK, chance=0.7)], seed=seed))
        seed += 1000
        ask(chain)
        calls = Counter(call.model for call in vendor.calls)
        assert all(count <= CALLS for count in calls.values())


def ask(chain: Chain) -> None:
    """One structured step and one stream, whatever comes of them."""
    try:
        reply = chain.complete(request_for(Assessment))
    except ModelError as error:
        assert error.kind == "exhausted"  # noqa: PT017
        return
    assert isinstance(reply.value, Assessment)
    assert 0 <= reply.value.score <= 10


@pytest.mark.parametrize("seed", range(12))
def test_a_stream_under_random_mixtures(vendor: Vendor, chain: Chain, seed: int):
    vendor.script = Script([Rule(QUICK, chance=0.7)], seed=seed)
    heard: list[str] = []
    stream = chain.stream(request_for(), heard.clear)
    try:
        for text in stream:
            heard.append(text)
    except ModelError as error:
        assert error.kind == "exhausted"  # noqa: PT017
    else:
        assert "".join(heard).strip() == stream.reply.text
    assert max(Counter(call.model for call in vendor.calls).values()) <= CALLS


def test_every_call_is_on_record_in_order(vendor: Vendor, providers: Providers):
    recorder = Recording()
    registry._model.cache_clear()
    chain = Chain(registry.models(SPEC, providers), recorder, None, FakeClock(), Breaker())
    vendor.script.add("forgets_field", {"nth": 1}, key="reason").add("refusal", {"nth": 1})
    vendor.script.add("rate_limited", {"model": "gpt-4o-mini", "nth": 1}, after="0.01")
    assert chain.complete(request_for(Assessment)).engine == "openai:gpt-4o-mini"
    assert recorder.told == [
        ("groq:openai/gpt-oss-120b", 1, "missing:reason"),
        ("groq:openai/gpt-oss-120b", 2, "refused"),
        ("openai:gpt-4o-mini", 1, "rate_limited"),
        ("openai:gpt-4o-mini", 2, "ok"),
    ]
    assert "missing:reason" in str(vendor.calls[1].body["messages"][-1])


def test_a_babbling_vendor_gives_speech_and_no_structure(vendor: Vendor, chain: Chain):
    vendor.script.add("babble")
    assert len("".join(chain.stream(request_for())).split()) > 20
    with pytest.raises(ModelError, match="exhausted"):
        chain.complete(request_for(Assessment))


def test_calls_side_by_side_are_seen_side_by_side(vendor: Vendor, chain: Chain):
    vendor.script.add("delay", seconds=0.15)
    threads = [
        threading.Thread(target=chain.complete, args=(request_for(Assessment),)) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert max(call.came for call in vendor.calls) < min(call.went or 0 for call in vendor.calls)


def test_a_quote_field_quotes_what_was_fenced(vendor: Vendor, chain: Chain):
    body = {
        "messages": [{"role": "user", "content": "<defense>\nIt was cold, really.\n</defense>"}]
    }
    schema = {"type": "object", "properties": {"quote": {"type": "string"}}}
    asked = {"response_format": {"type": "json_schema", "json_schema": {"schema": schema}}}
    assert answers.answer(body | asked) == {"quote": "It was cold"}


def test_an_answer_of_ones_own(vendor: Vendor, chain: Chain):
    vendor.answer = lambda body: {"score": 7, "reason": body["messages"][0]["role"]}
    try:
        value = chain.complete(request_for(Assessment)).value
    finally:
        vendor.answer = answers.answer
    assert value == Assessment(score=7, reason="system")


def test_an_unknown_misbehaviour_is_refused():
    with pytest.raises(ValueError, match="sulk"):
        Script().add("sulk")


def test_the_vendor_as_a_program(tmp_path: Path):
    script = tmp_path / "faults.json"
    script.write_text(json.dumps({"rules": [{"do": "refusal", "match": {"nth": 2}}], "seed": 1}))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.stubs.vendor", "--port", str(port)]
    program = subprocess.Popen(
        [*command, "--script", str(script)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        assert program.stdout is not None
        assert str(port) in program.stdout.readline()
        url = f"http://127.0.0.1:{port}"
        keys = Providers(openai_api_key="k", openai_base_url=f"{url}/v1")
        (model,) = registry.models("openai:gpt-4o", keys)
        assert model.complete(request_for(Assessment)).value
        with pytest.raises(ModelError, match="refused"):
            model.complete(request_for(Assessment))
        calls = httpx.get(f"{url}/calls").json()["calls"]
        assert [call["fault"] for call in calls] == [None, "refusal"]
        assert "openai/gpt-oss-120b" in httpx.get(f"{url}/v1/models").text
        httpx.post(f"{url}/script", json=[{"do": "auth"}])
        httpx.delete(f"{url}/calls")
        with pytest.raises(ModelError, match="auth"):
            model.complete(request_for())
        assert len(httpx.get(f"{url}/calls").json()["calls"]) == 1
    finally:
        program.kill()
        program.communicate()
