from django.apps import AppConfig


class DocketConfig(AppConfig):
    name = "allrise.docket"
    label = "docket"
