"""The switchboard: who is drawn for matches, who stands in for whom, and who can be asked."""

from typing import Any

from django import forms
from django.contrib import admin
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest

from evidence.models import Contender
from evidence.services import seats

HUMAN = "human"
_HOUSE = "house"


class ContenderForm(forms.ModelForm):
    class Meta:
        model = Contender
        fields = ("name", "slug", "motto", "engine", "presents", "examines", "enabled", "fallback")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if "fallback" in self.fields:
            others = minds(Contender.objects.all()).exclude(pk=self.instance.pk)
            self.fields["fallback"].queryset = others  # type: ignore[attr-defined]  # a choice of models

    def clean_engine(self) -> str:
        engine: str = self.cleaned_data["engine"]
        if engine == HUMAN:
            raise ValidationError("People take the chair by themselves.")
        return engine

    def clean_fallback(self) -> Contender | None:
        """Nobody stands in for themselves, however long the way round."""
        fallback: Contender | None = self.cleaned_data["fallback"]
        way: list[Contender] = []
        at = fallback
        while at is not None and at.pk not in {each.pk for each in way}:
            if at.pk == self.instance.pk and self.instance.pk is not None:
                names = " → ".join([self.instance.name, *(each.name for each in [*way, at])])
                raise ValidationError(f"The fallbacks go round in a circle: {names}.")
            way.append(at)
            at = at.fallback
        return fallback


def minds(contenders: QuerySet[Contender]) -> QuerySet[Contender]:
    """Without the people among the examiners, who are not for curators to edit."""
    return contenders.filter(person__isnull=True).exclude(engine=HUMAN)


@admin.register(Contender)
class ContenderAdmin(admin.ModelAdmin):
    form = ContenderForm
    list_display = ("name", "engine", "provider", "presents", "examines", "enabled", "fallback")
    list_filter = ("enabled", "presents", "examines")
    list_select_related = ("fallback",)
    search_fields = ("name", "slug", "engine")
    prepopulated_fields = {"slug": ("name",)}
    readonly_fields = ("provider",)
    actions = ("enable", "disable")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Contender]:
        return minds(super().get_queryset(request))

    @admin.display(description="provider")
    def provider(self, contender: Contender) -> str:
        """Whether anybody could be asked, as far as the settings say."""
        provider = contender.engine.partition(":")[0]
        if not provider:
            return "–"
        if provider == _HOUSE:
            return "house"
        return "configured" if seats.providers().has(provider) else "not configured"

    @admin.action(description="Enable the selected contenders", permissions=["change"])
    def enable(self, request: HttpRequest, chosen: QuerySet[Contender]) -> None:
        self.message_user(request, f"{chosen.update(enabled=True)} enabled.")

    @admin.action(description="Disable the selected contenders", permissions=["change"])
    def disable(self, request: HttpRequest, chosen: QuerySet[Contender]) -> None:
        self.message_user(request, f"{chosen.update(enabled=False)} disabled.")
