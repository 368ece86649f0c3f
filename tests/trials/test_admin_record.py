"""What curators may read of trials: that they are there, and no word before they are shared."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from allrise.desk import curators
from tests.allrise.desk import decided
from tests.trials import stage
from trials.models import EvidenceUse, Hint, NamedFallacy, Round, Trial, VerdictRecord

pytestmark = pytest.mark.django_db

TABLES = {
    "verdictrecord": (VerdictRecord, "trial"),
    "round": (Round, "trial"),
    "namedfallacy": (NamedFallacy, "round__trial"),
    "hint": (Hint, "trial"),
    "evidenceuse": (EvidenceUse, "trial"),
}


@pytest.fixture
def curator(db: None) -> Client:
    client = Client()
    client.force_login(stage.person("cora"))
    curators.make("cora")
    return client


def everything(client: Client, trial: Trial) -> list[str]:
    """Every page of the desk that could tell of the trial."""
    pages = [
        client.get(reverse("admin:trials_trial_changelist")).content.decode(),
        client.get(reverse("admin:trials_trial_change", args=[trial.pk])).content.decode(),
    ]
    for name, (model, way) in TABLES.items():
        pages.append(client.get(reverse(f"admin:trials_{name}_changelist")).content.decode())
        for row in model.objects.filter(**{way: trial}):
            where = reverse(f"admin:trials_{name}_change", args=[row.pk])
            pages.append(client.get(where, follow=True).content.decode())
    return pages


def secrets(trial: Trial) -> list[str]:
    said = [row.text for row in trial.transcript.exclude(speaker="clerk")]
    shown = [row.title for row in trial.exhibits.all()]
    return [*said, *shown, str(trial.seed)]


@pytest.mark.parametrize("fate", ["undecided", "private", "today's daily"])
def test_of_a_trial_that_is_not_shared_only_its_course_is_told(curator: Client, fate: str) -> None:
    if fate == "undecided":
        trial = stage.work(stage.open_trial(seed=987654321))
        trial = stage.defend(trial)
        Trial.objects.filter(pk=trial.pk).update(public=True)
    else:
        trial = decided(public=fate != "private")
        if fate != "private":
            Trial.objects.filter(pk=trial.pk).update(daily=timezone.now().date())
    pages = everything(curator, trial)
    for page in pages:
        for secret in secrets(trial):
            assert secret not in page
        assert "the review" not in page
    assert str(trial.pk) in pages[0]
    for name in TABLES:
        listed = curator.get(reverse(f"admin:trials_{name}_changelist")).context["cl"]
        assert listed.result_count == 0, name


def test_of_a_shared_one_the_tables_tell_and_the_review_is_linked(curator: Client) -> None:
    trial = decided(public=True)
    Trial.objects.filter(pk=trial.pk).update(daily=timezone.now().date() - timedelta(days=1))
    assert f"/trials/{trial.pk}/review/" in everything(curator, trial)[0]
    for name in TABLES:
        listed = curator.get(reverse(f"admin:trials_{name}_changelist")).context["cl"]
        assert listed.result_count > 0, name
    assert curator.get(f"/trials/{trial.pk}/review/").status_code == 200


def test_the_owners_mail_is_in_no_page(curator: Client) -> None:
    stage.person("ada", email="ada@example.org")
    trial = decided(public=True)
    for page in everything(curator, trial):
        assert "ada@example.org" not in page


def test_no_list_goes_through_a_whole_table(curator: Client) -> None:
    """A filter that offers all of a column's values reads them all, and a list its whole order."""
    decided(public=True)
    for name in TABLES:
        with CaptureQueriesContext(connection) as asked:
            curator.get(reverse(f"admin:trials_{name}_changelist"))
        for sql in [each["sql"] for each in asked if f"trials_{name}" in each["sql"]]:
            assert "DISTINCT" not in sql
            assert "COUNT(" not in sql or "LIMIT" in sql


def test_the_work_of_the_house_is_told_from_a_models(curator: Client) -> None:
    trial = decided(public=True)
    ruling = VerdictRecord.objects.get(trial=trial)
    page = reverse("admin:trials_verdictrecord_changelist")
    for engine, house, model in (("house", 1, 0), ("groq:a-model", 0, 1)):
        VerdictRecord.objects.filter(pk=ruling.pk).update(engine=engine)
        assert curator.get(page, {"by": "house"}).context["cl"].result_count == house
        assert curator.get(page, {"by": "model"}).context["cl"].result_count == model
        assert curator.get(page).context["cl"].result_count == 1
