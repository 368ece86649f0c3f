from django.apps import AppConfig


class ReportsConfig(AppConfig):
    name = "allrise.reports"
    label = "reports"

    def ready(self) -> None:
        from allrise.reports import belongings, profiles, things

        belongings.register()
        things.register(profiles.PROFILE, profiles.profile)
