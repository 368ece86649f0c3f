"""A list whose rows wait for somebody: it opens on those that do."""

from collections.abc import Iterable
from typing import Any, ClassVar

from django.contrib import admin
from django.http import HttpRequest

ALL = "all"


class WaitingFirst(admin.SimpleListFilter):
    """What waits comes first: it is why one opens the page. For a field called as the parameter."""

    title = "state"
    parameter_name = "state"
    states: ClassVar[Iterable[tuple[str, Any]]]
    waiting: ClassVar[str]

    def lookups(self, request: HttpRequest, model_admin: Any) -> Any:
        return [(ALL, "All"), *self.states]

    def choices(self, changelist: Any) -> Any:
        chosen = self.value() or self.waiting
        for value, label in self.lookup_choices:
            yield {
                "selected": chosen == value,
                "query_string": changelist.get_query_string({self.parameter_name: value}),
                "display": label,
            }

    def queryset(self, request: HttpRequest, rows: Any) -> Any:
        chosen = self.value() or self.waiting
        return rows if chosen == ALL else rows.filter(**{str(self.parameter_name): chosen})
