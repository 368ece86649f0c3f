"""How much one person may ask: exact under a crowd, kind when refused, and given back."""

import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from django.test import Client
from django.utils import timezone

from allrise.accounts import limits as counting
from allrise.accounts.models import User
from allrise.calls import spending
from allrise.errors import CourtError, SlowDown, Unavailable
from tests.running import PrivateValkey
from tests.trials import stage
from trials.models import Charge, Hint, Trial
from trials.services import limits, lobby, turns
from trials.services.limits import BudgetSpent

GUESTS_DOOR = f"/charges/{stage.SLUG}/open/"


@pytest.fixture(autouse=True)
def nobody_is_away() -> Iterator[None]:
    counting._away._until = 0.0
    yield
    counting._away._until = 0.0


@pytest.fixture
def live(settings: Any) -> None:
    """A model sits on the bench: what is asked of it costs money. Nobody calls it here."""
    settings.PROVIDERS = settings.PROVIDERS | {
        "groq_api_key": "gsk-nobody",
        "groq_base_url": "http://127.0.0.1:9",
    }


@pytest.fixture
def ada(charge: Charge) -> User:
    return stage.person("ada")


def open_one(owner: User, charge: Charge, **asked: Any) -> Trial:
    return lobby.open_trial(owner=owner, charge=charge, now=timezone.now(), **asked)


def refused(*args: Any, **asked: Any) -> bool:
    try:
        open_one(*args, **asked)
    except SlowDown:
        return True
    return False


def test_ten_trials_an_hour_before_models(live: None, ada: User, charge: Charge) -> None:
    assert [refused(ada, charge) for _ in range(12)] == [False] * 10 + [True] * 2
    assert Trial.objects.count() == 10
    assert not refused(stage.person("grace"), charge)


def test_forty_a_day(live: None, ada: User, charge: Charge, settings: Any) -> None:
    settings.TRIALS_PER_HOUR = 1000
    settings.DAILY_BUDGET_USD = 1000.0
    assert [refused(ada, charge) for _ in range(42)] == [False] * 40 + [True] * 2


def test_the_house_alone_is_limited_only_against_floods(ada: User, charge: Charge) -> None:
    assert [refused(ada, charge) for _ in range(62)] == [False] * 60 + [True] * 2


def test_guests_are_counted_by_their_address(live: None, charge: Charge) -> None:
    codes = [Client().post(GUESTS_DOOR, {"plea": "absurd"}).status_code for _ in range(7)]
    assert codes == [302] * 5 + [429] * 2
    elsewhere = Client(REMOTE_ADDR="203.0.113.7").post(GUESTS_DOOR, {"plea": "absurd"})
    assert elsewhere.status_code == 302
    # A member at the full address has their own count, and a refused guest leaves nothing.
    member = Client()
    member.force_login(stage.person("grace"))
    assert member.post(GUESTS_DOOR, {"plea": "absurd"}).status_code == 302
    assert User.objects.filter(is_guest=True).count() == 6


def test_a_refusal_says_when_to_come_back_in_the_api(live: None, ada: User, charge: Charge) -> None:
    for _ in range(10):
        open_one(ada, charge)
    client = Client()
    client.force_login(ada)
    answer = client.post("/api/trials", {"charge": charge.slug}, content_type="application/json")
    assert answer.status_code == 429
    assert answer.json()["code"] == "slow_down"
    assert "Try again in 60 minutes." in answer.json()["message"]
    assert 3500 < int(answer["Retry-After"]) <= 3600


def test_a_refusal_in_the_browser_is_a_kind_page(live: None, ada: User, charge: Charge) -> None:
    for _ in range(10):
        open_one(ada, charge)
    client = Client()
    client.force_login(ada)
    page = client.post(GUESTS_DOOR, {"plea": "absurd"})
    assert page.status_code == 429
    assert int(page["Retry-After"]) > 3500
    assert "as many trials as the court will hear" in page.content.decode()
    assert "Nothing was filed" in page.content.decode()


