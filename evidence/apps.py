from django.apps import AppConfig


class EvidenceConfig(AppConfig):
    name = "evidence"

    def ready(self) -> None:
        # Registration on start: tasks by their names, belongings with the accounts, what can
        # be audited.
        from evidence import audits, belongings, tasks  # noqa: F401
        from evidence.services import complaints

        audits.register()
        belongings.register()
        complaints.register()
