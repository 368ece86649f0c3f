"""What `docs/api.md` shows is what the API does: its examples fit the schema, its script plays."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import httpx
import jsonschema_rs
import pytest

from allrise.accounts import tokens
from allrise.api import APIS
from tests.running import Court

TEXT = Path("docs/api.md").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Example:
    method: str
    at: str
    body: str
    status: str
    answer: str

    def __str__(self) -> str:
        return f"{self.method} {urlsplit(self.at).path}"


def examples() -> Iterator[Example]:
    for block in re.findall(r"```http\n(.*?)```", TEXT, re.DOTALL):
        asked, answered = block.strip().split("\n\n", 1)
        first, _, body = asked.partition("\n")
        status, _, answer = answered.partition("\n")
        yield Example(*first.split(" "), body, status, answer)


def documents() -> list[dict[str, Any]]:
    return [api.get_openapi_schema() for api in APIS]


def operation(example: Example) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """The operation that an example is of: its name, itself and the document it stands in."""
    path = urlsplit(example.at).path
    for document in documents():
        for template, operations in sorted(document["paths"].items(), key=lambda x: "{" in x[0]):
            pattern = re.sub(r"\{[^}]+\}", "[^/]+", template)
            if re.fullmatch(pattern, path) and example.method.lower() in operations:
                name = f"{example.method} {template}"
                return name, operations[example.method.lower()], document
    raise AssertionError(f"no operation for {example}")


def fits(text: str, schema: dict[str, Any], document: dict[str, Any]) -> None:
    resolver = {**schema, "components": document["components"]}
    jsonschema_rs.validate(resolver, json.loads(text))


@pytest.mark.parametrize("example", tuple(examples()), ids=str)
def test_an_example_fits_the_schema(example: Example) -> None:
    _, described, document = operation(example)
    assert example.status in {str(status) for status in described["responses"]}
    if example.body:
        wanted = described["requestBody"]["content"]["application/json"]["schema"]
        fits(example.body, wanted, document)
    known = {item["name"] for item in described.get("parameters", ()) if item["in"] == "query"}
    assert {name for name, _ in parse_qsl(urlsplit(example.at).query)} <= known
    if example.answer:
        response = described["responses"][int(example.status)]
        fits(example.answer, response["content"]["application/json"]["schema"], document)


def test_every_operation_has_an_example() -> None:
    shown = {operation(example)[0] for example in examples()}
    there = {
        f"{method.upper()} {path}"
        for document in documents()
        for path, operations in document["paths"].items()
        for method in operations
    }
    assert shown == there


def test_a_wrong_example_does_not_fit() -> None:
    example = next(item for item in examples() if str(item) == "GET /api/charges")
    _, described, document = operation(example)
    schema = described["responses"][200]["content"]["application/json"]["schema"]
    with pytest.raises(jsonschema_rs.ValidationError):
        fits(example.answer.replace('"count"', '"number"'), schema, document)


def script() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    return str(found)


def test_the_script_is_about_twenty_lines() -> None:
    assert len([line for line in script().splitlines() if line.strip()]) <= 24


def member_token(court: Court) -> str:
    """Sign up and make a token, by the pages a person uses."""
    with httpx.Client(base_url=court.url, headers={"Referer": court.url}) as http:
        http.get("/accounts/signup/")
        _send(
            http, "/accounts/signup/", username="ada", email="ada@example.org",
            password1="a-quiet-lantern-9", password2="a-quiet-lantern-9",
        )  # fmt: skip
        page = _send(http, "/accounts/me/tokens/", name="script")
        key = re.search(rf"{tokens.MARK}[\w-]{{20,}}", page.text)
        assert key is not None
        return key[0]


def _send(http: httpx.Client, path: str, **fields: str) -> httpx.Response:
    fields["csrfmiddlewaretoken"] = http.cookies["csrftoken"]
    return http.post(path, data=fields, follow_redirects=True)


@pytest.mark.slow
def test_the_script_plays_a_trial_to_its_verdict(court: Callable[..., Court]) -> None:
    running = court()
    env = {"COURT": running.url, "TOKEN": member_token(running), "PATH": os.environ["PATH"]}
    played = subprocess.run(
        [sys.executable, "-c", script()],
        env=env, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr[-2000:]
    *speeches, verdict = played.stdout.splitlines()
    assert len([line for line in speeches if line.startswith("Prosecutor: ")]) == 4
    assert verdict in {"Verdict: guilty", "Verdict: not_guilty"}
