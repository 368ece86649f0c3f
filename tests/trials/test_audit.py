"""The audit computes verdicts again from their rounds."""

import pytest

from tests.trials import stage
from trials import audits
from trials.models import Trial, VerdictRecord

pytestmark = pytest.mark.django_db


def test_a_total_that_its_rounds_do_not_make_is_found(trial: Trial) -> None:
    stage.decide(trial)
    check = audits.totals()
    assert (check.looked_at, check.wrong) == (1, ())
    VerdictRecord.objects.update(total=3999)
    check = audits.totals()
    [words] = check.wrong
    assert words.startswith(f"trial {trial.id} has 39.99")
