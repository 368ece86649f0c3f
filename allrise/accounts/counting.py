"""The cache that logins are counted in, honest about a broker that is away.

Where attempts cannot be counted none is allowed: letting them through would be an open
season on passwords, and without a broker no trial moves on anyway.
"""

from collections.abc import Callable
from typing import Any

from django.core.cache.backends.redis import RedisCache
from redis import RedisError

from allrise.errors import Unavailable

AWAY = "The clerk cannot look into the books just now. Try again in a minute."


class CountingCache(RedisCache):
    """Redis; raises Unavailable where that does not answer."""

    def add(self, *args: Any, **kwargs: Any) -> Any:
        return _asked(super().add, *args, **kwargs)

    def get(self, *args: Any, **kwargs: Any) -> Any:
        return _asked(super().get, *args, **kwargs)

    def set(self, *args: Any, **kwargs: Any) -> Any:
        return _asked(super().set, *args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> Any:
        return _asked(super().delete, *args, **kwargs)


def _asked(method: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    try:
        return method(*args, **kwargs)
    except RedisError as error:
        raise Unavailable(AWAY) from error
