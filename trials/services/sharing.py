"""Making a decided trial readable by others, and taking that back."""

from uuid import UUID

from django.db import transaction

from allrise.errors import Conflict, Forbidden, NotFound
from allrise.reports import measures
from trials.dispatch import KIND
from trials.domain.phases import Status
from trials.models import Trial
from trials.services import record

# The name of the curators' measure that keeps a trial from being shared.
CLOSED = "closed"


@transaction.atomic
def share(*, trial_id: UUID, public: bool) -> Trial:
    """Raises Conflict before the verdict, Forbidden for one the curators closed to others."""
    trial = record.locked(trial_id)
    if trial.status != Status.DECIDED:
        raise Conflict("A trial can be shared once it is decided.", code="not_decided")
    measure = measures.standing(kind=KIND, subject=str(trial_id), what=CLOSED) if public else None
    if measure is not None:
        why = f"The curators closed this trial to others: {measure.reason}"
        raise Forbidden(why, code="closed_by_curators")
    trial.public = public
    trial.save(update_fields=["public"])
    return trial


@transaction.atomic
def close(*, trial_id: UUID) -> bool:
    """Take it back from everybody but its owner; whether it had been public. Raises NotFound."""
    trial = Trial.objects.select_for_update(of=("self",)).filter(pk=trial_id).first()
    if trial is None:
        raise NotFound("This trial has been deleted.")
    was, trial.public = trial.public, False
    trial.save(update_fields=["public"])
    return was
