from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "allrise.accounts"
    label = "accounts"
