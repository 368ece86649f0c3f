"""The switchboard, and what curators do while a match is on."""

import hashlib
import re
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from allrise.accounts.models import User
from evidence.models import Contender, LibraryPassage, LibrarySource, Match, Sealed
from tests.evidence import room as stage
from tests.evidence.admin.desk import CONTENDERS, LIBRARY, act, page, send, staff, typed

pytestmark = pytest.mark.django_db


def change(client: Client, contender: Contender, **fields: Any) -> Any:
    names = ("name", "slug", "motto", "engine")
    data = {name: getattr(contender, name) for name in names}
    switches = {n: "on" for n in ("presents", "examines", "enabled") if getattr(contender, n)}
    url = reverse(f"{CONTENDERS}_change", args=[contender.pk])
    return client.post(url, {**data, **switches, **fields})


def test_nobody_stands_in_for_themselves_however_long_the_way(curator: Client, room: None) -> None:
    one, two, three = (
        Contender.objects.create(slug=slug, name=slug.title(), engine=f"openai:{slug}")
        for slug in ("one", "two", "three")
    )
    form = curator.get(reverse(f"{CONTENDERS}_change", args=[one.pk])).context["adminform"].form
    assert one not in form.fields["fallback"].queryset
    assert change(curator, one, fallback=one.pk).status_code == 200
    assert change(curator, one, fallback=two.pk).status_code == 302
    assert change(curator, two, fallback=three.pk).status_code == 302
    response = change(curator, three, fallback=one.pk)
    errors = response.context["adminform"].form.errors
    assert "Three → One → Two → Three" in errors["fallback"][0]
    three.refresh_from_db()
    assert three.fallback is None


def test_the_switchboard_shows_who_can_be_asked(curator: Client, room: None, settings: Any) -> None:
    settings.PROVIDERS = {**settings.PROVIDERS, "openai_api_key": "k", "nvidia_api_key": ""}
    html = page(curator, f"{CONTENDERS}_changelist")
    rows = {row.slug: row for row in Contender.objects.all()}
    assert rows["astra-6"].engine.startswith("openai")
    for slug, says in (
        ("astra-6", "configured"),
        ("nemotron-3-ultra", "not configured"),
        ("archivist", "house"),
    ):
        cells = re.search(rf">{re.escape(rows[slug].name)}</a>.*?</tr>", html, re.DOTALL)
        assert cells
        assert re.search(rf'field-provider">{says}', cells[0]), slug


def test_contenders_are_switched_in_bulk_and_people_are_not_among_them(
    curator: Client, room: None
) -> None:
    person = User.objects.create_user(username="ada", password="x")
    Contender.objects.create(slug="ada", name="Ada", engine="human", person=person)
    assert "Ada" not in page(curator, f"{CONTENDERS}_changelist")
    act(curator, "disable", CONTENDERS)
    assert list(Contender.objects.filter(enabled=True).values_list("slug", flat=True)) == ["ada"]
    act(curator, "enable", CONTENDERS, slug="archivist")
    assert Contender.objects.get(slug="archivist").enabled
    forged = {"name": "Bob", "slug": "bob", "engine": "human"}
    response = curator.post(reverse(f"{CONTENDERS}_add"), forged)
    assert "engine" in response.context["adminform"].form.errors


def test_what_curators_do_meanwhile_changes_no_filed_truth(match: Match) -> None:
    """The finding was sealed when the exhibit was filed; the library is not asked again."""
    stage.filed(match, 1)
    sealed = Sealed.objects.filter(exhibit__match=match).values().get()
    verbs = ("view", "change", "delete")
    late = staff("late", *(f"{verb}_{model}" for verb in verbs for model in LIBRARY))
    cited = LibrarySource.objects.filter(title=match.exhibits.get().citation["source"])
    for row in LibraryPassage.objects.filter(source__in=cited):
        fields = typed(late, row)
        fields["title"] = f"{row.title}, revised"
        assert send(late, row, fields).status_code == 302
    act(late, "disable")
    LibraryPassage.objects.all().delete()
    stage.resolved(match, 1)
    kept = Sealed.objects.filter(exhibit__match=match).values().get()
    assert kept == sealed
    told = {type_: data for _, type_, data in stage.docket()}
    filed, resolved = told["exhibit.filed"], told["round.resolved"]
    assert (resolved["truth"], resolved["nonce"]) == (sealed["truth"], sealed["nonce"])
    assert resolved["passage"] in (sealed["passage"], (sealed["passage"] or {}).get("content"))
    whole = f"{resolved['nonce']}:{resolved['truth']}"
    assert hashlib.sha256(whole.encode()).hexdigest() == filed["commitment"]
