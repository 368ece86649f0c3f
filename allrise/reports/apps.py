from django.apps import AppConfig


class ReportsConfig(AppConfig):
    name = "allrise.reports"
    label = "reports"

    def ready(self) -> None:
        from allrise.reports import belongings, day, profiles

        belongings.register()
        day.register()
        profiles.register()
