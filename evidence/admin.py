"""The curator's side of the room. The sealed truth and the seeds are in no list here."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from evidence.models import Contender, LibraryPassage, LibrarySource, Match


class PassageInline(admin.StackedInline):
    model = LibraryPassage
    extra = 0


@admin.register(LibrarySource)
class SourceAdmin(admin.ModelAdmin):
    list_display = ("title", "kind", "subject", "year", "enabled")
    list_filter = ("kind", "subject", "enabled")
    search_fields = ("title", "slug")
    inlines = (PassageInline,)


@admin.register(Contender)
class ContenderAdmin(admin.ModelAdmin):
    list_display = ("name", "engine", "presents", "examines", "enabled", "fallback")
    list_filter = ("enabled", "presents", "examines")

    def get_queryset(self, request: HttpRequest) -> Any:
        """The minds; the people among the examiners are not for curators to edit."""
        return super().get_queryset(request).filter(person__isnull=True).exclude(engine="human")


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