def test_a_repeated_request_costs_nothing(live: None, ada: User, charge: Charge) -> None:
    key = stage.key()
    first = open_one(ada, charge, key=key)
    for _ in range(9):
        open_one(ada, charge)
    assert refused(ada, charge)
    assert open_one(ada, charge, key=key) == first, "the limit does not stand before an answer"


def test_what_cannot_be_opened_is_not_counted(
    live: None, ada: User, charge: Charge, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*args: Any, **rest: Any) -> None:
        raise RuntimeError("no ink")

    with monkeypatch.context() as patch:
        patch.setattr(lobby, "_create", breaks)
        for _ in range(15):
            with pytest.raises(RuntimeError):
                open_one(ada, charge)
    assert spending.standing().held == 0, "nor is any money put aside for it"
    assert [refused(ada, charge) for _ in range(11)] == [False] * 10 + [True]


def test_a_rematch_counts_as_a_trial(ada: User, charge: Charge, settings: Any) -> None:
    settings.HOUSE_TRIALS_PER_HOUR = 2
    trial = stage.decide(open_one(ada, charge))
    lobby.rematch(trial=trial, owner=ada, now=timezone.now())
    with pytest.raises(SlowDown):
        lobby.rematch(trial=trial, owner=ada, now=timezone.now())


# --- defences and hints -----------------------------------------------------------------


def test_defences_a_minute(trial: Trial, settings: Any) -> None:
    settings.DEFENSES_PER_MINUTE = 2
    stage.until(trial, "round_3")
    before = stage.snapshot(trial)
    with pytest.raises(SlowDown, match="Your words are kept"):
        stage.file(trial)
    assert stage.snapshot(trial) == before


def test_a_defence_that_is_refused_is_not_counted(trial: Trial, settings: Any) -> None:
    settings.DEFENSES_PER_MINUTE = 1
    for _ in range(4):
        with pytest.raises(CourtError, match="has the floor"):
            turns.file_defense(trial_id=trial.id, text="Out of turn.", now=timezone.now())
    stage.work(trial)
    stage.file(trial)
    assert trial.rounds.count() == 1


def test_the_same_defence_again_is_answered_beyond_the_limit(trial: Trial, settings: Any) -> None:
    settings.DEFENSES_PER_MINUTE = 1
    stage.work(trial)
    key = stage.key()
    first = stage.file(trial, key=key)
    assert stage.file(trial, stage.DEFENSES["round_1"], key=key) == first


