"""Sources on the desk: switched in bulk, and whole or off."""

import pytest
from django.test import Client
from django.urls import reverse

from evidence.library import store
from evidence.models import LibrarySource
from tests.evidence.admin.desk import PASSAGES, SOURCES, act, page

pytestmark = pytest.mark.django_db


def test_sources_are_switched_in_bulk(curator: Client) -> None:
    act(curator, "disable")
    assert not store.sources()
    act(curator, "enable", kind="chart")
    assert [source.kind for source in store.sources()] == ["chart"]


def test_a_source_that_does_not_hold_together_stays_off(curator: Client) -> None:
    """Or the whole room would stumble over it."""
    source = LibrarySource.objects.get(kind="document")
    LibrarySource.objects.update(enabled=False)
    source.passages.filter(position__gt=2).delete()
    html = act(curator, "enable").content.decode()
    assert f"“{source.title}” stays off" in html
    assert len(store.sources()) == 3
    fields = {name: getattr(source, name) for name in ("title", "slug", "year", "subject")}
    fields |= {"locators": source.locators, "enabled": "on"}
    response = curator.post(reverse(f"{SOURCES}_change", args=[source.pk]), fields)
    assert "enabled" in response.context["adminform"].form.errors


def test_deleting_passages_below_a_whole_source_switches_it_off(curator: Client) -> None:
    source = LibrarySource.objects.get(kind="video")
    for row in source.passages.all()[:2]:
        curator.post(reverse(f"{PASSAGES}_delete", args=[row.pk]), {"post": "yes"})
    source.refresh_from_db()
    assert not source.enabled
    assert len(store.sources()) == 3


def test_a_new_source_is_off_until_it_has_its_passages(curator: Client) -> None:
    fields = {
        "title": "A New Ledger",
        "slug": "a-new-ledger",
        "kind": "document",
        "year": 2020,
        "subject": "units",
        "locators": "p. 1–9",
    }
    response = curator.post(reverse(f"{SOURCES}_add"), fields | {"enabled": "on"})
    assert "enabled" in response.context["adminform"].form.errors
    assert curator.post(reverse(f"{SOURCES}_add"), fields).status_code == 302
    source = LibrarySource.objects.get(slug="a-new-ledger")
    assert "It has none yet" in page(curator, f"{SOURCES}_change", source.pk)
    assert len(store.sources()) == 4
