"""A curator's day: what waits, and how the court stands, told by whoever knows.

Each app registers on start what it has to tell. A telling is kept for a while for all the
curators together, and has to be cheap: counters, or an index and a window of time.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from allrise.desk.kept import kept


@dataclass(frozen=True, slots=True)
class Note:
    """One figure of the day. `right` is the permission without which nobody is shown it, `href`
    where to go about it. `waits` says that somebody is waited for; `amiss`, that something is
    wrong."""

    title: str
    figure: str
    told: str
    href: str
    right: str
    waits: bool = False
    amiss: bool = False


Teller = Callable[[datetime], Iterable[Note]]
_tellers: dict[str, Teller] = {}


def register(name: str, teller: Teller) -> None:
    _tellers[name] = teller


def notes(*, now: datetime) -> list[Note]:
    """Everything there is to tell, by the order in which the apps start."""
    return [
        note for name in _tellers for note in kept(f"day:{name}", partial(_told, name, now=now))
    ]


def _told(name: str, *, now: datetime) -> list[Note]:
    return list(_tellers[name](now))
