"""Who a person is to others has changed: a guest signed up, somebody was shut out or came back.

Courtrooms that show people in public register on start, and are told here.
"""

from collections.abc import Callable

from allrise.accounts.models import User

Listener = Callable[[User], None]
_registered: list[Listener] = []


def register(listener: Listener) -> None:
    if listener not in _registered:
        _registered.append(listener)


def changed(person: User) -> None:
    for listener in _registered:
        listener(person)
