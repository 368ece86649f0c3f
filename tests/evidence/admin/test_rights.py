"""Who may not."""

import pytest
from django.test import Client
from django.urls import reverse

from evidence.library import store
from evidence.models import LibraryPassage, LibrarySource
from tests.evidence.admin.desk import (
    CONTENDERS,
    EXPORT,
    IMPORT,
    LIBRARY,
    PASSAGES,
    SOURCES,
    act,
    page,
    passage_of,
    send,
    staff,
    upload,
)

pytestmark = pytest.mark.django_db


def test_the_wrong_permission_is_403(shelves: None) -> None:
    source, passage = LibrarySource.objects.all()[0], LibraryPassage.objects.all()[0]
    pages = [
        (IMPORT, ()),
        (EXPORT, ()),
        (f"{SOURCES}_changelist", ()),
        (f"{SOURCES}_change", (source.pk,)),
        (f"{PASSAGES}_changelist", ()),
        (f"{PASSAGES}_change", (passage.pk,)),
        (f"{CONTENDERS}_changelist", ()),
    ]
    stranger = staff("stranger", "view_match")
    for name, args in pages:
        assert stranger.get(reverse(name, args=args)).status_code == 403, name
        assert Client().get(reverse(name, args=args)).status_code == 302, name
    assert upload(stranger, "{}").status_code == 403
    assert stranger.post(reverse(IMPORT), {"confirm": "x"}).status_code == 403


def test_a_reader_may_read_and_export_but_neither_change_nor_import(shelves: None) -> None:
    reader = staff("reader", *(f"view_{model}" for model in LIBRARY))
    passage = passage_of("chart")
    html = page(reader, f"{PASSAGES}_change", passage.pk)
    assert 'name="written"' not in html
    assert send(reader, passage, {"claim": "x"}).status_code == 403
    assert reader.get(reverse(EXPORT)).status_code == 200
    assert reader.get(reverse(IMPORT)).status_code == 403
    page(reader, f"{SOURCES}_change", passage.source_id)
    assert "Import" not in page(reader, f"{SOURCES}_changelist")
    act(reader, "disable")
    assert len(store.sources()) == 4


def test_importing_takes_the_right_to_replace_as_well_as_to_add(shelves: None) -> None:
    adder = staff("adder", *(f"{verb}_{m}" for verb in ("view", "add") for m in LIBRARY))
    assert adder.get(reverse(IMPORT)).status_code == 403
