"""The almanac in and out by file."""

import re
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from redis.exceptions import RedisError

from evidence.admin import uploads
from evidence.library import formats, store
from evidence.models import LibrarySource
from tests.evidence.admin.desk import EXPORT, IMPORT, LIBRARY, act, fresh_text, staff, upload

pytestmark = pytest.mark.django_db


def token_of(response: Any) -> str:
    found = re.search(r'name="confirm" value="([^"]+)"', response.content.decode())
    return found[1] if found else ""


@pytest.mark.parametrize("form", formats.FORMS)
def test_a_file_is_checked_then_confirmed_then_imported(curator: Client, form: str) -> None:
    checked = upload(curator, fresh_text(form), f"new.{form}")
    assert "2 added, 0 replaced, 0 bad rows" in checked.content.decode()
    assert LibrarySource.objects.count() == 4
    token = token_of(checked)
    done = curator.post(reverse(IMPORT), {"confirm": token}, follow=True)
    assert "2 sources added" in done.content.decode()
    assert LibrarySource.objects.count() == 6
    # Once.
    again = curator.post(reverse(IMPORT), {"confirm": token}).content.decode()
    assert "waited too long" in again


def test_what_somebody_else_brought_is_not_mine_to_confirm(curator: Client) -> None:
    token = token_of(upload(curator, fresh_text("jsonl")))
    verbs = ("add", "change", "view")
    other = staff("other", *(f"{verb}_{model}" for verb in verbs for model in LIBRARY))
    assert "waited too long" in other.post(reverse(IMPORT), {"confirm": token}).content.decode()
    assert LibrarySource.objects.count() == 4


def test_without_a_broker_the_check_still_reports(
    curator: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise RedisError("away")

    for name in ("set", "get", "delete"):
        monkeypatch.setattr(uploads.cache, name, away)
    checked = upload(curator, fresh_text("jsonl"))
    assert "2 added" in checked.content.decode()
    assert "the broker is away" in checked.content.decode()
    answer = curator.post(reverse(IMPORT), {"confirm": "x"})
    assert "waited too long" in answer.content.decode()


def test_bad_rows_are_named_and_nothing_offered_unless_the_good_are_wanted(
    curator: Client,
) -> None:
    text = fresh_text("jsonl") + "{\n"
    refused = upload(curator, text)
    assert "<td>3</td>" in refused.content.decode()
    assert not token_of(refused)
    kept = upload(curator, text, keep_good="on")
    assert "<td>3</td>" in kept.content.decode()
    curator.post(reverse(IMPORT), {"confirm": token_of(kept)})
    assert LibrarySource.objects.count() == 6


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("new.xlsx", b"x", "must end in .csv or .jsonl"),
        ("new.csv", "é".encode("latin-1"), "not UTF-8"),
        ("new.csv", b"a,b\n1,2\n", "columns missing"),
        ("new.jsonl", b"", "empty"),
    ],
)
def test_a_file_that_is_none_is_refused_with_a_reason(
    curator: Client, name: str, data: bytes, says: str
) -> None:
    assert says in upload(curator, data, name).content.decode()


def test_a_file_that_is_too_large_is_refused(curator: Client) -> None:
    assert "more than 10 MB" in upload(curator, b" " * (formats.LARGEST + 1)).content.decode()


@pytest.mark.parametrize("form", formats.FORMS)
def test_the_export_is_what_the_command_writes(curator: Client, form: str) -> None:
    LibrarySource.objects.filter(kind="video").update(enabled=False)
    response = curator.get(reverse(EXPORT), {"form": form})
    assert f"sources.{form}" in response["Content-Disposition"]
    assert response.content.decode() == formats.write(store.shelved(), form)
    chosen = act(curator, f"export_{form}", kind="chart").content.decode()
    assert [row.shelved.source.kind for row in formats.read(chosen, form)] == ["chart"]  # type: ignore[union-attr]  # no bad rows
