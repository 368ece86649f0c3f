"""What models write, and what may be made of it."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, Field

from allrise.llm.base import ModelError, Remedy
from allrise.llm.reply import parse_reply

CASES = Path(__file__).parents[2] / "cases"


class Score(BaseModel):
    score: float = Field(ge=0, le=10)
    ruling: str | None = None


class Fallacy(BaseModel):
    name: Literal["straw_man", "red_herring"]
    quote: str


class Finding(BaseModel):
    fallacies: list[Fallacy]
    count: int


class Dimension(StrEnum):
    LOGIC = "logic"
    EVIDENCE = "evidence"


class Assessment(BaseModel):
    scores: dict[Dimension, int]


SCHEMAS = {"score": Score, "finding": Finding, "assessment": Assessment}


def cases(name: str) -> list[Any]:
    lines = (CASES / name).read_text(encoding="utf-8").split("\n")
    found = [json.loads(line) for line in lines if line]
    return [pytest.param(case, id=case["id"]) for case in found]


@pytest.mark.parametrize("case", cases("model_output.jsonl") + cases("model_output_own.jsonl"))
def test_case(case: dict[str, Any]):
    schema = SCHEMAS.get(case["schema"], Score)
    assert outcome(case["raw"], schema, case.get("finish_reason")) == case["expect"]


def outcome(raw: str, schema: type[BaseModel], finish_reason: str | None) -> dict[str, Any]:
    try:
        value = parse_reply(raw, schema, finish_reason)
    except ModelError as error:
        return {"status": "failed", "reason": error.kind}
    return {"status": "ok", "value": value.model_dump(mode="json", exclude_none=True)}


def test_there_are_at_least_as_many_cases_of_our_own():
    assert len(cases("model_output_own.jsonl")) >= len(cases("model_output.jsonl"))


@pytest.mark.parametrize("reason", [None, "stop", "eos", ""])
def test_ordinary_ends_are_no_failure(reason: str | None):
    assert parse_reply('{"score": 1}', Score, reason).score == 1


def test_what_is_worth_asking_again():
    remedies = {}
    for raw in ("{}", '{"score": 11}', "<think>hm", "", "<think>hm</think>", '{"score": 1'):
        with pytest.raises(ModelError) as caught:
            parse_reply(raw, Score)
        remedies[raw] = caught.value.remedy
    again = {raw for raw, remedy in remedies.items() if remedy is Remedy.ASK_AGAIN}
    assert again == {"{}", '{"score": 11}', "<think>hm"}


def test_a_failure_tells_where_and_never_what():
    with pytest.raises(ModelError) as caught:
        parse_reply('{"fallacies": [{"name": "SECRET", "quote": "b"}], "count": 1}', Finding)
    assert str(caught.value) == "range at fallacies.0.name"
    assert "SECRET" not in repr(vars(caught.value))


def test_defaults_are_for_fields_that_have_them():
    class Loose(BaseModel):
        score: int = 5
        note: str = "none"

    assert parse_reply('{"note": "x"}', Loose).score == 5
    with pytest.raises(ModelError, match="type at score"):
        parse_reply('{"score": null}', Loose)


def test_schemas_that_forbid_or_rename():
    class Closed(BaseModel, extra="forbid"):
        score: int = Field(alias="Score")

    assert parse_reply('{"Score": 1, "other": 2}', Closed).score == 1
    with pytest.raises(ModelError, match="missing:Score"):
        parse_reply('{"score": 1}', Closed)


def test_endless_nesting_is_no_trouble():
    for raw in ("{" * 5000, '{"a":' * 5000, "[" * 5000, '{"score":' + "[" * 5000, "{}" * 5000):
        with pytest.raises(ModelError):
            parse_reply(raw, Score)


@given(st.text(alphabet="{}[]\",:\\ \n'“”<>/#think`score10.eE-NaN\ud800", max_size=60))
def test_anything_at_all_is_an_answer_or_a_named_failure(raw: str):
    found = outcome(raw, Score, None)
    assert found.get("reason") or 0 <= found["value"]["score"] <= 10


plain = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=40)


@given(st.floats(0, 10), plain | st.none(), st.sampled_from(["{}", "```json\n{}\n```", "So: {}."]))
def test_good_answers_come_through_unchanged(score: float, ruling: str | None, around: str):
    text = json.dumps({"score": score, "ruling": ruling})
    value = parse_reply(around.replace("{}", text), Score)
    assert (value.score, value.ruling) == (score, ruling)


@given(st.integers(0, 10), plain, st.data())
def test_a_part_of_an_answer_is_never_taken_for_it(score: int, ruling: str, data: st.DataObject):
    text = json.dumps({"score": score, "ruling": ruling})
    cut = data.draw(st.integers(1, len(text) - 1))
    with pytest.raises(ModelError):
        parse_reply(text[:cut], Score)
