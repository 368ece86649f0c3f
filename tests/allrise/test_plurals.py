"""What admin calls many of a thing. Django only ever adds an s."""

import re

import pytest
from django.apps import apps
from django.db.models import Model

OURS = ("accounts", "calls", "desk", "docket", "evidence", "reports", "trials", "turns")
NO_PLURAL = re.compile(r"([sxz]|[cs]h)s$|[^aeiou]ys$|eds$", re.IGNORECASE)
MODELS = [model for model in apps.get_models() if model._meta.app_label in OURS]


@pytest.mark.parametrize("wrong", ["matchs", "entrys", "stored replys", "boxs", "sealeds"])
def test_wrong_plurals_are_told(wrong: str) -> None:
    assert NO_PLURAL.search(wrong)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model._meta.label)
def test_every_model_has_a_plural_that_a_person_would_say(model: type[Model]) -> None:
    plural = str(model._meta.verbose_name_plural)
    assert not NO_PLURAL.search(plural), plural


def test_a_passage_is_called_by_what_it_is() -> None:
    passage = apps.get_model("evidence", "LibraryPassage")(title="Bees", locator="page 4")
    assert str(passage) == "Bees, page 4"
