"""Figures that are good for a while: counted once for all the curators, not at every look."""

from collections.abc import Callable
from typing import TypeVar

from django.conf import settings
from django.core.cache import cache
from redis import RedisError

Found = TypeVar("Found")
_PREFIX = "desk:"


def kept(name: str, make: Callable[[], Found]) -> Found:
    """What `make` found, at most `DESK_SECONDS` old. While the broker is away it is made anew."""
    if settings.DESK_SECONDS <= 0:
        return make()
    try:
        had: tuple[Found] | None = cache.get(_PREFIX + name)
    except RedisError:
        return make()
    if had is not None:
        return had[0]
    found = make()
    try:
        cache.set(_PREFIX + name, (found,), settings.DESK_SECONDS)
    except RedisError:
        return found
    return found
