"""The charge of the day: the same charge and seed for everyone, one attempt a person."""

import hashlib
import hmac
from datetime import date, datetime
from uuid import UUID

from django.conf import settings

from allrise.accounts.models import User
from allrise.errors import NotFound
from allrise.seeds import rng
from trials.domain.phases import Mode, Plea
from trials.models import Charge, Trial
from trials.selectors import published_charges
from trials.services import lobby


def charge_of(day: date) -> Charge:
    """The day's charge. Every charge comes once before any comes again."""
    charges = list(published_charges().order_by("slug"))
    if not charges:
        raise NotFound("There is no charge on the docket today.")
    turn, place = divmod(day.toordinal(), len(charges))
    rng(turn, "charge of the day").shuffle(charges)
    return charges[place]


def seed_of(day: date) -> int:
    """The day's seed: the same for everyone, and not to be told in advance."""
    digest = hmac.new(settings.SECRET_KEY.encode(), day.isoformat().encode(), hashlib.sha256)
    return int.from_bytes(digest.digest()[:6], "big")


def open_daily(
    *,
    owner: User,
    now: datetime,
    mode: Mode,
    plea: Plea | None,
    key: UUID | None,
    address: str = "",
) -> Trial:
    """Open the person's one attempt at the charge of the day. Raises Conflict for a second."""
    day = now.date()
    return lobby.open_trial(
        owner=owner,
        charge=charge_of(day),
        seed=seed_of(day),
        daily=day,
        mode=mode,
        plea=plea,
        key=key,
        now=now,
        address=address,
    )
