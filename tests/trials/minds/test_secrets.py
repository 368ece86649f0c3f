"""Keys, prompts and answers stay out of logs, errors and rows, over a whole trial."""

import logging
from typing import Any

import pytest

from allrise.calls.models import ModelCall
from allrise.turns.models import StoredReply, Turn
from tests.stubs.vendor import Vendor
from tests.trials import stage
from tests.trials.minds.conftest import CANARY
from tests.trials.minds.courtroom import play, record

# The vendor repeats the key in some of these.
TELLTALES = ["auth", "forbidden", "server_error", "bad_gateway", "drop_midway", "refusal"]


@pytest.fixture
def everything(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    for name in ("", "httpx", "httpcore", "openai", "groq", "trials", "allrise"):
        caplog.set_level(logging.DEBUG, logger=name)
    return caplog


@pytest.mark.parametrize("fault", [None, *TELLTALES])
def test_no_key_in_logs_nor_on_any_record(
    vendor_bench: Vendor, everything: pytest.LogCaptureFixture, fault: str | None
) -> None:
    if fault:
        vendor_bench.script.add(fault)
    trial = play()
    assert everything.records
    logged = everything.text + "".join(str(vars(item)) for item in everything.records)
    assert CANARY not in logged
    assert CANARY not in record(trial)
    assert CANARY not in str(list(ModelCall.objects.values()))
    assert CANARY not in str(list(StoredReply.objects.values()))
    assert all(call.has_key for call in vendor_bench.calls)


def test_no_key_in_the_reason_of_a_stall(
    vendor_bench: Vendor, everything: pytest.LogCaptureFixture, settings: Any
) -> None:
    settings.HOUSE_FALLBACK = False
    vendor_bench.script.add(["auth", "server_error", "bad_gateway"])
    trial = stage.work(stage.open_trial(seed=7))
    assert trial.status == "stalled"
    assert CANARY not in everything.text + trial.stall_reason
    assert "Traceback" not in trial.stall_reason
    assert CANARY not in str(list(Turn.objects.values()))


def test_our_own_loggers_tell_no_answer_that_failed(
    vendor_bench: Vendor, everything: pytest.LogCaptureFixture
) -> None:
    vendor_bench.answer = lambda body: "Zebulon said nothing of the kind."
    vendor_bench.script.add("truncated", {"stream": True})
    play()
    ours = [r.getMessage() for r in everything.records if r.name.startswith(("trials", "allrise"))]
    assert ours
    assert "Zebulon" not in "".join(ours)
