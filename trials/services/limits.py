"""How much one person may ask of this court, and what a trial that opens may spend.

A trial before models counts against its person, and for guests against their address as
well, for there is no end of guests. A trial before the house costs nothing: only floods of
them are stopped, and while nobody can count they go on.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from uuid import UUID

from django.conf import settings

from allrise.accounts.limits import Away, Limit, counted
from allrise.accounts.models import User
from allrise.calls import spending
from allrise.errors import SlowDown
from trials.services.bench import is_live

HOUR, DAY, MINUTE = 3600.0, 86_400.0, 60.0
TOO_MANY_TRIALS = "You have opened as many trials as the court will hear from one person for now."
TOO_MANY_GUESTS = (
    "Guests at your address have opened as many trials as the court will hear for now. "
    "Members have more."
)
TOO_MANY_DEFENSES = "You file faster than anyone can read. Your words are kept."
TOO_MANY_HINTS = "The Strategist needs to breathe."
BUDGET_SPENT = (
    "The court's money for today is spent, and its models have gone home. "
    "It sits again after midnight, UTC."
)


class BudgetSpent(SlowDown):
    code = "budget_spent"


@contextmanager
def opening(owner: User, *, trial: UUID, address: str = "") -> Iterator[bool]:
    """Count the trial that is opened inside; yields whether only the house may sit in it.

    What fails inside is not counted. Raises SlowDown; where the house may not stand in for
    models that nobody can pay today, `BudgetSpent`.
    """
    live = is_live()
    paid = live and not spending.spent_out(spending.Purse.TRIALS)
    if live and not paid and not settings.HOUSE_FALLBACK:
        raise BudgetSpent(BUDGET_SPENT, retry_after=spending.seconds_to_midnight())
    with ExitStack() as stack:
        for limits, who, message in _of_trials(owner, address, live=paid):
            stack.enter_context(counted(limits, who, message=message))
        paid = paid and spending.admit(trial)
        if live and not paid and not settings.HOUSE_FALLBACK:
            raise BudgetSpent(BUDGET_SPENT, retry_after=spending.seconds_to_midnight())
        try:
            yield live and not paid
        except BaseException:  # money set aside is free again, whatever ended the opening
            if paid:
                spending.release(trial)
            raise


def _of_trials(owner: User, address: str, *, live: bool) -> list[tuple[list[Limit], str, str]]:
    away = Away.REFUSE if live else Away.LET_THROUGH
    flood = Limit("house-trials", settings.HOUSE_TRIALS_PER_HOUR, HOUR, away)
    hour = Limit("trials-hour", settings.TRIALS_PER_HOUR, HOUR, away)
    day = Limit("trials-day", settings.TRIALS_PER_DAY, DAY, away)
    found = [([hour, day] if live else [flood], str(owner.pk), TOO_MANY_TRIALS)]
    if owner.is_guest and address:
        guests = Limit("guest-trials", settings.GUEST_TRIALS_PER_HOUR, HOUR, away)
        found.append(([guests] if live else [flood], f"at {address}", TOO_MANY_GUESTS))
    return found


@contextmanager
def defending(owner_id: int) -> Iterator[None]:
    """Count the defence, plea or second try inside, after which the court owes a turn."""
    limit = Limit("defenses", settings.DEFENSES_PER_MINUTE, MINUTE, _away())
    with counted([limit], str(owner_id), message=TOO_MANY_DEFENSES):
        yield


@contextmanager
def hinting(owner_id: int) -> Iterator[None]:
    limit = Limit("hints", settings.HINTS_PER_MINUTE, MINUTE, _away())
    with counted([limit], str(owner_id), message=TOO_MANY_HINTS):
        yield


def over(trial: UUID) -> None:
    """The trial needs no more money: what was put aside for it is free."""
    if is_live():
        spending.release(trial)


def _away() -> Away:
    """What costs a model call is refused while nobody can count; the house goes on."""
    return Away.REFUSE if is_live() else Away.LET_THROUGH
