from django.apps import AppConfig


class TrialsConfig(AppConfig):
    name = "trials"

    def ready(self) -> None:
        # Registration on start: tasks by their names, belongings with the accounts.
        from trials import tasks  # noqa: F401
        from trials.services import belongings

        belongings.register()
