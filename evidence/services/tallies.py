"""The league's counters, kept up to date as rounds resolve and matches end."""

from django.db.models import F
from openskill.models import PlackettLuce

from evidence.domain.league import COUNTER
from evidence.domain.rules import Outcome, Seat
from evidence.models import Contender, Match, Tally


def count_round(match: Match, outcome: Outcome) -> None:
    """Add the round to both seats' counters, in the transaction that resolves it."""
    counter = COUNTER[outcome.verdict]
    for tally in _both(match):
        Tally.objects.filter(pk=tally.pk).update(**{counter: F(counter) + 1})


def count_match(match: Match) -> None:
    """Add the match and rate both seats by its score, in the transaction that ends it.

    A presenter is rated among presenters and an examiner among examiners, though they meet
    each other: the two ratings are updated against one another and never shown as one.
    """
    # Locked, in one order for everyone: two matches of one presenter may end together.
    pks = [tally.pk for tally in _both(match)]
    held = {t.pk: t for t in Tally.objects.select_for_update().filter(pk__in=pks).order_by("pk")}
    presenter, examiner = (held[pk] for pk in pks)
    model = PlackettLuce()
    sides = [[model.create_rating([t.mu, t.sigma])] for t in (presenter, examiner)]
    scores = [float(match.presenter_score), float(match.examiner_score)]
    rated = model.rate(sides, scores=scores)
    for tally, (side,) in zip((presenter, examiner), rated, strict=True):
        Tally.objects.filter(pk=tally.pk).update(
            matches=F("matches") + 1, mu=side.mu, sigma=side.sigma
        )


def _both(match: Match) -> tuple[Tally, Tally]:
    return (
        _tally(match.presenter, Seat.PRESENTER),
        _tally(match.examiner, Seat.EXAMINER),
    )


def _tally(contender: Contender, seat: Seat) -> Tally:
    tally, _ = Tally.objects.get_or_create(contender=contender, seat=seat)
    return tally
