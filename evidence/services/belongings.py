"""What of a person's lies in the Evidence Room, and how it is erased.

A match that was not made public goes, with its docket, and its rounds leave the counters,
which are always a recount of what there is. A public match stays as a former member's:
a ruling's reasons were published with it. The person's contender keeps the counts of those
matches and has no name of its own.
"""

from collections import Counter
from uuid import UUID

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from allrise.accounts.models import User
from allrise.docket import publish
from allrise.reports import services as complaints
from allrise.turns import claims
from evidence.domain.league import COUNTER
from evidence.domain.rules import RoundVerdict, Seat
from evidence.models import KIND, Contender, Match, Ruling, Sealed, Tally
from evidence.services import matches, tallies


def forget(*, person: User) -> None:
    """Erase the person's private matches, and let go of the public ones."""
    private = Match.objects.filter(owner=person, human=True, public=False)
    for match_id in list(private.values_list("id", flat=True)):
        _forget_match(match_id)
    Match.objects.filter(owner=person).update(owner=None)
    Contender.objects.filter(person=person).update(person=None)


@transaction.atomic
def _forget_match(match_id: UUID) -> None:
    matches.close_early(match_id=match_id, now=timezone.now())
    match = matches.locked(match_id)
    _uncount(match)
    claims.forget(kind=KIND, subject=match_id)
    publish.close_docket(kind=KIND, subject=match_id)
    complaints.forget(kind=KIND, subject=str(match.pk))
    match.delete()


def _uncount(match: Match) -> None:
    """Take the match and its rounds out of the counters of who made the moves."""
    verdicts = dict(match.resolutions.values_list("round", "verdict"))
    filed = Sealed.objects.filter(exhibit__match=match).values_list("exhibit__round", "made_by_id")
    ruled = Ruling.objects.filter(match=match).values_list("round", "made_by_id")
    counts: dict[tuple[Seat, int], Counter[str]] = {}
    for seat, moves in ((Seat.PRESENTER, filed), (Seat.EXAMINER, ruled)):
        for round, maker in moves:
            if maker is not None and round in verdicts:
                counter = counts.setdefault((seat, maker), Counter(matches=1))
                counter[COUNTER[RoundVerdict(verdicts[round])]] += 1
    for key, row in tallies.locked(counts).items():
        Tally.objects.filter(pk=row.pk).update(
            **{name: F(name) - n for name, n in counts[key].items()}
        )
