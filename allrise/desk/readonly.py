"""Tables that are only read, by people who may see the columns that are shown and no more."""

from typing import Any

from django.contrib import admin
from django.core.paginator import Paginator
from django.http import HttpRequest
from django.utils.functional import cached_property

# As many rows as anybody pages through; filters find the others.
MOST = 2_000


class Bounded(Paginator):
    """Counts no further than `MOST`, so that a table of millions opens as fast as a small one.

    In the order of the rows: where an index has it, the counting ends as early as the reading.
    """

    @cached_property
    def count(self) -> int:
        rows: Any = self.object_list
        return int(rows[:MOST].count())


class ReadOnlyAdmin(admin.ModelAdmin):
    """To be read. What is not in the lists cannot be filtered by either, so that nobody
    finds out by asking for more than a hundred, more than fifty, more than seventy-five."""

    actions = None
    show_full_result_count = False
    list_per_page = 50
    paginator = Bounded

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def lookup_allowed(self, lookup: str, value: str, request: HttpRequest | None = None) -> bool:
        named = {
            each if isinstance(each, str) else getattr(each, "parameter_name", "")
            for each in self.list_filter
        } - {""}
        if self.date_hierarchy:
            named.add(self.date_hierarchy)
        return any(lookup == name or lookup.startswith(f"{name}__") for name in named) and (
            super().lookup_allowed(lookup, value, request)  # type: ignore[arg-type]  # as documented
        )
