"""Leaderboards as people and programs get them."""

import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from allrise.accounts.models import User
from evidence.models import Contender
from evidence.models import Tally as TallyRow
from tests.trials import stage
from tests.trials.verdicts import decided
from trials.domain.phases import Mode, Plea
from trials.models import Charge, DailyAttempt, Trial
from trials.services import daily, lobby

pytestmark = pytest.mark.django_db
BOARDS = "/leaderboards/"
DAILY = "/leaderboards/daily/"


@pytest.fixture
def charge(db: None) -> Charge:
    return stage.publish_charge()


def signed_in(person: User) -> Client:
    client = Client()
    client.force_login(person)
    return client


def read(client: Client, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, path
    return answer.content.decode()


def ask(client: Client, **asked: Any) -> dict[str, Any]:
    answer = client.get("/api/leaderboards/trials", asked)
    assert answer.status_code == 200, answer.content
    body: dict[str, Any] = answer.json()
    return body


def rows(page: str) -> list[str]:
    """The board's lines as a reader hears them."""
    body = page.partition("<tbody")[2]
    return [
        " ".join(re.sub(r"<[^>]+>", " ", row).split())
        for row in re.findall(r"<tr.*?</tr>", body, re.DOTALL)
    ]


# --- the defendants, for programs ------------------------------------------------


def test_the_board_of_a_program_is_open_to_everyone(charge: Charge) -> None:
    for name, mark in (("ada", 8), ("grace", 9)):
        decided(stage.person(name), charge, mark=mark, at=timezone.now())
    body = ask(Client(), by="total", window="day")
    assert [body[key] for key in ("by", "window", "bench", "charge", "no_hints")] == [
        "total", "day", "house", None, False,
    ]  # fmt: skip
    assert [(r["rank"], r["name"], r["best_total"]) for r in body["items"]] == [
        (1, "grace", 36.0),
        (2, "ada", 32.0),
    ]
    assert (body["count"], body["next"], body["you"]) == (2, None, None)
    assert body["items"][0]["rate"] == {"value": 1.0, "low": 0.2065, "high": 1.0}


def test_a_program_pages_and_finds_its_own_row(charge: Charge) -> None:
    people = [stage.person(f"person-{n}") for n in range(5)]
    for n, person in enumerate(people):
        decided(person, charge, mark=9 - n, at=timezone.now())
    client = signed_in(people[4])
    seen, following = [], "1"
    while following:
        body = ask(client, by="total", page_size=2, after=following)
        assert body["you"]["rank"] == 5
        seen += [row["rank"] for row in body["items"]]
        following = body["next"]
    assert seen == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"by": "beauty"}, 422), ({"window": "year"}, 422), ({"bench": "mixed"}, 422),
        ({"charge": "No Such"}, 422), ({"charge": "no-such-crime"}, 404), ({"page_size": 101}, 422),
        ({"after": 0}, 422),
    ],
)  # fmt: skip
def test_a_board_that_there_is_not(charge: Charge, asked: dict[str, Any], status: int) -> None:
    answer = Client().get("/api/leaderboards/trials", asked)
    assert answer.status_code == status
    assert {"code", "message"} == answer.json().keys()


def test_no_private_word_is_in_a_row(charge: Charge) -> None:
    ada = stage.person("ada", email="ada@example.org", display_name="Ada L.", first_name="Augusta")
    decided(ada, charge, at=timezone.now())
    for text in (
        Client().get("/api/leaderboards/trials?by=total").content.decode(),
        read(Client(), BOARDS + "?by=total"),
        read(Client(), "/u/ada/"),
    ):
        assert "Ada L." in text
        assert "example.org" not in text
        assert "Augusta" not in text


# --- the defendants, for people --------------------------------------------------


def test_the_page_shows_the_board_and_lights_ones_own_row(charge: Charge) -> None:
    ada, grace = stage.person(), stage.person("grace")
    for person, mark in ((ada, 8), (grace, 9)):
        decided(person, charge, mark=mark, at=timezone.now())
    page = read(signed_in(ada), BOARDS + "?by=total")
    assert rows(page) == [
        "1 grace 1 of 1, 21 to 100% 36.00 1",
        "2 ada you 1 of 1, 21 to 100% 32.00 1",
    ]
    assert page.count('class="is-you"') == 1
    assert "you" not in " ".join(rows(read(Client(), BOARDS + "?by=total")))


