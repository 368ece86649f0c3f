"""What others see of a person: what they made public, and nothing else."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from evidence.models import Contender, Match
from tests.trials import stage
from tests.trials.verdicts import decided
from trials.models import Charge
from trials.services import boards

pytestmark = pytest.mark.django_db


@pytest.fixture
def charge(db: None) -> Charge:
    return stage.publish_charge()


def read(path: str, status: int = 200) -> str:
    answer = Client().get(path)
    assert answer.status_code == status, path
    return answer.content.decode()


def test_shared_trials_are_shown_and_private_ones_leave_no_trace(charge: Charge) -> None:
    ada, now = stage.person(), timezone.now()
    shared = decided(ada, charge, at=now, public=True, seed_chosen=True)
    private = decided(ada, charge, at=now, seed_chosen=True)
    page = read("/u/ada/")
    assert f"/trials/{shared.id}/review/" in page
    assert str(private.id) not in page
    assert "No place on any board yet" in page


def test_todays_daily_trial_waits_for_the_day_to_end(charge: Charge) -> None:
    ada, now = stage.person(), timezone.now()
    today = decided(ada, charge, at=now, public=True, daily=now.date())
    before = decided(
        ada, charge, at=now - timedelta(days=1), public=True, daily=now.date() - timedelta(days=1)
    )
    page = read("/u/ada/")
    assert str(today.id) not in page
    assert str(before.id) in page


def test_places_on_the_boards(charge: Charge) -> None:
    ada, grace = stage.person(), stage.person("grace")
    decided(ada, charge, at=timezone.now(), mark=5)
    decided(grace, charge, at=timezone.now(), mark=8)
    page = " ".join(read("/u/ada/").split())
    assert ">No. 2</a>" in page, "by best total"
    assert ">No. 1</a>" in page, "by streak, shared with grace"
    assert "not ranked yet" in page, "by acquittals: one trial is too few"


@pytest.mark.parametrize(
    ("name", "fields"),
    [("guest-1", {"is_guest": True}), ("gone", {"is_active": False}), ("off", {})],
)
def test_guests_inactive_people_and_people_off_the_boards_are_nobody(
    db: None, name: str, fields: dict[str, Any]
) -> None:
    person = stage.person(name, **fields)
    if name == "off":
        boards.unlist(person=person, reason="abuse", now=timezone.now())
    assert read(f"/u/{name}/", 404) == read(f"/u/{name}/", 404)
    read("/u/nobody-at-all/", 404)


def test_another_case_leads_to_the_name_as_it_is_written(db: None) -> None:
    stage.person("AdaLovelace")
    answer = Client().get("/u/adalovelace/")
    assert (answer.status_code, answer["Location"]) == (302, "/u/AdaLovelace/")
    read("/u/AdaLovelace/")


@pytest.mark.parametrize("public", [True, False])
def test_public_matches_only(db: None, public: bool) -> None:
    ada, now = stage.person(), timezone.now()
    mind = Contender.objects.create(slug="filer", name="Filer", engine="house:clerk")
    match = Match.objects.create(
        human=True, owner=ada, presenter=mind, examiner=mind, presenter_sat="house:clerk",
        examiner_sat="human", state="complete", phase="complete", public=public, opened_at=now,
        moved_at=now, closed_at=now,
    )  # fmt: skip
    assert (str(match.id) in read("/u/ada/")) is public


def test_a_name_that_is_markup_is_text(db: None) -> None:
    stage.person("ada", display_name="<b>Ada</b>")
    assert "&lt;b&gt;Ada&lt;/b&gt;" in read("/u/ada/")
