from django.apps import AppConfig


class AllRiseConfig(AppConfig):
    name = "allrise"
    label = "allrise"

    def ready(self) -> None:
        # The Celery application must exist wherever tasks are sent by name.
        from allrise import celery  # noqa: F401
