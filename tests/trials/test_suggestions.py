"""A charge somebody suggests, from the page to the docket, tried from the outside."""

from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from allrise.accounts.models import User
from allrise.desk import curators
from tests.trials import stage
from trials.models import Charge, ChargeState, ChargeSuggestion

pytestmark = pytest.mark.django_db

QUEUE = "admin:trials_chargesuggestion"
IDEA = {
    "title": "Loud Crisps",
    "statute": "No person shall crunch a crisp in a silent carriage beyond the needs of hunger.",
    "pitch": "You opened the bag slowly. That made it worse.",
    "elements": "A crisp was crunched\nThe carriage was silent\n\n",
    "evidence": "The decibel log; nobody calibrated it\nA crumb under glass",
}


@pytest.fixture
def ada(db: None) -> Client:
    return login("ada")


@pytest.fixture
def curator(db: None) -> Client:
    client = login("cora")
    curators.make("cora")
    return client


def login(name: str, **fields: Any) -> Client:
    client = Client()
    client.force_login(stage.person(name, **fields))
    return client


def suggest(client: Client, query: str = "", **changes: Any) -> Any:
    return client.post(reverse("suggest_charge") + query, IDEA | changes)


def decide(client: Client, row: ChargeSuggestion, decision: str, reason: str = "") -> Any:
    where = reverse(f"{QUEUE}_decide", args=[row.pk])
    return client.post(where, {"decision": decision, "reason": reason})


def mine(client: Client) -> str:
    return client.get(reverse("suggestions")).content.decode()


def test_a_suggestion_is_accepted_and_its_suggester_hears_of_it(
    ada: Client, curator: Client
) -> None:
    assert suggest(ada)["Location"] == reverse("suggestions")
    row = ChargeSuggestion.objects.get()
    assert row.elements == ["A crisp was crunched", "The carriage was silent"]
    assert "Waiting for a curator" in mine(ada)
    assert "Loud Crisps" in curator.get(reverse(f"{QUEUE}_changelist")).content.decode()
    answer = decide(curator, row, "accept", "Delightful.")
    charge = Charge.objects.get(slug="loud-crisps")
    assert answer["Location"] == reverse("admin:trials_charge_change", args=[charge.pk])
    assert charge.state == ChargeState.DRAFT
    assert [each.text for each in charge.elements.all()] == row.elements
    assert [each.name for each in charge.evidence.all()] == row.evidence
    assert curator.get(answer["Location"]).status_code == 200
    assert ada.get("/charges/loud-crisps/").status_code == 404
    page = mine(ada)
    assert "Accepted" in page
    assert "Delightful." in page
    assert "Loud Crisps" not in curator.get(reverse(f"{QUEUE}_changelist")).content.decode()
    assert (
        "Loud Crisps" in curator.get(reverse(f"{QUEUE}_changelist") + "?state=all").content.decode()
    )
    row.refresh_from_db()
    assert (row.decided_by.username, row.draft) == ("cora", charge)  # type: ignore[union-attr]  # it was decided


def test_one_that_is_returned_can_be_mended_and_sent_again(ada: Client, curator: Client) -> None:
    suggest(ada)
    row = ChargeSuggestion.objects.get()
    refused = curator.get(decide(curator, row, "return", "")["Location"]).content.decode()
    assert "owed a reason" in refused
    row.refresh_from_db()
    assert row.state == "waiting"
    decide(curator, row, "return", "Which carriage?")
    page = mine(ada)
    assert "Which carriage?" in page
    again = f"?again={row.pk}"
    assert again in page
    form = ada.get(reverse("suggest_charge") + again).content.decode()
    assert "Which carriage?" in form
    assert "beyond the needs of hunger" in form
    suggest(ada, again, title="Louder Crisps")
    row.refresh_from_db()
    assert (row.title, row.state) == ("Louder Crisps", "waiting")
    assert ChargeSuggestion.objects.count() == 1


def test_one_that_is_turned_down_needs_a_reason_and_stays_down(
    ada: Client, curator: Client
) -> None:
    suggest(ada)
    row = ChargeSuggestion.objects.get()
    decide(curator, row, "reject")
    row.refresh_from_db()
    assert row.state == "waiting"
    decide(curator, row, "reject", "We have one of these.")
    assert "We have one of these." in mine(ada)
    for query in (f"?again={row.pk}", "?again=99999"):
        assert ada.get(reverse("suggest_charge") + query).status_code == 404
    assert decide(curator, row, "accept")["Location"] == reverse(f"{QUEUE}_changelist")
    assert not Charge.objects.exists()


