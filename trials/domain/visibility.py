"""Who may see and do what with a trial. Pure: people are reduced to a role."""

from datetime import date
from enum import StrEnum

from trials.domain.phases import Status


class Role(StrEnum):
    OWNER = "owner"
    READER = "reader"
    STRANGER = "stranger"


def role_of(*, owns: bool, public: bool, status: Status, daily: date | None, today: date) -> Role:
    """What somebody is to a trial.

    A shared trial is readable only after its verdict, and one on the charge of the day
    only once that day (UTC) is over: until then it would tell the others the exhibits.
    """
    if owns:
        return Role.OWNER
    if public and status is Status.DECIDED and (daily is None or daily < today):
        return Role.READER
    return Role.STRANGER


def may_read(role: Role) -> bool:
    return role is not Role.STRANGER


def may_write(role: Role) -> bool:
    return role is Role.OWNER


def shows_card(*, public: bool, status: Status) -> bool:
    """The card of a shared trial is everyone's; one on a charge of the day tells five seals
    only, so that it need not wait for the day's end."""
    return public and status is Status.DECIDED


def shows_scores(status: Status) -> bool:
    """Scores, reasons, fallacies and the case file exist for people only after the verdict."""
    return status is Status.DECIDED


def shows_seed(*, status: Status, chosen: bool) -> bool:
    """A seed is secret until the verdict unless the player chose it: it would tell the deal."""
    return chosen or status is Status.DECIDED
