"""The JSON schema of a pydantic model, as vendors' strict modes demand it.

Every object is closed and requires all its keys; only keywords that strict modes know are
left. Bounds, which they do not know, are told in the description; `reply.parse_reply`
enforces them.
"""

from functools import lru_cache
from typing import Any

from pydantic import BaseModel

Node = dict[str, Any]

_KEPT = ("type", "enum", "description")
_BOUNDS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMinimum": "more than {}",
    "exclusiveMaximum": "less than {}",
    "multipleOf": "a multiple of {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} items",
    "maxItems": "at most {} items",
    "pattern": "matching {}",
    "format": "a {}",
}


@lru_cache(maxsize=256)
def plain_schema(model: type[BaseModel]) -> Node:
    """The schema as pydantic writes it."""
    return model.model_json_schema()


@lru_cache(maxsize=256)
def strict_schema(model: type[BaseModel]) -> Node:
    """The schema for a strict mode. TypeError where no strict schema can say the same."""
    root = plain_schema(model)
    strict = _strict(resolve(root, root), root)
    definitions = {name: _strict(node, root) for name, node in root.get("$defs", {}).items()}
    used = {
        name: node
        for name, node in definitions.items()
        if _refers({"$ref": f"#/$defs/{name}"}, [strict, *definitions.values()])
    }
    return {**strict, "$defs": used} if used else strict


def resolve(node: Node, root: Node) -> Node:
    """What a reference stands for, as far as it goes; `node` itself if it is none."""
    while "$ref" in node:
        node = root["$defs"][node["$ref"].removeprefix("#/$defs/")]
    return node


def enum_keys(node: Node, root: Node) -> list[str]:
    """The keys of a dictionary whose keys are an enum, else none."""
    names = resolve(node.get("propertyNames", {}), root)
    return list(names.get("enum", [names["const"]] if "const" in names else []))


def _strict(node: Node, root: Node) -> Node:
    if "$ref" in node:
        return {"$ref": node["$ref"]}  # strict modes allow no keyword beside it
    kept = {key: node[key] for key in _KEPT if key in node}
    if "const" in node:
        kept["enum"] = [node["const"]]
    if told := _description(node):
        kept["description"] = told
    if branches := node.get("anyOf") or node.get("oneOf"):
        kept["anyOf"] = [_strict(branch, root) for branch in branches]
    elif len(node.get("allOf", ())) == 1:
        return _strict(node["allOf"][0], root)
    elif node.get("type") == "array":
        if "prefixItems" in node or not isinstance(node.get("items"), dict):
            raise TypeError("A strict schema has no tuples and no lists of anything.")
        kept["items"] = _strict(node["items"], root)
    elif node.get("type") == "object" or "properties" in node:
        kept |= _closed(node, root)
    elif "type" not in kept and "enum" not in kept:
        raise TypeError("A strict schema has no field of any type whatever.")
    return kept


def _closed(node: Node, root: Node) -> Node:
    fields: dict[str, Node] = node.get("properties", {})
    if not fields and (keys := enum_keys(node, root)):
        value: Node = node["additionalProperties"]
        fields = dict.fromkeys(keys, value)
    if not fields and isinstance(node.get("additionalProperties"), dict):
        raise TypeError("A strict schema has no dictionary with keys of any name.")
    return {
        "type": "object",
        "properties": {name: _strict(field, root) for name, field in fields.items()},
        "required": list(fields),
        "additionalProperties": False,
    }


def _description(node: Node) -> str:
    bounds = [told.format(node[key]) for key, told in _BOUNDS.items() if key in node]
    parts = [str(node.get("description", "")).rstrip(". "), ", ".join(bounds)]
    return "; ".join(part for part in parts if part)


def _refers(reference: Node, part: Any) -> bool:
    if part == reference:
        return True
    if isinstance(part, dict):
        part = list(part.values())
    return isinstance(part, list) and any(_refers(reference, inner) for inner in part)
