"""Filters that cost nothing to offer, however long the table: none asks it for all its values."""

from typing import Any, ClassVar

from django.contrib import admin
from django.db.models import Q
from django.http import HttpRequest

# As far back as a value is looked for; what has not been seen since can be asked for by address.
LATEST = 2_000


class Latest(admin.SimpleListFilter):
    """By the values of a text field among the latest rows, the latest first by `order`."""

    order: ClassVar[str] = "-at"

    def lookups(self, request: HttpRequest, model_admin: Any) -> Any:
        rows = model_admin.model.objects.order_by(self.order)
        seen = set(rows.values_list(str(self.parameter_name), flat=True)[:LATEST])
        return [(value, value) for value in sorted(seen | {self.asked} - {None}) if value]

    def __init__(self, request: HttpRequest, params: Any, model: Any, model_admin: Any) -> None:
        self.asked = (params.get(str(self.parameter_name)) or [None])[-1]
        super().__init__(request, params, model, model_admin)

    def queryset(self, request: HttpRequest, rows: Any) -> Any:
        chosen = self.value()
        return rows if chosen is None else rows.filter(**{str(self.parameter_name): chosen})


def latest(field: str) -> type[Latest]:
    """A filter for this field."""
    return type("Latest", (Latest,), {"title": field, "parameter_name": field})


class Mind(admin.SimpleListFilter):
    """By whose work it was: the house's or a model's."""

    title = "engine"
    parameter_name = "by"
    field: ClassVar[str] = "engine"
    house: ClassVar[str] = "house"

    def lookups(self, request: HttpRequest, model_admin: Any) -> Any:
        return [("house", "The house"), ("model", "A model")]

    def queryset(self, request: HttpRequest, rows: Any) -> Any:
        house = Q(**{self.field: self.house})
        if self.value() == "model":
            return rows.exclude(house | Q(**{self.field: ""}))
        return rows.filter(house) if self.value() == "house" else rows


class Assessor(Mind):
    field = "assessor"
