from django.apps import AppConfig


class CallsConfig(AppConfig):
    name = "allrise.calls"
    label = "calls"
    verbose_name = "The models"

    def ready(self) -> None:
        from allrise.calls import day

        day.register()
