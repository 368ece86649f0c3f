"""The migration counts old trials just as their verdicts would have been counted."""

from datetime import timedelta
from importlib import import_module
from typing import Any

import pytest
from django.apps import apps
from django.db import connection
from django.utils import timezone

from tests.trials import stage
from tests.trials.verdicts import decided, people
from trials.models import Charge, CountedTrial, FirstFiling, Standing
from trials.services import library

pytestmark = pytest.mark.django_db
LONG = "I put the goose down gently because it had asked me to, twice, in writing."


def books() -> list[list[tuple[Any, ...]]]:
    return [
        sorted(model.objects.values_list(*names), key=str)
        for model, names in (
            (FirstFiling, ["charge", "digest", "trial_id", "phase"]),
            (CountedTrial, [field.attname for field in CountedTrial._meta.fields]),
            (Standing, [field.attname for field in Standing._meta.fields if field.name != "id"]),
        )
    ]


def test_the_books_are_what_the_verdicts_would_have_made_them() -> None:
    library.load(library.read_sheets()[:2])
    charges = list(Charge.objects.order_by("slug"))
    ada, grace = people("ada", "grace")
    guest = stage.person("guest-1", is_guest=True)
    now = timezone.now()
    for n in range(12):
        at = now - timedelta(hours=8 * (12 - n))
        decided(
            (ada, grace, guest)[n % 3],
            charges[n % 2],
            at=at,
            acquitted=n % 4 > 0,
            mark=n % 11,
            hints=n % 2,
            engines=[("house", "house"), ("groq:x", "house"), ("groq:x", "openai:y")][
                n % 3 - n % 2
            ],
            texts=(LONG,) if n in (3, 7, 9) else (),
            seed_chosen=n == 5,
            daily=at.date() if n in (2, 8) else None,
        )
    due = books()
    assert all(due)
    for model in (Standing, CountedTrial, FirstFiling):
        model.objects.all().delete()
    import_module("trials.migrations.0005_boards_filled").fill(apps, connection.schema_editor())
    found = books()
    # Of windows that are over the migration keeps none.
    current = {row[3] for row in found[2]}
    due[2] = [row for row in due[2] if row[3] in current]
    assert found == due
