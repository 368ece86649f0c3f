"""One passage on the desk: shown as it looks, verified as it is saved."""

import pytest
from django.test import Client
from django.urls import reverse

from evidence.library import store
from evidence.models import LibraryPassage, LibrarySource
from tests.evidence.admin.desk import PASSAGES, SOURCES, page, passage_of, send, typed

pytestmark = pytest.mark.django_db


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
