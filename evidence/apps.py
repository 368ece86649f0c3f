from django.apps import AppConfig


class EvidenceConfig(AppConfig):
    name = "evidence"
    verbose_name = "The Evidence Room"

    def ready(self) -> None:
        # Registration on start: tasks by their names, belongings with the accounts, what can
        # be audited.
        from evidence import audits, belongings, tasks  # noqa: F401
        from evidence.services import complaints, day

        audits.register()
        belongings.register()
        complaints.register()
        day.register()
