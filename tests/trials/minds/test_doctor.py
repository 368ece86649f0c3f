"""The doctor asks every configured model and says which of them answer, without their keys."""

import contextlib
import io
import json
import os
import subprocess
import sys
import time
from typing import Any

import pytest
from django.core.management import call_command

from allrise.management.findings import State
from allrise.management.seating import probe, seating
from tests.running import ROOT, environment
from tests.stubs.vendor import Vendor
from tests.trials.minds.conftest import CANARY
from trials.services.bench import configured

OSS, LLAMA = "groq:openai/gpt-oss-120b", "groq:llama-3.3-70b-versatile"


def told() -> dict[str, Any]:
    return {finding.name: finding for finding in seating()}


def test_every_model_is_asked_once_and_answers(vendor_bench: Vendor) -> None:
    found = told()
    assert set(found) == {
        "seats", OSS, LLAMA, "openai:gpt-4o-mini", "openai:gpt-4o", "openai:gpt-4.1",
    }  # fmt: skip
    assert {finding.state for finding in found.values()} == {State.OK}
    assert "judge: openai:gpt-4o, then openai:gpt-4.1, then house" in found["seats"].says
    assert found[OSS].says.startswith("answers, in ")
    assert len(vendor_bench.calls) == 5


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        ("auth", "the key is refused"),
        ("model_not_found", "no such model"),
        ("model_decommissioned", "no such model"),
        ("daily_limit", "limit of the day"),
        ("drop", "cannot be reached"),
        ("server_error", "in trouble"),
    ],
)
def test_a_model_that_does_not_answer_is_named_with_the_reason_and_a_remedy(
    vendor_bench: Vendor, fault: str, says: str
) -> None:
    vendor_bench.script.add(fault, {"model": "llama"})
    found = told()
    assert (found[LLAMA].state, found[OSS].state) == (State.WARN, State.OK)
    assert says in found[LLAMA].says
    assert found[LLAMA].remedy
    assert found["seats"].state is State.OK
    assert CANARY not in repr(found)


def test_a_slow_model_is_not_waited_for_and_does_not_hold_up_the_others(
    vendor_bench: Vendor,
) -> None:
    vendor_bench.script.add("delay", {"model": "llama"}, seconds=2.0)
    began = time.monotonic()
    answers = probe(configured(), patience=0.7)
    assert time.monotonic() - began < 1.5
    late = {name for name, answer in answers.items() if isinstance(answer, Exception)}
    assert late == {LLAMA}


def test_with_nobody_answering_it_depends_on_the_house(vendor_bench: Vendor, settings: Any) -> None:
    vendor_bench.script.add("auth", {"model": "gpt-4"})
    assert told()["seats"].state is State.WARN
    assert "judge" in told()["seats"].says.partition("No model answers for")[2]
    settings.HOUSE_FALLBACK = False
    assert told()["seats"].state is State.FAIL


def test_offline_nobody_is_asked(vendor_bench: Vendor) -> None:
    out = io.StringIO()
    with contextlib.suppress(SystemExit):
        call_command("doctor", "--json", "--offline", stdout=out)
    checks = {check["name"]: check for check in json.loads(out.getvalue())["checks"]}
    assert "nobody was asked" in checks["seats"]["says"]
    assert OSS not in checks
    assert vendor_bench.calls == []
    assert CANARY not in out.getvalue()


def test_without_a_key_the_house_sits_everywhere(db: None) -> None:
    (only,) = seating()
    assert "house engine sits in every seat" in only.says


def test_a_seat_nobody_can_read_is_refused_at_the_start(tmp_path: Any) -> None:
    env = environment(tmp_path) | {"ALLRISE_JUDGE_MODEL": "gpt-4o"}
    done = subprocess.run(
        [sys.executable, "manage.py", "check"],
        cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode
    assert "ALLRISE_JUDGE_MODEL: 'gpt-4o' is not provider:model" in done.stderr
