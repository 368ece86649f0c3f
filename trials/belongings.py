"""What belongs to a person in the trials courtroom, as the accounts ask for it."""

from collections.abc import Iterator
from typing import Any

from allrise.accounts.belongings import as_text
from allrise.accounts.belongings import register as register_with_accounts
from allrise.accounts.models import User
from trials import exports
from trials.domain import visibility
from trials.domain.phases import Status
from trials.models import ChargeSuggestion, DailyAttempt, Hint, Trial
from trials.schemas import trial_json
from trials.services import belongings

SUGGESTED = ("title", "statute", "pitch", "elements", "evidence", "at", "state", "reason")


class TrialBelongings:
    def hand_over(self, *, guest: User, member: User) -> None:
        belongings.hand_over(guest=guest, member=member)

    def forget(self, *, person: User) -> None:
        belongings.forget(person=person)

    def export(self, *, person: User) -> Iterator[tuple[str, str]]:
        mine = Trial.objects.filter(owner=person).select_related("charge", "edition")
        # No more than a few of them in memory, however many there are.
        for trial in mine.order_by("created_at", "id").iterator(chunk_size=50):
            yield from _files(trial)
        yield "hints.json", as_text(_hints(person))
        yield "suggestions.json", as_text(_suggestions(person))
        yield "daily.json", as_text(_attempts(person))


def register() -> None:
    register_with_accounts(TrialBelongings())


def _files(trial: Trial) -> Iterator[tuple[str, str]]:
    """A decided trial as its export, another as the defendant may see it: without a score."""
    if visibility.shows_scores(Status(trial.status)):
        yield f"trials/{trial.id}.json", as_text(exports.as_json(trial))
        yield f"trials/{trial.id}.md", exports.as_markdown(trial)
        return
    shown = {"format": "all-rise/trial/1", "trial": trial_json(trial), "casefile": None}
    yield f"trials/{trial.id}.json", as_text(shown)


def _hints(person: User) -> list[dict[str, Any]]:
    rows = Hint.objects.filter(trial__owner=person).order_by("asked_at", "pk")
    return [
        dict(row) for row in rows.values("trial", "phase", "state", "text", "engine", "asked_at")
    ]


def _suggestions(person: User) -> list[dict[str, Any]]:
    rows = ChargeSuggestion.objects.filter(person=person).order_by("at", "pk")
    return [dict(row) for row in rows.values(*SUGGESTED)]


def _attempts(person: User) -> list[dict[str, Any]]:
    rows = DailyAttempt.objects.filter(person=person).order_by("day")
    return [dict(row) for row in rows.values("day", "trial")]
