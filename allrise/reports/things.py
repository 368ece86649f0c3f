"""What can be reported: each kind says who may see it, what it is called, and what can be done.

A courtroom registers its kinds on start, and with them the measures that a curator may take:
closing a trial to others, taking a name off, striking somebody from the boards. Whoever may
read a thing may report it; for everybody else it is as absent, or as closed, as it is to them
anywhere.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from allrise.accounts.models import User
from allrise.errors import NotFound


@dataclass(frozen=True, slots=True)
class Thing:
    kind: str
    subject: str
    title: str
    url: str


# Raises NotFound, NotSignedIn or Forbidden for a subject this person may not read.
LookUp = Callable[[User | None, str], Thing]


class Remedy(Protocol):
    """Hides a thing, or puts it back as far as that is the curators' to do.

    `take` returns what `lift` will need to know. Both are called inside a transaction, and
    raise NotFound for what is no longer there, Conflict for what cannot be hidden.
    """

    def take(self, *, subject: str, reason: str, now: datetime) -> str: ...

    def lift(self, *, subject: str, kept: str, now: datetime) -> None: ...


@dataclass(frozen=True, slots=True)
class Remedial:
    """A remedy and its name: `taking` and `lifting` are what the buttons say."""

    name: str
    taking: str
    lifting: str
    remedy: Remedy


_kinds: dict[str, LookUp] = {}
_remedies: dict[str, dict[str, Remedial]] = {}


def register(kind: str, look_up: LookUp) -> None:
    _kinds[kind] = look_up


def register_remedy(kind: str, remedial: Remedial) -> None:
    _remedies.setdefault(kind, {})[remedial.name] = remedial


def thing(person: User | None, kind: str, subject: str) -> Thing:
    """The thing, through the person who asks. Raises what its courtroom raises."""
    look_up = _kinds.get(kind)
    if look_up is None:
        raise NotFound("There is nothing of this kind to report.")
    return look_up(person, subject)


def remedies(kind: str) -> list[Remedial]:
    """What can be done about a thing of this kind."""
    return list(_remedies.get(kind, {}).values())


def remedial(kind: str, name: str) -> Remedial:
    """Raises NotFound for a remedy that this kind has not."""
    found = _remedies.get(kind, {}).get(name)
    if found is None:
        raise NotFound("Nothing of that name can be done about it.")
    return found
