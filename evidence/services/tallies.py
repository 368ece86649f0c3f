"""The league's counters, kept up to date as rounds resolve and matches end.

A round counts for whoever really made the move, in either seat: a stand-in's for the
stand-in, the dealer's and a coin's for nobody. A match counts for everyone who made a move of
it that was resolved. It is rated only when each seat was one contender's from its first
resolved round to its last: a rating compares two minds, and a seat of several is no mind.
"""

from collections.abc import Iterable

from django.db.models import F
from openskill.models import PlackettLuce

from evidence.domain.league import COUNTER
from evidence.domain.rules import Outcome, Seat
from evidence.models import Match, Ruling, Sealed, Tally

Key = tuple[Seat, int]


def count_round(outcome: Outcome, *, presenter: int | None, examiner: int | None) -> None:
    """Add the round to the counters of who made its moves, in the transaction that resolves it."""
    counter = COUNTER[outcome.verdict]
    for seat, contender in ((Seat.PRESENTER, presenter), (Seat.EXAMINER, examiner)):
        if contender is not None:
            tally = _tally(seat, contender)
            Tally.objects.filter(pk=tally.pk).update(**{counter: F(counter) + 1})


def count_match(match: Match) -> None:
    """Add the match to all who played it, and rate both seats by its score, where it may be.

    In the transaction that ends it. A presenter is rated among presenters and an examiner
    among examiners, though they meet each other: the two ratings are updated against one
    another and never shown as one.
    """
    presenters, examiners = movers(match)
    keys = [(Seat.PRESENTER, each) for each in presenters if each is not None]
    keys += [(Seat.EXAMINER, each) for each in examiners if each is not None]
    held = locked(keys)
    for tally in held.values():
        Tally.objects.filter(pk=tally.pk).update(matches=F("matches") + 1)
    if len(presenters) == len(examiners) == 1 and len(keys) == 2:
        _rate(match, held[keys[0]], held[keys[1]])


def movers(match: Match) -> tuple[set[int | None], set[int | None]]:
    """Who made the moves of the resolved rounds: presenters and examiners, None for nobody."""
    resolved = list(match.resolutions.values_list("round", flat=True))
    filed = Sealed.objects.filter(exhibit__match=match, exhibit__round__in=resolved)
    ruled = Ruling.objects.filter(match=match, round__in=resolved)
    return (
        set(filed.values_list("made_by_id", flat=True)),
        set(ruled.values_list("made_by_id", flat=True)),
    )


def _rate(match: Match, presenter: Tally, examiner: Tally) -> None:
    model = PlackettLuce()
    sides = [[model.create_rating([t.mu, t.sigma])] for t in (presenter, examiner)]
    scores = [float(match.presenter_score), float(match.examiner_score)]
    rated = model.rate(sides, scores=scores)
    for tally, (side,) in zip((presenter, examiner), rated, strict=True):
        Tally.objects.filter(pk=tally.pk).update(mu=side.mu, sigma=side.sigma)


def locked(keys: Iterable[Key]) -> dict[Key, Tally]:
    """The tallies, locked in one order for everyone: two matches of one mind may end together."""
    pks = {key: _tally(*key).pk for key in keys}
    rows = Tally.objects.select_for_update().filter(pk__in=pks.values()).order_by("pk")
    by_pk = {row.pk: row for row in rows}
    return {key: by_pk[pk] for key, pk in pks.items()}


def _tally(seat: Seat, contender: int) -> Tally:
    tally, _ = Tally.objects.get_or_create(contender_id=contender, seat=seat)
    return tally
