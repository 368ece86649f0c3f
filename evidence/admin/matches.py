"""Matches, to be read as far as anybody may."""

from django.contrib import admin
from django.urls import reverse
from django.utils.html import format_html

from allrise.desk.readonly import ReadOnlyAdmin
from evidence.domain.visibility import A_MEMBER
from evidence.models import Match


@admin.register(Match)
class MatchAdmin(ReadOnlyAdmin):
    """To be read, and only what is public of it: no exhibit's truth, no seed, and of a
    member's own match neither whose nor how it stands before they made it public."""

    list_display = ("id", "presenter", "who_examines", "state", "round", "human", "opened_at")
    list_filter = ("state", "human")
    list_select_related = ("presenter", "examiner")
    fields = (
        "id",
        "presenter",
        "who_examines",
        "presenter_sat",
        "examiner_sat",
        "state",
        "phase",
        "round",
        "score",
        "opened_at",
        "closed_at",
        "page",
    )
    readonly_fields = fields

    @admin.display(description="examiner", ordering="human")
    def who_examines(self, match: Match) -> str:
        return match.examiner.name if _is_public(match) else A_MEMBER

    @admin.display(description="score", empty_value="–")
    def score(self, match: Match) -> str | None:
        if not _is_public(match):
            return None
        return f"{match.presenter_score} : {match.examiner_score}"

    @admin.display(description="watch it", empty_value="–")
    def page(self, match: Match) -> str | None:
        if not _is_public(match):
            return None
        return format_html('<a href="{}">its page</a>', reverse("evidence_match", args=[match.pk]))


def _is_public(match: Match) -> bool:
    return match.public or not match.human
