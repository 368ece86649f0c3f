"""Charges on the curator's desk: typed, previewed, published, retired, brought in by file."""

import csv
import io
import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from allrise.desk import curators
from tests.trials import stage
from trials.models import Charge, ChargeState, Trial
from trials.selectors import case_file, sheet_of
from trials.services import library, lobby, playtest
from trials.services.playtest import Figures

pytestmark = pytest.mark.django_db

CHARGES = "admin:trials_charge"


@pytest.fixture
def curator(charge: Charge) -> Client:
    client = Client()
    client.force_login(stage.person("cora"))
    curators.make("cora")
    return client


def typed(client: Client, charge: Charge | None) -> dict[str, Any]:
    """The form of a charge as the browser would send it, untouched."""
    where = change_of(charge) if charge else reverse(f"{CHARGES}_add")
    context = client.get(where).context
    fields: dict[str, Any] = {}
    forms = [context["adminform"].form]
    for each in context["inline_admin_formsets"]:
        forms += [each.formset.management_form, *each.formset.forms]
    for form in forms:
        for bound in form:
            value = bound.value()
            if value is not None:
                fields[bound.html_name] = value
    return fields


def change_of(charge: Charge) -> str:
    return reverse(f"{CHARGES}_change", args=[charge.pk])


def act(client: Client, action: str, *charges: Charge) -> str:
    data = {"action": action, "_selected_action": [each.pk for each in charges]}
    return client.post(reverse(f"{CHARGES}_changelist"), data, follow=True).content.decode()


# --- one charge ----------------------------------------------------------------------


def test_saving_a_charge_untouched_changes_nothing(curator: Client, charge: Charge) -> None:
    before = sheet_of(charge)
    assert curator.post(change_of(charge), typed(curator, charge)).status_code == 302
    charge.refresh_from_db()
    assert sheet_of(charge) == before
    assert charge.state == ChargeState.PUBLISHED


def test_lists_are_typed_and_rows_moved_added_and_deleted(curator: Client, charge: Charge) -> None:
    fields = typed(curator, charge)
    texts = [each.text for each in charge.elements.all()]
    fields |= {
        "tags": "food, words",
        "jibes": "\n".join(f"Jibe {n}." for n in range(11)),
        "elements-0-place": 3,
        "elements-2-place": 1,
        "evidence-0-DELETE": "on",
    }
    count = int(fields["evidence-TOTAL_FORMS"])
    new = {k.replace("evidence-1-", f"evidence-{count}-"): v for k, v in fields.items()
           if k.startswith("evidence-1-") and not k.endswith(("-id", "-place"))}  # fmt: skip
    fields |= new | {f"evidence-{count}-kind": "brand-new", "evidence-TOTAL_FORMS": count + 1}
    kinds = [each.kind for each in charge.evidence.all()]
    assert curator.post(change_of(charge), fields).status_code == 302
    charge.refresh_from_db()
    sheet = sheet_of(charge)
    assert sheet.tags == ("food", "words")
    assert sheet.writer.jibes[10] == "Jibe 10."
    assert [each.text for each in sheet.elements] == texts[::-1]
    assert [each.kind for each in sheet.evidence] == [*kinds[1:], "brand-new"]


def test_a_charge_on_the_docket_cannot_be_broken_and_what_was_typed_is_kept(
    curator: Client, charge: Charge
) -> None:
    fields = typed(curator, charge) | {"jibes": "Only one.", "title": "Quite Another"}
    answer = curator.post(change_of(charge), fields)
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "Jibes: 1 so far, at least 10 needed." in page
    assert "Quite Another" in page
    charge.refresh_from_db()
    assert charge.title != "Quite Another"
    assert len(charge.writer["jibes"]) >= 10