def test_ones_own_row_stands_below_a_page_it_is_not_on(
    charge: Charge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trials.statistics.page.__kwdefaults__", {"number": 1, "page_size": 2})
    people = [stage.person(f"person-{n}") for n in range(4)]
    for n, person in enumerate(people):
        decided(person, charge, mark=9 - n, at=timezone.now())
    page = read(signed_in(people[3]), BOARDS + "?by=total")
    assert [row.split()[0] for row in rows(page)] == ["1", "2", "4"]
    assert "page=2" in page
    assert [row.split()[0] for row in rows(read(Client(), BOARDS + "?by=total&page=2"))] == [
        "3",
        "4",
    ]


def test_a_page_that_nobody_should_have_asked_for_is_still_a_board(charge: Charge) -> None:
    for query in ("?by=beauty&window=x&bench=mixed&page=-1", "?page=9999", "?page=²"):
        read(Client(), BOARDS + query)
    read(Client(), BOARDS + "?charge=no-such-crime", 404)
    assert "Nobody has hung their name here yet" in read(Client(), BOARDS)


def test_all_doors_of_the_board_lead_to_boards(charge: Charge) -> None:
    page = read(Client(), f"{BOARDS}?charge={charge.slug}&no_hints=true")
    doors = re.findall(r'href="(\?[^"]+)"', page)
    assert len(doors) == 9
    for door in doors:
        inside = read(Client(), BOARDS + door.replace("&amp;", "&"))
        assert "checked" in inside, "the filters stay"
        assert f'<option value="{charge.slug}" selected>' in inside


def test_too_few_trials_are_said_to_be_too_few(charge: Charge) -> None:
    ada = stage.person()
    decided(ada, charge, at=timezone.now())
    page = read(signed_in(ada), BOARDS)
    assert "after 2 more trials" in page
    assert rows(page)[0].startswith("– ada you")


# --- the Evidence Room -----------------------------------------------------------


def test_presenters_and_examiners_stand_apart(db: None) -> None:
    for seat, name in (("presenter", "Filer"), ("examiner", "Doubter")):
        mind = Contender.objects.create(slug=name.lower(), name=name, engine="house:clerk")
        TallyRow.objects.create(contender=mind, seat=seat, matches=1, validated=10)
    for seat, shown, other in (
        ("presenter", "Filer", "Doubter"),
        ("examiner", "Doubter", "Filer"),
    ):
        page = read(Client(), f"/leaderboards/evidence/?seat={seat}")
        assert shown in page
        assert other not in page
        assert " to " in rows(page)[0], "with its interval"
    assert "Doubter" in read(Client(), "/leaderboards/evidence/?seat=judge")


# --- the charge of the day -------------------------------------------------------


def test_the_days_charge_is_two_clicks_away_for_a_stranger(charge: Charge) -> None:
    client = Client()
    assert charge.title in read(client, DAILY)
    answer = client.post(DAILY + "open/", {"plea": "absurd"})
    trial = Trial.objects.get()
    assert answer["Location"] == f"/trials/{trial.id}/"
    assert (trial.daily, trial.plea) == (timezone.now().date(), "absurd")
    assert trial.owner.is_guest
    again = client.post(DAILY + "open/", {"plea": "absurd"})
    assert again["Location"] == f"/trials/{trial.id}/", "the same attempt, not another"
    assert f"/trials/{trial.id}/" in read(client, DAILY)
    assert client.get(DAILY + "open/").status_code == 405


def test_a_guest_who_has_played_signs_up_first(charge: Charge) -> None:
    client = Client()
    client.post(f"/charges/{charge.slug}/open/", {"plea": "not_guilty"})
    answer = client.post(DAILY + "open/", {})
    assert answer["Location"].startswith("/accounts/signup/?next=%2Fleaderboards%2Fdaily%2F")


def test_the_card_is_five_seals_and_gives_nothing_away(charge: Charge) -> None:
    ada, today = stage.person(), timezone.now().date()
    trial = decided(ada, charge, daily=today, at=timezone.now(), mark=5)
    page = read(signed_in(ada), DAILY)
    card = re.search(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)
    assert card is not None
    date_line, seals, address = card[1].splitlines()
    assert (date_line, seals) == (f"All Rise, {today:%-d %B %Y}", "◐◐◐◐●")
    assert address == f"http://testserver{DAILY}{today.isoformat()}/"
    assert charge.title not in card[1]
    assert str(trial.id) not in card[1]


def test_transcripts_open_when_the_day_ends(charge: Charge) -> None:
    ada, grace = stage.person(), stage.person("grace")
    now = timezone.now()
    today, before = now.date(), now.date() - timedelta(days=1)
    for day in (today, before):
        at = now - (today - day)
        shared = decided(ada, charge, daily=day, at=at, public=True)
        private = decided(grace, charge, daily=day, at=at, mark=9)
        path = f"{DAILY}{day.isoformat()}/"
        page = read(Client(), path)
        assert [row.split()[:2] for row in rows(page)] == [["1", "grace"], ["2", "ada"]]
        assert (f"/trials/{shared.id}/review/" in page) is (day == before)
        assert str(private.id) not in page
    assert f'href="{DAILY}{before.isoformat()}/"' in read(Client(), DAILY), "yesterday's board"


def test_days_that_have_not_come_and_days_that_are_none(charge: Charge) -> None:
    tomorrow = timezone.now().date() + timedelta(days=1)
    for day in (tomorrow.isoformat(), "1999-12-31", "2026-02-30", "yesterday"):
        read(Client(), f"{DAILY}{day}/", 404)


def test_the_seals_are_told_in_words(charge: Charge) -> None:
    decided(stage.person(), charge, daily=timezone.now().date(), at=timezone.now(), mark=6)
    [row] = rows(read(Client(), DAILY))
    assert "Round one: held" in row
    assert "Verdict: held" in row


def test_a_deleted_attempt_is_spent_and_says_so(charge: Charge) -> None:
    ada = stage.person()
    trial = daily.open_daily(
        owner=ada, now=timezone.now(), mode=Mode.TEXT, plea=Plea.NOT_GUILTY, key=None
    )
    lobby.delete(trial_id=trial.id)
    client = signed_in(ada)
    page = read(client, DAILY)
    assert "stays spent" in page
    assert "open/" not in page
    assert client.post(DAILY + "open/", {"plea": "absurd"}).status_code == 409
    assert DailyAttempt.objects.get().trial is None
