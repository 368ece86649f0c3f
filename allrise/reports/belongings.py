"""What of a person's lies in the reports: those they filed, and those about their profile."""

from collections.abc import Iterator

from allrise.accounts.belongings import as_text
from allrise.accounts.belongings import register as register_with_accounts
from allrise.accounts.models import User
from allrise.reports import services
from allrise.reports.models import Report
from allrise.reports.profiles import PROFILE


class ReportBelongings:
    def hand_over(self, *, guest: User, member: User) -> None:
        mine = set(Report.objects.filter(person=member).values_list("kind", "subject"))
        # Where both reported the same thing, the member's own words stand.
        for report in Report.objects.filter(person=guest):
            if (report.kind, report.subject) not in mine:
                report.person = member
                report.save(update_fields=["person"])

    def forget(self, *, person: User) -> None:
        Report.objects.filter(person=person).delete()
        services.forget(kind=PROFILE, subject=str(person.pk))

    def export(self, *, person: User) -> Iterator[tuple[str, str]]:
        rows = Report.objects.filter(person=person).order_by("at", "pk")
        yield "reports.json", as_text(list(rows.values("kind", "subject", "title", "reason", "at")))


def register() -> None:
    register_with_accounts(ReportBelongings())
