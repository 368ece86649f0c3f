"""django-allauth, told about guests: signing up upgrades one, logging in merges one."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest, HttpResponse

from allrise.accounts.belongings import merge
from allrise.accounts.models import User
from allrise.accounts.people import GUEST_KEY, guest_of


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
        return saved

    def post_login(self, request: HttpRequest, user: Any, **kwargs: Any) -> HttpResponse:
        guest = guest_of(request.session)
        if guest is not None and guest.pk != user.pk:
            merge(guest=guest, member=user)
        request.session.pop(GUEST_KEY, None)
        response: HttpResponse = super().post_login(request, user, **kwargs)
        return response
