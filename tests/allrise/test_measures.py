"""What a curator does about a report: the thing is hidden, the book says who and why, and back."""

from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from allrise.accounts.models import User
from allrise.desk import curators
from allrise.errors import CourtError
from allrise.reports import measures, services, things
from allrise.reports.models import Measure, Report
from evidence.services import chair
from tests.evidence import room
from tests.trials import stage
from tests.trials.test_api import post
from trials.models import Trial, Unlisted
from trials.services import boards, lobby, sharing

pytestmark = pytest.mark.django_db
NAME = "/accounts/me/name/"
WHY = "It names a landlord, in full."


@pytest.fixture
def curator(db: None) -> Client:
    stage.person("cora")
    curators.make("cora")
    client = Client()
    client.force_login(User.objects.get(username="cora"))
    return client


def shared_trial(owner: User) -> Trial:
    trial = stage.decide(stage.open_trial(owner))
    return sharing.share(trial_id=trial.id, public=True)


def reported(kind: str, subject: Any, reason: str = "Look at this, please.") -> Report:
    who = stage.person(f"teller-{Report.objects.count()}")
    thing = things.thing(who, kind, str(subject))
    return services.file(thing=thing, person=who, reason=reason, now=timezone.now())


def act(curator: Client, report: Report, what: str, *, do: str = "take", why: str = WHY) -> str:
    """What the desk says after it."""
    answer = curator.post(
        f"/admin/reports/report/{report.pk}/measure/",
        {"what": what, "do": do, "why": why},
        follow=True,
    )
    assert answer.status_code == 200
    return " ".join(str(each) for each in answer.context["messages"])


def test_a_trial_is_closed_to_others_and_stays_its_owners(curator: Client) -> None:
    ada = stage.person("ada")
    trial = shared_trial(ada)
    first, second = reported("trial", trial.id), reported("trial", trial.id)
    stranger, owner = Client(), Client()
    owner.force_login(ada)
    assert stranger.get(f"/trials/{trial.id}/review/").status_code == 200

    act(curator, first, "closed")
    assert stranger.get(f"/trials/{trial.id}/review/").status_code in (302, 403)
    assert owner.get(f"/trials/{trial.id}/review/").status_code == 200
    again = post(owner, f"/api/trials/{trial.id}/share", {"public": True})
    assert (again.status_code, again.json()["code"]) == (403, "closed_by_curators")
    assert WHY in again.json()["message"]
    # Everything that was said of it is closed, with the reason beside it.
    for report in (first, second):
        report.refresh_from_db()
        assert (report.state, report.note, report.closed_by.username) == ("closed", WHY, "cora")

    act(curator, first, "closed", do="lift", why="The name was his own cat's.")
    assert post(owner, f"/api/trials/{trial.id}/share", {"public": True}).status_code == 200
    book = Measure.objects.get()
    assert (book.by.username, book.reason) == ("cora", WHY)
    assert (book.lifted_by.username, book.lifted_reason) == ("cora", "The name was his own cat's.")


def test_a_name_is_taken_off_and_cannot_be_taken_again(curator: Client) -> None:
    ada = stage.person("ada", display_name="Sausage Baron")
    report = reported("profile", "ada")
    act(curator, report, "name")
    ada.refresh_from_db()
    assert ada.name == f"Member {ada.pk}"
    owner = Client()
    owner.force_login(ada)
    for name in ("Sausage Baron", "S a u s a g e  BARON", "Sausagé-Baron"):
        page = owner.post(NAME, {"display_name": name})
        assert b"took that name off" in page.content, name
    assert owner.post(NAME, {"display_name": "Tongs"}).status_code == 302
    act(curator, report, "name", do="lift", why="A misreading.")
    ada.refresh_from_db()
    assert ada.name == "Tongs"
    assert owner.post(NAME, {"display_name": "Sausage Baron"}).status_code == 302


def test_a_user_name_that_was_taken_off_is_not_fallen_back_on(curator: Client) -> None:
    ada = stage.person("sausagebaron")
    act(curator, report := reported("profile", "sausagebaron"), "name")
    owner = Client()
    owner.force_login(User.objects.get(pk=ada.pk))
    assert b"took that name off" in owner.post(NAME, {"display_name": ""}).content
    act(curator, report, "name", do="lift")
    ada.refresh_from_db()
    assert ada.name == "sausagebaron"