def test_a_draft_may_have_gaps_and_says_what_is_missing(curator: Client) -> None:
    fields = typed(curator, None) | {
        "title": "Loud Crisps", "slug": "loud-crisps", "difficulty": "petty",
        "statute": "No person shall crunch.",
    }  # fmt: skip
    assert curator.post(reverse(f"{CHARGES}_add"), fields).status_code == 302
    draft = Charge.objects.get(slug="loud-crisps")
    assert draft.state == ChargeState.DRAFT
    page = curator.get(change_of(draft)).content.decode()
    assert "Not ready for the docket" in page
    assert "Evidence: 0 so far, at least 8 needed." in page
    assert "Loud Crisps" not in Client().get("/").content.decode()
    assert "stays off the docket" in act(curator, "publish", draft)
    draft.refresh_from_db()
    assert draft.state == ChargeState.DRAFT
    answer = curator.post(change_of(draft), typed(curator, draft) | {"_publish": "1"})
    assert answer.status_code == 200
    assert "at least 8 needed" in answer.content.decode()


def test_an_address_of_the_courts_own_is_refused(curator: Client) -> None:
    fields = typed(curator, None) | {"title": "Today", "slug": "today", "difficulty": "petty",
                                     "statute": "No person shall."}  # fmt: skip
    assert "taken by the court" in curator.post(reverse(f"{CHARGES}_add"), fields).content.decode()


def test_a_preview_shows_what_was_typed_and_saves_nothing(curator: Client, charge: Charge) -> None:
    fields = typed(curator, charge) | {"title": "Quite <b>Another", "_preview": "1"}
    page = curator.post(change_of(charge), fields).content.decode()
    assert "Nothing has been saved yet" in page
    assert "<h3>Quite &lt;b&gt;Another</h3>" in page
    assert "Whole." in page
    charge.refresh_from_db()
    assert charge.title == "Unlicensed Philosophy"


def test_the_page_of_a_draft_is_shown_to_curators_alone(curator: Client, charge: Charge) -> None:
    library.retire(charge)
    assert Client().get(f"/charges/{charge.slug}/").status_code == 404
    page = curator.get(reverse(f"{CHARGES}_preview", args=[charge.pk])).content.decode()
    assert charge.statute.replace("'", "&#x27;") in page
    assert "A preview" in page
    assert page.count('name="plea"') == page.count("disabled>") > 0
    assert curator.get(reverse(f"{CHARGES}_preview", args=[9999])).status_code == 404


def test_the_address_stays_once_it_was_played(curator: Client, charge: Charge) -> None:
    stage.open_trial(charge=charge)
    fields = typed(curator, charge) | {"slug": "another-address"}
    assert curator.post(change_of(charge), fields).status_code == 302
    charge.refresh_from_db()
    assert charge.slug == stage.SLUG


def test_editing_a_charge_leaves_trials_under_way_as_they_were(
    curator: Client, charge: Charge
) -> None:
    trial = stage.work(stage.open_trial(charge=charge, seed=7))
    before = case_file(trial).sheet
    fields = typed(curator, charge) | {
        "title": "Quite Another", "statute": "No person shall do a wholly different thing.",
        "elements-0-text": "Something else was done",
    }  # fmt: skip
    assert curator.post(change_of(charge), fields).status_code == 302
    act(curator, "retire", charge)
    assert case_file(trial).sheet == before
    page = stage_client(trial).get(f"/trials/{trial.pk}/").content.decode()
    assert "Something else was done" not in page
    while trial.status == "defense":
        trial = stage.defend(trial)
    assert trial.status == "decided"
    assert case_file(trial).sheet == before
    library.publish(charge)
    later = stage.open_trial(charge=Charge.objects.get(pk=charge.pk), seed=8)
    assert case_file(later).sheet.title == "Quite Another"


def stage_client(trial: Trial) -> Client:
    client = Client()
    client.force_login(trial.owner)
    return client


# --- on and off the docket -------------------------------------------------------------


