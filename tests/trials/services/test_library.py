"""Putting charges into the database, and what curators did to them since."""

import pytest
from django.core.management import call_command

from tests.trials import stage
from trials.models import Charge, ChargeElement, ChargeState
from trials.selectors import published_charges, sheet_of
from trials.services import library

pytestmark = pytest.mark.django_db


def test_all_shipped_charges_load_and_come_back_word_for_word() -> None:
    sheets = library.read_sheets()
    assert library.load(sheets) == len(sheets) >= 24
    assert published_charges().count() == len(sheets)
    for sheet in sheets:
        assert sheet_of(Charge.objects.get(slug=sheet.slug)) == sheet


def test_loading_again_changes_nothing_a_curator_did() -> None:
    charge = stage.publish_charge()
    Charge.objects.filter(pk=charge.pk).update(title="Edited", state=ChargeState.RETIRED)
    assert library.load(s for s in library.read_sheets() if s.slug == charge.slug) == 0
    charge.refresh_from_db()
    assert (charge.title, charge.state) == ("Edited", "retired")


def test_the_shipped_text_comes_back_when_asked_and_the_state_stays() -> None:
    charge = stage.publish_charge()
    Charge.objects.filter(pk=charge.pk).update(title="Edited", state=ChargeState.RETIRED)
    wanted = [s for s in library.read_sheets() if s.slug == charge.slug]
    assert library.load(wanted, overwrite=True) == 1
    charge.refresh_from_db()
    assert (charge.title, charge.state) == ("Unlicensed Philosophy", "retired")
    assert ChargeElement.objects.filter(charge=charge).count() == 3


def test_the_command_publishes_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("load_charges")
    assert published_charges().count() >= 24
    call_command("load_charges")
    assert published_charges().count() == Charge.objects.count()


@pytest.mark.parametrize(
    ("search", "difficulty", "tag", "found"),
    [
        ("philosophy", "", "", True),
        ("PHILOSOPHY", "", "", True),
        ("sausages never recovered", "", "", True),
        ("submarine", "", "", False),
        ("", "serious", "", True),
        ("", "petty", "", False),
        ("", "", "food", True),
        ("", "", "foo", False),
        ("%", "", "", False),
        ("", "", "a%d", False),
    ],
)
def test_published_charges_are_found(search: str, difficulty: str, tag: str, found: bool) -> None:
    stage.publish_charge()
    rows = published_charges(search=search, difficulty=difficulty, tag=tag)
    assert rows.exists() is found
