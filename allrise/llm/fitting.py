"""What was read, made to fit the schema or refused with the most telling reason.

Mended: a decimal in a string where a number is wanted, a whole float for an integer, JSON
in a string where a list or an object is wanted, keys nobody asked for. Nothing is filled
in: a key that is not there is missing, unless its field really has a default.
"""

import json
import math
import re
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from allrise.llm.base import ModelError, Remedy
from allrise.llm.lenient import Unreadable, read
from allrise.llm.schema import enum_keys, plain_schema, resolve

Shape = TypeVar("Shape", bound=BaseModel)
Path = tuple[int | str, ...]

_DECIMAL = re.compile(r"\s*[+-]?[0-9]{1,30}(\.[0-9]{1,30})?\s*")
_NUMBERS = {"int_type", "float_type", "int_from_float", "int_parsing", "float_parsing"}
_CHOICES = {"literal_error", "enum"}
_NESTED = {"list_type", "tuple_type", "set_type", "frozen_set_type", "dict_type", "model_type"}
_NESTED |= {"model_attributes_type", "dataclass_type"}
_ABOUT_TYPE = re.compile(r"_type$|_parsing$|^int_from_float$|^is_instance_of$|^string_unicode$")
# The most telling first.
_ORDER = ("missing", "non_finite", "type", "range")


def unusable(kind: str, path: Path = ()) -> ModelError:
    where = ".".join(str(step) for step in path)
    message = f"{kind} at {where}" if where and where not in kind else kind
    return ModelError(kind, message, remedy=Remedy.ASK_AGAIN)


def fit(data: dict[str, Any], schema: type[Shape]) -> Shape:
    """An instance of `schema` from `data`, which is changed. Raises ModelError."""
    while True:
        try:
            value = schema.model_validate_json(json.dumps(data), strict=True)
            break
        except ValidationError as error:
            problems = error.errors(include_url=False, include_context=True)
        mended = [_mend(data, problem) for problem in problems]
        if not any(mended):
            raise _worst(data, problems)
    root = plain_schema(schema)
    for path in _absent(data, root, root):
        raise unusable("missing:" + ".".join(map(str, path)))
    if path := _non_finite(value.model_dump()):
        raise unusable("non_finite", path)
    return value


def _worst(data: Any, problems: list[ErrorDetails]) -> ModelError:
    found = [(_kind(problem), _path(data, problem["loc"])) for problem in problems]
    kind, path = min(found, key=lambda item: _ORDER.index(item[0]))
    if kind == "missing":
        return unusable("missing:" + ".".join(map(str, path)))
    return unusable(kind, path)


def _kind(problem: ErrorDetails) -> str:
    given, problem_type = problem["input"], problem["type"]
    if problem_type == "missing":
        return "missing"
    if isinstance(given, float) and not math.isfinite(given):
        return "non_finite"
    if problem_type in _CHOICES:
        among_texts = "'" in str(problem.get("ctx", {}).get("expected", ""))
        fits = isinstance(given, str) if among_texts else _is_number(given)
        return "range" if fits else "type"
    return "type" if _ABOUT_TYPE.search(problem_type) else "range"


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _path(data: Any, loc: Path) -> Path:
    """`loc` less the names of union members, which stand in no data."""
    path: list[int | str] = []
    for position, step in enumerate(loc):
        last = position == len(loc) - 1
        if isinstance(data, dict) and (step in data or last):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            continue
        path.append(step)
    return tuple(path)


def _mend(data: Any, problem: ErrorDetails) -> bool:
    """Change `data` so that the problem is gone, where that is safe. Whether it was."""
    path = _path(data, problem["loc"])
    if not path:
        return False
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    key = path[-1]
    if problem["type"] == "extra_forbidden" or problem["loc"][-1] == "[key]":
        return isinstance(holder, dict) and holder.pop(key, _mend) is not _mend
    if isinstance(holder, dict) and key not in holder:
        return False
    mended = _mended(holder[key], problem)
    if mended is None:
        return False
    holder[key] = mended
    return True


def _mended(given: Any, problem: ErrorDetails) -> Any:
    kind = problem["type"]
    among_texts = "'" in str(problem.get("ctx", {}).get("expected", ""))
    if kind in _NUMBERS or (kind in _CHOICES and not among_texts):
        return _number(given)
    if kind in _NESTED and isinstance(given, str) and given.lstrip()[:1] in ("[", "{"):
        try:
            reading = read(given.strip())
        except Unreadable:
            return None
        return reading.value if reading.is_whole() and not reading.doubled else None
    return None


def _number(given: Any) -> int | float | None:
    """The number that `given` is in another form; None if it is none, or in no other."""
    if isinstance(given, str) and _DECIMAL.fullmatch(given):
        number = float(given)
        return int(number) if number.is_integer() and abs(number) < 2**53 else number
    if isinstance(given, float) and given.is_integer():
        return int(given)
    return None


def _absent(data: Any, node: dict[str, Any], root: dict[str, Any]) -> list[Path]:
    """Paths of keys that a dictionary over an enum leaves out: all of them were asked for."""
    node = resolve(node, root)
    found: list[Path] = []
    if isinstance(data, dict):
        keys = enum_keys(node, root)
        found += [(key,) for key in keys if key not in data]
        inner = dict.fromkeys(keys, node.get("additionalProperties", {}))
        for key, child in {**node.get("properties", {}), **inner}.items():
            found += [(key, *path) for path in _absent(data.get(key), child, root)]
    if isinstance(data, list) and isinstance(node.get("items"), dict):
        for index, item in enumerate(data):
            found += [(index, *path) for path in _absent(item, node["items"], root)]
    branches = [b for b in node.get("anyOf", []) if resolve(b, root).get("type") != "null"]
    if len(branches) == 1:
        found += _absent(data, branches[0], root)
    return found


def _non_finite(value: Any, path: Path = ()) -> Path:
    if isinstance(value, float) and not math.isfinite(value):
        return path
    steps: Any = ()
    if isinstance(value, dict):
        steps = value.items()
    elif isinstance(value, list | tuple):
        steps = enumerate(value)
    return next((hit for key, item in steps if (hit := _non_finite(item, (*path, key)))), ())
