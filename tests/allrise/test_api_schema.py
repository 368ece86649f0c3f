"""The API does what it says of itself: generated requests to every operation, real rows behind.

Deterministic, and each request undone again. The real application answers in this process.
"""

from typing import Any

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections, transaction
from django.utils import timezone
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as bounded
from ninja.openapi.schema import OpenAPISchema
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from allrise.accounts import tokens
from allrise.accounts.models import User
from allrise.api import APIS
from tests.allrise.test_permissions import World

CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]
DOCUMENTS = ["/api/openapi.json", "/evidence-room/api/openapi.json"]
EXAMPLES = 25
# Where no worker runs, as here, the two healths say so.
MAY_BE_DOWN = ("/api/health", "/evidence-room/api/health")
# Real things for the parameters of these names, each in turn; beside them made-up ones.
THINGS = {
    "trial_id": ("running", "decided", "shared", "unpleaded", "stalled"),
    "match_id": ("match", "chair", "sharedchair"),
    "slug": ("charge",),
}


@pytest.fixture
def world(db: None, settings: Any) -> Any:
    settings.ROOM_PACE = 0.0
    built = World()
    # A WSGI request would close the connection that holds what the test put there.
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield built
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.mark.parametrize("who", ["anonymous", "owner"])
@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_operation_answers_as_it_says(world: World, document: str, who: str) -> None:
    headers = {}
    if who == "owner":
        ada = User.objects.get(username="ada")
        headers["Authorization"] = (
            f"Bearer {tokens.make(person=ada, name='x', now=timezone.now())[1]}"
        )
    schema = schemathesis.openapi.from_wsgi(document, get_wsgi_application())
    wrong: list[str] = []
    asked = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        before = asked
        for case in cases(operation):
            asked += 1
            point_at_something(world, case, asked)
            wrong += problems(case, headers)
        assert asked > before, operation.label
    assert wrong == []


def cases(operation: Any) -> list[Any]:
    """A few requests that the schema allows, always the same ones."""
    made: list[Any] = []

    @bounded(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate],
    )  # fmt: skip
    @given(case=operation.as_strategy())
    def collect(case: Any) -> None:
        made.append(case)

    collect()
    return made


def point_at_something(world: World, case: Any, turn: int) -> None:
    for name, things in THINGS.items():
        if turn % 4 and name in (case.path_parameters or {}):
            case.path_parameters[name] = world.names[things[turn % len(things)]]


def problems(case: Any, headers: dict[str, str]) -> list[str]:
    with transaction.atomic():
        answer = case.call(headers=headers)
        transaction.set_rollback(True)
    found = []
    if answer.status_code >= 500 and case.operation.path not in MAY_BE_DOWN:
        found.append(f"{case.operation.label}: {answer.status_code}")
    try:
        case.validate_response(answer, checks=CHECKS)
    except FailureGroup as failures:
        found += [f"{case.operation.label}: {each}" for each in failures.exceptions]
    return found


def test_no_two_shapes_share_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The document would show one of them for both."""
    seen: dict[str, list[Any]] = {}
    add = OpenAPISchema.add_schema_definitions

    def spy(self: OpenAPISchema, definitions: dict[str, Any]) -> None:
        for name, shape in definitions.items():
            if shape not in seen.setdefault(name, []):
                seen[name].append(shape)
        add(self, definitions)

    monkeypatch.setattr(OpenAPISchema, "add_schema_definitions", spy)
    for each in APIS:
        seen.clear()
        each.get_openapi_schema()
        assert len(seen) > 5
        assert {name for name, shapes in seen.items() if len(shapes) > 1} == set()


def test_every_answer_is_described() -> None:
    """An answer that may be any object at all would pass every check above."""
    vague = []
    for each in APIS:
        for path, operations in each.get_openapi_schema()["paths"].items():
            for method, operation in operations.items():
                for status, answer in operation["responses"].items():
                    schema = answer.get("content", {}).get("application/json", {}).get("schema")
                    if schema is not None and not {"$ref", "items"} & schema.keys():
                        vague.append(f"{method} {path} {status}")
    assert vague == []
