"""Keeping the words that a trial's owner may look for. Written with what they stand in."""

from allrise.accounts.models import User
from trials.domain import searching
from trials.models import Trial, TrialWords


def index(trial: Trial) -> None:
    """Write down afresh what can be found of the trial: its title and the owner's own words."""
    _write(trial, trial.owner_id)


def hand_over(*, guest: User, member: User) -> None:
    """Make what the guest could find the member's. Before the trials change hands."""
    for trial in Trial.objects.filter(owner=guest).select_related("edition"):
        _write(trial, member.pk)


def _write(trial: Trial, owner: int) -> None:
    said = trial.rounds.values_list("text", flat=True)
    words = searching.document(owner, [trial.edition.sheet["title"], *said])
    TrialWords.objects.update_or_create(trial=trial, defaults={"text": words})
