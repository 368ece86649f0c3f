from django.apps import AppConfig


class TurnsConfig(AppConfig):
    name = "allrise.turns"
    label = "turns"
