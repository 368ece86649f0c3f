"""The curator's desk, tried from the outside: what it shows, what it refuses, who may not."""

import hashlib
import re
from typing import Any

import pytest
from django.contrib.auth.models import Permission
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from redis.exceptions import RedisError

from allrise.accounts.models import User
from evidence.admin import uploads
from evidence.library import formats, importing, store
from evidence.library.formats import Shelved
from evidence.models import Contender, LibraryPassage, LibrarySource, Match, Sealed
from tests.evidence import room as stage

pytestmark = pytest.mark.django_db

SOURCES = "admin:evidence_librarysource"
PASSAGES = "admin:evidence_librarypassage"
CONTENDERS = "admin:evidence_contender"
IMPORT, EXPORT = f"{SOURCES}_import", f"{SOURCES}_export"
LIBRARY = ("librarysource", "librarypassage")


def staff(name: str, *permissions: str) -> Client:
    """A client logged in as staff with just these permissions ("view_librarysource")."""
    person = User.objects.create_user(username=name, password="x", is_staff=True)
    granted = Permission.objects.filter(content_type__app_label="evidence")
    person.user_permissions.set(granted.filter(codename__in=permissions))
    client = Client()
    client.force_login(person)
    return client


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


def page(client: Client, name: str, *args: Any, **data: Any) -> str:
    response = client.get(reverse(name, args=args), data)
    assert response.status_code == 200
    return response.content.decode()


def passage_of(kind: str) -> LibraryPassage:
    return LibraryPassage.objects.filter(source__kind=kind).select_related("source")[0]


def typed(client: Client, row: LibraryPassage) -> dict[str, str]:
    """The form of a passage as the browser would send it, untouched."""
    form = client.get(reverse(f"{PASSAGES}_change", args=[row.pk])).context["adminform"].form
    fields = {name: form.get_initial_for_field(field, name) for name, field in form.fields.items()}
    return {name: "on" if value is True else value for name, value in fields.items() if value}


def send(client: Client, row: LibraryPassage, fields: dict[str, str]) -> Any:
    return client.post(reverse(f"{PASSAGES}_change", args=[row.pk]), fields)


# --- passages ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "shows"),
    [
        ("document", '<blockquote class="shelf__page">'),
        ("chart", '<svg class="shelf__chart"'),
        ("audio", '<ol class="shelf__tape">'),
        ("video", '<ol class="shelf__strip">'),
    ],
)
def test_a_passage_is_shown_as_a_spectator_would_see_it(
    curator: Client, kind: str, shows: str
) -> None:
    row = passage_of(kind)
    html = page(curator, f"{PASSAGES}_change", row.pk)
    assert shows in html
    assert "Grounded." in html


@pytest.mark.parametrize("kind", ["document", "chart", "audio", "video"])
def test_saving_a_passage_untouched_changes_nothing(curator: Client, kind: str) -> None:
    for row in LibraryPassage.objects.filter(source__kind=kind):
        before = LibraryPassage.objects.filter(pk=row.pk).values().get()
        assert send(curator, row, typed(curator, row)).status_code == 302
        assert LibraryPassage.objects.filter(pk=row.pk).values().get() == before


@pytest.mark.parametrize("kind", ["document", "chart", "audio", "video"])
def test_a_claim_that_its_passage_does_not_bear_out_is_refused(curator: Client, kind: str) -> None:
    row = passage_of(kind)
    fields = typed(curator, row) | {"claim": "Exactly 77,123 whole elephants agree."}
    response = send(curator, row, fields)
    html = response.content.decode()
    assert response.status_code == 200
    assert "77123" in html
    assert "Not grounded: the claim fails." in html
    row.refresh_from_db()
    assert "elephants" not in row.claim


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("locator", "p. 4000", "is outside"),
        ("working", "2 + 2 -> 5", "comes to 4"),
        ("working", "open('x') -> 5", "not known"),
        ("working", "2 + 2", "Line 1 should read"),
        ("written", "", "required"),
        ("written", "x" * 1300, "1200"),
    ],
)
def test_what_is_wrong_is_said_where_it_is(
    curator: Client, field: str, value: str, says: str
) -> None:
    row = passage_of("document")
    response = send(curator, row, typed(curator, row) | {field: value})
    assert response.status_code == 200
    form = response.context["adminform"].form
    assert any(says in text for text in form.errors[field]), form.errors


def test_a_line_that_does_not_read_as_a_chart_is_named(curator: Client) -> None:
    row = passage_of("chart")
    fields = typed(curator, row)
    fields["written"] += "\nno value here"
    form = send(curator, row, fields).context["adminform"].form
    assert "should read: label = value" in form.errors["written"][0]


