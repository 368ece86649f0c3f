from django.apps import AppConfig


class EvidenceConfig(AppConfig):
    name = "evidence"

    def ready(self) -> None:
        # Registration on start: tasks by their names.
        from evidence import tasks  # noqa: F401
