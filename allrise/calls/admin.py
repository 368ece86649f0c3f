from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from allrise.calls.models import ModelCall


@admin.register(ModelCall)
class ModelCallAdmin(admin.ModelAdmin):
    """The log of calls, to be read."""

    list_display = ("at", "seat", "purpose", "engine", "outcome", "latency_ms", "cost_micros")
    list_filter = ("seat", "outcome", "engine")
    date_hierarchy = "at"

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
