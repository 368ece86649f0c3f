"""The history page and its selector: filters, the owner's words, pages, and how one gets on."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from allrise.accounts.models import User
from tests.trials import stage
from trials.domain import progress, searching
from trials.domain.phases import SCORED
from trials.domain.scoring import DIMENSIONS, Dimension, Scores, final
from trials.history import RECENT, Order, Wanted, history, standing
from trials.models import Charge, NamedFallacy, Trial
from trials.services import belongings, lobby

pytestmark = pytest.mark.django_db
OTHER = "naming-a-pigeon"


@pytest.fixture
def ada(charge: Charge) -> User:
    return stage.person()


@pytest.fixture
def page(ada: User, client: Client) -> Client:
    client.force_login(ada)
    return client


def shown(client: Client, **query: Any) -> list[str]:
    answer = client.get("/history/", query, follow=True)
    assert answer.status_code == 200
    return [str(row["id"]) for row in answer.context["trials"]]


def ids(rows: Any) -> list[str]:
    return [str(row.id) for row in rows]


def give(trial: Trial, **fields: Any) -> Trial:
    Trial.objects.filter(id=trial.id).update(**fields)
    trial.refresh_from_db()
    return trial


def test_a_verdict_puts_its_figures_on_the_trial(ada: User) -> None:
    trial = stage.decide(stage.open_trial(ada))
    assert (trial.decision, trial.total) == (trial.verdict.decision, trial.verdict.total)


def test_each_filter_on_the_page(ada: User, page: Client) -> None:
    old = give(stage.open_trial(ada), created_at=datetime(2026, 3, 1, 23, 59, tzinfo=UTC))
    won = give(
        stage.open_trial(ada, charge=stage.publish_charge(OTHER)),
        status="decided",
        decision="not_guilty",
        total=2400,
        mode="hybrid",
        created_at=datetime(2026, 3, 2, 0, 0, tzinfo=UTC),
    )
    assert shown(page) == ids([won, old])
    for query, expected in [
        ({"verdict": "not_guilty"}, [won]),
        ({"verdict": "guilty"}, []),
        ({"charge": OTHER}, [won]),
        ({"mode": "hybrid"}, [won]),
        ({"status": "prosecution"}, [old]),
        ({"since": "2026-03-02"}, [won]),
        ({"until": "2026-03-01"}, [old]),
        ({"since": "2026-03-01", "until": "2026-03-02", "order": "created_at"}, [old, won]),
        ({"order": "-total"}, [won]),
        ({"order": "total", "status": "prosecution"}, []),
        ({"search": "pigeon"}, [won]),
    ]:
        assert shown(page, **query) == ids(expected), query
        api = page.get("/api/trials", query).json()
        assert [row["id"] for row in api["items"]] == ids(expected), query
        assert api["count"] == len(expected)


def test_search_finds_titles_and_the_owners_own_words_only(ada: User) -> None:
    trial = stage.until(stage.open_trial(ada), "round_1")
    stage.file(trial, "The Größte duck, my cousin Zoë's, crossed at 4:10.")
    other = stage.open_trial(stage.person("grace"), charge=stage.publish_charge(OTHER))
    for search in (
        "philo",
        "DUCK",
        "großte",
        "grosste",
        "zoe",
        "cousin duck",
        "4 10",
        "unlicensed zoe",
    ):
        assert ids(history(ada, Wanted(search=search))) == [str(trial.id)], search
    # Harrington's words, other people's, the middle of a word, and what is no word at all.
    for search in ("harrington", "pigeon", "losophy", "duck goose", "?!", "owner", "' OR 1=1"):
        assert ids(history(ada, Wanted(search=search))) == [], search
    assert ids(history(other.owner, Wanted(search="pigeon"))) == [str(other.id)]


def test_another_owners_mark_in_ones_words_opens_nothing(ada: User) -> None:
    grace = stage.person("grace")
    trial = stage.until(stage.open_trial(ada), "round_1")
    stage.file(trial, f"{searching.mark_of(grace.pk)} was seen with the sausages.")
    assert ids(history(grace, Wanted(search="sausages"))) == []


def test_words_go_with_the_trial_when_it_changes_hands_and_when_it_goes(ada: User) -> None:
    guest = stage.person("visitor", is_guest=True)
    trial = stage.until(stage.open_trial(guest), "round_1")
    stage.file(trial, "The umbrella was never mine.")
    belongings.hand_over(guest=guest, member=ada)
    assert ids(history(ada, Wanted(search="umbrella"))) == [str(trial.id)]
    assert ids(history(guest, Wanted(search="umbrella"))) == []
    lobby.delete(trial_id=trial.id)
    assert ids(history(ada, Wanted(search="umbrella"))) == []


@given(st.text(max_size=60))
def test_whatever_is_searched_for_is_letters_and_digits_to_the_database(search: str) -> None:
    mark, words = searching.asked(7, search)
    assert mark == searching.mark_of(7)
    assert all(word.isalnum() and len(word) <= searching.MAX_WORD + 2 for word in words)


def walk(client: Client, **query: str) -> Iterator[list[str]]:
    address: str | None = "/history/"
    while address:
        answer = client.get(address, query, follow=True)
        yield [str(row["id"]) for row in answer.context["trials"]]
        address, query = answer.context["next_url"] or None, {}


@pytest.mark.parametrize("order", list(Order))
def test_pages_are_whole_and_hold_still_while_trials_come_in(
    ada: User, page: Client, order: Order
) -> None:
    first = stage.open_trial(ada)
    now = datetime(2026, 5, 1, tzinfo=UTC)
    copies = [
        Trial(
            owner=ada, charge=first.charge, edition=first.edition, phase="closing",
            status="decided", decision="guilty", total=1000 + index // 7, seed=1,
            created_at=now + timedelta(minutes=index // 3), moved_at=now,
        )
        for index in range(45)
    ]  # fmt: skip
    Trial.objects.bulk_create(copies)
    before = ids(history(ada, Wanted(order=order)))
    seen: list[str] = []
    for got in walk(page, order=order.value):
        seen += got
        stage.open_trial(ada)
    added = {str(row.id) for row in Trial.objects.filter(status="prosecution")}
    assert [row for row in seen if row not in added] == [row for row in before if row not in added]
    assert len(seen) == len(set(seen))


def test_an_address_says_only_what_is_asked(ada: User, page: Client) -> None:
    form = {"search": "duck", "verdict": "", "charge": "", "order": "-created_at", "since": ""}
    answer = page.get("/history/", form)
    assert (answer.status_code, answer["Location"]) == (302, "/history/?search=duck")
    assert page.get("/history/", {"verdict": ""})["Location"] == "/history/"


def test_nonsense_in_an_address_is_left_out_and_said(ada: User, page: Client) -> None:
    trial = stage.open_trial(ada)
    answer = page.get("/history/", {"verdict": "maybe", "since": "tomorrow"})
    assert [row["id"] for row in answer.context["trials"]] == [trial.id]
    assert answer.content.decode().count("makes no sense here") == 2
    assert page.get("/history/", {"after": "nonsense"}).status_code == 422


def test_nothing_yet_and_nothing_found_are_different_things(ada: User, page: Client) -> None:
    assert "spotless record" in page.get("/history/").content.decode()
    stage.open_trial(ada)
    found_none = page.get("/history/", {"search": "zebra"}).content.decode()
    assert "spotless" not in found_none
    assert "every drawer" in found_none


def test_strangers_go_to_the_door_and_come_back_to_what_they_asked() -> None:
    answer = Client().get("/history/?verdict=guilty")
    assert answer["Location"] == "/accounts/login/?next=%2Fhistory%2F%3Fverdict%3Dguilty"


def test_standing_is_the_rounds_arithmetic(ada: User, page: Client) -> None:
    assert standing(ada).verdicts == 0
    trials = [stage.decide(stage.open_trial(ada, seed=seed)) for seed in (1, 2)]
    found = standing(ada)
    assert found.verdicts == len(found.steps) == 2
    for step, trial in zip(found.steps, trials, strict=True):
        assert {k.value: v for k, v in step.means.items()} == trial.verdict.data["scores"]
    filed = trials[0].rounds.first()
    for name in ("straw_man", "straw_man", "ad_hominem"):
        NamedFallacy.objects.create(round=filed, name=name, engine="house")
    already = dict(standing(ada).fallacies)
    assert already["straw_man"] >= 2
    counts = [count for _, count in standing(ada).fallacies]
    assert counts == sorted(counts, reverse=True)
    content = page.get("/history/").content.decode()
    assert "Straw man" in content
    assert "progress__line" in content


RECORD = st.fixed_dictionaries(
    dict.fromkeys(
        SCORED, st.builds(Scores, **{each.value: st.integers(0, 10) for each in DIMENSIONS})
    )
)


@given(st.lists(RECORD, max_size=RECENT + 3))
def test_steps_hold_every_verdict_once_and_keep_the_mean(rounds: list[Any]) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    decided = [progress.Decided(at=at + timedelta(days=i), rounds=r) for i, r in enumerate(rounds)]
    steps = progress.steps(decided)
    assert len(steps) <= progress.MAX_STEPS
    assert [n for s in steps for n in range(s.first, s.last + 1)] == list(range(1, len(rounds) + 1))
    for dimension in Dimension:
        weighed = sum(s.means[dimension] * (s.last - s.first + 1) for s in steps)
        exact = sum(final(r, dimension) for r in rounds) / 100
        assert weighed == pytest.approx(exact, abs=0.01 * max(1, len(rounds)))


def test_days_at_the_end_of_time_are_days(ada: User) -> None:
    trial = stage.open_trial(ada)
    assert ids(history(ada, Wanted(since=date.min, until=date.max))) == [str(UUID(str(trial.id)))]
