"""A whole trial before a vendor's models, and everything that must hold of its record."""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from allrise.calls.models import ModelCall
from tests.playing import check_record
from tests.stubs import answers
from tests.stubs.vendor import Vendor
from tests.trials import stage
from trials import casefiles, selectors
from trials.domain.casefile import HOUSE
from trials.models import SeatMemory, Trial

# What no answer survives: nothing of one may be on the record.
FATAL = {
    "auth", "bad_gateway", "bad_request", "content_filter", "context_length", "cut_off",
    "daily_limit", "drop", "drop_midway", "empty", "blank", "error_midway", "filtered",
    "forbidden", "html_200", "json_validate_failed", "malformed", "model_decommissioned",
    "model_not_found", "no_choices", "quota", "rate_limited", "rate_limited_silent",
    "rate_limited_text", "reasoning_only", "refusal", "refusal_prose", "rubbish",
    "server_error", "too_large", "too_large_429", "tool_call", "tool_call_text", "truncated",
    "unavailable", "unclosed_think",
}  # fmt: skip
# What is repaired, or learnt, or never mattered: the bench stays live.
HARMLESS = {
    "bom", "double_encoded", "extra_keys", "fenced", "no_json_schema", "no_max_completion_tokens",
    "no_max_tokens", "no_reasoning_effort", "no_response_format", "no_stream_options",
    "no_temperature", "no_usage", "noise", "number_in_text", "prose", "think",
    "trailing_comma",
}  # fmt: skip
SPEECHES = {"opening", "reply"}


@dataclass
class Marking:
    """A vendor's answers, each with a word of its own, to be looked for afterwards."""

    vendor: Vendor
    words: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.vendor.answer = self.answer

    def answer(self, body: dict[str, Any]) -> str | dict[str, Any]:
        word = self.words.setdefault(id(body), f"Zq{len(self.words):03}x")
        said = answers.answer(body)
        if isinstance(said, str):
            return f"{said} So says {word}."
        return _marked(said, word)

    def spoilt(self) -> set[str]:
        """The words of the answers that a fatal fault befell."""
        with self.vendor.lock:
            calls = [call for call in self.vendor.calls if call.fault in FATAL]
        return {self.words[id(call.body)] for call in calls if id(call.body) in self.words}


# Texts of an answer that can be marked without breaking what their schema says.
_FREE = ("gap", "explanation", "remark", "summary", "reasoning", "description", "text")


def _marked(value: Any, word: str, name: str = "") -> Any:
    if isinstance(value, dict):
        return {key: _marked(item, word, key) for key, item in value.items()}
    if isinstance(value, list):
        return [_marked(item, word, name) for item in value]
    return f"{value} So says {word}." if name in _FREE and isinstance(value, str) else value


def play(*, seed: int = 7, owner: Any = None) -> Trial:
    return stage.decide(stage.open_trial(owner, seed=seed))


def rows(trial: Trial) -> list[ModelCall]:
    return list(ModelCall.objects.filter(subject=trial.id))


def record(trial: Trial) -> str:
    """Everything anybody can ever read of the trial, as one text."""
    return json.dumps(
        [
            stage.docket(trial),
            casefiles.case_file_out(trial),
            trial.verdict.data,
            list(trial.transcript.values_list("text", flat=True)),
            list(trial.rounds.values("text", "weaknesses", "strategy", "attack")),
            list(SeatMemory.objects.filter(trial=trial).values_list("data", flat=True)),
        ],
        ensure_ascii=False,
    )


def check(trial: Trial, marking: Marking | None = None) -> str:
    """Assert what must hold whatever the vendor did; the trial's bench."""
    assert (trial.phase, trial.status) == ("closing", "decided")
    check_record([{"seq": s, "type": t, "data": d} for s, t, d in stage.docket(trial)])
    filed = {row.phase: row.text for row in trial.rounds.all()}
    assert filed == stage.DEFENSES, "the player's words are safe"
    check_bounds(trial)
    bench = check_engines(trial)
    if marking is not None:
        written = record(trial)
        assert not [word for word in marking.spoilt() if word in written]
    return bench


def check_bounds(trial: Trial) -> None:
    """At most two calls to a model for one step."""
    calls = Counter((row.step, row.purpose, row.engine) for row in rows(trial))
    assert max(calls.values(), default=0) <= 2, calls
    for row in rows(trial):
        assert row.attempt <= 2
        assert row.seat
        assert len(row.prompt_hash) == 64


def check_engines(trial: Trial) -> str:
    """Every label names whoever really gave the answer; the bench by those labels."""
    given = {
        (row.step, row.purpose, row.engine)
        for row in rows(trial)
        # A babbler is led out before the end.
        if row.outcome == "ok" or (row.outcome == "abandoned" and row.purpose in SPEECHES)
    }
    labels = {
        (said.phase, "opening" if said.phase == "opening" else "reply"): said.engine
        for said in trial.transcript.filter(speaker="prosecutor")
    }
    labels |= {(row.phase, "assessment"): row.assessor for row in trial.rounds.all()}
    labels[("closing", "verdict")] = trial.verdict.engine
    for (step, purpose), engine in labels.items():
        answered = {name for s, p, name in given if (s, p) == (step, purpose)}
        if engine == HOUSE:
            assert not answered, (step, purpose, answered)
        else:
            assert engine in answered, (step, purpose, engine)
    houses = [engine == HOUSE for engine in labels.values()]
    expected = "house" if all(houses) else "mixed" if any(houses) else "live"
    assert selectors.bench_of(trial) == expected
    return expected
