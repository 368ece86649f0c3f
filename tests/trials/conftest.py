"""What the tests of the trials courtroom share."""

from collections.abc import Callable

import pytest

from tests.trials import stage
from trials.agents.ports import Bench
from trials.models import Charge, Trial
from trials.services import court

Seat = Callable[[Bench], None]


@pytest.fixture
def charge(db: None) -> Charge:
    return stage.publish_charge()


@pytest.fixture
def trial(charge: Charge) -> Trial:
    """Ada's trial, just opened with a plea of not guilty; the opening is owed."""
    return stage.open_trial(charge=charge, seed=7)


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Seat:
    """Put another bench into the court for this test."""
    return lambda bench: monkeypatch.setattr(court, "bench", lambda *_: bench)
