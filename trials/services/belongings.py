"""What of a person's lies in the trials courtroom, for the accounts to hand over."""

from allrise.accounts.belongings import register as register_with_accounts
from allrise.accounts.models import User
from trials.models import DailyAttempt, Trial


class TrialBelongings:
    def hand_over(self, *, guest: User, member: User) -> None:
        Trial.objects.filter(owner=guest).update(owner=member)
        # Where both had a go at the same day's charge, the member's own attempt counts.
        spent = DailyAttempt.objects.filter(person=member).values_list("day", flat=True)
        DailyAttempt.objects.filter(person=guest).exclude(day__in=list(spent)).update(person=member)


def register() -> None:
    register_with_accounts(TrialBelongings())
