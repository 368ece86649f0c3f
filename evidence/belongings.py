"""What belongs to a person in the Evidence Room, as the accounts ask for it."""

from collections.abc import Iterator

from allrise.accounts.belongings import as_text
from allrise.accounts.belongings import register as register_with_accounts
from allrise.accounts.models import User
from evidence import selectors
from evidence.domain import visibility
from evidence.models import Match
from evidence.services import belongings


class MatchBelongings:
    def hand_over(self, *, guest: User, member: User) -> None:
        """A guest has no matches: the chair is for members."""

    def forget(self, *, person: User) -> None:
        belongings.forget(person=person)

    def export(self, *, person: User) -> Iterator[tuple[str, str]]:
        """Each match as its owner may see it: what is not resolved stays sealed."""
        mine = Match.objects.filter(owner=person, human=True).select_related(
            "presenter", "examiner", "owner", "secret"
        )
        for match in mine.order_by("opened_at", "id").iterator(chunk_size=50):
            record = selectors.record_of(match)
            whole = visibility.state_of(record).data()
            whole["moves"] = [each.data() for each in visibility.moves_of(record)]
            whole["seed"] = match.secret.seed if visibility.shows_seed(record.standing) else None
            yield f"matches/{match.id}.json", as_text({"format": "all-rise/match/1", **whole})


def register() -> None:
    register_with_accounts(MatchBelongings())