def test_charges_are_retired_and_published_in_bulk(curator: Client, charge: Charge) -> None:
    other = stage.publish_charge("umbrella-annexation")
    assert "2 retired" in act(curator, "retire", charge, other)
    assert Client().get("/api/charges").json()["count"] == 0
    Charge.objects.filter(pk=other.pk).update(tags=[])
    page = act(curator, "publish", charge, other)
    assert "1 published" in page
    assert "Tags: 0 so far, at least 1 needed." in page
    assert [each["slug"] for each in Client().get("/api/charges").json()["items"]] == [charge.slug]


def test_a_charge_that_the_house_cannot_carry_stays_off(curator: Client, charge: Charge) -> None:
    """Only playing tells that the clerk would read for a minute."""
    library.retire(charge)
    Charge.objects.filter(pk=charge.pk).update(statute="No person shall " + "very " * 70)
    assert "the clerk reads" in act(curator, "publish", charge)
    charge.refresh_from_db()
    assert charge.state == ChargeState.RETIRED


@pytest.mark.slow
def test_every_shipped_charge_may_be_published() -> None:
    for sheet in library.read_sheets():
        assert library.problems_of(sheet.model_dump(mode="json")) == [], sheet.slug


# --- how it plays ----------------------------------------------------------------------


def test_playtest_figures_are_right_and_outlive_deleted_trials(
    curator: Client, charge: Charge
) -> None:
    other = stage.publish_charge("umbrella-annexation")
    fates = [
        ("decided", "guilty", 2000), ("decided", "not_guilty", 2800),
        ("abandoned", None, None), ("defense", None, None),
    ]  # fmt: skip
    for seed, (status, decision, total) in enumerate(fates):
        trial = stage.open_trial(charge=charge, seed=seed)
        Trial.objects.filter(pk=trial.pk).update(status=status, decision=decision, total=total)
    want = Figures(plays=4, decided=2, guilty=1, abandoned=1, total=4800)
    assert playtest.figures() == {charge.pk: want}
    assert (want.guilty_rate, want.mean_total, want.abandonment) == (
        0.5,
        24.0,
        pytest.approx(1 / 3),
    )
    for trial in Trial.objects.all():
        lobby.delete(trial_id=trial.pk)
    assert playtest.figures() == {charge.pk: want}
    page = curator.get(reverse(f"{CHARGES}_changelist") + "?o=-5").content.decode()
    assert "50%" in page
    assert "24.0" in page
    assert "33%" in page
    assert page.index(charge.title) < page.index(other.title)


def test_the_list_costs_no_more_with_more_charges(curator: Client, charge: Charge) -> None:
    def queries() -> int:
        with CaptureQueriesContext(
            connection,
        ) as caught:
            assert curator.get(reverse(f"{CHARGES}_changelist")).status_code == 200
        return len(caught)

    queries()
    few = queries()
    for slug in ("umbrella-annexation", "queue-inflation", "naming-a-pigeon"):
        stage.open_trial(charge=stage.publish_charge(slug))
    assert queries() == few


def test_filters_and_search(curator: Client, charge: Charge) -> None:
    stage.publish_charge("umbrella-annexation")
    where = reverse(f"{CHARGES}_changelist")
    for query, there in (
        ("q=barbecue", True),
        ("q=umbrella", False),
        ("state__exact=draft", False),
        (f"difficulty__exact={charge.difficulty}&q=philosophy", True),
    ):
        assert (charge.title in curator.get(f"{where}?{query}").content.decode()) is there, query


# --- by file -----------------------------------------------------------------------------


def export(client: Client, form: str) -> bytes:
    data = {"format": {"json": 0, "csv": 1}[form], "resource": "", "export_items": []}
    page = client.get(reverse(f"{CHARGES}_export")).context["form"]
    ticked = {name: "on" for name in page.fields if name.startswith("chargeresource_")}
    answer = client.post(reverse(f"{CHARGES}_export"), data | ticked)
    assert answer.status_code == 200
    assert "attachment" in answer["Content-Disposition"]
    return bytes(answer.content)