def test_nobody_mends_or_reads_somebody_elses(ada: Client, curator: Client) -> None:
    suggest(ada)
    row = ChargeSuggestion.objects.get()
    decide(curator, row, "return", "Which carriage?")
    bob = login("bob")
    assert bob.get(reverse("suggest_charge") + f"?again={row.pk}").status_code == 404
    assert "Loud Crisps" not in mine(bob)
    assert decide(bob, row, "accept").status_code in (302, 403)
    row.refresh_from_db()
    assert row.state == "returned"


def test_strangers_and_guests_are_sent_to_sign_in() -> None:
    for client in (Client(), login("guest-1", is_guest=True)):
        for name in ("suggest_charge", "suggestions"):
            assert client.get(reverse(name))["Location"].startswith("/accounts/login/")
        assert suggest(client)["Location"].startswith("/accounts/login/")
    assert not ChargeSuggestion.objects.exists()


def test_so_many_a_day_and_what_was_written_is_not_lost(ada: Client) -> None:
    for number in range(settings.SUGGESTIONS_PER_DAY):
        assert suggest(ada, title=f"Crime {number}").status_code == 302
    refused = suggest(ada, title="One Too Many")
    assert refused.status_code == 429
    assert int(refused["Retry-After"]) > 0
    assert 'value="One Too Many"' in refused.content.decode()
    assert ChargeSuggestion.objects.count() == settings.SUGGESTIONS_PER_DAY
    body = {"title": "By program", "statute": "No program shall suggest too much."}
    answer = ada.post("/api/charges/suggestions", body, content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")
    assert suggest(login("bob")).status_code == 302


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "x"},
        {"statute": "short"},
        {"statute": "y" * 401},
        {"elements": "\n".join(f"element {n}" for n in range(6))},
        {"evidence": "z" * 201},
        {"title": "\u200b\u200b\u200b\u200b"},
    ],
)
def test_what_cannot_be_a_charge_comes_back_with_what_was_written(
    ada: Client, wrong: dict[str, str]
) -> None:
    answer = suggest(ada, **wrong)
    assert answer.status_code == 200
    assert answer.context["form"].errors.keys() == wrong.keys()
    assert not ChargeSuggestion.objects.exists()


def test_a_program_suggests_and_the_same_limits_of_form_hold(ada: Client) -> None:
    body: dict[str, Any] = IDEA | {"elements": ["A crisp was crunched"], "evidence": ["A crumb"]}

    def post(**changes: Any) -> Any:
        return ada.post("/api/charges/suggestions", body | changes, content_type="application/json")

    assert post().status_code == 201
    assert ChargeSuggestion.objects.get().elements == ["A crisp was crunched"]
    assert post(elements=["x" * 10] * 6).status_code == 422
    assert post(evidence=["x" * 201]).status_code == 422
    assert post(title="x").status_code == 422


def test_text_is_shown_as_text_wherever_it_is_read(ada: Client, curator: Client) -> None:
    bad = "<script>alert(1)</script>"
    suggest(ada, title=bad, statute=f"No person {bad}", pitch=bad, elements=bad, evidence=bad)
    row = ChargeSuggestion.objects.get()
    queue = reverse(f"{QUEUE}_changelist")
    page = reverse(f"{QUEUE}_change", args=[row.pk])
    for client, where in ((ada, reverse("suggestions")), (curator, queue), (curator, page)):
        text = client.get(where).content.decode()
        assert bad not in text
        assert "&lt;script&gt;" in text
    decide(curator, row, "accept", bad)
    charge = Charge.objects.get()
    for where in (
        reverse("admin:trials_charge_change", args=[charge.pk]),
        reverse("admin:trials_charge_preview", args=[charge.pk]),
        reverse("admin:trials_charge_changelist"),
    ):
        assert bad not in curator.get(where).content.decode()
    assert bad not in mine(ada)


def test_two_of_the_same_title_get_addresses_of_their_own(ada: Client, curator: Client) -> None:
    for title in ("Suggest", "Suggest", "!!!"):
        suggest(ada, title=title)
    for row in ChargeSuggestion.objects.all():
        decide(curator, row, "accept")
    assert set(Charge.objects.values_list("slug", flat=True)) == {
        "suggest-2", "suggest-3", "untitled-charge",
    }  # fmt: skip


def test_a_suggesters_account_goes_and_the_draft_stays(ada: Client, curator: Client) -> None:
    suggest(ada)
    decide(curator, ChargeSuggestion.objects.get(), "accept")
    User.objects.get(username="ada").delete()
    assert not ChargeSuggestion.objects.exists()
    assert Charge.objects.filter(slug="loud-crisps").exists()
