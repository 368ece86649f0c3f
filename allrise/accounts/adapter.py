"""django-allauth, told about guests, names and where requests really come from.

Signing up upgrades the guest behind the session, logging in merges them.
"""

from ipaddress import ip_address
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.contrib.auth.models import AbstractBaseUser
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse

from allrise.accounts import names, standing
from allrise.accounts.addresses import address_of
from allrise.accounts.belongings import merge
from allrise.accounts.models import User
from allrise.accounts.people import GUEST_KEY, guest_of

UNKNOWN_ADDRESS = "0.0.0.0"


class CourtAccountAdapter(DefaultAccountAdapter):
    def new_user(self, request: HttpRequest) -> AbstractBaseUser:
        """The guest behind the session becomes the member, with everything they played."""
        guest = guest_of(request.session)
        if guest is None:
            return User()
        guest.username = ""
        return guest

    def save_user(
        self, request: HttpRequest, user: Any, form: Any, commit: bool = True
    ) -> AbstractBaseUser:
        user.is_guest = False
        saved: AbstractBaseUser = super().save_user(request, user, form, commit)
        if commit:
            standing.changed(user)
        return saved

    def clean_username(self, username: str, shallow: bool = False) -> str:
        cleaned: str = super().clean_username(username, shallow)
        wrong = names.complaint(cleaned)
        if wrong is not None:
            raise ValidationError(wrong)
        return cleaned

    def post_login(self, request: HttpRequest, user: Any, **kwargs: Any) -> HttpResponse:
        guest = guest_of(request.session)
        if guest is not None and guest.pk != user.pk:
            merge(guest=guest, member=user)
        request.session.pop(GUEST_KEY, None)
        response: HttpResponse = super().post_login(request, user, **kwargs)
        return response

    def get_client_ip(self, request: HttpRequest) -> str:
        """The address that limits count by: a proxy's word is taken only where it is ours."""
        network = address_of(request).partition("/")[0]
        try:
            return str(ip_address(network))
        except ValueError:
            return UNKNOWN_ADDRESS
