from django.apps import AppConfig


class CallsConfig(AppConfig):
    name = "allrise.calls"
    label = "calls"
