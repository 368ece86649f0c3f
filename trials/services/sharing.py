"""Making a decided trial readable by others, and taking that back."""

from uuid import UUID

from django.db import transaction

from allrise.errors import Conflict
from trials.domain.phases import Status
from trials.models import Trial
from trials.services import record


@transaction.atomic
def share(*, trial_id: UUID, public: bool) -> Trial:
    """Raises Conflict before the verdict."""
    trial = record.locked(trial_id)
    if trial.status != Status.DECIDED:
        raise Conflict("A trial can be shared once it is decided.", code="not_decided")
    trial.public = public
    trial.save(update_fields=["public"])
    return trial
