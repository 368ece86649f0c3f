"""A change of e-mail: the old address stays until the link sent to the new one is followed."""

from typing import Any

from allauth.account.forms import AddEmailForm
from allauth.account.models import EmailAddress
from django.db import transaction
from django.http import HttpRequest


class ChangeEmailForm(AddEmailForm):
    """django-allauth's own drops an old address at once that was never confirmed, as most
    here never are."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].label = "New e-mail"

    def save(self, request: HttpRequest) -> EmailAddress:
        with transaction.atomic():
            waiting = EmailAddress.objects.filter(user=self.user, verified=False)
            waiting.exclude(email=self.user.email).delete()
            address = EmailAddress.objects.create(
                user=self.user, email=self.cleaned_data["email"], primary=False, verified=False
            )
        address.send_confirmation(request)
        return address