def test_hints_a_minute_are_counted_across_trials(ada: User, charge: Charge, settings: Any) -> None:
    settings.HINTS_PER_MINUTE = 1
    first, second = (stage.work(open_one(ada, charge)) for _ in range(2))
    stage.ask_hint(first)
    with pytest.raises(SlowDown, match="Strategist"):
        stage.ask_hint(second)
    assert Hint.objects.count() == 1
    client = Client()
    client.force_login(ada)
    answer = client.post(f"/api/trials/{second.id}/hints", content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")


# --- a crowd ---------------------------------------------------------------------------


@pytest.mark.slow
def test_two_hundred_at_once_over_http_open_exactly_ten(
    live: None, transactional_db: None, live_server: Any, settings: Any
) -> None:
    """One member's two hundred requests, on sixteen connections of real HTTP."""
    settings.DAILY_BUDGET_USD = 1000.0
    stage.publish_charge()
    client = Client()
    client.force_login(stage.person("ada"))
    client.get(f"/charges/{stage.SLUG}/")
    cookies = {name: morsel.value for name, morsel in client.cookies.items()}
    headers = {"X-CSRFToken": cookies["csrftoken"], "Referer": live_server.url}
    start = threading.Barrier(16)

    def ask(count: int) -> list[tuple[int, str]]:
        with httpx.Client(
            base_url=live_server.url, cookies=cookies, headers=headers, timeout=60
        ) as http:
            start.wait(30)
            answers = [http.post("/api/trials", json={"charge": stage.SLUG}) for _ in range(count)]
        return [(each.status_code, each.headers.get("Retry-After", "")) for each in answers]

    with ThreadPoolExecutor(16) as pool:
        parts = pool.map(ask, [13] * 8 + [12] * 8)
        answers = [answer for part in parts for answer in part]
    assert Counter(code for code, _ in answers) == {201: 10, 429: 190}
    assert all(int(after) > 0 for code, after in answers if code == 429)
    assert Trial.objects.count() == 10


# --- while nobody can count ------------------------------------------------------------


@pytest.fixture
def no_broker(valkey: PrivateValkey) -> Iterator[None]:
    valkey.stop()
    yield
    valkey.restart()


def test_without_a_broker_what_costs_a_model_call_is_refused(
    live: None, trial: Trial, no_broker: None, settings: Any
) -> None:
    Trial.objects.filter(id=trial.id).update(phase="round_1", status="defense")
    with pytest.raises(Unavailable, match="Nothing you wrote is lost"):
        stage.file(trial)
    settings.HOUSE_FALLBACK = False
    with pytest.raises(SlowDown):
        open_one(trial.owner, trial.charge)
    client = Client()
    client.force_login(trial.owner)
    text = {"text": "Not guilty, because the grill was cold."}
    answer = client.post(f"/api/trials/{trial.id}/defenses", text, content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert int(answer["Retry-After"]) > 0


def test_without_a_broker_the_house_and_readers_go_on(trial: Trial, no_broker: None) -> None:
    stage.until(trial, "round_2")
    client = Client()
    client.force_login(trial.owner)
    assert client.get(f"/api/trials/{trial.id}").status_code == 200
    assert client.get("/api/charges").status_code == 200


# --- the day's money ----------------------------------------------------------------------


def test_spent_new_trials_sit_the_house_to_their_end(
    live: None, ada: User, charge: Charge, settings: Any
) -> None:
    settings.DAILY_BUDGET_USD = 0.0
    trial = open_one(ada, charge)
    assert trial.house_only
    settings.DAILY_BUDGET_USD = 10.0
    stage.decide(trial)
    assert trial.verdict.engine == "house"
    assert not open_one(ada, charge).house_only
    # They cost nobody anything, so that only a flood of them is stopped.
    settings.DAILY_BUDGET_USD = 0.0
    assert not any(refused(ada, charge) for _ in range(30))


def test_spent_and_no_house_new_trials_wait_for_midnight(
    live: None, ada: User, charge: Charge, settings: Any
) -> None:
    settings.DAILY_BUDGET_USD, settings.HOUSE_FALLBACK = 0.0, False
    with pytest.raises(BudgetSpent) as refusal:
        open_one(ada, charge)
    assert refusal.value.retry_after == pytest.approx(spending.seconds_to_midnight(), abs=2)
    client = Client()
    client.force_login(ada)
    answer = client.post("/api/trials", {"charge": charge.slug}, content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (429, "budget_spent")
    settings.DAILY_BUDGET_USD = 10.0
    assert [refused(ada, charge) for _ in range(11)] == [False] * 10 + [True], "none was counted"


def test_a_trial_that_is_over_gives_back_what_was_put_aside(
    live: None, ada: User, charge: Charge, django_capture_on_commit_callbacks: Any
) -> None:
    trials = [open_one(ada, charge) for _ in range(3)]
    assert spending.standing().held == pytest.approx(0.3)
    with django_capture_on_commit_callbacks(execute=True):
        lobby.abandon(trial_id=trials[0].id, now=timezone.now())
        lobby.delete(trial_id=trials[1].id)
    assert spending.standing().held == pytest.approx(0.1)
    limits.over(trials[2].id)
    assert spending.standing().held == 0


def test_reads_are_counted_by_address(settings: Any, charge: Charge) -> None:
    settings.READS_PER_SECOND = 10.0
    codes = Counter(Client().get("/api/charges/today").status_code for _ in range(110))
    assert codes == {200: 100, 429: 10}
    assert Client().get("/api/charges/today")["Retry-After"]
    assert Client(REMOTE_ADDR="203.0.113.9").get("/api/charges/today").status_code == 200
    assert Client().get("/api/health").status_code in (200, 503)
