"""Matches, to be read."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from evidence.models import Match


@admin.register(Match)
class MatchAdmin(admin.ModelAdmin):
    """To be read, and only what is public of it: no exhibit's truth, no seed."""

    list_display = ("id", "presenter", "examiner", "state", "round", "human", "opened_at")
    list_filter = ("state", "human")
    fields = (
        "id",
        "presenter",
        "examiner",
        "presenter_sat",
        "examiner_sat",
        "state",
        "phase",
        "round",
        "presenter_score",
        "examiner_score",
        "opened_at",
        "closed_at",
    )
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