def check(client: Client, text: bytes, form: str) -> Any:
    file = SimpleUploadedFile(f"charges.{form}", text)
    data = {"import_file": file, "format": {"json": 0, "csv": 1}[form]}
    return client.post(reverse(f"{CHARGES}_import"), data)


def confirm(client: Client, checked: Any) -> Any:
    fields = checked.context["confirm_form"].initial
    return client.post(reverse(f"{CHARGES}_process_import"), fields, follow=True)


@pytest.mark.parametrize("form", ["json", "csv"])
def test_what_goes_out_comes_in_again(curator: Client, charge: Charge, form: str) -> None:
    stage.publish_charge("umbrella-annexation")
    before = {each.slug: sheet_of(each) for each in Charge.objects.all()}
    text = export(curator, form)
    Charge.objects.exclude(pk=charge.pk).delete()
    Charge.objects.filter(pk=charge.pk).update(pitch="Spoilt.")
    checked = check(curator, text, form)
    charge.refresh_from_db()
    assert charge.pitch == "Spoilt."
    assert Charge.objects.count() == 1
    confirm(curator, checked)
    assert {each.slug: sheet_of(each) for each in Charge.objects.all()} == before
    # Nothing goes on the docket, or off it, by a file.
    states = dict(Charge.objects.values_list("slug", "state"))
    assert states == {charge.slug: "published", "umbrella-annexation": "draft"}
    again = confirm(curator, checked).content.decode()
    assert "waited too long" in again


def test_a_shipped_file_can_be_brought_as_it_is(curator: Client) -> None:
    text = (library.SHIPPED / "queue-inflation.json").read_bytes()
    confirm(curator, check(curator, text, "json"))
    assert Charge.objects.get(slug="queue-inflation").state == ChargeState.DRAFT


@pytest.mark.parametrize("form", ["json", "csv"])
def test_a_bad_row_is_named_and_nothing_is_offered(
    curator: Client, charge: Charge, form: str
) -> None:
    rows = json.loads(export(curator, "json"))
    bad = rows[0] | {"slug": "bad-one", "evidence": rows[0]["evidence"][:3]}
    answer = check(curator, written([rows[0], bad], form), form)
    page = answer.content.decode()
    assert "confirm_form" not in answer.context or answer.context["confirm_form"] is None
    assert "Evidence: 3 so far, at least 8 needed." in page
    assert [row.number for row in answer.context["result"].invalid_rows] == [2]
    assert not Charge.objects.filter(slug="bad-one").exists()


def written(rows: list[dict[str, Any]], form: str) -> bytes:
    if form == "json":
        return json.dumps(rows).encode()
    out = io.StringIO()
    writer = csv.DictWriter(out, rows[0].keys())
    writer.writeheader()
    for row in rows:
        writer.writerow({k: v if isinstance(v, str) else json.dumps(v) for k, v in row.items()})
    return out.getvalue().encode()


@pytest.mark.parametrize(
    ("text", "form"),
    [
        (b"[1, 2]", "json"),
        (b"{", "json"),
        (b"\xff\xfe", "json"),
        (b"", "csv"),
        (b"slug\nx\n", "csv"),
    ],
)
def test_a_file_that_is_none_is_refused_and_not_a_fault(
    curator: Client, text: bytes, form: str
) -> None:
    before = Charge.objects.count()
    answer = check(curator, text, form)
    assert answer.status_code == 200
    assert "confirm_form" not in answer.context or answer.context["confirm_form"] is None
    assert Charge.objects.count() == before


def test_a_tampered_confirmation_is_no_fault(curator: Client, charge: Charge) -> None:
    fields = {"import_file_name": "x", "original_file_name": "y", "format": "99", "resource": ""}
    answer = curator.post(reverse(f"{CHARGES}_process_import"), fields)
    assert answer.status_code == 200