def test_a_person_is_taken_off_the_boards_and_put_back(curator: Client) -> None:
    ada = stage.person("ada")
    report = reported("profile", "ada")
    act(curator, report, "boards")
    assert Unlisted.objects.get().reason == WHY
    assert not boards.is_listed(ada)
    assert Client().get("/u/ada/").status_code == 404
    act(curator, report, "boards", do="lift")
    assert boards.is_listed(ada)
    assert Client().get("/u/ada/").status_code == 200


def test_a_members_match_is_closed_to_others(curator: Client, settings: Any) -> None:
    settings.ROOM_PACE = 0
    room.furnish()
    match = room.finish(room.sit(stage.person("ada")))
    chair.share(match=match, public=True)
    act(curator, reported("match", match.id), "closed")
    match.refresh_from_db()
    assert not match.public
    with pytest.raises(CourtError, match="curators closed this match"):
        chair.share(match=match, public=True)


def test_a_match_of_the_room_is_a_public_record(curator: Client) -> None:
    room.furnish()
    match = room.begin()
    assert "public record" in act(curator, reported("match", match.id), "closed")
    assert not Measure.objects.exists()


@pytest.mark.parametrize(
    ("what", "do", "why", "said"),
    [
        ("closed", "take", "", "Say why"),
        ("closed", "lift", WHY, "nothing to undo"),
        ("nonsense", "take", WHY, "Nothing of that name"),
        ("boards", "take", WHY, "Nothing of that name"),
    ],
)
def test_what_cannot_be_done_is_said(
    curator: Client, what: str, do: str, why: str, said: str
) -> None:
    trial = shared_trial(stage.person("ada"))
    assert said in act(curator, reported("trial", trial.id), what, do=do, why=why)
    trial.refresh_from_db()
    assert trial.public
    assert not Measure.objects.exists()


def test_twice_is_once(curator: Client) -> None:
    report = reported("trial", shared_trial(stage.person("ada")).id)
    act(curator, report, "closed")
    assert "already" in act(curator, report, "closed")
    assert Measure.objects.count() == 1


def test_a_thing_that_is_gone_takes_its_book_along(curator: Client) -> None:
    trial = shared_trial(stage.person("ada"))
    act(curator, reported("trial", trial.id), "closed")
    lobby.delete(trial_id=trial.id)
    assert not Measure.objects.exists()
    assert not Report.objects.exists()


def test_the_desk_tells_no_reporters_name(curator: Client) -> None:
    report = reported("trial", shared_trial(stage.person("ada")).id)
    for page in ("/admin/reports/report/?state=all", f"/admin/reports/report/{report.pk}/change/"):
        shown = curator.get(page).content.decode()
        assert "The trial of" in shown
        assert report.person.username not in shown
    assert "A member, with 0 other reports" in shown


def test_who_only_looks_does_nothing(curator: Client) -> None:
    report = reported("trial", shared_trial(stage.person("ada")).id)
    bram = stage.person("bram")
    member = Client()
    member.force_login(bram)
    address = f"/admin/reports/report/{report.pk}/measure/"
    sent = {"what": "closed", "do": "take", "why": WHY}
    assert Client().post(address, sent).status_code == 302
    assert member.post(address, sent, follow=True).status_code == 403
    assert curator.get(address).status_code == 405
    assert curator.post("/admin/reports/report/9999/measure/", sent).status_code == 404
    assert not Measure.objects.exists()


def test_the_book_is_on_the_page_and_in_the_history(curator: Client) -> None:
    report = reported("trial", shared_trial(stage.person("ada")).id)
    act(curator, report, "closed")
    shown = curator.get(f"/admin/reports/report/{report.pk}/change/").content.decode()
    assert WHY in shown
    assert "Let it be shared again" in shown
    assert (
        "Close it to others"
        in curator.get(f"/admin/reports/report/{report.pk}/history/").content.decode()
    )
    assert measures.standing(kind="trial", subject=report.subject, what="closed") is not None
