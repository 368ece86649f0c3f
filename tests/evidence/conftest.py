"""What the tests of the Evidence Room share."""

from typing import Any

import pytest

from evidence.models import Match
from tests.evidence import room as stage


@pytest.fixture
def room(db: None, settings: Any) -> None:
    """A furnished room without pauses."""
    settings.ROOM_PACE = 0
    stage.furnish()


@pytest.fixture
def match(room: None) -> Match:
    """The room's first match, just opened; its first exhibit is owed."""
    return stage.begin()
