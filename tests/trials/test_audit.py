"""The audit computes verdicts again from their rounds."""

import pytest
from django.core.management import CommandError, call_command

from tests.trials import stage
from trials import audits
from trials.models import DailyAttempt, Round, Standing, Trial, VerdictRecord

pytestmark = pytest.mark.django_db


def test_a_total_that_its_rounds_do_not_make_is_found(trial: Trial) -> None:
    stage.decide(trial)
    check = audits.totals()
    assert (check.looked_at, check.wrong) == (1, ())
    VerdictRecord.objects.update(total=3999)
    check = audits.totals()
    [words] = check.wrong
    assert words.startswith(f"trial {trial.id} has 39.99")


def test_a_mark_changed_afterwards_is_found(trial: Trial) -> None:
    stage.decide(trial)
    changed = Round.objects.filter(trial=trial).order_by("id")[:1]
    Round.objects.filter(pk__in=changed).update(strength=10 - changed[0].strength)
    assert len(audits.totals().wrong) == 1


def test_a_decision_that_its_rounds_do_not_make_is_found(trial: Trial) -> None:
    stage.decide(trial)
    other = _other()
    VerdictRecord.objects.update(decision=other)
    [words] = audits.totals().wrong
    assert f"trial {trial.id} is {other}" in words
    VerdictRecord.objects.update(overridden=True, contempt=1)
    assert len(audits.totals().wrong) == 1, "contempt leaves no room for an override"


def test_an_override_within_the_margin_is_in_order(trial: Trial) -> None:
    stage.decide(trial)
    Round.objects.filter(trial=trial).update(strength=6, evidence=6, logic=6, persuasion=6)
    VerdictRecord.objects.update(total=2400, decision="guilty", overridden=True, contempt=0)
    assert audits.totals().wrong == ()
    VerdictRecord.objects.update(overridden=False)
    assert len(audits.totals().wrong) == 1


@pytest.mark.parametrize(
    "figures", [{"total": 1}, {"total": None}, {"decision": None}, {"decision": "other"}]
)
def test_a_trial_that_does_not_carry_its_verdicts_figures_is_found(
    trial: Trial, figures: dict[str, int | str | None]
) -> None:
    stage.decide(trial)
    assert audits.figures().wrong == ()
    had = figures if figures != {"decision": "other"} else {"decision": _other()}
    Trial.objects.filter(pk=trial.pk).update(**had)
    [words] = audits.figures().wrong
    assert words.startswith(f"trial {trial.id} has ")


def test_figures_without_a_verdict_are_found(trial: Trial) -> None:
    assert audits.figures().wrong == ()
    Trial.objects.filter(pk=trial.pk).update(total=2400)
    [words] = audits.figures().wrong
    assert words == f"trial {trial.id} has None 2400, its verdict is not there"


def test_a_made_up_record_is_in_order_until_somebody_meddles_with_it(db: None) -> None:
    call_command("make_history", people=12, trials=60, verbosity=0)
    call_command("make_history", people=15, trials=60, verbosity=0)
    assert Standing.objects.filter(charge=None, window="all", hints="any", bench="house").exists()
    day = DailyAttempt.objects.latest("day").day.isoformat()
    on_the_day = {"charge": None, "hints": "any", "window": day}
    stood = Standing.objects.filter(**on_the_day).values("person").distinct()
    assert stood.count() == 15, "everybody made up has played today"
    call_command("audit")
    Standing.objects.filter(pk=Standing.objects.first().pk).update(run=77)
    with pytest.raises(CommandError, match="1 differences"):
        call_command("audit")


def _verdict() -> VerdictRecord:
    return VerdictRecord.objects.get()


def _other() -> str:
    return {"guilty": "not_guilty", "not_guilty": "guilty"}[_verdict().decision]
