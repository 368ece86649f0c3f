"""The charge of the day: the same for everyone, once a person."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta

import pytest

from allrise.accounts.models import User
from allrise.errors import Conflict, NotFound
from tests.trials import stage
from trials.domain.phases import Mode, Plea
from trials.models import Charge, ChargeState, DailyAttempt, Trial
from trials.schemas import trial_json
from trials.services import daily, library, lobby

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)


@pytest.fixture
def charges(db: None) -> None:
    library.load(library.read_sheets()[:6])


def attempt(person: User, now: datetime = NOON, **asked: object) -> Trial:
    fields = {"mode": Mode.TEXT, "plea": Plea.NOT_GUILTY, "key": None, **asked}
    return daily.open_daily(owner=person, now=now, **fields)  # type: ignore[arg-type]


def test_everyone_gets_the_same_charge_and_seed(charges: None) -> None:
    mine, yours = attempt(stage.person()), attempt(stage.person("grace"))
    assert (mine.charge, mine.seed) == (yours.charge, yours.seed)
    assert mine.charge == daily.charge_of(NOON.date())
    assert trial_json(mine)["daily"] is True
    assert trial_json(mine)["seed"] is None, "drawn, so a secret until the verdict"


def test_once_a_day_and_person(charges: None) -> None:
    ada = stage.person()
    first = attempt(ada)
    with pytest.raises(Conflict) as refused:
        attempt(ada, NOON + timedelta(hours=11))
    assert refused.value.error_code == "daily_spent"
    assert list(Trial.objects.all()) == [first], "and the second trial was never opened"
    assert attempt(ada, NOON + timedelta(hours=12)).daily == date(2026, 3, 15)


def test_a_deleted_attempt_stays_spent(charges: None) -> None:
    ada = stage.person()
    lobby.delete(trial_id=attempt(ada).id)
    with pytest.raises(Conflict) as refused:
        attempt(ada)
    assert refused.value.error_code == "daily_spent"
    assert DailyAttempt.objects.get().trial is None


def test_a_key_repeated_is_the_same_attempt(charges: None) -> None:
    ada, key = stage.person(), stage.key()
    assert attempt(ada, key=key).id == attempt(ada, key=key).id
    assert Trial.objects.count() == 1


def test_every_charge_comes_once_before_any_comes_again(charges: None) -> None:
    start = date.fromordinal(739_000 - 739_000 % 6)
    for turn in range(4):
        days = [start + timedelta(days=6 * turn + i) for i in range(6)]
        assert set(Counter(daily.charge_of(day).slug for day in days).values()) == {1}


def test_seeds_differ_by_day_and_cannot_be_told_without_the_secret(
    charges: None, settings: pytest.FixtureRequest
) -> None:
    seeds = {daily.seed_of(NOON.date() + timedelta(days=i)) for i in range(30)}
    assert len(seeds) == 30
    assert max(seeds) < 2**53
    before = daily.seed_of(NOON.date())
    settings.SECRET_KEY = "another court's"  # type: ignore[attr-defined]
    assert daily.seed_of(NOON.date()) != before


def test_only_published_charges_come(charges: None) -> None:
    Charge.objects.exclude(slug="aggravated-waving").update(state=ChargeState.RETIRED)
    assert {daily.charge_of(NOON.date() + timedelta(days=i)).slug for i in range(9)} == {
        "aggravated-waving"
    }
    Charge.objects.update(state=ChargeState.DRAFT)
    with pytest.raises(NotFound):
        daily.charge_of(NOON.date())
