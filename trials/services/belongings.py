"""What of a person's lies in the trials courtroom: handed over to another, or erased."""

from django.utils import timezone

from allrise.accounts.models import User
from allrise.docket import publish
from allrise.turns import receipts
from trials.dispatch import KIND
from trials.models import ChargeSuggestion, DailyAttempt, Trial
from trials.services import boards, lobby, search


def hand_over(*, guest: User, member: User) -> None:
    """Make everything of the guest's the member's. In a transaction."""
    search.hand_over(guest=guest, member=member)
    Trial.objects.filter(owner=guest).update(owner=member)
    # Where both had a go at the same day's charge, the member's own attempt counts.
    spent = DailyAttempt.objects.filter(person=member).values_list("day", flat=True)
    DailyAttempt.objects.filter(person=guest).exclude(day__in=list(spent)).update(person=member)
    receipts.hand_over(old=lobby.scope_of(guest), new=lobby.scope_of(member))
    ChargeSuggestion.objects.filter(person=guest).update(person=member)
    boards.hand_over(guest=guest, member=member, now=timezone.now())


def forget(*, person: User) -> None:
    """Erase the person's trials, shared ones too, with all that was kept of each; what they
    suggested; and the keys they sent."""
    boards.leave(person)
    for trial_id in list(Trial.objects.filter(owner=person).values_list("id", flat=True)):
        lobby.delete(trial_id=trial_id)
        publish.stream_end(kind=KIND, subject=trial_id)
    receipts.forget(scope=lobby.scope_of(person))
    ChargeSuggestion.objects.filter(person=person).delete()
    DailyAttempt.objects.filter(person=person).delete()
