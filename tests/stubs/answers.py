"""What the stub vendor says: plausible by default, spoiled on demand, or babble."""

import hashlib
import json
import random
import re
from itertools import pairwise
from typing import Any

Body = dict[str, Any]

SENTENCES = (
    "Members of the court, observe how lightly the defendant treads on this point.",
    "He says much, and yet the plate remains cold and the gnome remains silent.",
    "I put it to you that an explanation is not the same as an answer.",
    "The record shows a gap exactly where the defendant wishes us to look away.",
    "Let the clerk note that nobody present was asked before the deed was done.",
    "An honest neighbour would have counted the sausages, and the minutes.",
)
_SCHEMA_MARK = "JSON schema:"
_FENCED = re.compile(r"<(\w+)>\n(.*?)\n</\1>", re.DOTALL)
_BOUND = re.compile(r"at (least|most) (-?\d+(?:\.\d+)?)( characters| items)?")


def answer(body: Body) -> str | Body:
    """The default: an object that fits the schema asked for, else a short speech."""
    schema = wanted_schema(body)
    if schema is None:
        return speech(body)
    rng = _rng(body)
    value = fill(schema, schema, rng, fenced(body))
    assert isinstance(value, dict)
    return value


def babble(body: Body) -> str:
    """A Markov chain over our own sentences, whatever was asked."""
    rng = _rng(body)
    follows: dict[str, list[str]] = {}
    for sentence in SENTENCES:
        words = sentence.split()
        for word, following in pairwise(words):
            follows.setdefault(word, []).append(following)
    said = [rng.choice([sentence.split()[0] for sentence in SENTENCES])]
    while len(said) < 40:
        said.append(rng.choice(follows.get(said[-1]) or sorted(follows)))
    return " ".join(said) + "."


def speech(body: Body) -> str:
    return " ".join(_rng(body).sample(SENTENCES, 3))


def wanted_schema(body: Body) -> Body | None:
    """The schema in the response format, or the one told in the prompt."""
    wanted = body.get("response_format") or {}
    if wanted.get("type") == "json_schema":
        return dict(wanted["json_schema"]["schema"])
    for message in body.get("messages", []):
        _, mark, told = str(message.get("content", "")).partition(_SCHEMA_MARK)
        if mark:
            return dict(json.JSONDecoder().raw_decode(told.lstrip())[0])
    return None


def fenced(body: Body) -> str:
    """The last text that the prompt fenced as a stranger's: what quotes are taken from."""
    texts = [str(message.get("content", "")) for message in body.get("messages", [])]
    found = [match[2] for text in texts for match in _FENCED.finditer(text)]
    return found[-1] if found else (texts[-1] if texts else "")


def fill(node: Body, root: Body, rng: random.Random, source: str, name: str = "") -> Any:
    """A plausible value for a schema; a field called "quote" quotes `source`."""
    while "$ref" in node:
        node = root["$defs"][node["$ref"].rpartition("/")[2]]
    if "anyOf" in node:
        fitting = [branch for branch in node["anyOf"] if branch.get("type") != "null"]
        return fill(fitting[0], root, rng, source, name)
    if "enum" in node:
        return rng.choice(node["enum"])
    kind = node.get("type")
    if kind == "object":
        return {k: fill(v, root, rng, source, k) for k, v in node["properties"].items()}
    if kind == "array":
        return [fill(node["items"], root, rng, source, name)]
    if kind in ("integer", "number"):
        low, high = _bounds(node)
        return rng.randint(low, high) if kind == "integer" else rng.randint(low * 2, high * 2) / 2
    if kind == "boolean":
        return rng.random() < 0.5
    if kind == "string":
        return first_clause(source) if name == "quote" else rng.choice(SENTENCES)
    return None


def first_clause(source: str) -> str:
    return " ".join(re.split(r"[.,;:!?\n]", source.strip())[0].split()[:12])


def _bounds(node: Body) -> tuple[int, int]:
    low, high = 0, 10
    for side, number, unit in _BOUND.findall(node.get("description", "")):
        if not unit:
            low, high = (int(float(number)), high) if side == "least" else (low, int(float(number)))
    return low, max(low, high)


def _rng(body: Body) -> random.Random:
    digest = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
    return random.Random(digest)


def spoil(how: str, said: str | Body, key: str | None = None) -> str:
    """A good answer gone bad in one way. A speech is spoiled where that makes sense."""
    text = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
    value = dict(said) if isinstance(said, dict) else {}
    if how in _AROUND:
        before, after = _AROUND[how]
        return before + text + after
    if how in _INSTEAD:
        return _INSTEAD[how]
    if not value:
        return text
    key = key or _spoilable(how, value)
    if how == "forgets_field":
        value.pop(key)
    elif how == "wrong_types":
        value[key] = {"not": "what was asked"}
    elif how == "out_of_range":
        value[key] = 999 if _is_number(value[key]) else "nothing of the kind"
    elif how == "non_finite":
        return json.dumps(value | {key: float("nan")})
    elif how == "duplicate_key":
        return text[:-1] + f", {json.dumps(key)}: {json.dumps(value[key])}}}"
    elif how == "extra_keys":
        value["confidence"] = 0.9
    elif how == "number_in_text":
        value[key] = str(value[key])
    elif how == "cut_short":
        return text[: len(text) * 2 // 3]
    elif how == "trailing_comma":
        return text[:-1] + ",}"
    elif how == "double_encoded":
        return json.dumps(text)
    return json.dumps(value, ensure_ascii=False)


_AROUND = {
    "fenced": ("```json\n", "\n```"),
    "prose": ("Certainly! Here is `the` result you asked for:\n\n", "\n\nLet me know."),
    "think": ("<think>He says {much} and <think>proves</think> little.</think>\n", ""),
    "orphan_think": ("He says {much} and proves little.</think>\n", ""),
    "unclosed_think": ("<think>He says much. Perhaps ", ""),
    "bom": ("\ufeff", ""),
}
_INSTEAD = {
    "rubbish": "%%% {{ 17 of ]] nothing :: at all",
    "empty": "",
    "blank": " \n ",
    "refusal_prose": "I'm sorry, but I can't assist with that.",
    "tool_call_text": '<function=detect_fallacy>{"text": "x"}</function>',
}
SPOILT = {*_AROUND, *_INSTEAD} | {
    "forgets_field",
    "wrong_types",
    "out_of_range",
    "non_finite",
    "duplicate_key",
    "extra_keys",
    "number_in_text",
    "cut_short",
    "trailing_comma",
    "double_encoded",
}


def _spoilable(how: str, value: Body) -> str:
    numbers = [key for key, item in value.items() if _is_number(item)]
    wants_number = how in ("out_of_range", "non_finite", "number_in_text")
    return numbers[0] if wants_number and numbers else next(iter(value))


def _is_number(item: Any) -> bool:
    return isinstance(item, int | float) and not isinstance(item, bool)
