"""Django's admin, entered by our door. Apart from `apps`, where one configuration stands."""

from django.contrib.admin.apps import AdminConfig


class DoorConfig(AdminConfig):
    default_site = "allrise.desk.site.CourtDesk"
