import pytest
from django.test import Client

from evidence.library import importing, store
from tests.evidence.admin.desk import LIBRARY, staff


@pytest.fixture
def shelves() -> None:
    """One source of each kind."""
    seen = set()
    for source in importing.shipped():
        if source.kind not in seen:
            seen.add(source.kind)
            store.write(source)


@pytest.fixture
def curator(shelves: None) -> Client:
    verbs = ("view", "add", "change", "delete")
    models = (*LIBRARY, "contender", "match")
    return staff("curator", *(f"{verb}_{model}" for verb in verbs for model in models))
