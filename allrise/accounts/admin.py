from typing import Any

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.http import HttpRequest

from allrise.accounts import standing
from allrise.accounts.models import User


@admin.register(User)
class PersonAdmin(UserAdmin):
    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        """Whoever is shut out here, or let in again, leaves the boards or comes back."""
        super().save_model(request, obj, form, change)
        standing.changed(obj)
