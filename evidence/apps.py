from django.apps import AppConfig


class EvidenceConfig(AppConfig):
    name = "evidence"

    def ready(self) -> None:
        # Registration on start: tasks by their names, what can be audited.
        from evidence import audits, tasks  # noqa: F401

        audits.register()
