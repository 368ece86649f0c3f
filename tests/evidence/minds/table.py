"""A match before a vendor's models, and everything that must hold of its record."""

from collections import Counter
from typing import Any

from django.test import Client

from allrise.calls.models import ModelCall
from evidence.models import Contender, Match, Ruling, Sealed
from tests.evidence import room as stage

ASTRA = "openai:gpt-6-astra"
LLAMA = "nvidia:meta/llama-3.1-70b-instruct"
SEATS = ("presenter", "examiner")
STAND_IN = {"presenter": "house:archivist", "examiner": "house:weathervane"}
ENGINE = {"presenter": ASTRA, "examiner": LLAMA}
SCHEMA = {"presenter": "ExhibitFiling", "examiner": "ExaminersRuling"}


def seat(presenter: str, examiner: str) -> None:
    """Let the next matches be between these two."""
    Contender.objects.update(enabled=False)
    Contender.objects.filter(slug=presenter).update(enabled=True, presents=True, examines=False)
    Contender.objects.filter(slug=examiner).update(enabled=True, presents=False, examines=True)


def rows(match: Match) -> list[ModelCall]:
    return list(ModelCall.objects.filter(subject=match.id).order_by("id"))


def engines(match: Match) -> dict[str, list[str]]:
    """By seat, the engine that made each round's move."""
    filed = Sealed.objects.filter(exhibit__match=match).order_by("exhibit__round")
    ruled = Ruling.objects.filter(match=match).order_by("round")
    return {
        "presenter": list(filed.values_list("engine", flat=True)),
        "examiner": list(ruled.values_list("engine", flat=True)),
    }


def who(match: Match) -> dict[str, list[str | None]]:
    """By seat, the contender that made each round's move."""
    filed = Sealed.objects.filter(exhibit__match=match).order_by("exhibit__round")
    ruled = Ruling.objects.filter(match=match).order_by("round")
    return {
        "presenter": list(filed.values_list("made_by__slug", flat=True)),
        "examiner": list(ruled.values_list("made_by__slug", flat=True)),
    }


def whole(match: Match) -> dict[str, Any]:
    answer: dict[str, Any] = Client().get(f"/evidence-room/api/matches/{match.id}").json()
    return answer


def check(match: Match) -> None:
    """What must hold of a finished match, whatever its vendor did."""
    assert match.state == "complete"
    stage.check_match(match, stage.docket())
    stage.check_tallies()
    check_bounds(match)
    check_engines(match)


def check_bounds(match: Match) -> None:
    """At most two calls to a model for one step, each recorded whole."""
    calls = Counter((row.step, row.engine) for row in rows(match))
    assert max(calls.values(), default=0) <= 2, calls
    for row in rows(match):
        assert row.kind == "match"
        assert row.seat == row.purpose
        assert row.seat in SEATS
        assert row.step.endswith({"presenter": ".file", "examiner": ".rule"}[row.seat])
        assert len(row.prompt_hash) == 64


def check_engines(match: Match) -> None:
    """Every move names whoever really made it, and is told once its round is resolved."""
    answered = {(row.step, row.engine) for row in rows(match) if row.outcome == "ok"}
    made = engines(match)
    for number, (filed, ruled) in enumerate(
        zip(made["presenter"], made["examiner"], strict=True), start=1
    ):
        for engine, step in ((filed, f"{number}.file"), (ruled, f"{number}.rule")):
            models = {name for at, name in answered if at == step}
            assert models == (set() if engine.startswith(("house:", "dealer")) else {engine})
    told = whole(match)["moves"]
    assert [move["round"] for move in told] == list(range(1, 11))
    for side in SEATS:
        assert [move[side]["model"] for move in told] == made[side]
