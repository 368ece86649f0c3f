"""Schemas pass OpenAI's strict rules, and say what the model must answer."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, Field

from allrise.llm.schema import strict_schema

ALLOWED = {"type", "enum", "description", "properties", "required", "additionalProperties"}
ALLOWED |= {"items", "anyOf", "$ref", "$defs"}


class Dimension(StrEnum):
    """What is scored."""

    LOGIC = "logic"
    CHARM = "charm"


class Fallacy(BaseModel):
    name: Literal["straw_man", "red_herring"]
    quote: str = Field(description="Verbatim.", min_length=1, max_length=200)


class Cat(BaseModel):
    kind: Literal["cat"]


class Dog(BaseModel):
    kind: Literal["dog"]


class Everything(BaseModel):
    """One of each."""

    reasoning: str
    scores: dict[Dimension, Annotated[int, Field(ge=0, le=10)]]
    by_name: dict[Literal["a", "b"], Fallacy]
    fallacies: list[Fallacy] = Field(default_factory=list, max_length=3)
    best: Fallacy | None = None
    pet: Annotated[Cat | Dog, Field(discriminator="kind")]
    dimension: Dimension = Field(Dimension.LOGIC, description="Which.")
    number: float = Field(gt=0, lt=1, default=0.5)
    sure: bool = False
    tags: set[str] = set()


class Tree(BaseModel):
    name: str
    branches: "list[Tree]"


def check(node: Any) -> None:
    if isinstance(node, list):
        for item in node:
            check(item)
    if not isinstance(node, dict):
        return
    assert set(node) <= ALLOWED
    if "$ref" in node:
        assert set(node) == {"$ref"}
    if node.get("type") == "object":
        assert node["additionalProperties"] is False
        assert node["required"] == list(node["properties"])
        assert node["properties"]
    for key in ("properties", "$defs"):
        for child in node.get(key, {}).values():
            check(child)
    for key in ("items", "anyOf"):
        check(node.get(key))


@pytest.mark.parametrize("model", [Everything, Tree, Fallacy, Cat])
def test_strict_rules(model: type[BaseModel]):
    schema = strict_schema(model)
    assert schema["type"] == "object"
    assert "anyOf" not in schema
    check(schema)


def test_no_reference_leads_nowhere():
    schema = strict_schema(Everything)
    told = str(schema)
    for name in schema["$defs"]:
        assert f"'#/$defs/{name}'" in told
    assert "#/$defs/Dimension" in told


def test_a_dictionary_over_an_enum_is_a_closed_object():
    scores = strict_schema(Everything)["properties"]["scores"]
    assert list(scores["properties"]) == ["logic", "charm"]
    assert scores["properties"]["logic"]["type"] == "integer"


def test_what_may_be_none_may_be_null():
    best = strict_schema(Everything)["properties"]["best"]
    assert {"type": "null"} in best["anyOf"]


def test_bounds_are_told_in_words():
    scores = strict_schema(Everything)["properties"]["scores"]["properties"]
    assert scores["logic"]["description"] == "at least 0, at most 10"
    quote = strict_schema(Fallacy)["properties"]["quote"]
    assert quote["description"] == "Verbatim; at least 1 characters, at most 200 characters"


@pytest.mark.parametrize("annotation", [dict[str, int], Any, list[Any], tuple[int, str], object])
def test_what_no_strict_schema_can_say_is_an_error(annotation: Any):
    model = type("Loose", (BaseModel,), {"__annotations__": {"field": annotation}})
    with pytest.raises(TypeError, match="strict schema"):
        strict_schema(model)
