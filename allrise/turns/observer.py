"""A seam for audits and crash tests: someone may watch the boundaries of every step.

Nothing watches by default. `ALLRISE_TURN_OBSERVER` names a callable
`(boundary, step) -> None`; a crash test's observer kills the process there.
"""

from functools import cache
from typing import Any

from django.conf import settings
from django.utils.module_loading import import_string


@cache
def _observer() -> Any:
    return import_string(settings.TURN_OBSERVER) if settings.TURN_OBSERVER else None


def observe(boundary: str, step: str) -> None:
    watcher = _observer()
    if watcher is not None:
        watcher(boundary, step)
