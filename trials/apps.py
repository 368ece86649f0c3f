from django.apps import AppConfig


class TrialsConfig(AppConfig):
    name = "trials"
    verbose_name = "The trials"

    def ready(self) -> None:
        # Registration on start: tasks by their names, belongings with the accounts, what can
        # be audited.
        from allrise.accounts import standing
        from trials import audits, belongings, tasks  # noqa: F401
        from trials.services import boards, day, mailbag

        audits.register()
        belongings.register()
        day.register()
        mailbag.register()
        standing.register(boards.recount_changed)
