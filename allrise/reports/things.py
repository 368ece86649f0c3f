"""What can be reported: each kind says who may see it and what it is called.

A courtroom registers its kinds on start. Whoever may read a thing may report it; for
everybody else it is as absent, or as closed, as it is to them anywhere.
"""

from collections.abc import Callable
from dataclasses import dataclass

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
_kinds: dict[str, LookUp] = {}


def register(kind: str, look_up: LookUp) -> None:
    _kinds[kind] = look_up


def thing(person: User | None, kind: str, subject: str) -> Thing:
    """The thing, through the person who asks. Raises what its courtroom raises."""
    look_up = _kinds.get(kind)
    if look_up is None:
        raise NotFound("There is nothing of this kind to report.")
    return look_up(person, subject)