def test_a_preview_saves_nothing_and_shows_what_was_typed(curator: Client) -> None:
    row = passage_of("document")
    fields = typed(curator, row)
    fields["written"] += " The almanac has an opinion on it."
    html = send(curator, row, fields | {"_preview": "1"}).content.decode()
    assert "opinion on it.</blockquote>" in html
    assert "Nothing has been saved yet" in html
    row.refresh_from_db()
    assert "opinion" not in row.content["text"]
    assert send(curator, row, fields).status_code == 302
    row.refresh_from_db()
    assert "opinion" in row.content["text"]


def test_nothing_typed_is_run_by_the_page(curator: Client) -> None:
    row = passage_of("document")
    fields = typed(curator, row) | {"title": "<script>alert(1)</script>", "_preview": "1"}
    html = send(curator, row, fields).content.decode()
    assert "<script>alert" not in html
    assert "&lt;script&gt;alert" in html


def test_a_passage_that_looks_forged_though_it_is_true_is_pointed_out(curator: Client) -> None:
    row = passage_of("document")
    fields = typed(curator, row) | {"title": "All about 8,888", "_preview": "1"}
    assert "looks forged" in send(curator, row, fields).content.decode()


def test_the_surprising_flag_is_set_from_the_list(curator: Client) -> None:
    row = LibraryPassage.objects.order_by("source__slug", "position")[0]
    listed = curator.get(reverse(f"{PASSAGES}_changelist")).context["cl"].formset
    fields = {"form-TOTAL_FORMS": len(listed.forms), "form-INITIAL_FORMS": len(listed.forms)}
    for n, form in enumerate(listed.forms):
        fields[f"form-{n}-id"] = form.instance.pk
        if form.instance.surprising != (form.instance.pk == row.pk):
            fields[f"form-{n}-surprising"] = "on"
    response = curator.post(reverse(f"{PASSAGES}_changelist"), fields | {"_save": "Save"})
    assert response.status_code == 302
    before = row.surprising
    row.refresh_from_db()
    assert row.surprising is not before


def test_a_new_passage_joins_its_source(curator: Client) -> None:
    source = LibrarySource.objects.get(kind="document")
    assert source.title in page(curator, f"{PASSAGES}_add", source=source.pk)
    last = source.passages.count()
    fields = {
        "source": source.pk,
        "locator": source.passages.all()[0].locator + "1",
        "title": "A week",
        "written": "A week has 168 hours.",
        "claim": "A week has 168 hours.",
        "working": "7*24 -> 168",
    }
    response = curator.post(reverse(f"{PASSAGES}_add"), fields)
    assert response.status_code == 302, response.context["adminform"].form.errors
    fresh = source.passages.get(title="A week")
    assert (fresh.position, fresh.checks) == (last, [{"expr": "7*24", "equals": 168.0}])
    assert source.slug in {each.slug for each in store.sources()}
    # The same place again is refused.
    response = curator.post(reverse(f"{PASSAGES}_add"), fields | {"title": "Again"})
    assert response.status_code == 200


def test_filters_and_search(curator: Client) -> None:
    wanted = passage_of("chart")
    url = reverse(f"{PASSAGES}_changelist")
    found = curator.get(url, {"source__kind__exact": "chart", "q": wanted.title})
    assert [row.pk for row in found.context["cl"].result_list] == [wanted.pk]
    found = curator.get(reverse(f"{SOURCES}_changelist"), {"q": wanted.source.title})
    assert [row.pk for row in found.context["cl"].result_list] == [wanted.source_id]


# --- sources -------------------------------------------------------------------------------


def act(client: Client, action: str, name: str = SOURCES, **chosen: Any) -> Any:
    model = LibrarySource if name == SOURCES else Contender
    pks = list(model.objects.filter(**chosen).values_list("pk", flat=True))
    data = {"action": action, "_selected_action": pks}
    return client.post(reverse(f"{name}_changelist"), data, follow=True)


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


# --- by file -------------------------------------------------------------------------------


def upload(client: Client, text: str | bytes, name: str = "new.jsonl", **more: str) -> Any:
    data = text.encode() if isinstance(text, str) else text
    return client.post(reverse(IMPORT), {"file": SimpleUploadedFile(name, data), **more})


def fresh_text(form: str) -> str:
    """Two sources that are not on the shelves."""
    known = store.titles()
    fresh = [source for source in importing.shipped() if source.slug not in known][:2]
    return formats.write([Shelved(source) for source in fresh], form)


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


# --- who may not ---------------------------------------------------------------------------


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


# --- contenders ----------------------------------------------------------------------------


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


# --- a filed exhibit keeps its truth -------------------------------------------------------


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
