from datetime import date

from django.urls import path, register_converter

from allrise.pages import boards, profile, views


class DayConverter:
    """A day of the calendar, as in 2026-11-30."""

    regex = r"\d{4}-\d{2}-\d{2}"

    def to_python(self, value: str) -> date:
        return date.fromisoformat(value)

    def to_url(self, value: date) -> str:
        return value.isoformat()


register_converter(DayConverter, "day")

urlpatterns = [
    path("", views.home, name="home"),
    path("leaderboards/", boards.trial_board, name="boards"),
    path("leaderboards/evidence/", boards.evidence_board, name="evidence_board"),
    path("leaderboards/daily/", boards.daily_board, name="daily_board"),
    path("leaderboards/daily/open/", boards.open_daily, name="open_daily"),
    path("leaderboards/daily/<day:day>/", boards.daily_board, name="daily_board"),
    path("u/<str:name>/", profile.profile, name="profile"),
]
